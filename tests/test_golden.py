"""Golden records: finished games, one for each way a game can end and each variant, replayed on every run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import imperia
from golden.make import WANTED, endings, told, unrest
from imperia.games.imperium import ENDINGS
from imperia.games.imperium.lexicon import NATIONS
from imperia.games.wall.lexicon import ENDINGS as WALL_ENDINGS

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_golden_record_replays_to_its_end_result_and_log(path: Path):
    """After a change of the rules version or the log `python tests/golden/make.py` makes them anew."""
    record = imperia.Record.load(path)
    state = record.replay()
    assert told(state) == json.loads(path.read_text(encoding="utf-8"))["log"]
    game, seats, options, _, wanted = WANTED[path.stem]
    assert (record.game, record.seats) == (game, seats)
    assert options.items() <= record.options.items()
    assert state.over
    assert endings(state) == wanted
    assert state.scores == record.result
    assert state.winners or "lost" in wanted
    deciding = [-n for n in unrest(state)] if "Collapse" in wanted else state.scores
    if options.get("mode") == "coop":
        assert state.winners in ((), tuple(range(seats)))
    else:
        assert all(deciding[seat] == max(deciding) for seat in state.winners)
    state.rules().check_state(state)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_golden_record_can_be_entered_anywhere(path: Path):
    """Half of it replayed, saved, loaded and played on gives the same result."""
    record = imperia.Record.load(path)
    half = len(record.moves) // 2
    state = imperia.State.from_json(record.replay(half).to_json())
    for seat, code in record.moves[half:]:
        state.play(seat, code)
    assert state.scores == record.result
    assert state == record.replay()


def test_imperium_ends_in_every_way_with_every_nation_on_both_sides():
    wanted = [WANTED[path.stem] for path in RECORDS if path.stem.startswith("imperium")]
    ends = [end for *_, end in wanted]
    assert all({end} in ends for end in [*ENDINGS[1:], "Collapse"])
    assert {"Collapse", "tie"} in ends
    assert {seats for _, seats, *_ in wanted} == {2, 3, 4}
    played = [zip(o["nations"].split(","), o["sides"].split(","), strict=True) for _, _, o, _, _ in wanted]
    assert len({pair for line in played for pair in line}) == 2 * len(NATIONS)


def test_the_wall_is_played_in_every_mode_and_won_and_lost():
    wanted = [WANTED[path.stem] for path in RECORDS if path.stem.startswith("wall")]
    assert {end for *_, ends in wanted for end in ends} == {*WALL_ENDINGS[1:], "won", "lost"}
    modes = [(seats, options.get("mode", "competitive")) for _, seats, options, *_ in wanted]
    assert set(modes) == {*[(n, "competitive") for n in (1, 2, 3, 4)], *[(n, "coop") for n in (2, 3, 4)]}
    solo = [(options["difficulty"], ends) for _, seats, options, _, ends in wanted if seats == 1]
    assert [level for level, _ in sorted(solo, key=lambda entry: int(entry[0]))] == ["0", "50", "100"]
    assert [ends for _, ends in solo if "lost" in ends and "shame" not in ends], "lost to Qin on points"


def test_every_way_to_end_is_there():
    assert {path.stem for path in RECORDS} == set(WANTED)
