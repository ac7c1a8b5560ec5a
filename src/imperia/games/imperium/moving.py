"""Verbs that move one's own cards: hand, deck, discard pile, play, garrisons, history, exile, Unrest pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from ...cards.nodes import ONE, Node, may_skip, rules_of
from ...cards.reports import report
from ...cards.select import ANY_NUMBER, Move, Select
from ...cards.words import THEY, Tongue
from ...kernel.state import CARD, OP, PC, SEAT, Frame
from . import nouns
from .attack import victims
from .counts import Cards, Found
from .gates import (
    M_DECK_EMPTY,
    draw_cards,
    exhaust,
    fire,
    guests,
    hide_hand,
    lift,
    move,
    put,
    tuck,
)
from .lexicon import (
    ACTIVATE,
    BARBARIAN,
    DISCARD,
    DRAW,
    EXILE,
    GARRISONED,
    GOODS,
    HAND,
    HISTORY,
    MASK,
    NATION,
    NATION_POOL,
    NO_GOOD,
    PLAY,
    QUESTS,
    REGION,
    SUNKEN,
    UNREST,
    UNREST_PILE,
    T,
)
from .news import (
    E_ABANDONED,
    E_DISCARDED,
    E_EXHAUSTED,
    E_EXILED,
    E_FOUND,
    E_GARRISONED,
    E_GIVEN,
    E_HISTORY,
    E_NOT_FOUND,
    E_RECALLED,
    E_SUNK,
    E_TAKEN_BACK,
    E_TO_TOP,
)
from .state import Imperium
from .tables import (
    CANON,
    FIXED,
    GARRISONABLE,
    MOST_UNREST,
    PINNED,
    PLAY_OP,
    SUIT,
    UNREST_LIKE,
    V_DISCARD,
    V_HAND,
    V_SEARCH,
    V_TABLE,
    V_UNREST,
    W_FEWER_MASKS,
    W_MASKS_HERE,
    WATCH,
    WEIGHT,
)

IN_HAND = Cards(HAND)
REGIONS = Cards(PLAY, REGION)


@dataclass(frozen=True)
class Draw(Node):
    """Draw cards one by one, reshuffling if need be; `if_able`: only while the deck has cards."""

    n: int = 1
    if_able: bool = False
    phrase = "imperium-draw"
    marks = ("draw",)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        draw_cards(s, f[SEAT], f[CARD], self.n, self.if_able)

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        if s.draw[seat]:
            return True
        return not self.if_able and (bool(s.discard[seat]) or _brings_a_card(s, seat))


def _brings_a_card(s: Imperium, seat: int) -> bool:
    """Would a reshuffle bring a nation card, or could it bring a development (IM-RSH-02, IM-RSH-07)?"""
    if not s.exhausts[seat]:
        return False
    if s.status[seat] == BARBARIAN:
        return not s.deck_spent[seat] & 1 and (bool(s.nation[seat]) or s.accession[seat] >= 0)
    from .getting import developable

    return not s.deck_spent[seat] & 2 and bool(developable(s, seat, False))


def finds(what: Select, s: Imperium, seat: int, card: int) -> list[Found]:
    """The cards of a selection with their zones and options."""
    if isinstance(what, Cards):
        return what.found(s, seat, card)
    return [(V_HAND + CANON[c], c, HAND) for c in what.cards(s, seat, card)]


def _unrest(place: int) -> int:
    """One Unrest card from hand (0) or from the discard pile (1)."""
    return (V_DISCARD if place else V_HAND) + UNREST_LIKE[0]


def _unrest_of(code: int) -> int:
    """The code of one such card, by that of several."""
    return _unrest((code - V_UNREST) // MOST_UNREST)


def _several(codes: list[int], most: int) -> list[int]:
    """Two and more Unrest cards, as many as may be picked: they are all alike, so only their number matters."""
    found: list[int] = []
    if most < 2 or len(codes) < 2:
        return found
    for place in (0, 1):
        n = codes.count(_unrest(place))
        if n > 1:
            none = V_UNREST + place * MOST_UNREST
            found += range(none + 2, none + min(n, most, MOST_UNREST - 1) + 1)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class CardMove(Move):
    """A move of Imperium's cards: what moves is picked by the player it happens to and reported."""

    implied = 0  # zones that its phrase need not name
    case = ""  # the form in which its phrase wants what moves

    def found(self, s: Imperium, seat: int, card: int) -> list[Found]:
        """What may be picked; a verb narrows it."""
        return finds(self.what, s, seat, card)

    def targets(self, s: Imperium, seat: int, card: int) -> list[int]:
        return [code for code, _, _ in self.found(s, seat, card)]

    def hit(self, s: Imperium, seat: int, card: int, code: int) -> None:
        if code < V_DISCARD and isinstance(self.what, Cards):
            like = code - V_HAND
            for moved in s.hand[seat]:
                if CANON[moved] == like and moved != card:
                    report(s, moved)
                    self.shift(s, seat, card, moved, HAND)
                    return
        for option, moved, zone in self.found(s, seat, card):
            if option == code:
                report(s, moved)
                self.shift(s, seat, card, moved, zone)
                return
        raise AssertionError("what was picked is not there")

    def run(self, s: Imperium, f: Frame) -> None:
        """As any picks; but where nothing is left to pick, the question answers itself with "done". Of several Unrest
        that were picked at once each moves for itself: its frame ends with how many are still to go."""
        if len(f) > 5 and f[5]:
            code = s.answers[f[SEAT]]
            if code == T.SKIP or code == T.DONE:
                s.stack.pop()
            elif code < V_UNREST:
                self._hit(s, f, code, 1)
            else:
                place, n = divmod(code - V_UNREST, MOST_UNREST)
                self._hit(s, f, _unrest(place), n)
        elif len(f) > 7 and f[6] in self.targets(s, f[SEAT], f[CARD]):
            self._hit(s, f, f[6], f[7])
        else:
            self._next(s, f)

    def _hit(self, s: Imperium, f: Frame, code: int, n: int) -> None:
        """Move one of `n` that were picked; what it sets off comes before the next."""
        f = (f[OP], f[PC] + 1, f[SEAT], f[CARD], f[4], 0, code)
        if n > 1:
            f += (n - 1,)
        s.stack[-1] = f
        self.hit(s, f[SEAT], f[CARD], code)
        if s.stack[-1] is not f:
            return
        if n > 1:  # nothing comes between: go on at once
            self._hit(s, f, code, n - 1)
        else:
            self._next(s, f)

    def _next(self, s: Imperium, f: Frame) -> None:
        if f[PC] >= self.n:
            s.stack.pop()
        else:
            n = len(f)
            s.stack[-1] = (f[OP], f[PC], f[SEAT], f[CARD], f[4] if n > 4 else 0, 1, f[6] if n > 6 else 0)
            s.pose((f[SEAT],), (T.ASK_AIM, f[CARD]))

    def answers(self, s: Imperium, f: Frame) -> list[int]:
        last, picked = f[6], f[PC]
        codes = sorted(self.targets(s, f[SEAT], f[CARD]))
        if codes and codes[0] < last:
            codes = [code for code in codes if code >= last]
        need = 0 if self.up_to else min(self.n - picked, len(codes))
        if need <= 0:
            found = list(dict.fromkeys(codes))
            found += _several(codes, self.n - picked)
            found.append(T.DONE)
            return found
        found = list(dict.fromkeys(codes[: len(codes) - need + 1]))
        if len(found) > 1:  # else there is no choice
            found += [code for code in _several(codes, self.n - picked) if _unrest_of(code) in found]
        if f[4] and not picked:
            found.append(T.SKIP)
        return found

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        """Put one card where it goes."""
        raise AssertionError("a move moves a card")

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return bool(self.found(s, seat, card))

    def payable(self, s: Imperium, seat: int, card: int) -> bool:
        if self.n >= ANY_NUMBER or self.what.later():
            return True
        return len(self.found(s, seat, card)) >= self.least(s, seat, card)

    def values(self, t: Tongue) -> dict[str, Any]:
        turned = t.turned(number=self.n, many=self._many(), implied=self.implied, case=self.case)
        return {"n": self.n, "what": self.what.words(turned, ONE), "definite": self._definite()}

    def _definite(self) -> str:
        """Does it move a certain card, or any of several? Hungarian verbs differ."""
        certain = self.what.definite() if isinstance(self.what, Cards) else True
        return "yes" if certain or self._many() == "all" else "no"


