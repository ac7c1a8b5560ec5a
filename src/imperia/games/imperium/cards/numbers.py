"""The numbers of all cards, and what the rules look up about them."""

from __future__ import annotations

from ....cards.goods import Score
from ....cards.nodes import Choose, EachPlayer, May, Node, Seq
from .. import tables as t
from ..facts import (
    DEVELOPING,
    AnyState,
    Cheaper,
    CountsAs,
    Defend,
    FewerMasks,
    FreePlays,
    HandSize,
    HoldsQuest,
    Instead,
    LastQuest,
    MasksFromHere,
    NoHistory,
    OneMoreFame,
    ReachExile,
    When,
)
from ..lexicon import (
    AS_STATE,
    BARBARIAN,
    CARD_COUNT,
    EMPIRE,
    ICONS,
    MATERIAL,
    MOMENTS,
    NATIONS,
    POPULATION,
    PROGRESS,
    SIDES,
    UNREST,
    T,
)
from .classics import CARDS as CLASSICS_CARDS
from .deck import Print, card
from .legends import CARDS as LEGENDS_CARDS

STATES: tuple[Print, ...] = (
    card(
        ("STATE1A", "STATE2A", "STATE3A", "STATE4A"),
        "Barbarian",
        "Barbaři",
        "Barbár",
        "gauls-helm",
        printed="cs",
        state=BARBARIAN,
        start=AS_STATE,
    ),
    card(
        ("STATE1B", "STATE2B", "STATE3B", "STATE4B"),
        "Empire",
        "Říše",
        "Birodalom",
        "centurion-helmet",
        printed="cs",
        state=EMPIRE,
        start=AS_STATE,
    ),
)
PRINTS: tuple[Print, ...] = (*CLASSICS_CARDS, *LEGENDS_CARDS, *STATES)
PRINT_OF: list[Print | None] = [None] * SIDES


def _is_back(code: str) -> bool:
    return code.endswith("B")


def _number() -> None:
    """Fronts first, in printed order; then the backs of two-sided cards."""
    number = 0
    for back in (False, True):
        if back:
            number = CARD_COUNT
        for printed in PRINTS:
            for code in printed.codes:
                if _is_back(code) == back:
                    PRINT_OF[number] = printed
                    t.CODE[number] = code
                    t.BY_CODE[code] = number
                    number += 1
    for code, side in t.BY_CODE.items():
        if _is_back(code):
            front = t.BY_CODE[code[:-1] + "A"]
            t.REVERSE[side], t.REVERSE[front] = front, side


def _likeness(printed: Print) -> tuple[object, ...]:
    """What makes two cards of one nation the same in play, wherever they started; all Unrest is the same."""
    if printed.suits & UNREST:
        return ("unrest",)
    return (
        printed.codes[0][:4],
        printed.names["en"],
        printed.suits,
        printed.icons,
        printed.pinned,
        printed.attack,
        printed.state,
        printed.vp,
        printed.free,
        printed.playable,
        printed.garrison,
        printed.develop,
        printed.needs,
        printed.play,
        printed.exhaust,
        printed.solstice,
        printed.facts,
    )


def _fill() -> None:
    t.UNREST_LIKE.append(t.BY_CODE["1UNR1"])
    alike: dict[tuple[object, ...], int] = {("unrest",): t.UNREST_LIKE[0]}
    names: dict[str, set[int]] = {}
    for side, printed in enumerate(PRINT_OF):
        if printed is None:
            continue
        _facts(side, printed)
        t.CANON[side] = alike.setdefault(_likeness(printed), side)
        names.setdefault(printed.names["en"], set()).add(side)
        if printed.family:
            names.setdefault(printed.family, set()).add(side)
    t.BY_NAME.update({name: frozenset(sides) for name, sides in names.items()})
    for side, printed in enumerate(PRINT_OF):
        if printed is not None:
            _effects(side, printed)


def _facts(side: int, printed: Print) -> None:
    code = t.CODE[side]
    t.NAME_EN[side] = printed.names["en"]
    t.SUIT[side] = printed.suits
    counts = [0] * len(ICONS)
    for icon in printed.icons:
        counts[icon.bit_length() - 1] += 1
        t.ICON_MASK[side] |= icon
    t.ICON_COUNT[side] = tuple(counts)
    t.PINNED[side] = printed.pinned
    t.ATTACK[side] = printed.attack
    t.STATE_ICON[side] = printed.state
    t.START[side] = printed.start
    t.PLAYERS[side] = printed.players
    if printed.develop is not None:
        held = dict(printed.develop)
        t.DEVELOPMENT_COST[side] = (held.get(MATERIAL, 0), held.get(POPULATION, 0), held.get(PROGRESS, 0))
    t.VARIABLE[side] = isinstance(printed.vp, Score)
    t.VALUE[side] = printed.vp
    t.FREE[side] = printed.free
    t.PLAYABLE[side] = printed.playable
    t.GARRISONABLE[side] = printed.garrison
    t.FIXED[side] = printed.fixed
    t.ENTERS_PLAY[side] = printed.enters_play
    t.BOX_OF[side] = 1 if code.startswith("2") else 0
    nation = next((n for n, (_, prefix) in enumerate(NATIONS) if code.startswith(prefix)), -1)
    t.NATION_OF[side] = nation
    if side >= CARD_COUNT:
        return
    if nation >= 0:
        t.OF_NATION[nation].append(side)
    elif printed.start == AS_STATE:
        t.STATE_SIDES.append(side)
    else:
        t.COMMONS[t.BOX_OF[side]].append(side)


