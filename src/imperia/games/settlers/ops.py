"""The verbs of Imperial Settlers: effect nodes for what Locations produce, watch for and do when activated."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...cards.nodes import EACH, Choose, Count, EffectGame, Gain, Goods, Node, Seq, goods_words
from ...cards.words import icon, say
from ...kernel.game import find
from ...kernel.state import Frame
from .building import begin_build, dealt, produce, raze_from_hand, raze_location
from .lexicon import (
    ACTION,
    ANY_CARD,
    BLOCKED,
    BUILD,
    COLOURS,
    COMMON_CARD,
    COUNTED,
    DONE,
    E_BACK,
    E_BLOCK,
    E_CONVERT,
    E_DISCARD,
    E_DRAW,
    E_DROP_DEAL,
    E_KEEP,
    E_READY,
    E_REMOVE,
    E_ROUTE,
    E_SAMURAI,
    E_SANCTUARY,
    E_STEAL,
    E_TAKE_DEAL,
    E_TAKE_OVER,
    FACTION_CARD,
    GIVE,
    GIVE_CARD,
    GOLD,
    GOODS,
    JAPANESE,
    OPPONENT,
    PICK,
    PRODUCTION,
    RAZE,
    RAZE_HAND,
    RAZE_IT,
    RESOURCES,
    ROUTE,
    SAMURAI,
    SETTLER,
    TAKE,
    TARGET,
    VP,
    W_ACTIONS,
    W_DEALS,
    W_RAZING,
    WAYS,
    WOOD,
    T,
)
from .state import AREA, LINE
from .supply import (
    ASK_DECK,
    NOTED_CARD,
    can_pay,
    common_left,
    end_route,
    gain,
    gain_vp,
    refill,
    strip,
    to_pile,
)
from .tables import (
    C_BUILD,
    C_GIVE,
    C_RAZE,
    COLOUR,
    COST,
    DEAL_GOOD,
    FACE,
    IS_COMMON,
    KIND,
    ORIGIN,
    PRODUCES,
    SPOILS,
    YIELD,
)

if TYPE_CHECKING:
    from .state import Settlers

GAME_NAME = "settlers"


def good_words(lang: str, goods: Goods) -> str:
    return goods_words(_rules(), lang, goods)


def _rules() -> EffectGame:
    game = find(GAME_NAME)
    assert isinstance(game, EffectGame)
    return game


def hand_card(s: Settlers, seat: int, face: int) -> int:
    """A card of this face in hand (equal cards are the same to everybody)."""
    for card in s.hands[seat]:
        if FACE[card] == face:
            return card
    raise AssertionError(f"seat {seat} has no card of face {face}")


def hand_codes(s: Settlers, seat: int, codes: list[int], common_only: bool = False) -> list[int]:
    """One code for each different card in hand."""
    found: list[int] = []
    last = -1
    for card in s.hands[seat]:
        code = codes[card]
        if code != last and (IS_COMMON[card] or not common_only):
            found.append(code)
            last = code
    return found


def discard_from_hand(s: Settlers, seat: int, card: int) -> None:
    s.hands[seat].remove(card)
    to_pile(s, card)
    s.tell(E_DISCARD, seat, card)


# --- counts -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Own(Count):
    """Own Locations of a colour, this one included (IS-BLD-11)."""

    colour: int

    def of(self, s: Settlers, seat: int, card: int) -> int:
        return s.count_colour(seat, self.colour, COLOUR)

    def words(self, lang: str, form: str = EACH) -> str:
        return say(lang, "settlers-each-own", colour=colour_name(self.colour))

    def icons(self) -> tuple[str, ...]:
        return (f"colour-{colour_name(self.colour)}",)


@dataclass(frozen=True)
class OwnSamurai(Count):
    """Samurai on own Locations."""

    def of(self, s: Settlers, seat: int, card: int) -> int:
        return sum([s.guard[c] for c in s.empires[seat] if ORIGIN[c] == JAPANESE])

    def words(self, lang: str, form: str = EACH) -> str:
        return say(lang, "settlers-each-samurai")

    def icons(self) -> tuple[str, ...]:
        return ("samurai",)


def colour_name(colour: int) -> str:
    return COLOURS[colour.bit_length() - 1]


@dataclass(frozen=True)
class Gains(Gain):
    """Goods gained, with their icons."""

    def icons(self) -> tuple[str, ...]:
        return (*[GOODS[good] for good, _ in self.goods], *(self.per.icons() if self.per else ()))


# --- features: read by the tables, never run ----------------------------------------------------------------------
@dataclass(frozen=True)
class OnBuild(Node):
    """An effect each time its owner builds a Location of a colour, or a faction Location (colour 0)."""

    colour: int
    effect: Node

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def words(self, lang: str) -> str:
        colour = colour_name(self.colour) if self.colour else "faction"
        return say(lang, "settlers-on-build", colour=colour, effect=self.effect.words(lang))

    def icons(self) -> tuple[str, ...]:
        colour = f"colour-{colour_name(self.colour)}" if self.colour else "faction-location"
        return (colour, *self.effect.icons())


@dataclass(frozen=True)
class OnRaze(Node):
    """VP each time its owner razes."""

    vp: int

    def words(self, lang: str) -> str:
        return say(lang, "settlers-on-raze", goods=good_words(lang, ((VP, self.vp),)))

    def icons(self) -> tuple[str, ...]:
        return ("raze", "vp")


@dataclass(frozen=True)
class OnDeal(Node):
    """VP each time its owner makes a Deal."""

    vp: int

    def words(self, lang: str) -> str:
        return say(lang, "settlers-on-deal", goods=good_words(lang, ((VP, self.vp),)))

    def icons(self) -> tuple[str, ...]:
        return ("deal", "vp")


@dataclass(frozen=True)
class OnPoints(Node):
    """More VP for each single gain of at least two (IS-EGY-10)."""

    vp: int

    def words(self, lang: str) -> str:
        goods = good_words(lang, ((VP, self.vp),))
        return say(lang, "settlers-on-points", least=good_words(lang, ((VP, 2),)), goods=goods)

    def icons(self) -> tuple[str, ...]:
        return ("vp",)


@dataclass(frozen=True)
class OnSend(Node):
    """A settler for each pair that an opponent sends, up to a limit a round (IS-EGY-04)."""

    most: int

    def words(self, lang: str) -> str:
        one, two = good_words(lang, ((SETTLER, 1),)), good_words(lang, ((SETTLER, 2),))
        return say(lang, "settlers-on-send", one=one, two=two, n=self.most)

    def icons(self) -> tuple[str, ...]:
        return ("settler",)


@dataclass(frozen=True)
class Stores(Node):
    """Goods that may be kept at Cleanup."""

    goods: tuple[int, ...]

    def words(self, lang: str) -> str:
        from ...cards.words import listed

        return say(lang, "settlers-stores", goods=listed(lang, [icon(lang, GOODS[g]) for g in self.goods]))

    def icons(self) -> tuple[str, ...]:
        return ("store", *[GOODS[g] for g in self.goods])


@dataclass(frozen=True)
class Gate(Node):
    """Cards under it for a VP each; two more at the end if there are three (IS-JAP-06)."""

    least: int
    vp: int

    def words(self, lang: str) -> str:
        one, end = good_words(lang, ((VP, 1),)), good_words(lang, ((VP, self.vp),))
        return say(lang, "settlers-gate", one=one, end=end, n=self.least)

    def icons(self) -> tuple[str, ...]:
        return ("card", "vp")


@dataclass(frozen=True)
class Shrine(Node):
    """Resources on it that are worth VP at the end, by steps (IS-JAP-07)."""

    steps: tuple[tuple[int, int], ...]  # (at least so many resources, VP)

    def words(self, lang: str) -> str:
        least = "/".join(str(n) for n, _ in self.steps)
        vp = "/".join(str(v) for _, v in self.steps)
        return say(lang, "settlers-shrine", least=least, vp=vp, point=icon(lang, "vp"))

    def icons(self) -> tuple[str, ...]:
        return ("wood", "stone", "food", "vp")


@dataclass(frozen=True)
class ConvertDeals(Node):
    """Goods of own Deals may be turned into VP in the Production phase."""

    def words(self, lang: str) -> str:
        return say(lang, "settlers-convert-deals", vp=good_words(lang, ((VP, 1),)))

    def icons(self) -> tuple[str, ...]:
        return ("deal", "vp")


# --- sequences whose every part must be possible (IS-AMB-13) ------------------------------------------------------
@dataclass(frozen=True)
class Whole(Seq):
    """One after the other; not begun unless each of them can be done."""

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return all(step.possible(s, seat, card) for step in self.steps)


def possible_twice(node: Node, s: Settlers, seat: int, card: int) -> bool:
    """Can the effect be done twice in a row? Effects that use up their targets need two (IS-ACN-04)."""
    if isinstance(node, Whole):
        return all(possible_twice(step, s, seat, card) for step in node.steps)
    if isinstance(node, PayAny):
        return node.left(s, seat) >= 2 * node.n
    if isinstance(node, Aim) and node.uses_up:
        return len(node.targets(s, seat, card)) >= 2
    return node.possible(s, seat, card)


@dataclass(frozen=True)
class MayChoose(Choose):
    """The player may choose one of several effects, or none."""

    def run(self, s: Any, f: Frame) -> None:
        if f[1] == 0:
            if not self.possible(s, f[2], f[3]):
                s.stack.pop()
                return
            s.to(1)
            s.ask((f[2],), ASK_MAY_CHOOSE, f[3])
            return
        s.stack.pop()
        answer = s.answers[f[2]]
        if answer != T.NO:
            s.push(T.links[f[0]][answer - T.BRANCH], 0, f[2], f[3])

    def words(self, lang: str) -> str:
        return say(lang, "node-may", effect=super().words(lang))


def _may_choose_options(s: Settlers, seat: int) -> list[int]:
    node, f = T.asker(s)
    parts = node.parts()
    return [T.BRANCH + i for i in range(len(parts)) if parts[i].possible(s, f[2], f[3])] + [T.NO]


ASK_MAY_CHOOSE = T.prompt("may-choose", _may_choose_options, "IS-DEC-06")


# --- aiming -------------------------------------------------------------------------------------------------------
class Aim(Node):
    """A node that asks its owner for one thing on the table or in hand."""

    uses_up = False  # doing it twice needs two targets

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        """The codes of what may be chosen."""
        raise AssertionError("an aiming node lists its targets")

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        raise AssertionError("an aiming node does something")

    def run(self, s: Settlers, f: Frame) -> None:
        seat, card = f[2], f[3]
        if f[1] == 0:
            if not self.targets(s, seat, card):
                s.stack.pop()  # an effect is carried out as far as possible (IS-ACT-05)
                return
            s.to(1)
            s.ask((seat,), ASK_AIM, card)
            return
        s.stack.pop()
        self.hit(s, seat, card, s.answers[seat])

    def possible(self, s: Settlers, seat: int, card: int) -> bool:
        return bool(self.targets(s, seat, card))


def _aim_options(s: Settlers, seat: int) -> list[int]:
    node, f = T.asker(s)
    assert isinstance(node, Aim)
    return sorted(node.targets(s, seat, f[3]))


ASK_AIM = T.prompt("aim", _aim_options, "IS-ACN-01")


# --- costs that are not plain goods -------------------------------------------------------------------------------
@dataclass(frozen=True)
class PayAny(Node):
    """Pay any resources; gold stands in for them (IS-AMB-06)."""

    n: int

    def left(self, s: Settlers, seat: int) -> int:
        return sum(s.goods[seat * COUNTED : seat * COUNTED + GOLD + 1])

    def possible(self, s: Settlers, seat: int, card: int) -> bool:
        return self.left(s, seat) >= self.n

    def run(self, s: Settlers, f: Frame) -> None:
        """The program counter is the number paid; a fifth element is the last good, so that picks come in order."""
        seat, paid = f[2], f[1]
        last = f[4] if len(f) > 4 else 0
        if paid >= 16:
            last = s.answers[seat] - GIVE
            s.goods[seat * COUNTED + last] -= 1
            paid -= 15
        if paid == self.n:
            s.stack.pop()
            return
        s.stack[-1] = (f[0], paid + 16, seat, f[3], last)
        s.ask((seat,), ASK_PAY_ANY, f[3], last, self.n - paid)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-pay-any", n=self.n)

    def icons(self) -> tuple[str, ...]:
        return ("resource",)


def _pay_any_options(s: Settlers, seat: int) -> list[int]:
    """Goods from the last one on, as long as enough is left behind them."""
    last, need = s.asking[2], s.asking[3]
    b = seat * COUNTED
    return [GIVE + g for g in range(last, GOLD + 1) if s.goods[b + g] and sum(s.goods[b + g : b + GOLD + 1]) >= need]


ASK_PAY_ANY = T.prompt("pay-any", _pay_any_options, "IS-RES-03")


@dataclass(frozen=True)
class PayCard(Aim):
    """Discard a card from hand (IS-ACN-06)."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return hand_codes(s, seat, C_GIVE)

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        discard_from_hand(s, seat, hand_card(s, seat, code - GIVE_CARD))

    def words(self, lang: str) -> str:
        return say(lang, "settlers-pay-card", card=good_words(lang, ((ANY_CARD, 1),)))

    def icons(self) -> tuple[str, ...]:
        return ("card",)


