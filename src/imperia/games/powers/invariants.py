"""What is true of every reachable state of Powers; broken, it names what was lost or doubled."""

from __future__ import annotations

from . import lexicon as L
from .state import Powers
from .tables import KIND
from .view import ZONES


def check_state(s: Powers) -> None:
    """Raise AssertionError when the state is impossible."""
    assert s.seats in range(3, 7), f"{s.seats} seats"
    where = ZONES.census(s)
    dealt = s.variant == L.ILLUMINATI or s.candidate[0] >= 0
    expected = 0 if not dealt else L.CARDS if s.variant == L.ILLUMINATI else 12 * s.seats
    assert len(where) == expected, f"{len(where)} cards in the game, not {expected}"
    for card, (zone, part, _) in where.items():
        assert s.variant == L.ILLUMINATI or card // 12 in s.factions, f"{zone} has card {card} of a faction not in play"
        assert zone != "candidate" or KIND[card] == L.AGENT, "a Candidate is a Character"
        assert zone != "hands" or s.hands[part] == sorted(s.hands[part]), f"hand {part} is not sorted"
    _check_grid(s)
    everybody = (1 << s.seats) - 1
    for p in range(s.seats):
        assert s.standing[p] == L.UNSEEN or s.seen[s.candidate[p]] == everybody, f"Candidate {p} is not known to all"
    for card, holder, _ in s.loose:
        assert where[card][0] in ("hands", "candidate") and where[card][1] == holder, (
            f"card {card} is not with {holder}"
        )
    assert s.over or s.pending, "the game waits for nobody"
    assert not s.over or L.UNSEEN not in s.standing, "at the end every Candidate is shown"


def _check_grid(s: Powers) -> None:
    """Each laid card lies where it says; nobody needs a mark to know it."""
    for p in range(s.seats):
        assert len(s.rows[p]) == s.round + 1, f"row {p} has the wrong length"
        for n in range(1, s.round + 1):
            for card in s.slot(p, n):
                assert s.col[card] == n and s.row[card] == p, f"card {card} lies elsewhere"
    for card in range(L.CARDS):
        if s.col[card]:
            assert 0 < s.col[card] <= s.round and 0 <= s.row[card] < s.seats, f"card {card} lies outside the grid"
            assert not s.seen[card], f"card {card} is marked though it lies open"
