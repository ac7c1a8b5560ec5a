"""Set-up: the options of a table and the state before the first card is dealt (SET, DCK)."""

from __future__ import annotations

import re
from typing import Final

from .cards import BY_CODE, TITLE_OF, TITLES
from .flow import BEGIN, take_faction
from .lexicon import FACTIONS, LOOKOUTS, ORIGINS, SIDES
from .state import Settlers

COPIES_WANTED: Final = {3: 3, 2: 6, 1: 9}  # IS-DCK-01: how many titles with so many copies


def check_factions(value: str) -> str:
    """What is wrong with the option `factions`, or nothing."""
    if value in ("random", "choose"):
        return ""
    names = [name.partition(":")[0] for name in _listed(value)]
    for name in _listed(value):
        faction, colon, side = name.partition(":")
        if faction not in FACTIONS or (colon and side not in SIDES):
            return (
                f"The option factions can be random, choose, or a list of {', '.join(FACTIONS)}, each perhaps with "
                f"a board side as in roman:b; {name!r} is none of them."
            )
    if len(set(names)) < len(names):
        return "The option factions names a faction twice; each player commands another one."
    return ""


def _listed(value: str) -> list[str]:
    return [part.strip() for part in value.split(",")]


def factions_named(value: str) -> int:
    """How many factions the option names; 0 when they are dealt or chosen."""
    return 0 if value in ("random", "choose") else len(_listed(value))


# --- own decks (DCK) ----------------------------------------------------------------------------------------------
def check_decks(value: str) -> str:
    """What is wrong with the own decks, or nothing.

    The decks are separated by semicolons; each lists the 18 titles of one faction by any of their printed numbers, with
    or without the number of copies: `ROM001 x2, ROM003 x3, …; JAP001, …`.
    """
    if value in ("", "printed"):
        return ""
    seen: list[str] = []
    for text in value.split(";"):
        faction, wrong = check_deck(text)
        if wrong:
            return wrong
        if faction in seen:
            return f"There are two own decks for the {faction} faction."
        seen.append(faction)
    return ""


def check_deck(text: str) -> tuple[str, str]:
    """The faction of one deck list, and what is wrong with it, or nothing."""
    copies: dict[str, int] = {}
    factions: list[str] = []
    for entry in _listed(text):
        found = re.fullmatch(r"([A-Z]{3}\d{2,3})(?:\s*[x×]\s*(\d{1,4}))?", entry)
        title = TITLE_OF.get(found.group(1)) if found else None
        if found is None or title is None:
            return (
                "",
                f"The own deck names {entry!r}, which is no card of Imperial Settlers; write for example ROM003 x3.",
            )
        card = BY_CODE[title]
        if card.origin >= len(FACTIONS):
            return "", f"{title} ({card.name('en')}) is no faction card and cannot be in a faction deck."
        whole = sum([face.copies for face in TITLES[title]])
        given = int(found.group(2)) if found.group(2) else whole
        if title in copies:
            return "", f"The own deck names {title} ({card.name('en')}) twice."
        if given != whole:
            return "", f"{title} ({card.name('en')}) goes into a deck with all of its {whole} copies, not {given}."
        copies[title] = whole
        if ORIGINS[card.origin] not in factions:
            factions.append(ORIGINS[card.origin])
    if len(factions) > 1:
        return "", f"A faction deck holds cards of one faction only, not of {' and '.join(factions)}."
    return factions[0], _wrong_shape(copies)


def _wrong_shape(copies: dict[str, int]) -> str:
    for n, wanted in COPIES_WANTED.items():
        have = sum([count == n for count in copies.values()])
        if have != wanted:
            return (
                "A faction deck has 30 cards: 3 titles in three copies, 6 in two and 9 single ones; "
                f"this one has {have} {'title' if have == 1 else 'titles'} in {n} {'copy' if n == 1 else 'copies'}, "
                f"not {wanted}."
            )
    return ""


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
        for p, name in enumerate(_listed(wish)):
            faction, _, side = name.partition(":")
            take_faction(s, p, FACTIONS.index(faction), SIDES.index(side or "a"))
    s.push(BEGIN, 0, 0)
    return s
