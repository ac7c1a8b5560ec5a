"""The page of a simulation: every game has one, its figures add up, and it needs nothing from outside."""

from __future__ import annotations

import random
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import imperia
from imperia.arena.match import Result
from imperia.arena.report import likely, page
from imperia.arena.simulate import simulate
from imperia.kernel.record import Record

VOID = {"meta", "rect", "line", "tr", "td", "th"}  # never closed: empty ones, and parts of tables


class Shape(HTMLParser):
    """The tags that are open, and the text under each heading."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sections: dict[str, str] = {}

    def handle_starttag(self, tag, attrs):
        self.open += [] if tag in VOID else [tag]

    def handle_endtag(self, tag):
        assert tag in VOID or self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] == "h2":
            self.sections[data] = ""
        elif self.sections:
            self.sections[list(self.sections)[-1]] += data + " "


def shape_of(text: str) -> Shape:
    found = Shape()
    found.feed(text)
    assert not found.open
    return found


def made(game: str, tmp_path, **more) -> str:
    path = tmp_path / "report.html"
    seats = max(2, imperia.game(game).seats[0])
    record = str(more.get("record", ""))
    simulate(game, seats, ["random"], 4, 1, more.get("options", {}), 1, record, lambda: None, str(path))
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", imperia.games())
def test_every_game_has_a_page_that_needs_no_network(game, tmp_path):
    text = made(game, tmp_path)
    shape = shape_of(text)
    assert imperia.game(game).title() in text
    assert {"Bots", "Points", "Length", "How games ended", "Cards' use"} <= set(shape.sections)
    assert "games by their rounds" in shape.sections["Length"]
    assert not re.search(r"https?:|<script|<link|<img|url\(", text)
    assert "prefers-color-scheme: dark" in text


def test_imperium_is_told_by_nation_side_and_pairing(tmp_path):
    options = {"nations": "romans,celts", "sides": "a,b"}
    sections = shape_of(made("imperium", tmp_path, options=options)).sections
    assert set(re.findall(r"(\w+ [AB])\s+\d+% of 4", sections["Wins by nation and side"])) == {"Romans A", "Celts B"}
    rates = dict(re.findall(r"(Romans|Celts)\s+(\d+)% of 4", sections["Wins by nation"]))
    assert sum(int(rate) for rate in rates.values()) == 100
    assert set(rates) == {"Romans", "Celts"}
    assert "Romans" in sections["Pairings by nation"]
    assert "Unrest" in sections["Cards' use"]


def by_label(section: str) -> dict[str, tuple[int, int]]:
    """How many percent of how many seats won, by what they played or where they sat; one bot plays."""
    _, _, rows = section.partition("with 95 % ")
    return {name: (int(rate), int(n)) for name, rate, n in re.findall(r"(\S.*?)\s+(\d+)% of (\d+)", rows)}


def won_by_seat(folder: Path) -> list[float]:
    """What each seat won of the games that are recorded there, a shared win in parts."""
    played = [Record.load(path).replay() for path in folder.iterdir()]
    return [
        sum([1 / len(state.winners) for state in played if seat in state.winners]) for seat in range(played[0].seats)
    ]


@pytest.mark.parametrize(
    ("game", "kind", "options", "names"),
    [
        ("powers", "faction", {"factions": "STR,ZED,SID"}, ["Strigoi", "Freemasons", "Sídhe"]),
        ("settlers", "faction", {"factions": "roman,japanese"}, ["Roman", "Japanese"]),
        ("wall", "general", {"generals": "gen_yue_fei,gen_liang_hongyu"}, ["Yue Fei", "Liang Hongyu"]),
    ],
)
def test_wins_are_told_by_what_was_played(tmp_path, game, kind, options, names):
    """Each seat plays the same in all games: its wins are those of its faction or general."""
    sections = shape_of(made(game, tmp_path, options=options, record=tmp_path / "games")).sections
    won = won_by_seat(tmp_path / "games")
    assert sum(won) == 4
    assert len(set(won)) > 1
    expected = {name: (round(100 * wins / 4), 4) for name, wins in zip(names, won, strict=True)}
    assert by_label(sections[f"Wins by {kind}"]) == expected
    assert list(by_label(sections["Wins by seat"]).values()) == sorted(expected.values(), reverse=True)
    assert all(name in sections[f"Pairings by {kind}"] for name in names)


def test_of_illuminati_wins_are_told_by_seat(tmp_path):
    """Nobody commands a faction there, so that no win is told of one."""
    options = {"variant": "illuminati"}
    sections = shape_of(made("powers", tmp_path, options=options, record=tmp_path / "games")).sections
    won = won_by_seat(tmp_path / "games")
    expected = {f"seat {seat}": (round(100 * wins / 4), 4) for seat, wins in enumerate(won, 1)}
    assert by_label(sections["Wins by seat"]) == expected


def test_a_power_is_not_taken_for_the_tributary_of_its_name(tmp_path):
    options = {"nations": "mauryans,romans", "sides": "a"}
    used = shape_of(made("imperium", tmp_path, options=options)).sections["Cards' use"]
    assert "Mauryans, power A" in used


def game_of(seating: list[str], shares: list[float], nations: list[str], ending: str, uses: list[dict[str, int]]):
    facts = {"rounds": 7, "ending": ending, "seats": [{"nation": n} for n in nations], "cards": uses}
    return seating, [int(10 * share) for share in shares], shares, 50, 0.1, facts


def test_the_figures_add_up():
    results = [
        game_of(["x", "y"], [1.0, 0.0], ["Red", "Blue"], "gold", [{"Axe": 2}, {"Axe": 1, "<Bow>": 3}]),
        game_of(["y", "x"], [1.0, 0.0], ["Red", "Blue"], "gold", [{"Axe": 1}, {}]),
        game_of(["x", "y"], [0.5, 0.5], ["Blue", "Red"], "fire", [{}, {}]),
    ]
    row = {"seatings": 3, "wins": 1.5, "win_rate": 0.5, "mean_score": 5.0, "min_score": 0, "max_score": 10}
    summary = {"games": 3, "seats": 2, "seed": 1, "options": {}, "bots": {"x": row, "y": row}}
    text = page("Toy", summary, results)
    assert text == page("Toy", summary, results[::-1])  # the order of the games makes no difference
    sections = shape_of(text).sections
    assert re.search(r"gold\s+2 \(67%\)\s+fire\s+1 \(33%\)", sections["How games ended"])
    assert re.search(r"played by x.*Red\s+100% of 1\s+Blue\s+25% of 2\s", sections["Wins by nation"])
    seats = sections["Wins by seat"]
    assert re.search(r"played by x.*seat 1\s+75% of 2\s+seat 2\s+0% of 1\s", seats)
    assert re.search(r"played by y.*seat 1\s+100% of 1\s+seat 2\s+25% of 2\s", seats)
    used = sections["Cards' use"]  # x has 10, 0 and 5 points, y 0, 10 and 5: the mean is 5
    assert re.search(r"Axe\s+67% of 3\s+<Bow>\s+0% of 1\s", used)  # names are text, never tags
    assert re.search(r"Axe\s+4\s+3\s+1\.3\s+67%\s+\+1\.7\s", used)  # 10, 0 and 10 points
    assert re.search(r"<Bow>\s+3\s+1\s+3\.0\s+0%\s+-5\.0\s", used)
    assert "the rows are played by x" in sections["Pairings by nation"]
    assert re.search(r'<tr><th>Red<td style="[^"]*" title="1 times">100<td>', text)


def together(winners: tuple[int, ...], team: bool = True) -> Result:
    facts = {"team": team, "seats": [{"general": "A"}, {"general": "B"}]}
    return Result(["x", "y"], [4, 4], winners, 9, Record("wall", 2, 1, {}), facts)


def test_a_team_wins_once_and_each_of_it_wholly():
    won, lost, tied = together((0, 1)), together(()), together((0, 1), team=False)
    assert (won.shares, lost.shares, tied.shares) == ([1.0, 1.0], [0.0, 0.0], [0.5, 0.5])
    row = {"seatings": 3, "wins": 2.0, "win_rate": 0.667, "mean_score": 4.0, "min_score": 4, "max_score": 4}
    summary = {"games": 3, "seats": 2, "seed": 1, "options": {}, "bots": {"x": row, "y": row}}
    played = [(r.seating, r.scores, r.shares, r.decisions, 0.1, r.facts) for r in (won, lost, won)]
    sections = shape_of(page("Toy", summary, played)).sections
    assert "The team won 2 of 3 games: 66.7%" in sections["How games ended"]
    assert re.search(r"A\s+67% of 3", sections["Wins by general"])
    assert "Pairings by general" not in sections  # nobody finishes before a partner
    assert "Wins by seat" not in sections


def test_a_simulation_counts_the_wins_of_a_team():
    answer = simulate("wall", 2, ["random"], 2, 5, {"mode": "coop"})
    assert answer["team_wins"] == 0
    assert answer["bots"]["random"]["win_rate"] == 0
    assert "team_wins" not in simulate("wall", 3, ["random"], 1, 5, {})


def test_breaches_of_the_wall_are_counted_over_all_winters(tmp_path):
    state, chance, by_winter = imperia.game("wall").new(3, 4), random.Random(4), {}
    while not state.over:
        by_winter[state.year] = max(by_winter.get(state.year, 0), state.breaches)  # those of the last winter
        state.play(state.pending[0], chance.choice(state.legal(state.pending[0])))
    counted = imperia.game("wall").facts(state)["tallies"]["breaches"]
    assert counted > max(by_winter.values()) > 1
    shape = shape_of(made("wall", tmp_path))
    used = shape.sections["Cards' use"]
    assert used.index("Advisors") < used.index("Command cards") < used.index("Economy") < used.index("Tactic cards")
    assert re.search(r"games by their breaches; \d+\.\d a game", shape.sections["Along the way"])


def test_the_likely_range_holds_the_rate_and_narrows():
    assert likely(0, 10)[0] == 0
    assert likely(10, 10)[1] == 1
    low, high = likely(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert likely(500, 1000)[1] - likely(500, 1000)[0] < high - low
