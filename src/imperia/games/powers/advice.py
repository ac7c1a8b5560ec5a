"""How good a position of Powers is for a seat: its points now, and what its hand and secrets still promise."""

from __future__ import annotations

from .judge import threat_count
from .lexicon import AGENT, EVENT, HIDEOUT, THREAT, UNSEEN
from .score import totals
from .state import Powers
from .tables import FINAL, KIND, SYMBOL


def value(s: Powers, seat: int) -> float:
    """The lead over the best opponent, with the worth of what is still to come."""
    points = totals(s)
    if s.over:
        best = max([points[p] for p in range(s.seats) if p != seat])
        return float(points[seat] - best) + (1000.0 if seat in s.winners else -1000.0)
    worth = [points[p] + _promise(s, p, p == seat) for p in range(s.seats)]
    rivals = sorted([worth[p] for p in range(s.seats) if p != seat])
    return worth[seat] - 0.7 * rivals[-1] - 0.3 * sum(rivals) / len(rivals)


def _promise(s: Powers, p: int, mine: bool) -> float:
    """What a hidden Candidate and the cards in hand may still bring."""
    left = max(0, min(len(s.hands[p]), s.seats + 1 - threat_count(s)))
    worth = 0.0
    if s.standing[p] == UNSEEN:
        worth += 0.55 * min(s.round + 1, 8) if left else 0.0
        worth -= 0.4 * (4 - min(4, _suspects(s, p)))
    if mine:
        worth += sum([_hand_worth(s, c) for c in s.hands[p]]) * 0.35
    return worth


def _suspects(s: Powers, p: int) -> int:
    """How many names are still possible in public."""
    return 4 - bin(s.barred[p]).count("1")


def _hand_worth(s: Powers, card: int) -> float:
    if KIND[card] == AGENT:
        return 3.0
    if KIND[card] == HIDEOUT:
        return 2.5
    if KIND[card] == THREAT:
        return 3.5
    return 2.5 if KIND[card] == EVENT and (SYMBOL[card] or FINAL[card] is not None) else 1.5