def own_deals(s: Settlers, seat: int) -> list[int]:
    """Codes of a seat's Deals, those of Trade Routes included."""
    codes = [TARGET + c for c in s.deals[seat]]
    if s.routes:
        codes += [ROUTE + r[1] for r in s.routes if r[0] == seat]
    return codes


def _drop(s: Settlers, seat: int, code: int) -> int:
    """Discard a Deal of `seat` by its code and return the card whose Deal field it was."""
    if code >= ROUTE:
        for route in s.routes:
            if route[0] == seat and route[1] == code - ROUTE:
                end_route(s, route)
                return route[1]
        raise AssertionError("there is no such Trade Route Deal")
    card = code - TARGET
    s.deals[seat].remove(card)
    to_pile(s, card)
    s.tell(E_DROP_DEAL, seat, card)
    return card


@dataclass(frozen=True)
class PayDeal(Aim):
    """Discard one of the own Deals (IS-COM-05)."""

    uses_up = True

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return own_deals(s, seat)

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        _drop(s, seat, code)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-pay-deal")

    def icons(self) -> tuple[str, ...]:
        return ("deal",)


# --- production ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class ProduceAgain(Aim):
    """The goods of one own production Location, perhaps only of another one (IS-COM-06)."""

    other: bool = False

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [
            TARGET + c
            for c in s.empires[seat]
            if KIND[c] == PRODUCTION and (c != card or not self.other) and (YIELD[c] is not None or PRODUCES[c] >= 0)
        ]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        produce(s, seat, code - TARGET)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-produce-again", other="yes" if self.other else "no")

    def icons(self) -> tuple[str, ...]:
        return ("production",)


