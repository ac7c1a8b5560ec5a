"""The verbs of Powers: effect nodes that cancel, copy, name, guess, move, turn, protect and threaten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...cards.nodes import ALL, EACH, ONE, SOME, Count, Node
from ...cards.words import say
from ...kernel.state import Frame
from .lexicon import (
    AGENT,
    APPEAR,
    APPEARED,
    CANCELLED,
    CHOOSE_SEAT,
    COVERED,
    DEAD,
    DOWN,
    E_AIM,
    E_APPEAR,
    E_CANCEL,
    E_COPY,
    E_DOUBLE,
    E_EXCHANGE,
    E_KEEP,
    E_LAY_ON,
    E_LOOK,
    E_MARK,
    E_MOVE,
    E_SEARCH,
    E_SHELTER,
    E_TURN,
    EVENT,
    EXCHANGE,
    FACTION,
    GUESS,
    HIDE,
    HIDEOUT,
    ILLUMINATI,
    LAY,
    MARKED,
    NAME,
    PICK,
    SHELTERED,
    SKIP,
    THREAT,
    THREATEN,
    TURNED,
    UNCOVERED,
    UNSEEN,
    VIRGINIA,
    T,
)
from .tables import CHARACTERS, COPIES, EFFECT, FEMALE, KIND, MALE, OF_FACTION, REPLACES, STEP, SYMBOL

if TYPE_CHECKING:
    from .state import Powers

# --- where a card looks, seen from its own slot -------------------------------------------------------------------
COLUMN, PREVIOUS, NEXT, AROUND, AHEAD, BESIDE, LEFT, ROW, ELSEWHERE = (
    "column", "previous", "next", "around", "ahead", "beside", "left", "row", "elsewhere",
)  # fmt: skip
_PLACE_ICONS: Final = {
    PREVIOUS: ("column-left",), NEXT: ("column-right",), AHEAD: ("column-right",),
    AROUND: ("column-left", "column-right"), BESIDE: ("left", "right"), LEFT: ("left",),
}  # fmt: skip

# --- what it looks for --------------------------------------------------------------------------------------------
AGENTS_, MEN, WOMEN_, THREATS, EVENTS_, SYMBOLS, HIDEOUTS, FALLEN, FALLEN_AGENTS = (
    "agents", "men", "women", "threats", "events", "symbols", "hideouts", "fallen", "dead",
)  # fmt: skip
_KIND_ICONS: Final = {THREATS: ("skull",), HIDEOUTS: ("shield",), SYMBOLS: ("knot",), FALLEN_AGENTS: ("grave",)}

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
    if where == NEXT:
        return s.column(n + 1)
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
        return bool(flag & (CANCELLED | DEAD))
    if what == FALLEN_AGENTS:
        return bool(flag & DEAD)
    if flag & DOWN:
        return False
    if what == AGENTS_:
        return KIND[card] == AGENT
    if what == MEN:
        return MALE[card]
    if what == WOMEN_:
        return FEMALE[card]
    if what == EVENTS_:
        return KIND[card] == EVENT
    if what == SYMBOLS:
        return SYMBOL[s.like[card]]
    return s.acts(card) == (THREAT if what == THREATS else HIDEOUT)


@dataclass(frozen=True)
class These(Count):
    """The cards of one sort in one place: `These(EVENTS_, BESIDE)`. `also`: a card that counts as one of them."""

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
        return not s.flag[card] & DOWN and s.like[card] == _number(self.also)

    def of(self, s: Powers, seat: int, card: int) -> int:
        return len(self.cards(s, card))

    def words(self, lang: str, form: str = EACH) -> str:
        other = "yes" if self.other else "no"
        what = say(lang, f"powers-what-{self.what}", form=form, whose=self.whose, other=other)
        where = say(lang, f"powers-where-{self.where}", form=form, whose=self.whose, what=self.what)
        text = say(lang, "powers-these", what=what, where=where)
        return text + (say(lang, "powers-also", card=_card_word(self.also, lang)) if self.also else "")

    def icons(self) -> tuple[str, ...]:
        return _KIND_ICONS.get(self.what, ()) + _PLACE_ICONS.get(self.where, ())


def _number(code: str) -> int:
    from .cards import BY_CODE

    return BY_CODE[code].number


def _card_word(code: str, lang: str) -> str:
    from .cards import BY_CODE

    return BY_CODE[code].mark(lang)


# --- other counts -------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class KindsFaceUp(Count):
    """How many of the four kinds of card lie face up in this or a neighbouring column (PW-IND-11)."""

    def of(self, s: Powers, seat: int, card: int) -> int:
        return len({s.acts(c) for c in reach(s, card, AROUND) if not s.flag[c] & DOWN})

    def words(self, lang: str, form: str = EACH) -> str:
        return say(lang, "powers-kinds-face-up")

    def icons(self) -> tuple[str, ...]:
        return ("column-left", "column-right")


@dataclass(frozen=True)
class RoundsAfter(Count):
    """Rounds played after the one of this card's column (PW-ORI-11)."""

    def of(self, s: Powers, seat: int, card: int) -> int:
        return s.round - s.col[card]

    def words(self, lang: str, form: str = EACH) -> str:
        return say(lang, "powers-rounds-after")


