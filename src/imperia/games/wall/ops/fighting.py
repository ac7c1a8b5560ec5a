"""What cards do with soldiers and hordes: attack, wound, march, save, and give up for good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ....cards.aim import Aim, Picks
from ....cards.nodes import Count, Node, rules_of
from ....kernel.state import CARD, OP, PC, SEAT, Frame
from .. import attacks, fights
from ..attacks import ARCHERS_ONLY, CHOSEN, FORCED, WAITING, everywhere, place_of, troop, troop_size
from ..casualties import ANYONES, OTHERS, OWN, rescue, victims
from ..gates import add_soldier, lift_official, remove_soldier, sections
from ..lexicon import (
    ARCHER,
    AT_FIRING,
    AT_STAGING,
    DISMISSED,
    E_KILLED,
    E_SACRIFICED,
    E_SACRIFICED_CARD,
    E_SACRIFICED_OFFICIAL,
    FIELDS,
    FIRING,
    GONE,
    HOME,
    HORSEMAN,
    KIND_COUNT,
    KINDS,
    LOCATIONS,
    POSITIONS,
    POSTS,
    ROWS,
    SPEARMAN,
    STAGING,
    V_CAPTURE,
    V_FIELD,
    V_FIGURE,
    V_HORDE,
    V_OFFICIAL,
    V_TROOP,
    WINTER,
)
from ..marching import marchable, move_soldiers
from ..spring import add_hordes
from ..state import Wall
from ..troops import in_use, kind_on, put_wound, take_off, to_supply, wound_targets

ALL: Final = attacks.ALL

# Where soldiers attack.
ANYWHERE: Final = "anywhere"
IN_CHOSEN: Final = "chosen"  # in the sections that the player chooses all who can must
MOVED_TO: Final = "moved-to"  # where soldiers have just marched

# Where wounds go besides anywhere.
ONE_SECTION: Final = "one-section"  # of the player's choice; in winter the one where the volley is
ROW_1: Final = "row-1"
ROW_1_EACH: Final = "row-1-each"  # at most one at each section
ATTACKED: Final = "attacked"  # one card that was just attacked
EACH_SECTION: Final = "each-section"

# What may be sacrificed, and from where, as bits.
SOLDIER: Final = "soldier"  # of any kind; a single kind goes by its name
OFFICIAL: Final = "official"
CAPTURE: Final = "capture"
FROM_STAGING: Final = 1
FROM_FIRING: Final = 2
FROM_HORDES: Final = 4


@dataclass(frozen=True)
class Attack(Node):
    """Attack with up to so many soldiers in staging areas and on firing positions (GW-BAR-13).

    `archers`: only archers on firing positions; `waiting`: none of the recruits of the block that is just over.
    """

    n: int = 1
    where: str = ANYWHERE
    per: Count | None = None
    archers: bool = False
    waiting: bool = False
    phrase = "wall-attack"
    marks = ("attack",)
    skips = True

    def _how(self) -> int:
        chosen = FORCED | CHOSEN if self.where == IN_CHOSEN else 0
        return chosen | (ARCHERS_ONLY if self.archers else 0) | (WAITING if self.waiting else 0)

    def _sections(self, s: Wall) -> int:
        if self.where == MOVED_TO:
            return 1 << s.section if s.section >= 0 else 0
        return everywhere(s)

    def _most(self, s: Wall, seat: int, card: int) -> int:
        return self.n if self.per is None else self.n * self.per.of(s, seat, card)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        most = self._most(s, f[SEAT], f[CARD])
        if most:
            attacks.attack(s, f[SEAT], f[CARD], most, self._sections(s), self._how())

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return self._most(s, seat, card) > 0 and attacks.can_attack(s, seat, self._sections(s), self._how())


# Frame of `Wound`: (op, asked?, seat, card, skippable, wounds left, positions still open (bits))
_SKIPPABLE, _LEFT, _OPEN = 4, 5, 6


@dataclass(frozen=True)
class Wound(Node):
    """Put wound tokens on free fields, one by one; what cannot be put is lost (CR-09)."""

    n: int = 1
    at: str = ANYWHERE
    per: Count | None = None
    most: int = 99
    phrase = "wall-wound"
    marks = ("wound",)
    skips = True

    def positions(self, s: Wall) -> int:
        """The cards on which the first wound may be put, as bits."""
        if self.at == ATTACKED:
            return attacks.attacked(s)
        found = 0
        for position in in_use(s):
            if (self.at not in (ROW_1, ROW_1_EACH) or position % ROWS == 0) and self._fought_over(s, position):
                found |= 1 << position
        return found

    def _fought_over(self, s: Wall, position: int) -> bool:
        return self.at != ONE_SECTION or s.season != WINTER or position // ROWS == s.section

    def _narrowed(self, open_: int, position: int) -> int:
        """… the next wound, after one at a position."""
        section = (1 << ROWS) - 1 << position // ROWS * ROWS
        if self.at == ONE_SECTION:
            return open_ & section
        if self.at in (ROW_1, ATTACKED):
            return open_ & 1 << position
        return open_ & ~section if self.at in (ROW_1_EACH, EACH_SECTION) else open_

    def number(self, s: Wall, seat: int, card: int) -> int:
        n = self.n if self.per is None else self.n * self.per.of(s, seat, card)
        return min(n, self.most)

    def answers(self, s: Wall, f: Frame) -> list[int]:
        codes = wound_targets(s, f[_OPEN])
        return [*codes, rules_of(s).effects.SKIP] if f[_SKIPPABLE] else codes

    def run(self, s: Wall, f: Frame) -> None:
        game = rules_of(s)
        seat, card = f[SEAT], f[CARD]
        if f[PC] == 0:
            skippable = f[_SKIPPABLE] if len(f) > _SKIPPABLE else 0
            left, open_ = self.number(s, seat, card), self.positions(s)
        else:
            code = game.answer(s, seat)
            if code == game.effects.SKIP:
                s.stack.pop()
                return
            put_wound(s, seat, code - V_FIELD)
            skippable, left = 0, f[_LEFT] - 1
            open_ = self._narrowed(f[_OPEN], (code - V_FIELD) // FIELDS)
        if left and wound_targets(s, open_):
            s.stack[-1] = (f[OP], 1, seat, card, skippable, left, open_)
            game.ask(s, seat, game.effects.ASK_AIM, card)
        else:
            s.stack.pop()

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return self.number(s, seat, card) > 0 and bool(wound_targets(s, self.positions(s)))


@dataclass(frozen=True)
class MoveSoldiers(Node):
    """One Headquarters action (GW-HQ-02)."""

    phrase = "wall-move-soldiers"
    marks = ("march",)
    skips = True

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        move_soldiers(s, f[SEAT], f[CARD])

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return marchable(s, seat)


# --- casualties -----------------------------------------------------------------------------------------------------
WHOSE: Final = ("own", "anyone", "others")


@dataclass(frozen=True)
class Save(Node):
    """Save soldiers that would be killed now, without paying chi (GW-KIL-07 to GW-KIL-11)."""

    n: int = 1
    whose: int = OWN
    per: Count | None = None
    phrase = "wall-save"
    marks = ("save",)
    skips = True

    def _most(self, s: Wall, seat: int, card: int) -> int:
        return self.n if self.per is None else self.n * self.per.of(s, seat, card)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        rescue(s, f[SEAT], f[CARD], self._most(s, f[SEAT], f[CARD]), self.whose)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return self._most(s, seat, card) > 0 and bool(victims(s, seat, self.whose))

    def values(self, t: Any) -> dict[str, Any]:
        return {**super().values(t), "whose": WHOSE[self.whose], "all": "yes" if self.n == ALL else "no"}


ANYONE: Final = ANYONES
FRIENDS: Final = OTHERS


def _troops(s: Wall, seat: int, where: int, kinds: tuple[int, ...]) -> list[int]:
    """The codes of own soldiers in staging areas, on firing positions and on hordes: one for each soldier."""
    codes: list[int] = []
    for section in sections(s):
        for kind in kinds:
            for at, wanted in ((AT_STAGING, FROM_STAGING), (AT_FIRING, FROM_FIRING)):
                number = troop(section, at, kind)
                if where & wanted:
                    codes += [V_TROOP + number] * troop_size(s, seat, number)
    if where & FROM_HORDES:
        for position in in_use(s):
            for kind in kinds:
                codes += [V_FIGURE + position * KIND_COUNT + kind] * kind_on(s, seat, position, kind)
    return codes


def _withdraw(s: Wall, seat: int, code: int) -> tuple[int, int]:
    """Take the soldier that a code means from its place; its kind, and the section it was at."""
    if code >= V_FIGURE:
        position, kind = divmod(code - V_FIGURE, KIND_COUNT)
        take_off(s, seat, position, kind)
        return kind, position // ROWS
    section, at, kind = place_of(code - V_TROOP)
    remove_soldier(s, seat, (FIRING if at == AT_FIRING else STAGING) + section, kind)
    return kind, section


_EVERY_KIND: Final = (SPEARMAN, ARCHER, HORSEMAN)


@dataclass(frozen=True)
class Kill(Picks):
    """Soldiers of one's choice in staging areas and on firing positions return to the supply; nothing saves them."""

    n: int = 1
    phrase = "wall-kill"
    marks = ("killed",)

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        return _troops(s, seat, FROM_STAGING | FROM_FIRING, _EVERY_KIND)

    def most(self, s: Wall, seat: int, card: int) -> int:
        return self.n

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        kind, section = _withdraw(s, seat, code)
        to_supply(s, seat, kind)
        s.tell(E_KILLED, seat, kind, section)


