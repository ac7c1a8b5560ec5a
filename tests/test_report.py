"""The report over many games: its figures are those of the games."""

from __future__ import annotations

from imperia.arena.report import report
from imperia.arena.simulate import simulate


def _outcome(shares, points, account):
    return (["greedy", "random"], points, shares, 10, 0.1, account)


def _account(first, second, ended="main deck", rounds=9, used=((), ())):
    seats = [{"nation": first[0], "side": first[1]}, {"nation": second[0], "side": second[1]}]
    return {"seats": seats, "ended": ended, "rounds": rounds, "used": [list(cards) for cards in used]}


def test_figures_by_label_pairing_ending_and_card():
    found = report(
        [
            _outcome([1.0, 0.0], [30, 20], _account(("romans", "A"), ("celts", "B"), used=(("x", "x"), ("y",)))),
            _outcome([0.5, 0.5], [10, 10], _account(("celts", "A"), ("romans", "A"), "Collapse", 5, (("x",), ()))),
        ]
    )
    assert found["by"]["nation"]["romans"] == {"games": 2, "win_rate": 0.75, "mean_score": 20.0}
    assert found["by"]["side"]["B"] == {"games": 1, "win_rate": 0.0, "mean_score": 20.0}
    assert found["by"]["nation side"]["celts A"] == {"games": 1, "win_rate": 0.5, "mean_score": 10.0}
    assert found["pairings"] == {"celts : romans": {"games": 2, "win_rate": 0.25, "mean_score": -5.0}}
    assert found["endings"] == {"Collapse": 1, "main deck": 1}
    assert found["rounds"] == {"least": 5, "median": 7.0, "most": 9}
    assert found["cards"]["x"] == {"uses": 3, "games": 2, "win_rate": 0.75, "mean_score": 20.0}


def test_a_game_without_an_account_has_an_empty_report():
    assert report([_outcome([1.0, 0.0], [3, 2], {})]) == {}


def test_a_simulation_of_imperium_reports_its_nations():
    answer = simulate("imperium", 2, ["random"], 2, 5, {"nations": "romans,celts", "sides": "a,b"}, balance=True)
    found = answer["report"]
    assert {name: row["games"] for name, row in found["by"]["nation side"].items()} == {"romans A": 2, "celts B": 2}
    assert sum(row["win_rate"] for row in found["by"]["nation"].values()) == 1.0
    assert sum(found["endings"].values()) == 2
    assert all(card[:4] not in ("1GRE", "2ATL") for card in found["cards"])