@dataclass(frozen=True)
class DrawKeep(Node):
    """Draw some cards, keep one; the rest is shuffled back or discarded (IS-BAR-05)."""

    n: int
    source: int
    back: bool

    def run(self, s: Settlers, f: Frame) -> None:
        pc, seat = f[1], f[2]
        if pc == 0:
            self._next(s, seat)
        elif pc == 1:
            self._draw(s, seat, seat if s.answers[seat] == TAKE + FACTION_CARD else s.seats)
            s.to(0)
        else:
            s.stack.pop()
            face = s.answers[seat] - PICK
            for card in s.drawn:
                if FACE[card] == face:
                    self._keep(s, seat, card)
                    return

    def _next(self, s: Settlers, seat: int) -> None:
        """Draw one more, or choose among what was drawn."""
        mine = bool(s.decks[seat])
        common = self.source == ANY_CARD and common_left(s)
        if len(s.drawn) < self.n and (mine or common):
            if mine and common:
                s.to(1)
                s.ask((seat,), ASK_DECK)
            else:
                self._draw(s, seat, seat if mine else s.seats)
        elif not s.drawn:
            s.stack.pop()
        elif len(s.drawn) == 1:
            s.stack.pop()
            self._keep(s, seat, s.drawn[0])
        else:
            s.to(2)
            s.ask((seat,), ASK_KEEP)

    def _draw(self, s: Settlers, seat: int, deck: int) -> None:
        if deck == s.seats:
            refill(s)
        card = s.decks[deck].pop()
        s.drawn.append(card)
        s.whisper(1 << seat, E_DRAW, seat, card, deck == s.seats)

    def _keep(self, s: Settlers, seat: int, card: int) -> None:
        s.drawn.remove(card)
        insort(s.hands[seat], card)
        s.whisper(1 << seat, E_KEEP, seat, card)
        for rest in s.drawn:
            if self.back:
                s.decks[seat].append(rest)
                s.whisper(1 << seat, E_BACK, seat, rest)
                s.shuffle(s.decks[seat])
            else:
                to_pile(s, rest)
                s.tell(E_DISCARD, seat, rest)
        s.drawn = []

    def possible(self, s: Settlers, seat: int, card: int) -> bool:
        return bool(s.decks[seat]) or (self.source == ANY_CARD and common_left(s))

    def words(self, lang: str) -> str:
        cards = good_words(lang, ((self.source, self.n),))
        return say(lang, "settlers-draw-keep", cards=cards, rest="back" if self.back else "discard")

    def icons(self) -> tuple[str, ...]:
        return (GOODS[self.source],)


