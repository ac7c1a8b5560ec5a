"""What a card states while it is in play: facts that the rules read, triggers, replacements and defences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...cards.nodes import Goods, Node, rules_of
from ...cards.reports import To
from ...cards.triggers import NUMBER
from ...cards.triggers import Instead as SharedInstead
from ...cards.triggers import When as SharedWhen
from ...cards.words import MAY, THEY, YOU, Tongue
from ...kernel.state import CARD, OP, PC, SEAT, Frame
from . import nouns
from .gates import exhaust, gain
from .lexicon import (
    ACQUIRED,
    ACQUIRED_EXILED,
    ACTIVATE,
    BARBARIAN,
    BROKE_THROUGH,
    GAINED_FROM,
    GOODS,
    GOT,
    ICONS,
    MARKET_TOKENS,
    NO_GOOD,
    PAID,
    STATES,
    SUITS,
    T,
)
from .news import E_EXHAUSTED, E_GAVE_TOKENS
from .state import Imperium
from .tables import ATTACK, BY_NAME, SUIT

# What `Cheaper` makes cheaper.
PLAYING_UNREST = "unrest"
DEVELOPING = "develop"


@dataclass(frozen=True)
class HandSize(Node):
    """The hand size is greater by this number."""

    n: int = 1
    phrase = "imperium-hand-size"
    marks = ("hand",)


@dataclass(frozen=True)
class Cheaper(Node):
    """Playing Unrest or developing costs less: `Cheaper(PLAYING_UNREST, goods(material=1), cards=1, least=1)`."""

    what: str
    goods: Goods
    cards: int = 0
    least: int = 0
    marks = ("cheaper",)

    def words(self, t: Tongue) -> str:
        less = t.list([t.say(f"imperium-less-{GOODS[good]}", n=n) for good, n in self.goods])
        return t.say(f"imperium-cheaper-{self.what}", less=less, cards=self.cards, least=self.least)


@dataclass(frozen=True)
class AnyState(Node):
    """One's cards of these names, or one's attack cards, lose a state icon."""

    names: tuple[str, ...] = ()
    attacks: bool = False
    state: int = BARBARIAN
    phrase = "imperium-any-state"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {
            "names": nouns.named(t, self.names, "list-and"),
            "attacks": "yes" if self.attacks else "no",
            "state": STATES[self.state],
        }

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return (STATES[self.state],)


@dataclass(frozen=True)
class ReachExile(Node):
    """Exiled cards of these suits may be acquired as though they were in the market."""

    suits: int
    phrase = "imperium-reach-exile"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"what": nouns.suits(t, self.suits, "few")}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return ("acquire", "exile", *nouns.bits(SUITS, self.suits))


@dataclass(frozen=True)
class CountsAs(Node):
    """This card counts as several cards of its suit."""

    suit: int
    n: int = 2
    phrase = "imperium-counts-as"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"n": self.n, "suit": nouns.bits(SUITS, self.suit)[0]}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return tuple(nouns.bits(SUITS, self.suit))


@dataclass(frozen=True)
class FreePlays(Node):
    """Cards with one of these icons may be free-played."""

    icon: int
    phrase = "imperium-free-plays"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"pictures": nouns.pictures(t, self.icon)}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return ("free-play", *[nouns.PICTURES[i] for i in range(len(ICONS)) if self.icon >> i & 1])


@dataclass(frozen=True)
class OneMoreFame(Node):
    """Whenever one looks at Fame cards, one looks at one more."""

    phrase = "imperium-one-more-fame"
    marks = ("fame",)


@dataclass(frozen=True)
class NoHistory(Node):
    """Cards that would be put into one's history are discarded instead."""

    phrase = "imperium-no-history"
    marks = ("history", "discard")


@dataclass(frozen=True)
class HoldsQuest(Node):
    """A card garrisoned here from the development area is the active quest; it is not scored."""

    phrase = "imperium-holds-quest"
    marks = ("quest",)


@dataclass(frozen=True)
class LastQuest(Node):
    """This card cannot be aimed at in the quest area unless it is the last impending quest."""

    phrase = "imperium-last-quest"
    marks = ("quest",)


@dataclass(frozen=True)
class FewerMasks(Node):
    """When an effect demands discarding masks, this card may be exhausted to discard one fewer."""

    phrase = "imperium-fewer-masks"
    marks = ("exhaust", "mask")


@dataclass(frozen=True)
class MasksFromHere(Node):
    """When an effect demands discarding masks, cards garrisoned here may be abandoned instead."""

    phrase = "imperium-masks-from-here"
    marks = ("mask", "garrison")