@dataclass(frozen=True)
class WrongGuesses(Count):
    """Wrong guesses at the own Candidate, disagreements included (PW-ORI-02)."""

    def of(self, s: Powers, seat: int, card: int) -> int:
        return s.wrong[s.row[card]]

    def words(self, lang: str, form: str = EACH) -> str:
        return say(lang, "powers-wrong-guesses")


@dataclass(frozen=True)
class NotUncovered(Count):
    """One if the own Candidate has not been uncovered by a guess (PW-ORI-04)."""

    def of(self, s: Powers, seat: int, card: int) -> int:
        return 0 if s.standing[s.row[card]] == UNCOVERED else 1

    def words(self, lang: str, form: str = EACH) -> str:
        return say(lang, "powers-not-uncovered")


# --- continuous effects: read by judge.py, never run --------------------------------------------------------------
@dataclass(frozen=True)
class Warded(Node):
    """This Agent counts as protected by a Hideout while there is such a card."""

    when: These

    def words(self, lang: str) -> str:
        return say(lang, "powers-warded", when=self.when.words(lang, SOME))

    def icons(self) -> tuple[str, ...]:
        places = _PLACE_ICONS.get(self.when.where, ())
        return ("shield", *places, *[i for i in _KIND_ICONS.get(self.when.what, ()) if i == "knot"])


@dataclass(frozen=True)
class Protects(Node):
    """Protects Agents as a Hideout does: the own ones beside it, or all women of its column."""

    who: These
    hideout: bool = False  # the card is a Hideout, not only like one (PW-HID-05)

    def words(self, lang: str) -> str:
        key = "powers-protects-column" if self.who.where == COLUMN else "powers-protects"
        return say(lang, key, who=self.who.words(lang, ALL), hideout="yes" if self.hideout else "no")

    def icons(self) -> tuple[str, ...]:
        return ("shield", *_PLACE_ICONS.get(self.who.where, ()))


@dataclass(frozen=True)
class Threatens(Node):
    """Threatens Agents as a Threat does (PW-THR-01, PW-THR-07)."""

    who: These
    threat: bool = False

    def words(self, lang: str) -> str:
        key = "powers-threatens-appear" if self.threat else "powers-threatens"
        return say(lang, key, who=self.who.words(lang, ALL))

    def icons(self) -> tuple[str, ...]:
        return ("skull",)


@dataclass(frozen=True)
class Feud(Node):
    """Every male Agent of the column threatens all other male Agents there (PW-CARD-08)."""

    def words(self, lang: str) -> str:
        return say(lang, "powers-feud")

    def icons(self) -> tuple[str, ...]:
        return ("skull",)


@dataclass(frozen=True)
class Symbol(Node):
    """A symbol Event: points at the end and nothing else (PW-EVT-03)."""

    def words(self, lang: str) -> str:
        return say(lang, "powers-symbol")

    def icons(self) -> tuple[str, ...]:
        return ("hourglass", "knot")


