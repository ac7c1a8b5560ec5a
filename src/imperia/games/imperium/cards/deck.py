"""A card of Imperium as it is printed: what the card modules write and the tables read."""

from __future__ import annotations

from ....cards.card import PRINTED
from ....cards.goods import Score
from ....cards.nodes import Count, Goods, Node, Seq
from ..lexicon import IN_DECK, NO_STATE, PRODUCTION, SCROLL, STARTS
from ..points import ScoreWhere

Effect = Node | tuple[Node, ...] | None


def sequence(effect: Effect) -> Node | None:
    """Several effects in printed order are one after the other."""
    if isinstance(effect, tuple):
        return None if not effect else effect[0] if len(effect) == 1 else Seq(effect)
    return effect


class Print:
    """One printed face, and the numbers of all cards that bear it."""

    def __init__(
        self,
        codes: tuple[str, ...],
        names: dict[str, str],
        emblem: str,
        printed: str,
        suits: int,
        icons: tuple[int, ...],
        pinned: bool,
        attack: bool,
        state: int,
        start: str,
        players: int,
        develop: Goods | None,
        vp: int | Score | ScoreWhere,
        free: bool,
        playable: bool,
        garrison: bool,
        fixed: bool,
        enters_play: bool,
        family: str,
        needs: tuple[Count, ...],
        play: Node | None,
        exhaust: Node | None,
        solstice: Node | None,
        facts: tuple[Node, ...],
        gained: Node | None,
        entered: Node | None,
        end: Node | None,
        source: str,
    ) -> None:
        self.codes = codes
        self.names = names
        self.emblem = emblem
        self.printed = printed
        self.suits = suits
        self.icons = icons
        self.pinned = pinned
        self.attack = attack
        self.state = state
        self.start = start
        self.players = players
        self.develop = develop
        self.vp = vp
        self.free = free
        self.playable = playable
        self.garrison = garrison
        self.fixed = fixed
        self.enters_play = enters_play
        self.family = family
        self.needs = needs
        self.play = play
        self.exhaust = exhaust
        self.solstice = solstice
        self.facts = facts
        self.gained = gained
        self.entered = entered
        self.end = end
        self.source = source
        self._check()

    def _check(self) -> None:
        code = self.codes[0]
        if not all(self.names.values()):
            raise ValueError(f"card {code} lacks a name")
        if self.start not in STARTS:
            raise ValueError(f"card {code}: there is no starting place {self.start!r}")
        if self.players not in (0, 3, 4):
            raise ValueError(f"card {code}: the mark for players is 0, 3 or 4, not {self.players}")
        for icon in self.icons:
            if icon.bit_count() != 1 or not PRODUCTION <= icon <= SCROLL:
                raise ValueError(f"card {code}: {icon} is not one icon")
        for node in (self.play, self.exhaust, self.solstice, self.gained, self.entered, self.end, *self.facts):
            if node is not None and not isinstance(node, Node):
                raise ValueError(f"card {code}: {node!r} is not an effect")


def card(
    codes: str | tuple[str, ...],
    en: str,
    cs: str,
    hu: str,
    emblem: str,
    *,
    printed: str = "",
    suits: int = 0,
    icons: tuple[int, ...] = (),
    pinned: bool = False,
    attack: bool = False,
    state: int = NO_STATE,
    start: str = IN_DECK,
    players: int = 0,
    develop: Goods | None = None,
    vp: int | Score | ScoreWhere = 0,
    free: bool = False,
    playable: bool = True,
    garrison: bool = True,
    fixed: bool = False,
    enters_play: bool = False,
    family: str = "",
    needs: tuple[Count, ...] = (),
    play: Effect = None,
    exhaust: Effect = None,
    solstice: Effect = None,
    facts: tuple[Node, ...] = (),
    gained: Effect = None,
    entered: Effect = None,
    end: Effect = None,
    source: str = PRINTED,
) -> Print:
    """One printed face. `codes`: its number, or those of all equal copies; `printed`: the languages ("cs hu") in which
    the name is the printed one; the rest in the order in which a card shows it."""
    return Print(
        (codes,) if isinstance(codes, str) else codes,
        {"en": en, "cs": cs, "hu": hu},
        emblem,
        printed,
        suits,
        icons,
        pinned,
        attack,
        state,
        start,
        players,
        develop,
        vp,
        free,
        playable,
        garrison,
        fixed,
        enters_play,
        family,
        needs,
        sequence(play),
        sequence(exhaust),
        sequence(solstice),
        facts,
        sequence(gained),
        sequence(entered),
        sequence(end),
        source,
    )
