"""The ladder: who is stronger comes out, the same wherever it is played, and it goes on where it was left."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import imperia
from imperia.arena.crew import Crew
from imperia.arena.ladder import Ladder
from imperia.arena.versions import ByHand, player
from imperia.bots.base import Bot
from imperia.bots.search import Search
from imperia.kernel.errors import SetupError
from imperia.kernel.state import State

BOTS = ["random", "greedy"]


@pytest.fixture(scope="module")
def climbed(tmp_path_factory: pytest.TempPathFactory) -> Ladder:
    ladder = Ladder("settlers", BOTS, 2, {}, file=str(tmp_path_factory.mktemp("ladder") / "settlers.json"))
    ladder.climb(60, Crew())
    return ladder


def test_greedy_stands_above_random_and_it_stops_when_that_is_sure(climbed: Ladder) -> None:
    assert [rung.bot for rung in climbed.rungs()] == ["greedy", "random"]
    assert climbed.settled()
    best, last = climbed.rungs()
    assert best.points - best.give_or_take > last.points
    assert 8 <= len(climbed.played) < 60


def test_seats_rotate_and_every_bot_begins_as_often(climbed: Ladder) -> None:
    first = [who[0] for who, _ in climbed.counted()]
    assert first.count("greedy") == first.count("random")


def test_table_and_plot_tell_the_ratings(climbed: Ladder) -> None:
    assert climbed.file is not None
    best = climbed.rungs()[0]
    assert f"| greedy | {best.points} | {best.give_or_take} |" in climbed.file.with_suffix(".md").read_text()
    picture = ElementTree.fromstring(climbed.file.with_suffix(".svg").read_text())
    words = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"greedy", "random", str(best.points)} <= set(words)


def test_it_goes_on_where_it_was_left_and_comes_to_the_same(climbed: Ladder, tmp_path: Path) -> None:
    file = tmp_path / "again.json"
    assert climbed.file is not None
    kept = json.loads(climbed.file.read_text())
    half = dict(list(kept["played"].items())[::2])
    file.write_text(json.dumps(kept | {"played": half}))
    again = Ladder("settlers", BOTS, 2, {}, file=str(file))
    counted: list[int] = []
    again.climb(60, Crew(), counted.append)
    assert len(counted) == len(kept["played"]) - len(half)
    assert again.rungs() == climbed.rungs()


def test_a_file_of_something_else_is_refused(climbed: Ladder, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="other games"):
        Ladder("settlers", BOTS, 2, {}, seed=2, file=str(climbed.file))
    other = tmp_path / "other.json"
    other.write_text("[]")
    with pytest.raises(SetupError, match="not a ladder"):
        Ladder("settlers", BOTS, 2, {}, file=str(other))
    with pytest.raises(SetupError, match="two different bots"):
        Ladder("settlers", ["greedy", "greedy"], 2, {})


# --- versions ---------------------------------------------------------------------------------------------------------
def test_a_version_thinks_otherwise_and_leaves_the_others_as_they_were() -> None:
    rules = imperia.game("settlers")
    state, weights = rules.new(2, 5), rules.weights()
    before = weights.now[:]
    seen: list[list[float]] = []

    class Looker(Bot):
        def choose(self, world: State, seat: int) -> int:
            seen.append(weights.now[:])
            return world.legal(seat)[0]

    ByHand(Looker(1)).answer(state, state.pending[0])
    assert seen == [weights.hand]
    assert weights.now == before
    assert isinstance(player("greedy@hand"), ByHand)
    few = player("adept@7", 3)
    assert isinstance(few, Search)
    assert few.level.walks == 7


def test_versions_stand_on_a_ladder_and_unknown_ones_are_refused() -> None:
    ladder = Ladder("powers", ["greedy", "greedy@hand", "novice@2"], 3, {})
    ladder.climb(1, Crew())
    assert {rung.bot for rung in ladder.rungs()} == {"greedy", "greedy@hand", "novice@2"}
    for wrong in ("greedy@old", "random@hand", "greedy@40", "adept@0", "adept@"):
        with pytest.raises(SetupError, match="no version"):
            Ladder("powers", ["random", wrong], 3, {})
