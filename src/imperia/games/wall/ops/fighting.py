"""What cards do with soldiers and hordes: attack, wound, march, save, and give up for good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ....cards.aim import Aim, Picks
from ....cards.nodes import Count, Node, rules_of
from ....cards.triggers import ANYONE, OTHERS, YOU
from ....cards.words import Tongue
from ....kernel.state import CARD, OP, PC, SEAT, Frame
from .. import attacks, fights
from ..attacks import everywhere, place_of, troop, troop_size
from ..casualties import ANYONES, OWN, rescue, victims
from ..casualties import OTHERS as THE_OTHERS
from ..gates import add_soldier, lift_official, remove_soldier, sections
from ..lexicon import (
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
    KIND_COUNT,
    KINDS,
    LOCATIONS,
    POSITIONS,
    POSTS,
    ROWS,
    STAGING,
    V_CAPTURE,
    V_FIELD,
    V_FIGURE,
    V_HORDE,
    V_OFFICIAL,
    V_TROOP,
)
from ..marching import marchable, move_soldiers
from ..spring import add_hordes
from ..state import Wall
from ..troops import in_use, kind_on, put_wound, take_off, to_supply, wound_targets
from .counts import spaced
from .reactions import EVERY_KIND

ALL: Final = attacks.ALL

ANYWHERE: Final = "anywhere"
# Who attacks besides soldiers anywhere in staging areas and on firing positions.
CHOSEN: Final = "chosen"  # in the sections that the player chooses; there all who can must
FROM_WALL: Final = "from-wall"  # only archers on firing positions
WAITING: Final = "waiting"  # none of the recruits of the block that is just over
MOVED_TO: Final = "moved-to"  # where soldiers have just marched

# Where wounds go besides anywhere.
ONE_SECTION: Final = "one-section"  # all at one, of the player's choice
HERE: Final = "here"  # the section that is fought over
FIRST_ROW: Final = "first-row"  # a card nearest the Wall
EACH_FIRST_ROW: Final = "each-first-row"  # … at most one at each section
STRUCK: Final = "struck"  # cards that were just attacked
ONE_STRUCK: Final = "one-struck"  # … all on one of them
EACH_SECTION: Final = "each-section"  # one at each

# Where soldiers are taken from, as bits.
_STAGING, _FIRING, _HORDES = 1, 2, 4


_HOW: Final = {CHOSEN: attacks.FORCED | attacks.CHOSEN, FROM_WALL: attacks.ARCHERS_ONLY, WAITING: attacks.WAITING}


@dataclass(frozen=True)
class Attack(Node):
    """Attack with up to so many soldiers in staging areas and on firing positions (GW-BAR-13)."""

    n: int
    who: str = ANYWHERE
    per: Count | None = None
    phrase = "wall-attack"
    marks = ("attack",)
    skips = True

    def _how(self) -> int:
        return _HOW.get(self.who, 0)

    def _sections(self, s: Wall) -> int:
        if self.who == MOVED_TO:
            return 1 << s.section if s.section >= 0 else 0
        return everywhere(s)

    def _most(self, s: Wall, seat: int, card: int) -> int:
        return self.n if self.per is None else self.n * self.per.of(s, seat, card)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        most = self._most(s, f[SEAT], f[CARD])
        if most:
            attacks.attack(s, f[SEAT], f[CARD], most, self._sections(s), self._how())

    def values(self, t: Tongue) -> dict[str, Any]:
        return spaced(self, t)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return self._most(s, seat, card) > 0 and attacks.can_attack(s, seat, self._sections(s), self._how())


# Frame of `Wound`: (op, asked?, seat, card, skippable, wounds left, positions still open (bits))
_SKIPPABLE, _LEFT, _OPEN = 4, 5, 6


@dataclass(frozen=True)
class Wound(Node):
    """Put wound tokens on free fields, one by one; what cannot be put is lost (CR-09)."""

    n: int
    at: str = ANYWHERE
    per: Count | None = None
    most: int = 99
    phrase = "wall-wound"
    marks = ("wound",)
    skips = True

    def positions(self, s: Wall) -> int:
        """The cards on which the first wound may be put, as bits."""
        if self.at in (STRUCK, ONE_STRUCK):
            return attacks.attacked(s)
        found = 0
        for position in in_use(s):
            front = self.at not in (FIRST_ROW, EACH_FIRST_ROW) or position % ROWS == 0
            if front and (self.at != HERE or position // ROWS == s.section):
                found |= 1 << position
        return found

    def _narrowed(self, open_: int, position: int) -> int:
        """… the next wound, after one at a position."""
        section = (1 << ROWS) - 1 << position // ROWS * ROWS
        if self.at == ONE_SECTION:
            return open_ & section
        if self.at in (FIRST_ROW, ONE_STRUCK):
            return open_ & 1 << position
        return open_ & ~section if self.at in (EACH_FIRST_ROW, EACH_SECTION) else open_

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

    def values(self, t: Tongue) -> dict[str, Any]:
        return spaced(self, t)

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
_WHOSE: Final = {YOU: OWN, ANYONE: ANYONES, OTHERS: THE_OTHERS}


@dataclass(frozen=True)
class Save(Node):
    """Save soldiers that would be killed now, without paying chi (GW-KIL-07 to GW-KIL-11)."""

    n: int
    whose: str = YOU
    per: Count | None = None
    phrase = "wall-save"
    marks = ("save",)
    skips = True

    def _most(self, s: Wall, seat: int, card: int) -> int:
        return self.n if self.per is None else self.n * self.per.of(s, seat, card)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        rescue(s, f[SEAT], f[CARD], self._most(s, f[SEAT], f[CARD]), _WHOSE[self.whose])

    def values(self, t: Tongue) -> dict[str, Any]:
        return spaced(self, t)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return self._most(s, seat, card) > 0 and bool(victims(s, seat, _WHOSE[self.whose]))


def _troops(s: Wall, seat: int, where: int, kinds: list[int]) -> list[int]:
    """The codes of own soldiers in staging areas, on firing positions and on hordes: one for each soldier."""
    codes: list[int] = []
    for section in sections(s):
        for kind in kinds:
            for at, wanted in ((AT_STAGING, _STAGING), (AT_FIRING, _FIRING)):
                number = troop(section, at, kind)
                if where & wanted:
                    codes += [V_TROOP + number] * troop_size(s, seat, number)
    if where & _HORDES:
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


@dataclass(frozen=True)
class Kill(Picks):
    """Soldiers of one's choice in staging areas and on firing positions return to the supply; nothing saves them."""

    n: int
    phrase = "wall-kill"
    marks = ("killed",)

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        return _troops(s, seat, _STAGING | _FIRING, list(range(KIND_COUNT)))

    def most(self, s: Wall, seat: int, card: int) -> int:
        return self.n

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        kind, section = _withdraw(s, seat, code)
        to_supply(s, seat, kind)
        s.tell(E_KILLED, seat, kind, section)