# --- cancelling ---------------------------------------------------------------------------------------------------
def cancel(s: Powers, card: int, by: int) -> None:
    """Turn a card face down (PW-EVA-04)."""
    s.flag[card] |= CANCELLED
    s.tell(E_CANCEL, card, by)


@dataclass(frozen=True)
class CancelAll(Node):
    """Cancel all such cards."""

    cards: These

    def run(self, s: Powers, f: Frame) -> None:
        s.stack.pop()
        for card in self.cards.cards(s, f[3]):
            cancel(s, card, f[3])

    def words(self, lang: str) -> str:
        return say(lang, "powers-cancel-all", what=self.cards.words(lang, ALL))

    def icons(self) -> tuple[str, ...]:
        return ("bolt", *self.cards.icons())


class Targeting(Node):
    """A node that asks its owner for one card of the table, perhaps for none."""

    optional = False

    def targets(self, s: Powers, seat: int, card: int) -> list[int]:
        raise AssertionError("a targeting node lists its targets")

    def hit(self, s: Powers, seat: int, card: int, target: int) -> None:
        raise AssertionError("a targeting node does something")

    def run(self, s: Powers, f: Frame) -> None:
        seat, card = f[2], f[3]
        if f[1] == 0:
            if not self.targets(s, seat, card):
                s.stack.pop()  # a choice without a legal option lapses (PW-EVA-06)
                return
            s.to(1)
            s.ask((seat,), ASK_PICK, card)
            return
        s.stack.pop()
        if s.answers[seat] != SKIP:
            self.hit(s, seat, card, s.answers[seat] - PICK)

    def possible(self, s: Powers, seat: int, card: int) -> bool:
        return bool(self.targets(s, seat, card))


def _pick_options(s: Powers, seat: int) -> list[int]:
    node, f = T.asker(s)
    assert isinstance(node, Targeting)
    codes = sorted([PICK + c for c in node.targets(s, seat, f[3])])
    return [*codes, SKIP] if node.optional else codes


ASK_PICK: Final = T.prompt("pick", _pick_options, "PW-EVA-06")


@dataclass(frozen=True)
class MayCancelOne(Targeting):
    """You may cancel one such card (Harionago, Aodhan)."""

    cards: These
    optional = True

    def targets(self, s: Powers, seat: int, card: int) -> list[int]:
        return self.cards.cards(s, card)

    def hit(self, s: Powers, seat: int, card: int, target: int) -> None:
        cancel(s, target, card)

    def words(self, lang: str) -> str:
        return say(lang, "powers-may-cancel-one", what=self.cards.words(lang, ONE))

    def icons(self) -> tuple[str, ...]:
        return ("bolt", *self.cards.icons())


# --- copying ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class CopyAgent(Targeting):
    """Have the ability of another active Agent on the table (PW-CARD-02)."""

    def targets(self, s: Powers, seat: int, card: int) -> list[int]:
        return [c for c in CHARACTERS if c != card and s.active(c)]

    def hit(self, s: Powers, seat: int, card: int, target: int) -> None:
        s.like[card] = target
        if STEP[target] >= 0:
            s.todo |= 1 << STEP[target]
        s.tell(E_COPY, seat, card, target)

    def words(self, lang: str) -> str:
        return say(lang, "powers-copy-agent")


@dataclass(frozen=True)
class CopyEvent(Targeting):
    """Have the effect of an active Event on the table, at once if it is immediate (PW-CARD-17)."""

    def targets(self, s: Powers, seat: int, card: int) -> list[int]:
        found: list[int] = []
        for n in range(1, s.round + 1):
            for c in s.column(n):
                if KIND[c] == EVENT and not s.flag[c] & DOWN and not COPIES[c] and not REPLACES[c]:
                    found.append(c)
        return found

    def hit(self, s: Powers, seat: int, card: int, target: int) -> None:
        s.like[card] = target
        s.tell(E_COPY, seat, card, target)
        if EFFECT[target] >= 0:
            s.push(EFFECT[target], 0, seat, card)

    def words(self, lang: str) -> str:
        return say(lang, "powers-copy-event")

    def icons(self) -> tuple[str, ...]:
        return ("bolt",)


