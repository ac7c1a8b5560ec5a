"""The solo game: the virtual player's Lookout, attack line and Collection (SOL)."""

from __future__ import annotations

from typing import Final

from ...kernel.state import PC, Frame
from . import events, tables, verbs
from .goods import ANY_CARD, FOOD, GOLD, RAZE, SETTLER, STONE, VP, WOOD
from .lexicon import ACTION, FEATURE, JAPANESE, PRODUCTION, VIRTUAL, T
from .lookout import pick_options, reveal, take_from_market
from .state import AREA, COLLECTION, LINE, Settlers
from .supply import draw_from, strip

SUCCESS: Final = ((80, "emperor"), (70, "king"), (60, "castellan"), (50, "knight"), (40, "noble"), (30, "squire"))
_KIND_ORDER: Final = {ACTION: 0, FEATURE: 1, PRODUCTION: 2}
_DEAL_ORDER: Final = (ANY_CARD, RAZE, GOLD, VP, STONE, SETTLER, FOOD, WOOD)  # IS-SOL-14


def prepare(s: Settlers) -> None:
    """Shuffle the attack cards and turn up the first (IS-SOL-02)."""
    s.waves = tables.OF_ORIGIN[VIRTUAL][:]
    s.shuffle(s.waves)
    s.virtual[LINE] = [s.waves.pop()]
    s.tell(events.WAVE, s.virtual[LINE][0])


# --- Lookout (IS-SOL-05) ------------------------------------------------------------------------------------------
ASK_SOLO_PICK: Final = T.prompt("solo-pick", pick_options, "IS-SOL-05")


def _looking(s: Settlers, f: Frame) -> None:
    """One of four for you, a random one of three for him, one of two for you, the last for him."""
    if f[PC] == 0:
        draw_from(s, 0, 0)
        reveal(s, 4)
    else:
        take_from_market(s, 0)
        if s.market:
            card = s.market.pop(s.chance(len(s.market)))
            s.virtual[AREA].append(card)
            s.tell(events.VIRTUAL, card)
    if f[PC] == 2 or not s.market:
        s.stack.pop()
        return
    s.to(f[PC] + 1)
    s.ask((0,), ASK_SOLO_PICK)


LOOKING: Final = T.op(_looking, "solo-lookout", cards=())


# --- Attack (IS-SOL-09 to IS-SOL-14) ------------------------------------------------------------------------------
def _attack(s: Settlers, f: Frame) -> None:
    """The area is collected, then two waves come. Program counter: 0, 2 a wave, 1, 3 its victim is known, 4 done."""
    if f[PC] == 0:
        for card in s.virtual[AREA]:
            s.used[card] = 0
            s.virtual[COLLECTION].append(card)
            s.tell(events.COLLECT, card)
        s.virtual[AREA] = []
    if f[PC] == 4:
        s.stack.pop()
    elif f[PC] == 0 or f[PC] == 2:
        _wave(s, f)
    else:
        s.to(f[PC] + 1)
        _hit(s, s.answers[0] - verbs.TARGET)


ATTACK_PHASE: Final = T.op(_attack, "attack", cards=())


def _wave(s: Settlers, f: Frame) -> None:
    s.to(f[PC] + 2)
    if not s.waves:
        return
    card = s.waves.pop()
    s.virtual[LINE].insert(0, card)
    s.tell(events.WAVE, card)
    if victims(s):
        s.to(f[PC] + 1)
        s.ask((0,), ASK_VICTIM)
    else:
        s.tell(events.MISS, card)


def _victim_options(s: Settlers, seat: int) -> list[int]:
    return sorted([verbs.TARGET + c for c in victims(s)])


ASK_VICTIM: Final = T.prompt("victim", _victim_options, "IS-SOL-12")


def partner(s: Settlers) -> tuple[int, list[int]]:
    """The older card of the line that matches with the newest, and the Locations that they hit; (-1, []) if none."""
    line = s.virtual[LINE]
    good = tables.DEAL_GOOD[line[0]]
    if good == VP and s.factions[0] == JAPANESE:
        faction = [c for c in s.empires[0] if not tables.IS_COMMON[c] and tables.SPOILS[c]]
        for other in line[1:]:
            if tables.DEAL_GOOD[other] == VP and faction:
                return other, _first_by_deal(faction)
    exposed = [c for c in s.empires[0] if tables.IS_COMMON[c] and good in tables.SPOILS[c]]
    for other in line[1:]:
        pair = sorted((good, tables.DEAL_GOOD[other]))
        hit = [c for c in exposed if sorted(tables.SPOILS[c]) == pair]
        if hit:
            return other, hit
    return -1, []


def _first_by_deal(cards: list[int]) -> list[int]:
    best = min([_DEAL_ORDER.index(tables.DEAL_GOOD[c]) for c in cards])
    return [c for c in cards if _DEAL_ORDER.index(tables.DEAL_GOOD[c]) == best]


def victims(s: Settlers) -> list[int]:
    """Those of the Locations hit that come first by kind, cost and stone; the player chooses among equals."""
    _, hit = partner(s)
    if not hit:
        return []
    ranks = [(_KIND_ORDER[tables.KIND[c]], -sum(tables.COST[c]), -tables.COST[c][1]) for c in hit]
    best = min(ranks)
    return [c for c, rank in zip(hit, ranks, strict=True) if rank == best]


def _hit(s: Settlers, card: int) -> None:
    """The Location goes to the Collection, the two attack cards to the end of the line (IS-SOL-13, IS-AMB-24)."""
    line = s.virtual[LINE]
    other, _ = partner(s)
    s.tell(events.HIT, 0, card, line[0], other)
    s.empires[0].remove(card)
    strip(s, card)
    s.virtual[COLLECTION].append(card)
    used = [line[0], other]
    s.virtual[LINE] = [c for c in line if c not in used] + used


# --- the result (IS-SOL-15, IS-SOL-16) ----------------------------------------------------------------------------
def faction_locations(s: Settlers) -> int:
    return sum([not tables.IS_COMMON[c] for c in s.empires[0]])


def won(s: Settlers) -> bool:
    return faction_locations(s) > len(s.virtual[COLLECTION])


def rank(points: int) -> str:
    for least, name in SUCCESS:
        if points >= least:
            return name
    return "commoner"
