"""INV: what holds in every position; checked in games at random, and the check itself by breaking positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from imperia.games.imperium.flow import fresh_exhausts
from imperia.games.imperium.gates import quest_of
from imperia.games.imperium.lexicon import ARTHURIANS, BARBARIAN, CLEANUP, UNSETTLING, VIKINGS
from imperia.games.imperium.state import PLACES
from imperia.games.imperium.tables import FIXED, VARIABLE
from imperium_dsl import *

TABLES = (
    ("utopians", "arthurians", "vikings"),
    ("romans", "qin", "egyptians", "atlanteans"),
    ("minoans", "carthaginians"),
)
STEPS = 1200


def game(nations: tuple[str, ...], seed: int) -> Iterator[Table]:
    """Every position of a game played at random, mostly to its end."""
    luck = Random(seed)
    t = start(*nations, seed=seed, sides="a")
    for _ in range(STEPS):
        if t.over:
            return
        p = t.pending[0]
        t.state.apply(p, luck.choice(t.state.options(p)))
        yield t


@pytest.mark.rule("IM-INV-01", "IM-INV-03", "IM-INV-04", "IM-INV-07", "IM-INV-11")
@pytest.mark.parametrize("nations", TABLES)
def test_no_card_is_lost_and_no_pool_negative(nations: tuple[str, ...]):
    total = 0
    for t in game(nations, 5):
        s = t.state
        census = PLACES.census(s)  # fails if a card is in two places
        total = total or len(census)
        assert len(census) == total == len(s.dealt)
        assert min(s.tokens + s.laid + s.actions + s.exhausts) >= 0
        assert s.unrest or t.collapsed
        for p in range(s.seats):
            assert len(quest_of(s, p)) <= 1
        if t.asked in ("way", "act", "token"):
            for card, unrest in zip(s.market, s.beneath, strict=True):
                assert (unrest >= 0) == (card >= 0 and bool(SUIT[card] & UNSETTLING))
    assert total


@pytest.mark.rule("IM-INV-05", "IM-INV-06", "IM-INV-09")
@pytest.mark.parametrize("nations", TABLES)
def test_states_accession_cards_and_exhaust_tokens(nations: tuple[str, ...]):
    first: list[int] = []
    for t in game(nations, 6):
        s = t.state
        first = first or list(s.accession)
        for p in range(s.seats):
            if first[p] >= 0:
                assert s.accession[p] in (first[p], -1)
                assert s.accession[p] >= 0 or not s.nation[p]  # it is taken last
                if s.nation_of[p] not in (VIKINGS, ARTHURIANS):
                    assert (s.status[p] == BARBARIAN) == (s.accession[p] >= 0)
            placed = [s.spent[card] for card in s.area[p]]
            assert max(placed) <= 1
            assert s.exhausts[p] + sum(placed) + s.deck_spent[p].bit_count() <= fresh_exhausts(s, p)
    assert any(taken < 0 <= card for card, taken in zip(first, s.accession, strict=True))


@pytest.mark.rule("IM-INV-02", "IM-CLN-04")
@pytest.mark.parametrize("nations", TABLES)
def test_after_the_second_step_of_clean_up_all_tokens_are_back(nations: tuple[str, ...]):
    cleaned = 0
    for t in game(nations, 7):
        s = t.state
        if s.way == CLEANUP and t.asked == "aim" and t.source < 0 and t.can(s.turn, "done"):
            cleaned += 1
            p = s.turn
            assert (s.actions[p], s.exhausts[p]) == (3, 3 if nations[p] == "utopians" else 5)
            assert s.deck_spent[p] == 0
            assert not t.seat(p).exhausted
    assert cleaned > 3


@pytest.mark.rule("IM-INV-08", "IM-CRD-19")
@pytest.mark.parametrize(
    ("card", "goods"),
    [("1ROM8", {"population": 99}), ("1CIV3", {"material": 200}), ("1CIV14", {"progress": 99}),
     ("2MIN9", {"progress": 99}), ("1ROM1B", {"population": 99})],
)  # fmt: skip
def test_a_variable_card_is_worth_ten_at_the_most(card: str, goods: dict[str, int]):
    t = table("romans", "greeks").give(A, **goods)
    if not FIXED[BY_CODE[card]]:
        t.hand(A, card)
    assert VARIABLE[BY_CODE[card]]
    assert t.worth(A, card) == 10


@pytest.mark.rule("IM-INV-10", "IM-END-09")
@pytest.mark.parametrize("first", [A, B, C])
def test_all_have_had_as_many_turns_when_the_game_ends(first: int):
    t = start("romans", "greeks", "celts", first=first).run("way").next_turn()
    second = t.pending[0]
    t.empire(second).developments(second, t.seat(second).development[0]).hand(second, "1FAM5").answer(
        second, "activate"
    )
    t.free(second, "1FAM5")  # its last development
    assert t.last_round == 2
    t.run()
    turns = [event["seat"] for event in t.events("turn")]
    assert t.over
    assert not t.collapsed
    assert [turns.count(p) for p in (A, B, C)] == [2, 2, 2]


# --- the check itself -----------------------------------------------------------------------------------------------
def _lost(s: Imperium) -> None:
    s.draw[A].pop()


def _doubled(s: Imperium) -> None:
    s.discard[A].append(s.draw[A][0])


def _in_debt(s: Imperium) -> None:
    s.tokens[1] = -1


def _no_unrest(s: Imperium) -> None:
    s.discard[B] += s.unrest
    s.unrest = []


def _unrest_under_a_region(s: Imperium) -> None:
    slot = next(slot for slot in range(5) if s.beneath[slot] < 0)
    s.beneath[slot] = s.unrest.pop()


def _no_unrest_under_a_card(s: Imperium) -> None:
    slot = next(slot for slot in range(5) if s.beneath[slot] >= 0)
    s.unrest.append(s.beneath[slot])
    s.beneath[slot] = -1


def _empire_too_early(s: Imperium) -> None:
    s.status[B] = EMPIRE


def _two_quests(s: Imperium) -> None:
    court = BY_CODE["2ART2"]
    for _ in range(2):
        s.garrison[A].append(s.development[A].pop())
        s.hosts[A].append(court)


@pytest.mark.rule("IM-INV-01", "IM-INV-03", "IM-INV-04", "IM-INV-05", "IM-INV-07", "IM-INV-11")
@pytest.mark.parametrize(
    "harm",
    [_lost, _doubled, _in_debt, _no_unrest, _unrest_under_a_region, _no_unrest_under_a_card, _empire_too_early,
     _two_quests],
)  # fmt: skip
def test_a_broken_position_is_found(harm: Callable[[Imperium], None]):
    t = table("arthurians", "greeks").offer("1REG8", "1UNC3")
    t.state.rules().check_state(t.state)
    harm(t.state)
    with pytest.raises(AssertionError):
        t.state.rules().check_state(t.state)
