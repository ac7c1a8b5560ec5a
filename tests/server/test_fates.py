"""What happens to the reader is told once, with all that did it."""

from __future__ import annotations

import random

import pytest

from imperia.cards.presenter import shown
from imperia.cards.words import LANGS
from imperia.server.snapshot import snapshot

from .test_pictures import KEYS, _move, _table


def test_one_death_of_several_causes_is_told_once_and_names_them_all() -> None:
    found = 0
    for seed in range(12):
        table, chance = _table("powers", seed), random.Random(seed)
        while not table.state.over:
            _move(table, chance)
        for seat in range(table.state.seats):
            for lang in LANGS:
                for line in snapshot(table, "me", KEYS, seat, lang)["events"]:
                    if line["fates"] and line["kinds"] == ["dies"] * len(line["by"]):
                        [fate] = line["fates"]
                        told = {f"card:{part['card']}" for part in fate["text"] if "card" in part}
                        assert told == {*line["by"], *line["anchors"]}
                        assert f"card:{fate['card']}" in line["by"]
                        found += len(line["by"]) > 1
    assert found > 5


@pytest.mark.parametrize("game", shown())
def test_no_line_tells_the_reader_the_same_twice(game: str) -> None:
    table, chance = _table(game, 3), random.Random(3)
    while not table.state.over:
        _move(table, chance)
    for seat in range(table.state.seats):
        for line in snapshot(table, "me", KEYS, seat, "en")["events"]:
            told = [str(fate["text"]) for fate in line["fates"]]
            assert len(told) == len(set(told))


def test_what_others_do_with_a_card_is_not_marked_at_the_one_like_it_in_the_readers_hand() -> None:
    table, chance = _table("imperium", 3), random.Random(3)
    while not table.state.over:
        _move(table, chance)
    for reader in range(table.state.seats):
        lines = [line for line in snapshot(table, "me", KEYS, reader, "en")["events"] if line["kinds"] == ["played"]]
        own = [line for line in lines if any(anchor.startswith("card:") for anchor in line["by"])]
        assert own
        assert own == [line for line in lines if line["seat"] == reader]