def _keep_options(s: Settlers, seat: int) -> list[int]:
    return sorted({PICK + FACE[c] for c in s.drawn})


ASK_KEEP = T.prompt("keep", _keep_options, "IS-BAR-05")


# --- own Locations and Deals --------------------------------------------------------------------------------------
@dataclass(frozen=True)
class ReadyAgain(Aim):
    """Another own action Location may be activated anew."""

    uses_up = True

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [TARGET + c for c in s.empires[seat] if c != card and 0 < s.used[c] < BLOCKED]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        s.used[code - TARGET] = 0
        s.tell(E_READY, seat, code - TARGET)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-ready-again")

    def icons(self) -> tuple[str, ...]:
        return ("action",)


@dataclass(frozen=True)
class GainDealGood(Aim):
    """The good of one own Deal (IS-COM-04)."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return own_deals(s, seat)

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        of = code - ROUTE if code >= ROUTE else code - TARGET
        gain(s, seat, DEAL_GOOD[of], 1, card, W_ACTIONS)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-gain-deal-good")

    def icons(self) -> tuple[str, ...]:
        return ("deal",)


@dataclass(frozen=True)
class BuildFaction(Aim):
    """Pay wood on top and build a faction card from hand at once, without its house icon (IS-COM-02)."""

    wood: int

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        found: list[int] = []
        for c in s.hands[seat]:
            wood, stone, food = COST[c]
            if not IS_COMMON[c] and can_pay(s, seat, wood + self.wood, stone, food):
                found.append(C_BUILD[c])
        return list(dict.fromkeys(found))

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        named = hand_card(s, seat, code - BUILD)
        s.hands[seat].remove(named)
        begin_build(s, seat, named, True, self.wood)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-build-faction", cost=good_words(lang, ((WOOD, self.wood),)))

    def icons(self) -> tuple[str, ...]:
        return ("wood", "faction-location")


@dataclass(frozen=True)
class BuildDeal(Aim):
    """Build one of the own Deals at once, without its house icon (IS-JAP-08)."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [TARGET + c for c in s.deals[seat] if ORIGIN[c] < 4 and can_pay(s, seat, *COST[c])]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        named = code - TARGET
        s.deals[seat].remove(named)
        begin_build(s, seat, named, True, 0)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-build-deal")

    def icons(self) -> tuple[str, ...]:
        return ("deal", "faction-location")


