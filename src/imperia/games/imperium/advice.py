"""How good a position of Imperium is for a seat: points, what its deck, its cards in play and its pool still promise,
and how near a Collapse is.

Everything is measured in VP. A position in the middle of an effect is judged by what a quick hand would make of it:
`settled` answers the seat's own open questions by fixed preferences until it is at rest.
"""

from __future__ import annotations

from math import comb
from typing import Final

from ...cards.nodes import EachPlayer, May, Node, UpTo
from ...kernel.game import END, Parts
from ...kernel.state import OP, Frame
from ...kernel.weights import Weights
from . import getting, moving, playing, special
from .flow import _CLEAR_HAND, ASK_ACT, ASK_DEVELOP, ASK_SOLSTICE, ASK_TOKEN, ASK_WAY
from .gates import ASK_PAY, M_DECK_EMPTY
from .lexicon import (
    ARTHURIANS,
    BARBARIAN,
    CLEANUP,
    EMPIRE,
    FAME,
    KNIGHT,
    MAIN_DECK,
    NO_STATE,
    PROGRESS,
    UNREST,
    T,
)
from .prizes import GOOD, LASTING, ONCE, POINTS, PRIZE, STANDING, UNREST_COST, USE, estimate
from .score import worth
from .setup import ASK_NATION, ASK_SIDE
from .state import Imperium
from .tables import (
    EXHAUST_NODE,
    FREE,
    ICON_MASK,
    PINNED,
    PLAYABLE,
    STATE_ICON,
    SUIT,
    UNREST_LIKE,
    V_ACTIVATE,
    V_DECK,
    V_DIG,
    V_DISCARD,
    V_HAND,
    V_HISTORY,
    V_IGNORE,
    V_INNOVATE,
    V_NUMBER,
    V_PAY,
    V_REVOLT,
    V_SEARCH,
    V_SUFFER,
    V_SUIT,
    V_TABLE,
    V_TOP,
    V_UNREST,
    VALUE,
    VARIABLE,
)

OFTEN: Final = 1.6  # what a card that costs a lot may bring each time it is drawn
BIG: Final = 40  # cards of a deck
NEAR: Final = 8  # so few Unrest cards in the pile are a danger
THIN: Final = 16  # a deck of fewer cards runs out too often for who is hurt by that
LENGTH: Final = 10.0  # rounds of a game, as they are hoped for at its start
LATE: Final = 3.0  # so many more are always hoped for until the end is triggered
LEAD: Final = 15.0  # a lead that is safe
FULL: Final = 32  # cards of the main deck at the start
ROUND: Final = 7.0  # what a player gains in a round late in the game
LONGEST: Final = 16  # so many rounds are enough for most games,
WEARY: Final = 3.0  # and each beyond is so much worse for who leads: in the end he brings about the end
STEPS: Final = 40  # so many own answers are given at most before a position is judged


def _chances() -> list[list[float]]:
    """By the size of a deck and the rank of a card in it: how likely it is among the best three of five drawn."""
    table: list[list[float]] = []
    for n in range(BIG + 1):
        hands = comb(n, min(n, 5))
        row = []
        for better in range(n):
            hit = sum([comb(better, k) * comb(n - 1 - better, min(n, 5) - 1 - k) for k in range(min(3, n, 5))])
            row.append(hit / hands)
        table.append(row)
    return table


CHANCE: Final = _chances()


# --- judging a position ---------------------------------------------------------------------------------------------
def rounds_left(s: Imperium) -> float:
    """How many rounds the game may still last. What a player does hardly moves it: else he would shrink from what ends
    the game, though it ends for all."""
    if s.last_round:
        return float(s.last_round - s.round)
    return min(max(LATE, LENGTH - 0.5 * s.round), 2.0 + len(s.decks[MAIN_DECK]) / s.seats)


