"""What is true of every reachable state of Imperial Settlers; broken, it names what was lost or doubled."""

from __future__ import annotations

from .lexicon import BLOCKED, CARDS, COMMON, COUNTED, JAPANESE, PLAYING, VIRTUAL, VP, WAYS
from .state import AREA, Settlers
from .tables import DEAL_GOOD, IS_COMMON, IS_GATE, ORIGIN, USES


def check_state(s: Settlers) -> None:
    """Raise AssertionError when the state is impossible."""
    assert s.seats in range(1, 5), f"{s.seats} seats"
    where = _zones(s)
    dealt = bool(s.round)
    expected = 0
    for card in range(CARDS):
        origin = ORIGIN[card]
        used = origin == COMMON or origin in s.factions or (origin == VIRTUAL and bool(s.virtual))
        expected += used
        if dealt:
            assert (card in where) == used, f"card {card} is {'lost' if used else 'in a game it is no part of'}"
    assert len(where) == (expected if dealt else 0), f"{len(where)} cards in the game, not {expected}"
    assert all(n >= 0 for n in s.goods), "a supply is in debt"
    for p in range(s.seats):
        assert s.hands[p] == sorted(s.hands[p]), f"hand {p} is out of order"
        assert s.goods[p * COUNTED + VP] == sum(s.tally[p * WAYS : (p + 1) * WAYS]), f"the VP of seat {p} do not add up"
        _check_empire(s, p)
    for card in range(PLAYING):
        standing = any(card in empire for empire in s.empires) or (bool(s.virtual) and card in s.virtual[AREA])
        assert standing or not (s.used[card] or s.guard[card]), f"tokens lie on card {card}, which does not stand"
    assert s.over or s.pending, "the game waits for nobody"


def _zones(s: Settlers) -> dict[int, str]:
    where: dict[int, str] = {}

    def put(cards: list[int], zone: str) -> None:
        for card in cards:
            assert 0 <= card < CARDS, f"there is no card {card} ({zone})"
            assert card not in where, f"card {card} is in {where.get(card)} and in {zone}"
            where[card] = zone

    for name, zones in (
        ("hand", s.hands), ("deck", s.decks), ("pile", s.piles), ("empire", s.empires), ("deals", s.deals),
        ("sites", s.sites), ("offer", s.offers), ("virtual", s.virtual),
    ):  # fmt: skip
        for i, cards in enumerate(zones):
            put(cards, f"{name} {i}")
    put(s.market, "market")
    put(s.open, "open")
    put(s.drawn, "drawn")
    put([route[2] for route in s.routes if route[2] >= 0], "routes")
    put([card for _, card in s.stash], "stash")
    return where


def _check_empire(s: Settlers, p: int) -> None:
    for card in s.empires[p]:
        assert s.used[card] <= USES[card] or s.used[card] == BLOCKED, f"Location {card} was used too often"
        if ORIGIN[card] == JAPANESE:
            assert s.guard[card] <= 1, f"two samurai on {card}"
        elif not IS_COMMON[card]:
            assert not s.guard[card], f"a defence token on the faction Location {card}"
    for card in s.deals[p]:
        assert DEAL_GOOD[card] >= 0, f"card {card} cannot be a Deal"
    for card in s.sites[p]:
        assert IS_COMMON[card], f"card {card} cannot be a Foundation"
    for gate, _ in s.stash:
        assert IS_GATE[gate], f"cards lie under {gate}, which is no Gate"
        assert s.holder(gate) >= 0, f"cards lie under {gate}, which does not stand"
    for card, owner in s.taken:
        assert s.holder(card) not in (-1, owner), f"Location {card} is taken over by nobody"