@dataclass(frozen=True)
class Sacrifice(Picks):
    """Give pieces up for good (GW-COP-18): soldiers, officials, captured hordes."""

    piece: str
    n: int = 1
    where: int = FROM_STAGING | FROM_FIRING
    phrase = "wall-sacrifice"
    marks = ("sacrifice",)

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        if self.piece == CAPTURE:
            return [V_CAPTURE + horde for horde in s.captured[seat]]
        if self.piece == OFFICIAL:
            posts = s.officials[seat * POSTS : seat * POSTS + LOCATIONS + 1]
            return [V_OFFICIAL + post for post in range(LOCATIONS + 1) for _ in range(posts[post])]
        return _troops(s, seat, self.where, _EVERY_KIND if self.piece == SOLDIER else (KINDS.index(self.piece),))

    def most(self, s: Wall, seat: int, card: int) -> int:
        return self.n

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        if self.piece == CAPTURE:
            s.captured[seat].remove(code - V_CAPTURE)
            s.box_open.append(code - V_CAPTURE)
            s.tell(E_SACRIFICED_CARD, seat, code - V_CAPTURE)
        elif self.piece == OFFICIAL:
            _dismiss(s, seat, code - V_OFFICIAL)
        else:
            kind, _ = _withdraw(s, seat, code)
            add_soldier(s, seat, GONE, kind)
            s.tell(E_SACRIFICED, seat, kind)


def _dismiss(s: Wall, seat: int, post: int) -> None:
    """An official leaves the game, from a full location too (CR-17)."""
    if post == HOME:
        s.officials[seat * POSTS + HOME] -= 1
    else:
        lift_official(s, seat, post)
    s.officials[seat * POSTS + DISMISSED] += 1
    s.tell(E_SACRIFICED_OFFICIAL, seat)


# --- hordes ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class AddHorde(Node):
    """Horde cards come as in spring (GW-SPR-04, CR-04)."""

    n: int = 1
    phrase = "wall-add-horde"
    marks = ("horde",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        add_hordes(s, self.n)


@dataclass(frozen=True)
class RemoveHorde(Aim):
    """A horde card of the players' choice leaves the board; nobody captures it."""

    phrase = "wall-remove-horde"
    marks = ("horde",)

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        return [V_HORDE + position for position in in_use(s)]

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        assert 0 <= code - V_HORDE < POSITIONS
        fights.remove_horde(s, code - V_HORDE)
