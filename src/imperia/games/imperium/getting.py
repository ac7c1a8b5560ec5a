"""Verbs that get cards: market, exile, Fame deck, development, nation deck; Unrest taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ...cards.aim import Aim
from ...cards.nodes import SKIPPABLE, Node, may_skip
from ...cards.reports import report
from ...cards.words import Tongue
from ...kernel.state import CARD, OP, PC, SEAT, Frame
from . import nouns
from .gates import (
    BY_DEVELOPMENT,
    can_pay,
    check_main_deck,
    fire,
    gain,
    hide_hand,
    lift,
    nation_card,
    pay,
    put,
    take_unrest,
    trigger_end,
)
from .lexicon import (
    ANY,
    ARTHURIANS,
    CIVILISED,
    CIVILISED_DECK,
    DECK_POOL,
    GOODS,
    HAND,
    LOOKED_FAME,
    MAIN_DECK,
    MOMENTS,
    NATION_POOL,
    NO_GOOD,
    ONLY,
    PROGRESS,
    REGION,
    REGION_DECK,
    SUITS,
    TRIBUTARY,
    UNCIVILISED,
    UNCIVILISED_DECK,
    T,
)
from .market import (
    acquire_exiled,
    bare_cards,
    exile_from_market,
    got,
    return_beneath,
    settle,
    take_from_market,
)
from .moving import shuffle_deck
from .news import (
    E_BROKE,
    E_BROKE_DECK,
    E_BURIED_NATION,
    E_DEVELOPED,
    E_DUG,
    E_EXILED,
    E_FAME,
    E_FOUND_NOTHING,
    E_GUESSED,
    E_KING,
    E_LOOKED_FAME,
    E_LOOKED_NATION,
    E_REVEALED,
    E_SHUFFLED_NATION,
    E_SWAPPED,
    E_SWAPPED_NATION,
)
from .state import Imperium
from .tables import (
    CANON,
    CHEAPER_DEVELOPMENT,
    DEVELOPMENT_COST,
    GAINED_OP,
    ICON_MASK,
    REACH,
    SUIT,
    V_DECK,
    V_DIG,
    V_HAND,
    V_SUIT,
    V_TABLE,
    V_TOP,
    VARIABLE,
    W_CHEAPER_DEVELOPMENT,
    W_MORE_FAME,
    W_REACH,
)

M_LOOKED_FAME = MOMENTS.index(LOOKED_FAME)
CONSOLATION = 2  # progress for a break through that finds nothing (IM-AMB-61, a switch)
DECK_OF_SUIT = {REGION: REGION_DECK, UNCIVILISED: UNCIVILISED_DECK, CIVILISED: CIVILISED_DECK}


@dataclass(frozen=True)
class TakeUnrest(Node):
    """Take Unrest cards from the pile into hand, one after the other."""

    n: int = 1
    phrase = "imperium-take-unrest"
    marks = ("unrest",)

    def run(self, s: Imperium, f: Frame) -> None:
        if f[PC] + 1 < self.n:
            s.to(f[PC] + 1)
        else:
            s.stack.pop()
        take_unrest(s, f[SEAT])


# --- acquiring ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Acquire(Aim):
    """Acquire a market card of one of the suits, with its tokens and its Unrest. `exile`: ALSO or ONLY from exile;
    `token`: only a card with such a token on it; `but_icons`: not a card with such an icon."""

    suits: int
    exile: int = 0
    token: int = NO_GOOD
    but_icons: int = 0
    phrase = "imperium-acquire"
    marks = ("acquire",)

    def values(self, t: Tongue) -> dict[str, Any]:
        wide = self.suits in (0, ANY) and self.token != NO_GOOD  # whatever has the token on it
        return {
            "what": nouns.suits(t, 0 if wide else self.suits, "one"),
            "wide": "yes" if wide else "no",
            "again": t.manner.get("again", "no"),
            "exile": ("no", "also", "only")[self.exile],
            "token": "none" if self.token == NO_GOOD else GOODS[self.token],
            "but": nouns.pictures(t, self.but_icons) if self.but_icons else "none",
        }

    def icons(self, t: Tongue) -> tuple[str, ...]:
        token = () if self.token == NO_GOOD else (GOODS[self.token],)
        return self.marks + tuple(nouns.bits(SUITS, self.suits)) + token + (("exile",) if self.exile else ())

    def targets(self, s: Imperium, seat: int, card: int) -> list[int]:
        suits, token = self.suits or ~0, self.token
        codes: list[int] = []
        if self.exile != ONLY:
            for slot, c in enumerate(s.market):
                if c >= 0 and _fits_suit(c, suits) and (token == NO_GOOD or s.laid[slot * 3 + token]):
                    codes.append(V_TABLE + c)
        reach = suits if self.exile else 0
        if s.watch[seat] & W_REACH and token == NO_GOOD:
            for c in s.area[seat]:
                reach |= REACH[c] & suits
        if reach:
            codes += [V_TABLE + c for c in s.exile if _fits_suit(c, reach) and not ICON_MASK[c] & self.but_icons]
        return codes

    def hit(self, s: Imperium, seat: int, card: int, code: int) -> None:
        taken = code - V_TABLE
        if taken in s.market:
            take_from_market(s, seat, card, taken, 0)
        else:
            acquire_exiled(s, seat, card, taken)


def _fits_suit(card: int, suits: int) -> bool:
    """Has it one of the suits? All bits: whatever its suit, or none."""
    return suits == ~0 or bool(SUIT[card] & suits)


# --- breaking through -----------------------------------------------------------------------------------------------
FOR: Final = 5  # the frame of a break through: (op, pc, seat, card, skippable, suit)
VARIABLE_SUIT = 1 << len(SUITS)  # stands for "a card with variable VP"


@dataclass(frozen=True)
class BreakThrough(Node):
    """Break through for one of the suits; `exile`: an exiled card may be chosen; `variable`: for a card with variable
    VP instead of a suit (`BreakThrough(variable=True)`)."""

    suits: int = 0
    exile: bool = False
    variable: bool = False
    phrase = "imperium-break-through"
    marks = ("break-through",)
    skips = True

    def values(self, t: Tongue) -> dict[str, Any]:
        what = t.say("imperium-cards-variable", form="break") if self.variable else nouns.suits(t, self.suits, "break")
        return {"what": what, "exile": "yes" if self.exile else "no"}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return self.marks + tuple(nouns.bits(SUITS, self.suits)) + (("exile",) if self.exile else ())

    def run(self, s: Imperium, f: Frame) -> None:
        """The program counter: 0 the suit is asked, 1 it is named, 2 the way is asked, 3 it is chosen."""
        seat, card = f[SEAT], f[CARD]
        skippable = 1 if may_skip(f) else 0
        if f[PC] == 0:
            if self.variable or self.suits.bit_count() == 1:
                s.stack[-1] = (f[OP], 2, seat, card, skippable, VARIABLE_SUIT if self.variable else self.suits)
            else:
                s.stack[-1] = (f[OP], 1, seat, card, skippable, 0)
                s.ask((seat,), T.ASK_AIM, card)
        elif f[PC] == 1:
            if s.answers[seat] == T.SKIP:
                s.stack.pop()
            else:
                s.stack[-1] = (f[OP], 2, seat, card, 0, 1 << (s.answers[seat] - V_SUIT))
        elif f[PC] == 2:
            s.to(3)
            s.ask((seat,), T.ASK_AIM, card)
        else:
            s.stack.pop()
            self._go(s, seat, card, f[FOR], s.answers[seat])

    def answers(self, s: Imperium, f: Frame) -> list[int]:
        if f[PC] == 1:
            codes = [V_SUIT + i for i in range(len(SUITS)) if self.suits >> i & 1]
        else:
            codes = self._ways(s, f[FOR])
        return [*codes, T.SKIP] if f[SKIPPABLE] else codes

    def _ways(self, s: Imperium, suit: int) -> list[int]:
        """The five options of IM-KW-BRK-03 to IM-KW-BRK-11."""
        cards = s.market + s.exile if self.exile else s.market
        codes = sorted([V_TABLE + c for c in cards if c >= 0 and _of_suit(c, suit)])
        deck = DECK_OF_SUIT.get(suit, MAIN_DECK)
        codes.append(V_TOP if deck != MAIN_DECK and s.decks[deck] else V_DIG)
        return codes

    def _go(self, s: Imperium, seat: int, source: int, suit: int, code: int) -> None:
        if code == T.SKIP:
            return
        named = suit.bit_length() - 1
        if code == V_TOP:
            card = s.decks[DECK_OF_SUIT[suit]].pop()
            put(s, seat, card, HAND, False)
            s.whisper(1 << seat, E_BROKE_DECK, seat, card, named)
            report(s, card)
            got(s, seat, -1, suit)
        elif code == V_DIG:
            self._dig(s, seat, suit)
        elif code - V_TABLE in s.market:
            take_from_market(s, seat, source, code - V_TABLE, suit)
        else:
            card = code - V_TABLE
            lift_exiled(s, seat, card)
            s.tell(E_BROKE, seat, card, named)
            report(s, card)
            got(s, seat, card, suit)

    def _dig(self, s: Imperium, seat: int, suit: int) -> None:
        """Reveal cards of the main deck until one fits; the others are shuffled back (IM-KW-BRK-11, IM-KW-BRK-12)."""
        deck = s.decks[MAIN_DECK]
        seen: list[int] = []
        found = -1
        while deck and found < 0:
            card = deck.pop()
            s.tell(E_DUG, seat, card)
            if _of_suit(card, suit):
                found = card
            else:
                seen.append(card)
        for card in seen:
            s.pool[card] = DECK_POOL + MAIN_DECK  # everybody saw that it is in there
        deck += seen
        if seen:
            s.shuffle(deck)
        if found >= 0:
            put(s, seat, found, HAND, True)
            s.tell(E_BROKE, seat, found, suit.bit_length() - 1)
            report(s, found)
        else:
            s.tell(E_FOUND_NOTHING, seat)
        check_main_deck(s, seat)
        got(s, seat, found, suit)
        if found < 0:
            gain(s, seat, PROGRESS, CONSOLATION)


def _of_suit(card: int, suit: int) -> bool:
    return VARIABLE[card] if suit == VARIABLE_SUIT else bool(SUIT[card] & suit)


def lift_exiled(s: Imperium, seat: int, card: int) -> None:
    s.exile.remove(card)
    put(s, seat, card, HAND, True)


# --- Fame -----------------------------------------------------------------------------------------------------------
def resolve_king(s: Imperium, seat: int) -> None:
    """King of Kings instead of a Fame card, once for each player (IM-NOTE-KOK-03 to IM-NOTE-KOK-05)."""
    if not s.kinged >> seat & 1:
        s.kinged |= 1 << seat
        s.tell(E_KING, seat, s.king)
        s.push(GAINED_OP[s.king], 0, seat, s.king)


def _fame_or_king(s: Imperium, seat: int) -> bool:
    return bool(s.fame) or not s.kinged >> seat & 1


@dataclass(frozen=True)
class TakeFame(Node):
    """Take the top Fame card into hand; without one, resolve King of Kings."""

    phrase = "imperium-take-fame"
    marks = ("fame",)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        if s.fame:
            take_fame(s, f[SEAT], s.fame[-1])
        else:
            resolve_king(s, f[SEAT])

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return _fame_or_king(s, seat)


def take_fame(s: Imperium, seat: int, card: int) -> None:
    s.fame.remove(card)
    put(s, seat, card, HAND, False)
    s.whisper(1 << seat, E_FAME, seat, card)
    report(s, card)


@dataclass(frozen=True)
class LookFame(Node):
    """Look at the top Fame cards and take one of them; without any, resolve King of Kings.

    Its frame is `(op, pc, seat, card, cards looked at that still have to be placed)`.
    """

    n: int
    phrase = "imperium-look-fame"
    marks = ("fame",)

    def run(self, s: Imperium, f: Frame) -> None:
        """The program counter: 0 look, 1 one is taken, 2 and more the rest goes back, the topmost last."""
        seat, card = f[SEAT], f[CARD]
        if f[PC] == 0:
            self._look(s, f)
        elif f[PC] == 1:
            left = f[4] - 1
            s.stack[-1] = (f[OP], 2, seat, card, left)
            take_fame(s, seat, self._picked(s, f))
        elif f[PC] == 2:
            if f[4] < 2:
                s.stack.pop()
                fire(s, M_LOOKED_FAME, seat)
            else:
                s.to(3)
                s.ask((seat,), ASK_ORDER, card)
        else:
            picked = self._picked(s, f)
            s.fame.remove(picked)
            s.fame.insert(len(s.fame) + 1 - f[4], picked)
            s.stack[-1] = (f[OP], 2, seat, card, f[4] - 1)

    def _look(self, s: Imperium, f: Frame) -> None:
        seat = f[SEAT]
        if not s.fame:
            s.stack.pop()
            resolve_king(s, seat)
            return
        n = min(len(s.fame), self.n + (1 if s.watch[seat] & W_MORE_FAME else 0))
        for fame in s.fame[-n:]:
            s.marks[fame] |= 1 << seat
        s.tell(E_LOOKED_FAME, seat, n)
        s.stack[-1] = (f[OP], 1, seat, f[CARD], n)
        s.ask((seat,), T.ASK_AIM, f[CARD])

    def answers(self, s: Imperium, f: Frame) -> list[int]:
        return sorted({V_DECK + CANON[c] for c in s.fame[-f[4] :]})

    def _picked(self, s: Imperium, f: Frame) -> int:
        code = s.answers[f[SEAT]]
        return next(c for c in s.fame[-f[4] :] if V_DECK + CANON[c] == code)

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return _fame_or_king(s, seat)


def _order_codes(s: Imperium, seat: int) -> list[int]:
    node, f = T.asker(s)
    return node.answers(s, f)


ASK_ORDER = T.prompt("order", _order_codes, "IM-KW-LOO-03")


# --- developing -----------------------------------------------------------------------------------------------------
def development_price(s: Imperium, seat: int, card: int) -> tuple[int, int, int]:
    """What developing a card costs after reductions (IM-KW-PAY-09)."""
    price = DEVELOPMENT_COST[card]
    material, population, progress = (0, 0, 0) if price is None else price
    if s.watch[seat] & W_CHEAPER_DEVELOPMENT:
        for c in s.area[seat]:
            off = CHEAPER_DEVELOPMENT[c]
            material, population, progress = material - off[0], population - off[1], progress - off[2]
    return max(0, material), max(0, population), max(0, progress)


def developable(s: Imperium, seat: int, free: bool) -> list[int]:
    """The codes of the cards that may be developed now; the Arthurians never develop (IM-KW-DEV-03)."""
    if s.nation_of[seat] == ARTHURIANS:
        return []
    cards = s.development[seat]
    return sorted([V_TABLE + c for c in cards if free or can_pay(s, seat, *development_price(s, seat, c))])


def develop(s: Imperium, seat: int, card: int, free: bool) -> None:
    """Develop: the card into the discard pile, then its price (nothing can come between)."""
    price = (0, 0, 0) if free else development_price(s, seat, card)
    s.development[seat].remove(card)
    s.discard[seat].append(card)
    s.tell(E_DEVELOPED, seat, card)
    report(s, card)
    if not s.development[seat]:
        trigger_end(s, seat, BY_DEVELOPMENT)
    pay(s, seat, card, *price)


@dataclass(frozen=True)
class Develop(Aim):
    """Develop a card: pay its cost (unless free), put it into the discard pile."""

    free: bool = False
    priced = True  # IM-KW-CHO-03, IM-AMB-73
    phrase = "imperium-develop"
    marks = ("develop",)

    def targets(self, s: Imperium, seat: int, card: int) -> list[int]:
        return developable(s, seat, self.free)

    def hit(self, s: Imperium, seat: int, card: int, code: int) -> None:
        develop(s, seat, code - V_TABLE, self.free)


# --- the nation deck ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class LookNation(Node):
    """Look at the top card of one's nation deck."""

    phrase = "imperium-look-nation"
    marks = ("nation",)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        if s.nation[f[SEAT]]:
            card = s.nation[f[SEAT]][-1]
            s.marks[card] |= 1 << f[SEAT]
            s.whisper(1 << f[SEAT], E_LOOKED_NATION, f[SEAT], card)

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return bool(s.nation[seat])


