"""Set-up: boxes, nations and sides, the players' decks, the common decks and the market (IM-SET, IM-MKT, IM-MIX)."""

from __future__ import annotations

from ...cards.lots import DRAWN, LOT, drawn, listed, twice
from ...kernel.errors import SetupError
from ...kernel.state import PC, Frame
from .flow import ACTIONS, begin_round, fresh_exhausts
from .gates import enter_play, hand_size
from .lexicon import (
    AS_ACCESSION,
    AS_KING,
    ATLANTEANS,
    BOXES,
    CIVILISED,
    CIVILISED_DECK,
    DECK_OF_SLOT,
    DECK_POOL,
    EMPIRE,
    FAME_POOL,
    IN_DECK,
    IN_DEVELOPMENT,
    IN_FAME,
    IN_MARKET,
    IN_NATION,
    IN_PLAY,
    IN_SUPPLY,
    MAIN_DECK,
    MATERIAL,
    NATION_POOL,
    NATIONS,
    POPULATION,
    PROGRESS,
    REGION,
    REGION_DECK,
    SETUP,
    SLOTS,
    TRIBUTARY,
    UNCIVILISED,
    UNCIVILISED_DECK,
    UNREST,
    T,
)
from .market import settle
from .news import E_BEGAN, E_GAINED, E_NATION
from .state import Imperium
from .tables import (
    COMMONS,
    JOURNEY,
    NAME_EN,
    OF_NATION,
    PLAYERS,
    REVERSE,
    START,
    SUIT,
    V_NATION,
    V_SIDE,
)

NAMES = tuple([name for name, _ in NATIONS])
LETTERS = ("a", "b")
SMALL_DECK = {2: 6, 3: 7, 4: 8}
FAME_REMOVED = {2: 2, 3: 1, 4: 0}
STARTING_GOODS = ((MATERIAL, 3), (POPULATION, 2), (PROGRESS, 1))  # IM-AMB-01


# --- options --------------------------------------------------------------------------------------------------------
def check_nations(text: str) -> None:
    if text in ("random", "choose"):
        return
    names = listed(text)
    for seat, name in enumerate(names):
        if name != LOT and name not in NAMES:
            raise SetupError(
                "There is no nation {name!r}; the nations are: {known}.",
                key="imperium-no-nation",
                name=name,
                known=", ".join([*NAMES, LOT]),
                seat=seat,
            )
    again = twice(names)
    if again >= 0:
        raise SetupError(
            "No nation can be played twice; the option nations names one more than once.",
            key="imperium-nation-twice",
            seat=again,
            name=names[again],
        )


def check_sides(text: str) -> None:
    if text not in ("choose", "random") and not all(side in LETTERS for side in listed(text)):
        raise SetupError(
            "The option sides is choose, random, or a or b for each seat (one letter: for all), not {found!r}.",
            key="imperium-sides",
            found=text,
        )


def nations_of_box(box: str) -> list[int]:
    """The nations that may be chosen."""
    half = len(NATIONS) // 2
    if box == "both":
        return list(range(len(NATIONS)))
    first = BOXES.index(box) * half
    return list(range(first, first + half))


def check_together(seats: int, options: dict[str, str]) -> None:
    """Refuse a combination of options that does not go together."""
    box, commons = options["box"], options["commons"]
    if box != "both" and commons not in ("box", box):
        raise SetupError(
            "With the box {box} alone the common cards are those of {box}; commons cannot be {commons}.",
            key="imperium-commons",
            box=box,
            commons=commons,
            field="commons",
        )
    if options["nations"] not in ("random", "choose"):
        names = listed(options["nations"])
        if len(names) != seats:
            raise SetupError(
                "The option nations must name one nation for each of the {seats} seats; it names {named}.",
                key="imperium-nations-each",
                seats=seats,
                named=len(names),
                field="nations",
            )
        for seat, name in enumerate(names):
            if name != LOT and NAMES.index(name) not in nations_of_box(box):
                raise SetupError(
                    "The {nation} are not in the box {box}; choose the option box both to play them.",
                    key="imperium-not-in-box",
                    nation=name.capitalize(),
                    name=name,
                    box=box,
                    field="nations",
                    seat=seat,
                )
    if options["sides"] not in ("random", "choose") and len(listed(options["sides"])) not in (1, seats):
        raise SetupError(
            "The option sides must name one side for each of the {seats} seats, or one for all.",
            key="imperium-sides-each",
            seats=seats,
            field="sides",
        )


