"""A button never shows a price or a gain that is not what happens: every option of many positions is played on a clone,
and what the log says was paid and gained is held against what stood on the button."""

from __future__ import annotations

import re

import pytest

from imperia.cards.presenter import presenter
from imperia.cards.speaker import Terms, default_names
from imperia.cards.story import Flow, told
from imperia.cards.words import LANGS, plain
from imperia.games.settlers.goods import ANY_CARD, COMMON_CARD, FACTION_CARD, GOLD
from imperia.kernel.events import Event
from imperia.kernel.options import Option
from imperia.kernel.state import State
from play import ALL_SETUPS, named, random_game

WITH_GOODS = [setup for setup in ALL_SETUPS if setup[0] != "powers"]
MATERIAL, POPULATION, PROGRESS = range(3)
ANY_MIX = -1  # wood, stone and gold of the Wall, from the Storehouse too
# Questions on the way to the bargain; one that could go on is ended.
SETTLING = ("pay", "amount", "deck", "site", "role", "overseer", "recruit", "reduce")
STEPS = 12


def bargain(s: State, seat: int, option: Option) -> tuple[list[Event], list[Flow]]:
    """Play an option and what is asked until it is settled: the first act of what is told then, and its goods."""
    clone, before = s.clone(), len(s.log)
    clone.apply(seat, option)
    for _ in range(STEPS):
        if clone.pending != (seat,) or clone.game.prompts[clone.asking[0]].name not in SETTLING:
            break
        options = clone.options(seat)
        clone.apply(seat, next((one for one in options if one.name == "done"), options[0]))
    events = [Event(clone.game.events[entry[0]], entry) for entry in clone.log[before:]]
    acts = told(events)
    first = acts[0].events if acts else []
    speaker = presenter(s.rules()).speaker
    return first, [flow for event in first for flow in speaker.flows(event) if flow.seat == seat]


def paid(flows: list[Flow], own: list[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for flow in flows:
        if flow.price and flow.card in own:
            found[flow.good] = found.get(flow.good, 0) - flow.n
    return found


def gained(game: str, flows: list[Flow], own: list[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for flow in flows:
        if flow.n > 0 and flow.card in own:
            found[flow.good] = found.get(flow.good, 0) + flow.n
    if game == "settlers":
        found[ANY_CARD] = sum(found.get(good, 0) for good in (ANY_CARD, COMMON_CARD, FACTION_CARD))
    return found


def is_price(
    game: str, option: Option, promised: dict[int, int], happened: dict[int, int], stored: int, less: int
) -> bool:
    """Is what was paid the price, or the price with what the rules let stand in for it?"""
    if option.name == "recruit":  # some may pay the stone of spearmen in other kinds
        return sum(promised.values()) - less <= sum(happened.values()) <= sum(promised.values())
    short = {good: n - happened.get(good, 0) for good, n in promised.items()}
    if game == "settlers":  # gold stands in for any resource
        extra = happened.get(GOLD, 0) - promised.get(GOLD, 0)
        return all(n >= 0 for good, n in short.items() if good != GOLD) and extra == sum(
            n for good, n in short.items() if good != GOLD
        )
    if game == "imperium":  # a progress token for a population token or two material tokens
        extra = happened.get(PROGRESS, 0) - promised.get(PROGRESS, 0)
        return extra == short.get(POPULATION, 0) + -(-short.get(MATERIAL, 0) // 2)
    if ANY_MIX in promised:
        return promised[ANY_MIX] == sum(happened.values()) + stored
    return promised == happened


def check(s: State, seat: int, option: Option, terms: Terms) -> None:
    events, flows = bargain(s, seat, option)
    first = events[0].args if events else {}
    own = [-1, *[n for key, n in first.items() if key in ("card", "gate")], s.asking[1]]
    if option.name == "take":
        own += [flow.card for flow in flows]
    if option.verb.arguments and option.name in ("activate", "twice", "raze", "boosted"):
        own.append(option.args[0])
    stored = sum(event.args["n"] for event in events if event.name == "unstored")
    promised = dict(terms.pays)
    if option.name == "recruit":  # recruits are paid for together: what were those before it?
        done = next((one for one in s.options(seat) if one.name == "done"), None)
        already = paid(bargain(s, seat, done)[1], own) if done is not None else {}
        promised = {good: promised.get(good, 0) + already.get(good, 0) for good in promised | already}
    told_of = (s.clock, option, terms.pays, terms.gains, events)
    if option.name in ("activate", "twice") and not terms.gains:  # its effect, told in words, may cost more
        assert sum(paid(flows, own).values()) >= sum(promised.values()), told_of
        return
    assert is_price(s.game.name, option, promised, paid(flows, own), stored, terms.less), told_of
    for good, n in dict(terms.gains).items():
        assert gained(s.game.name, flows, own).get(good, 0) >= n, told_of


def check_words(s: State, seat: int, option: Option, terms: Terms, lang: str) -> None:
    """The numbers of the terms stand on the button."""
    if option.name == "pairs":  # so many pairs
        return
    shown, names = presenter(s.rules()), default_names(lang, s.seats)
    words = plain(shown.option(s, option, lang, names) + " " + shown.detail(s, seat, option, lang, names))
    numbers = re.findall(r"\d+", words)
    goods = dict(terms.gains if option.name == "deal" else terms.pays) | dict(terms.gains)
    assert not [n for n in goods.values() if str(n) not in numbers], (option, words, terms.pays, terms.gains)


@pytest.mark.parametrize("setup", WITH_GOODS, ids=named)
def test_what_a_button_promises_is_what_happens(setup):
    checked = 0
    for s in random_game(*setup, seed=8):
        shown = presenter(s.rules())
        for seat in s.pending if len(s.pending) == 1 else ():
            for option in s.options(seat):
                terms = shown.speaker.terms(s, seat, option)
                if terms is not None:
                    check(s, seat, option, terms)
                    check_words(s, seat, option, terms, LANGS[checked % len(LANGS)])
                    checked += 1
    assert checked > 3
