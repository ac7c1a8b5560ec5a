"""Set-up: steps 1 to 20 for every mode, and the choice of generals and advisors (GW-SET, GW-P2, GW-SOL, GW-COP)."""

from __future__ import annotations

from ...cards.lots import LOT, listed, twice
from ...kernel.errors import SetupError
from ...kernel.state import PC, Frame
from .coop import fill_demands
from .flow import begin
from .gates import draw_tactics, enter_play, figures, gain, refill_row, sections
from .lexicon import (
    ARTIFACTS,
    BARRACKS,
    COOP,
    DUEL,
    E_ADVISORS,
    E_BEGAN,
    E_DEALT,
    E_GENERAL,
    E_REED_GENERAL,
    E_SUPPLIED,
    FIGURES,
    HOME,
    HONOUR,
    HORSEMAN,
    K_ADVISOR,
    K_ARTIFACT,
    K_COOP_GENERAL,
    K_COOP_HORDE,
    K_COOP_TACTIC,
    K_DEMAND,
    K_EVENT,
    K_GENERAL,
    K_HORDE,
    K_QIN,
    K_REED_GENERAL,
    K_SOLO_COMMAND,
    K_TACTIC,
    KIND_COUNT,
    MINE,
    MOST_BARRICADES,
    MOST_SEATS,
    OFFICIALS,
    PLACES,
    POSTS,
    PRODUCTION,
    QUARRY,
    RESOURCES,
    SAWMILL,
    SIDE_A,
    SIDE_B,
    SOLO,
    SPEARMAN,
    STANDARD,
    SUPPLY,
    TEMPLE,
    UNHIRED,
    V_ADVISOR,
    V_GENERAL,
    T,
)
from .spring import add_hordes, lay_horde
from .state import Wall
from .tables import BY_CODE, CODE, INDICATOR, KIND_OF, SET_NAMES, SETS, START_GOODS, START_TACTICS, TEA_VALUE

DIFFICULTIES = ("0", "50", "100")
REED_OFFICIALS = (SAWMILL, QUARRY, MINE)
DEALT = 2  # generals, and advisors, to choose from


# --- options --------------------------------------------------------------------------------------------------------
def general_names() -> tuple[str, ...]:
    """The generals that seats may name beforehand (GW-SET-27), those of the cooperative game last."""
    kinds = (K_GENERAL, K_COOP_GENERAL)
    return tuple([CODE[card] for kind in kinds for cards in SETS for card in cards.cards[kind]])


def check_generals(text: str) -> None:
    names, known = listed(text), [*general_names(), LOT]
    for seat, name in enumerate(names):
        if name not in known:
            raise SetupError(
                "There is no general {name!r}; the generals are: {known}.",
                key="wall-no-general",
                name=name,
                known=", ".join(known),
                seat=seat,
            )
    again = twice(names)
    if again >= 0:
        raise SetupError(
            "Every general is there once; the option generals names one more than once.",
            key="wall-general-twice",
            seat=again,
            name=names[again],
        )


def _named(seats: int, options: dict[str, str]) -> list[int]:
    """The general that each seat has by name, or -1."""
    if options["generals"] == LOT:
        return [-1] * seats
    return [-1 if name == LOT else BY_CODE[name] for name in listed(options["generals"])]


def _check_named(seats: int, options: dict[str, str]) -> None:
    """One for each seat, and those of the cooperative game only there."""
    named = _named(seats, options)
    if len(named) != seats:
        raise SetupError(
            "The option generals is random, or names one for each of the {seats} seats.",
            key="wall-generals-seats",
            field="generals",
            seats=seats,
        )
    for seat, card in enumerate(named):
        if card >= 0 and KIND_OF[card] == K_COOP_GENERAL and options["mode"] != "coop":
            raise SetupError(
                "The general {name} leads in the cooperative game only.",
                key="wall-general-together",
                field="generals",
                seat=seat,
                name=CODE[card],
            )


def check_together(seats: int, options: dict[str, str]) -> None:
    """Refuse options that do not go together."""
    _check_named(seats, options)
    solo = seats == 1
    if options["mode"] == "coop" and solo:
        raise SetupError(
            "The cooperative game is for 2 to 4 players; one player plays the mode competitive, against Qin.",
            key="wall-coop-alone",
            field="mode",
        )
    if not solo and options["difficulty"] != DIFFICULTIES[0]:
        raise SetupError(
            "The option difficulty is for one player only: it is the honour with which Qin begins.",
            key="wall-difficulty",
            field="difficulty",
        )
    if not solo and options["advisors"] != "one":
        raise SetupError(
            "The option advisors is for one player only: it says how many advisors Qin takes each spring.",
            key="wall-advisors",
            field="advisors",
        )


def mode_of(seats: int, options: dict[str, str]) -> int:
    if options["mode"] == "coop":
        return COOP
    return SOLO if seats == 1 else DUEL if seats == 2 else STANDARD