# --- nations and sides ----------------------------------------------------------------------------------------------
def deal(seats: int, seed: int, options: dict[str, str]) -> Imperium:
    s = Imperium(seats, seed)
    s.first = s.chance(seats)
    s.way = SETUP
    box, commons = options["box"], options["commons"]
    s.commons = BOXES.index("classics" if commons == "box" and box == "both" else box if commons == "box" else commons)
    may_be = nations_of_box(box)
    wish = options["nations"]
    if wish == "random":
        s.shuffle(may_be)
        s.nation_of = tuple(may_be[:seats])
    elif wish != "choose":
        wished = [DRAWN if name == LOT else NAMES.index(name) for name in listed(wish)]
        s.nation_of = tuple(drawn(s, wished, may_be))
    sides = options["sides"]
    if sides == "random":
        s.sides = tuple([s.chance(2) for _ in range(seats)])
    elif sides != "choose":
        letters = listed(sides)
        s.sides = tuple([LETTERS.index(side) for side in (letters * seats if len(letters) == 1 else letters)])
    else:
        s.sides = (-1,) * seats
    s.push(SETTING, 0, BOXES.index(box) if box != "both" else len(BOXES))
    return s


def _setting(s: Imperium, f: Frame) -> None:
    """Nations and sides that are chosen, in turn order; then the table is laid. The program counter counts the
    questions, those of the nations first; it is raised by a hundred while one is asked."""
    step = f[PC] % 100
    if f[PC] >= 100:
        _take_choice(s, step)
        s.to(step + 1)
        return
    if step == 2 * s.seats:
        s.stack.pop()
        lay_out(s)
        begin_round(s)
        return
    seat = (s.first + step) % s.seats
    if (s.nation_of if step < s.seats else s.sides)[seat] >= 0:
        s.to(step + 1)
        return
    s.to(step + 100)
    s.ask((seat,), ASK_NATION if step < s.seats else ASK_SIDE, -1, f[2])


def _take_choice(s: Imperium, step: int) -> None:
    seat = (s.first + step) % s.seats
    if step < s.seats:
        nations = list(s.nation_of)
        nations[seat] = s.answers[seat] - V_NATION
        s.nation_of = tuple(nations)
    else:
        sides = list(s.sides)
        sides[seat] = s.answers[seat] - V_SIDE
        s.sides = tuple(sides)


def _nation_codes(s: Imperium, seat: int) -> list[int]:
    box = s.asking[2]
    return [V_NATION + n for n in nations_of_box("both" if box == len(BOXES) else BOXES[box]) if n not in s.nation_of]


def _side_codes(s: Imperium, seat: int) -> list[int]:
    return [V_SIDE, V_SIDE + 1]


SETTING = T.op(_setting, "setting", cards=())
ASK_NATION = T.prompt("nation", _nation_codes, "IM-SET-01")
ASK_SIDE = T.prompt("side", _side_codes, "IM-SET-02")


# --- the table ------------------------------------------------------------------------------------------------------
def lay_out(s: Imperium) -> None:
    """All cards to their places."""
    commons = _fitting(s, COMMONS[s.commons])
    commons = _without_clashes(s, commons)
    nations = [_fitting(s, OF_NATION[nation]) for nation in s.nation_of]
    s.dealt = tuple(sorted(commons + [card for cards in nations for card in cards]))
    s.unrest = [card for card in commons if SUIT[card] & UNREST]
    for seat in range(s.seats):
        _lay_player(s, seat, nations[seat])
    _lay_fame(s, commons)
    _lay_decks(s, commons)
    _lay_market(s)
    for seat in range(s.seats):
        _first_hand(s, seat)
    s.tell(E_BEGAN, s.first)


def _fitting(s: Imperium, cards: list[int]) -> list[int]:
    """Without the cards marked for more players (IM-MKT-05)."""
    return [card for card in cards if PLAYERS[card] <= s.seats]


