"""Why not: what a view shows has a reason exactly when no option means it, from what its seat may know, in words."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from imperia import Record, catalogue
from imperia.cards.presenter import presenter
from imperia.cards.speaker import default_names
from imperia.cards.words import LANGS
from imperia.games.settlers.goods import COUNTED
from imperia.games.wall.lexicon import HONOUR, RESOURCES
from imperia.kernel.state import State
from imperia.server.hindered import shown
from play import ALL_SETUPS, moments, named, random_game
from texts import check_form, check_sentence, own_words

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "rules"


def things(state: State, seat: int) -> list[str]:
    """What the seat sees, what its options mean, and things that are not there."""
    found = dict.fromkeys(shown(state.view(seat)))
    if state.game.name == "wall":
        found |= dict.fromkeys(f"{kind}:{n}" for kind in ("official", "staging", "place") for n in range(10))
    for option in state.options(seat):
        found |= dict.fromkeys(state.game.places(state, option))
    return [*found, "card:99999999", "supply:clerk", "nothing", ""]


def lit(state: State, seat: int, thing: str) -> list[str]:
    """The verbs of the options that mean a thing."""
    return [option.name for option in state.options(seat) if thing in state.game.places(state, option)]


def known_rules(game: str) -> set[str]:
    files = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{game}*.md")}
    return set(catalogue.index(files).ids)


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
def test_a_thing_has_a_reason_exactly_when_no_option_means_it(setup: Any) -> None:
    rules = known_rules(setup[0])
    for state in moments(setup):
        before = state.clone()
        for seat in range(state.seats):
            world = state if state.over else state.determinize(seat, 7)
            for thing in things(state, seat):
                reasons, verbs = state.why_not(seat, thing), lit(state, seat, thing)
                assert bool(reasons) == (not verbs), (thing, verbs, reasons)
                hindered = [why.verb for why in state.hindrances(seat, thing)]
                assert not set(hindered) & set(verbs), "what can be done is not hindered"
                assert world.why_not(seat, thing) == reasons, "a reason tells nothing that the seat does not know"
                assert all(not why.rule or why.rule in rules for why in reasons)
        assert state == before


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
def test_a_reason_is_a_whole_sentence(setup: Any) -> None:
    said: dict[tuple[str, str], str] = {}
    for number, state in enumerate(moments(setup)):
        lang = LANGS[number % len(LANGS)]
        names, table = default_names(lang, state.seats), presenter(state.rules())
        for seat in state.pending[:1]:
            for thing in things(state, seat):
                for verb, text, why in table.why_not(state, seat, thing, lang, names):
                    said.setdefault((lang, f"{verb}{why.name}{why.goods}"), text)
    assert said
    for (lang, _), text in said.items():
        check_form(lang, text)
        check_sentence(lang, own_words(text))


def numbers(state: State, seat: int) -> dict[tuple[str, int], Any]:
    """The options that are numbers, by what is counted and how many."""
    speaker = presenter(state.rules()).speaker
    found = [(option, speaker.number(option)) for option in state.options(seat)]
    return {(speaker.kind(option) or option.name, n): option for option, n in found if n is not None}


def give(state: Any, seat: int, good: int, n: int) -> None:
    """So many more of a good, with which the question is asked anew."""
    state._legal = [[]] * state.seats
    if state.game.name == "settlers":
        state.goods[seat * COUNTED + good] += n
    elif good == HONOUR:
        state.honour[seat] += n
    else:
        state.stock[seat * RESOURCES + good] += n
        state.store[good] += n


@pytest.mark.parametrize("setup", [("settlers", 2, {}), ("wall", 2, {}), ("wall", 2, {"mode": "coop"})], ids=named)
def test_with_what_is_missing_for_one_more_one_more_can_be_had(setup: Any) -> None:
    seen: set[str] = set()
    for seed in range(6):
        for state in random_game(*setup, seed):
            for seat in state.pending:
                offered = numbers(state, seat)
                for (kind, n), option in offered.items():
                    why = state.why_no_more(seat, option)
                    if why is None:
                        continue
                    assert (kind, n + 1) not in offered
                    seen.add(why.verb or "pay")
                    richer = state.clone()
                    for good, missing in why.goods:
                        assert missing > 0
                        give(richer, seat, good, missing)
                    assert not why.goods or (kind, n + 1) in numbers(richer, seat)
    assert seen >= ({"send"} if setup[0] == "settlers" else {"pay", "draw"})


def test_what_is_picked_in_order_says_when_its_turn_is() -> None:
    """Of two cards to discard the last in hand cannot come first, and none before the one that was named can follow."""
    state = a_hand_of_which_two_go()
    table, names = presenter(state.rules()), default_names("en", state.seats)

    def said(thing: str) -> list[str]:
        return [why.name for _, _, why in table.why_not(state, 0, thing, "en", names)]

    first, second, *_, last = state.view(0)["nations"][0]["hand"]["cards"]
    assert said(f"card:{last}") == ["picked-later"]
    state.play(0, next(option.code for option in state.options(0) if option.args[0] == second))
    assert said(f"card:{first}") == ["picked-past"]
    assert state.why_not(0, f"card:{last}") == [], "it comes now"


def a_hand_of_which_two_go() -> Any:
    for seed in range(200):
        state: Any = Record("imperium", 2, seed, {}).start()
        chance = random.Random(seed)
        while not state.over:
            if state.pending == (0,) and "Discard 2 cards" in presenter(state.rules()).question(state, 0, "en", [])[0]:
                hand = state.view(0)["nations"][0]["hand"]["cards"]
                if len(set(hand)) == len(hand) == len(state.options(0)) + 1 > 3:
                    return state
            state.play(state.pending[0], chance.choice(state.legal(state.pending[0])))
    raise AssertionError("nobody ever discards two cards")
