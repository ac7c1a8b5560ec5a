"""A button never shows a price or a gain that is not what happens: every option of many positions is played on a clone,
goods are counted before and after, and what was paid and gained is held against what stood on the button."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import imperium_dsl as imperium
from imperia.cards.presenter import presenter
from imperia.cards.speaker import Terms, default_names
from imperia.cards.story import Flow, told
from imperia.cards.words import LANGS, plain
from imperia.games.settlers.goods import ANY_CARD, COMMON_CARD, FACTION_CARD, GOLD
from imperia.games.wall.lexicon import FIELDS, PAIRS
from imperia.kernel.events import Event
from imperia.kernel.options import Option
from imperia.kernel.state import State
from imperium_dsl import A
from play import ALL_SETUPS, ended, named, random_game, stocks

WITH_GOODS = [setup for setup in ALL_SETUPS if setup[0] != "powers"]
MATERIAL, POPULATION, PROGRESS = range(3)
ANY_MIX = -1  # wood, stone and gold of the Wall, from the Storehouse too
# Questions on the way to the bargain; one that could go on is ended.
SETTLING = ("pay", "pairs", "task", "amount", "deck", "site", "role", "overseer", "recruit", "reduce")
STEPS = 12
# Numbers on buttons that are no goods: places, the cards drawn (counted below), and effects of cards in their own
# words, which are more than a price and a gain; the tests of cards hold these to what the rules do.
NO_GOODS = {
    *[
        ("wall", name)
        for name in ("field", "pair", "figure", "horde", "position", "draw", "number", "demand", "shames", "sheds")
    ],
    *[(game, "branch") for game in ("settlers", "imperium", "wall")],
    *[("imperium", name) for name in ("exhaust", "side", "table", "number", "unrest", "play", "free")],
    *[("wall", name) for name in ("tactic", "amount")],  # … and portions of an exchange between players
    ("settlers", "cards-under"),
}


def bargain(s: State, seat: int, option: Option) -> tuple[list[Event], list[Flow], bool]:
    """Play an option and what is asked until it is settled: the first act of what is told then, its goods, and whether
    nothing was chosen on the way. Whatever is told, goods before and after must agree with it."""
    clone, before, had = s.clone(), len(s.log), stocks(s)
    clone.apply(seat, option)
    free = True
    for _ in range(STEPS):
        if clone.pending != (seat,) or clone.game.prompts[clone.asking[0]].name not in SETTLING:
            break
        options = clone.options(seat)
        clone.apply(seat, next((one for one in options if one.name == "done"), options[0]))
        free = False
    events = [Event(clone.game.events[entry[0]], entry) for entry in clone.log[before:]]
    speaker = presenter(s.rules()).speaker
    moved: Counter[tuple[int, int]] = Counter()
    for event in events:
        for flow in speaker.flows(event):
            moved[flow.seat, flow.good] += flow.n
    has = stocks(clone)
    assert {key: has[key] - had[key] for key in has} == {key: moved[key] for key in has}, (s.clock, option)
    acts = told(events)
    first = acts[0].events if acts else []
    return first, [flow for event in first for flow in speaker.flows(event) if flow.seat == seat], free


def paid(flows: list[Flow], own: list[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for flow in flows:
        if flow.n < 0 and flow.card in own:
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
    if option.name == "amount":  # a portion: the other kinds of the mix are asked for next
        return all(happened.get(good, 0) == n for good, n in promised.items())
    if option.name == "sheds":  # each token is told with its own price
        return {good: n // option.args[1] for good, n in promised.items()} == happened
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
    events, flows, free = bargain(s, seat, option)
    first = events[0].args if events else {}
    own = [-1, *[n for key, n in first.items() if key in ("card", "gate")], s.asking[1]]
    if option.name in ("take", "amount"):
        own += [flow.card for flow in flows]
    if option.name in ("field", "pair"):  # the horde pays for what is covered
        own.append(s.horde[option.args[0] // (FIELDS if option.name == "field" else PAIRS)])
    if option.verb.arguments and option.name in ("activate", "twice", "raze", "boosted", "tactic", "exhaust"):
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
    if events or not free:  # a portion or a gift may be settled only later
        assert is_price(s.game.name, option, promised, paid(flows, own), stored, terms.less), told_of
        for good, n in dict(terms.gains).items():
            assert gained(s.game.name, flows, own).get(good, 0) >= n, told_of


def check_words(s: State, seat: int, option: Option, terms: Terms, lang: str) -> None:
    """The numbers of the terms stand on the button."""
    if option.name == "pairs":  # so many pairs
        return
    words = words_of(s, seat, option, lang)
    numbers = re.findall(r"\d+", words)
    goods = dict(terms.gains if option.name == "deal" else terms.pays) | dict(terms.gains)
    assert not [n for n in goods.values() if str(n) not in numbers], (option, words, terms.pays, terms.gains)


def words_of(s: State, seat: int, option: Option, lang: str) -> str:
    shown, names = presenter(s.rules()), ["Anna"] * s.seats
    return plain(shown.option(s, option, lang, names) + " " + shown.detail(s, seat, option, lang, names))


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
                    continue
                bargain(s, seat, option)
                if (s.game.name, option.name) not in NO_GOODS:
                    assert not re.search(r"\d", words_of(s, seat, option, "en")), (s.clock, option)
    assert checked > 3


@pytest.mark.parametrize("setup", [one for one in ALL_SETUPS if one[0] == "wall"][:4], ids=named)
def test_as_many_tactics_are_drawn_as_the_button_says(setup):
    for s in random_game(*setup, seed=9):
        for seat in s.pending:
            for option in s.options(seat):
                if option.name == "draw":
                    clone = s.clone()
                    clone.apply(seat, option)
                    drawn = [event for event in clone.events[len(s.events) :] if event.name == "drew"]
                    assert [event.args["seat"] for event in drawn].count(seat) == option.args[0]


@pytest.mark.parametrize("setup", [one for one in ALL_SETUPS if one[0] == "imperium"][:4], ids=named)
def test_a_play_takes_as_many_actions_as_the_button_says(setup):
    played = set()
    for s in random_game(*setup, seed=9):
        for seat in s.pending:
            for option in s.options(seat):
                if option.name in ("play", "free"):
                    clone = s.clone()
                    clone.apply(seat, option)
                    signs = {"actions": 1, "spent-actions": -1}
                    news = [event for event in clone.events[len(s.events) :] if event.name in signs]
                    by_the_card = sum(signs[one.name] * one.args["n"] for one in news if one.args["seat"] == seat)
                    words = plain(presenter(s.rules()).detail(s, seat, option, "en", default_names("en", s.seats)))
                    assert int(words.split()[0]) == s.actions[seat] + by_the_card - clone.actions[seat]
                    played.add(option.name)
    assert played == {"play", "free"}


@pytest.mark.parametrize("setup", [one for one in ALL_SETUPS if one[0] == "powers"], ids=named)
def test_a_candidate_who_appears_brings_the_points_that_were_promised(setup):
    """The one number that Powers promises with a question."""
    asked = 0
    for seed in range(3):
        for s in random_game(*setup, seed=seed):
            prompt = s.game.prompts[s.asking[0]].name if s.pending else ""
            for seat in s.pending if prompt == "appear" and len(s.pending) == 1 else ():
                shown = presenter(s.rules())
                promised = re.findall(r"\d+", plain(shown.question(s, seat, "en", default_names("en", s.seats))[1]))
                clone = s.clone()
                clone.apply(seat, next(one for one in clone.options(seat) if one.name == "appear"))
                lines = [line for line in shown.lines(ended(clone)) if line.category == "appearance"]
                assert promised == [str(line.points) for line in lines if line.seat == seat]
                asked += 1
    assert asked


# --- what cards change about a price or a gain ------------------------------------------------------------------------
def on_buttons(s: State, name: str, lang: str) -> list[str]:
    seat = s.pending[0]
    return [words_of(s, seat, option, lang).strip() for option in s.options(seat) if option.name == name]


def test_a_cheaper_toll_is_said_as_it_is_paid():
    full = imperium.stage("UNREST", "1TRI7").give(A, material=3, population=1).activate(A).play(A, "UNREST")
    less = imperium.stage("UNREST", "1TRI7").in_play(A, "1GRE8").give(A, material=3, population=1).activate(A)
    less.play(A, "UNREST")
    assert "Pay 3 material." in on_buttons(full.state, "branch", "en")
    assert [label for label in on_buttons(less.state, "branch", "en") if "material" in label] == ["Pay 2 material."]
    assert [label for label in on_buttons(less.state, "branch", "cs") if "kart" in label] == ["Odhoďte 1\u00a0kartu."]


def test_what_comes_in_place_of_a_gain_is_said():
    nations = ("utopians", "romans", "celts")
    t = imperium.table(*nations).journey(A, "2UTO3B").activate(A)
    (label,) = on_buttons(t.state, "exhaust", "en")
    assert "2 population" in label
    plain_one = imperium.table(*nations).in_play(A, "1UNC19").activate(A)
    assert not [words for words in on_buttons(plain_one.state, "exhaust", "en") if "instead" in words]