def _without_clashes(s: Imperium, commons: list[int]) -> list[int]:
    """Tributaries named like a nation in play are replaced from the other box (IM-MIX-03, IM-MIX-04)."""
    taken = [NAMES[nation] for nation in s.nation_of]
    clashing = [card for card in commons if SUIT[card] & TRIBUTARY and NAME_EN[card].lower() in taken]
    if not clashing:
        return commons
    others = [
        card
        for card in _fitting(s, COMMONS[1 - s.commons])
        if SUIT[card] & TRIBUTARY and NAME_EN[card].lower() not in taken
    ]
    s.shuffle(others)
    return [card for card in commons if card not in clashing] + others[: len(clashing)]


def _lay_player(s: Imperium, seat: int, cards: list[int]) -> None:
    s.tell(E_NATION, seat, s.nation_of[seat], s.sides[seat])
    for good, n in STARTING_GOODS:
        s.tokens[seat * 3 + good] = n
        s.tell(E_GAINED, seat, good, n, -1)
    s.actions[seat] = ACTIONS
    s.exhausts[seat] = fresh_exhausts(s, seat)
    if s.nation_of[seat] == ATLANTEANS:
        s.status[seat] = EMPIRE
    for card in cards:
        start = START[card]
        if start == IN_PLAY:
            if card not in JOURNEY[1:]:
                enter_play(
                    s, seat, REVERSE[card] if s.sides[seat] and card not in JOURNEY and REVERSE[card] >= 0 else card
                )
        elif start == AS_ACCESSION:
            s.accession[seat] = card
        elif start == IN_NATION:
            s.nation[seat].append(card)
            s.pool[card] = NATION_POOL + seat
        elif start == IN_DEVELOPMENT:
            s.development[seat].append(card)
        elif start == IN_SUPPLY:
            s.unrest.append(card)
        else:
            assert start == IN_DECK
            s.draw[seat].append(card)
            s.pool[card] = seat
    s.shuffle(s.nation[seat])
    s.shuffle(s.draw[seat])


def _lay_fame(s: Imperium, commons: list[int]) -> None:
    s.king = next(card for card in commons if START[card] == AS_KING)
    s.fame = [card for card in commons if START[card] == IN_FAME]
    for card in s.fame:
        s.pool[card] = FAME_POOL
    s.shuffle(s.fame)
    removed = FAME_REMOVED[s.seats]
    s.aside = sorted(s.fame[len(s.fame) - removed :])
    del s.fame[len(s.fame) - removed :]


def _lay_decks(s: Imperium, commons: list[int]) -> None:
    """Small decks of 6, 7 or 8 cards; the rest and all Tributaries are the main deck (IM-MKT-10 to IM-MKT-13)."""
    main = [card for card in commons if SUIT[card] & TRIBUTARY]
    for card in main:
        s.pool[card] = DECK_POOL + MAIN_DECK
    for deck, suit in ((REGION_DECK, REGION), (UNCIVILISED_DECK, UNCIVILISED), (CIVILISED_DECK, CIVILISED)):
        cards = [card for card in commons if START[card] == IN_MARKET and SUIT[card] & suit]
        if suit == CIVILISED:
            cards = [card for card in cards if not SUIT[card] & UNCIVILISED]
        for card in cards:
            s.pool[card] = DECK_POOL + deck  # nobody knows which of them are left over for the main deck
        s.shuffle(cards)
        size = SMALL_DECK[s.seats]
        s.decks[deck] = cards[:size]
        main += cards[size:]
    s.shuffle(main)
    s.decks[MAIN_DECK] = main


def _lay_market(s: Imperium) -> None:
    """One card under each small deck, two under the main deck, Unrest beneath, progress on Civilised cards."""
    for slot in range(SLOTS):
        card = s.decks[DECK_OF_SLOT[slot]].pop()
        settle(s, slot, card)
        if SUIT[card] & CIVILISED and not SUIT[card] & UNCIVILISED:
            s.laid[slot * 3 + PROGRESS] = 1


def _first_hand(s: Imperium, seat: int) -> None:
    size = hand_size(s, seat)
    s.hand[seat] = sorted(s.draw[seat][-size:])
    del s.draw[seat][-size:]
