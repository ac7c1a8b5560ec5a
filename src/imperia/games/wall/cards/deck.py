"""A design of the Wall as it is printed: what the card modules write and the tables read."""

from __future__ import annotations

from typing import Any, Final

from ....cards.card import FRAGMENT as FRAGMENT
from ....cards.card import ORIGINAL
from ....cards.goods import Score
from ....cards.nodes import Node
from ..lexicon import (
    CHI,
    FIELDS,
    GOLD,
    HONOUR,
    K_ADVISOR,
    K_ARTIFACT,
    K_COMMAND,
    K_COOP_GENERAL,
    K_COOP_HORDE,
    K_COOP_TACTIC,
    K_DEMAND,
    K_EVENT,
    K_GENERAL,
    K_HORDE,
    K_QIN,
    K_REED_COMMAND,
    K_REED_GENERAL,
    K_SOLO_COMMAND,
    K_TACTIC,
    MOST_SEATS,
    NEEDS_NOTHING,
    REED_CARD,
    STONE,
    WOOD,
)
from ..ops.commands import Framed

LEFT: Final = 0  # sections, as invasion indicators name them
MIDDLE: Final = 1
RIGHT: Final = 2

# How a field of a horde card is written: what covering it brings.
_NO_FIELD: Final = "."
_REWARDS: Final[dict[str, tuple[int, int]]] = {
    "0": (-1, 0),
    "1": (HONOUR, 1),
    "2": (HONOUR, 2),
    "w": (WOOD, 1),
    "s": (STONE, 1),
    "g": (GOLD, 1),
    "c": (CHI, 1),
}


class Print:
    """One design and all its cards: `facts` work while it is in play, `run` at once, the rest by kind of card."""

    def __init__(
        self, kind: int, code: str, en: str, cs: str, hu: str, emblem: str, *, count: int = 1, source: str = ORIGINAL
    ) -> None:
        self.kind = kind
        self.code = code
        self.names = {"en": en, "cs": cs, "hu": hu}
        self.emblem = emblem
        self.count = count
        self.source = source
        self.facts: tuple[Node, ...] = ()
        self.run: Node | None = None  # of an event at once; of a demand what it asks
        self.score: Score | None = None
        # hordes
        self.indicator = 0
        self.strength = 0
        self.honour = 0
        self.fields = _NO_FIELD * FIELDS
        # command cards
        self.name = -1
        self.frames: tuple[Framed, ...] = ()
        # generals
        self.stock = (0, 0, 0, 0)
        self.tactics = 0
        self.tea = 0
        # tactic cards
        self.window = -1
        self.price = 0
        self.basic: Node | None = None
        self.boosted: Node | None = None
        self.needs = (NEEDS_NOTHING, NEEDS_NOTHING)
        # demands
        self.for_two = True
        if not (en and cs and hu):
            raise ValueError(f"card {code} lacks a name")

    def rewards(self) -> list[tuple[int, int] | None]:
        """By field: what covering it brings, None where there is no field."""
        return [None if sign == _NO_FIELD else _REWARDS[sign] for sign in self.fields]

    def nodes(self) -> list[Node]:
        """All effects of the design, in printed order."""
        found: list[Node] = [*self.frames, *self.facts]
        found += [node for node in (self.basic, self.boosted, self.run, self.score) if node is not None]
        return found


def horde(
    code: str,
    en: str,
    cs: str,
    hu: str,
    emblem: str,
    *copies: tuple[int, str, str],
    strength: int,
    honour: int,
    facts: tuple[Node, ...] = (),
    kind: int = K_HORDE,
) -> tuple[Print, ...]:
    """One type of horde: each copy with the section on its back and its upper and lower row of fields."""
    made: list[Print] = []
    for number, (indicator, upper, lower) in enumerate(copies, 1):
        one = Print(kind, f"{code}_{number}", en, cs, hu, emblem)
        one.indicator, one.strength, one.honour, one.facts = indicator, strength, honour, facts
        one.fields = upper + lower
        if len(one.fields) != FIELDS or not all(sign == _NO_FIELD or sign in _REWARDS for sign in one.fields):
            raise ValueError(f"card {one.code}: its fields are two rows of six")
        made.append(one)
    return tuple(made)