def always_legal(node: Node | None) -> bool:
    """May this effect be begun in any position? It has no cost outside a "may"."""
    if node is None or isinstance(node, May):
        return True
    if isinstance(node, Seq | Choose | EachPlayer):
        return all(always_legal(part) for part in node.parts())
    return type(node).legal is Node.legal


def _effects(side: int, printed: Print) -> None:
    t.NEEDS[side] = printed.needs
    if printed.play is not None:
        t.PLAY_NODE[side], t.PLAY_OP[side] = printed.play, T.node(printed.play)
    t.ALWAYS[side] = printed.playable and not printed.needs and always_legal(printed.play)
    if printed.exhaust is not None:
        t.EXHAUST_NODE[side], t.EXHAUST_OP[side] = printed.exhaust, T.node(printed.exhaust)
    for node, ops in (
        (printed.solstice, t.SOLSTICE_OP),
        (printed.gained, t.GAINED_OP),
        (printed.entered, t.ENTERED_OP),
        (printed.end, t.END_OP),
    ):
        if node is not None:
            ops[side] = T.node(node)
    for fact in printed.facts:
        t.WATCH[side] |= _fact(side, fact)


def _fact(side: int, fact: Node) -> int:
    """Enter one fact of a card; the bit under which the rules look for it."""
    if isinstance(fact, When):
        moment = MOMENTS.index(fact.moment)
        t.REACTIONS[moment][side].append((fact, T.node(fact)))
        return 1 << moment
    if isinstance(fact, Instead):
        moment = MOMENTS.index(fact.moment)
        t.REPLACEMENTS[moment][side] = T.node(fact.effect)
        return 1 << moment
    if isinstance(fact, Defend):
        t.DEFENCES[side].append((fact, T.node(fact.cost)))
        return t.W_DEFENDS
    if isinstance(fact, HandSize):
        t.HAND_SIZE[side] += fact.n
        return t.W_HAND_SIZE
    if isinstance(fact, Cheaper):
        held = dict(fact.goods)
        if fact.what == DEVELOPING:
            t.CHEAPER_DEVELOPMENT[side] = (held.get(MATERIAL, 0), held.get(POPULATION, 0), held.get(PROGRESS, 0))
            return t.W_CHEAPER_DEVELOPMENT
        t.CHEAPER_UNREST[side] = (held.get(MATERIAL, 0), fact.cards, fact.least)
        return t.W_CHEAPER_UNREST
    if isinstance(fact, AnyState):
        sides = {s for name in fact.names for s in t.BY_NAME[name]}
        if fact.attacks:
            sides |= {s for s in range(SIDES) if t.ATTACK[s]}
        t.LIFTED[side] = frozenset([s for s in sides if t.STATE_ICON[s] == fact.state])
        return t.W_LIFTED
    if isinstance(fact, ReachExile):
        t.REACH[side] |= fact.suits
        return t.W_REACH
    if isinstance(fact, FreePlays):
        t.FREE_PLAYS[side] |= fact.icon
        return t.W_FREE_PLAYS
    if isinstance(fact, CountsAs):
        t.WEIGHT[side] = fact.n
        return 0
    if isinstance(fact, LastQuest):
        t.LAST_QUEST.append(side)
        return 0
    bits = {
        OneMoreFame: t.W_MORE_FAME,
        NoHistory: t.W_NO_HISTORY,
        HoldsQuest: t.W_HOLDS_QUEST,
        FewerMasks: t.W_FEWER_MASKS,
        MasksFromHere: t.W_MASKS_HERE,
    }
    if type(fact) not in bits:
        raise ValueError(f"card {t.CODE[side]}: {fact!r} is not a fact")
    if isinstance(fact, HoldsQuest):
        t.COURT.append(side)
    return bits[type(fact)]


_number()
_fill()
t.JOURNEY.extend([t.BY_CODE[code] for code in ("2UTO2A", "2UTO2B", "2UTO3A", "2UTO3B") if code in t.BY_CODE])
