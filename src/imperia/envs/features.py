"""What of a state stands in an observation: which fields, laid out how. One list for each game, read by `observe`.

A field that is not listed is derived from others, holds for a moment only, or is nobody's business.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NUMBER: Final = "number"  # one number
WHO: Final = "who"  # one seat: a flag for each, the observer first
FLAGS: Final = "flags"  # bits by seat: a flag for each, the observer first
EACH: Final = "each"  # numbers by seat, as many for each; the observer's first
FACTIONS: Final = "factions"  # as EACH, with factions that nobody plays after the seats
OWN: Final = "own"  # as FACTIONS, but others' are seen only where screens are open
LINE: Final = "line"  # numbers that belong to no seat
WHOSE: Final = "whose"  # a list of factions: flags for each place of the list
CARD: Final = "card"  # one card: a flag for each card
CARDS: Final = "cards"  # a number for each card
ROWS: Final = "rows"  # a seat for each card, counted from the observer
PAIRS: Final = "pairs"  # tuples with a seat first and a card second: a flag for each seat and card
TOKENS: Final = "tokens"  # tuples (card, kind, number): a number for each kind and card
PIECES: Final = "pieces"  # one code for each place, which holds whose piece stands there; counted from the observer


class Field(NamedTuple):
    """One field of a state. `shift` is added to its numbers, so that -1 for none becomes 0."""

    name: str
    shape: str
    shift: int = 0
    kinds: int = 0  # for TOKENS: how many kinds there are; for PIECES: the first code of a seat's piece
    width: int = 0  # for PIECES: how many codes each seat has


class Features(NamedTuple):
    """The observation of one game: fields, and the zones that have a part for each seat."""

    fields: tuple[Field, ...]
    seated: tuple[str, ...]


POWERS: Final = Features(
    (
        Field("variant", NUMBER),
        Field("round", NUMBER),
        Field("exposed", WHO),
        Field("factions", EACH, shift=1),
        Field("doubled", NUMBER),
        Field("standing", EACH),
        Field("known_round", EACH),
        Field("known_order", EACH),
        Field("wrong", EACH),
        Field("col", CARDS),
        Field("row", ROWS),
        Field("flag", CARDS),
        Field("like", CARDS),
    ),
    seated=("hands", "piles", "candidate"),
)
SETTLERS: Final = Features(
    (
        Field("lookout", NUMBER),
        Field("peaceful", NUMBER),
        Field("round", NUMBER),
        Field("phase", NUMBER),
        Field("first", WHO),
        Field("passed", FLAGS),
        Field("factions", EACH, shift=1),
        Field("sides", EACH),
        Field("goods", EACH),
        Field("tally", EACH),
        Field("used", CARDS),
        Field("guard", CARDS),
        Field("held", CARDS),
        Field("routes", PAIRS),
    ),
    seated=("hands", "offers", "decks", "sites", "piles", "empires", "deals"),
)
IMPERIUM: Final = Features(
    (
        Field("commons", NUMBER),
        Field("first", WHO),
        Field("turn", WHO),
        Field("way", NUMBER),
        Field("round", NUMBER),
        Field("last_round", NUMBER),
        Field("kinged", FLAGS),
        Field("licence", NUMBER),
        Field("king", CARD),
        Field("stored", TOKENS, kinds=3),
        Field("nation_of", EACH, shift=1),
        Field("sides", EACH, shift=1),
        Field("status", EACH),
        Field("tokens", EACH),
        Field("actions", EACH),
        Field("exhausts", EACH),
        Field("deck_spent", EACH),
        Field("laid", LINE),
        Field("spent", CARDS),
    ),
    seated=("hand", "draw", "discard", "area", "garrison", "history", "nation", "development", "accession"),
)
WALL: Final = Features(
    (
        Field("mode", NUMBER),
        Field("difficulty", NUMBER),
        Field("season", NUMBER),
        Field("year", NUMBER),
        Field("active", WHO),
        Field("turn", NUMBER, shift=1),
        Field("tea", WHOSE),
        Field("bank", NUMBER),
        Field("breaches", NUMBER),
        Field("location", NUMBER, shift=1),
        Field("section", NUMBER, shift=1),
        Field("qin_card", CARD),
        Field("honour", FACTIONS),
        Field("stock", OWN),
        Field("store", LINE),
        Field("track", WHOSE),
        Field("soldiers", FACTIONS),
        Field("officials", FACTIONS),
        Field("overseers", FACTIONS),
        Field("commands", EACH),
        Field("fields", PIECES, kinds=2, width=3),
        Field("placed", LINE),
        Field("barricades", LINE),
        Field("walls", LINE),
        Field("stains", CARDS),
    ),
    seated=("general", "hand", "dealt", "rejected", "advising", "support", "captured"),
)
OF_GAME: Final = {"powers": POWERS, "settlers": SETTLERS, "imperium": IMPERIUM, "wall": WALL}
