"""Fights from crowded positions, played at random: nothing is lost, every question has a choice, worlds and JSON agree.

Random play from the start seldom brings many soldiers to the Wall, so the laws that hold for whole games say little of
fights. Here hordes, soldiers, wounds, chi, tactic cards, advisors and generals are dealt at random first.
"""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import imperia
from imperia.games.wall import marching, winter
from imperia.games.wall.lexicon import ALL_FIELDS, HORSEMAN, K_COOP_GENERAL, K_GENERAL, SPEARMAN, V_PAIR
from imperia.games.wall.tables import KIND_OF
from wall_dsl import *

MODES = [(1, {}), (2, {}), (3, {}), (4, {}), (2, {"mode": "coop"}), (3, {"mode": "coop"}), (4, {"mode": "coop"})]


def crowded(luck: Random) -> Table:
    """A table on which much can happen."""
    seats, options = luck.choice(MODES)
    t = table(seats, seed=luck.randrange(5), **options)
    s = t.state
    for p in range(seats):
        luck.shuffle(s.advisor_deck)
        luck.shuffle(s.tactic_deck)
        s.advising[p] = [s.advisor_deck.pop() for _ in range(luck.randrange(7))]
        s.support[p] = [s.advisor_deck.pop() for _ in range(luck.randrange(3))]
        s.hand[p] = sorted([s.tactic_deck.pop() for _ in range(luck.randrange(5))])
        t.give(p, wood=luck.randrange(6), stone=luck.randrange(6), gold=luck.randrange(6), chi=luck.randrange(8))
        t.give(p, honour=luck.choice([0, 3, 12, 40]))
        t.general(p, CODE[luck.choice([card for card in s.box if KIND_OF[card] in (K_GENERAL, K_COOP_GENERAL)])])
    for name in [CODE[card] for card in luck.sample(s.event_deck, min(2, len(s.event_deck)))]:
        t.event(name)
    luck.shuffle(s.horde_deck)
    for section in SECTIONS[s.first :]:
        t.walls(**{section: luck.randrange(4)}).barricades(**{section: luck.randrange(4)})
        t.horde(section, *[CODE[card] for card in s.horde_deck[: luck.randrange(4)]])
    for f in range(s.factions):
        for _ in range(luck.randrange(14)):
            _station(t, f, luck.choice(SECTIONS[s.first :]), luck)
    for n in range(ALL_FIELDS):
        if s.fields[n] == FREE and luck.random() < 0.6:
            s.fields[n] = WOUND
    s.year = luck.randrange(1, 5)
    return t.tokens(min(s.bank, luck.choice([0, 1, 3, 30])))


def _station(t: Table, f: int, section: str, luck: Random) -> None:
    """A soldier of the supply goes to a horde card, to the Wall or to the staging area."""
    s, at = t.state, SECTIONS.index(section)
    kind = luck.randrange(KIND_COUNT)
    if not t.seat(f).supply[kind]:
        return
    fields = [n for position in troops.positions_of(at) for n in troops.free_fields(s, position)]
    pairs = troops.horseman_targets(s, at)
    if kind == SPEARMAN and fields:
        t.cover(f, field_name(luck.choice(fields)))
    elif kind == HORSEMAN and pairs:
        t.ride(f, pair_name(luck.choice(pairs) - V_PAIR))
    elif kind == ARCHER and troops.firing_room(s, at) > 0:
        t.posted(f, section)
    elif f < s.seats:
        t.staged(f, section, **{KINDS[kind]: 1})


def begin_something(t: Table, luck: Random) -> None:
    s = t.state
    p = luck.randrange(s.seats)
    what = luck.randrange(5)
    t.begin(p if what else -1)
    if what == 0:
        winter.winter(s)
    elif what == 1:
        fights.check_defeats(s)
    elif what == 2:
        attacks.attack(s, p, -1, luck.choice([1, 3, 99]), attacks.everywhere(s), luck.choice([0, 3, 4, 8]))
    elif what == 3:
        attacks.begin_recruiting(s)
        for kind in range(KIND_COUNT):
            for _ in range(min(2, t.seat(p).supply[kind])):
                attacks.send(s, p, -1, kind)
    else:
        marching.move_soldiers(s, p, -1, 2)
    t.go()


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6))
def test_fights_lose_nothing_and_always_leave_a_choice(seed: int):
    luck = Random(seed)
    t = crowded(luck)
    begin_something(t, luck)
    s = t.state
    while t.pending and not t.over:
        p = t.pending[0]
        codes = list(s.legal(p))
        assert len(codes) > 1, f"{t.asked} has one answer"
        assert len(set(codes)) == len(codes), f"{t.asked} offers something twice"
        if luck.random() < 0.1:
            assert imperia.State.from_json(s.to_json()) == s
            world = s.determinize(luck.randrange(s.seats), seed)
            assert world.pending == s.pending
            assert all(world.legal(q) for q in world.pending)
        s.play(p, luck.choice(codes))
        t.checked()
    assert t.over or not any(s.doomed)
