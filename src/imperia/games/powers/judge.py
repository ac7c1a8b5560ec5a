"""Who threatens, who is protected, who dies: sections THR, HID and DTH of the catalogue."""

from __future__ import annotations

from .lexicon import (
    AGENT,
    DEAD,
    DOWN,
    E_DIES,
    E_KILL,
    E_SAVED,
    EVENT,
    HIDEOUT,
    MARKED,
    SHELTERED,
    THREAT,
    UNAIMED,
    UNCOVERED,
)
from .state import Powers
from .tables import (
    AIM_KILLS,
    ALL_HERE,
    BESIDE_IT,
    CHARACTERS,
    FEMALE,
    KIND,
    MALE,
    MEN_EACH_OTHER,
    MENACE,
    SHIELD,
    UNLESS_PROTECTED,
    WARD,
    WOMEN,
    WOMEN_HERE,
)


def threats_to(s: Powers, agent: int, column: list[int]) -> list[int]:
    """The active Threats of other players in an Agent's column (PW-THR-01)."""
    row = s.row[agent]
    return [c for c in column if KIND[c] & 1 and not s.flag[c] & DOWN and s.row[c] != row and s.acts(c) == THREAT]


def menaced(s: Powers, agent: int, column: list[int]) -> bool:
    """Is an Agent threatened by a card that is no Threat otherwise (PW-THR-07)?"""
    for c in column:
        menace = MENACE[s.like[c]]
        if not menace or s.flag[c] & DOWN:
            continue
        if menace == MEN_EACH_OTHER:
            if MALE[agent] and any(MALE[m] and m != agent and not s.flag[m] & DOWN for m in column):
                return True
        elif c != agent and (menace == ALL_HERE or (menace == WOMEN and FEMALE[agent])):
            return True
    return False


def threatened(s: Powers, agent: int, column: list[int]) -> bool:
    return bool(s.flag[agent] & MARKED or threats_to(s, agent, column)) or menaced(s, agent, column)


def protected(s: Powers, agent: int) -> bool:
    """Does an active Hideout stand beside the Agent, or something that counts as one (PW-HID-01, PW-HID-05)?"""
    if s.flag[agent] & SHELTERED:
        return True
    for c in s.beside(agent):
        if not s.flag[c] & DOWN and (s.acts(c) == HIDEOUT or (SHIELD[s.like[c]] == BESIDE_IT and not KIND[c] & 1)):
            return True
    if FEMALE[agent]:
        for c in s.column(s.col[agent]):
            if SHIELD[s.like[c]] == WOMEN_HERE and KIND[c] == AGENT:
                return True  # stays after her own death
    ward = WARD[s.like[agent]]
    return ward is not None and ward.of(s, s.row[agent], agent) > 0


def judge_column(s: Powers, n: int) -> None:
    """The deaths of column n, all at once (PW-DTH-01, PW-DTH-05)."""
    column = s.column(n)
    dying: list[int] = []
    for agent in column:
        if KIND[agent] != AGENT or s.flag[agent] & DOWN or not threatened(s, agent, column):
            continue
        if protected(s, agent):
            s.tell(E_SAVED, agent)
        else:
            dying.append(agent)
            for threat in threats_to(s, agent, column):
                s.kills += [threat, agent]
            if s.flag[agent] & MARKED:
                for c in s.column(n + 1):
                    if s.aim[c] == agent and KIND[c] == EVENT:
                        s.kills += [c, agent]
    for agent in dying:
        s.flag[agent] |= DEAD
        s.tell(E_DIES, agent)
    for agent in column:
        s.flag[agent] &= ~(SHELTERED | MARKED)


def judge_end(s: Powers) -> None:
    """The last column, then the named targets of Jane Gray and Lady Johanna (PW-DTH-03, PW-DTH-06)."""
    judge_column(s, s.round)
    dying: list[tuple[int, int]] = []
    for killer in CHARACTERS:
        target = s.aim[killer]
        kills = AIM_KILLS[s.like[killer]]
        if target == UNAIMED or not kills or not s.active(killer) or not s.active(target):
            continue
        spared = protected(s, target) if kills == UNLESS_PROTECTED else s.standing[s.row[target]] == UNCOVERED
        if not spared:
            dying.append((target, killer))
    for target, killer in dying:
        if not s.flag[target] & DEAD:
            s.flag[target] |= DEAD
            s.tell(E_KILL, target, killer)


def threat_count(s: Powers) -> int:
    """Active cards acting as Threats, those of a doubled column twice (PW-THR-06, PW-AMB-26)."""
    total = 0
    for n in range(1, s.round + 1):
        weight = 2 if s.doubled >> n & 1 else 1
        for row in s.rows:
            c = row[n]
            if c >= 0 and KIND[c] & 1 and not s.flag[c] & DOWN and s.acts(c) == THREAT:
                total += weight
    return total
