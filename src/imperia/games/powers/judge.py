"""Who threatens, who is protected, who dies: sections THR, HID and DTH of the catalogue."""

from __future__ import annotations

from . import lexicon as L
from . import tables
from .state import Powers
from .tables import AIM_KILLS, FEMALE, KIND, MALE, MENACE, SHIELD, THREATS_AND_HIDEOUTS, WARD


def is_threat(s: Powers, card: int) -> bool:
    """Does a laid card threaten as a Threat? Printed Threats and Hideouts have odd kinds (PW-THR-01, PW-CARD-01)."""
    return bool(KIND[card] & 1) and not s.flag[card] & L.DOWN and s.acts(card) == L.THREAT


def threats_to(s: Powers, agent: int, column: list[int]) -> list[int]:
    """The active Threats of other players in an Agent's column (PW-THR-01)."""
    row = s.row[agent]
    return [c for c in column if is_threat(s, c) and s.row[c] != row]


def menaced(s: Powers, agent: int, by: int, column: list[int]) -> bool:
    """Is an Agent threatened by a card that is no Threat otherwise (PW-THR-07)?"""
    menace = MENACE[s.like[by]]
    if not menace or s.flag[by] & L.DOWN:
        return False
    if menace == tables.MEN_EACH_OTHER:  # men of other players, by each other (PW-CARD-08)
        men = [m for m in column if MALE[m] and s.row[m] != s.row[by] and not s.flag[m] & L.DOWN]
        return agent in men and len(men) > 1
    return by != agent and (menace == tables.ALL_HERE or FEMALE[agent])


def dangers_to(s: Powers, agent: int, column: list[int]) -> list[int]:
    """All that threatens an Agent: Threats, cards that threaten like one, and those that marked it."""
    found = threats_to(s, agent, column)
    found += [c for c in column if not KIND[c] & 1 and menaced(s, agent, c, column)]
    if s.flag[agent] & L.MARKED:
        found += [c for c, target in s.aims if target == agent and c not in found]
    return found


def threatened(s: Powers, agent: int, column: list[int]) -> bool:
    if s.flag[agent] & L.MARKED:
        return True
    row = s.row[agent]
    for c in column:
        if KIND[c] & 1:
            if s.row[c] != row and is_threat(s, c):
                return True
        elif MENACE[s.like[c]] and menaced(s, agent, c, column):
            return True
    return False


def protected(s: Powers, agent: int) -> bool:
    """Does an active Hideout stand beside the Agent, or something that counts as one (PW-HID-01, PW-HID-05)?"""
    if s.flag[agent] & L.SHELTERED:
        return True
    for c in s.beside(agent):
        shield = s.acts(c) == L.HIDEOUT or (SHIELD[s.like[c]] == tables.BESIDE_IT and not KIND[c] & 1)
        if shield and not s.flag[c] & L.DOWN:
            return True
    if FEMALE[agent]:
        for c in s.column(s.col[agent]):
            if SHIELD[s.like[c]] == tables.WOMEN_HERE and KIND[c] == L.AGENT:
                return True  # stays after her own death
    ward = WARD[s.like[agent]]
    return ward is not None and ward.of(s, s.row[agent], agent) > 0


def judge_column(s: Powers, n: int) -> None:
    """The deaths of column n, all at once (PW-DTH-01, PW-DTH-05)."""
    column = s.column(n)
    dying: list[tuple[int, list[int]]] = []  # each with what killed it
    for agent in column:
        if KIND[agent] != L.AGENT or s.flag[agent] & L.DOWN or not threatened(s, agent, column):
            continue
        if protected(s, agent):
            s.tell(L.E_SAVED, agent)
            continue
        dying.append((agent, dangers_to(s, agent, column)))
        killers = threats_to(s, agent, column)
        if s.flag[agent] & L.MARKED:
            killers += [c for c, target in s.aims if target == agent and KIND[c] == L.EVENT]
        s.kills += tuple([(killer, agent) for killer in killers])
    for agent, dangers in dying:
        s.flag[agent] |= L.DEAD
        for by in dangers:
            s.tell(L.E_DIES, agent, by)
    for agent in column:
        if s.flag[agent] & (L.SHELTERED | L.MARKED):
            s.flag[agent] &= ~(L.SHELTERED | L.MARKED)


def judge_previous(s: Powers) -> None:
    """S11, once a round: the deaths of the previous column (PW-DTH-01)."""
    if s.todo >> L.DEATHS & 1:
        s.todo &= ~(1 << L.DEATHS)
        judge_column(s, s.round - 1)


def judge_end(s: Powers) -> None:
    """The last column, then the named targets of Jane Gray and Lady Johanna (PW-DTH-03, PW-DTH-06)."""
    judge_column(s, s.round)
    dying: list[tuple[int, int]] = []
    for killer, target in sorted(s.aims):
        kills = AIM_KILLS[s.like[killer]]
        if not kills or not s.active(killer) or not s.active(target):
            continue
        spared = protected(s, target) if kills == tables.UNLESS_PROTECTED else s.standing[s.row[target]] == L.UNCOVERED
        if not spared:
            dying.append((target, killer))
    for target, killer in dying:
        if not s.flag[target] & L.DEAD:
            s.flag[target] |= L.DEAD
            s.tell(L.E_KILL, target, killer)


def conditions(s: Powers) -> int:
    """S12: the conditions to end the game that are met, as bits (PW-END-01, PW-END-02)."""
    return (L.LIMIT if threat_count(s) > s.seats else 0) | (0 if L.UNSEEN in s.standing else L.ALL_KNOWN)


def threat_count(s: Powers) -> int:
    """Active cards acting as Threats, those of a doubled column twice (PW-THR-06, PW-AMB-26)."""
    total = 0
    for c in THREATS_AND_HIDEOUTS:
        if s.col[c] and is_threat(s, c):
            total += 2 if s.doubled >> s.col[c] & 1 else 1
    return total
