"""Guide: what a newcomer asks of a game. Which things it explains is listed here; what it says of them are words.

A game finds its words under these keys (`locales/*/guide-<game>.ftl`): of a page `guide-<game>-lead`, `-goal`, `-turn`,
`-end`, `-first`, `-phase-<code>`, `-act-<code>` and `-act-<code>-how`, `-score-<code>` and `-score-<code>-points`,
`-note-<code>` and `-note-<code>-text`, all told the `way` of playing; `term-<game>-<code>` and `-text` of the glossary;
`tip-<game>-<code>`; `key-<game>-<icon>` of the key of icons, or for all values of a filter `key-<game>-of-<filter>`.
"""

from __future__ import annotations

from typing import Any, Final

from .presenter import Presenter
from .words import has, say

_NO_ICONS: Final = frozenset("0123456789×/")


class Page:
    """A way to play a game on one page: the codes of what is listed there."""

    def __init__(
        self,
        phases: tuple[str, ...],
        acts: tuple[str, ...],
        scores: tuple[str, ...],
        notes: tuple[tuple[str, str], ...],  # (code, icon)
    ) -> None:
        self.phases = phases
        self.acts = acts
        self.scores = scores
        self.notes = notes


class Guide:
    """The pages by the value of the option that chooses between them, the words of the glossary with the rules that
    explain them, tips with the place they speak of, the icons of the key, and a card to learn to read."""

    def __init__(
        self,
        option: str,
        pages: dict[str, Page],
        icons: tuple[str, ...],
        terms: dict[str, str],
        tips: tuple[tuple[str, str], ...],
        sample: str,
        keywords: tuple[str, ...] = (),
    ) -> None:
        self.option = option
        self.pages = pages
        self.icons = icons
        self.terms = terms
        self.tips = tips
        self.sample = sample
        self.keywords = keywords


def icons_on(face: dict[str, Any]) -> list[str]:
    """Every icon that a card shows, in the order in which it is read."""
    found: list[str] = [*face["suits"], *face["kinds"]]
    found += [f"colour-{pigment}" for pigment in face["pigments"] if pigment != "none"]
    found += [good for good, _ in face["cost"]]
    found += ["points"] if face["points"] else []
    for field in face["fields"]:
        found += [field["icon"], *field["goods"]]
    found += [*face.get("symbols", []), *face["icons"]]
    for row in face.get("grid") or []:
        found += [word for cell in row for word in cell or []]
    found += [part["icon"] for line in face["text"] for part in line if isinstance(part, dict) and "icon" in part]
    names = [name.lower() for name in found if not set(name) <= _NO_ICONS]
    return list(dict.fromkeys(names))


def icon_key(shown: Presenter, lang: str) -> dict[str, tuple[str, str]]:
    """The key of icons: the name and the meaning of every icon of a game's cards and boards."""
    game, named = shown.game.name, _of_filters(shown, lang)
    icons = [icon for face in shown.cards(lang) for icon in icons_on(face)]
    found: dict[str, tuple[str, str]] = {}
    for icon in dict.fromkeys([*shown.guide.icons, *icons]):
        label, filtered = named.get(icon, ("", ""))
        word = _first(lang, f"key-{game}-{icon}-word", f"icon-{icon}", f"{game}-keyword-{icon}") or label
        text = _first(lang, f"key-{game}-{icon}", f"{game}-keyword-{icon}-text", f"key-{game}-of-{filtered}")
        if not word or not text:
            raise KeyError(f"the icon {icon!r} of {game} is not explained in {lang}")
        found[icon] = word, text
    return found


def _first(lang: str, *keys: str) -> str:
    """The first of these messages that there is."""
    known = [key for key in keys if has(lang, key)]
    return say(lang, known[0]) if known else ""


def _of_filters(shown: Presenter, lang: str) -> dict[str, tuple[str, str]]:
    """What the card browser calls its icons: (label, key of the filter)."""
    return {
        value["icon"]: (value["label"], one["key"])
        for one in shown.filters(lang)
        for value in one["values"]
        if value["icon"]
    }
