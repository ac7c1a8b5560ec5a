"""What cards count and select: cards of a sort, icons, tokens, the state, and what an effect just did."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from ...cards.nodes import EACH, IF, SOME, Count
from ...cards.reports import reported
from ...cards.select import Select
from ...cards.words import Tongue
from . import nouns
from .lexicon import (
    ACTIVE_QUEST,
    ARTHURIANS,
    ATLANTEANS,
    DEVELOPMENT,
    DISCARD,
    DRAW,
    EXILE,
    GARRISONED,
    GOODS,
    HAND,
    HERE,
    HISTORY,
    ICONS,
    MARKET,
    NATION,
    NO_GOOD,
    NO_STATE,
    OWNED,
    PLAY,
    QUESTS,
    REGION,
    REGIONS_TALLY,
    SIDES,
    STATES,
    SUITS,
    SUNKEN,
    TALLIES,
    UNREST,
)
from .state import Imperium
from .tables import (
    ATTACK,
    BY_NAME,
    CANON,
    COURT,
    ICON_COUNT,
    ICON_MASK,
    LAST_QUEST,
    PINNED,
    STATE_ICON,
    SUIT,
    V_DECK,
    V_DISCARD,
    V_HAND,
    V_HISTORY,
    V_TABLE,
    VARIABLE,
    WEIGHT,
)

Found = tuple[int, int, int]  # code of the option, card, zone


def icons_of(s: Imperium, card: int) -> int:
    """The icons a card shows now, conversions of this turn included."""
    icons = ICON_MASK[card]
    if s.converted and card in s.converted[::2]:
        counts = icon_counts(s, card)
        icons = sum([1 << i for i in range(len(ICONS)) if counts[i] > 0])
    return icons


def icon_counts(s: Imperium, card: int) -> list[int]:
    counts = list(ICON_COUNT[card])
    for i in range(0, len(s.converted), 2):
        if s.converted[i] == card:
            counts[s.converted[i + 1].bit_length() - 1] -= 1
            counts[0] += 3
    return counts


def quests(s: Imperium, seat: int) -> list[int]:
    """The impending quests that may be aimed at: the Graal only when it is the last (IM-NAT-ART-05)."""
    cards = s.development[seat] if s.nation_of[seat] == ARTHURIANS else []
    return cards if len(cards) < 2 else [card for card in cards if card not in LAST_QUEST]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Cards(Select):
    """The cards of a sort in some zones: `Cards(HAND | DISCARD, UNREST)`, `Cards(PLAY, REGION, icon=RIVER)`."""

    zones: int
    suits: int = 0  # any of these
    icon: int = 0  # any of these
    name: tuple[str, ...] = ()  # English names or families
    but: int = 0  # none of these suits
    but_icons: int = 0
    but_name: tuple[str, ...] = ()
    pinned: bool = False
    attack: bool = False
    variable: bool = False  # with variable VP
    state: int = NO_STATE  # with this state icon
    hosting: Select | None = None  # with such a card under it
    token: int = NO_GOOD  # market cards with such a token on them
    memo: list[bytes] = field(default_factory=list, init=False, compare=False, repr=False)  # which sides fit

    def fitting(self) -> bytes:
        """By side: does it fit what is printed on it?"""
        if not self.memo:
            self.memo.append(bytes([self._fits(card) for card in range(SIDES)]))
        return self.memo[0]

    def _fits(self, card: int) -> bool:
        if (self.suits and not SUIT[card] & self.suits) or SUIT[card] & self.but:
            return False
        if (self.icon and not ICON_MASK[card] & self.icon) or ICON_MASK[card] & self.but_icons:
            return False
        if self.name and not any(card in BY_NAME[name] for name in self.name):
            return False
        if any(card in BY_NAME[name] for name in self.but_name):
            return False
        if self.state != NO_STATE and STATE_ICON[card] != self.state:
            return False
        return (
            (PINNED[card] or not self.pinned)
            and (ATTACK[card] or not self.attack)
            and (VARIABLE[card] or not self.variable)
        )

    def found(self, s: Imperium, seat: int, card: int) -> list[Found]:
        """Each card selected, with its zone and the option that means it there."""
        fits = self.memo[0] if self.memo else self.fitting()
        zones = self.zones
        if zones == HAND:
            return [(V_HAND + CANON[c], c, HAND) for c in s.hand[seat] if fits[c] and c != card]
        found: list[Found] = []
        if zones & HAND:
            found += [(V_HAND + CANON[c], c, HAND) for c in s.hand[seat] if fits[c] and c != card]
        if zones & DISCARD:
            found += [(V_DISCARD + CANON[c], c, DISCARD) for c in s.discard[seat] if fits[c]]
        if zones & PLAY:
            found += [(V_TABLE + c, c, PLAY) for c in self._in_play(s, seat, card, fits)]
        if zones & (GARRISONED | HERE | ACTIVE_QUEST):
            found += [(V_TABLE + c, c, GARRISONED) for c in self._garrisoned(s, seat, card, fits)]
        if zones & DRAW:
            found += [(V_DECK + CANON[c], c, DRAW) for c in s.draw[seat] if fits[c]]
        if zones & NATION:
            found += [(V_DECK + CANON[c], c, NATION) for c in s.nation[seat] if fits[c]]
        if zones & (HISTORY | SUNKEN):
            zone = SUNKEN if s.nation_of[seat] == ATLANTEANS else HISTORY
            if zones & zone:
                found += [(V_HISTORY + CANON[c], c, zone) for c in s.history[seat] if fits[c]]
        if zones & DEVELOPMENT:
            found += [(V_TABLE + c, c, DEVELOPMENT) for c in s.development[seat] if fits[c]]
        if zones & QUESTS:
            found += [(V_TABLE + c, c, DEVELOPMENT) for c in quests(s, seat) if fits[c]]
        if zones & EXILE:
            found += [(V_TABLE + c, c, EXILE) for c in s.exile if fits[c]]
        if zones & MARKET:
            found += [(V_TABLE + c, c, MARKET) for c in self._in_market(s, fits)]
        return found

    def _in_play(self, s: Imperium, seat: int, card: int, fits: bytes) -> list[int]:
        cards = [c for c in s.area[seat] if fits[c]]
        if s.converted and self.icon:
            cards = [c for c in s.area[seat] if icons_of(s, c) & self.icon and (fits[c] or self._fits_converted(c))]
        if self.hosting is not None:
            cards = [c for c in cards if self.hosting.cards(s, seat, c)]
        return cards

    def _fits_converted(self, card: int) -> bool:
        """A card that has an icon only by a conversion: the rest of what is asked must fit."""
        return not (self.suits or self.name or self.pinned) or bool(SUIT[card] & self.suits)

    def _garrisoned(self, s: Imperium, seat: int, card: int, fits: bytes) -> list[int]:
        found: list[int] = []
        for guest, host in zip(s.garrison[seat], s.hosts[seat], strict=True):
            if not fits[guest]:
                continue
            here = ACTIVE_QUEST if host in COURT else GARRISONED
            if self.zones & here or (self.zones & HERE and host == card):
                found.append(guest)
        return found

    def _in_market(self, s: Imperium, fits: bytes) -> list[int]:
        return [
            c
            for slot, c in enumerate(s.market)
            if c >= 0 and fits[c] and (self.token == NO_GOOD or s.laid[slot * 3 + self.token])
        ]

    def cards(self, s: Imperium, seat: int, card: int) -> list[int]:
        return [c for _, c, _ in self.found(s, seat, card)]

    def of(self, s: Imperium, seat: int, card: int) -> int:
        """How many; a card that counts as two Regions does so wherever Regions are counted (IM-NOTE-GTR-01)."""
        if self.zones == PLAY and self.suits == REGION and self.plain():
            return s.tally[seat * TALLIES + REGIONS_TALLY]
        cards = self.cards(s, seat, card)
        if self.zones & HAND and card in s.hand[seat] and self.fitting()[card] and self.zones & OWNED == OWNED:
            cards.append(card)
        if self.suits & REGION:
            return sum([WEIGHT[c] for c in cards])
        return len(cards)

    # --- in words -------------------------------------------------------------------------------------------------
    def kind(self) -> str:
        """The noun for these cards in messages."""
        if self.name:
            return "named"
        if self.zones & (QUESTS | ACTIVE_QUEST):
            return "quest"
        if self.pinned:
            return "pinned-not-region" if self.but & REGION else "pinned"
        if self.attack or self.variable or self.state != NO_STATE:
            return "attack" if self.attack else "variable" if self.variable else STATES[self.state]
        if self.but & UNREST:
            return "not-unrest"
        return "-".join(nouns.bits(ICONS, self.icon) or nouns.bits(SUITS, self.suits)) or "card"

    def words(self, t: Tongue, form: str = EACH) -> str:
        """`form` EACH: counted; WHOM: who has such cards; with a number that must be reached, a condition; else what a
        verb acts upon, with where it comes from unless the verb implies that."""
        values: dict[str, Any] = {"but": nouns.named(t, self.but_name, the=True) if self.but_name else "none"}
        if self.name:
            family = "yes" if self.name[0] in nouns.FAMILIES else "no"
            values |= {"name": nouns.named(t, self.name), "the": nouns.named(t, self.name, the=True)}
            values |= {"family": family, "article": nouns.article(t, self.name[0])}
        noun = f"imperium-cards-{self.kind()}"
        if form == EACH:
            return nouns.per(t, noun, self.zones, **values)
        place = nouns.zone_key(self.zones)
        if form == nouns.WHOM:
            return t.say(f"imperium-whom-{place}", noun=t.say(noun, form="one", **values))
        if form == SOME and (t.manner["least"] or t.manner["most"] >= 0):
            limit = "at-least" if t.manner["least"] else "at-most"
            forms = {"noun": nouns.grade(t.manner["least"]), "bare": "nom", "owned": "each"}
            said = {key: t.say(noun, form=case, where="", zone=place, **values) for key, case in forms.items()}
            return t.say(f"imperium-{limit}-{place}", **said)
        return self._object(t, noun, values)

    def definite(self) -> bool:
        """Is it a card that there is only one of?"""
        return bool(self.name) and self.name[0] not in nouns.FAMILIES

    def _object(self, t: Tongue, noun: str, values: dict[str, Any]) -> str:
        what = nouns.some(t, noun, **values)
        if self.hosting is not None:
            alone = t.turned(number=1, many="exactly", implied=HERE, case="guest")
            what = t.say("imperium-hosting", what=what, guest=self.hosting.words(alone, "one"))
        if self.zones & ~int(t.manner.get("implied", 0)):
            what = t.say("imperium-from", what=what, source=nouns.source(t, self.zones))
        return what

    def icons(self, t: Tongue) -> tuple[str, ...]:
        found = [SUITS[i] for i in range(len(SUITS)) if self.suits >> i & 1]
        found += [nouns.PICTURES[i] for i in range(len(ICONS)) if self.icon >> i & 1]
        found += [STATES[self.state]] if self.state != NO_STATE else []
        return tuple(found + (["attack-card"] if self.attack else []))

    def plain(self) -> bool:
        """Nothing but zones and suits is asked."""
        return not (
            self.icon
            or self.name
            or self.but
            or self.but_icons
            or self.but_name
            or self.pinned
            or self.attack
            or self.variable
            or self.state != NO_STATE
            or self.hosting is not None
        )


@dataclass(frozen=True)
class It(Select):
    """The last card reported to the surrounding `To` or `Then`."""

    phrase = "imperium-it"

    def cards(self, s: Imperium, seat: int, card: int) -> list[int]:
        cards = [c for c in reported(s) if c >= 0]
        return [c for c in cards[-1:] if c in s.hand[seat]]

    def later(self) -> bool:
        return True


@dataclass(frozen=True)
class Those(Select):
    """All cards reported to the surrounding `To` or `Then`, wherever they are now in hand."""

    phrase = "imperium-those"

    def cards(self, s: Imperium, seat: int, card: int) -> list[int]:
        return [c for c in reported(s) if c >= 0 and c in s.hand[seat]]

    def later(self) -> bool:
        return True


_BY_ZONES: dict[int, Cards] = {}


def _of_zones(zones: int) -> Cards:
    """All cards of some zones."""
    if zones not in _BY_ZONES:
        _BY_ZONES[zones] = Cards(zones)
    return _BY_ZONES[zones]


@dataclass(frozen=True)
class Icons(Count):
    """Icons (not cards) in play, conversions included; with `zones=OWNED` for points."""

    icon: int
    zones: int = PLAY
    phrase = "imperium-icons"

    def of(self, s: Imperium, seat: int, card: int) -> int:
        which = [i for i in range(len(ICONS)) if self.icon >> i & 1]
        if self.zones == PLAY:
            return sum([s.tally[seat * TALLIES + i] for i in which])
        return sum([ICON_COUNT[c][i] for c in _of_zones(self.zones).cards(s, seat, -1) for i in which])

    def words(self, t: Tongue, form: str = EACH) -> str:
        return nouns.per(t, "imperium-icons", self.zones, pictures=nouns.pictures(t, self.icon))

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return tuple([nouns.PICTURES[i] for i in range(len(ICONS)) if self.icon >> i & 1])

    def cards(self, s: Imperium, seat: int) -> list[int]:
        """The cards in play that show such an icon."""
        return [c for c in s.area[seat] if icons_of(s, c) & self.icon]


@dataclass(frozen=True)
class Held(Count):
    """Tokens of a good in one's pool."""

    good: int

    def words(self, t: Tongue, form: str = EACH) -> str:
        """Counted, or as a condition that they reach a number."""
        how = "each" if form == EACH else "least"
        n: int = t.manner["every"] if form == EACH else t.manner["least"]
        return t.say(f"imperium-held-{GOODS[self.good]}", form=how, n=n)

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return (GOODS[self.good],)

    def of(self, s: Imperium, seat: int, card: int) -> int:
        return s.tokens[seat * 3 + self.good]


