"""What a seat may know of a game of Powers, built up from nothing, and states it cannot tell from the real one."""

from __future__ import annotations

from typing import Any

from ...kernel.rng import Rng
from .flow import ASK_CANDIDATE
from .judge import protected, threat_count, threatened
from .lexicon import (
    AGENT,
    CANCELLED,
    CANDIDATE_STATES,
    CARDS,
    CHOOSE_CANDIDATE,
    COVERED,
    DEAD,
    FACTIONS,
    ILLUMINATI,
    KINDS,
    LAY,
    SHELTERED,
    STRUGGLE,
    TURNED,
    UNAIMED,
    UNSEEN,
    VARIANTS,
)
from .state import Powers
from .tables import CHARACTERS, KIND, OF_FACTION, SYMBOL


def view(s: Powers, seat: int | None) -> dict[str, Any]:
    """The view of the browser protocol; `seat` None is an onlooker."""
    return {
        "game": "powers",
        "variant": VARIANTS[s.variant],
        "seats": s.seats,
        "you": seat,
        "round": s.round,
        "over": s.over,
        "exposed": s.exposed if s.variant == STRUGGLE else None,
        "start": s.exposed if s.variant == ILLUMINATI else None,
        "threats": {"count": threat_count(s), "limit": s.seats + 1},
        "pile": len(s.piles[0]) if s.variant == ILLUMINATI else None,
        "draft": list(s.offer),
        "rows": [_row(s, p, seat) for p in range(s.seats)],
        "scores": s.scores if s.over else None,
        "waiting": list(s.pending),
        "asking": s.rules().prompts[s.asking[0]].name if s.pending else None,
        "source": s.asking[1] if s.pending and s.asking[1] >= 0 else None,
        "proposals": _proposals(s, seat),
    }


def _row(s: Powers, p: int, seat: int | None) -> dict[str, Any]:
    mine = p == seat
    secret = mine and s.answers[p] >= 0 and bool(s.pending) and p not in s.pending
    laying = secret and LAY <= s.answers[p] < LAY + CARDS
    return {
        "seat": p,
        "faction": FACTIONS[s.factions[p]] if s.variant == STRUGGLE else None,
        "candidate": _candidate(s, p, seat),
        "hand": {"count": len(s.hands[p]), "cards": [c if sees(s, seat, p, c) else None for c in _shown(s, p, seat)]},
        "pile": len(s.piles[p]) if s.variant == STRUGGLE else None,
        "laid": _has_laid(s, p),
        "laid_card": s.answers[p] - LAY if laying else None,
        "answered": bool(s.pending) and s.answers[p] >= 0,
        "wrong": s.wrong[p],
        "slots": [[_laid(s, c) for c in _stack(s, p, n)] for n in range(1, s.round + 1)],
    }


def sees(s: Powers, seat: int | None, owner: int, card: int) -> bool:
    """Does a seat know where a hidden card of `owner` is?"""
    if seat is None:
        return s.seen[card] == (1 << s.seats) - 1
    return seat == owner or bool(s.seen[card] >> seat & 1)


def _shown(s: Powers, p: int, seat: int | None) -> list[int]:
    """A hand in an order that tells nothing: what the viewer sees first, sorted, then the rest."""
    return sorted(s.hands[p], key=lambda c: (not sees(s, seat, p, c), c))


def _has_laid(s: Powers, p: int) -> bool:
    """A face-down card lies in the current column."""
    return bool(s.pending) and s.rules().prompts[s.asking[0]].name == "lay" and s.answers[p] >= 0


def _candidate(s: Powers, p: int, seat: int | None) -> dict[str, Any]:
    known = s.standing[p] != UNSEEN
    card: int | None = s.candidate[p] if s.candidate[p] >= 0 else None
    mine = p == seat
    if card is None and mine and bool(s.pending) and s.asking[0] == ASK_CANDIDATE and s.answers[p] >= 0:
        card = s.answers[p] - CHOOSE_CANDIDATE
    if not (known or mine or (card is not None and seat is not None and s.seen[card] >> seat & 1)):
        card = None
    names = CHARACTERS if s.variant == ILLUMINATI else OF_FACTION[s.factions[p]]
    return {
        "card": card,
        "state": CANDIDATE_STATES[s.standing[p]],
        "round": s.known_at[p] // 16 if s.known_at[p] else None,
        "seen": card is not None and not mine and not known,
        "possible": [] if known else [c for c in names if not s.barred[p] >> c & 1],
        "choosing": s.candidate[p] < 0,
    }


def _stack(s: Powers, p: int, n: int) -> list[int]:
    """All cards of a slot, covered ones below."""
    top = s.slot(p, n)
    return [c for c in range(CARDS) if s.col[c] == n and s.row[c] == p and c not in top] + top