# What the advice sees in a position, and the part of its judgement that it belongs to; the weights are in weights.json.
FEATURES: Final[list[tuple[str, str]]] = [
    ("progress", "tokens"),
    ("early-progress", "tokens"),
    ("material", "tokens"),
    ("much-material", "tokens"),
    ("population", "tokens"),
    ("much-population", "tokens"),
    ("laid-points", "play"),  # of the cards that stay where they are
    ("standing", "play"),
    ("lasting", "play"),
    ("exhausted", "play"),
    ("deck-points", "deck"),
    ("deck-unrest", "deck"),
    ("to-be-laid", "deck"),  # cards that will come into play, and what they do there
    ("to-last", "deck"),
    ("once", "deck"),
    ("run-out", "deck"),  # how often the deck runs out, to who is hurt by that
    ("plays", "deck"),
    ("collapse", "unrest"),
    ("rivals", "rivals"),
    ("knights", "pace"),
    ("barbarian", "pace"),
    ("actions", "pace"),
    ("exhausts", "pace"),
    ("hurry", "pace"),  # who leads wants the end to come
    ("last-rounds", "pace"),  # … and nobody gets more rounds
]
NAMES: Final = [name for name, _ in FEATURES]
WEIGHTS: Final = Weights("imperium", NAMES)


def value(s: Imperium, seat: int) -> float:
    """VP that the seat may hope for, with something off for those of its rivals."""
    s = settled(s, seat)
    if s.over:
        points = s.scores
        won = seat in s.winners
        return points[seat] - max([points[p] for p in range(s.seats) if p != seat]) + (200.0 if won else -200.0)
    return WEIGHTS.sum(_seen(s, seat)) - _weariness(s, seat)


def features(s: Imperium, seat: int) -> list[float]:
    """What there is to see in a position, in the order of `FEATURES`."""
    return _seen(settled(s, seat), seat)


def _seen(s: Imperium, seat: int) -> list[float]:
    left = rounds_left(s)
    rival, lead = _lead(s, seat)
    arthurian = s.nation_of[seat] == ARTHURIANS  # knights feed Gwaith Camlan, else it brings Unrest
    knights = min(5, sum([1 for card in s.garrison[seat] if ICON_MASK[card] & KNIGHT])) if arthurian else 0
    rough = not arthurian and s.status[seat] != EMPIRE
    return [
        *_tokens(s, seat, left),
        *_in_play(s, seat, left),
        *_deck(s, seat, left),
        -_danger(s, seat),
        -rival,
        float(knights),
        -min(left, 10.0) * (len(s.nation[seat]) + 3.0) if rough else 0.0,
        float(s.actions[seat]),  # they count in Clean-up too: to stop is never worse than
        float(s.exhausts[seat]),  # to do nothing in a roundabout way
        lead * (FULL if s.last_round else max(0, FULL - len(s.decks[MAIN_DECK]))),
        lead * (LATE - left) * ROUND if s.last_round else 0.0,
    ]


def parts(s: Imperium, seat: int) -> Parts:
    """`value` by what makes it up."""
    s = settled(s, seat)
    if s.over:
        return [(END, value(s, seat))]
    known: dict[str, float] = {}
    for i, number in enumerate(_seen(s, seat)):
        part = FEATURES[i][1]
        known[part] = known.get(part, 0.0) + WEIGHTS.now[i] * number
    known["pace"] -= _weariness(s, seat)
    return list(known.items())


def _weariness(s: Imperium, seat: int) -> float:
    """What a game costs its leader that goes on and on while he gains a little every round."""
    beyond = s.round - LONGEST
    return WEARY * beyond * max(0.0, _lead(s, seat)[1]) if beyond > 0 and not s.last_round else 0.0


def _lead(s: Imperium, seat: int) -> tuple[float, float]:
    """Where the best of the others stands, and how far the seat is ahead of that, from -1 to 1."""
    rival = max([_standing(s, p) for p in range(s.seats) if p != seat])
    return rival, max(-1.0, min(1.0, (_standing(s, seat) - rival) / LEAD))


