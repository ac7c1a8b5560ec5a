"""Writes the section "Vocabulary" of docs/effects.md from the effect nodes: their fields, meaning and an example."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import imperia
from imperia.cards import aim, counts, facts, goods, mix, nodes, reports, select, triggers
from imperia.cards.card import tongue
from imperia.cards.goods import Draw
from imperia.cards.nodes import AtLeast, Choose, Count, EachPlayer, If, May, Node, Repeat, Seq
from imperia.cards.words import plain
from imperia.games.powers.counts import BESIDE, EVENTS, These

PAGE = Path(__file__).resolve().parent.parent / "docs" / "effects.md"
BEGIN = "<!-- vocabulary: written by tools/effects_page.py, do not edit -->"
END = "<!-- end of vocabulary -->"

# Shared nodes that no card uses yet still need a sentence.
_BESIDE = These(EVENTS, BESIDE)
SAMPLES: tuple[Node, ...] = (
    Seq((Draw(2), May(Draw(1)))),
    Choose((Draw(1), EachPlayer(Draw(1), others=True))),
    If(AtLeast(_BESIDE), Draw(1), Draw(2)),
    Repeat(_BESIDE, Draw(1), most=3),
)


# --- what there is ------------------------------------------------------------------------------------------------
def words_of(module: Any) -> list[type]:
    """The parts of speech that a module defines, in its own order: its data classes."""
    found = [value for value in vars(module).values() if isinstance(value, type)]
    return [cls for cls in found if cls.__module__ == module.__name__ and "__dataclass_fields__" in vars(cls)]


def verbs_of(game: str) -> list[type]:
    """The nodes and counts of one game, module by module."""
    package = importlib.import_module(f"imperia.games.{game}")
    found: list[type] = []
    for info in sorted(pkgutil.walk_packages(package.__path__, f"{package.__name__}."), key=lambda info: info.name):
        found += [cls for cls in words_of(importlib.import_module(info.name)) if issubclass(cls, Node | Count)]
    return found


def inside(value: Any) -> Iterator[Any]:
    """A node and everything of the language inside it, outermost first."""
    if isinstance(value, tuple):
        for item in value:
            yield from inside(item)
    elif dataclasses.is_dataclass(value):
        yield value
        for field in dataclasses.fields(value):
            yield from inside(getattr(value, field.name))


def examples() -> dict[type, tuple[str, str, Any]]:
    """For every class the first card that uses it, and how: (game, card, part)."""
    found: dict[type, tuple[str, str, Any]] = {}
    for name in imperia.games():
        for card in getattr(imperia.game(name), "cards", []):
            for _, node in card.effects:
                for part in inside(node):
                    found.setdefault(type(part), (name, card.code, part))
    for node in SAMPLES:
        for part in inside(node):
            found.setdefault(type(part), ("powers", "", part))
    return found


# --- how it is written --------------------------------------------------------------------------------------------
def notation(value: Any) -> str:
    """A node as a card's author writes it: what has no default by position, what differs from its default by name."""
    if isinstance(value, tuple):
        items = [notation(item) for item in value]
        return f"({', '.join(items)}{',' if len(items) == 1 else ''})"
    if not dataclasses.is_dataclass(value):
        return repr(value)
    arguments: list[str] = []
    for field in written(value):
        given = getattr(value, field.name)
        if field.default is dataclasses.MISSING:
            arguments.append(notation(given))
        elif given != field.default:
            arguments.append(f"{field.name}={notation(given)}")
    return f"{type(value).__name__}({', '.join(arguments)})"


def written(thing: Any) -> list[Any]:
    """The fields of a node that a card writes: not what it remembers for itself."""
    return [field for field in dataclasses.fields(thing) if field.init]


def signature(cls: type) -> str:
    """The name and fields of a class, as in its definition."""
    fields: list[str] = []
    for field in written(cls):
        given = field.default
        default = "" if given is dataclasses.MISSING else f" = {notation(given)}"
        fields.append(f"{field.name}: {field.type}{default}")
    return f"{cls.__name__}({', '.join(fields)})"


def entry(cls: type, example: tuple[str, str, Any] | None) -> str:
    """One paragraph of the page."""
    lines = [f"- **`{signature(cls)}`** – {(cls.__doc__ or '').strip().splitlines()[0]}"]
    if example is not None:
        game, code, value = example
        said = plain(value.words(tongue(game, "en"))) if hasattr(value, "words") else ""
        where = f"{code}: " if code else ""
        lines.append(f"  {where}`{notation(value)}`" + (f" → “{said}”" if said else ""))
    return "  \n".join(lines)


def vocabulary() -> str:
    """The whole section, between its marks."""
    known = examples()
    parts = [BEGIN]
    for module in (nodes, goods, mix, counts, aim, select, reports, triggers, facts):
        parts += ["", f"### Shared by all games (`cards/{module.__name__.rpartition('.')[2]}.py`)", ""]
        parts += [entry(cls, known.get(cls)) for cls in words_of(module)]
    for name in imperia.games():
        parts += ["", f"### {imperia.game(name).title('en')} (`games/{name}/`)", ""]
        parts += [entry(cls, known.get(cls)) for cls in verbs_of(name)]
    return "\n".join([*parts, "", END])


def page(text: str) -> str:
    """The text of docs/effects.md with its vocabulary up to date."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + vocabulary() + after


def main() -> int:
    old = PAGE.read_text(encoding="utf-8")
    new = page(old)
    PAGE.write_text(new, encoding="utf-8")
    print(f"{PAGE.name} {'was up to date' if new == old else 'written'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