@dataclass(frozen=True)
class Times(Count):
    """A fixed number, for `Repeat`."""

    n: int
    phrase = "imperium-times"
    leads = True

    def of(self, s: Any, seat: int, card: int) -> int:
        return self.n


@dataclass(frozen=True)
class StateIs(Count):
    """1 while the own state card shows this side."""

    state: int

    def words(self, t: Tongue, form: str = EACH) -> str:
        return t.say("imperium-state-is", state=STATES[self.state], form=form)

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return (STATES[self.state],)

    def of(self, s: Imperium, seat: int, card: int) -> int:
        return 1 if s.status[seat] == self.state else 0


@dataclass(frozen=True)
class InPlay(Count):
    """1 while a card of this name is in play."""

    name: str

    def words(self, t: Tongue, form: str = IF) -> str:
        return t.say("imperium-in-play", the=nouns.named(t, (self.name,), the=True))

    def of(self, s: Imperium, seat: int, card: int) -> int:
        sides = BY_NAME[self.name]
        return 1 if any(c in sides for c in s.area[seat]) else 0


@dataclass(frozen=True)
class InHistory(Count):
    """1 while a card of this name is in one's history; asked of nations that have one."""

    name: str

    def words(self, t: Tongue, form: str = IF) -> str:
        return t.say("imperium-in-history", the=nouns.named(t, (self.name,), the=True))

    def of(self, s: Imperium, seat: int, card: int) -> int:
        sides = BY_NAME[self.name]
        return 1 if any(c in sides for c in s.history[seat]) else 0


