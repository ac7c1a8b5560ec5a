"""What is true of every reachable state of Powers; broken, it names what was lost or doubled."""

from __future__ import annotations

from .lexicon import AGENT, CARDS, ILLUMINATI, STRUGGLE, UNSEEN
from .state import Powers
from .tables import KIND


def check_state(s: Powers) -> None:
    """Raise AssertionError when the state is impossible."""
    where: dict[int, str] = {}

    def put(card: int, zone: str) -> None:
        assert 0 <= card < CARDS, f"there is no card {card} ({zone})"
        assert card not in where, f"card {card} is in {where.get(card)} and in {zone}"
        where[card] = zone

    assert s.seats in range(3, 7), f"{s.seats} seats"
    for p in range(s.seats):
        for card in s.hands[p]:
            put(card, f"hand {p}")
        if s.candidate[p] >= 0:
            put(s.candidate[p], f"candidate {p}")
            assert KIND[s.candidate[p]] == AGENT, "a Candidate is a Character"
        assert len(s.rows[p]) == s.round + 1, f"row {p} has the wrong length"
        for n in range(1, s.round + 1):
            for card in s.slot(p, n):
                assert s.col[card] == n and s.row[card] == p, f"card {card} lies elsewhere"
    for i, pile in enumerate(s.piles):
        for card in pile:
            put(card, f"pile {i}")
    for card in s.offer:
        put(card, "offer")
    for card in range(CARDS):
        if s.col[card]:
            put(card, "table")
            assert 0 < s.col[card] <= s.round and 0 <= s.row[card] < s.seats, f"card {card} lies outside the grid"
    dealt = s.variant == ILLUMINATI or s.candidate[0] >= 0
    expected = 0 if not dealt else CARDS if s.variant == ILLUMINATI else 12 * s.seats
    assert len(where) == expected, f"{len(where)} cards in the game, not {expected}"
    if s.variant == STRUGGLE:
        for card, zone in where.items():
            assert card // 12 in s.factions, f"card {card} of a faction not in play is in {zone}"
    assert s.over or s.pending, "the game waits for nobody"
    assert not s.over or UNSEEN not in s.standing, "at the end every Candidate is shown"
