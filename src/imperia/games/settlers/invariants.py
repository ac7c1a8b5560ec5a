"""What is true of every reachable state of Imperial Settlers; broken, it names what was lost or doubled."""

from __future__ import annotations

from . import tables
from .goods import COUNTED, VP
from .lexicon import BLOCKED, CARDS, COMMON, JAPANESE, PLAYING, VIRTUAL, WAYS
from .state import AREA, Settlers
from .zones import ZONES


def check_state(s: Settlers) -> None:
    """Raise AssertionError when the state is impossible."""
    assert s.seats in range(1, 5), f"{s.seats} seats"
    where = ZONES.census(s)
    dealt = bool(s.round)
    for card in range(CARDS):
        origin = tables.ORIGIN[card]
        part = origin == COMMON or origin in s.factions or (origin == VIRTUAL and bool(s.virtual))
        assert (card in where) == (part and dealt), f"card {card} is {'lost' if part else 'in a game it is no part of'}"
        assert not s.seen[card] or where[card][0] in ("hands", "offers", "sites", "stash"), f"marks on open card {card}"
    assert all(n >= 0 for n in s.goods), "a supply is in debt"
    for p in range(s.seats):
        assert s.hands[p] == sorted(s.hands[p]), f"hand {p} is out of order"
        assert s.goods[p * COUNTED + VP] == sum(s.tally[p * WAYS : (p + 1) * WAYS]), f"the VP of seat {p} do not add up"
        _check_empire(s, p)
    for card in range(PLAYING):
        standing = any(card in empire for empire in s.empires) or (bool(s.virtual) and card in s.virtual[AREA])
        tokens = s.used[card] or s.guard[card] or s.held[card]
        assert standing or not tokens, f"tokens lie on card {card}, which does not stand"
    assert s.over or s.pending, "the game waits for nobody"


def _check_empire(s: Settlers, p: int) -> None:
    for card in s.empires[p]:
        assert s.used[card] <= tables.USES[card] or s.used[card] == BLOCKED, f"Location {card} was used too often"
        if tables.ORIGIN[card] == JAPANESE:
            assert s.guard[card] <= 1, f"two samurai on {card}"
        elif not tables.IS_COMMON[card]:
            assert not s.guard[card], f"a defence token on the faction Location {card}"
    for card in s.deals[p]:
        assert tables.DEAL_GOOD[card] >= 0, f"card {card} cannot be a Deal"
    for card in s.sites[p]:
        assert tables.IS_COMMON[card], f"card {card} cannot be a Foundation"
    for gate, _ in s.stash:
        assert tables.GATE[gate][0], f"cards lie under {gate}, which is no Gate"
        assert s.holder(gate) >= 0, f"cards lie under {gate}, which does not stand"
    for card, owner in s.taken:
        assert s.holder(card) not in (-1, owner), f"Location {card} is taken over by nobody"
