"""A table of Imperium for tests: set up without losing a card, then played by what is offered.

A test reads like play: `t = table("romans", "macedonians").give(A, material=3).hand(A, "1ROM16").market("1UNC1")`,
`t.activate(A).play(A, "1ROM16", "1UNC1")`, `assert t.seat(A).hand == ["1UNC1", "UNREST"]`. Cards go by their printed
code; any copy of a card means all that are like it, except on the table. Seats are A to D. A fresh table stands at
A's first turn with empty hands and pools: all cards of a player's starting deck are in the draw deck.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import Any

from dsl import BaseTable, new, take
from imperia.games.imperium.flow import ASK_WAY, LAST_WORDS, SOLSTICES, TURN
from imperia.games.imperium.gates import draw_cards, enter_play, tuck, withdraw
from imperia.games.imperium.lexicon import (
    CARD_COUNT,
    DECK_POOL,
    EMPIRE,
    FAME_POOL,
    GOODS,
    MAIN_DECK,
    NATION_POOL,
    NATIONS,
    SLOTS,
    SOLSTICE,
    SUITS,
    UNREST,
    UNSETTLING,
    WAITING,
)
from imperia.games.imperium.score import sheet, worth
from imperia.games.imperium.speech import UNREST_FROM
from imperia.games.imperium.state import Imperium
from imperia.games.imperium.tables import BY_CODE, CANON, CODE, JOURNEY, REVERSE, SUIT
from imperia.kernel.options import CARD, SLOT, WORD

A, B, C, D = range(4)
_DECKS = {"region": 0, "uncivilised": 1, "civilised": 2, "main": 3}
_SIDES = ("a", "b")
UNREST_CARD = "UNREST"  # any Unrest card


def code(card: int) -> str:
    """What a test calls a card: its printed code, of equal cards the first; all Unrest cards are "UNREST"."""
    return UNREST_CARD if SUIT[card] & UNREST else CODE[CANON[card]]


def codes(cards: Iterable[int]) -> list[str]:
    return sorted([code(card) for card in cards])


def like(name: str) -> str:
    """The name under which a card goes where equal cards are one."""
    return code(BY_CODE[name]) if name in BY_CODE else name


# Moves of cards that the log tells of without a name, by which events, and those that it does not tell of.
TOLD_BY = {
    ("draw", "hand"): {"drew"},
    ("discard", "draw"): {"reshuffled"},
    ("discard", "hand"): {"reshuffled"},
    ("hand", "discard"): {"discarded-hand"},
    ("hand", "nation"): {"swapped-nation"},
    ("nation", "hand"): {"swapped-nation"},
    ("unrest", "hand"): {"took-unrest"},
    ("beneath", "hand"): {"took-unrest"},
    **{(place, "unrest"): {"returned", "over"} for place in ("area", "discard", "draw", "hand", "history")},
}
UNTOLD = {("area", "discard"), ("beneath", "unrest"), ("unrest", "beneath")}  # clean-up; what goes with a market card


class Seat:
    """All that lies before a seat now."""

    def __init__(self, s: Imperium, p: int) -> None:
        self.material, self.population, self.progress = s.tokens[p * 3 : p * 3 + 3]
        self.goods = {good: s.tokens[p * 3 + i] for i, good in enumerate(GOODS)}
        self.actions, self.exhausts = s.actions[p], s.exhausts[p]
        self.empire = s.status[p] == EMPIRE
        self.hand, self.draw, self.discard = codes(s.hand[p]), codes(s.draw[p]), codes(s.discard[p])
        self.deck = [code(card) for card in reversed(s.draw[p])]  # from the top
        self.history = codes(s.history[p])
        self.nation = [code(card) for card in reversed(s.nation[p])]  # from the top
        self.accession = CODE[s.accession[p]] if s.accession[p] >= 0 else None
        self.development = [CODE[card] for card in s.development[p]]
        self.play = [CODE[card] for card in s.area[p]]
        self.exhausted = [CODE[card] for card in s.area[p] if s.spent[card]]
        self.garrisons: dict[str, list[str]] = {}
        for guest, host in zip(s.garrison[p], s.hosts[p], strict=True):
            self.garrisons.setdefault(CODE[host], []).append(code(guest))
        self.stored = {CODE[card]: (GOODS[good], n) for card, good, n in s.stored if card in s.area[p]}
        self.nation_token, self.development_token = bool(s.deck_spent[p] & 1), bool(s.deck_spent[p] & 2)
        self.unrest = self.hand.count(UNREST_CARD)


class Inside:
    """All that the tests know of how a state of Imperium is laid out."""

    def __init__(self, state: Imperium) -> None:
        self.state = state

    def places(self) -> dict[int, str]:
        """The zone in which each card lies."""
        zones: Any = self.state.rules().zones
        return {card: place[0] for card, place in zones.census(self.state).items()}

    def zones(self) -> list[list[int]]:
        """Where a card may be fetched from: decks first, then piles, then hands."""
        s = self.state
        return [*s.decks, s.fame, s.aside, s.exile, *s.draw, *s.nation, *s.development, *s.discard, *s.history,
                *s.hand, s.unrest]  # fmt: skip

    def fetch(self, name: str) -> int:
        """Take a card of this code out of where it lies; one that is not in the game joins it."""
        s = self.state
        if name == UNREST_CARD:
            assert len(s.unrest) > 1, "the Unrest pile would be empty"
            card = s.unrest.pop(0)
        else:
            card = BY_CODE[name]
            if card in s.market:
                self.settle(s.market.index(card), s.decks[MAIN_DECK].pop(0))
            if take(self.zones(), lambda other: other == card) is None:
                front = card if card < CARD_COUNT else REVERSE[card]
                for p in range(s.seats):
                    if s.accession[p] == card:
                        s.accession[p] = -1
                        break
                else:
                    assert front not in s.dealt, f"{name} is in play, garrisoned or in the market"
                    s.dealt = tuple(sorted((*s.dealt, front)))
        s.marks[card] = 0
        return card

    def put(self, zone: list[int], names: Iterable[str], pool: int, sort: bool = False) -> None:
        for name in names:
            card = self.fetch(name)
            self.state.pool[card] = pool
            if sort:
                insort(zone, card)
            else:
                zone.append(card)

    def begin(self, *frame: int) -> None:
        """Nothing is half done but this frame."""
        s = self.state
        s.stack[:] = [frame]
        s.pending = ()
        s.answers = [-1] * s.seats
        s.converted, s.licence, s.free_played = (), 0, ()

    def begin_turn(self, p: int) -> None:
        s = self.state
        self.begin(TURN, 1, p)
        s.turn, s.way = p, WAITING
        s.ask((p,), ASK_WAY)

    def bare(self) -> None:
        """Empty hands and pools; no tokens on the market."""
        s = self.state
        s.tokens = [0] * len(s.tokens)
        s.laid = [0] * len(s.laid)
        for p in range(s.seats):
            s.draw[p][:0] = s.hand[p]
            s.hand[p] = []

    def settle(self, slot: int, card: int) -> None:
        """A card into a market slot; the one that lay there goes under the main deck."""
        s = self.state
        old = s.market[slot]
        if old >= 0:
            s.decks[MAIN_DECK].insert(0, old)
            s.pool[old] = DECK_POOL + MAIN_DECK
        if s.beneath[slot] >= 0:
            s.unrest.append(s.beneath[slot])
        s.market[slot] = card
        s.beneath[slot] = s.unrest.pop() if SUIT[card] & UNSETTLING else -1
        s.laid[slot * 3 : slot * 3 + 3] = [0, 0, 0]


class Table(BaseTable[Imperium]):
    """A game in play."""

    DULL = {"way": "activate", "act": "stop", "develop": "skip", "defend": "skip", "react": "no", "may": "no"}

    def __init__(self, state: Imperium) -> None:
        super().__init__(state)
        self.inside = Inside(state)

    def word(self, verb: str, kind: str, n: int) -> object:
        if kind == CARD:
            return code(n)
        if kind == SLOT:
            return CODE[n]
        if kind == WORD:
            if verb == "unrest":
                return UNREST_FROM[n]
            return NATIONS[n][0] if verb == "nation" else _SIDES[n] if verb == "side" else SUITS[n]
        return n

    def sheet(self) -> list[Any]:
        return sheet(self.state)

    # --- looking ------------------------------------------------------------------------------------------------------
    def seat(self, p: int) -> Seat:
        return Seat(self.state, p)

    @property
    def market(self) -> list[str | None]:
        """The five slots: under the Region, Uncivilised and Civilised deck, and two under the main deck."""
        return [CODE[card] if card >= 0 else None for card in self.state.market]

    def tokens_on(self, name: str) -> dict[str, int]:
        """The tokens on a market card."""
        slot = self.market.index(name)
        return {good: self.state.laid[slot * 3 + i] for i, good in enumerate(GOODS) if self.state.laid[slot * 3 + i]}

    def unrest_beneath(self, name: str) -> bool:
        return self.state.beneath[self.market.index(name)] >= 0

    @property
    def exile(self) -> list[str]:
        return codes(self.state.exile)

    @property
    def unrest(self) -> int:
        """How many cards the Unrest pile has."""
        return len(self.state.unrest)

    @property
    def fame(self) -> int:
        return len(self.state.fame)

    def deck(self, name: str) -> list[str]:
        """A common deck from its top: region, uncivilised, civilised, main."""
        return [code(card) for card in reversed(self.state.decks[_DECKS[name]])]

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def last_round(self) -> int:
        """The number of the last round once the end is triggered, else 0."""
        return self.state.last_round

    @property
    def collapsed(self) -> bool:
        return bool(self.state.collapsed)

    @property
    def source_code(self) -> str | None:
        """The card that asks the open question."""
        return CODE[self.source] if self.source >= 0 else None

    def worth(self, p: int, name: str) -> int:
        """The points of one card of a player where it lies now."""
        s = self.state
        mine = [*s.area[p], *s.garrison[p], *s.hand[p], *s.draw[p], *s.discard[p], *s.history[p]]
        card = next(c for c in mine if CODE[c] == name or code(c) == like(name))
        return worth(s, p, card)

    # --- setting up: cards change places, none is lost ----------------------------------------------------------------
    def give(self, p: int, **goods: int) -> Table:
        for good, n in goods.items():
            self.state.tokens[p * 3 + GOODS.index(good)] += n
        return self.checked()

    def tokens(self, name: str, **goods: int) -> Table:
        """Tokens on a market card."""
        slot = self.market.index(name)
        for good, n in goods.items():
            self.state.laid[slot * 3 + GOODS.index(good)] = n
        return self.checked()

    def stored(self, name: str, **goods: int) -> Table:
        """Tokens that lie on a card in play."""
        lying = [(BY_CODE[name], GOODS.index(good), n) for good, n in goods.items()]
        self.state.stored = tuple(sorted([*self.state.stored, *lying]))
        return self.checked()

    def actions(self, p: int, n: int) -> Table:
        self.state.actions[p] = n
        return self.checked()

    def exhausts(self, p: int, n: int) -> Table:
        self.state.exhausts[p] = n
        return self.checked()

    def hand(self, p: int, *names: str) -> Table:
        self.inside.put(self.state.hand[p], names, p, sort=True)
        return self.checked()

    def on_deck(self, p: int, *names: str) -> Table:
        """Cards on top of a draw deck, the first to be drawn first."""
        self.inside.put(self.state.draw[p], names[::-1], p)
        return self.checked()

    def only_deck(self, p: int, *names: str) -> Table:
        """A draw deck of exactly these cards from the top; the others leave for the history."""
        s = self.state
        rest = s.draw[p]
        s.draw[p] = []
        self.on_deck_from(p, rest, names)
        for card in rest:
            insort(s.history[p], card)
        return self.checked()

    def on_deck_from(self, p: int, rest: list[int], names: tuple[str, ...]) -> None:
        s = self.state
        for name in names[::-1]:
            mine = [card for card in rest if CODE[card] == name]
            if mine:
                rest.remove(mine[0])
                s.draw[p].append(mine[0])
            else:
                self.inside.put(s.draw[p], (name,), p)

    def discards(self, p: int, *names: str) -> Table:
        """Cards on a discard pile."""
        self.inside.put(self.state.discard[p], names, p)
        return self.checked()

    def in_history(self, p: int, *names: str) -> Table:
        self.inside.put(self.state.history[p], names, p, sort=True)
        return self.checked()

    def in_play(self, p: int, *names: str) -> Table:
        """Cards in play, played in an earlier turn."""
        for name in names:
            enter_play(self.state, p, self.inside.fetch(name))
        return self.checked()

    def garrisoned(self, p: int, host: str, *names: str) -> Table:
        for name in names:
            tuck(self.state, p, self.inside.fetch(name), BY_CODE[host])
        return self.checked()

    def exhausted(self, p: int, *names: str) -> Table:
        """Exhaust tokens on cards in play, taken from the state card."""
        for name in names:
            self.state.spent[BY_CODE[name]] = 1
            self.state.exhausts[p] -= 1
        return self.checked()

    def nation_deck(self, p: int, *names: str) -> Table:
        """Exactly these cards in a nation deck, from the top; the others join the draw deck."""
        s = self.state
        rest = [card for card in s.nation[p] if CODE[card] not in names]
        s.nation[p] = [card for card in s.nation[p] if CODE[card] in names]
        s.draw[p][:0] = rest
        for card in rest:
            s.pool[card] = p
        self.inside.put(s.nation[p], names[::-1], NATION_POOL + p)
        return self.checked()

    def empire(self, *seats: int) -> Table:
        """Players who have become empires: their nation cards and the accession card are in the draw deck."""
        s = self.state
        for p in seats:
            cards = s.nation[p] + [card for card in (s.accession[p],) if card >= 0]
            s.nation[p], s.accession[p], s.status[p] = [], -1, EMPIRE
            s.draw[p][:0] = cards
            for card in cards:
                s.pool[card] = p
        return self.checked()

    def as_accession(self, p: int, name: str) -> Table:
        """Another card lies under a nation deck; the one that did joins the draw deck."""
        s = self.state
        if s.accession[p] >= 0:
            s.draw[p].insert(0, s.accession[p])
            s.pool[s.accession[p]] = p
        s.accession[p] = -1
        s.accession[p] = self.inside.fetch(name)
        return self.checked()

    def developments(self, p: int, *names: str) -> Table:
        """Exactly these cards in a development area; the others join the draw deck."""
        s = self.state
        rest = [card for card in s.development[p] if CODE[card] not in names]
        s.development[p] = [card for card in s.development[p] if CODE[card] in names]
        s.draw[p][:0] = rest
        for card in rest:
            s.pool[card] = p
        return self.checked()

    def journey(self, p: int, face: str) -> Table:
        """The journey card of a Utopian shows this face; from the Gates on he is an empire."""
        s = self.state
        at = next(i for i, card in enumerate(s.area[p]) if card in JOURNEY)
        withdraw(s, p, s.area[p][at])
        enter_play(s, p, BY_CODE[face])
        s.area[p].insert(at, s.area[p].pop())
        if face.startswith("2UTO3"):
            s.status[p] = EMPIRE
        return self.checked()

    def exiled(self, *names: str) -> Table:
        self.inside.put(self.state.exile, names, 0)
        return self.checked()

    def offer(self, *names: str | None) -> Table:
        """The market by slots: Region, Uncivilised, Civilised, main, main. None leaves a slot as it is."""
        for slot, name in enumerate(names):
            if name is not None and self.market[slot] != name:
                if name in self.market:
                    self._swap_slots(slot, self.market.index(name))
                else:
                    self.inside.settle(slot, self.inside.fetch(name))
        return self.checked()

    def _swap_slots(self, one: int, other: int) -> None:
        s = self.state
        s.market[one], s.market[other] = s.market[other], s.market[one]
        s.beneath[one], s.beneath[other] = s.beneath[other], s.beneath[one]
        for i in range(3):
            s.laid[one * 3 + i], s.laid[other * 3 + i] = s.laid[other * 3 + i], s.laid[one * 3 + i]

    def no_market(self) -> Table:
        """All slots of the market are empty; the cards are exiled."""
        s = self.state
        s.exile += [card for card in s.market if card >= 0]
        s.unrest += [card for card in s.beneath if card >= 0]
        s.market, s.beneath, s.laid = [-1] * SLOTS, [-1] * SLOTS, [0] * len(s.laid)
        return self.checked()

    def on_top(self, deck: str, *names: str) -> Table:
        """Cards on top of a common deck (region, uncivilised, civilised, main), the first on top."""
        at = _DECKS[deck]
        self.inside.put(self.state.decks[at], names[::-1], DECK_POOL + at)
        return self.checked()

    def leave(self, deck: str, n: int) -> Table:
        """So many cards are left in a common deck; the others are exiled."""
        cards = self.state.decks[_DECKS[deck]]
        self.state.exile += cards[: len(cards) - n]
        del cards[: len(cards) - n]
        return self.checked()

    def fame_top(self, *names: str) -> Table:
        self.inside.put(self.state.fame, names[::-1], FAME_POOL)
        return self.checked()

    def no_fame(self) -> Table:
        """No Fame card is left face down."""
        self.state.aside = sorted(self.state.aside + self.state.fame)
        self.state.fame = []
        return self.checked()

    def unrest_pile(self, n: int) -> Table:
        """So many Unrest cards are in the pile; the others are exiled, or come from nowhere."""
        s = self.state
        while len(s.unrest) > n:
            s.exile.append(s.unrest.pop())
        spare = [card for card in range(CARD_COUNT) if SUIT[card] & UNREST and card not in s.dealt]
        while len(s.unrest) < n:
            card = spare.pop()
            s.dealt = tuple(sorted((*s.dealt, card)))
            s.unrest.append(card)
        return self.checked()

    def in_round(self, n: int) -> Table:
        self.state.round = n
        return self.checked()

    def turn(self, p: int) -> Table:
        """It is the turn of a seat, with nothing half done: it is asked what to do."""
        self.inside.begin_turn(p)
        return self.checked()

    # --- playing ------------------------------------------------------------------------------------------------------
    def answer(self, seat: int, *what: object, of: int | None = None) -> Table:
        """Answer with one of the options; a card may be named by any of its copies."""
        if not any(choice.fits(what) for choice in self.choices(seat)):
            what = tuple([like(x) if isinstance(x, str) else x for x in what])
        before, told = self.inside.places(), len(self.state.events)
        super().answer(seat, *what, of=of)
        self._tells_of_moves(before, self.state.events[told:])
        return self

    def _tells_of_moves(self, before: dict[int, str], events: list[Any]) -> None:
        """The log names every card that has gone elsewhere, or tells of it in other words."""
        named = {
            n
            for event in events
            for (_, kind), n in zip(event.kind.arguments, event.values, strict=True)
            if kind == CARD
        }
        said = {event.name for event in events}
        for card, place in self.inside.places().items():
            way = before.get(card, place), place
            if way[0] != place and card not in named and way[0] != "garrison":  # what was garrisoned follows its host
                assert way in UNTOLD or said & TOLD_BY.get(way, set()), f"{CODE[card]} goes {way} and nothing is told"

    def can(self, seat: int, *what: object, of: int | None = None) -> bool:
        named = tuple([like(x) if isinstance(x, str) else x for x in what])
        return super().can(seat, *what, of=of) or super().can(seat, *named, of=of)

    def do(self, p: int, *what: object, then: Iterable[object] = ()) -> Table:
        """An answer with those that follow it: a thing, a tuple (verb and things), or a dict {seat: answer}."""
        return self.answer(p, *what).go(p, then)

    def go(self, p: int, then: Iterable[object]) -> Table:
        """Answers one after the other."""
        for said in then:
            who = p
            if isinstance(said, dict):
                ((who, said),) = said.items()
            self.answer(who, *(said if isinstance(said, tuple) else (said,)))
        return self

    def activate(self, p: int) -> Table:
        """A turn of this seat, spent activating."""
        if self.asked != "way" or p not in self.pending:
            self.turn(p)
        return self.answer(p, "activate")

    def innovate(self, p: int, *then: object) -> Table:
        if self.asked != "way" or p not in self.pending:
            self.turn(p)
        return self.do(p, "innovate", then=then)

    def revolt(self, p: int, *then: object) -> Table:
        if self.asked != "way" or p not in self.pending:
            self.turn(p)
        return self.do(p, "revolt", then=then)

    def play(self, p: int, name: str, *then: object) -> Table:
        """Play a card as an action, with the answers that follow."""
        return self.do(p, "play", name, then=then)

    def free(self, p: int, name: str, *then: object) -> Table:
        return self.do(p, "free", name, then=then)

    def exhaust(self, p: int, name: str, *then: object) -> Table:
        return self.do(p, "exhaust", name, then=then)

    def stop(self, p: int, *then: object) -> Table:
        """End the Activate turn; one in which nothing more can be done has ended by itself."""
        if self.asked == "act":
            self.answer(p, "stop")
        return self.go(p, then)

    def solstice(self, *then: object) -> Table:
        """The Solstice of this round begins; answers that follow are `{seat: answer}` or by the first player."""
        s = self.state
        self.inside.begin(SOLSTICES, 0, s.first)
        s.way = SOLSTICE
        s.run()
        self.checked()
        for said in then:
            who: Any = s.pending[0]
            if isinstance(said, dict):
                ((who, said),) = said.items()
            self.answer(who, *(said if isinstance(said, tuple) else (said,)))
        return self

    def draw(self, p: int, n: int) -> Table:
        """A seat must draw, whatever for; then the question of a turn that was open is asked again."""
        if self.asked in ("way", "act"):
            self.state.to(0)
        draw_cards(self.state, p, -1, n)
        self.state.pending = ()
        self.state.run()
        return self.checked()

    def end(self) -> Table:
        """The game ends now by Scoring."""
        self.inside.begin(LAST_WORDS, 0, self.state.first)
        self.state.run()
        return self.checked()

    def run(self, *until: str, most: int = 4000) -> Table:
        """Go on as dully as possible to one of these questions, or to the end."""
        for _ in range(most):
            if self.over or self.asked in until:
                return self
            seat = self.pending[0]
            names = [option.name for option in self.state.options(seat)]
            dull = self.DULL.get(self.asked or "")
            wanted = dull if dull in names else next((x for x in ("done", "skip", "no", "stop") if x in names), None)
            found = names.index(wanted) if wanted else 0
            self.state.apply(seat, self.state.options(seat)[found])
        raise AssertionError(f"the table never came to {until}")

    def vain(self, p: int, name: str) -> bool:
        """May this Exhaust ability be used to no effect? Tried on a copy: only its token moves."""
        trial = Table(self.state.clone())
        before = vars(trial.seat(p)), trial.market, trial.exile
        trial.exhaust(p, name)
        after = vars(trial.seat(p)), trial.market, trial.exile
        moved = {key for key, value in before[0].items() if value != after[0][key]}
        return trial.asked in ("act", "token") and moved == {"exhausts", "exhausted"} and before[1:] == after[1:]

    def next_turn(self) -> Table:
        """To the next question of a turn's option."""
        if self.asked == "way":
            self.answer(self.pending[0], "activate")
        return self.run("way")

    def leaves_play(self, p: int, *names: str) -> Table:
        """Cards in play go under the draw deck, without any effect."""
        for name in names:
            card = BY_CODE[name]
            withdraw(self.state, p, card)
            self.state.draw[p].insert(0, card)
            self.state.pool[card] = p
        return self.checked()


def start(*nations: str, first: int = A, seed: int = 0, sides: str = "b", **options: str) -> Table:
    """A game as dealt, at its first question, with `first` as the starting player."""
    wanted = {"nations": ",".join(nations), "sides": sides, **options}
    return Table(new("imperium", len(nations), wanted, seed, lambda state: state.first == first))


def table(*nations: str, first: int = A, seed: int = 0, sides: str = "b", **options: str) -> Table:
    """A table at A's first turn: empty hands and pools, all starting cards in the draw decks."""
    t = start(*nations, first=first, seed=seed, sides=sides, **options).run("way")
    t.inside.bare()
    return t.turn(first)


STALL = ("1REG2", "1UNC8", "1CIV6", "1UNC3", "1TRI8")  # a market with every suit
DUD = "1FAM6"  # a card that can be neither played nor garrisoned


def stage(
    *hand: str, nations: tuple[str, ...] = ("romans", "macedonians"), empire: bool = False, sides: str = "b"
) -> Table:
    """A table for the cards in A's hand, where a dud lies too: every suit in the market, A an empire or not."""
    t = table(*nations, sides=sides).offer(*STALL)
    if empire:
        t.empire(A)
    return t.hand(A, *hand, DUD)
