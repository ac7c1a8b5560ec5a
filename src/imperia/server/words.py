"""Languages of requests, names as people give them, and what is told at a table: put into words once for all tables."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from ..cards.presenter import Names, presenter
from ..cards.story import Act
from ..cards.words import LANGS
from ..kernel.events import ALL, Entry, Event
from ..kernel.game import find
from ..kernel.options import SEAT

DEFAULT_LANG = "en"
KEPT = 30_000  # sentences that are kept, about 10 MB
_PLACE = re.compile("\ue010(\\d+)\ue011")  # where a name will stand; no name may hold such a character
_PLACES = [f"\ue010{seat}\ue011" for seat in range(16)]


def language(asked: str | None, accepted: str | None = None) -> str:
    """The language asked for; else the first we speak of those the browser accepts; else English."""
    if asked in LANGS:
        return str(asked)
    for part in (accepted or "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGS:
            return code
    return DEFAULT_LANG


def tidy_name(name: str | None) -> str:
    """A name without what cannot be seen: controls, unassigned and private characters, doubled spaces."""
    seen = [" " if letter.isspace() else letter for letter in name or "" if letter.isspace() or _visible(letter)]
    return " ".join("".join(seen).split())


def _visible(letter: str) -> bool:
    return not unicodedata.category(letter).startswith("C")


def reader(game: str, heard: tuple[Entry, ...], seat: int | None) -> int | None:
    """Whose eyes an act must be told to: the seat's own if it is about it ("you"), else anybody's."""
    kinds = find(game).events
    for entry in heard:
        if seat in entry[3:]:
            for (_, kind), n in zip(kinds[entry[0]].arguments, entry[3:], strict=True):
                if kind == SEAT and n == seat:
                    return seat
    return None


def told(game: str, act: Act, lang: str, names: Names, you: int | None) -> tuple[str, list[str]]:
    """An act in words. The same thing happens at many tables, to people of other names: the words are kept."""
    events = tuple([(event.kind.number, event.values) for event in act.events])
    text, more = _told(game, lang, len(names), you, events)
    return _named(text, names), [_named(one, names) for one in more]


def _named(text: str, names: Names) -> str:
    return _PLACE.sub(lambda place: names[int(place[1])], text)


@lru_cache(maxsize=KEPT)
def _told(
    game: str, lang: str, seats: int, you: int | None, events: tuple[tuple[int, tuple[int, ...]], ...]
) -> tuple[str, list[str]]:
    shown = presenter(find(game))
    made = [Event(shown.game.events[kind], (kind, 0, ALL, *values)) for kind, values in events]
    act = Act(made[0])
    act.events = made
    return shown.act(act, lang, _PLACES[:seats], you)
