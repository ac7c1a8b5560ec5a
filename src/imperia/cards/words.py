"""Words: Fluent messages in Czech, English and Hungarian, and rich text whose cards, seats and icons a page can mark.

A message is formatted with plain values and with *marks*: a card, a seat, an icon or a rule, with the text that
stands for it. `plain` drops the marks, `rich` turns them into segments of the browser protocol. A message marks
an icon itself, with the word in the case at hand: `{ ICON("knot", "uzlem") }`.

Messages are written with plain spaces; where a line may not break is a rule of the language (`typeset`), applied once
when they are read. The page does the same with its own messages (`typeset.ts`).
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

LANGS = ("cs", "en", "hu")
LOCALES = Path(__file__).resolve().parent.parent / "locales"

KEPT = 10_000  # messages that are kept, so that what is said again and again is put together once
# The case in which an amount is wanted: as a price or a name, as what a verb acts upon, or "in place of" it.
NOM: Final = "nom"
ACC: Final = "acc"
GEN: Final = "gen"

_OPEN, _SPLIT, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARK = re.compile(f"{_OPEN}([a-z]+):([^{_SPLIT}]*){_SPLIT}([^{_CLOSE}]*){_CLOSE}")
_bundles: dict[str, FluentBundle] = {}


def bundle(lang: str) -> FluentBundle:
    """All messages of one language but the browser's own and those of lessons."""
    if lang not in _bundles:
        if lang not in LANGS:
            raise KeyError(f"there is no language {lang!r}; the languages are {', '.join(LANGS)}")
        files = sorted([path.name for path in (LOCALES / lang).glob("*.ftl")])
        _bundles[lang] = read(lang, [name for name in files if not name.startswith(("web.", "lessons"))])
    return _bundles[lang]


def read(lang: str, files: list[str]) -> FluentBundle:
    """The messages of these files."""
    made = FluentBundle([lang], use_isolating=False, functions=_FUNCTIONS)
    for name in files:
        made.add_resource(FluentResource(typeset(lang, (LOCALES / lang / name).read_text(encoding="utf-8"))))
    return made


# Czech keeps a word of one letter, and a number, on the line of the word behind it.
_LONE_LETTER = re.compile(r'(?<![\w’$-])([KkSsZzVvOoUuAaIi])(?: (?=\S)|\{ ?" " ?\})')
_NUMBER = re.compile(
    r"((?<![\w-])\d+\.?|\{ \$(?:n|round|count|number|move|level|least|most|vp|limit|points|hand|pile|row|position|left"
    r"|every|seconds) \}\.?)"
    r" (?=[^\W\d_]|\{)"
)


def typeset(lang: str, text: str) -> str:
    """The source of messages with the spaces at which a line may not break."""
    return _NUMBER.sub("\\1\u00a0", _LONE_LETTER.sub("\\1\u00a0", text)) if lang == "cs" else text


def has(lang: str, key: str) -> bool:
    return bool(bundle(lang).has_message(key))


def say(lang: str, key: str, **values: Any) -> str:
    """The message `key` in `lang`. A missing message or value is a defect and raises. Amounts in it are what verbs act
    on, unless `case` says otherwise."""
    return _said(lang, key, tuple(values.items()))


@lru_cache(maxsize=KEPT)
def _said(lang: str, key: str, items: tuple[tuple[str, Any], ...]) -> str:
    """A message put together, which takes long, once for all who are told the same. Values are words and numbers."""
    found, values = bundle(lang), dict(items)
    if not found.has_message(key):
        raise KeyError(f"no message {key!r} in {lang}")
    pattern = found.get_message(key).value
    if pattern is None:
        raise KeyError(f"message {key!r} in {lang} has no text")
    text, errors = found.format_pattern(pattern, {"case": ACC, **values})
    if errors:
        raise KeyError(f"message {key!r} in {lang}: {errors[0]}")
    return str(text)


class Goods(Protocol):
    """What a tongue asks of a game that has goods."""

    name: str

    def amount(self, lang: str, good: int, n: int, case: str) -> str: ...

    def good_icon(self, good: int) -> str: ...

    def good(self, lang: str, good: int) -> str: ...