@dataclass(frozen=True)
class FoundationFromHand(Aim):
    """A common card from hand becomes a Foundation (IS-EGY-05, IS-AMB-15)."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return hand_codes(s, seat, C_GIVE, common_only=True)

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        laid = hand_card(s, seat, code - GIVE_CARD)
        hide_hand(s, seat, True)
        s.hands[seat].remove(laid)
        s.sites[seat].append(laid)
        s.seen[laid] = 1 << seat
        s.whisper(1 << seat, E_SANCTUARY, seat, laid)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-foundation-from-hand", card=good_words(lang, ((COMMON_CARD, 1),)))

    def icons(self) -> tuple[str, ...]:
        return ("common-card", "foundation")


def hide_hand(s: Settlers, seat: int, common: bool) -> None:
    """A card leaves the hand face down: nobody else can be sure any more which cards of that back are where."""
    for card in s.hands[seat]:
        if IS_COMMON[card] == common:
            s.seen[card] = 0


@dataclass(frozen=True)
class DeploySamurai(Node):
    """Samurai from the supply for immediate deployment; those without room are lost (IS-JAP-09)."""

    n: int

    def run(self, s: Settlers, f: Frame) -> None:
        """The program counter is twice the number deployed, plus one while a place is being asked for."""
        seat = f[2]
        done = f[1] >> 1
        if f[1] & 1:
            place_samurai(s, seat, s.answers[seat] - SAMURAI)
            done += 1
        if done == self.n or not samurai_places(s, seat):
            s.stack.pop()
            return
        s.to(done * 2 + 1)
        s.ask((seat,), ASK_SAMURAI, f[3])

    def words(self, lang: str) -> str:
        return say(lang, "settlers-deploy-samurai", n=self.n)

    def icons(self) -> tuple[str, ...]:
        return ("samurai",)


def samurai_places(s: Settlers, seat: int) -> list[int]:
    """Own faction Locations without a samurai (IS-JAP-02, IS-JAP-03)."""
    return [SAMURAI + c for c in s.empires[seat] if ORIGIN[c] == JAPANESE and not s.guard[c]]


def place_samurai(s: Settlers, seat: int, card: int) -> None:
    s.guard[card] = 1
    s.tell(E_SAMURAI, seat, card)


def _samurai_options(s: Settlers, seat: int) -> list[int]:
    return sorted(samurai_places(s, seat))


ASK_SAMURAI = T.prompt("samurai", _samurai_options, "IS-JAP-09")


# --- razing by cards ----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class RazeOpponents(Aim):
    """Raze an opponent's Location, whatever protects it (IS-EGY-03)."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [RAZE_IT + c for c in s.targets(seat) if SPOILS[c]]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        raze_location(s, seat, code - RAZE_IT)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-raze-opponents")

    def icons(self) -> tuple[str, ...]:
        return ("raze", "location")


