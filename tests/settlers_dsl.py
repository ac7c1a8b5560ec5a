"""A table of Imperial Settlers for tests: set up without losing a card, then played by what is offered.

A test reads like play: `t = table("roman", "barbarian").give(A, raze=2).built(B, ARMORER)`, `t.raze(A, ARMORER)`,
`assert t.seat(B).foundations == 1`. Cards go by name; seats are A to D. A fresh table stands at A's first turn of
round 1 with empty supplies and nothing built. Everybody holds one Ruins, which cost nothing to build: without any
action left a seat would pass by itself.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import Any

from dsl import BaseTable, Choice, new, take
from imperia.cards.speaker import Line
from imperia.games.settlers.cards import BY_CODE, DECK
from imperia.games.settlers.goods import COUNTED, GOODS, VP
from imperia.games.settlers.lexicon import FACTIONS, SIDES, W_ACTIONS, WAYS
from imperia.games.settlers.score import sheet
from imperia.games.settlers.state import AREA, COLLECTION, LINE, Settlers
from imperia.games.settlers.tables import FACE, IS_COMMON
from imperia.games.settlers.turn import ASK_TURN, TURN
from imperia.kernel.options import CARD, SLOT, WORD

A, B, C, D = range(4)
COMMON = -1  # the common deck, where a seat names a faction deck
ROMAN, BARBARIAN, EGYPTIAN, JAPANESE = FACTIONS

STATUE = "COM001"
SUPPLIER = "COM002"
WOOD_STORAGE = "COM003"
CARPENTERS_WORKSHOP = "COM004"
PILLORY = "COM005"
MILL = "COM006"
OLD_FOREST = "COM007"
QUARRY = "COM008"
RUBBLE = "COM011"
VILLAGE = "COM012"
VILLAGE_14 = "COM014"
SMALL_TOWN = "COM015"
FARMERS_AT_WORK = "COM016"
MAMAS_BATHS = "COM017"
ARMORER = "COM018"
GOLD_MINE = "COM021"
GRAIN_FIELD = "COM023"
LORDS_FIELDS = "COM025"
MONUMENT = "COM026"
MERCHANTS_GUILD = "COM027"
GOLD_BEARING_STREAM = "COM028"
WOOD_SUPPLIER = "COM029"
GOLDSMITHS_WORKSHOP = "COM030"
MARKETPLACE = "COM032"
COAL_MINE = "COM033"
MASON = "COM034"
MASON_35 = "COM035"
COURT_SCULPTOR = "COM036"
MASONS_GUILD = "COM037"
MISSIONARIES = "COM039"
SETTLERS = "COM040"
TRAVELLING_JUGGLERS = "COM041"
LUMBERJACKS = "COM042"
CARPENTER = "COM043"
JOINER = "COM044"
CASTLE = "COM046"
CASTLE_48 = "COM048"
TAVERN = "COM049"
BARRACKS = "COM050"
CONFECTIONER = "COM052"
PIG_FARMER = "COM053"
PIG_FARMER_55 = "COM055"
BREWER = "COM056"
IMPERIAL_MESSENGER = "COM057"
NEW_FOREST = "COM058"
HANSEATIC_LEAGUE = "COM061"
LUMBERJACKS_TRAIL = "COM062"
WATCHTOWER = "COM065"
RUINS = "COM069"
BAKER = "COM075"
SAWMILL = "COM076"
COACHING_INN = "COM078"
TOWN_SQUARE = "COM079"
MATTHIAS_THE_MERCHANT = "COM080"
LODGING_HOUSE = "COM081"
JOHNNY_THE_HUNTER = "COM082"
OPEN_PIT_MINE = "COM083"
PORTERS = "COM084"
SCULPTORS_WORKSHOP = "ROM001"
SCULPTORS_APPRENTICE = "ROM003"
SCULPTORS_APPRENTICE_5 = "ROM005"
GLADIATOR_SCHOOL = "ROM006"
ENGINEERS = "ROM008"
GARDENS = "ROM009"
SPIES = "ROM010"
ARCHITECT = "ROM011"
ADMINISTRATION = "ROM012"
HEADQUARTERS = "ROM015"
LEGION = "ROM017"
WAREHOUSES = "ROM019"
BUILDER = "ROM020"
ROMAN_FORTIFICATION = "ROM022"
TRADE_COLONY = "ROM023"
ROMAN_BARRACKS = "ROM026"
STONECUTTER = "ROM027"
ROMAN_BANK = "ROM029"
COLOSSUS = "ROM030"
PRIMEVAL_FOREST = "BAR001"
BARBARIAN_ALTAR = "BAR004"
RAID = "BAR007"
SABOTEURS = "BAR010"
SABOTEURS_11 = "BAR011"
SENTRY_TOWER = "BAR012"
DARK_CHAPEL = "BAR014"
DARK_CHAPEL_15 = "BAR015"
PACK = "BAR016"
PACK_17 = "BAR017"
RABBLE = "BAR018"
SETTLEMENT = "BAR020"
HILLFORT = "BAR022"
EXPEDITION = "BAR023"
BARBARIAN_STONE_QUARRY = "BAR024"
BARTER = "BAR025"
FIGHTING_ARENA = "BAR026"
IDOL = "BAR027"
MISSION = "BAR028"
PYRE = "BAR029"
ROBBERS = "BAR030"
DESERT = "EGY001"
ALTAR_OF_BASTET = "EGY002"
CHARIOT_BUILDER = "EGY003"
PHARAOHS_GUARD = "EGY004"
OASIS = "EGY005"
SLAVER = "EGY006"
ROYAL_BATH = "EGY007"
GOLDEN_BAZAAR = "EGY009"
SCORPION_BREEDER = "EGY010"
CARAVAN = "EGY011"
TEMPLE_OF_RA = "EGY013"
SANCTUARY = "EGY014"
AVENUE_OF_SPHINXES = "EGY016"
SPHINX = "EGY019"
GOLDSMITH = "EGY021"
SLAVES = "EGY024"
EGYPTIAN_STONE_QUARRY = "EGY026"
PYRAMID = "EGY028"
FARM = "JAP001"
RICE_FIELDS = "JAP004"
GEISHA_HOUSE = "JAP006"
GARRISON = "JAP008"
DAIMYOS_CASTLE = "JAP009"
DAIMYOS_CASTLE_10 = "JAP010"
BUDDHAS_TEMPLE = "JAP011"
CASINO = "JAP012"
GATE = "JAP013"
SHRINE = "JAP015"
STALLS = "JAP016"
NEGOTIATOR = "JAP019"
SAKE_BREWERY = "JAP020"
TRADE_ROUTE = "JAP021"
TRADE_ROUTE_22 = "JAP022"
TRADE_ROUTE_23 = "JAP023"
DOJO = "JAP024"
NINJAS = "JAP026"
SUMO_SCHOOL = "JAP028"
MASTER_SWORDSMITH = "JAP029"
SCHOOL_OF_DIPLOMACY = "JAP030"

ATTACKS = {"wood": "ATK01", "gold": "ATK04", "card": "ATK07", "stone": "ATK10", "settler": "ATK12", "vp": "ATK14",
           "food": "ATK16"}  # fmt: skip
_GOOD = {"settlers": "settler", "defence": "defense"}  # words of a test where the wire has others


def code(card: int) -> str:
    """The face of a physical card."""
    return DECK[FACE[card]].code


def codes(cards: Iterable[int]) -> list[str]:
    return sorted([code(card) for card in cards])


class Seat:
    """What everybody sees of a seat now, and its hand."""

    def __init__(self, state: Settlers, p: int) -> None:
        shown = state.view(None)["empires"][p]
        goods: dict[str, int] = shown["goods"]
        self.wood, self.stone, self.food, self.gold = (goods[good] for good in ("wood", "stone", "food", "gold"))
        self.settlers, self.raze, self.defence = goods["settler"], goods["raze"], goods["defense"]
        self.goods = {good: n for good, n in goods.items() if n}
        self.vp: int = shown["vp"]
        self.passed: bool = shown["passed"]
        self.locations = [DECK[x["card"]].code for x in shown["locations"]]
        self.deals = [DECK[x["card"]].code for x in shown["deals"]]
        self.routes = [DECK[x["card"]].code for x in shown["routes"]]
        self.foundations = len(shown["foundations"])
        self.stores: list[str] = shown["stores"]
        self.deck: int = shown["deck"]
        self.pile = [DECK[face].code for face in shown["pile"]]
        self.hand = codes(state.hands[p])


class Inside:
    """All that the tests know of how a state of Settlers is laid out: zones, supplies, and whose turn it is."""

    def __init__(self, state: Settlers) -> None:
        self.state = state

    def deck(self, p: int) -> list[int]:
        return self.state.decks[p if p >= 0 else self.state.seats]

    def pile(self, p: int) -> list[int]:
        return self.state.piles[p if p >= 0 else self.state.seats]

    def hand(self, p: int) -> list[int]:
        return self.state.hands[p]

    def locations(self, p: int) -> list[int]:
        return self.state.empires[p]

    def deals(self, p: int) -> list[int]:
        return self.state.deals[p]

    def foundations(self, p: int) -> list[int]:
        return self.state.sites[p]

    def virtual(self, zone: int) -> list[int]:
        """Solo: AREA, LINE or COLLECTION."""
        return self.state.virtual[zone]

    def waves(self) -> list[int]:
        """Solo: the attack cards to come."""
        return self.state.waves

    def fetch(self, name: str) -> int:
        """Take a card of this face out of its deck, a discard pile or, last, a hand or the Foundations."""
        s = self.state
        zones = [*s.decks, *s.piles, *s.hands, *s.sites, s.waves]
        face = BY_CODE[name].number
        card = take(zones, lambda card: FACE[card] == face)
        assert card is not None, f"no {name} is left in a deck (is its faction at the table?)"
        self.known(card, 0)
        return card

    def known(self, card: int, seats: int) -> None:
        """Which seats know a card, as a bit mask."""
        self.state.seen[card] = seats

    def everybody(self) -> int:
        return (1 << self.state.seats) - 1

    def gain(self, p: int, good: str, n: int) -> None:
        self.state.goods[p * COUNTED + GOODS.index(good)] += n

    def score(self, p: int, vp: int) -> None:
        self.state.goods[p * COUNTED + VP] += vp
        self.state.tally[p * WAYS + W_ACTIONS] += vp

    def guard(self, p: int, name: str) -> None:
        """A defence token or a samurai on an unguarded Location."""
        card = next(c for c in self.locations(p) if code(c) == name and not self.state.guard[c])
        self.state.guard[card] = 1

    def begin_turn(self, p: int) -> None:
        self.state.stack[-1] = (TURN, 1, p)
        self.state.asking = (ASK_TURN, -1)
        self.state.answers = [-1] * self.state.seats
        self.state.pending = (p,)

    def set_round(self, n: int) -> None:
        self.state.round = n

    def fed(self) -> int:
        """How many cards lie under the Gate."""
        return len(self.state.stash)

    def offerings(self) -> int:
        """How many resources lie on the Shrine."""
        return sum(self.state.held)

    def bare(self) -> None:
        """Empty supplies; every card back in its deck and known to nobody."""
        s = self.state
        for p in range(s.seats):
            self.return_hand(p)
        self.deck(COMMON)[:0] = self.pile(COMMON)
        self.pile(COMMON).clear()
        if s.virtual:
            self.deck(COMMON)[:0] = s.virtual[AREA]
            s.virtual[AREA].clear()
        s.goods = [0] * len(s.goods)

    def return_hand(self, p: int) -> None:
        """A hand goes under the decks it came from."""
        for card in self.hand(p):
            self.deck(COMMON if IS_COMMON[card] else p).insert(0, card)
            self.known(card, 0)
        self.hand(p).clear()


class Table(BaseTable[Settlers]):
    """A game in play."""

    DULL = {"turn": "pass", "after": "end-turn", "store": "keep", "convert": "done"}

    def __init__(self, state: Settlers) -> None:
        super().__init__(state)
        self.inside = Inside(state)

    def word(self, verb: str, kind: str, n: int) -> object:
        if kind == CARD:
            return DECK[n].code
        if kind == SLOT:
            return code(n)
        if kind == WORD:
            return FACTIONS[n] if verb == "choose" else GOODS[n]
        return SIDES[n] if verb == "choose" else n

    def sheet(self) -> list[Line]:
        return sheet(self.state)

    def belongs(self, choice: Choice, of: int | None) -> bool:
        return of is None or choice.slot in self.inside.locations(of) or choice.slot in self.inside.deals(of)

    # --- looking ------------------------------------------------------------------------------------------------------
    def seat(self, p: int) -> Seat:
        return Seat(self.state, p)

    @property
    def round(self) -> int:
        return int(self.view["round"])

    @property
    def row(self) -> list[str]:
        """The face-up cards of the Lookout."""
        return [DECK[face].code for face in self.view["market"]]

    @property
    def common_pile(self) -> list[str]:
        return [DECK[face].code for face in self.view["common"]["pile"]]

    @property
    def common_deck(self) -> int:
        return int(self.view["common"]["deck"])

    @property
    def area(self) -> list[str]:
        """Solo: the cards in front of the virtual player."""
        return [DECK[x["card"]].code for x in self.view["virtual"]["area"]]

    @property
    def line(self) -> list[str]:
        """Solo: the goods of the attack line, newest first."""
        return [x["good"] for x in self.view["virtual"]["line"]]

    @property
    def collection(self) -> list[str]:
        return [DECK[face].code for face in self.view["virtual"]["collection"]]

    def on(self, name: str, of: int | None = None) -> dict[str, Any]:
        """A Location with all that lies on it: used, blocked, defense, samurai, taken_from, under, held, raze."""
        for p, empire in enumerate(self.view["empires"]):
            for shown in empire["locations"]:
                if DECK[shown["card"]].code == name and of in (None, p):
                    found: dict[str, Any] = shown
                    return found
        raise AssertionError(f"{name} does not stand")

    def points(self, p: int, *categories: str) -> int:
        """The points of a seat, or those of some categories of the score sheet."""
        return sum(x.points for x in self.lines if x.seat == p and (not categories or x.category in categories))

    # --- setting up: cards change places, none is lost ----------------------------------------------------------------
    def give(self, p: int, vp: int = 0, **goods: int) -> Table:
        """Goods into a supply, VP onto the track."""
        for good, n in goods.items():
            self.inside.gain(p, _GOOD.get(good, good), n)
        self.inside.score(p, vp)
        return self.checked()

    def hand(self, p: int, *names: str) -> Table:
        for name in names:
            insort(self.inside.hand(p), self.inside.fetch(name))
        return self.checked()

    def bare(self, *seats: int) -> Table:
        """No card in hand; all go under their decks."""
        for p in seats:
            self.inside.return_hand(p)
        return self.checked()

    def built(self, p: int, *names: str) -> Table:
        """Locations that stand, built in an earlier round."""
        return self._put(self.inside.locations(p), names)

    def dealt(self, p: int, *names: str) -> Table:
        """Deals made in an earlier round."""
        return self._put(self.inside.deals(p), names)

    def founded(self, p: int, *names: str) -> Table:
        """Foundations that everybody saw being razed."""
        for name in names:
            card = self.inside.fetch(name)
            self.inside.foundations(p).append(card)
            self.inside.known(card, self.inside.everybody())
        return self.checked()

    def guarded(self, p: int, *names: str) -> Table:
        """A defence token or a samurai on Locations."""
        for name in names:
            self.inside.guard(p, name)
        return self.checked()

    def stack(self, p: int, *names: str) -> Table:
        """Cards on top of a deck, the first to be drawn first."""
        return self._put(self.inside.deck(p), names[::-1])

    def empty(self, p: int, into: int | None = None, leave: int = 0) -> Table:
        """All of a deck but `leave` cards onto its discard pile, or into the hand of a seat."""
        deck = self.inside.deck(p)
        zone = self.inside.pile(p) if into is None else self.inside.hand(into)
        zone += deck[leave:]
        del deck[leave:]
        if into is not None:
            zone.sort()
        return self.checked()

    def facing(self, *names: str) -> Table:
        """Solo: cards in front of the virtual player."""
        return self._put(self.inside.virtual(AREA), names)

    def attacked_by(self, *goods: str) -> Table:
        """Solo: exactly this attack line, newest first."""
        line = self.inside.virtual(LINE)
        self.inside.waves()[:0] = line
        line.clear()
        return self._put(line, [ATTACKS[good] for good in goods])

    def attacks_next(self, *goods: str) -> Table:
        """Solo: the attack cards that come next, in that order."""
        cards = [self.inside.fetch(ATTACKS[good]) for good in goods]
        self.inside.waves().extend(cards[::-1])
        return self.checked()

    def collected(self, n: int) -> Table:
        """Solo: so many common cards in the Collection."""
        for _ in range(n):
            self.inside.virtual(COLLECTION).append(self.inside.deck(COMMON).pop(0))
        return self.checked()

    def in_round(self, n: int) -> Table:
        self.inside.set_round(n)
        return self.checked()

    def turn(self, p: int) -> Table:
        """It is the turn of a seat, with nothing half done."""
        assert self.asked in ("turn", "after"), f"the table is asked {self.asked}; a turn cannot begin"
        self.inside.begin_turn(p)
        return self.checked()

    def _put(self, zone: list[int], names: Iterable[str]) -> Table:
        cards = [self.inside.fetch(name) for name in names]
        zone += cards
        return self.checked()

    # --- playing ------------------------------------------------------------------------------------------------------
    def do(self, p: int, *what: object, then: Iterable[object] = (), of: int | None = None) -> Table:
        """An action or free step with the answers that follow it."""
        if self.asked == "after" and p not in self.pending:
            self.answer(self.pending[0], "end-turn")
        self.answer(p, *what, of=of)
        for said in then:
            self.answer(p, *(said if isinstance(said, tuple) else (said,)))
        return self

    def build(self, p: int, name: str, *then: object) -> Table:
        return self.do(p, "build", name, then=then)

    def deal(self, p: int, name: str, *then: object) -> Table:
        return self.do(p, "deal", name, then=then)

    def raze(self, p: int, name: str, *then: object, of: int | None = None) -> Table:
        """Raze a Location of an opponent."""
        return self.do(p, "raze", name, then=then, of=of)

    def raze_hand(self, p: int, name: str, *then: object) -> Table:
        return self.do(p, "raze-hand", name, then=then)

    def activate(self, p: int, name: str, *then: object) -> Table:
        return self.do(p, "activate", name, then=then)

    def twice(self, p: int, name: str, *then: object) -> Table:
        return self.do(p, "twice", name, then=then)

    def send(self, p: int, *tasks: str) -> Table:
        """Send as many pairs of settlers as there are tasks: wood, stone, food, common-card, faction-card."""
        self.do(p, "send")
        if self.asked == "pairs":
            self.answer(p, "pairs", len(tasks) - 1)
        for task in tasks:
            self.answer(p, "take", task)
        return self

    def feed(self, p: int, *names: str) -> Table:
        """Cards from hand under the Gate: how many, then which; those without a choice go by themselves."""
        left = list(names)
        self.do(p, "gate", GATE)
        if self.asked == "cards-under":
            self.answer(p, "cards-under", len(names) - 1)
        while self.asked == "aim":
            name = next(name for name in sorted(left) if self.can(p, "give-card", name))
            left.remove(name)
            self.answer(p, "give-card", name)
        return self

    def offer(self, p: int, *goods: str) -> Table:
        """Resources onto the Shrine, kind by kind; a single one goes by itself."""
        before = self.inside.offerings()
        self.do(p, "shrine", SHRINE)
        for good in [good for good in GOODS[:3] if good in goods]:
            if self.asked == "amount":
                self.answer(p, "amount", good, goods.count(good) - 1)
        if self.asked == "amount":
            self.answer(p, "done")
        assert self.inside.offerings() == before + len(goods)
        return self

    def pass_(self, p: int) -> Table:
        return self.do(p, "pass")

    def everybody_passes(self) -> Table:
        """The Action phase ends."""
        n = self.round
        while self.round == n and self.asked in ("turn", "after"):
            self.answer(self.pending[0], self.DULL[self.asked])
        return self

    def next_round(self) -> Table:
        """To the first turn of the next round, storing all that can be stored."""
        return self.everybody_passes().run("turn")


def start(*factions: str, first: int = A, seed: int = 0, **options: str) -> Table:
    """A game as dealt, at its first question, with `first` as the first player."""
    wanted = {"factions": ",".join(factions), **options}
    return Table(new("settlers", len(factions), wanted, seed, lambda state: state.first == first))


def table(*factions: str, first: int = A, seed: int = 0, **options: str) -> Table:
    """A table at the first turn of round 1: empty supplies, one Ruins in each hand, all other cards in their decks."""
    t = start(*factions, first=first, seed=seed, **options).run("turn")
    t.inside.bare()
    for p in range(len(factions)):
        t.hand(p, RUINS)
    return t
