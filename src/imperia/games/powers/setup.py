"""Set-up of both variants: sections SET and ILL-02 to ILL-06 of the catalogue."""

from __future__ import annotations

from ...cards.lots import DRAWN, LOT, drawn, listed, twice
from ...kernel.errors import SetupError
from . import lexicon as L
from .flow import BEGIN, NEXT_ROUND
from .state import Powers
from .tables import CHARACTERS


def check_factions(value: str) -> None:
    """Refuse what cannot be the option `factions`."""
    if value == LOT:
        return
    codes = listed(value)
    known = [*L.FACTIONS, LOT]
    wrong = [code for code in codes if code not in known]
    if wrong:
        raise SetupError(
            "The option factions can be random or a list of {known}; {name!r} is none of them.",
            key="powers-factions",
            known=", ".join(known),
            name=wrong[0],
            seat=codes.index(wrong[0]),
        )
    again = twice(codes)
    if again >= 0:
        raise SetupError(
            "The option factions names a faction twice; each player commands another one.",
            key="factions-twice",
            seat=again,
            name=codes[again],
        )


def deal(seats: int, seed: int, options: dict[str, str]) -> Powers:
    variant = L.VARIANTS.index(options["variant"])
    s = Powers(seats, seed, variant)
    s.exposed = s.chance(seats)  # PW-SET-06, PW-ILL-06
    s.tell(L.E_START, s.exposed)
    if variant == L.STRUGGLE:
        _assign_factions(s, options["factions"])
        s.push(BEGIN, 0, -1)
    else:
        _deal_illuminati(s)
        s.push(NEXT_ROUND, 0, -1)
    return s


def _assign_factions(s: Powers, wish: str) -> None:
    """PW-SET-01: one set each, by choice or by lot."""
    factions = list(range(6))
    s.shuffle(factions)
    if wish != LOT:
        wished = [DRAWN if code == LOT else L.FACTIONS.index(code) for code in listed(wish)]
        factions = drawn(s, wished, factions)
    s.factions = tuple(factions[: s.seats])


def _deal_illuminati(s: Powers) -> None:
    """PW-ILL-02, PW-ILL-03: Candidates by lot, three cards each, the rest is the common pile."""
    characters = CHARACTERS[:]
    s.shuffle(characters)
    s.candidate = characters[: s.seats]
    pile = [c for c in range(L.CARDS) if c not in s.candidate]
    s.shuffle(pile)
    for p in range(s.seats):
        s.hands[p] = sorted([pile.pop() for _ in range(3)])
        s.tell(L.E_DEALT, p, 3)
    s.piles = [pile]