@dataclass(frozen=True)
class ShuffleNation(Node):
    """Shuffle one's nation deck (the accession card stays at its bottom)."""

    phrase = "imperium-shuffle-nation"

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        shuffle_deck(s, s.nation[f[SEAT]], NATION_POOL + f[SEAT])
        s.tell(E_SHUFFLED_NATION, f[SEAT])

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return len(s.nation[seat]) > 1


@dataclass(frozen=True)
class NationToBottom(Node):
    """Put the top card of one's nation deck at its bottom (above the accession card)."""

    phrase = "imperium-nation-to-bottom"

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        deck = s.nation[f[SEAT]]
        deck.insert(0, deck.pop())
        s.tell(E_BURIED_NATION, f[SEAT])

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return len(s.nation[seat]) > 1


@dataclass(frozen=True)
class NationToDiscard(Node):
    """Put the top card of one's nation deck into the discard pile."""

    phrase = "imperium-nation-to-discard"
    marks = ("nation",)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        nation_card(s, f[SEAT])

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return bool(s.nation[seat]) or s.accession[seat] >= 0


@dataclass(frozen=True)
class SwapNation(Aim):
    """Swap a card from hand with the top card of one's nation deck (never with the accession card)."""

    phrase = "imperium-swap-nation"
    marks = ("nation",)

    def targets(self, s: Imperium, seat: int, card: int) -> list[int]:
        if not s.nation[seat]:
            return []
        return sorted({V_HAND + CANON[c] for c in s.hand[seat] if c != card})

    def hit(self, s: Imperium, seat: int, card: int, code: int) -> None:
        """Each card stays in its pool: others know only that some card of his hand lies in that deck now."""
        given = next(c for c in s.hand[seat] if V_HAND + CANON[c] == code)
        lift(s, seat, given, HAND)
        taken = s.nation[seat].pop()
        s.nation[seat].append(given)
        hide_hand(s, seat)
        s.marks[given] = 1 << seat
        put(s, seat, taken, HAND, False)
        s.marks[taken] = 0
        s.whisper(1 << seat, E_SWAPPED_NATION, seat, taken)


