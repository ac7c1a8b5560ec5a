"""Attacks: who suffers what, and the window in which others defend themselves before the effect (IM-KW-ATT)."""

from __future__ import annotations

from ...kernel.state import CARD, OP, PC, Frame
from .lexicon import T
from .news import E_IGNORED
from .state import Imperium
from .tables import FLOW_OPS, V_IGNORE, V_SUFFER

SHIELDED = 5  # where the frame of a card being played has the seats that may ignore its effects, as bits


def victims(s: Imperium, seat: int) -> list[int]:
    """The other players, clockwise."""
    return [(seat + i) % s.seats for i in range(1, s.seats)]


def shielded(s: Imperium, victim: int, card: int) -> bool:
    """May this player ignore what `card` does to him? Only the attack card's own effects (IM-KW-ATT-07)."""
    playing = FLOW_OPS["playing"]
    for f in reversed(s.stack):
        if f[OP] == playing:
            return f[CARD] == card and bool(f[SHIELDED] >> victim & 1)
    return False


def suffers(s: Imperium, f: Frame, victim: int) -> bool:
    """Does the effect that frame `f` brings happen to this player now? Who is protected is asked first: then the
    program counter is odd while he is, and moves on by itself if he ignores it."""
    if f[PC] % 2:
        if s.answers[victim] == V_IGNORE:
            s.tell(E_IGNORED, victim)
            s.to(f[PC] + 1)
            return False
        return True
    if shielded(s, victim, f[CARD]):
        s.to(f[PC] + 1)
        s.ask((victim,), ASK_SUFFER, f[CARD])
        return False
    return True


def _suffer_or_ignore(s: Imperium, seat: int) -> list[int]:
    return [V_SUFFER, V_IGNORE]


ASK_SUFFER = T.prompt("suffer", _suffer_or_ignore, "IM-KW-ATT-03")