# --- naming and marking -------------------------------------------------------------------------------------------
def others_agents(s: Powers, seat: int, n: int) -> list[int]:
    """Other players' active Agents in column n."""
    return [c for c in s.column(n) if KIND[c] == AGENT and s.row[c] != seat and not s.flag[c] & DOWN]


@dataclass(frozen=True)
class NameTarget(Targeting):
    """Name another player's Agent in the column; it dies at the end under a condition (Jane Gray, Lady Johanna)."""

    unless: str  # "protected" or "uncovered"

    def targets(self, s: Powers, seat: int, card: int) -> list[int]:
        return others_agents(s, seat, s.col[card])

    def hit(self, s: Powers, seat: int, card: int, target: int) -> None:
        s.aim[card] = target
        s.tell(E_AIM, seat, card, target)

    def words(self, lang: str) -> str:
        return say(lang, f"powers-name-{self.unless}")

    def icons(self) -> tuple[str, ...]:
        return ("target", "skull")


@dataclass(frozen=True)
class MarkForDeath(Targeting):
    """Threaten another player's Agent of the previous column (PW-CARD-26)."""

    def targets(self, s: Powers, seat: int, card: int) -> list[int]:
        return others_agents(s, seat, s.col[card] - 1)

    def hit(self, s: Powers, seat: int, card: int, target: int) -> None:
        s.aim[card] = target
        s.flag[target] |= MARKED
        s.tell(E_MARK, seat, card, target)

    def words(self, lang: str) -> str:
        return say(lang, "powers-mark")

    def icons(self) -> tuple[str, ...]:
        return ("bolt", "skull", "column-left")


@dataclass(frozen=True)
class Shelter(Node):
    """Agents protected for the deaths of this round (PW-CARD-25)."""

    who: These

    def run(self, s: Powers, f: Frame) -> None:
        s.stack.pop()
        for card in self.who.cards(s, f[3]):
            s.flag[card] |= SHELTERED
            s.tell(E_SHELTER, card, f[3])

    def words(self, lang: str) -> str:
        return say(lang, "powers-shelter", who=self.who.words(lang, ALL))

    def icons(self) -> tuple[str, ...]:
        return ("bolt", "shield", "column-left")


# --- Candidates ---------------------------------------------------------------------------------------------------
def hidden_opponents(s: Powers, seat: int) -> list[int]:
    return [p for p in range(s.seats) if p != seat and s.standing[p] == UNSEEN]


def _seat_options(s: Powers, seat: int) -> list[int]:
    return [CHOOSE_SEAT + p for p in hidden_opponents(s, seat)]


ASK_WHOSE: Final = T.prompt("whose", _seat_options, "PW-CARD-22")


@dataclass(frozen=True)
class LookAtCandidate(Node):
    """Look secretly at one opponent's hidden Candidate (PW-CARD-24)."""

    def run(self, s: Powers, f: Frame) -> None:
        seat, card = f[2], f[3]
        if f[1] == 0:
            if not hidden_opponents(s, seat):
                s.stack.pop()
                return
            s.to(1)
            s.ask((seat,), ASK_WHOSE, card)
            return
        s.stack.pop()
        at = s.answers[seat] - CHOOSE_SEAT
        s.seen[s.candidate[at]] |= 1 << seat
        s.whisper(1 << seat, E_LOOK, seat, at, s.candidate[at])

    def words(self, lang: str) -> str:
        return say(lang, "powers-look")

    def icons(self) -> tuple[str, ...]:
        return ("bolt", "eye")


def names_of(s: Powers, owner: int) -> list[int]:
    """The names that may be guessed for a Candidate, as codes (PW-AGT-05, PW-ILL-08)."""
    if s.variant == ILLUMINATI:
        return [NAME + c for c in CHARACTERS] + [FACTION + k for k in range(6)]
    return [NAME + c for c in OF_FACTION[s.factions[owner]]]