# --- laying the table -----------------------------------------------------------------------------------------------
def deal(seats: int, seed: int, options: dict[str, str]) -> Wall:
    mode = mode_of(seats, options)
    with_reed = seats <= 2
    s = Wall(seats, seed, seats + with_reed + (mode == SOLO))
    s.set = SET_NAMES.index(options["set"])
    s.mode = mode
    s.side = SIDE_B if seats == MOST_SEATS else SIDE_A
    s.screens = int(options["screens"] == "closed")
    s.year = 1
    if with_reed:
        s.reed = seats
        s.first = 1  # the leftmost section is blocked (GW-P2-03)
    if mode == SOLO:
        s.qin = seats + 1
        s.difficulty = int(options["difficulty"])
        s.both = int(options["advisors"] == "both")
    _lay_artifacts(s)
    _lay_hordes(s)
    for section in sections(s):
        s.barricades[section] = MOST_BARRICADES
    s.tactic_deck = _shuffled(s, (K_TACTIC, K_COOP_TACTIC) if mode == COOP else (K_TACTIC,))
    for p in range(seats):
        _lay_player(s, p)
    s.bank = figures(s).shame[seats - 1]
    _deal_choices(s, _named(seats, options))
    if with_reed:
        _lay_reed(s)
    if mode == SOLO:
        _lay_qin(s)
    if mode == COOP:
        s.event_deck = _shuffled(s, (K_EVENT,))
    s.tell(E_BEGAN, seats)
    s.push(SETTING, 0)
    return s


def _shuffled(s: Wall, kinds: tuple[int, ...]) -> list[int]:
    cards = [card for kind in kinds for card in SETS[s.set].cards[kind]]
    s.shuffle(cards)
    return cards


def _lay_artifacts(s: Wall) -> None:
    """Three artifacts; in co-op as many demands as are used (GW-SET-03, GW-COP-04, GW-COP-05)."""
    if s.mode != COOP:
        cards = _shuffled(s, (K_ARTIFACT,))
        s.artifacts = [cards.pop() for _ in range(ARTIFACTS)]
        s.box += cards
        return
    out = SETS[s.set].not_for_two if s.seats == 2 else frozenset()
    s.box_open += sorted(out)
    s.demand_deck = [card for card in _shuffled(s, (K_DEMAND,)) if card not in out]
    fill_demands(s)


def _lay_hordes(s: Wall) -> None:
    """The horde deck, one card for each section, the rest by the indicator (GW-SET-04 to GW-SET-06, GW-COP-07)."""
    deck = _shuffled(s, (K_COOP_HORDE if s.mode == COOP else K_HORDE,))
    if s.first:
        s.box_open += sorted([card for card in deck if INDICATOR[card] < s.first])
        deck = [card for card in deck if INDICATOR[card] >= s.first]
    s.horde_deck = deck
    for section in sections(s):
        lay_horde(s, s.horde_deck.pop(), section)
    starting = max(s.seats, len(sections(s))) if s.mode != COOP else s.seats + 1
    add_hordes(s, starting - len(sections(s)))


def _lay_player(s: Wall, p: int) -> None:
    """Figures of one clan; three officials are not hired yet (GW-SET-09, GW-SET-22)."""
    unhired = figures(s).unhired
    s.officials[p * POSTS + UNHIRED] = unhired
    s.officials[p * POSTS + HOME] = OFFICIALS - unhired
    for kind in range(KIND_COUNT):
        s.soldiers[(p * PLACES + SUPPLY) * KIND_COUNT + kind] = FIGURES[kind]


def _deal_choices(s: Wall, named: list[int]) -> None:
    """Two advisors to each, and two generals to whom none was given by name, unseen by others (GW-SET-10, -11, -27)."""
    generals = _shuffled(s, (K_GENERAL, K_COOP_GENERAL) if s.mode == COOP else (K_GENERAL,))
    generals = [card for card in generals if card not in named]
    s.advisor_deck = _shuffled(s, (K_ADVISOR,))
    hands: list[tuple[int, ...]] = []
    for p in range(s.seats):
        s.general[p] = named[p]
        cards = [generals.pop() for _ in range(DEALT)] if named[p] < 0 else []
        cards += [s.advisor_deck.pop() for _ in range(DEALT)]
        hands.append(tuple(sorted(cards)))
        for card in hands[p]:
            s.whisper(1 << p, E_DEALT, p, card)
    s.dealt = tuple(hands)
    s.box = sorted(s.box + generals)


