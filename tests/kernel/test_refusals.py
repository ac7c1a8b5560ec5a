"""Bad input gets a clear sentence that names what is wrong, and changes nothing."""

from __future__ import annotations

import json

import pytest

import imperia
from imperia import IllegalMove, Record, RecordError, SetupError, State
from play import reach, start


def powers(seed: int = 1) -> State:
    return start("powers", 3, {}, seed)


@pytest.mark.parametrize("seats", [0, 2, 7, -1, "4", None, 3.0])
def test_a_wrong_number_of_players_is_named(seats):
    with pytest.raises(SetupError, match="3 to 6 players"):
        imperia.game("powers").new(seats, 1)


def test_an_unknown_game_option_value_and_seed_are_named():
    with pytest.raises(SetupError, match="no game 'chess'"):
        imperia.game("chess")
    with pytest.raises(SetupError, match=r"no option 'colour'.*variant"):
        imperia.game("powers").new(4, 1, {"colour": "red"})
    with pytest.raises(SetupError, match="can be struggle, illuminati, not 'war'"):
        imperia.game("powers").new(4, 1, {"variant": "war"})
    with pytest.raises(SetupError, match="seed must be a whole number"):
        imperia.game("powers").new(4, "x")
    with pytest.raises(SetupError, match="by name"):
        imperia.game("powers").new(4, 1, ["variant"])


@pytest.mark.parametrize(
    ("factions", "words"),
    [("ZED,XYZ,STR", "'XYZ' is none of them"), ("ZED,ZED,STR", "twice"), ("ZED,STR", "each of the 3 players")],
)
def test_wrong_factions_are_named(factions, words):
    with pytest.raises(SetupError, match=words):
        imperia.game("powers").new(3, 1, {"factions": factions})


def test_factions_do_not_go_with_illuminati():
    with pytest.raises(SetupError, match="nobody commands a faction"):
        imperia.game("powers").new(3, 1, {"variant": "illuminati", "factions": "ZED,STR,MAG"})


def test_illegal_moves_change_nothing():
    state = powers()
    before = state.to_json()
    option = state.options(0)[0]
    for seat, wrong, words in [
        (3, option, "no seat 3"),
        (-1, option, "no seat -1"),
        ("0", option, "no seat '0'"),
        (0, state.options(1)[0], "may not choose"),
        (0, option.code, "not an option"),
        (0, None, "not an option"),
    ]:
        with pytest.raises(IllegalMove, match=words):
            state.apply(seat, wrong)
    assert state.to_json() == before


def test_a_seat_that_is_not_asked_is_told_who_is():
    state = powers()
    state.apply(1, state.options(1)[0])
    with pytest.raises(IllegalMove, match="waits for seat 0, 2"):
        state.apply(1, state.rules().actions[0])


def test_an_option_object_of_another_table_is_refused():
    state = powers()

    class Foreign:
        code = state.options(0)[0].code

    with pytest.raises(IllegalMove, match="not an option of powers"):
        state.apply(0, Foreign())


def test_after_the_end_nobody_may_move():
    state = reach("powers", 3, {}, 1, 10_000)
    assert state.over
    assert state.options(0) == []
    with pytest.raises(IllegalMove, match="over"):
        state.apply(0, state.rules().actions[0])


@pytest.mark.parametrize("code", [-1, 10**9])
def test_a_code_outside_the_table_is_named(code):
    with pytest.raises(IllegalMove, match="no option number"):
        imperia.game("powers").actions[code]
    with pytest.raises(IllegalMove):
        powers().play(0, code)


def finished(tmp_path):
    state = powers(5)
    record = Record("powers", 3, 5, imperia.game("powers").chosen({}))
    while not state.over:
        seat = state.pending[0]
        code = state.legal(seat)[0]
        state.play(seat, code)
        record.add(seat, code)
    record.result = state.scores
    path = tmp_path / "game.json"
    record.save(path)
    return path


def test_a_record_replays_to_the_same_result(tmp_path):
    path = finished(tmp_path)
    assert Record.load(path).replay().over


def test_a_missing_truncated_or_foreign_file_is_named(tmp_path):
    path = finished(tmp_path)
    text = path.read_text()
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(tmp_path / "nowhere.json")
    path.write_text(text[: len(text) // 2])
    with pytest.raises(RecordError, match="cut off"):
        Record.load(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="not a text file"):
        Record.load(path)
    path.write_text("[" * 100_000)
    with pytest.raises(RecordError):
        Record.load(path)
    for data in ([], {}, {"format": "x"}, None, 3):
        path.write_text(json.dumps(data))
        with pytest.raises(RecordError, match="not an Imperia record"):
            Record.load(path)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("rules", "powers-0-0-0", "played under the rules"),
        ("seats", 9, "cannot have"),
        ("seats", True, "'seats'"),
        ("entries", None, "'entries'"),
        ("entries", [["a", 1]], "entry 0"),
        ("entries", [[0, 1, 2, 3]], "entry 0"),
        ("entries", [[0, -1, 5]], "takes back"),
        ("result", ["x"], "'result'"),
        ("names", 7, "'names'"),
        ("seed", "7", "'seed'"),
        ("options", {"variant": "war"}, "variant"),
    ],
)
def test_a_damaged_field_is_named(tmp_path, key, value, words):
    path = finished(tmp_path)
    data = json.loads(path.read_text())
    data[key] = value
    path.write_text(json.dumps(data))
    with pytest.raises(imperia.ImperiaError, match=words):
        Record.load(path)


def test_the_first_divergent_move_is_named(tmp_path):
    path = finished(tmp_path)
    data = json.loads(path.read_text())
    data["entries"][7][1] = 0
    path.write_text(json.dumps(data))
    with pytest.raises(RecordError, match="diverges at move 8"):
        Record.load(path).replay()
    data = json.loads(finished(tmp_path).read_text())
    data["result"][0] += 1
    path.write_text(json.dumps(data))
    with pytest.raises(RecordError, match="the replay gives"):
        Record.load(path).replay()
    data["entries"].pop()
    path.write_text(json.dumps(data))
    with pytest.raises(RecordError, match="not over"):
        Record.load(path).replay()


def test_a_move_outside_the_record_is_named(tmp_path):
    record = Record.load(finished(tmp_path))
    with pytest.raises(RecordError, match="no move 9999"):
        record.replay(9999)


@pytest.mark.parametrize("damage", ["drop", "type", "card", "rules", "shape"])
def test_a_damaged_state_is_refused(damage):
    data = reach("powers", 4, {}, 2, 30).to_json()
    if damage == "drop":
        del data["state"]["hands"]
    elif damage == "type":
        data["state"]["hands"] = 3
    elif damage == "card":
        data["state"]["hands"][0][0] = data["state"]["hands"][1][0]
    elif damage == "rules":
        data["rules"] = "powers-0"
    else:
        data = {"state": []}
    with pytest.raises(RecordError):
        State.from_json(data)
