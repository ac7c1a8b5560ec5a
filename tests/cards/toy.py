"""A game made for tests of the shared room: two goods, a deck, hands, a table of cards that react, and an automaton."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from imperia.cards.mix import STOCK
from imperia.cards.nodes import Count, EffectGame, EffectTables, Node
from imperia.cards.select import Move, Select
from imperia.cards.triggers import Watches
from imperia.cards.words import Tongue
from imperia.cards.zones import EACH, NOBODY, ONE, OWNER, Zone, Zones
from imperia.kernel.game import find
from imperia.kernel.options import CARD
from imperia.kernel.schema import BYTES, LIST, LISTS, Schema
from imperia.kernel.state import CORE, Frame, State

WOOD, GOLD = 0, 1
CARDS = 24
T = EffectTables("toy", 4)
T.mixes(2, 20)
PICK = T.actions.verb("pick", (CARD, CARDS))
E_LOOK = T.event("look", ("seat", "seat"), ("card", CARD), secret=("card",), reveals=True)
SCHEMA = Schema(
    CORE,
    {
        "goods": LISTS,
        "hands": LISTS,
        "deck": LIST,
        "table": LISTS,
        "pile": LIST,
        "seen": BYTES,
        "mute": LIST,
        "spells": LIST,
    },
)
MOMENTS = ("chop", "lose")
CHOP, LOSE = range(2)


class Toy(State):
    """Goods, a hand and cards on the table for each seat."""

    __slots__ = SCHEMA.slots

    def __init__(self, seats: int = 0, seed: int = 0) -> None:
        super().__init__(seats, seed)
        if seats:
            self.goods = [[0, 0] for _ in range(seats)]
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.table: list[list[int]] = [[] for _ in range(seats)]
            self.deck = list(range(CARDS))
            self.pile: list[int] = []
            self.seen = bytearray(CARDS)
            self.mute: list[int] = []  # seats that another one answers for: pairs (seat, voice)
            self.spells: list[tuple[int, int, int]] = []  # changes that last for a while: (seat, card, op)

    def rules(self) -> Any:
        return find("toy")

    def schema(self) -> Schema:
        return SCHEMA


class ToyZones(Zones):
    def __init__(self) -> None:
        zones = (
            Zone("deck", ONE, NOBODY),
            Zone("hands", EACH, OWNER, free=True, told=True),
            Zone("table", EACH),
            Zone("pile", ONE),
        )
        super().__init__(CARDS, zones, "seen")


class ToyGame(EffectGame[Toy]):
    def __init__(self) -> None:
        super().__init__("toy", range(1, 5), "1", T)
        self.zones = ToyZones()

    def blank(self) -> Toy:
        return Toy()

    def view(self, state: Toy, seat: int | None, shared: dict[str, Any]) -> dict[str, Any]:
        return {"hands": [self.zones.view(state, "hands", p, seat) for p in range(state.seats)]}

    def determinize(self, state: Toy, seat: int, seed: int) -> Toy:
        world: Toy = self.zones.determinize(state, seat, seed)
        return world

    def voice(self, s: Toy, seat: int) -> int:
        return s.mute[s.mute.index(seat) + 1] if seat in s.mute[::2] else seat

    def pick(self, s: Toy, card: int) -> int:
        return PICK + card

    def in_play(self, s: Toy, seat: int) -> list[int]:
        return s.table[seat]

    def good(self, lang: str, good: int) -> str:
        return ("wood", "gold")[good]

    def good_icon(self, good: int) -> str:
        return ("wood", "gold")[good]

    def gain(self, s: Toy, seat: int, card: int, good: int, n: int) -> None:
        s.goods[seat][good] += n

    def can_pay(self, s: Toy, seat: int, card: int, cost: Any) -> bool:
        return all(s.goods[seat][good] >= n for good, n in cost)

    def pay(self, s: Toy, seat: int, card: int, cost: Any) -> None:
        for good, n in cost:
            s.goods[seat][good] -= n

    def stock(self, s: Toy, seat: int, place: int, good: int) -> int:
        return s.goods[seat][good]

    def shift(self, s: Toy, seat: int, card: int, good: int, n: int, origin: int, target: int) -> None:
        s.goods[seat][good] += n if target == STOCK else -n

    def in_mode(self, s: Toy, mode: str) -> bool:
        return (mode == "alone") == (s.seats == 1)

    def cast(self, s: Toy, seat: int, card: int, op: int) -> None:
        s.spells.append((seat, card, op))

    def draw(self, s: Toy, seat: int, card: int, source: int, n: int) -> None:
        for _ in range(n):
            s.hands[seat].append(s.deck.pop())
        s.hands[seat].sort()


@dataclass(frozen=True)
class Hand(Select):
    """The cards in hand, perhaps only even ones."""

    even: bool = False
    phrase = "node-result"

    def cards(self, s: Toy, seat: int, card: int) -> list[int]:
        return [c for c in s.hands[seat] if not self.even or c % 2 == 0]


@dataclass(frozen=True)
class Discard(Move):
    """Cards from hand onto the pile."""

    phrase = "node-draw"

    def move(self, s: Toy, seat: int, card: int, moved: int) -> None:
        s.hands[seat].remove(moved)
        s.pile.append(moved)


@dataclass(frozen=True)
class Wood(Count):
    """How much wood the player has."""

    marks = ("wood",)

    def of(self, s: Toy, seat: int, card: int) -> int:
        return s.goods[seat][WOOD]

    def words(self, t: Tongue, form: str = "each") -> str:
        return "wood"


@dataclass(frozen=True)
class Chop(Node):
    """Get a wood; everybody hears it."""

    watches: Any = None

    def run(self, s: Toy, f: Frame) -> None:
        s.stack.pop()
        s.goods[f[2]][WOOD] += 1
        watches_of(s).fire(s, CHOP, f[2], f[3], 1)


@dataclass(frozen=True)
class LoseAll(Node):
    """Lose all wood, unless something happens instead."""

    def run(self, s: Toy, f: Frame) -> None:
        s.stack.pop()
        if not watches_of(s).instead(s, LOSE, f[2]):
            s.goods[f[2]][WOOD] = 0


_WATCHES: list[Watches] = []


def watching(*reactions: tuple[int, Any]) -> None:
    """Enter what cards react to, in place of what was entered before."""
    watches = Watches(T, MOMENTS, CARDS)
    for card, node in reactions:
        watches.enter(card, node)
    _WATCHES[:] = [watches]


def watches_of(s: Toy) -> Watches:
    return _WATCHES[0]


def begin(node: Node, *, seats: int = 3, goods: int = 0, hand: tuple[int, ...] = (), card: int = 20) -> Toy:
    """A state in which seat 0 runs a node, with so much wood and these cards in hand."""
    state = Toy(seats, 1)
    state.goods[0][WOOD] = goods
    for c in hand:
        state.deck.remove(c)
        state.hands[0].append(c)
    state.push(T.node(node), 0, 0, card)
    return state


def answer(state: Toy, *codes: int) -> Toy:
    """Run, and answer one question after the other, each time through JSON and a clone."""
    state.run()
    for code in codes:
        stored = State.from_json(state.to_json())
        assert stored == state
        assert isinstance(stored, Toy)
        seat = stored.pending[0]
        assert code in stored.legal(seat), (code, stored.legal(seat))
        stored.clone().play(seat, code)
        stored.play(seat, code)
        state = stored
    return state