def _laid(s: Powers, card: int) -> dict[str, Any]:
    flag = s.flag[card]
    state = "covered" if flag & COVERED else "cancelled" if flag & CANCELLED else "dead" if flag & DEAD else "active"
    agent = KIND[card] == AGENT and state == "active"
    marks = [name for bit, name in ((TURNED, "turned"), (SHELTERED, "sheltered")) if flag & bit]
    if s.doubled >> s.col[card] & 1 and state == "active" and s.acts(card) == 1:
        marks.append("doubled")
    return {
        "card": card,
        "state": state,
        "acts": "symbol" if SYMBOL[s.like[card]] else KINDS[s.acts(card)],
        "as": s.like[card] if s.like[card] != card else None,
        "target": s.aim[card] if s.aim[card] != UNAIMED else None,
        "threatened": agent and threatened(s, card, s.column(s.col[card])),
        "protected": agent and protected(s, card),
        "marks": marks,
    }


def _proposals(s: Powers, seat: int | None) -> list[int]:
    """During the vote on a guess, its proposals: for the guessing opponents only (PW-AGT-03)."""
    voting = bool(s.pending) and s.rules().prompts[s.asking[0]].name == "vote"
    return list(s.asking[3:]) if voting and seat is not None and seat != s.asking[2] else []


# --- determinization (law 6) --------------------------------------------------------------------------------------
def determinize(s: Powers, seat: int, seed: int) -> Powers:
    """Deal anew what `seat` cannot know: others' Candidates, hands and open secret answers, and all piles."""
    new = s.clone()
    assert isinstance(new, Powers)
    rng = Rng(seed, 7)
    new.rng = rng.x ^ 0x5DEECE66D
    if s.variant == ILLUMINATI:
        _redeal_common(new, seat, rng)
    else:
        for p in range(s.seats):
            _redeal_own(new, seat, p, rng)
    new.forget()
    _answer_anew(new, seat, rng)
    _hush(new, seat)
    return new


def _redeal_own(s: Powers, seat: int, p: int, rng: Rng) -> None:
    """Struggle: a seat's hidden cards are its own faction's cards that are not on the table."""
    if s.candidate[p] < 0:
        return
    if p == seat:
        rng.shuffle(s.piles[p])
        return
    hidden = s.hands[p] + s.piles[p]
    size = len(s.hands[p])
    if s.standing[p] == UNSEEN and not s.seen[s.candidate[p]] >> seat & 1:
        hidden.append(s.candidate[p])
        possible = [c for c in hidden if KIND[c] == AGENT and not s.barred[p] >> c & 1 and not s.seen[c] >> seat & 1]
        s.candidate[p] = sorted(possible)[rng.below(len(possible))]
        hidden.remove(s.candidate[p])
    fixed = [c for c in s.hands[p] if s.seen[c] >> seat & 1]
    free = sorted([c for c in hidden if c not in fixed])
    rng.shuffle(free)
    s.hands[p] = fixed + free[: size - len(fixed)]
    s.piles[p] = free[size - len(fixed) :]


def _redeal_common(s: Powers, seat: int, rng: Rng) -> None:
    """Illuminati: everything not seen may be anywhere; Candidates respect what guesses have made public."""
    others = [p for p in range(s.seats) if p != seat]
    secret = [p for p in others if s.standing[p] == UNSEEN and not s.seen[s.candidate[p]] >> seat & 1]
    fixed = [[c for c in s.hands[p] if s.seen[c] >> seat & 1] for p in range(s.seats)]
    pool = list(s.piles[0])
    for p in secret:
        pool.append(s.candidate[p])
    for p in others:
        pool += [c for c in s.hands[p] if c not in fixed[p]]
    pool.sort()
    rng.shuffle(pool)
    _recast(s, secret, pool)
    for p in others:
        need = len(s.hands[p]) - len(fixed[p])
        s.hands[p] = fixed[p] + [pool.pop() for _ in range(need)]
    s.piles[0] = pool


def _recast(s: Powers, secret: list[int], pool: list[int]) -> None:
    """Give each hidden Candidate a Character of the shuffled pool that no guess has ruled out (augmenting paths)."""
    characters = [c for c in pool if KIND[c] == AGENT]
    taken: dict[int, int] = {}

    def settle(p: int, tried: set[int]) -> bool:
        for c in characters:
            if s.barred[p] >> c & 1 or c in tried:
                continue
            tried.add(c)
            if c not in taken or settle(taken[c], tried):
                taken[c] = p
                return True
        return False

    for p in secret:
        settle(p, set())
    for c, p in taken.items():
        s.candidate[p] = c
        pool.remove(c)


def _answer_anew(s: Powers, seat: int, rng: Rng) -> None:
    """Secret answers that others have already given to the open question are drawn anew."""
    if not s.pending:
        return
    legal = s.rules().prompts[s.asking[0]].legal
    for p in range(s.seats):
        if p != seat and s.answers[p] >= 0:
            codes = legal(s, p)
            s.answers[p] = codes[rng.below(len(codes))]


def _hush(s: Powers, seat: int) -> None:
    """Take out of the log what the seat may not know."""
    from ...kernel.events import redact

    kinds = s.rules().events
    s.log = [entry for entry in (redact(kinds, entry, seat) for entry in s.log) if entry is not None]
