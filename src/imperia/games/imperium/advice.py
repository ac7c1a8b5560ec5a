"""How good a position of Imperium is for a seat: points, what its deck, its cards in play and its pool still promise,
and how near a Collapse is.

Everything is measured in VP. A position in the middle of an effect is judged by what a quick hand would make of it:
`settled` answers the seat's own open questions by fixed preferences until it is at rest.
"""

from __future__ import annotations

from typing import Final

from ...cards.goods import Gain, Score
from ...cards.nodes import Choose, Count, EachPlayer, If, May, Node, Repeat, Seq, UpTo
from ...cards.reports import Then, To
from ...kernel.state import OP, Frame
from . import getting, moving, playing, resources, special
from .counts import Cards, Held
from .facts import HandSize, When
from .flow import _CLEAR_HAND, ASK_ACT, ASK_DEVELOP, ASK_SOLSTICE, ASK_TOKEN, ASK_WAY
from .gates import ASK_PAY
from .lexicon import (
    BARBARIAN,
    CLEANUP,
    EMPIRE,
    FAME,
    HISTORY,
    MAIN_DECK,
    NO_STATE,
    OWNED,
    PROGRESS,
    REGION,
    SIDES,
    UNREST,
    UTOPIANS,
    T,
)
from .score import worth
from .state import Imperium
from .tables import (
    FREE,
    ICON_COUNT,
    JOURNEY,
    PINNED,
    PLAYABLE,
    STATE_ICON,
    SUIT,
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
    V_STOP,
    V_SUFFER,
    V_SUIT,
    V_TABLE,
    V_TOP,
    VALUE,
    WEIGHT,
)

GOOD: Final = (0.35, 0.5, 1.1)  # material, population, progress
UNREST_COST: Final = 2.6  # what an Unrest card in the deck is worth, its points included
NEAR: Final = 8  # so few Unrest cards in the pile are a danger
STEPS: Final = 40  # so many own answers are given at most before a position is judged

_EFFECTS: Final[dict[type[Node], float]] = {
    getting.Acquire: 1.6,
    getting.BreakThrough: 3.0,
    getting.TakeFame: 6.5,
    getting.LookFame: 7.5,
    getting.Develop: 3.0,
    getting.TakeUnrest: -UNREST_COST,
    getting.ExileMarket: 0.05,
    getting.SwapExile: 0.3,
    getting.Gamble: 0.9,
    getting.LookNation: 0.1,
    getting.NationToDiscard: 1.2,
    getting.SwapNation: 0.4,
    moving.Draw: 0.6,
    moving.Discard: -0.45,
    moving.ToTop: -0.1,
    moving.TakeBack: 0.6,
    moving.ToHistory: 0.7,
    moving.Exile: 0.1,
    moving.Sink: -0.6,
    moving.Abandon: -1.0,
    moving.Recall: -0.4,
    moving.ReturnUnrest: UNREST_COST,
    moving.Garrison: 0.5,
    moving.GarrisonSelf: 0.9,
    moving.GiveEach: 0.6,
    moving.Find: 1.0,
    playing.FreePlay: 1.0,
    playing.PlayFrom: 0.8,
    resources.SpendAction: -0.8,
    resources.GainAction: 0.8,
    resources.ReadyExhaust: 0.6,
    resources.PlaceOnMarket: 0.1,
    resources.PlaceOnSelf: 0.9,
    resources.TollCards: -0.8,
    special.AdvanceJourney: 2.0,
    special.FlipState: 2.0,
    special.Convert: 0.4,
    special.CopyExhaust: 0.6,
    special.GarrisonQuest: 2.0,
    special.QuestTo: 3.0,
    special.RevealAttacks: 0.5,
}