def _whisper(s: Imperium, kind: int, seat: int, card: int, zone: int) -> None:
    """Tell of a card that only its owner sees if it comes from his hand."""
    if zone in (HAND, HISTORY, SUNKEN):
        s.whisper(1 << seat, kind, seat, card)
    else:
        s.tell(kind, seat, card)


@dataclass(frozen=True)
class Discard(CardMove):
    """Discard cards from hand. Where masks are demanded, other cards may stand in for them (2OLM3, 2OLM7)."""

    what: Select = IN_HAND
    phrase = "imperium-discard"
    marks = ("discard",)
    implied = HAND

    def _masks(self) -> bool:
        return isinstance(self.what, Cards) and self.what.icon == MASK and self.what.zones == HAND

    def found(self, s: Imperium, seat: int, card: int) -> list[Found]:
        found = finds(self.what, s, seat, card)
        if s.watch[seat] & W_MASKS_HERE and self._masks():
            for host in s.area[seat]:
                if WATCH[host] & W_MASKS_HERE:
                    found += [(V_TABLE + c, c, GARRISONED) for c in guests(s, seat, host)]
        return found

    def targets(self, s: Imperium, seat: int, card: int) -> list[int]:
        if self.what is IN_HAND and not s.watch[seat] & W_MASKS_HERE:
            return [V_HAND + CANON[c] for c in s.hand[seat] if c != card]
        return super().targets(s, seat, card)

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        move(s, seat, moved, zone, DISCARD)
        s.tell(E_DISCARDED if zone == HAND else E_ABANDONED, seat, moved)

    def _waivers(self, s: Imperium, seat: int) -> list[int]:
        """Cards that may be exhausted now to discard one mask fewer."""
        if not (s.watch[seat] & W_FEWER_MASKS and self._masks()):
            return []
        if s.way != ACTIVATE or s.turn != seat or s.exhausts[seat] < 1:
            return []
        return [c for c in s.area[seat] if WATCH[c] & W_FEWER_MASKS and not s.spent[c]]

    def enables(self, effect: Node, s: Imperium, seat: int, card: int) -> bool:
        """The card discarded may be the one that the effect takes from the discard pile."""
        if not isinstance(effect, CardMove) or not isinstance(effect.what, Cards) or not effect.what.zones & DISCARD:
            return False
        fits = effect.what.fitting()
        unrest = isinstance(effect, ReturnUnrest)
        return any(fits[c] and (SUIT[c] & UNREST or not unrest) for _, c, _ in self.found(s, seat, card))

    def payable(self, s: Imperium, seat: int, card: int) -> bool:
        if self.what.later():
            return True
        return len(self.found(s, seat, card)) + len(self._waivers(s, seat)) >= self.least(s, seat, card)

    def run(self, s: Imperium, f: Frame) -> None:
        """Before masks are picked, its owner may exhaust Step Pyramids: then the pick counts as made."""
        if f[PC] == 0 and len(f) < 6 and s.watch[f[SEAT]] & W_FEWER_MASKS:
            waivers = self._waivers(s, f[SEAT])
            if waivers:
                s.stack[-1] = (f[OP], 0, f[SEAT], f[CARD], 1 if may_skip(f) else 0, 0, 0)
                s.push(WAIVING, 0, f[SEAT], waivers[0], len(self.found(s, f[SEAT], f[CARD])) < self.n)
                return
        CardMove.run(self, s, f)  # not by `super`, which takes its time