def judge_guess(s: Powers, owner: int, code: int, step: int) -> bool:
    """Is the guess right? A right name uncovers the Candidate; a wrong answer, or a faction, is public knowledge."""
    candidate = s.candidate[owner]
    if code >= FACTION:
        faction = code - FACTION
        right = candidate in OF_FACTION[faction]
        for c in CHARACTERS:
            if (c in OF_FACTION[faction]) != right:
                s.barred[owner] |= 1 << c
    else:
        right = candidate == code - NAME
        if right:
            s.standing[owner] = UNCOVERED
            s.known_at[owner] = s.round * 16 + step
        else:
            s.barred[owner] |= 1 << (code - NAME)
    if not right:
        s.wrong[owner] += 1
    return right


def _search_options(s: Powers, seat: int) -> list[int]:
    return names_of(s, s.asking[2])


ASK_SEARCH: Final = T.prompt("search", _search_options, "PW-CARD-22", final=True)


@dataclass(frozen=True)
class GuessAlone(Node):
    """Guess one opponent's hidden Candidate alone (PW-CARD-22)."""

    def run(self, s: Powers, f: Frame) -> None:
        seat, card = f[2], f[3]
        if f[1] == 0:
            if not hidden_opponents(s, seat):
                s.stack.pop()
                return
            s.to(1)
            s.ask((seat,), ASK_WHOSE, card)
        elif f[1] == 1:
            at = s.answers[seat] - CHOOSE_SEAT
            s.to(2 + at)
            s.ask((seat,), ASK_SEARCH, card, at)
        else:
            s.stack.pop()
            at, code = f[1] - 2, s.answers[seat]
            right = judge_guess(s, at, code, STEP[card])  # S5 when copied, else S6
            s.tell(E_SEARCH, seat, at, code, int(right))

    def words(self, lang: str) -> str:
        return say(lang, "powers-search")

    def icons(self) -> tuple[str, ...]:
        return ("bolt", "eye")


def appear(s: Powers, seat: int, step: int) -> None:
    """The Candidate appears (PW-THR-03, PW-THR-04)."""
    s.standing[seat] = APPEARED
    s.known_at[seat] = s.round * 16 + step
    s.tell(E_APPEAR, seat, s.candidate[seat])


def _virginia_options(s: Powers, seat: int) -> list[int]:
    return [EXCHANGE + c for c in sorted(s.hands[seat]) if KIND[c] == AGENT] + [APPEAR, HIDE]


ASK_VIRGINIA: Final = T.prompt("virginia", _virginia_options, "PW-CARD-10", final=True)


@dataclass(frozen=True)
class ExchangeOrAppear(Node):
    """Exchange the hidden Candidate with a Character from hand, or let it appear (PW-CARD-10)."""

    def run(self, s: Powers, f: Frame) -> None:
        seat, card = f[2], f[3]
        if f[1] == 0:
            if s.standing[seat] != UNSEEN:
                s.stack.pop()
                return
            s.to(1)
            s.ask((seat,), ASK_VIRGINIA, card)
            return
        s.stack.pop()
        code = s.answers[seat]
        if code == APPEAR:
            appear(s, seat, VIRGINIA)
        elif code == HIDE:
            s.tell(E_KEEP, seat, card)
        else:
            self._exchange(s, seat, code - EXCHANGE)

    def _exchange(self, s: Powers, seat: int, new: int) -> None:
        """Nobody else knows which Character came in; who knew the old Candidate knows it is in hand now (PW-AMB-19)."""
        old = s.candidate[seat]
        for c in s.hands[seat]:
            if KIND[c] == AGENT:
                s.seen[c] = 0
        s.hands[seat].remove(new)
        s.hands[seat].append(old)
        s.candidate[seat] = new
        s.barred[seat] = 0
        s.whisper(1 << seat, E_EXCHANGE, seat, old, new)

    def words(self, lang: str) -> str:
        return say(lang, "powers-virginia")

    def icons(self) -> tuple[str, ...]:
        return ("bolt", "crown")


