"""How good a position of Powers is for a seat: its points now, and what its hand and secrets still promise."""

from __future__ import annotations

from typing import Final

from ...kernel.game import END, Parts
from ...kernel.rng import advance, below
from ...kernel.weights import Weights
from . import lexicon as L
from .flow import ASK_APPEAR, ASK_LAY, ASK_PROPOSE, ASK_VOTE
from .judge import protected, threat_count, threatened, threats_to
from .ops import ASK_SEARCH
from .score import totals
from .state import Powers
from .tables import FACTION_OF, FINAL, KIND, OF_FACTION, SYMBOL

PATIENCE: Final = 4  # in so many rounds a hidden Candidate may appear,
LATEST: Final = 8  # but hardly later than in this one
UNGUESSED: Final = (0.1, 0.1, 0.5, 0.8, 0.95)
KEPT: Final = 0.7  # a threatened Agent, to who has a Hideout in hand
SAVED: Final = 0.35  # the same of a rival, whose hand is not known


# What the advice sees in a position, and the part of its judgement that it belongs to; the weights are in weights.json.
FEATURES: Final[list[tuple[str, str]]] = [
    ("points", "points"),
    ("secret", "secret"),
    ("agents", "hand"),
    ("hideouts", "hand"),
    ("threats", "hand"),
    ("scoring-events", "hand"),
    ("other-cards", "hand"),
    ("rescues", "hand"),  # own Agents that would die, with a Hideout in hand for them,
    ("doomed", "points"),  # and without one
    ("escapes", "rivals"),  # points of own Threats that may still be lost so
    ("best-rival", "rivals"),
    ("all-rivals", "rivals"),
    ("tempo", "rivals"),  # how near the limit of Threats is
    ("lead-and-tempo", "rivals"),
]
NAMES: Final = [name for name, _ in FEATURES]
WEIGHTS: Final = Weights("powers", NAMES)
SECRET: Final = NAMES.index("secret")
HELD: Final = NAMES.index("agents")
RESCUES: Final = NAMES.index("rescues")
ESCAPES: Final = NAMES.index("escapes")


def value(s: Powers, seat: int) -> float:
    """The lead over the best opponent, with the worth of what is still to come."""
    if s.over:
        points = totals(s)
        best = max([points[p] for p in range(s.seats) if p != seat])
        return float(points[seat] - best) + (30.0 if seat in s.winners else -30.0)
    return WEIGHTS.sum(features(s, seat))


def features(s: Powers, seat: int) -> list[float]:
    """What there is to see in a position, in the order of `FEATURES`."""
    points = totals(s)
    seen = [0.0] * len(FEATURES)
    seen[0] = float(points[seat])
    seen[SECRET] = _secret(s, seat, True)
    for card in s.hands[seat]:
        seen[HELD + _sort(card)] += 1.0
    threats = threat_count(s)
    worth = [points[p] + WEIGHTS.now[SECRET] * _secret(s, p, False) for p in range(s.seats) if p != seat]
    worth.insert(seat, 0.0)
    if threats <= s.seats:
        _rescue(s, seat, worth, seen)
    del worth[seat]
    total = 0.0
    for rival in worth:
        total += rival
    best = max([points[p] for p in range(s.seats) if p != seat])
    tempo = threats / (s.seats + 1)
    seen[ESCAPES + 1 :] = [-max(worth), -total / len(worth), tempo, tempo * (points[seat] - best)]
    return seen


def parts(s: Powers, seat: int) -> Parts:
    """`value` by what makes it up."""
    if s.over:
        return [(END, value(s, seat))]
    known = {"points": 0.0, "secret": 0.0, "hand": 0.0, "rivals": 0.0}
    for i, number in enumerate(features(s, seat)):
        known[FEATURES[i][1]] += WEIGHTS.now[i] * number
    return list(known.items())


def hint(s: Powers, seat: int) -> int:
    """Guesses: opponents come to the same name by a vote, which one ply cannot see."""
    prompt = s.asking[0]
    if prompt in (ASK_PROPOSE, ASK_SEARCH):
        return _best_guess(s, seat, s.asking[L.GUESSED])
    return _vote(s, seat, s.asking[L.GUESSED]) if prompt == ASK_VOTE else -1