def estimate(node: Node | None) -> float:
    """What an effect usually comes to."""
    if node is None:
        return 0.0
    if isinstance(node, Gain):
        return sum([GOOD[good] * n for good, n in node.goods]) * (1.0 if node.per is None else 1.8)
    if isinstance(node, Seq):
        return sum([estimate(step) for step in node.steps])
    if isinstance(node, Choose):
        return max([estimate(branch) for branch in node.branches])
    if isinstance(node, May):
        return max(0.0, estimate(node.effect))
    if isinstance(node, Then):
        both = estimate(node.first) + estimate(node.effect)
        return max(0.1, both) if isinstance(node, To) else both
    if isinstance(node, If):
        return 0.6 * estimate(node.then)
    if isinstance(node, Repeat | UpTo):
        return 1.8 * estimate(node.effect)
    if isinstance(node, EachPlayer):
        return (-0.3 if node.others else 0.5) * estimate(node.effect)
    if isinstance(node, special.EachOther):
        return -0.5 * estimate(node.effect)
    if isinstance(node, resources.Pay):
        return -sum([GOOD[good] * n for good, n in node.cost])
    if isinstance(node, resources.Toll):
        return -GOOD[node.good] * node.n
    if isinstance(node, resources.Steal):
        return 1.3 * GOOD[node.good] * node.n
    if isinstance(node, resources.PayAll):
        return -5.0
    if isinstance(node, moving.MoveSelf):
        return 0.3 if node.to == HISTORY else -0.3
    if isinstance(node, moving.CardMove):
        return _EFFECTS.get(type(node), 0.2) * min(node.n, 3)
    return _EFFECTS.get(type(node), 0.2)


def _leaves(node: Node | None) -> bool:
    """Does this card leave play by the effect?"""
    if node is None:
        return False
    if isinstance(node, moving.MoveSelf):
        return True
    return not isinstance(node, Choose) and any(_leaves(part) for part in node.parts())


def recurring(node: Node | None) -> float:
    """What an ability gives round after round: not by a way in which its card leaves play."""
    if node is None or _leaves(node):
        return 0.0
    if isinstance(node, Choose):
        return max([recurring(branch) for branch in node.branches])
    return estimate(node)


# --- what a card is worth, by side, made once -----------------------------------------------------------------------
POINTS: Final = [0.0] * SIDES  # at the end, as far as it is fixed; a guess where it is counted
USE: Final = [0.0] * SIDES  # playing it once
LASTING: Final = [0.0] * SIDES  # a round of having it in play
PRIZE: Final = [0.0] * SIDES  # getting it


def _judge() -> None:
    from .cards.numbers import PRINT_OF

    for side, printed in enumerate(PRINT_OF):
        if printed is None:
            continue
        vp = printed.vp
        POINTS[side] = 3.0 if isinstance(vp, Score) else float(vp) if isinstance(vp, int) else float(vp.n) * 0.7
        USE[side] = max(0.0, estimate(printed.play)) if printed.playable else 0.0
        if printed.suits & UNREST:
            USE[side] = 0.0
        lasting = max(0.0, recurring(printed.exhaust)) * 0.8 + recurring(printed.solstice)
        for fact in printed.facts:
            if isinstance(fact, HandSize):
                lasting += 0.5
            elif isinstance(fact, When):
                lasting += 0.5 * max(0.0, estimate(fact.effect))
            else:
                lasting += 0.15
        LASTING[side] = 0.8 if side in JOURNEY else lasting  # the journey costs more points than its faces bring
        use = USE[side] + (2.5 * lasting if printed.pinned else 0.0) + 0.25 * len(printed.icons)
        PRIZE[side] = POINTS[side] + 0.8 * use


_judge()


# --- judging a position ---------------------------------------------------------------------------------------------
def rounds_left(s: Imperium) -> float:
    """How many rounds the game may still last."""
    if s.last_round:
        return float(s.last_round - s.round)
    pace = len(s.decks[MAIN_DECK]) / (0.9 * s.seats)
    areas = [len(s.development[p]) * 1.6 + len(s.nation[p]) for p in range(s.seats) if s.development[p]]
    return max(1.0, min([pace, 18.0, *areas]))


def value(s: Imperium, seat: int) -> float:
    """VP that the seat may hope for, with something off for those of its rivals."""
    s = settled(s, seat)
    if s.over:
        points = s.scores
        won = seat in s.winners
        return points[seat] - max([points[p] for p in range(s.seats) if p != seat]) + (200.0 if won else -200.0)
    left = rounds_left(s)
    rivals = [_standing(s, p) for p in range(s.seats) if p != seat]
    return _hopes(s, seat, left) - 0.35 * max(rivals) - _danger(s, seat)


def _standing(s: Imperium, p: int) -> float:
    """Roughly what a rival stands at."""
    total = float(s.tokens[p * 3 + PROGRESS]) + 0.3 * s.tokens[p * 3] + 0.4 * s.tokens[p * 3 + 1]
    for zone in (s.area[p], s.garrison[p], s.hand[p], s.draw[p], s.discard[p], s.history[p]):
        for card in zone:
            total += POINTS[card]
    return total + 0.5 * len(s.area[p])


