"""Why a card in hand or a Location cannot be used now: what is missing and which rule says so, by a turn's gates."""

from __future__ import annotations

from typing import Final

from ...cards import mix
from ...kernel.options import CARD, SLOT, Option
from ...kernel.why import Why, parted
from . import tables, verbs
from .building import has_site
from .goods import GOLD, RAZE, RESOURCES, SETTLER
from .lexicon import ACTION, BLOCKED, PRODUCTION, T
from .state import AREA, Settlers
from .supply import can_pay
from .turn import ASK_AFTER, ASK_PAIRS, ASK_TURN, can_activate

Missing = tuple[tuple[int, int], ...]  # goods and how many of each

_STANDS: Final = ("works-production", "works-feature")  # what is no action works by itself, by the kind of Location
_STANDS_RULE: Final = ("IS-PRD-05", "IS-CRD-03")


def hindrances(s: Settlers, seat: int, thing: str) -> list[Why]:
    """One reason for each verb of a turn that a thing does not allow."""
    prompt = s.asking[0]
    kind, n = parted(thing)
    if n < 0 or prompt not in (ASK_TURN, ASK_AFTER):
        return []
    if kind == CARD:
        held = [c for c in s.hands[seat] if tables.FACE[c] == n]
        return _of_hand(s, seat, held[0], prompt) if held else []
    if kind != SLOT:
        return []
    if n in s.empires[seat]:
        return _of_own(s, seat, n, prompt)
    if n in s.deals[seat]:
        return [Why("", "works-deal", "IS-PRD-04", never=True)]
    holder = s.holder(n)
    if holder >= 0 or (s.virtual and n in s.virtual[AREA]):
        return _of_opponent(s, seat, n, holder, prompt)
    return []


def no_more(s: Settlers, seat: int, option: Option) -> Why | None:
    """For one more pair its settlers, for one more resource put on a card that resource."""
    if s.asking[0] == ASK_PAIRS:
        missing = 2 * (option.args[0] + 2) - s.has(seat, SETTLER)
        return Why("send", "goods", "IS-WRK-02", goods=((SETTLER, missing),)) if missing > 0 else None
    return mix.no_more(s, option.code) if s.asking[0] == T.ASK_AMOUNT and option.code != T.DONE else None


def _of_hand(s: Settlers, seat: int, card: int, prompt: int) -> list[Why]:
    if prompt == ASK_AFTER:
        return [Why("", "acted", "IS-ACT-01")]
    legal = s.legal(seat)
    found: list[Why] = []
    if tables.BUILD_AS[card] not in legal:
        wood, stone, food = tables.COST[card]
        if can_pay(s, seat, wood, stone, food):
            assert tables.NEEDS_SITE[card]
            assert not has_site(s, seat)
            found.append(Why("build", "site", "IS-BLD-06"))
        else:
            found.append(_short(s, seat, "build", "IS-BLD-01", tables.COST[card]))
    if tables.DEAL_AS[card] not in legal:
        if tables.DEAL_AS[card]:
            found.append(_short(s, seat, "deal", "IS-DEA-01", (0, 0, 1)))
        else:
            found.append(Why("deal", "no-deal", "IS-DEA-04", never=True))
    if tables.RAZE_AS[card] not in legal:
        if tables.RAZE_AS[card]:
            found.append(Why("raze-hand", "goods", "IS-RAZ-02", goods=((RAZE, 1),)))
        else:
            found.append(Why("raze-hand", "no-raze-hand", "IS-RAZ-02", never=True))
    return found


def _short(s: Settlers, seat: int, verb: str, rule: str, cost: tuple[int, ...], gold: int = 0) -> Why:
    """The resources that are missing; gold that is not part of the cost may stand in for each of them."""
    missing = tuple([(good, cost[good] - s.has(seat, good)) for good in RESOURCES if cost[good] > s.has(seat, good)])
    return Why(verb, "resources", rule, goods=missing, have=s.has(seat, GOLD) - gold)


def _of_own(s: Settlers, seat: int, card: int, prompt: int) -> list[Why]:
    """A Location of the own Empire: only those with an action are used."""
    kind = tables.KIND[card]
    if kind != ACTION:
        place = 0 if kind == PRODUCTION else 1
        return [Why("activate", _STANDS[place], _STANDS_RULE[place], never=True)]
    if prompt == ASK_AFTER:
        return [Why("", "acted", "IS-ACT-01")]
    if verbs.ACTIVATE + card in s.legal(seat):
        return []
    if s.used[card] == BLOCKED:
        return [Why("activate", "blocked", "IS-ACN-01")]
    if s.used[card] >= tables.USES[card]:
        return [Why("activate", "used", "IS-ACN-03", n=tables.USES[card])]
    if can_activate(s, seat, card, 1):
        return [Why("activate", "no-target", "IS-ACT-05")]
    wood, stone, food, gold, settler, raze = tables.ACT_COST[card]
    if can_pay(s, seat, wood, stone, food, gold):
        pairs = ((SETTLER, settler - s.has(seat, SETTLER)), (RAZE, raze - s.has(seat, RAZE)))
        return [Why("activate", "goods", "IS-ACN-01", goods=tuple([(good, n) for good, n in pairs if n > 0]))]
    if gold > s.has(seat, GOLD):
        return [Why("activate", "goods", "IS-ACN-01", goods=((GOLD, gold - s.has(seat, GOLD)),))]
    return [_short(s, seat, "activate", "IS-ACN-01", (wood, stone, food), gold)]


def _of_opponent(s: Settlers, seat: int, card: int, holder: int, prompt: int) -> list[Why]:
    """A Location of an opponent, or of the virtual player: it can only be razed."""
    if not tables.SPOILS[card]:
        return [Why("raze", "no-raze", "IS-RAZ-06", never=True)]
    if verbs.RAZE_IT + card in s.legal(seat):
        return []
    if s.peaceful:
        return [Why("raze", "peaceful", "IS-VAR-06", never=True)]
    if holder >= 0 and s.passed >> holder & 1:
        return [Why("raze", "passed", "IS-PAS-02", seat=holder)]
    if prompt == ASK_AFTER:
        return [Why("", "acted", "IS-ACT-01")]
    price = 2 + s.guard[card]
    return [Why("raze", "tokens", "IS-RAZ-05", goods=((RAZE, price - s.has(seat, RAZE)),), n=price)]