def _waiving(s: Imperium, f: Frame) -> None:
    """Asks whether to exhaust a card to discard one mask fewer; needs no answer where the masks would not do."""
    seat = f[SEAT]
    if f[PC] == 0 and not f[4]:
        s.to(1)
        s.ask((seat,), ASK_WAIVE, f[CARD])
        return
    s.stack.pop()
    if f[4] or s.answers[seat] == T.YES:
        exhaust(s, seat, f[CARD])
        s.tell(E_EXHAUSTED, seat, f[CARD])
        below = s.stack[-1]
        s.stack[-1] = (below[OP], below[PC] + 1) + below[2:]


def _yes_or_no(s: Imperium, seat: int) -> list[int]:
    return [T.YES, T.NO]


WAIVING = T.op(_waiving, "waiving")
ASK_WAIVE = T.prompt("waive", _yes_or_no, "IM-EXH-11")


@dataclass(frozen=True)
class ToTop(CardMove):
    """Put cards on top of one's draw deck, from hand unless said otherwise; the order is the player's."""

    what: Select = IN_HAND
    phrase = "imperium-to-top"

    def answers(self, s: Imperium, f: Frame) -> list[int]:
        """No card is held back for a later pick: each may be the first (IM-DEC-31)."""
        found = [code for code, _, _ in self.found(s, f[SEAT], f[CARD])]
        codes = sorted(set(found))
        if self.up_to or not found:
            codes.append(T.DONE)
        elif f[4] and not f[PC]:
            codes.append(T.SKIP)
        return codes

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        s.stack[-1] = (*s.stack[-1][:6], 0)  # any card may follow
        move(s, seat, moved, zone, DRAW)
        _whisper(s, E_TO_TOP, seat, moved, zone)