@dataclass(frozen=True)
class RazeOwn(Aim):
    """Raze one own common Location (IS-BAR-04)."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [RAZE_IT + c for c in s.empires[seat] if IS_COMMON[c] and SPOILS[c]]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        raze_location(s, seat, code - RAZE_IT)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-raze-own")

    def icons(self) -> tuple[str, ...]:
        return ("raze", "location")


@dataclass(frozen=True)
class RazeAndConvert(Node):
    """Raze from hand or on the table, then turn any of the goods gained into VP (IS-BAR-02, IS-AMB-16)."""

    vp: int

    def targets(self, s: Settlers, seat: int) -> list[int]:
        raze = s.goods[seat * COUNTED + RAZE]
        codes: list[int] = []
        if raze >= 1:
            codes = [code for code in hand_codes(s, seat, C_RAZE) if code >= 0]
        if raze >= 2:
            codes += sorted([RAZE_IT + c for c in s.targets(seat) if SPOILS[c] and 2 + s.guard[c] <= raze])
        return codes

    def possible(self, s: Settlers, seat: int, card: int) -> bool:
        return bool(self.targets(s, seat))

    def run(self, s: Settlers, f: Frame) -> None:
        """Program counter: 0 aim, 1 raze, 2 ask what to give up, 3 and more: answered, 3 less than given up so far."""
        pc, seat = f[1], f[2]
        if pc == 0:
            s.to(1)
            s.ask((seat,), ASK_CHAPEL, f[3])
        elif pc == 1:
            s.to(2)
            s.noting = 1
            self._raze(s, seat, s.answers[seat])
        else:
            s.noting = 0
            given = max(0, pc - 3)
            if pc >= 3:
                if s.answers[seat] == DONE:
                    self._finish(s, seat, f[3], given)
                    return
                give_noted(s, seat, s.answers[seat], f[3])
                given += 1
            if s.gained:
                s.to(3 + given)
                s.ask((seat,), ASK_CONVERT, f[3])
            else:
                self._finish(s, seat, f[3], given)

    def _raze(self, s: Settlers, seat: int, code: int) -> None:
        if code >= RAZE_IT:
            s.goods[seat * COUNTED + RAZE] -= 2 + s.guard[code - RAZE_IT]
            raze_location(s, seat, code - RAZE_IT)
        else:
            s.goods[seat * COUNTED + RAZE] -= 1
            raze_from_hand(s, seat, hand_card(s, seat, code - RAZE_HAND))

    def _finish(self, s: Settlers, seat: int, card: int, given: int) -> None:
        s.stack.pop()
        s.gained = []
        if given:
            gain_vp(s, seat, given * self.vp, card, W_ACTIONS)

    def words(self, lang: str) -> str:
        one, two = good_words(lang, ((RAZE, 1),)), good_words(lang, ((RAZE, 2),))
        return say(lang, "settlers-raze-and-convert", one=one, two=two, vp=good_words(lang, ((VP, self.vp),)))

    def icons(self) -> tuple[str, ...]:
        return ("raze", "vp")


def _chapel_options(s: Settlers, seat: int) -> list[int]:
    node, _ = T.asker(s)
    assert isinstance(node, RazeAndConvert)
    return node.targets(s, seat)


ASK_CHAPEL = T.prompt("chapel", _chapel_options, "IS-BAR-02")


def _convert_options(s: Settlers, seat: int) -> list[int]:
    """The goods just gained that may be given up, and done."""
    codes = {GIVE_CARD + FACE[x - NOTED_CARD] if x >= NOTED_CARD else GIVE + x for x in s.gained}
    return [*sorted(codes), DONE]


ASK_CONVERT = T.prompt("convert", _convert_options, "IS-BAR-02")


def give_noted(s: Settlers, seat: int, code: int, card: int) -> None:
    """Give up one of the goods noted in `gained`."""
    if code >= GIVE_CARD:
        face = code - GIVE_CARD
        for x in s.gained:
            if x >= NOTED_CARD and FACE[x - NOTED_CARD] == face:
                s.gained.remove(x)
                discard_from_hand(s, seat, x - NOTED_CARD)
                return
    good = code - GIVE
    s.gained.remove(good)
    s.goods[seat * COUNTED + good] -= 1
    if good == VP:
        s.tally[seat * WAYS + W_RAZING] -= 1
    s.tell(E_CONVERT, seat, good, card)


@dataclass(frozen=True)
class GainSpoil(Aim):
    """One good of the raze field of an opponent's Location; naming the good names enough (IS-BAR-03)."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        goods: set[int] = set()
        for c in s.targets(seat):
            goods.update(SPOILS[c])
        return sorted([TAKE + good for good in goods])

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        gain(s, seat, code - TAKE, 1, card, W_ACTIONS)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-gain-spoil")

    def icons(self) -> tuple[str, ...]:
        return ("location",)