def _vote(s: Powers, seat: int, owner: int) -> int:
    """What most have proposed, or who sits next to the owner: everybody can see that, so all agree. Only who knows the
    Candidate holds to his name."""
    proposals = s.asking[L.PROPOSED :]
    truth = L.NAME + s.candidate[owner]
    if s.seen[s.candidate[owner]] >> seat & 1 and truth in proposals:
        return truth
    nearest = sorted(range(len(proposals)), key=lambda i: (L.BUT_ONE[s.seats][owner][i] - owner) % s.seats)
    names = [proposals[i] for i in nearest if proposals[i] != L.PASS]
    return max(names, key=lambda code: (names.count(code), -names.index(code))) if names else L.PASS


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
    return L.NAME + suspects[below(advance(s.rng), len(suspects))]  # nothing that the owner could reckon


def _secret(s: Powers, p: int, mine: bool) -> float:
    """What a hidden Candidate may still bring by appearing in a later round, unless he is guessed before."""
    if s.standing[p] != L.UNSEEN or not s.hands[p]:
        return 0.0
    room = s.seats + 1 - threat_count(s)  # for so many more Threats
    later = min(s.round + PATIENCE, s.round + 1 + room, LATEST)
    suspects = len([c for c in OF_FACTION[s.factions[p]] if not s.barred[p] >> c & 1 and not s.col[c]])
    ready = 1.0 if not mine or L.THREAT in [KIND[c] for c in s.hands[p]] else 0.7
    return later * ready * UNGUESSED[min(suspects, len(UNGUESSED) - 1)]


def _doomed(s: Powers, card: int, column: list[int]) -> bool:
    """Is it an Agent that dies if nothing happens?"""
    if KIND[card] != L.AGENT or s.flag[card] & L.DOWN:
        return False
    return threatened(s, card, column) and not protected(s, card)


def _rescue(s: Powers, seat: int, worth: list[float], seen: list[float]) -> None:
    """An Agent that would die in the column of this round may still be saved by a Hideout in the next."""
    column = s.column(s.round)
    ready = L.HIDEOUT in [KIND[c] for c in s.hands[seat]]
    for agent in column:
        if not _doomed(s, agent, column):
            continue
        owner = s.row[agent]
        if owner == seat:
            seen[RESCUES if ready else RESCUES + 1] += 1.0
        else:
            worth[owner] += 4.0 * SAVED
        chance = SAVED if owner != seat else KEPT if ready else 0.0
        for killer in threats_to(s, agent, column):
            if s.row[killer] == seat:
                seen[ESCAPES] -= 3.0 * chance
            else:
                worth[s.row[killer]] -= 3.0 * chance


def _sort(card: int) -> int:
    """As what a card in hand counts: Agent, Hideout, Threat, an Event that scores, another."""
    kind = KIND[card]
    if kind == L.AGENT:
        return 0
    if kind == L.HIDEOUT:
        return 1
    if kind == L.THREAT:
        return 2
    return 3 if kind == L.EVENT and (SYMBOL[card] or FINAL[card] is not None) else 4


# --- others -----------------------------------------------------------------------------------------------------------
def habit(s: Powers, seat: int) -> int:
    """What a rival can be expected to do: to threaten an Agent laid openly, to protect his own, to guess, to wait."""
    prompt = s.asking[0]
    if prompt == ASK_LAY:
        return _reply(s, seat)
    if prompt == ASK_APPEAR:
        return L.APPEAR if s.round >= LATEST - 1 or threat_count(s) > s.seats else L.HIDE
    return hint(s, seat)


def _reply(s: Powers, seat: int) -> int:
    kinds = [KIND[c] for c in s.hands[seat]]
    mine = s.rows[seat][s.round - 1] if s.round > 1 else -1
    if mine >= 0 and L.HIDEOUT in kinds and _doomed(s, mine, s.column(s.round - 1)):
        return L.LAY + s.hands[seat][kinds.index(L.HIDEOUT)]
    open_card = s.rows[s.exposed][s.round] if s.variant == L.STRUGGLE else -1
    if open_card >= 0 and KIND[open_card] == L.AGENT and L.THREAT in kinds:
        return L.LAY + s.hands[seat][kinds.index(L.THREAT)]
    return -1