def _lay_reed(s: Wall) -> None:
    """Ten spearmen, and an official in each of Sawmill, Quarry and Mine (GW-P2-09); a general (CR-15)."""
    s.soldiers[(s.reed * PLACES + SUPPLY) * KIND_COUNT + SPEARMAN] = FIGURES[SPEARMAN]
    for location in REED_OFFICIALS:
        s.officials[s.reed * POSTS + location] = 1
        s.crowd[location] += 1
    generals = SETS[s.set].cards[K_REED_GENERAL]
    chosen = 0 if s.mode == SOLO else s.chance(len(generals))
    s.general[s.reed] = generals[chosen]
    enter_play(s, s.reed, generals[chosen])
    s.box_open += [card for card in generals if card != generals[chosen]]
    s.tell(E_REED_GENERAL, generals[chosen])


def _lay_qin(s: Wall) -> None:
    """Qin: officials, an overseer in each production location, his deck, his track, two supports (GW-SOL-08 to -16)."""
    q = s.qin
    s.general[q] = SETS[s.set].cards[K_QIN][0]
    enter_play(s, q, s.general[q])
    s.officials[q * POSTS + HOME] = OFFICIALS
    at = (q * PLACES + SUPPLY) * KIND_COUNT
    for kind in range(KIND_COUNT):
        s.soldiers[at + kind] = FIGURES[kind]
    for location in range(PRODUCTION):
        kind = HORSEMAN if location < FIGURES[HORSEMAN] else SPEARMAN
        s.overseers[q * PRODUCTION + location] = 1
        s.figures[q * PRODUCTION + location] = kind
        s.soldiers[at + kind] -= 1
    s.qin_deck = _shuffled(s, (K_SOLO_COMMAND,))
    tokens = [SAWMILL, QUARRY, MINE, TEMPLE, BARRACKS]
    s.shuffle(tokens)
    s.ladder = tuple(tokens)
    s.qin_unseen = sorted([s.advisor_deck.pop() for _ in range(DEALT)])
    gain(s, q, HONOUR, s.difficulty)


# --- choices --------------------------------------------------------------------------------------------------------
def _setting(s: Wall, f: Frame) -> None:
    """Generals at once, then advisors at once, then what follows from them (GW-SET-12 to GW-SET-21, GW-SET-26, -27)."""
    s.to(f[PC] + 1)
    people = tuple(range(s.seats))
    if f[PC] == 0:
        for p in people:
            if s.general[p] >= 0:
                _lead(s, p)
        choosing = tuple([p for p in people if s.general[p] < 0])
        if choosing:
            s.ask(choosing, ASK_GENERAL)
    elif f[PC] == 1:
        for p in people:
            if s.general[p] < 0:
                s.general[p] = s.answers[p] - V_GENERAL
                _lead(s, p)
        s.rejected = tuple([tuple([c for c in s.dealt[p] if _is_general(c) and c != s.general[p]]) for p in people])
        s.dealt = tuple([tuple([c for c in s.dealt[p] if not _is_general(c)]) for p in people])
        s.ask(people, ASK_ADVISOR)
    else:
        for p in people:
            _take_advisors(s, p, s.answers[p] - V_ADVISOR)
        s.dealt = ((),) * s.seats
        s.stack.pop()
        refill_row(s)
        stack_tea(s)
        begin(s)
        for p in people:
            s.tell(E_SUPPLIED, p)
            for good in range(RESOURCES):
                gain(s, p, good, START_GOODS[s.general[p]][good])
            draw_tactics(s, p, START_TACTICS[s.general[p]])


def _lead(s: Wall, p: int) -> None:
    """The general of a seat comes into play."""
    enter_play(s, p, s.general[p])
    s.tell(E_GENERAL, p, s.general[p])


def _is_general(card: int) -> bool:
    return KIND_OF[card] != K_ADVISOR


def _take_advisors(s: Wall, p: int, card: int) -> None:
    s.advising[p] = [card]
    enter_play(s, p, card)
    s.support[p] = [c for c in s.dealt[p] if c != card]
    s.tell(E_ADVISORS, p, card, s.support[p][0])


def stack_tea(s: Wall) -> None:
    """Highest value on top, equal ones at random (GW-SET-21), then Qin, then the Reed Clan (GW-P2-11, GW-SOL-15)."""
    people = list(range(s.seats))
    s.shuffle(people)
    people.sort(key=lambda p: -TEA_VALUE[s.general[p]])
    rest = [f for f in (s.qin, s.reed) if f >= 0]
    s.tea = tuple(people + rest)


def _general_codes(s: Wall, seat: int) -> list[int]:
    return [V_GENERAL + card for card in s.dealt[seat] if _is_general(card)]


def _advisor_codes(s: Wall, seat: int) -> list[int]:
    return [V_ADVISOR + card for card in s.dealt[seat]]


SETTING = T.op(_setting, "setting", cards=())
ASK_GENERAL = T.prompt("general", _general_codes, "GW-SET-12", cards=())
ASK_ADVISOR = T.prompt("advisor", _advisor_codes, "GW-SET-13", cards=())