# --- against opponents --------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class RemoveLocation(Aim):
    """Discard an opponent's Location; this is not razing (IS-ROM-01, IS-JAP-05, IS-AMB-07)."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [TARGET + c for c in s.targets(seat)]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        gone = code - TARGET
        holder = s.holder(gone)
        (s.virtual[AREA] if holder < 0 else s.empires[holder]).remove(gone)
        s.tell(E_REMOVE, seat, gone)
        strip(s, gone)
        to_pile(s, gone)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-remove-location")

    def icons(self) -> tuple[str, ...]:
        return ("location",)


def opponents(s: Settlers, seat: int) -> list[int]:
    """Opponents who have not passed (IS-PAS-02)."""
    return [q for q in range(s.seats) if q != seat and not s.passed >> q & 1]


def _opponent_options(s: Settlers, seat: int) -> list[int]:
    node, _ = T.asker(s)
    assert isinstance(node, AimAtPlayer)
    return [OPPONENT + q for q in node.victims(s, seat)]


ASK_OPPONENT = T.prompt("opponent", _opponent_options, "IS-DEC-15")


class AimAtPlayer(Node):
    """A node that first asks for an opponent; the one chosen is a fifth element of its frame."""

    def victims(self, s: Settlers, seat: int) -> list[int]:
        raise AssertionError("such a node lists its victims")

    def go_on(self, s: Settlers, f: Frame, victim: int) -> None:
        raise AssertionError("such a node does something")

    def run(self, s: Settlers, f: Frame) -> None:
        if f[1] == 0:
            if not self.victims(s, f[2]):
                s.stack.pop()
                return
            s.to(1)
            s.ask((f[2],), ASK_OPPONENT, f[3])
        elif f[1] == 1:
            self.go_on(s, f, s.answers[f[2]] - OPPONENT)
        else:
            self.go_on(s, f, f[4])

    def possible(self, s: Settlers, seat: int, card: int) -> bool:
        return bool(self.victims(s, seat))


@dataclass(frozen=True)
class StealResource(AimAtPlayer):
    """Take a resource from an opponent's supply (IS-BAR-01)."""

    def victims(self, s: Settlers, seat: int) -> list[int]:
        return [q for q in opponents(s, seat) if sum(s.goods[q * COUNTED : q * COUNTED + GOLD])]

    def go_on(self, s: Settlers, f: Frame, victim: int) -> None:
        seat = f[2]
        if f[1] == 1:
            s.stack[-1] = (f[0], 2, seat, f[3], victim)
            s.ask((seat,), ASK_LOOT, f[3], victim)
            return
        s.stack.pop()
        good = s.answers[seat] - TAKE
        s.goods[victim * COUNTED + good] -= 1
        s.goods[seat * COUNTED + good] += 1
        s.tell(E_STEAL, seat, victim, good)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-steal-resource")

    def icons(self) -> tuple[str, ...]:
        return ("resource",)


def _loot_options(s: Settlers, seat: int) -> list[int]:
    b = s.asking[2] * COUNTED
    return [TAKE + good for good in RESOURCES if s.goods[b + good]]


ASK_LOOT = T.prompt("loot", _loot_options, "IS-BAR-01")


@dataclass(frozen=True)
class OpponentDiscards(AimAtPlayer):
    """A chosen opponent discards a card of his choice (IS-EGY-02, IS-AMB-09)."""

    def victims(self, s: Settlers, seat: int) -> list[int]:
        found = opponents(s, seat)
        return [q for q in found if s.hands[q]] or found

    def possible(self, s: Settlers, seat: int, card: int) -> bool:
        return bool(s.virtual) or bool(opponents(s, seat))  # the virtual player has no hand to lose (IS-AMB-33)

    def go_on(self, s: Settlers, f: Frame, victim: int) -> None:
        if f[1] == 1 and s.hands[victim]:
            s.stack[-1] = (f[0], 2, f[2], f[3], victim)
            s.ask((victim,), ASK_DISCARD, f[3])
            return
        s.stack.pop()
        if f[1] == 2:
            discard_from_hand(s, victim, hand_card(s, victim, s.answers[victim] - GIVE_CARD))

    def words(self, lang: str) -> str:
        return say(lang, "settlers-opponent-discards", card=good_words(lang, ((ANY_CARD, 1),)))

    def icons(self) -> tuple[str, ...]:
        return ("card",)


def _discard_options(s: Settlers, seat: int) -> list[int]:
    return hand_codes(s, seat, C_GIVE)


ASK_DISCARD = T.prompt("discard", _discard_options, "IS-EGY-02", final=True)


