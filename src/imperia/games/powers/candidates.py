"""Candidates: how they are guessed, appear and are exchanged, and who knows what about them afterwards."""

from __future__ import annotations

from bisect import insort

from ...kernel.options import Option
from . import lexicon as L
from .state import Powers
from .tables import CHARACTERS, FACTION_OF, KIND


def hidden_opponents(s: Powers, seat: int) -> list[int]:
    return [p for p in range(s.seats) if p != seat and s.standing[p] == L.UNSEEN]


def learn(s: Powers, owner: int, seats: int) -> None:
    """The seats of the bit mask know the Candidate of `owner` now, and so also whether what they knew to be with him
    is in his hand."""
    s.seen[s.candidate[owner]] |= seats
    if not s.loose:
        return
    left: list[tuple[int, int, int]] = []
    for card, holder, knowing in s.loose:
        if holder == owner:
            s.seen[card] |= knowing & seats
            knowing &= ~seats
        if knowing:
            left.append((card, holder, knowing))
    s.loose = tuple(left)


def next_order(s: Powers) -> int:
    """The place in the order of known Candidates of whoever becomes known now (PW-SCO-06)."""
    return max(s.known_order) + 1


def reveal(s: Powers, owner: int, standing: int, order: int) -> None:
    """The Candidate becomes known to everybody."""
    s.standing[owner] = standing
    s.known_round[owner] = s.round
    s.known_order[owner] = order
    learn(s, owner, (1 << s.seats) - 1)


def appear(s: Powers, seat: int, order: int) -> None:
    """The Candidate appears (PW-THR-03, PW-THR-04)."""
    reveal(s, seat, L.APPEARED, order)
    s.tell(L.E_APPEAR, seat, s.candidate[seat])


def judge_guess(s: Powers, owner: int, code: int) -> bool:
    """Is the guess right? A right name uncovers the Candidate; a wrong answer, or a faction, is public knowledge."""
    candidate = s.candidate[owner]
    if code >= L.FACTION:
        faction = code - L.FACTION
        right = FACTION_OF[candidate] == faction
        for c in CHARACTERS:
            if (FACTION_OF[c] == faction) != right:
                s.barred[owner] |= 1 << c
    else:
        right = candidate == code - L.NAME
        if right:
            reveal(s, owner, L.UNCOVERED, next_order(s))
        else:
            s.barred[owner] |= 1 << (code - L.NAME)
    if not right:
        s.wrong[owner] += 1
    return right


def judged(s: Powers, seat: int, option: Option) -> str:
    """Why a guess at a name cannot be right, as the guessing seat can see; "" if it might be."""
    if option.verb.first != L.NAME:
        return ""
    owner, card = s.asking[L.GUESSED], option.args[0]
    if s.col[card]:
        return "dead" if s.flag[card] & L.DEAD else "laid"
    if s.barred[owner] >> card & 1:
        return "wrong"
    for p in range(s.seats):
        if p != owner and s.standing[p] != L.UNSEEN and s.candidate[p] == card:
            return "other"
    return "hand" if card in s.hands[seat] or card == s.candidate[seat] else ""


def exchange(s: Powers, seat: int, new: int) -> None:
    """Nobody else knows which Character came in; who knew the old Candidate knows it is in hand now (PW-AMB-19), and
    who knew a Character in hand, only that it is one or the other."""
    old = s.candidate[seat]
    hand = s.hands[seat]
    loose = {card: knowing for card, holder, knowing in s.loose if holder == seat}
    for c in hand:
        if KIND[c] == L.AGENT:
            knowing = loose.get(c, 0) | s.seen[c]
            s.seen[c] = 0
            if knowing:
                loose[c] = knowing
    others = [entry for entry in s.loose if entry[1] != seat]
    s.loose = tuple(sorted(others + [(card, seat, knowing) for card, knowing in loose.items()]))
    hand.remove(new)
    insort(hand, old)
    s.candidate[seat] = new
    s.barred[seat] = 0
    s.whisper(1 << seat, L.E_EXCHANGE, seat, old, new)