@dataclass(frozen=True)
class TakeBack(CardMove):
    """Take cards from one's discard pile (or history) into hand ("draw from", "return to your hand")."""

    phrase = "imperium-take-back"

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        move(s, seat, moved, zone, HAND)
        _whisper(s, E_TAKEN_BACK, seat, moved, zone)


@dataclass(frozen=True)
class ToHistory(CardMove):
    """Put cards into one's history."""

    what: Select = IN_HAND
    phrase = "imperium-to-history"
    marks = ("history",)

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        if move(s, seat, moved, zone, HISTORY) == HISTORY:
            _whisper(s, E_HISTORY, seat, moved, zone)
        else:
            s.tell(E_DISCARDED, seat, moved)


@dataclass(frozen=True)
class Exile(CardMove):
    """Exile own cards (market cards: `ExileMarket`)."""

    phrase = "imperium-exile"
    marks = ("exile",)
    implied = QUESTS

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        move(s, seat, moved, zone, EXILE)
        s.tell(E_EXILED, seat, moved)


@dataclass(frozen=True)
class Sink(CardMove):
    """Sink cards; `self_too`: and this card before them."""

    self_too: bool = False
    phrase = "imperium-sink"
    marks = ("sink",)

    def values(self, t: Tongue) -> dict[str, Any]:
        return super().values(t) | {"too": "yes" if self.self_too else "no"}

    def run(self, s: Imperium, f: Frame) -> None:
        if self.self_too and f[PC] == 0 and len(f) < 6:
            s.stack[-1] = (f[OP], 0, f[SEAT], f[CARD], 1 if may_skip(f) else 0, 0, 0)
            self.shift(s, f[SEAT], f[CARD], f[CARD], PLAY)
        else:
            super().run(s, f)

    def found(self, s: Imperium, seat: int, card: int) -> list[Found]:
        return _loose(finds(self.what, s, seat, card))

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        if move(s, seat, moved, zone, SUNKEN) == SUNKEN:
            _whisper(s, E_SUNK, seat, moved, zone)
        else:
            s.tell(E_DISCARDED, seat, moved)


def _loose(found: list[Found]) -> list[Found]:
    """Of cards in play, those that may leave it."""
    return [entry for entry in found if entry[2] != PLAY or (PINNED[entry[1]] and not FIXED[entry[1]])]


@dataclass(frozen=True)
class Abandon(CardMove):
    """Abandon cards in play or garrisoned; a Region that counts twice does so here (IM-NOTE-GTR-02). No card lets one
    off abandoning Regions once it is asked for."""

    phrase = "imperium-abandon"
    marks = ("abandon",)
    implied = PLAY

    def found(self, s: Imperium, seat: int, card: int) -> list[Found]:
        return _loose(finds(self.what, s, seat, card))

    def _weighs(self, card: int) -> int:
        return WEIGHT[card] if isinstance(self.what, Cards) and self.what.suits & REGION else 1

    def payable(self, s: Imperium, seat: int, card: int) -> bool:
        weight = sum([self._weighs(c) for _, c, _ in self.found(s, seat, card)])
        return weight >= self.least(s, seat, card)

    def answers(self, s: Imperium, f: Frame) -> list[int]:
        found = self.found(s, f[SEAT], f[CARD])
        if all(self._weighs(c) == 1 for _, c, _ in found):
            return super().answers(s, f)
        codes = sorted([code for code, _, _ in found])
        return [*codes, T.DONE] if self.least(s, f[SEAT], f[CARD]) <= f[PC] or not codes else codes

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        weight = self._weighs(moved)
        if weight > 1:
            self._count(s, weight)
            report(s, moved, weight - 1)
        s.tell(E_ABANDONED, seat, moved)
        move(s, seat, moved, zone, DISCARD)

    def _count(self, s: Imperium, weight: int) -> None:
        """A card that counts for more than one is so many picks, and any card may follow."""
        f = s.stack[-1]
        s.stack[-1] = (f[OP], f[PC] + weight - 1, *f[2:6], 0)


