"""What the cards of Powers look for, and where: the counts of its effect language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...cards.nodes import EACH, Count
from ...cards.words import Tongue
from . import lexicon as L
from .state import Powers
from .tables import FEMALE, KIND, MALE, SYMBOL

# --- where a card looks, seen from its own slot -------------------------------------------------------------------
COLUMN: Final = "column"
PREVIOUS: Final = "previous"
AROUND: Final = "around"
AHEAD: Final = "ahead"
BESIDE: Final = "beside"
LEFT: Final = "left"
ROW: Final = "row"
ELSEWHERE: Final = "elsewhere"
_PLACE_ICONS: Final = {
    PREVIOUS: ("column-left",),
    AHEAD: ("column-right",),
    AROUND: ("column-left", "column-right"),
    BESIDE: ("left", "right"),
    LEFT: ("left",),
}

# --- what it looks for --------------------------------------------------------------------------------------------
AGENTS: Final = "agents"
MEN: Final = "men"
WOMEN: Final = "women"
THREATS: Final = "threats"
EVENTS: Final = "events"
SYMBOLS: Final = "symbols"
HIDEOUTS: Final = "hideouts"
FALLEN: Final = "fallen"
FALLEN_AGENTS: Final = "dead"
_SORT_ICONS: Final = {THREATS: ("skull",), HIDEOUTS: ("shield",), SYMBOLS: ("knot",), FALLEN_AGENTS: ("grave",)}

ANYONE: Final = "anyone"
OWN: Final = "own"
OTHERS: Final = "others"


def reach(s: Powers, card: int, where: str) -> list[int]:
    """The cards in one of the places above, face-down ones included, `card` itself too."""
    n = s.col[card]
    if where == COLUMN:
        return s.column(n)
    if where == PREVIOUS:
        return s.column(n - 1)
    if where == AROUND:
        return s.column(n - 1) + s.column(n) + s.column(n + 1)
    if where == AHEAD:
        return s.column(n) + s.column(n + 1)
    if where == BESIDE:
        return s.beside(card)
    if where == LEFT:
        return s.slot(s.row[card], n - 1)
    cards: list[int] = []
    for column in range(1, s.round + 1):
        cards += s.column(column)
    seat = s.row[card]
    return [c for c in cards if (s.row[c] == seat) == (where == ROW)]


def matches(s: Powers, card: int, what: str) -> bool:
    """Is a laid card one of the things above? Only face-up cards count, but for the fallen (PW-RND-04)."""
    flag = s.flag[card]
    if what == FALLEN:
        return bool(flag & (L.CANCELLED | L.DEAD))
    if what == FALLEN_AGENTS:
        return bool(flag & L.DEAD)
    if flag & L.DOWN:
        return False
    if what == AGENTS:
        return KIND[card] == L.AGENT
    if what == MEN:
        return MALE[card]
    if what == WOMEN:
        return FEMALE[card]
    if what == EVENTS:
        return KIND[card] == L.EVENT
    if what == SYMBOLS:
        return SYMBOL[s.like[card]]
    return s.acts(card) == (L.THREAT if what == THREATS else L.HIDEOUT)


@dataclass(frozen=True)
class These(Count):
    """The cards of one sort in one place: `These(EVENTS, BESIDE)`. `also`: a card that counts as one of them."""

    what: str
    where: str
    whose: str = ANYONE
    other: bool = False  # not this card itself
    also: str = ""

    def cards(self, s: Powers, card: int) -> list[int]:
        seat = s.row[card]
        found: list[int] = []
        for c in reach(s, card, self.where):
            if self.other and c == card:
                continue
            if self.whose != ANYONE and (s.row[c] == seat) != (self.whose == OWN):
                continue
            if matches(s, c, self.what) or (self.also and self._counts_too(s, c)):
                found.append(c)
        return found

    def _counts_too(self, s: Powers, card: int) -> bool:
        from .cards import BY_CODE

        return not s.flag[card] & L.DOWN and s.like[card] == BY_CODE[self.also].number

    def of(self, s: Powers, seat: int, card: int) -> int:
        return len(self.cards(s, card))

    def words(self, t: Tongue, form: str = EACH) -> str:
        from .cards import BY_CODE

        other = "yes" if self.other else "no"
        what = t.say(f"powers-what-{self.what}", form=form, whose=self.whose, other=other)
        where = t.say(f"powers-where-{self.where}", form=form, whose=self.whose, what=self.what)
        form_of = {"form": form, "whose": self.whose, "sort": self.what, "place": self.where}
        text = t.say("powers-these", what=what, where=where, **form_of)
        return text + (t.say("powers-also", card=BY_CODE[self.also].mark(t.lang)) if self.also else "")

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return _SORT_ICONS.get(self.what, ()) + _PLACE_ICONS.get(self.where, ())


@dataclass(frozen=True)
class KindsFaceUp(Count):
    """How many of the four kinds of card lie face up in this or a neighbouring column (PW-IND-11)."""

    phrase = "powers-kinds-face-up"
    marks = ("column-left", "column-right")

    def of(self, s: Powers, seat: int, card: int) -> int:
        return len({s.acts(c) for c in reach(s, card, AROUND) if not s.flag[c] & L.DOWN})


@dataclass(frozen=True)
class RoundsAfter(Count):
    """Rounds played after the one of this card's column (PW-ORI-11)."""

    phrase = "powers-rounds-after"

    def of(self, s: Powers, seat: int, card: int) -> int:
        return s.round - s.col[card]


@dataclass(frozen=True)
class WrongGuesses(Count):
    """Wrong guesses at the own Candidate, disagreements included (PW-ORI-02)."""

    phrase = "powers-wrong-guesses"

    def of(self, s: Powers, seat: int, card: int) -> int:
        return s.wrong[s.row[card]]


@dataclass(frozen=True)
class NotUncovered(Count):
    """One if the own Candidate has not been uncovered by a guess (PW-ORI-04)."""

    phrase = "powers-not-uncovered"

    def of(self, s: Powers, seat: int, card: int) -> int:
        return 0 if s.standing[s.row[card]] == L.UNCOVERED else 1