class Census:
    """What a player owns, counted once for all cards whose points count it."""

    __slots__ = ("cards", "known", "s", "seat")

    def __init__(self, s: Imperium, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.cards: list[int] = []
        for zone in (s.area[seat], s.garrison[seat], s.history[seat], s.hand[seat], s.draw[seat], s.discard[seat]):
            self.cards += zone
        self.known: dict[int, int] = {}  # by the number of the suit: how many

    def points(self, card: int) -> float:
        """The points of a card, as the score sheet has them (but for an active quest, which is counted here)."""
        vp = VALUE[card]
        if isinstance(vp, int):
            return vp
        if isinstance(vp, Score):
            total = vp.base
            for term in vp.terms:
                total += term.points * (self._count(term.count, card) // term.every)
            return min(total, vp.most)
        return worth(self.s, self.seat, card)

    def _count(self, count: Count, card: int) -> int:
        if isinstance(count, Held):
            return self.s.tokens[self.seat * 3 + count.good]
        if isinstance(count, Cards) and count.zones == OWNED and count.plain():
            if count.suits not in self.known:
                suits = count.suits
                self.known[suits] = sum([WEIGHT[c] for c in self.cards if SUIT[c] & suits or not suits])
            return self.known[count.suits]
        return count.of(self.s, self.seat, card)


def _hopes(s: Imperium, seat: int, left: float) -> float:
    at = seat * 3
    material, population, progress = s.tokens[at : at + 3]
    more = min(1.0, left / 6)
    total = progress * (1.0 + 0.15 * more)
    total += more * (0.35 * min(material, 8) + 0.1 * max(0, material - 8))
    total += more * (0.5 * min(population, 7) + 0.15 * max(0, population - 7))
    census = Census(s, seat)
    for card in census.cards:
        total += census.points(card)
    total += _in_play(s, seat, left) + _deck(s, seat, left)
    if s.status[seat] == EMPIRE:
        total += 0.2 * left
    if s.nation_of[seat] == UTOPIANS:  # an empty deck brings Unrest, so a small one is a burden
        total -= left * UNREST_COST * 3.0 / (3.0 + len(s.hand[seat]) + len(s.draw[seat]) + len(s.discard[seat]))
    total -= 0.25 * min(left, 10.0) * (0.3 * len(s.nation[seat]) + (0.4 if s.accession[seat] >= 0 else 0.0))
    if s.turn == seat and s.way != CLEANUP:
        total += 0.12 * s.actions[seat] + 0.03 * s.exhausts[seat]
    return total


def _in_play(s: Imperium, seat: int, left: float) -> float:
    total = 0.0
    for card in s.area[seat]:
        total += LASTING[card] * min(left, 9.0) * 0.65
        if s.spent[card]:
            total -= 0.02
        if SUIT[card] & REGION:
            total += min(left, 8.0) * (0.12 + 0.1 * sum(ICON_COUNT[card][:3]))
    return total


def _deck(s: Imperium, seat: int, left: float) -> float:
    """How good the cards are that are drawn and played again and again."""
    total = quality = 0.0
    n = 0
    status = s.status[seat]
    for zone in (s.hand[seat], s.draw[seat], s.discard[seat]):
        for card in zone:
            n += 1
            if SUIT[card] & UNREST:
                quality -= 0.5
                total -= 0.06 * left
                continue
            icon = STATE_ICON[card]
            use = USE[card] + (LASTING[card] * min(left, 4.0) if PINNED[card] else 0.0)
            if icon in (NO_STATE, status):
                quality += use * (1.15 if FREE[card] else 1.0)
            elif icon == EMPIRE:
                quality += 0.45 * use
    return total + quality / (n + 3.0) * 2.4 * min(left, 12.0)


def _danger(s: Imperium, seat: int) -> float:
    """A Collapse is near when few Unrest cards are left in the pile; who has most of them fears it."""
    few = len(s.unrest)
    if few >= NEAR:
        return 0.0
    mine = _unrest(s, seat)
    least = min([_unrest(s, p) for p in range(s.seats) if p != seat])
    return (NEAR - few) * (NEAR - few) * 0.3 * max(-2, min(6, mine + 1 - least))


def _unrest(s: Imperium, p: int) -> int:
    n = 0
    for zone in (s.area[p], s.garrison[p], s.hand[p], s.draw[p], s.discard[p], s.history[p]):
        for card in zone:
            if SUIT[card] & UNREST:
                n += 1
    return n


# --- a quick hand ---------------------------------------------------------------------------------------------------
_AT_REST: Final = frozenset([ASK_WAY, ASK_ACT, ASK_TOKEN])


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
        return _best_of_suit(s, 1 << (code - V_SUIT))
    if V_NUMBER <= code < V_SEARCH:
        return float(code - V_NUMBER)
    card = _card_of(code)
    if isinstance(node, getting.Acquire | getting.BreakThrough):
        return _market_prize(s, card, isinstance(node, getting.Acquire))
    if isinstance(node, getting.Develop | getting.LookFame | getting.SwapExile | moving.TakeBack | moving.Find):
        return PRIZE[card] + (1.0 if _playable(s, seat, card) else 0.0)
    if isinstance(node, moving.ReturnUnrest | playing.FreePlay | playing.PlayFrom | special.GarrisonQuest):
        return 3.0 + USE[card]
    if isinstance(node, moving.ToTop):
        return 0.5 + USE[card] if _playable(s, seat, card) else 0.1
    if isinstance(node, moving.ToHistory | moving.Garrison | moving.Sink):
        return 1.2 - _keep(s, seat, card)
    if isinstance(node, getting.ExileMarket):
        return 3.0 - PRIZE[card]
    if isinstance(node, moving.GarrisonSelf):
        return 1.0 + USE[card]
    return 2.0 - _keep(s, seat, card) - (LASTING[card] * 3 if card in s.area[seat] else 0.0)


def _card_of(code: int) -> int:
    for first in (V_TABLE, V_HISTORY, V_DECK, V_DISCARD, V_HAND):
        if code >= first:
            return code - first
    return 0


def _market_prize(s: Imperium, card: int, acquired: bool) -> float:
    prize = PRIZE[card]
    if card in s.market:
        slot = s.market.index(card)
        prize += sum([GOOD[good] * s.laid[slot * 3 + good] for good in range(3)])
        if acquired and s.beneath[slot] >= 0:
            prize -= UNREST_COST
    return prize


def _best_of_suit(s: Imperium, suit: int) -> float:
    here = [_market_prize(s, card, False) for card in s.market if card >= 0 and SUIT[card] & suit]
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
    if prompt == T.ASK_AIM and s.stack and s.stack[-1][OP] == _CLEAR_HAND and s.way == CLEANUP:
        return _clear(s, seat)
    return -1


def _way(s: Imperium, seat: int) -> int:
    """The option after which the turn, played quickly, leaves the best position."""
    return max([V_ACTIVATE, V_INNOVATE, V_REVOLT], key=lambda code: _after_turn(s, seat, code))


def _after_turn(s: Imperium, seat: int, code: int) -> float:
    if code == V_REVOLT and not any(SUIT[card] & UNREST for card in s.hand[seat]):
        return -1000.0
    turn: Imperium = s.clone()
    turn.hush()
    turn.advance(seat, code)
    for _ in range(STEPS):
        if turn.over or turn.pending != (seat,) or turn.asking[0] == ASK_TOKEN:
            break
        turn.advance(seat, _best_act(turn, seat) if turn.asking[0] == ASK_ACT else quick(turn, seat))
    return value(turn, seat)


def _best_act(s: Imperium, seat: int) -> int:
    codes = s.legal(seat)
    best, found = V_STOP, value(s, seat)
    for code in codes:
        if code != V_STOP:
            after: Imperium = s.clone()
            after.advance(seat, code)
            worth_it = value(after, seat)
            if worth_it > found:
                best, found = code, worth_it
    return best


def _play_worth(s: Imperium, seat: int, card: int) -> float:
    if SUIT[card] & UNREST:
        return 0.9
    if not playing.playable(s, seat, card):
        return 0.0
    return USE[card] + (LASTING[card] * min(5.0, rounds_left(s)) if PINNED[card] else 0.0)


def _clear(s: Imperium, seat: int) -> int:
    """Keep Unrest for a Revolt if there is much of it, and good cards that can be played; discard the rest."""
    codes = s.legal(seat)
    unrest = sum([1 for card in s.hand[seat] if SUIT[card] & UNREST])
    for code in codes:
        if code == T.DONE:
            return code
        card = code - V_HAND
        if SUIT[card] & UNREST:
            if unrest < 2:
                return code
        elif _play_worth(s, seat, card) < 2.2:
            return code
    return T.DONE