# --- laying on, moving, turning -----------------------------------------------------------------------------------
def _lay_on_options(s: Powers, seat: int) -> list[int]:
    return [LAY + c for c in sorted(s.hands[seat])] + [SKIP]


ASK_LAY_ON: Final = T.prompt("lay-on", _lay_on_options, "PW-CARD-12", final=True)


@dataclass(frozen=True)
class LayOn(Node):
    """You may lay another card from hand on this one; it takes the slot (PW-CARD-12)."""

    def run(self, s: Powers, f: Frame) -> None:
        seat, card = f[2], f[3]
        if f[1] == 0:
            if not s.hands[seat]:
                s.stack.pop()
                return
            s.to(1)
            s.ask((seat,), ASK_LAY_ON, card)
            return
        s.stack.pop()
        if s.answers[seat] == SKIP:
            return
        new = s.answers[seat] - LAY
        s.hands[seat].remove(new)
        s.flag[card] |= COVERED
        place(s, seat, new, s.round)
        s.tell(E_LAY_ON, seat, new, card)
        if REPLACES[new]:
            s.push(EFFECT[new], 0, seat, new)

    def words(self, lang: str) -> str:
        return say(lang, "powers-lay-on")

    def icons(self) -> tuple[str, ...]:
        return ("swap",)


def place(s: Powers, seat: int, card: int, n: int) -> None:
    """Put a card face up into a slot and note in which steps it has something to do."""
    s.rows[seat][n] = card
    s.col[card] = n
    s.row[card] = seat
    s.seen[card] = 0
    if STEP[card] >= 0:
        s.todo |= 1 << STEP[card]
    if KIND[card] == AGENT:
        s.todo |= 1 << GUESS | 1 << THREATEN
    elif KIND[card] == THREAT:
        s.todo |= 1 << THREATEN


@dataclass(frozen=True)
class MoveEvent(Targeting):
    """You may move one of your earlier Events into this slot (PW-CARD-16)."""

    optional = True

    def targets(self, s: Powers, seat: int, card: int) -> list[int]:
        found: list[int] = []
        for n in range(1, s.col[card]):
            for c in s.slot(seat, n):
                if KIND[c] == EVENT and not s.flag[c] & DOWN:
                    found.append(c)
        return found

    def hit(self, s: Powers, seat: int, card: int, target: int) -> None:
        if target in s.moved:
            s.moved.remove(target)
        else:
            s.rows[seat][s.col[target]] = -1
        s.moved.append(target)
        s.col[target] = s.col[card]
        s.tell(E_MOVE, seat, target, card)

    def words(self, lang: str) -> str:
        return say(lang, "powers-move")

    def icons(self) -> tuple[str, ...]:
        return ("bolt",)


@dataclass(frozen=True)
class TurnThreatsAndHideouts(Node):
    """Threats of the column become Hideouts and Hideouts Threats, for good (PW-CARD-01)."""

    def run(self, s: Powers, f: Frame) -> None:
        s.stack.pop()
        for c in s.column(s.col[f[3]]):
            if KIND[c] in (THREAT, HIDEOUT) and not s.flag[c] & DOWN:
                s.flag[c] ^= TURNED
                s.tell(E_TURN, c, f[3], s.acts(c))

    def words(self, lang: str) -> str:
        return say(lang, "powers-turn")

    def icons(self) -> tuple[str, ...]:
        return ("bolt", "skull", "shield")


@dataclass(frozen=True)
class DoubleThreats(Node):
    """Threats of this column count twice towards the end of the game (PW-IND-01)."""

    def run(self, s: Powers, f: Frame) -> None:
        s.stack.pop()
        s.doubled |= 1 << s.col[f[3]]
        s.tell(E_DOUBLE, f[3])

    def words(self, lang: str) -> str:
        return say(lang, "powers-double")

    def icons(self) -> tuple[str, ...]:
        return ("bolt", "skull")