@dataclass(frozen=True)
class Recall(CardMove):
    """Recall cards in play or garrisoned to hand."""

    phrase = "imperium-recall"
    marks = ("recall",)
    implied = PLAY

    def found(self, s: Imperium, seat: int, card: int) -> list[Found]:
        return _loose(finds(self.what, s, seat, card))

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        s.tell(E_RECALLED, seat, moved)
        move(s, seat, moved, zone, HAND)


@dataclass(frozen=True)
class ReturnUnrest(CardMove):
    """Return Unrest cards to their pile, from hand unless said otherwise; only Unrest is ever selected."""

    what: Select = IN_HAND
    phrase = "imperium-return-unrest"
    marks = ("unrest",)

    def found(self, s: Imperium, seat: int, card: int) -> list[Found]:
        return [entry for entry in finds(self.what, s, seat, card) if SUIT[entry[1]] & UNREST]

    def values(self, t: Tongue) -> dict[str, Any]:
        zones = self.what.zones if isinstance(self.what, Cards) else HAND
        turned = t.turned(number=self.n, many=self._many())
        return {"n": self.n, "what": Cards(zones, UNREST).words(turned, ONE), "definite": self._definite()}

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        move(s, seat, moved, zone, UNREST_PILE)


@dataclass(frozen=True)
class Garrison(CardMove):
    """Garrison cards from hand under this card."""

    what: Select = IN_HAND
    phrase = "imperium-garrison"
    marks = ("garrison",)
    implied = HAND
    case = "gen"

    def found(self, s: Imperium, seat: int, card: int) -> list[Found]:
        if card not in s.area[seat] and card not in s.hand[seat]:
            return []
        return [entry for entry in finds(self.what, s, seat, card) if GARRISONABLE[entry[1]]]

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        lift(s, seat, moved, zone)
        tuck(s, seat, moved, card)
        s.tell(E_GARRISONED, seat, moved, card)


@dataclass(frozen=True)
class GarrisonSelf(CardMove):
    """Garrison this card under a card in play, whose play effect follows (IM-KW-GAR-09)."""

    what: Select = REGIONS
    phrase = "imperium-garrison-self"
    marks = ("garrison",)
    implied = PLAY

    def found(self, s: Imperium, seat: int, card: int) -> list[Found]:
        if card not in s.area[seat] and card not in s.hand[seat]:
            return []
        return [entry for entry in finds(self.what, s, seat, card) if entry[1] != card]

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        from .gates import withdraw

        withdraw(s, seat, card)
        tuck(s, seat, card, moved)
        s.tell(E_GARRISONED, seat, card, moved)
        if PLAY_OP[moved] >= 0:
            s.push(PLAY_OP[moved], 0, seat, moved)


@dataclass(frozen=True)
class MoveSelf(Node):
    """This card goes to HISTORY, EXILE, SUNKEN, HAND (recall), DISCARD (abandon) or the UNREST_PILE. `gains`: its
    text says what is gained from it, as whatever lies on a card that leaves play (IM-AMB-59)."""

    to: int
    gains: int = NO_GOOD
    phrase = "imperium-move-self"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"to": nouns.zone_key(self.to), "gains": "none" if self.gains == NO_GOOD else GOODS[self.gains]}

    def run(self, s: Imperium, f: Frame) -> None:
        seat, card = f[SEAT], f[CARD]
        s.stack.pop()
        if card not in s.area[seat] or FIXED[card]:
            return
        to = self.to
        if to == HAND:
            s.tell(E_RECALLED, seat, card)
        elif to == EXILE:
            s.tell(E_EXILED, seat, card)
        elif to == DISCARD:
            s.tell(E_ABANDONED, seat, card)
        to = move(s, seat, card, PLAY, to)
        if to == HISTORY:
            s.tell(E_HISTORY, seat, card)
        elif to == SUNKEN:
            s.tell(E_SUNK, seat, card)
        elif to == DISCARD and self.to != DISCARD:
            s.tell(E_DISCARDED, seat, card)
        report(s, card)

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return not FIXED[card] and (card in s.area[seat] or card in s.hand[seat])