@dataclass(frozen=True)
class Was(Count):
    """1 if the card just reported was of a sort; `lacks`: if it showed none of the icons."""

    icon: int = 0
    attack: bool = False
    lacks: bool = False

    def words(self, t: Tongue, form: str = IF) -> str:
        sort = "attack" if self.attack else "icon"
        return t.say("imperium-was", sort=sort, icon=nouns.pictures(t, self.icon), lacks="yes" if self.lacks else "no")

    def of(self, s: Imperium, seat: int, card: int) -> int:
        cards = [c for c in reported(s) if c >= 0]
        if not cards:
            return 0
        fits = ATTACK[cards[-1]] if self.attack else bool(ICON_MASK[cards[-1]] & self.icon)
        return 1 if fits != self.lacks else 0

    def later(self) -> bool:
        return True


_ALL_UNREST = Cards(OWNED, UNREST)


@dataclass(frozen=True)
class OthersUnrest(Count):
    """Unrest cards that the other players score."""

    phrase = "imperium-others-unrest"

    def of(self, s: Imperium, seat: int, card: int) -> int:
        return sum([_ALL_UNREST.of(s, p, -1) for p in range(s.seats) if p != seat])


@dataclass(frozen=True)
class PlayersBelow(Count):
    """Other players who hold fewer tokens of a good."""

    good: int

    def words(self, t: Tongue, form: str = EACH) -> str:
        return t.say("imperium-players-below", good=GOODS[self.good])

    def of(self, s: Imperium, seat: int, card: int) -> int:
        mine = s.tokens[seat * 3 + self.good]
        return sum([s.tokens[p * 3 + self.good] < mine for p in range(s.seats)])