@dataclass(frozen=True)
class SacrificeSoldier(Picks):
    """Give up for good a soldier of some kinds (bits) in a staging area or on a firing position, or on a horde card,
    where it leaves wounds (GW-COP-18, CR-17)."""

    kinds: int = EVERY_KIND
    from_hordes: bool = False
    n: int = 1
    phrase = "wall-sacrifice-soldier"
    marks = ("sacrifice",)

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        kinds = [kind for kind in range(KIND_COUNT) if self.kinds >> kind & 1]
        return _troops(s, seat, _STAGING | _FIRING | (_HORDES if self.from_hordes else 0), kinds)

    def most(self, s: Wall, seat: int, card: int) -> int:
        return self.n

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        kind, _ = _withdraw(s, seat, code)
        add_soldier(s, seat, GONE, kind)
        s.tell(E_SACRIFICED, seat, kind)

    def values(self, t: Tongue) -> dict[str, Any]:
        names = [t.say(f"wall-kind-{KINDS[kind]}") for kind in range(KIND_COUNT) if self.kinds >> kind & 1]
        every = "yes" if self.kinds == EVERY_KIND else "no"
        hordes = "yes" if self.from_hordes else "no"
        return {"n": self.n, "kinds": t.list(names, "list-either"), "every": every, "hordes": hordes}


@dataclass(frozen=True)
class SacrificeCapture(Aim):
    """Give up for good a captured horde card."""

    phrase = "wall-sacrifice-capture"
    marks = ("sacrifice", "horde")

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        return [V_CAPTURE + horde for horde in s.captured[seat]]

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        s.captured[seat].remove(code - V_CAPTURE)
        s.box_open.append(code - V_CAPTURE)
        s.tell(E_SACRIFICED_CARD, seat, code - V_CAPTURE)


@dataclass(frozen=True)
class SacrificeOfficial(Aim):
    """Give up for good an official, of the supply or of a location, full or not (CR-17)."""

    phrase = "wall-sacrifice-official"
    marks = ("sacrifice", "official")

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        return [V_OFFICIAL + post for post in range(LOCATIONS + 1) if s.officials[seat * POSTS + post]]

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        _dismiss(s, seat, code - V_OFFICIAL)


def _dismiss(s: Wall, seat: int, post: int) -> None:
    """An official leaves the game."""
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

    n: int
    phrase = "wall-add-horde"
    marks = ("horde",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        add_hordes(s, self.n)


@dataclass(frozen=True)
class RemoveHorde(Picks):
    """Horde cards of the players' choice leave the board; nobody captures them."""

    n: int = 1
    phrase = "wall-remove-horde"
    marks = ("horde",)

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        return [V_HORDE + position for position in in_use(s)]

    def most(self, s: Wall, seat: int, card: int) -> int:
        return self.n

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        assert 0 <= code - V_HORDE < POSITIONS
        fights.remove_horde(s, code - V_HORDE)