@dataclass(frozen=True)
class GiveEach(Node):
    """Give each other player a card; `then` happens to the receiver, where `Was` is the card given."""

    what: Select
    then: Node | None = None
    phrase = "imperium-give-each"
    marks = ("give",)
    collects = 4

    def values(self, t: Tongue) -> dict[str, Any]:
        they = t.turned(mood=THEY, who=THEY, deed=self.phrase)
        return {"what": self.what.words(t, ONE), "then": "none" if self.then is None else self.then.words(they)}

    def parts(self) -> tuple[Node, ...]:
        return () if self.then is None else (self.then,)

    def run(self, s: Imperium, f: Frame) -> None:
        """The program counter runs through four steps for each player: is it suffered, asked, given, done."""
        others = victims(s, f[SEAT])
        number, step = divmod(f[PC], 4)
        if number >= len(others) or not finds(self.what, s, f[SEAT], f[CARD]):
            s.stack.pop()
            return
        victim = others[number]
        if step < 2:
            self._offer(s, f, number, step, victim)
        else:
            s.to(number * 4 + 4)
            self._hand_over(s, f, victim)

    def _offer(self, s: Imperium, f: Frame, number: int, step: int, victim: int) -> None:
        from .attack import ASK_SUFFER, shielded
        from .tables import V_IGNORE

        if step == 0 and shielded(s, victim, f[CARD]):
            s.to(number * 4 + 1)
            s.ask((victim,), ASK_SUFFER, f[CARD])
        elif step == 1 and s.answers[victim] == V_IGNORE:
            s.to(number * 4 + 4)
        else:
            s.to(number * 4 + 2)
            s.ask((f[SEAT],), ASK_GIVE, f[CARD], victim)

    def answers(self, s: Imperium, f: Frame) -> list[int]:
        return sorted({code for code, _, _ in finds(self.what, s, f[SEAT], f[CARD])})

    def _hand_over(self, s: Imperium, f: Frame, victim: int) -> None:
        giver = f[SEAT]
        code = s.answers[giver]
        card, zone = next([c, z] for option, c, z in finds(self.what, s, giver, f[CARD]) if option == code)
        seen = lift(s, giver, card, zone)
        put(s, victim, card, HAND, seen)
        both = 1 << giver | 1 << victim
        if not seen:
            s.marks[card] = both
            hide_hand(s, giver)
        if seen:
            s.tell(E_GIVEN, giver, card, victim)
        else:
            s.whisper(both, E_GIVEN, giver, card, victim)
        report(s, card)
        if self.then is not None:
            s.push(rules_of(s).links[f[OP]][0], 0, victim, f[CARD])


def _gifts(s: Imperium, seat: int) -> list[int]:
    node, f = T.asker(s)
    return node.answers(s, f)


ASK_GIVE = T.prompt("give", _gifts, "IM-KW-ATT-06")

_SEARCHED = DRAW | NATION
_IN_ORDER = (HAND, DISCARD, DRAW, NATION, 0)


