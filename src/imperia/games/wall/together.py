"""How good a position of The Great Wall is for players together: demands win, the bank of shame is their life."""

from __future__ import annotations

from typing import Final

from ...cards.mix import STOCK, Mix, in_reach
from . import advice
from .facts import STORE
from .gates import order
from .lexicon import ARTIFACTS, FIELDS, FREE, NO_FIELD, ROWS, SECTIONS, TEAM_WON, T
from .ops.demands import ALL_TOGETHER, DIFFERENT, EVERYONE, Demand
from .state import Wall
from .tables import RUN_OP

WON: Final = 1000.0
FULFILLED: Final = 30.0
NEAR: Final = 12.0  # a demand that could be fulfilled now
OWN: Final = 0.5  # what goods, pieces and threats of the players count
HONOUR: Final = 0.2  # ten of it send a token back
LEVEL: Final = 1.5  # a level of the Wall
HORDE: Final = 5.0  # a horde on the board whose fields are bare, by how full its section is
TOKENS: Final[list[tuple[int, float]]] = [(6, 5.0), (12, 2.5), (20, 1.2), (99, 0.6)]  # in the bank: up to, each


def judge(s: Wall) -> float:
    worth = FULFILLED * len(s.fulfilled)
    if s.over:
        return worth + (WON if s.ending == TEAM_WON else -200.0 + 10.0 * s.year)
    worth += _life(s.bank) + LEVEL * sum(s.walls[s.first :])
    worth -= _hordes(s)
    for p in range(s.seats):
        worth += HONOUR * s.honour[p] + OWN * advice.promise(s, p)
    for i in range(ARTIFACTS):
        if s.artifacts[i] >= 0:
            near = nearness(s, s.artifacts[i])
            worth += NEAR * near * near
    return worth


def _life(bank: int) -> float:
    """What the tokens left in the bank are worth: the fewer there are, the more each."""
    worth, done = 0.0, 0
    for upto, each in TOKENS:
        if bank > done:
            worth += each * (min(bank, upto) - done)
        done = upto
    return worth


def _hordes(s: Wall) -> float:
    """What the hordes on the board threaten: in a full section the next one is a raid, which costs tokens."""
    threat = 0.0
    for section in range(s.first, SECTIONS):
        for row in range(ROWS):
            position = section * ROWS + row
            if s.horde[position] >= 0:
                start = position * FIELDS
                fields = FIELDS - s.fields.count(NO_FIELD, start, start + FIELDS)
                bare = s.fields.count(FREE, start, start + FIELDS) / fields
                threat += (HORDE + row * s.seats) * (0.4 + 0.6 * bare)
    return threat


def nearness(s: Wall, card: int) -> float:
    """How much of a demand could be given now, from 0 to 1; less while something else about it is not true."""
    demand = T.nodes[RUN_OP[card]]
    assert isinstance(demand, Demand)
    people = order(s)
    gifts = demand.gifts
    if demand.who == EVERYONE:
        share = sum([gifts[0].payable(s, p, card) for p in people]) / len(people)
    elif demand.who == DIFFERENT:
        share = _given(s, demand, card, people) / len(gifts)
    else:
        price = gifts[0]
        assert isinstance(price, Mix)
        asked = price.number(s, people[0], card)
        if demand.who == ALL_TOGETHER:
            there = sum([in_reach(s, p, price.kinds, asked, STOCK) for p in people])
        else:
            there = in_reach(s, people[0], price.kinds, asked, STORE)
        share = min(1.0, there / asked)
    for need in demand.needs:
        if not need.holds(s, people[0], card):
            share *= 0.4
    return share


def _given(s: Wall, demand: Demand, card: int, people: list[int]) -> int:
    """How many of the gifts different people could give, each taking the first that is left."""
    taken: list[int] = []
    for gift in demand.gifts:
        for p in people:
            if p not in taken and gift.payable(s, p, card):
                taken.append(p)
                break
    return len(taken)
