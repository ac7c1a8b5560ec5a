"""Languages of requests, names as people give them, and what is told at a table: put into words once for all tables."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache

import orjson

from ..cards.presenter import Presenter, presenter
from ..cards.story import Act
from ..cards.words import LANGS, rich
from ..kernel.events import ALL, Entry, Event
from ..kernel.game import find
from ..kernel.options import SEAT

DEFAULT_LANG = "en"
KEPT = 20_000  # lines of logs that are kept, about 20 MB
_PLACE = re.compile("\ue010(\\d+)\ue011".encode())  # where a name will stand; no name may hold such a character
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


def told(game: str, heard: tuple[Entry, ...], lang: str, names: tuple[str, ...], you: int | None) -> bytes:
    """An act as `you` are told of it, as the JSON of an object but for its first brace. The same thing happens at many
    tables, at another time and to people of other names: all but that is kept."""
    line = _told(game, lang, len(names), you, tuple([(entry[0], 0, ALL, *entry[3:]) for entry in heard]))
    named = _PLACE.sub(lambda place: _written(names[int(place[1])]), line)
    return b'"at":%d,"to":%d,%b' % (heard[0][1], heard[-1][1], named)


@lru_cache(maxsize=KEPT)
def _written(name: str) -> bytes:
    """A name as it stands in JSON."""
    return orjson.dumps(name)[1:-1]


@lru_cache(maxsize=KEPT)
def _told(game: str, lang: str, seats: int, you: int | None, heard: tuple[Entry, ...]) -> bytes:
    shown = presenter(find(game))
    act = act_of(game, heard)
    text, more = shown.act(act, lang, _PLACES[:seats], you)
    made = {
        "seat": shown.actor(act.events[0]),
        "kind": act.events[0].name,
        "kinds": [event.name for event in act.events],
        "text": rich(text),
        "more": [rich(one) for one in more],
        "anchors": _each(act, shown.anchors, shown, you),
        "by": _each(act, shown.doing, shown, you),
        "hits": _each(act, shown.done_to, shown, you),
        "sign": shown.sign(act),
    }
    return bytes(memoryview(orjson.dumps(made))[1:])


def _each(act: Act, anchors: Callable[[Event], list[str]], shown: Presenter, you: int | None) -> list[str]:
    """What the events of an act are about, each thing once."""
    return list(dict.fromkeys([one for event in act.events for one in shown.meant(event, anchors(event), you)]))


def act_of(game: str, heard: tuple[Entry, ...]) -> Act:
    """What was heard in one act."""
    kinds = find(game).events
    act = Act(Event(kinds[heard[0][0]], heard[0]))
    act.events += [Event(kinds[entry[0]], entry) for entry in heard[1:]]
    return act
