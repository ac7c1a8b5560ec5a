"""The faces of the cards: one for each design, its text written from its effects, and its printed facts."""

from __future__ import annotations

from typing import Any, Final

from ...cards.card import Card, keyword
from ...cards.nodes import Node
from ...cards.words import say, sentence
from .cards.deck import Print
from .cards.imperia import CARDS as PRINTS
from .lexicon import (
    CARD_KINDS,
    GOODS,
    K_COOP_GENERAL,
    K_COOP_HORDE,
    K_COOP_TACTIC,
    K_GENERAL,
    K_HORDE,
    K_QIN,
    K_REED_COMMAND,
    K_REED_GENERAL,
    K_SOLO_COMMAND,
    K_TACTIC,
    NAME,
    WINDOWS,
)
from .tables import BY_CODE, CANON

MOST_ICONS: Final = 5  # in the row of a small card

# Pigment and ribbon of a card, by its kind.
SUITS: Final = (
    "horde",
    "horde",
    "command",
    "command",
    "general",
    "general",
    "command",
    "tactic",
    "tactic",
    "artifact",
    "advisor",
    "general",
    "general",
    "event",
    "demand",
)
SUIT_NAMES: Final = ("general", "advisor", "command", "tactic", "horde", "artifact", "event", "demand")
HORDES: Final = (K_HORDE, K_COOP_HORDE)
GENERALS: Final = (K_GENERAL, K_COOP_GENERAL)
TACTICS: Final = (K_TACTIC, K_COOP_TACTIC)
COOP_KINDS: Final = (K_COOP_HORDE, K_COOP_TACTIC, K_COOP_GENERAL, 13, 14)
RUN_BY_GAME: Final = (K_REED_COMMAND, K_REED_GENERAL, K_QIN, K_SOLO_COMMAND)


class Face(Card):
    """A design as a card of the shared room: its effects by section, its text, what a page needs to draw it."""

    def __init__(self, printed: Print) -> None:
        self.printed = printed
        names = printed.names
        super().__init__(
            NAME,
            printed.code,
            names["cs"],
            names["en"],
            names["hu"],
            printed.emblem,
            printed.source,
            tuple(_sections(printed)),
        )
        first = BY_CODE[printed.code]
        self.numbers = [card for card, canon in enumerate(CANON) if canon == first]
        self.number = first

    def suit(self) -> str:
        return SUITS[self.printed.kind]

    # --- text -------------------------------------------------------------------------------------------------------
    def text(self, lang: str) -> list[str]:
        """What a general begins with or when a tactic may be played, then a paragraph an effect."""
        t = self.tongue(lang)
        printed = self.printed
        lines: list[str] = []
        if printed.kind in GENERALS:
            goods = t.goods(tuple([(good, n) for good, n in enumerate(printed.stock) if n]))
            lines.append(t.say("wall-card-start", goods=goods, tactics=printed.tactics, tea=printed.tea))
        if printed.window >= 0:
            lines.append(t.say("wall-card-window", when=t.say(f"wall-window-{WINDOWS[printed.window]}")))
        for section, node in self.effects:
            price = t.goods(((GOODS.index("chi"), printed.price),)) if printed.price else ""
            lines.append(t.say(section, effect=node.words(t), price=price))
        if not lines:
            lines.append(t.say("wall-card-plain"))
        return [sentence(line) for line in lines]

    # --- what is printed on it --------------------------------------------------------------------------------------
    def type_line(self, lang: str) -> str:
        return say(lang, f"wall-kind-of-card-{CARD_KINDS[self.printed.kind]}")

    def grid(self) -> list[list[list[str] | None]]:
        """The fields of a horde, two rows of six: what each gives, in icons and numbers."""
        cells: list[list[str] | None] = []
        for reward in self.printed.rewards():
            if reward is None:
                cells.append(None)
            elif reward[0] < 0:
                cells.append([])
            else:
                count = [str(reward[1])] if GOODS[reward[0]] == "honour" or reward[1] > 1 else []
                cells.append([*count, GOODS[reward[0]]])
        half = len(cells) // 2
        return [cells[:half], cells[half:]]

    def face(self, lang: str) -> dict[str, Any]:
        printed = self.printed
        found = super().face(lang) | {
            "ids": self.numbers,
            "type_line": self.type_line(lang),
            "suits": [self.suit()],
            "kind": CARD_KINDS[printed.kind],
            "kinds": [],
            "icons": self.icons()[:MOST_ICONS],
            "cost": [["strength", printed.strength]] if printed.strength else [],
            "points": str(printed.honour) if printed.honour else None,
            "count": len(self.numbers),
            "keywords": [keyword(NAME, lang, self.suit())],
            "rules": [],
            "facets": {
                "kind": self.suit(),
                "mode": "coop" if printed.kind in COOP_KINDS else "game" if printed.kind in RUN_BY_GAME else "all",
            },
        }
        return found | {"grid": self.grid()} if printed.kind in HORDES else found


def _sections(printed: Print) -> list[tuple[str, Node]]:
    """The effects with the key that says when each works."""
    found: list[tuple[str, Node]] = [("wall-card-effect", frame) for frame in printed.frames]
    found += [("wall-card-effect", fact) for fact in printed.facts]
    parts = (
        ("wall-card-basic", printed.basic),
        ("wall-card-boosted", printed.boosted),
        ("wall-card-effect", printed.run),
        ("wall-card-score", printed.score),
    )
    return found + [(key, node) for key, node in parts if node is not None]


FACES: Final = [Face(printed) for printed in PRINTS]
BY_CARD: Final = {number: face for face in FACES for number in face.numbers}