def opponents_deals(s: Settlers, seat: int, routes: bool) -> list[int]:
    """Codes of Deals of opponents who have not passed; in the solo game the attack line (IS-SOL-07, IS-AMB-17)."""
    if s.virtual:
        return [TARGET + c for c in s.virtual[LINE]]
    codes: list[int] = []
    for q in opponents(s, seat):
        codes += own_deals(s, q) if routes else [TARGET + c for c in s.deals[q]]
    return codes


def _deal_holder(s: Settlers, seat: int, code: int) -> int:
    for q in range(s.seats):
        if q != seat and code in own_deals(s, q):
            return q
    return -1


@dataclass(frozen=True)
class StealDeal(Aim):
    """Take a Deal from an opponent; this is not making a Deal (IS-ROM-03, IS-AMB-21)."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return opponents_deals(s, seat, routes=False)

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        deal = code - TARGET
        holder = _deal_holder(s, seat, code)
        (s.virtual[LINE] if holder < 0 else s.deals[holder]).remove(deal)
        s.deals[seat].append(deal)
        s.tell(E_TAKE_DEAL, seat, deal)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-steal-deal")

    def icons(self) -> tuple[str, ...]:
        return ("deal",)


@dataclass(frozen=True)
class DropDeal(Aim):
    """Discard an opponent's Deal, perhaps for its good (IS-BAR-06, IS-JAP-10)."""

    loot: bool = False

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return opponents_deals(s, seat, routes=True)

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        holder = _deal_holder(s, seat, code)
        if holder < 0:
            gone = code - TARGET
            s.virtual[LINE].remove(gone)
            to_pile(s, gone)
            s.tell(E_DROP_DEAL, seat, gone)
        else:
            gone = _drop(s, holder, code)
        if self.loot:
            gain(s, seat, DEAL_GOOD[gone], 1, card, W_ACTIONS)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-drop-deal", loot="yes" if self.loot else "no")

    def icons(self) -> tuple[str, ...]:
        return ("deal",)


@dataclass(frozen=True)
class TradeRoute(Aim):
    """Make a Deal with an opponent's faction Location (IS-JAP-11, IS-AMB-08)."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        mine = [r[1] for r in s.routes if r[0] == seat]
        return [TARGET + c for c in s.targets(seat) if not IS_COMMON[c] and c not in mine]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        location = code - TARGET
        marker = s.decks[seat].pop() if s.decks[seat] else -1
        s.routes.append((seat, location, marker))
        s.tell(E_ROUTE, seat, location)
        gain(s, seat, DEAL_GOOD[location], 1, location, W_DEALS)
        dealt(s, seat)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-trade-route", card=icon(lang, "faction-card"))

    def icons(self) -> tuple[str, ...]:
        return ("deal", "faction-location")


@dataclass(frozen=True)
class BlockAction(Aim):
    """An opponent's action Location cannot be activated this round."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [TARGET + c for c in s.targets(seat) if KIND[c] == ACTION and s.used[c] != BLOCKED]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        s.used[code - TARGET] = BLOCKED
        s.tell(E_BLOCK, seat, code - TARGET)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-block-action")

    def icons(self) -> tuple[str, ...]:
        return ("action",)


@dataclass(frozen=True)
class TakeOver(Aim):
    """An opponent's Location counts as one's own until the end of the round (IS-EGY-06 to IS-EGY-09)."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [TARGET + c for c in s.targets(seat)]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        location = code - TARGET
        owner = s.holder(location)
        (s.virtual[AREA] if owner < 0 else s.empires[owner]).remove(location)
        s.empires[seat].append(location)
        s.taken.append((location, owner))
        s.tell(E_TAKE_OVER, seat, location)

    def words(self, lang: str) -> str:
        return say(lang, "settlers-take-over")

    def icons(self) -> tuple[str, ...]:
        return ("location",)


@dataclass(frozen=True)
class Activation(Node):
    """What an action Location costs and does, and how often a round; the turn runs it (IS-ACN-01 to IS-ACN-04)."""

    cost: Goods
    effect: Node
    uses: int = 1

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def words(self, lang: str) -> str:
        text = self.effect.words(lang)
        if self.cost:
            text = say(lang, "node-pay", cost=good_words(lang, self.cost), effect=text)
        return text if self.uses == 1 else say(lang, "settlers-uses", effect=text, n=self.uses)

    def icons(self) -> tuple[str, ...]:
        return (*[GOODS[good] for good, _ in self.cost], *self.effect.icons())


def fixed_goods(node: Node | None) -> Goods | None:
    """The goods of a node that only gains a fixed number of them."""
    return node.goods if isinstance(node, Gain) and node.per is None else None