@dataclass(frozen=True)
class When(SharedWhen):
    """An effect each time something happens. `exhaust`: only by exhausting this card, if the owner wants. The rest
    narrows the moment: suits, attack and origin (a zone) of the card, the icons gained from, the good, a name."""

    exhaust: bool = False
    suits: int = 0
    icon: int = 0
    attack: bool = False
    origin: int = 0
    good: int = NO_GOOD
    name: str = ""
    collects = 6  # behind the number: what it does is no part of what it reacts to

    def values(self, t: Tongue) -> dict[str, Any]:
        """What happens, and what follows: at once, or by exhausting this card."""
        return {
            "react": self._reaction(t),
            "what": t.say("imperium-cards-attack", form="one") if self.attack else nouns.suits(t, self.suits, "one"),
            "for": nouns.suits(t, self.suits, "break"),
            "origin": nouns.source(t, self.origin) if self.origin else "none",
            "icon": nouns.bits(ICONS, self.icon)[0] if self.icon else "",
            "good": GOODS[self.good] if self.good != NO_GOOD else "",
            "the": nouns.named(t, (self.name,), the=True) if self.name else "",
        }

    def _reaction(self, t: Tongue) -> str:
        if not self.exhaust:
            return self.effect.words(t)
        mine = self.effect.actor == YOU
        effect = self.effect.words(t.turned(mood=MAY) if mine else t)
        how = "they" if not mine else "to" if isinstance(self.effect, To) else "do"
        return t.say("imperium-react", effect=effect, how=how)

    def icons(self, t: Tongue) -> tuple[str, ...]:
        token = ("exhaust",) if self.exhaust else ()
        seen = nouns.bits(SUITS, self.suits) + [nouns.PICTURES[i] for i in range(len(ICONS)) if self.icon >> i & 1]
        found = token + (("attack-card",) if self.attack else ()) + tuple(seen)
        return found + tuple([name for name in self.effect.icons(t) if name not in found])

    def hears(self, s: Imperium, owner: int, card: int, seat: int, subject: int, n: int) -> bool:
        """`subject` is the card (for tokens of the market: the good), `n` the number, the suits, icons or origin."""
        if self.exhaust and not self._may_exhaust(s, owner, card):
            return False
        if self.moment in (ACQUIRED, ACQUIRED_EXILED, BROKE_THROUGH, GOT):
            return not self.suits or bool(n & self.suits)
        if self.moment == GAINED_FROM:
            return bool(n & self.icon)
        if self.moment == MARKET_TOKENS:
            return subject == self.good
        if self.moment == PAID:
            return n == self.good
        return (
            (not self.suits or bool(SUIT[subject] & self.suits))
            and (not self.attack or ATTACK[subject])
            and (not self.origin or n == self.origin)
            and (not self.name or subject in BY_NAME[self.name])
        )

    def _may_exhaust(self, s: Imperium, owner: int, card: int) -> bool:
        """Only in one's own Activate turn, with a token left (IM-AMB-24)."""
        return (
            s.way == ACTIVATE
            and s.turn == owner
            and s.exhausts[owner] > 0
            and not s.spent[card]
            and self.effect.possible(s, owner, card)
            and self.effect.legal(s, owner, card)
        )

    def run(self, s: Imperium, f: Frame) -> None:
        """Its frame stays below the effect, which may ask it for the number."""
        seat, card = f[SEAT], f[CARD]
        if f[PC] == 0 and self.exhaust:
            if card not in s.area[seat] or not self._may_exhaust(s, seat, card):
                s.stack.pop()
                return
            s.to(1)
            s.ask((seat,), ASK_REACT, card)
            return
        if f[PC] == 2 or (f[PC] == 1 and s.answers[seat] != T.YES):
            s.stack.pop()
            return
        s.to(2)
        if f[PC] == 1:
            exhaust(s, seat, card)
            s.tell(E_EXHAUSTED, seat, card)
        s.push(rules_of(s).links[f[OP]][0], 0, seat, card)


def trigger_number(s: Imperium) -> int:
    """The number of what the reaction under way reacts to."""
    for f in reversed(s.stack):
        node = T.nodes[f[OP]] if f[OP] < len(T.nodes) else None
        if isinstance(node, When):
            return f[NUMBER]
    return 0


def _yes_or_no(s: Imperium, seat: int) -> list[int]:
    return [T.YES, T.NO]


ASK_REACT = T.prompt("react", _yes_or_no, "IM-EXH-11")


@dataclass(frozen=True)
class Instead(SharedInstead):
    """An effect in place of something that would happen: `Instead(CLEANUP_TOKEN, PlaceOnMarket(MATERIAL, 1))`."""


@dataclass(frozen=True)
class Defend(Node):
    """When another player plays an attack, the owner may do this to avoid its effects. `attacker`: it is the attacker
    who is asked to do it; if he refuses, the owner may ignore the effects."""

    cost: Node
    attacker: bool = False
    marks = ("defence",)

    def words(self, t: Tongue) -> str:
        if self.attacker:
            return t.say("imperium-defend-demand", cost=self.cost.words(t.turned(mood=THEY, who=THEY)))
        cost = self.cost.words(t.turned(mood=MAY, open="cost"))
        return t.say("imperium-defend", cost=cost, exhaust="yes" if self.tires() else "no")

    def tires(self) -> bool:
        """Does it exhaust this card?"""
        return any(isinstance(part, ExhaustSelf) for part in (self.cost, *self.cost.parts()))

    def parts(self) -> tuple[Node, ...]:
        return (self.cost,)


@dataclass(frozen=True)
class ExhaustSelf(Node):
    """Exhaust this card: a cost of a defence, also in another player's turn."""

    phrase = "imperium-exhaust-self"
    marks = ("exhaust",)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        exhaust(s, f[SEAT], f[CARD])
        s.tell(E_EXHAUSTED, f[SEAT], f[CARD])

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return s.exhausts[seat] > 0 and not s.spent[card]


@dataclass(frozen=True)
class AttackerPays(Node):
    """The attacker gives the owner of this card tokens. Its frame ends with that owner."""

    goods: Goods
    phrase = "imperium-attacker-pays"

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        for good, n in self.goods:
            s.tokens[f[SEAT] * 3 + good] -= n
            s.tell(E_GAVE_TOKENS, f[SEAT], good, n, f[4])
            gain(s, f[4], good, n, f[CARD])

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return all(s.tokens[seat * 3 + good] >= n for good, n in self.goods)
