"""Where answers lie on the board of the Great Wall: cards of hand and row, pieces of the supply, fields, areas."""

from __future__ import annotations

from typing import Final

from ...kernel.options import Option
from .lexicon import FIELDS, LOCATIONS, PAIRS
from .state import Wall
from .tables import CANON, SETS
from .troops import PAIR_FIELDS

SOLDIERS: Final = ("spear", "archer", "rider")  # as pieces are named in the browser
OF_SUPPLY: Final = ("kind", "recruit", "shame", "shames", "shed", "sheds")  # answers that mean own soldiers
ON_CARDS: Final = ("shame-card", "shed-card", "capture")
TO_SECTION: Final = ("post", "barricade", "wall", "section")


def fields_of(pair: int) -> tuple[int, int]:
    """The two fields of a pair."""
    position, k = divmod(pair, PAIRS)
    one, other = PAIR_FIELDS[k]
    return position * FIELDS + one, position * FIELDS + other


def places(s: Wall, option: Option) -> list[str]:
    """The things of the board that an answer means."""
    name, args = option.name, option.args
    n = args[0] if args else -1
    if name == "command":
        return [f"card:{cards[n]}" for cards in SETS[s.set].commands]
    if name == "position":
        return [f"place:{n}"]
    if name in ("hire", "offer"):
        return [f"card:{s.row[n]}"]
    if name in ("tactic", "boosted", "discard"):
        return [f"card:{CANON[n]}"]
    if name in OF_SUPPLY:
        return [f"supply:{SOLDIERS[n]}"]
    if name in ON_CARDS:
        return [f"card:{n}"]
    if name == "official":
        return [f"location:{n}" if n < LOCATIONS else "supply:clerk"]
    if name == "lift":
        return [f"official:{n}"]
    if name == "pair":
        return [f"field:{field}" for field in fields_of(n)]
    if name == "figure":
        return [f"horde:{n}"]
    if name == "stage":
        return [f"staging:{n}"]
    if name in TO_SECTION:
        return [f"section:{n}"]
    return option.anchors()
