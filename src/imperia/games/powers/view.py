"""What a seat may know of a game of Powers: where cards lie hidden, and its view, built up from nothing."""

from __future__ import annotations

from typing import Any, Final

from ...cards.dealing import Part
from ...cards.zones import EACH, NOBODY, ONE, OWNER, SINGLE, Zone, Zones
from ...kernel.rng import Rng
from . import lexicon as L
from .flow import ASK_CANDIDATE, ASK_LAY, ASK_VOTE
from .judge import protected, threat_count, threatened
from .score import on_table
from .state import Powers
from .tables import FACTION_OF, KIND, OF_FACTION, PROPOSALS, SYMBOL

# --- where cards lie, and what a seat may suppose of those it does not see ------------------------------------------
CANDIDATES: Final = tuple([("candidate", p) for p in range(len(L.FACTIONS))])


class PowersZones(Zones):
    """Everybody sees who looks at a Candidate, so that who knows it is common knowledge."""

    def __init__(self) -> None:
        zones = (
            Zone("hands", EACH, OWNER, free=True),
            Zone("piles", EACH, NOBODY),
            Zone("offer", ONE),
            Zone("candidate", SINGLE, OWNER, told=True),
        )
        super().__init__(L.CARDS, zones, "seen")

    def back(self, s: Powers, card: int) -> int:
        """In Struggle everybody commands a faction of his own."""
        return FACTION_OF[card] if s.variant == L.STRUGGLE else 0

    def choosy(self, s: Powers, seat: int) -> tuple[Part, ...]:
        return CANDIDATES

    def bound(self, s: Powers, seat: int) -> tuple[int, ...]:
        if not s.loose:
            return ()
        return tuple([card for card, holder, knowing in s.loose if holder != seat and knowing >> seat & 1])

    def fits(self, s: Powers, seat: int, zone: str, part: int, card: int) -> bool:
        """A Candidate is a Character that no guess has ruled out; some cards are known to be with a player."""
        if zone == "candidate" and (KIND[card] != L.AGENT or s.barred[part] >> card & 1):
            return False
        for loose, holder, knowing in s.loose:
            if loose == card and knowing >> seat & 1:
                return zone != "piles" and part == holder
        return True

    def redraw(self, s: Powers, seat: int, rng: Rng) -> None:
        """Of others' cards a seat cannot say who knows them to be there; nor what was proposed against itself."""
        mine = 1 << seat
        known = [entry if entry[1] == seat else (entry[0], entry[1], entry[2] & mine) for entry in s.loose]
        s.loose = tuple([entry for entry in known if entry[2]])
        if s.pending and s.asking[0] == ASK_VOTE and s.asking[L.GUESSED] == seat:
            codes = PROPOSALS[s.factions[seat]]
            drawn = [codes[rng.below(len(codes))] for _ in range(s.seats - 1)]
            while drawn.count(drawn[0]) == len(drawn):  # they vote because they did not agree
                drawn[-1] = codes[rng.below(len(codes))]
            s.asking = (*s.asking[: L.PROPOSED], *drawn)

    def elsewhere(self, s: Powers) -> list[int]:
        return [card for card in range(L.CARDS) if s.col[card]]


ZONES = PowersZones()


# --- the view of the browser protocol -------------------------------------------------------------------------------
def view(s: Powers, seat: int | None) -> dict[str, Any]:
    """What `seat` may know; None is an onlooker."""
    struggle = s.variant == L.STRUGGLE
    return {
        "game": "powers",
        "variant": L.VARIANTS[s.variant],
        "seats": s.seats,
        "you": seat,
        "round": s.round,
        "over": s.over,
        "exposed": s.exposed if struggle else None,
        "start": None if struggle else s.exposed,
        "threats": {"count": threat_count(s), "limit": s.seats + 1},
        "pile": None if struggle else len(s.piles[0]),
        "draft": list(s.offer),
        "rows": [_row(s, p, seat) for p in range(s.seats)],
        "scores": s.scores if s.over else None,
        "points": on_table(s),
        "waiting": list(s.pending),
        "asking": s.game.prompts[s.asking[0]].name if s.pending else None,
        "source": s.asking[1] if s.pending and s.asking[1] >= 0 else None,
        "proposals": _proposals(s, seat),
    }