@dataclass(frozen=True)
class Find(Node):
    """Search the zones of `what` in printed order for a named card, or for any of a kind, and put it somewhere."""

    what: Cards
    to: int = HAND
    phrase = "imperium-find"
    marks = ("find",)

    def values(self, t: Tongue) -> dict[str, Any]:
        """Where is said only if it is not everywhere."""
        zones = self.what.zones
        everywhere = zones == HAND | DISCARD | DRAW | NATION
        what = self.what.words(t.turned(implied=zones), ONE)
        return {
            "what": what,
            "where": "none" if everywhere else nouns.inside(t, zones),
            "to": nouns.zone_key(self.to),
            "definite": "yes" if self.what.definite() else "no",
        }

    def run(self, s: Imperium, f: Frame) -> None:
        """The program counter: 0 begin, 1 asked of the open zones, 2 begin to search decks, 3 asked of all zones."""
        seat = f[SEAT]
        found = self._found(s, seat, f[CARD], f[PC] > 1)
        if self.what.name:
            self._by_name(s, f)
        elif f[PC] == 0:
            s.to(1 if found else 2)
            if found:
                s.ask((seat,), T.ASK_AIM, f[CARD])
        elif f[PC] == 2:
            self._look(s, seat)
            if found:
                s.to(3)
                s.ask((seat,), T.ASK_AIM, f[CARD])
            else:
                s.stack.pop()
                self._finish(s, seat, -1, 0, True)
        elif s.answers[seat] == V_SEARCH:
            s.to(2)
        else:
            s.stack.pop()
            card, zone = next([c, z] for code, c, z in found if code == s.answers[seat])
            self._finish(s, seat, card, zone, f[PC] == 3)

    def _found(self, s: Imperium, seat: int, card: int, decks: bool) -> list[Found]:
        found = self.what.found(s, seat, card)
        if self.what.name:
            first = min([entry[2] for entry in found], key=_IN_ORDER.index, default=0)
            return [entry for entry in found if entry[2] == first]
        return found if decks else [entry for entry in found if not entry[2] & _SEARCHED]

    def answers(self, s: Imperium, f: Frame) -> list[int]:
        codes = sorted({code for code, _, _ in self._found(s, f[SEAT], f[CARD], f[PC] == 3)})
        return [*codes, V_SEARCH] if f[PC] == 1 and self.what.zones & _SEARCHED else codes

    def _look(self, s: Imperium, seat: int) -> None:
        """While a deck is searched its owner sees its cards."""
        for deck in self._decks(s, seat):
            for card in deck:
                s.marks[card] |= 1 << seat

    def _decks(self, s: Imperium, seat: int) -> list[list[int]]:
        zones = self.what.zones
        return ([s.draw[seat]] if zones & DRAW else []) + ([s.nation[seat]] if zones & NATION else [])

    def _by_name(self, s: Imperium, f: Frame) -> None:
        """The first zone in printed order that has it; of two faces with one name there, either (IM-AMB-38)."""
        seat = f[SEAT]
        found = self._found(s, seat, f[CARD], True)
        if f[PC] == 0 and len({code for code, _, _ in found}) > 1:
            s.to(3)
            if found[0][2] & _SEARCHED:
                self._look(s, seat)
            s.ask((seat,), T.ASK_AIM, f[CARD])
            return
        s.stack.pop()
        if f[PC] == 3:
            found = [entry for entry in found if entry[0] == s.answers[seat]]
        if found:
            _, card, zone = found[0]
            self._finish(s, seat, card, zone, bool(zone & _SEARCHED))
        else:
            self._finish(s, seat, -1, 0, bool(self.what.zones & _SEARCHED))

    def _finish(self, s: Imperium, seat: int, card: int, zone: int, searched: bool) -> None:
        if card >= 0:
            s.tell(E_FOUND, seat, card)
            lift(s, seat, card, zone)
            to = self.to
            if to == HISTORY:
                from .tables import W_NO_HISTORY

                to = DISCARD if s.watch[seat] & W_NO_HISTORY else HISTORY
            put(s, seat, card, to, True)
            report(s, card)
        else:
            s.tell(E_NOT_FOUND, seat)
        if searched:
            if self.what.zones & DRAW:
                shuffle_deck(s, s.draw[seat], seat)
            if self.what.zones & NATION:
                shuffle_deck(s, s.nation[seat], NATION_POOL + seat)
            if zone == DRAW and not s.draw[seat]:
                fire(s, M_DECK_EMPTY, seat)

    def payable(self, s: Imperium, seat: int, card: int) -> bool:
        """One may always search; as a cost the card must be there, which its owner knows by elimination."""
        return bool(self.what.cards(s, seat, card))


def shuffle_deck(s: Imperium, deck: list[int], pool: int) -> None:
    """Shuffle a hidden deck: nobody knows its cards' places any more, only that they are in it."""
    for card in deck:
        s.marks[card] = 0
        s.pool[card] = pool
    s.shuffle(deck)
