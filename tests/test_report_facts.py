"""What games tell reports of themselves: how they ended, with what words, what was played and what was used."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import powers_dsl as powers
import settlers_dsl as settlers
from imperia.arena.simulate import simulate
from test_report import shape_of


def facts(t: Any) -> dict[str, Any]:
    told: dict[str, Any] = t.state.rules().facts(t.state)
    return told


# --- Powers ---------------------------------------------------------------------------------------------------------
def test_powers_ends_by_the_limit_of_threats_or_with_all_candidates_known() -> None:
    assert facts(powers.table("STR", "ZED", "SID").end(hidden=True))["ending"] == "limit of Threats"  # PW-END-01
    t = powers.table("STR", "ZED", "SID")
    t.round(powers.THIRST, powers.DAGGER, powers.SPRING, appear=[powers.A, powers.B])
    t.round(powers.BALL, powers.OATH, powers.EILLID, guess={powers.C: powers.TAMLIN})
    assert facts(t)["ending"] == "all Candidates known"  # PW-END-02


def test_struggle_is_told_by_the_faction_that_one_leads() -> None:
    seats = facts(powers.table("STR", "ZED", "SID").end())["seats"]
    assert seats == [{"faction": "Strigoi"}, {"faction": "Freemasons"}, {"faction": "Sídhe"}]


def test_illuminati_is_told_by_the_faction_of_the_candidate_that_one_drew() -> None:
    t = powers.illuminati(3, (powers.PADMA, powers.ARMINUS, powers.VANE)).end()
    of = "faction of the Candidate"
    assert facts(t)["seats"] == [{of: "Oriental Cult"}, {of: "Mages"}, {of: "Mages"}]


def test_a_report_of_illuminati_has_wins_by_the_faction_of_the_candidate(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    simulate("powers", 3, ["random"], 4, 1, {"variant": "illuminati"}, 1, "", lambda: None, str(path))
    sections = shape_of(path.read_text(encoding="utf-8")).sections
    assert "% of" in sections["Wins by faction of the Candidate"]
    assert "Wins by faction" not in sections


# --- Settlers -------------------------------------------------------------------------------------------------------
def last_round(*factions: str) -> settlers.Table:
    return settlers.table(*factions).bare(*range(len(factions))).in_round(5)


def test_settlers_tells_how_the_game_was_decided() -> None:
    """IS-END-04, IS-END-05: there is always a winner, so that alone says nothing."""
    three = (settlers.ROMAN, settlers.BARBARIAN, settlers.EGYPTIAN)
    assert facts(last_round(*three).give(0, vp=5).give(1, vp=4, wood=3).finish())["ending"] == "most points"
    tie = last_round(*three).give(0, vp=5, food=1).give(1, vp=5, stone=2).finish()
    assert facts(tie)["ending"] == "tie: more resources and workers left"
    cards = last_round(*three).give(0, vp=5).give(1, vp=5).hand(1, settlers.MILL).finish()
    assert facts(cards)["ending"] == "tie: more cards in hand"
    shared = last_round(*three).give(0, vp=5, gold=3).give(1, vp=5).finish()
    assert shared.state.winners == (0, 1)
    assert facts(shared)["ending"] == "shared victory"


def test_settlers_alone_is_won_with_a_rank_or_lost() -> None:
    """IS-SOL-15, IS-SOL-16."""

    def alone(collection: int) -> dict[str, Any]:
        t = settlers.table(settlers.ROMAN).in_round(5).built(0, settlers.SPIES, settlers.LEGION).collected(collection)
        return facts(t.give(0, vp=40).attacks_next("food", "gold").bare(0).finish())

    assert alone(0)["ending"] == "won as noble"
    assert alone(2)["ending"] == "lost to the virtual player"


def test_razing_a_card_from_hand_is_a_use_of_it() -> None:
    t = settlers.table(settlers.ROMAN, settlers.BARBARIAN).hand(0, settlers.MILL).give(0, raze=1)
    t.raze_hand(0, settlers.MILL)
    assert facts(t)["cards"] == [{"Mill": 1}, {}]
    assert facts(t)["tallies"] == {"Locations razed": 0}


def test_razed_locations_are_counted_and_no_use_of_who_razes_them() -> None:
    t = settlers.table(settlers.ROMAN, settlers.BARBARIAN).built(1, settlers.MILL).give(0, raze=2)
    t.raze(0, settlers.MILL)
    assert facts(t)["cards"] == [{}, {}]
    assert facts(t)["tallies"] == {"Locations razed": 1}


def test_razing_a_location_of_ones_own_is_both() -> None:
    t = settlers.table(settlers.BARBARIAN, settlers.ROMAN).built(0, settlers.RABBLE, settlers.MILL, settlers.RUINS)
    t.give(0, settlers=2).activate(0, settlers.RABBLE)
    assert facts(t)["cards"][0]["Mill"] == 1
    assert facts(t)["tallies"] == {"Locations razed": 1}