# --- the market -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class ExileMarket(Aim):
    """Exile a market card without tokens."""

    phrase = "imperium-exile-market"
    marks = ("exile",)

    def targets(self, s: Imperium, seat: int, card: int) -> list[int]:
        return [V_TABLE + c for c in bare_cards(s)]

    def hit(self, s: Imperium, seat: int, card: int, code: int) -> None:
        exile_from_market(s, seat, code - V_TABLE)


@dataclass(frozen=True)
class SwapExile(Node):
    """Swap a market card with an exiled one: tokens stay in the slot, Unrest returns (IM-KW-EXI-06 to IM-KW-EXI-09).

    Its frame ends with the market card chosen.
    """

    phrase = "imperium-swap-exile"
    marks = ("exile",)
    frame_cards = (CARD, 4)

    def run(self, s: Imperium, f: Frame) -> None:
        seat, card = f[SEAT], f[CARD]
        if f[PC] == 0:
            if not self.possible(s, seat, card):
                s.stack.pop()
                return
            s.to(1)
            s.ask((seat,), T.ASK_AIM, card)
        elif f[PC] == 1:
            s.stack[-1] = (f[OP], 2, seat, card, s.answers[seat] - V_TABLE)
            s.ask((seat,), T.ASK_AIM, card)
        else:
            s.stack.pop()
            self._swap(s, seat, f[4], s.answers[seat] - V_TABLE)

    def _swap(self, s: Imperium, seat: int, out: int, back: int) -> None:
        slot = s.market.index(out)
        s.exile.remove(back)
        s.exile.append(out)
        return_beneath(s, slot)
        settle(s, slot, back)
        s.tell(E_SWAPPED, seat, out, back)
        if not s.unrest:
            from .gates import collapse

            collapse(s)

    def answers(self, s: Imperium, f: Frame) -> list[int]:
        cards = s.exile if f[PC] == 2 else [c for c in s.market if c >= 0]
        return sorted([V_TABLE + c for c in cards])

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return bool(s.exile) and any(c >= 0 for c in s.market)


@dataclass(frozen=True)
class Gamble(Node):
    """Name a suit, reveal the top card of the main deck: into hand if it has that suit, else into exile (1UNC18)."""

    phrase = "imperium-gamble"

    def run(self, s: Imperium, f: Frame) -> None:
        seat = f[SEAT]
        if f[PC] == 0:
            s.to(1)
            s.ask((seat,), T.ASK_AIM, f[CARD])
            return
        s.stack.pop()
        suit = s.answers[seat] - V_SUIT
        s.tell(E_GUESSED, seat, suit)
        card = s.decks[MAIN_DECK].pop()
        s.tell(E_REVEALED, seat, card)
        if SUIT[card] >> suit & 1:
            put(s, seat, card, HAND, True)
            report(s, card)
        else:
            s.exile.append(card)
            s.tell(E_EXILED, seat, card)
        check_main_deck(s, seat)

    def answers(self, s: Imperium, f: Frame) -> list[int]:
        named = REGION | UNCIVILISED | CIVILISED | TRIBUTARY
        return [V_SUIT + i for i in range(len(SUITS)) if named >> i & 1]

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return bool(s.decks[MAIN_DECK])
