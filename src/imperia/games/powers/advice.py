"""How good a position of Powers is for a seat: its points now, and what its hand and secrets still promise."""

from __future__ import annotations

from ...kernel.game import END, Parts
from . import lexicon as L
from .flow import ASK_PROPOSE, ASK_VOTE
from .judge import threat_count
from .ops import ASK_SEARCH
from .score import totals
from .state import Powers
from .tables import FACTION_OF, FINAL, KIND, OF_FACTION, SYMBOL


def value(s: Powers, seat: int) -> float:
    """The lead over the best opponent, with the worth of what is still to come."""
    points = totals(s)
    if s.over:
        best = max([points[p] for p in range(s.seats) if p != seat])
        return float(points[seat] - best) + (1000.0 if seat in s.winners else -1000.0)
    worth = [points[p] + _promise(s, p, p == seat) for p in range(s.seats)]
    rivals = sorted([worth[p] for p in range(s.seats) if p != seat])
    return worth[seat] - 0.7 * rivals[-1] - 0.3 * sum(rivals) / len(rivals)


def parts(s: Powers, seat: int) -> Parts:
    """`value` by what makes it up."""
    points = totals(s)
    if s.over:
        return [(END, value(s, seat))]
    secret, hand = _secret(s, seat), _held(s, seat)
    own = points[seat] + secret + hand
    return [("points", float(points[seat])), ("secret", secret), ("hand", hand), ("rivals", value(s, seat) - own)]


def hint(s: Powers, seat: int) -> int:
    """Guesses: opponents who reason alike from what is public come to the same name, which one ply cannot see."""
    prompt = s.asking[0]
    if prompt in (ASK_PROPOSE, ASK_SEARCH):
        return _best_guess(s, seat, s.asking[L.GUESSED])
    if prompt == ASK_VOTE:
        suspects = _suspected(s, seat, s.asking[L.GUESSED])
        codes = sorted({*s.asking[L.PROPOSED :]} - {L.PASS}, key=lambda c: (-_chance(suspects, c), c))
        return codes[0] if codes and _chance(suspects, codes[0]) > 0.0 else L.PASS
    return -1


def _suspected(s: Powers, seat: int, owner: int) -> list[int]:
    """The Characters that may still be the Candidate of `owner`, as far as `seat` knows."""
    if s.seen[s.candidate[owner]] >> seat & 1:
        return [s.candidate[owner]]
    gone = set(s.hands[seat]) | set(s.offer) | {s.candidate[p] for p in range(s.seats) if s.standing[p] != L.UNSEEN}
    gone.add(s.candidate[seat])
    for p in range(s.seats):
        gone.update([c for c in s.hands[p] if s.seen[c] >> seat & 1])
    return [c for c in OF_FACTION[s.factions[owner]] if not s.barred[owner] >> c & 1 and not s.col[c] and c not in gone]


def _best_guess(s: Powers, seat: int, owner: int) -> int:
    """A name; in Illuminati first the faction that most suspects belong to."""
    suspects = _suspected(s, seat, owner)
    if not suspects:
        return L.PASS
    factions = [sum([1 for c in suspects if FACTION_OF[c] == k]) for k in range(6)]
    if s.variant == L.ILLUMINATI and max(factions) < len(suspects):
        return L.FACTION + factions.index(max(factions))
    return L.NAME + suspects[(s.round + owner) % len(suspects)]


def _chance(suspects: list[int], code: int) -> float:
    """How likely a guess is right if every suspect is as likely as the other."""
    if not suspects:
        return 0.0
    if code >= L.FACTION:
        return sum([1 for c in suspects if FACTION_OF[c] == code - L.FACTION]) / len(suspects)
    return 1.0 / len(suspects) if code - L.NAME in suspects else 0.0


def _promise(s: Powers, p: int, mine: bool) -> float:
    """What a hidden Candidate and the cards in hand may still bring."""
    return _secret(s, p) + (_held(s, p) if mine else 0.0)


def _secret(s: Powers, p: int) -> float:
    left = max(0, min(len(s.hands[p]), s.seats + 1 - threat_count(s)))
    return 0.55 * min(s.round + 1, 8) if left and s.standing[p] == L.UNSEEN else 0.0


def _held(s: Powers, p: int) -> float:
    return sum([_hand_worth(s, c) for c in s.hands[p]]) * 0.35


def _hand_worth(s: Powers, card: int) -> float:
    if KIND[card] == L.AGENT:
        return 3.0
    if KIND[card] == L.HIDEOUT:
        return 2.5
    if KIND[card] == L.THREAT:
        return 3.5
    return 2.5 if KIND[card] == L.EVENT and (SYMBOL[card] or FINAL[card] is not None) else 1.5