def _standing(s: Imperium, p: int) -> float:
    """Roughly what a player stands at."""
    total = float(s.tokens[p * 3 + PROGRESS]) + 0.3 * s.tokens[p * 3] + 0.4 * s.tokens[p * 3 + 1]
    for zone in (s.area[p], s.garrison[p], s.hand[p], s.draw[p], s.discard[p], s.history[p]):
        for card in zone:
            total += POINTS[card]
    return total + 0.5 * len(s.area[p])


def _tokens(s: Imperium, seat: int, left: float) -> list[float]:
    """Progress, and what the other tokens may become."""
    at = seat * 3
    material, population, progress = s.tokens[at : at + 3]
    more = min(1.0, left / 6)
    much, many = max(0, material - 8), max(0, population - 7)
    return [
        float(progress),
        more * progress,
        more * (material - much),
        more * much,
        more * (population - many),
        more * many,
    ]


def _in_play(s: Imperium, seat: int, left: float) -> list[float]:
    """Points of the cards that stay where they are, and what those in play still do."""
    more = min(1.0, left / 6)
    points = standing = lasting = spent = 0.0
    for zone in (s.area[seat], s.garrison[seat], s.history[seat]):
        for card in zone:
            vp = VALUE[card]
            points += vp if isinstance(vp, int) else worth(s, seat, card)
    for card in s.area[seat]:
        standing += STANDING[card]
        lasting += LASTING[card]
        spent += s.spent[card]
    return [points, standing * more, lasting * left, -spent]


def _deck(s: Imperium, seat: int, left: float) -> list[float]:
    """Points of the cards that are drawn again and again, what comes into play of them, and how good the others are to
    play: of five in hand the best three are."""
    points = unrest = laid = lasting = once = 0.0
    uses: list[float] = []
    status = s.status[seat]
    soon, more = max(0.0, left - 2.5), min(1.0, left / 3)
    for zone in (s.hand[seat], s.draw[seat], s.discard[seat]):
        for card in zone:
            vp = VALUE[card]
            points += vp if isinstance(vp, int) else worth(s, seat, card)
            icon = STATE_ICON[card]
            if SUIT[card] & UNREST:
                unrest += min(left, 10.0)
                uses.append(0.0)
            elif icon != NO_STATE and icon != status:
                uses.append(0.4 * min(OFTEN, USE[card]) if icon == EMPIRE else 0.0)
            elif PINNED[card]:
                laid += more * (USE[card] + STANDING[card])
                lasting += more * LASTING[card] * soon
            elif ONCE[card]:
                once += USE[card] * more
            else:
                uses.append(min(OFTEN, USE[card]) * (1.3 if FREE[card] else 1.0))
    hollow = 0.0
    if s.watch[seat] >> M_DECK_EMPTY & 1:
        hollow = UNREST_COST * 4.0 / (len(uses) + 2.0) * min(left, 10.0)
    uses.sort(reverse=True)
    plays = 0.0
    chances = CHANCE[min(len(uses), BIG)]
    for rank in range(len(chances)):
        plays += uses[rank] * chances[rank]
    return [points, -unrest, laid, lasting, once, -hollow, left * plays]


def _danger(s: Imperium, seat: int) -> float:
    """A Collapse is near when few Unrest cards are left in the pile; who has most of them fears it."""
    few = len(s.unrest)
    return (NEAR - few) * (NEAR - few) * 0.3 * _fear(s, seat) if few < NEAR else 0.0


def _fear(s: Imperium, seat: int) -> int:
    """How many Unrest cards too many a player has for a Collapse, within reason."""
    least = min([_unrest(s, p) for p in range(s.seats) if p != seat])
    return max(-2, min(6, _unrest(s, seat) + 1 - least))


def _relief(s: Imperium, seat: int) -> float:
    """What it is worth to return an Unrest card: more when a Collapse is near that the player would lose."""
    few = len(s.unrest)
    return UNREST_COST + (0.7 * (NEAR - few) if few < NEAR and _fear(s, seat) > 0 else 0.0)


