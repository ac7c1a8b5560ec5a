"""Set-up: the options of a table and the state before the first card is dealt (SET, DCK)."""

from __future__ import annotations

import re
from typing import Final

from ...cards.lots import DRAWN, LOT, drawn, listed, twice
from ...kernel.errors import SetupError
from .cards import BY_CODE, TITLE_OF, TITLES
from .flow import BEGIN, take_faction
from .lexicon import FACTIONS, LOOKOUTS, ORIGINS, SIDES
from .state import Settlers

COPIES_WANTED: Final = {3: 3, 2: 6, 1: 9}  # IS-DCK-01: how many titles with so many copies


def check_factions(value: str) -> None:
    """Refuse what cannot be the option `factions`."""
    if value in ("random", "choose"):
        return
    names = [name.partition(":")[0] for name in listed(value)]
    for seat, name in enumerate(listed(value)):
        faction, colon, side = name.partition(":")
        if name != LOT and (faction not in FACTIONS or (colon and side not in SIDES)):
            raise SetupError(
                "The option factions can be random, choose, or a list of {known}, each perhaps with "
                "a board side as in roman:b; {name!r} is none of them.",
                key="settlers-factions",
                known=", ".join([*FACTIONS, LOT]),
                name=name,
                seat=seat,
            )
    again = twice(names)
    if again >= 0:
        raise SetupError(
            "The option factions names a faction twice; each player commands another one.",
            key="factions-twice",
            seat=again,
            name=names[again],
        )


def factions_named(value: str) -> int:
    """How many factions the option names; 0 when they are dealt or chosen."""
    return 0 if value in ("random", "choose") else len(listed(value))


# --- own decks (DCK) ----------------------------------------------------------------------------------------------
def check_decks(value: str) -> None:
    """Refuse own decks that are none.

    The decks are separated by semicolons; each lists the 18 titles of one faction by any of their printed numbers, with
    or without the number of copies: `ROM001 x2, ROM003 x3, …; JAP001, …`.
    """
    if value in ("", "printed"):
        return
    seen: list[str] = []
    for text in value.split(";"):
        faction = check_deck(text)
        if faction in seen:
            raise SetupError(
                "There are two own decks for the {faction} faction.", key="settlers-two-decks", faction=faction
            )
        seen.append(faction)


def check_deck(text: str) -> str:
    """The faction of one deck list; a wrong one is refused."""
    copies: dict[str, int] = {}
    factions: list[str] = []
    for entry in listed(text):
        found = re.fullmatch(r"([A-Z]{3}\d{2,3})(?:\s*[x×]\s*(\d{1,4}))?", entry)
        title = TITLE_OF.get(found.group(1)) if found else None
        if found is None or title is None:
            raise SetupError(
                "The own deck names {entry!r}, which is no card of Imperial Settlers; write for example ROM003 x3.",
                key="settlers-deck-card",
                entry=entry,
            )
        card = BY_CODE[title]
        named = f"{title} ({card.name('en')})"
        if card.origin >= len(FACTIONS):
            raise SetupError(
                "{named} is no faction card and cannot be in a faction deck.",
                key="settlers-deck-common",
                named=named,
                title=title,
            )
        whole = sum([face.copies for face in TITLES[title]])
        given = found.group(2) or str(whole)
        if title in copies:
            raise SetupError("The own deck names {named} twice.", key="settlers-deck-twice", named=named, title=title)
        if given.lstrip("0") != str(whole):
            raise SetupError(
                "{named} goes into a deck with all of its {whole} copies, not {given}.",
                key="settlers-deck-copies",
                named=named,
                title=title,
                whole=whole,
                given=given,
            )
        copies[title] = whole
        if ORIGINS[card.origin] not in factions:
            factions.append(ORIGINS[card.origin])
    if len(factions) > 1:
        raise SetupError(
            "A faction deck holds cards of one faction only, not of {found}.",
            key="settlers-deck-factions",
            found=" and ".join(factions),
            listed=", ".join(factions),
        )
    _check_shape(copies)
    return factions[0]


def _check_shape(copies: dict[str, int]) -> None:
    for n, wanted in COPIES_WANTED.items():
        have = sum([count == n for count in copies.values()])
        if have != wanted:
            titles, times = "title" if have == 1 else "titles", "copy" if n == 1 else "copies"
            raise SetupError(
                "A faction deck has 30 cards: 3 titles in three copies, 6 in two and 9 single ones; "
                f"this one has {{have}} {titles} in {{n}} {times}, not {{wanted}}.",
                key="settlers-deck-shape",
                have=have,
                n=n,
                wanted=wanted,
            )


def deal(seats: int, seed: int, options: dict[str, str]) -> Settlers:
    s = Settlers(seats, seed, LOOKOUTS.index(options["lookout"]), int(options["peaceful"] == "yes"))
    if seats == 1:
        s.virtual = [[] for _ in range(4)]
    wish = options["factions"]
    if wish == "random":
        factions = list(range(len(FACTIONS)))
        s.shuffle(factions)
        for p in range(seats):
            take_faction(s, p, factions[p], s.chance(len(SIDES)))
    elif wish != "choose":
        parts = [name.partition(":") for name in listed(wish)]
        wished = [DRAWN if faction == LOT else FACTIONS.index(faction) for faction, _, _ in parts]
        given = drawn(s, wished, list(range(len(FACTIONS))))
        for p, (_, _, side) in enumerate(parts):
            by_lot = wished[p] == DRAWN
            take_faction(s, p, given[p], s.chance(len(SIDES)) if by_lot else SIDES.index(side or "a"))
    s.push(BEGIN, 0, 0)
    return s