def coop_horde(
    code: str, en: str, cs: str, hu: str, emblem: str, *copies: tuple[int, str, str], **printed: Any
) -> tuple[Print, ...]:
    return horde(code, en, cs, hu, emblem, *copies, kind=K_COOP_HORDE, **printed)


def command(
    code: str, en: str, cs: str, hu: str, emblem: str, name: int, *frames: Framed, source: str = ORIGINAL
) -> Print:
    """A command card, one in each colour."""
    made = Print(K_COMMAND, code, en, cs, hu, emblem, count=MOST_SEATS, source=source)
    made.name, made.frames = name, frames
    return made


def solo_command(
    code: str, en: str, cs: str, hu: str, emblem: str, name: int, *frames: Framed, source: str = ORIGINAL
) -> Print:
    made = Print(K_SOLO_COMMAND, code, en, cs, hu, emblem, source=source)
    made.name, made.frames = name, frames
    return made


def reed_command(code: str, en: str, cs: str, hu: str, emblem: str, *frames: Framed) -> Print:
    made = Print(K_REED_COMMAND, code, en, cs, hu, emblem)
    made.name, made.frames = REED_CARD, frames
    return made


def reed_general(code: str, en: str, cs: str, hu: str, emblem: str, *facts: Node) -> Print:
    made = Print(K_REED_GENERAL, code, en, cs, hu, emblem)
    made.facts = facts
    return made


def qin(code: str, en: str, cs: str, hu: str, emblem: str, *facts: Node, score: Score) -> Print:
    made = Print(K_QIN, code, en, cs, hu, emblem, source=FRAGMENT)
    made.facts, made.score = facts, score
    return made


def tactic(
    code: str,
    en: str,
    cs: str,
    hu: str,
    emblem: str,
    window: int,
    *,
    basic: Node,
    price: int,
    boosted: Node,
    needs: tuple[int, int] = (NEEDS_NOTHING, NEEDS_NOTHING),
    count: int = 1,
    source: str = ORIGINAL,
    kind: int = K_TACTIC,
) -> Print:
    """A tactic card: its window, the free half, and the half that costs chi; `needs`: what each half needs besides."""
    made = Print(kind, code, en, cs, hu, emblem, count=count, source=source)
    made.window, made.price, made.basic, made.boosted, made.needs = window, price, basic, boosted, needs
    return made


def coop_tactic(code: str, en: str, cs: str, hu: str, emblem: str, window: int, **printed: Any) -> Print:
    return tactic(code, en, cs, hu, emblem, window, kind=K_COOP_TACTIC, **printed)


def artifact(code: str, en: str, cs: str, hu: str, emblem: str, score: Score, source: str = ORIGINAL) -> Print:
    made = Print(K_ARTIFACT, code, en, cs, hu, emblem, source=source)
    made.score = score
    return made


def advisor(code: str, en: str, cs: str, hu: str, emblem: str, *facts: Node, source: str = ORIGINAL) -> Print:
    made = Print(K_ADVISOR, code, en, cs, hu, emblem, source=source)
    made.facts = facts
    return made


def general(
    code: str,
    en: str,
    cs: str,
    hu: str,
    emblem: str,
    *facts: Node,
    stock: tuple[int, int, int, int],
    tactics: int,
    tea: int,
    source: str = ORIGINAL,
    kind: int = K_GENERAL,
) -> Print:
    """A general: wood, stone, gold and chi, tactic cards and tea value at the start, and what he does."""
    made = Print(kind, code, en, cs, hu, emblem, source=source)
    made.facts, made.stock, made.tactics, made.tea = facts, stock, tactics, tea
    return made


def coop_general(code: str, en: str, cs: str, hu: str, emblem: str, *facts: Node, **printed: Any) -> Print:
    return general(code, en, cs, hu, emblem, *facts, kind=K_COOP_GENERAL, **printed)


def event(
    code: str, en: str, cs: str, hu: str, emblem: str, now: Node | None = None, facts: tuple[Node, ...] = ()
) -> Print:
    """An event: what happens now, or what holds from now on."""
    made = Print(K_EVENT, code, en, cs, hu, emblem)
    made.run, made.facts = now, facts
    return made


def demand(
    code: str, en: str, cs: str, hu: str, emblem: str, asked: Node, *, for_two: bool = True, source: str = ORIGINAL
) -> Print:
    made = Print(K_DEMAND, code, en, cs, hu, emblem, source=source)
    made.run, made.for_two = asked, for_two
    return made