def _unrest(s: Imperium, p: int) -> int:
    n = 0
    for zone in (s.area[p], s.garrison[p], s.hand[p], s.draw[p], s.discard[p], s.history[p]):
        for card in zone:
            if SUIT[card] & UNREST:
                n += 1
    return n


# --- a quick hand ---------------------------------------------------------------------------------------------------
_AT_REST: Final = frozenset([ASK_WAY, ASK_ACT, ASK_TOKEN, ASK_NATION, ASK_SIDE])


def settled(s: Imperium, seat: int) -> Imperium:
    """The position once the seat has answered what it is asked in the middle of an effect."""
    if s.pending != (seat,) or s.asking[0] in _AT_REST or s.over:
        return s
    s = s.clone()
    for _ in range(STEPS):
        if s.pending != (seat,) or s.asking[0] in _AT_REST or s.over:
            break
        if s.stack[-1][OP] == _CLEAR_HAND:
            break
        s.advance(seat, quick(s, seat))
    return s


def quick(s: Imperium, seat: int) -> int:
    """An answer by fixed preferences."""
    codes = s.legal(seat)
    prompt = s.asking[0]
    if prompt == ASK_PAY:
        return min(codes, key=lambda code: sum(divmod(code - V_PAY, 10)))
    if prompt == ASK_DEVELOP:
        return max(codes, key=lambda code: PRIZE[code - V_TABLE] if code != T.SKIP else 0.5)
    if prompt == ASK_SOLSTICE:
        return codes[0]
    f = s.stack[-1]
    node = T.nodes[f[OP]] if f[OP] < len(T.nodes) else None
    if prompt == T.ASK_MAY and isinstance(node, May | UpTo):
        return T.YES if estimate(node.effect) > 0 else T.NO
    if prompt == T.ASK_BRANCH and node is not None:
        parts = node.parts()
        return max(codes, key=lambda code: 0.0 if code == T.SKIP else estimate(parts[code - T.BRANCH]))
    if T.YES in codes:
        return T.YES
    if V_IGNORE in codes:
        return V_IGNORE if not isinstance(node, EachPlayer) else V_SUFFER
    return max(codes, key=lambda code: _liking(s, seat, node, f, code))


def _liking(s: Imperium, seat: int, node: Node | None, f: Frame, code: int) -> float:
    """How much a target is liked, by what happens to it."""
    if code == T.DONE or code == T.SKIP:
        return 0.0
    if code == V_TOP:
        return 2.2
    if code == V_DIG:
        return 2.5
    if code == V_SEARCH:
        return 1.5
    if V_SUIT <= code < V_TOP:
        return _best_of_suit(s, seat, 1 << (code - V_SUIT))
    if V_NUMBER <= code < V_SEARCH:
        return float(code - V_NUMBER)
    card = _card_of(code)
    if isinstance(node, getting.Acquire | getting.BreakThrough):
        return _market_prize(s, seat, card, isinstance(node, getting.Acquire))
    if isinstance(node, getting.Develop | getting.LookFame | getting.SwapExile | moving.TakeBack | moving.Find):
        return PRIZE[card] + (1.0 if _playable(s, seat, card) else 0.0)
    if isinstance(node, moving.ReturnUnrest | playing.FreePlay | playing.PlayFrom | special.GarrisonQuest):
        return 3.0 + USE[card]
    if isinstance(node, moving.ToTop):
        return 0.5 + USE[card] if _playable(s, seat, card) else 0.1
    if isinstance(node, moving.ToHistory | moving.Garrison | moving.Sink):
        return 0.4 - _keep(s, seat, card)
    if isinstance(node, getting.ExileMarket):
        return 3.0 - PRIZE[card]
    if isinstance(node, moving.GarrisonSelf):
        return 1.0 + USE[card]
    return 2.0 - _keep(s, seat, card) - (LASTING[card] * 3 if card in s.area[seat] else 0.0)


def _card_of(code: int) -> int:
    if code >= V_UNREST:
        return UNREST_LIKE[0]
    for first in (V_TABLE, V_HISTORY, V_DECK, V_DISCARD, V_HAND):
        if code >= first:
            return code - first
    return 0


