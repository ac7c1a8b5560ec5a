"""How good a position of Powers is for a seat: its points now, and what its hand and secrets still promise."""

from __future__ import annotations

from .judge import threat_count
from .lexicon import AGENT, EVENT, FACTION, HIDEOUT, ILLUMINATI, NAME, PASS, THREAT, UNSEEN
from .score import totals
from .state import Powers
from .tables import CHARACTERS, FACTION_OF, FINAL, KIND, OF_FACTION, SYMBOL


def value(s: Powers, seat: int) -> float:
    """The lead over the best opponent, with the worth of what is still to come."""
    points = totals(s)
    if s.over:
        best = max([points[p] for p in range(s.seats) if p != seat])
        return float(points[seat] - best) + (1000.0 if seat in s.winners else -1000.0)
    worth = [points[p] + _promise(s, p, p == seat) for p in range(s.seats)]
    rivals = sorted([worth[p] for p in range(s.seats) if p != seat])
    return worth[seat] - 0.7 * rivals[-1] - 0.3 * sum(rivals) / len(rivals)


def hint(s: Powers, seat: int) -> int:
    """Guesses: opponents who reason alike from what is public come to the same name, which one ply cannot see."""
    prompt = s.game.prompts[s.asking[0]].name
    if prompt == "propose" or prompt == "search":
        return _best_guess(s, seat, s.asking[2])
    if prompt == "vote":
        suspects = _suspected(s, seat, s.asking[2])
        codes = sorted({code for code in s.asking[3:] if code != PASS}, key=lambda c: (-_chance(suspects, c), c))
        return codes[0] if codes and _chance(suspects, codes[0]) > 0.0 else PASS
    return -1


def _suspected(s: Powers, seat: int, owner: int) -> list[int]:
    """The Characters that may still be the Candidate of `owner`, as far as `seat` knows."""
    if s.seen[s.candidate[owner]] >> seat & 1:
        return [s.candidate[owner]]
    names = CHARACTERS if s.variant == ILLUMINATI else OF_FACTION[s.factions[owner]]
    gone = set(s.hands[seat]) | set(s.offer) | {s.candidate[p] for p in range(s.seats) if s.standing[p] != UNSEEN}
    gone.add(s.candidate[seat])
    for p in range(s.seats):
        gone.update([c for c in s.hands[p] if s.seen[c] >> seat & 1])
    return [c for c in names if not s.barred[owner] >> c & 1 and not s.col[c] and c not in gone]


def _best_guess(s: Powers, seat: int, owner: int) -> int:
    """A name; in Illuminati first the faction that most suspects belong to."""
    suspects = _suspected(s, seat, owner)
    if not suspects:
        return PASS
    factions = [sum([1 for c in suspects if FACTION_OF[c] == k]) for k in range(6)]
    if s.variant == ILLUMINATI and max(factions) < len(suspects):
        return FACTION + factions.index(max(factions))
    return NAME + suspects[(s.round + owner) % len(suspects)]


def _chance(suspects: list[int], code: int) -> float:
    """How likely a guess is right if every suspect is as likely as the other."""
    if not suspects:
        return 0.0
    if code >= FACTION:
        return sum([1 for c in suspects if FACTION_OF[c] == code - FACTION]) / len(suspects)
    return 1.0 / len(suspects) if code - NAME in suspects else 0.0


def _promise(s: Powers, p: int, mine: bool) -> float:
    """What a hidden Candidate and the cards in hand may still bring."""
    left = max(0, min(len(s.hands[p]), s.seats + 1 - threat_count(s)))
    worth = 0.0
    if s.standing[p] == UNSEEN:
        worth += 0.55 * min(s.round + 1, 8) if left else 0.0
    if mine:
        worth += sum([_hand_worth(s, c) for c in s.hands[p]]) * 0.35
    return worth


def _hand_worth(s: Powers, card: int) -> float:
    if KIND[card] == AGENT:
        return 3.0
    if KIND[card] == HIDEOUT:
        return 2.5
    if KIND[card] == THREAT:
        return 3.5
    return 2.5 if KIND[card] == EVENT and (SYMBOL[card] or FINAL[card] is not None) else 1.5
