"""A table of Powers for tests: hands are stacked without losing a card, and only what the game offers is played.

A test reads like play: `t = table("STR", "ZED", "SID")`, `t.round(ACWEL, DAGGER, HILL, appear=[B])`,
`assert t.card(DAGGER).acts == "hideout"`. Cards go by name; seats are A to F.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from dsl import BaseTable, new, swap
from imperia.cards.speaker import Line
from imperia.games.powers.cards import BY_CODE, DECK
from imperia.games.powers.lexicon import FACTIONS
from imperia.games.powers.score import sheet
from imperia.games.powers.state import Powers

A, B, C, D, E, F = range(6)


def _codes(faction: str) -> list[str]:
    return [f"PW-{faction}-{n:02}" for n in range(1, 13)]


MARSHALL, LEDOUX, THORNE, FINCH, DAGGER, EXECUTIONER, PACT, CIPHERS, EVIDENCE, KNOCK, OATH, LODGE = _codes("ZED")
ARMINUS, VANE, JOHANNA, MORRIGAN, FIEND, CURSE, EYE, WALPURGIS, WISDOM, RITUALS, TEA_LEAVES, MIRROR = _codes("MAG")
STEELE, CRANK, JANE, VIRGINIA, AUTOMATON, MACHINE, EXPERIMENT, YARD, EXHIBITION, ARMS, RACE, WORKSHOP = _codes("IND")
ASHRAF, ZAHIR, HARIONAGO, PADMA, NOOSE, POISON, EMPTINESS, SEARCH, FATE, SHADOW, PATIENCE, VAULT = _codes("ORI")
AODHAN, TAMLIN, EILLID, NIAMH, HUNT, ELFSHOT, BATTLE, AWAKENING, SPRING, DUSK, RING, HILL = _codes("SID")
ACWEL, MIHAIL, CAROLINE, ILEANA, THIRST, WOLVES, LURE, SCOUTS, BLOOD, FEAST, BALL, CRYPT = _codes("STR")

LISTS = {
    "ZED": [MARSHALL, LEDOUX, THORNE, FINCH],
    "MAG": [ARMINUS, VANE, JOHANNA, MORRIGAN],
    "IND": [STEELE, CRANK, JANE, VIRGINIA],
    "ORI": [ASHRAF, ZAHIR, HARIONAGO, PADMA],
    "SID": [AODHAN, TAMLIN, EILLID, NIAMH],
    "STR": [ACWEL, MIHAIL, CAROLINE, ILEANA],
}
# The Candidates of a table that names none, and cards that do nothing in their round, for seats that a test leaves out.
CANDIDATES = {"ZED": FINCH, "MAG": VANE, "IND": CRANK, "ORI": ZAHIR, "SID": TAMLIN, "STR": MIHAIL}
FILLERS = (
    OATH, KNOCK, EVIDENCE, TEA_LEAVES, WISDOM, RACE, EXHIBITION, ARMS, EXPERIMENT, PATIENCE, SHADOW, FATE, RING, SPRING,
    DUSK, BALL, BLOOD, FEAST, LODGE, MIRROR, WORKSHOP, VAULT, HILL, CRYPT, RITUALS,
)  # fmt: skip
THREATS = (
    DAGGER, EXECUTIONER, FIEND, CURSE, AUTOMATON, MACHINE, NOOSE, POISON, HUNT, ELFSHOT, THIRST, WOLVES,
)  # fmt: skip

Plan = str | Mapping[int, str]  # a card, or cards by seat


def number(code: str) -> int:
    return BY_CODE[code].number


def code(card: int) -> str:
    return DECK[card].code


class Laid:
    """A card of the grid as everybody sees it."""

    def __init__(self, seat: int, column: int, shown: dict[str, Any]) -> None:
        self.seat = seat
        self.column = column
        self.state: str = shown["state"]
        self.acts: str = shown["acts"]
        self.copies = None if shown["as"] is None else code(shown["as"])
        self.target = None if shown["target"] is None else code(shown["target"])
        self.threatened: bool = shown["threatened"]
        self.protected: bool = shown["protected"]
        self.marks: list[str] = shown["marks"]

    @property
    def active(self) -> bool:
        return self.state == "active"

    @property
    def dead(self) -> bool:
        return self.state == "dead"

    @property
    def cancelled(self) -> bool:
        return self.state == "cancelled"

    @property
    def covered(self) -> bool:
        return self.state == "covered"


class Inside:
    """All that the tests know of how a state of Powers is laid out: hands, piles, the draft, the Candidates."""

    def __init__(self, state: Powers) -> None:
        self.state = state

    @property
    def struggle(self) -> bool:
        """Is it the Struggle for Power, where every seat commands a faction?"""
        return self.state.factions[0] >= 0

    def hand(self, seat: int) -> list[int]:
        return self.state.hands[seat]

    def pile(self, seat: int) -> list[int]:
        """The pile that a seat draws from: its own, or that of all."""
        return self.state.piles[seat if len(self.state.piles) > 1 else 0]

    def draft(self) -> list[int]:
        return self.state.offer

    def zones(self, seat: int) -> list[list[int]]:
        """Where the cards lie that may change places with those of a seat."""
        if len(self.state.piles) > 1:
            return [self.hand(seat), self.pile(seat)]
        return [*self.state.hands, self.pile(seat), self.draft()]

    def swap(self, card: int, other: int, seat: int) -> None:
        if card != other:
            done = swap(self.zones(seat), card, other)
            assert done, f"{code(card)} is not in the hand or pile of seat {seat} (perhaps it is a Candidate or laid)"
            self.state.seen[card] = self.state.seen[other] = 0
            self._sort_hands()

    def cast(self, seat: int, card: int) -> None:
        """Another Candidate for a seat; the old one goes where the new one was."""
        swap([self.state.candidate, *self.zones(seat)], card, self.state.candidate[seat])
        self._sort_hands()

    def _sort_hands(self) -> None:
        for hand in self.state.hands:
            hand.sort()

    def commander(self, faction: str) -> int:
        return self.state.factions.index(FACTIONS.index(faction))

    def guessed_at(self) -> int:
        """Whose Candidate the open guess is about."""
        return self.state.asking[2]

    def told(self) -> int:
        """How many events there are so far."""
        return len(self.state.log)


class Table(BaseTable[Powers]):
    """A game in play."""

    def __init__(self, state: Powers) -> None:
        super().__init__(state)
        self.inside = Inside(state)

    def sheet(self) -> list[Line]:
        assert self.over, "points are counted at the end"
        return sheet(self.state)

    # --- looking, as an onlooker ------------------------------------------------------------------------------------
    @property
    def asker(self) -> str | None:
        """The card that asks the open question."""
        return code(self.source) if self.source >= 0 else None

    @property
    def number_of_round(self) -> int:
        return int(self.view["round"])

    @property
    def threats(self) -> int:
        """The Threat count."""
        return int(self.view["threats"]["count"])

    def card(self, name: str) -> Laid:
        """A laid card."""
        for row in self.view["rows"]:
            for column, slot in enumerate(row["slots"], 1):
                for shown in slot:
                    if shown["card"] == number(name):
                        return Laid(row["seat"], column, shown)
        raise AssertionError(f"{name} does not lie on the table")

    def lies(self, name: str) -> bool:
        return any(
            shown["card"] == number(name) for row in self.view["rows"] for slot in row["slots"] for shown in slot
        )

    def slot(self, seat: int, column: int) -> list[str]:
        return [code(shown["card"]) for shown in self.view["rows"][seat]["slots"][column - 1]]

    def candidate(self, seat: int) -> str:
        """hidden, appeared, uncovered or shown."""
        return str(self.view["rows"][seat]["candidate"]["state"])

    def in_hand(self, seat: int) -> list[str]:
        return sorted(code(card) for card in self.inside.hand(seat))

    # --- scoring ----------------------------------------------------------------------------------------------------
    def line(self, seat: int, category: str) -> int:
        """The points of a seat in one category of the score sheet."""
        return sum(line.points for line in self.lines if line.seat == seat and line.category == category)

    def points(self, name: str, category: str | None = None) -> int:
        """The points that a card brings its owner."""
        card = number(name)
        return sum(line.points for line in self.lines if line.card == card and category in (None, line.category))

    # --- stacking: cards change places, none is lost ------------------------------------------------------------------
    def hand(self, seat: int, *names: str) -> Table:
        """See to it that a seat holds these cards, exchanging them with cards it holds and does not need."""
        wanted = [number(name) for name in names]
        held = self.inside.hand(seat)
        for card in wanted:
            if card not in held:
                spare = [c for c in held if c not in wanted]
                assert spare, f"seat {seat} has no card to give for {code(card)}"
                self.inside.swap(card, spare[0], seat)
        return self.checked()

    def pile_top(self, seat: int, name: str) -> Table:
        """Put a card on top of the pile that a seat draws from."""
        self.inside.swap(number(name), self.inside.pile(seat)[-1], seat)
        return self.checked()

    def offer(self, name: str) -> Table:
        """Illuminati: see to it that a card lies open in the draft."""
        self.inside.swap(number(name), self.inside.draft()[0], A)
        return self.checked()

    def cast(self, seat: int, name: str) -> Table:
        """Give a seat a Candidate in Illuminati, where the lot has given it another one."""
        self.inside.cast(seat, number(name))
        return self.checked()

    # --- playing ------------------------------------------------------------------------------------------------------
    def draft(self, *picks: str) -> Table:
        """Illuminati: take cards in order; left out, everybody takes the first card."""
        for name in picks:
            self.answer(self.pending[0], name)
        while self.asked == "draft":
            self.answer(self.pending[0], self.options(self.pending[0])[0])
        return self

    def lay(self, *cards: Plan | None) -> Table:
        """A whole laying, up to the first question after the reveal. Seats left out lay a card that does nothing."""
        self.draft()
        n = self.number_of_round
        plan = self._plan(cards)
        assert self.asked in ("lay", "lay-open"), f"the table is asked {self.asked}, not to lay"
        for seat, name in plan.items():
            if not self.lies(name):  # the only card of a hand is laid by itself
                self.hand(seat, name)
        while self.asked in ("lay", "lay-open") and self.number_of_round == n:
            for seat in self.pending:
                self.answer(seat, plan[seat])
        return self

    def _plan(self, cards: tuple[Plan | None, ...]) -> dict[int, str]:
        """Who lays what: by seat, or by faction (Struggle), or in the order of the seats (Illuminati)."""
        plan: dict[int, str] = {}
        for place, card in enumerate(cards):
            if isinstance(card, Mapping):
                plan.update(card)
            elif card is not None:
                plan[self.owner(card) if self.inside.struggle else place] = card
        for seat in range(self.state.seats):
            if seat not in plan:
                plan[seat] = self._filler(seat, FILLERS, plan.values())
        return plan

    def owner(self, name: str) -> int:
        """The seat that commands a card's faction."""
        return self.inside.commander(name[3:6])

    def _filler(self, seat: int, order: Iterable[str], taken: Iterable[str]) -> str:
        free = [card for zone in self.inside.zones(seat) for card in zone]
        for name in order:
            if number(name) in free and name not in taken:
                return name
        raise AssertionError(f"seat {seat} has no quiet card left; say what it lays")

    def round(
        self,
        *cards: Plan | None,
        picks: Mapping[str, object] | None = None,
        appear: Iterable[int] = (),
        guess: Mapping[int, str] | None = None,
        traitor: int | None = None,
    ) -> Table:
        """A whole round: lay, then answer every question as told.

        `picks`: the answers to the questions a card asks its owner, one or a list of them. `guess`: what the opponents
        guess together at a seat. `appear`: the seats that use a Threat to appear. `traitor`: who is exposed next.
        Otherwise optional things are declined, nobody guesses or appears, and the traitor moves on clockwise.
        """
        start = self.inside.told()
        n = self.number_of_round
        self.lay(*cards)
        self.settle(n, picks, appear, guess, traitor, start)
        return self

    def settle(
        self,
        n: int,
        picks: Mapping[str, object] | None = None,
        appear: Iterable[int] = (),
        guess: Mapping[int, str] | None = None,
        traitor: int | None = None,
        start: int = 0,
    ) -> Table:
        """Answer what is asked up to the end of round `n`."""
        script = {name: list(said) if isinstance(said, list) else [said] for name, said in (picks or {}).items()}
        forced: list[tuple[str, object]] = []
        while not self.over and self.number_of_round == n and self.asked not in ("lay", "lay-open", "draft"):
            for seat in self.pending:
                self.answer(seat, self._reply(seat, script, set(appear), guess or {}, traitor, forced))
        forced += [(name, what) for name, rest in script.items() for what in rest]
        for name, what in forced:
            self._happened_by_itself(name, what, start)
        return self

    def _reply(
        self,
        seat: int,
        script: dict[str, list[object]],
        appear: set[int],
        guess: Mapping[int, str],
        traitor: int | None,
        forced: list[tuple[str, object]],
    ) -> object:
        asked, asker, options = self.asked, self.asker, self.options(seat)
        if asked in ("propose", "vote"):
            return guess.get(self.inside.guessed_at(), "pass")
        if asked == "appear":
            return "appear" if seat in appear else "hide"
        if asked == "traitor":
            return (seat + 1) % self.state.seats if traitor is None else traitor
        queue = script.get(asker or "", [])
        while queue:
            what = queue.pop(0)
            if asked == "aim" and what in BY_CODE and not self.lies(str(what)):  # a card from hand
                options = self.hand(seat, str(what)).options(seat)
            if what in options:
                return what
            forced.append((str(asker), what))
        decline = [what for what in options if what in ("skip", "hide")]
        assert decline, f"{asker} asks seat {seat} for one of {options}; the test does not say which"
        return decline[0]

    def _happened_by_itself(self, name: str, what: object, start: int) -> None:
        """An answer that was not asked for was the only one there was: the log shows it."""
        wanted = what if isinstance(what, int) else number(str(what)) if str(what) in BY_CODE else None
        for event in self.state.events[start:]:
            if number(name) in event.values and wanted in event.values:
                return
            if event.name == "search" and wanted == event.args["at"]:
                return
        raise AssertionError(f"{name} never asked for {what}")

    def end(self, *cards: Plan | None, hidden: bool = False) -> Table:
        """End the game: everybody lays a Threat and appears (`hidden`: nobody does, so the Threat limit ends it)."""
        while not self.over:
            self.draft()
            plan: dict[int, str] = {}
            for card in cards:
                plan.update(card if isinstance(card, Mapping) else {self.owner(str(card)): str(card)})
            for seat in range(self.state.seats):
                if seat not in plan:
                    plan[seat] = self._filler(seat, THREATS + FILLERS, plan.values())
            self.round(plan, appear=() if hidden else range(self.state.seats))
            cards = ()
        return self


def table(*factions: str, candidates: Iterable[str] = (), exposed: int = A, seed: int = 0) -> Table:
    """A table of Struggle for Power, Candidates chosen, about to lay the first cards."""
    chosen = {name[3:6]: name for name in candidates}
    wanted = {"factions": ",".join(factions)}
    t = Table(new("powers", len(factions), wanted, seed, lambda state: state.view(None)["exposed"] == exposed))
    for seat, faction in enumerate(factions):
        t.answer(seat, chosen.get(faction, CANDIDATES[faction]))
    return t


def illuminati(seats: int, candidates: Iterable[str] = (), start: int = A, seed: int = 0) -> Table:
    """A table of Illuminati at its first draft, with these Candidates in the order of the seats."""
    wanted = {"variant": "illuminati"}
    t = Table(new("powers", seats, wanted, seed, lambda state: state.view(None)["start"] == start))
    for seat, name in enumerate(candidates or list(CANDIDATES.values())[:seats]):
        t.cast(seat, name)
    return t