def _market_prize(s: Imperium, seat: int, card: int, acquired: bool) -> float:
    prize = PRIZE[card]
    if VARIABLE[card]:
        prize += min(3, worth(s, seat, card)) - 2.0
    if card in s.market:
        slot = s.market.index(card)
        prize += sum([GOOD[good] * s.laid[slot * 3 + good] for good in range(3)])
        if acquired and s.beneath[slot] >= 0:
            prize -= UNREST_COST
    return prize


def _best_of_suit(s: Imperium, seat: int, suit: int) -> float:
    here = [_market_prize(s, seat, card, False) for card in s.market if card >= 0 and SUIT[card] & suit]
    return max([2.3, *here])


def _playable(s: Imperium, seat: int, card: int) -> bool:
    icon = STATE_ICON[card]
    return PLAYABLE[card] and (icon == NO_STATE or icon == s.status[seat])


def _keep(s: Imperium, seat: int, card: int) -> float:
    """How much one would rather have a card in the deck than out of it."""
    if SUIT[card] & UNREST:
        return -0.5
    if not _playable(s, seat, card) and not (STATE_ICON[card] == EMPIRE and s.status[seat] == BARBARIAN):
        return -0.2 if not SUIT[card] & FAME else -1.0
    return 0.6 * USE[card] + LASTING[card]


# --- where looking ahead does not help ------------------------------------------------------------------------------
def hint(s: Imperium, seat: int) -> int:
    """The option of a turn, and what to discard in Clean-up."""
    prompt = s.asking[0]
    if prompt == ASK_WAY:
        return _way(s, seat)
    if prompt == ASK_TOKEN:
        return max(s.legal(seat), key=lambda code: _market_prize(s, seat, code - V_TABLE, True))
    if prompt == T.ASK_AIM and s.stack and s.stack[-1][OP] == _CLEAR_HAND and s.way == CLEANUP:
        return _clear(s, seat)
    return -1


def _way(s: Imperium, seat: int) -> int:
    unrest = sum([1 for card in s.hand[seat] if SUIT[card] & UNREST])
    plays = sorted([_play_worth(s, seat, card) for card in s.hand[seat]], reverse=True)
    activate = 0.0
    for play in plays[:3]:
        activate += play
    for card in s.area[seat]:
        if EXHAUST_NODE[card] is not None:
            activate += 0.5 * LASTING[card]
    revolt = unrest * _relief(s, seat) - 0.4
    best = max([_best_of_suit(s, seat, 1 << i) for i in range(4)])
    innovate = 0.75 * best - 0.3
    if s.watch[seat] >> M_DECK_EMPTY & 1:
        innovate += 1.2 * max(0, THIN - len(s.hand[seat]) - len(s.draw[seat]) - len(s.discard[seat]))
    if revolt > activate and revolt > innovate:
        return V_REVOLT
    return V_INNOVATE if innovate > activate else V_ACTIVATE


def _play_worth(s: Imperium, seat: int, card: int) -> float:
    if SUIT[card] & UNREST:
        return _relief(s, seat) - 1.4
    if not playing.playable(s, seat, card):
        return 0.0
    return USE[card] + (STANDING[card] + LASTING[card] * min(5.0, rounds_left(s)) if PINNED[card] else 0.0)


def _clear(s: Imperium, seat: int) -> int:
    """Keep Unrest for a Revolt if there is much of it or much to fear, and good cards that can be played; discard the
    rest."""
    codes = s.legal(seat)
    calm = _relief(s, seat) <= UNREST_COST
    unrest = sum([1 for card in s.hand[seat] if SUIT[card] & UNREST])
    for code in codes:
        if code == T.DONE:
            return code
        card = _card_of(code)
        if SUIT[card] & UNREST:
            if unrest < 2 and calm:
                return code
        elif _play_worth(s, seat, card) < 2.2:
            return code
    return T.DONE