def _row(s: Powers, p: int, seat: int | None) -> dict[str, Any]:
    struggle = s.variant == L.STRUGGLE
    answered = bool(s.pending) and s.answers[p] >= 0
    laid = answered and s.asking[0] == ASK_LAY  # a card lies face down in the current column
    return {
        "seat": p,
        "faction": L.FACTIONS[s.factions[p]] if struggle else None,
        "candidate": _candidate(s, p, seat),
        "hand": {"count": len(s.hands[p]), "cards": ZONES.view(s, "hands", p, seat)},
        "pile": len(s.piles[p]) if struggle else None,
        "laid": laid,
        "laid_card": s.answers[p] - L.LAY if laid and p == seat else None,
        "answered": answered,
        "wrong": s.wrong[p],
        "slots": [[_laid(s, c) for c in _stack(s, p, n)] for n in range(1, s.round + 1)],
    }


def _candidate(s: Powers, p: int, seat: int | None) -> dict[str, Any]:
    known = s.standing[p] != L.UNSEEN
    card = ZONES.view(s, "candidate", p, seat)[0] if s.candidate[p] >= 0 else None
    if p == seat and s.pending and s.asking[0] == ASK_CANDIDATE and s.answers[p] >= 0:
        card = s.answers[p] - L.CHOOSE_CANDIDATE
    return {
        "card": card,
        "state": L.CANDIDATE_STATES[s.standing[p]],
        "round": s.known_round[p] or None,
        "seen": card is not None and p != seat and not known,
        "possible": [] if known else _suspects(s, p, None if p == seat else seat),
        "wrong": [] if known else [c for c in OF_FACTION[s.factions[p]] if s.barred[p] >> c & 1],
        "choosing": s.candidate[p] < 0,
    }


def _suspects(s: Powers, p: int, seat: int | None) -> list[int]:
    """Who may be the Candidate of `p`, as far as a seat knows; anybody may be guessed all the same (PW-AMB-24)."""
    candidates = [ZONES.view(s, "candidate", q, seat)[0] if s.candidate[q] >= 0 else None for q in range(s.seats)]
    found = candidates[p]
    if found is not None:
        return [found]
    elsewhere = {*s.offer, *candidates}
    for q in range(s.seats):
        elsewhere.update(ZONES.view(s, "hands", q, seat))
    if seat is not None:
        elsewhere.update([card for card, holder, knowing in s.loose if holder != p and knowing >> seat & 1])
    free = [c for c in OF_FACTION[s.factions[p]] if not s.col[c] and not s.barred[p] >> c & 1]
    return [c for c in free if c not in elsewhere]


def _stack(s: Powers, p: int, n: int) -> list[int]:
    """All cards of a slot, covered ones below."""
    top = s.slot(p, n)
    return [c for c in range(L.CARDS) if s.col[c] == n and s.row[c] == p and c not in top] + top


def _laid(s: Powers, card: int) -> dict[str, Any]:
    flag = s.flag[card]
    covered, cancelled, dead = flag & L.COVERED, flag & L.CANCELLED, flag & L.DEAD
    state = "covered" if covered else "cancelled" if cancelled else "dead" if dead else "active"
    agent = KIND[card] == L.AGENT and state == "active"
    marks = [name for bit, name in ((L.TURNED, "turned"), (L.SHELTERED, "sheltered")) if flag & bit]
    if s.doubled >> s.col[card] & 1 and state == "active" and s.acts(card) == L.THREAT:
        marks.append("doubled")
    return {
        "card": card,
        "state": state,
        "acts": "symbol" if SYMBOL[s.like[card]] else L.KINDS[s.acts(card)],
        "as": s.like[card] if s.like[card] != card else None,
        "target": dict(s.aims).get(card),
        "threatened": agent and threatened(s, card, s.column(s.col[card])),
        "protected": agent and protected(s, card),
        "marks": marks,
    }


def _proposals(s: Powers, seat: int | None) -> list[int]:
    """During the vote on a guess, its proposals: for the guessing opponents only (PW-AGT-03)."""
    voting = bool(s.pending) and s.asking[0] == ASK_VOTE
    return list(s.asking[L.PROPOSED :]) if voting and seat is not None and seat != s.asking[L.GUESSED] else []