# What the words around a phrase ask of it, unless they say otherwise. Every message gets it and may decline by it:
# the reader is told to do something (`mood` do), may do it, or each player does it (they; `who` is then "they" too);
# `deed` is the phrase of the effect that is looked back at; `upto`, `every`, `least` and `most` are the numbers of
# "up to 3", "for every 3", "at least 3" and "at most 3", where a language puts them into the middle of a phrase;
# `also`: something like it was said just before; `more`: it comes on top of what was gained just before; `open`: the
# sentence goes on behind it (yes), or it is a cost.
DO: Final = "do"
MAY: Final = "may"
THEY: Final = "they"
YOU: Final = "you"
_PLAIN: dict[str, Any] = {
    "mood": DO,
    "who": YOU,
    "deed": "",
    "also": "no",
    "more": "no",
    "open": "no",
    "upto": 0,
    "every": 1,
    "least": 0,
    "most": -1,
}


class Tongue:
    """A language, the game that is spoken of in it, and the manner in which the next phrase is wanted."""

    __slots__ = ("game", "lang", "manner")

    def __init__(self, lang: str, game: Goods, manner: dict[str, Any] | None = None) -> None:
        self.lang = lang
        self.game = game
        self.manner = _PLAIN if manner is None else manner

    def turned(self, **manner: Any) -> Tongue:
        """The same tongue in another manner."""
        return Tongue(self.lang, self.game, {**self.manner, **manner})

    def say(self, key: str, **values: Any) -> str:
        """A message; where the game says a shared one in its own way (`<game>-<key>`), that."""
        own = f"{self.game.name}-{key}"
        return say(self.lang, own if has(self.lang, own) else key, **{**self.manner, **values})

    def list(self, items: list[str], key: str = "list-and", long: bool = False) -> str:
        """Long items, and such as have commas themselves, are kept apart by semicolons, where the game says how."""
        own = f"{self.game.name}-{key}"
        if has(self.lang, f"{own}-long") and (long or any("," in item for item in items)):
            return listed(self.lang, items, f"{own}-long", "; ")
        return listed(self.lang, items, own if has(self.lang, own) else key)

    def icon(self, name: str) -> str:
        return icon(self.lang, name)

    def goods(self, goods: tuple[tuple[int, int], ...], case: str = ACC) -> str:
        """ "2 wood and 1 gold", each good as its icon."""
        return listed(self.lang, [self.game.amount(self.lang, good, n, case) for good, n in goods])

    def good(self, good: int) -> str:
        """A good by its icon and word, without a number."""
        return self.game.good(self.lang, good)

    def good_icons(self, good: int) -> tuple[str, ...]:
        return (self.game.good_icon(good),)


def mark(kind: str, ref: object, text: str) -> str:
    """A piece of text that stands for a card, seat, icon or rule."""
    return f"{_OPEN}{kind}:{ref}{_SPLIT}{text}{_CLOSE}"


def _icon(name: str, word: str) -> str:
    """ICON of the messages: an icon that is read as `word`."""
    return mark("icon", name, word)


def _clitic(text: str) -> str:
    """CLITIC of the messages: Czech "si", "se", "zde" stand second in a clause: before the verb if a word opens it."""
    verb, _, rest = text.partition(" ")
    for particle in ("si", "se", "zde"):
        if rest.startswith(f"{particle} "):
            return f"{particle} {verb} {rest[len(particle) + 1 :]}"
    return text


_FUNCTIONS: dict[str, Any] = {"ICON": _icon, "CLITIC": _clitic}


def icon(lang: str, name: str) -> str:
    return mark("icon", name, say(lang, f"icon-{name}"))


def plain(text: str) -> str:
    """The words alone."""
    return _MARK.sub(lambda m: m.group(3), text)


def rich(text: str) -> list[Any]:
    """The segments of the browser protocol: strings and {"card" | "seat" | "icon" | "rule": …, "text": …}."""
    parts: list[Any] = []
    at = 0
    for found in _MARK.finditer(text):
        if found.start() > at:
            parts.append(text[at : found.start()])
        kind, ref, words = found.groups()
        parts.append({kind: int(ref) if kind in ("card", "seat") else ref, "text": words})
        at = found.end()
    if at < len(text):
        parts.append(text[at:])
    return parts


def listed(lang: str, items: list[str], key: str = "list-and", between: str = ", ") -> str:
    """ "a, b and c" in the language at hand."""
    if len(items) <= 1:
        return "".join(items)
    return say(lang, key, first=between.join(items[:-1]), last=items[-1])


def sentence(text: str) -> str:
    """First letter large, within a mark too, a full stop at the end."""
    text = large(text)
    return text if text.endswith((".", "!", "?", ":")) else text + "."


def large(text: str) -> str:
    """The first letter large, within a mark too."""
    found = _MARK.match(text)
    if found is None:
        return text[:1].upper() + text[1:]
    kind, ref, words = found.groups()
    return mark(kind, ref, words[:1].upper() + words[1:]) + text[found.end() :]
