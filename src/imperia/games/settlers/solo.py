"""The solo game: the virtual player's Lookout, attack line and Collection (SOL)."""

from __future__ import annotations

from bisect import insort

from ...kernel.state import Frame
from .lexicon import (
    ACTION,
    ANY_CARD,
    E_COLLECT,
    E_HIT,
    E_MISS,
    E_PICK,
    E_VIRTUAL,
    E_WAVE,
    FEATURE,
    FOOD,
    GOLD,
    JAPANESE,
    PRODUCTION,
    RAZE,
    SETTLER,
    STONE,
    TARGET,
    VIRTUAL,
    VP,
    WOOD,
    T,
)
from .state import AREA, ATTACK_DECK, COLLECTION, LINE, Settlers
from .supply import draw_from, strip
from .tables import C_PICK, COST, DEAL_GOOD, IS_COMMON, KIND, OF_ORIGIN, SPOILS

SUCCESS = ((80, "emperor"), (70, "king"), (60, "castellan"), (50, "knight"), (40, "noble"), (30, "squire"))
_KIND_ORDER = {ACTION: 0, FEATURE: 1, PRODUCTION: 2}
_DEAL_ORDER = (ANY_CARD, RAZE, GOLD, VP, STONE, SETTLER, FOOD, WOOD)  # IS-SOL-14


def prepare(s: Settlers) -> None:
    """Shuffle the attack cards and turn up the first (IS-SOL-02)."""
    deck = OF_ORIGIN[VIRTUAL][:]
    s.shuffle(deck)
    s.virtual[ATTACK_DECK] = deck
    s.virtual[LINE] = [deck.pop()]
    s.tell(E_WAVE, s.virtual[LINE][0])


# --- Lookout (IS-SOL-05) ------------------------------------------------------------------------------------------
def _pick_options(s: Settlers, seat: int) -> list[int]:
    return sorted({C_PICK[c] for c in s.market})


ASK_SOLO_PICK = T.prompt("solo-pick", _pick_options, "IS-SOL-05")


def _looking(s: Settlers, f: Frame) -> None:
    """One of four for you, a random one of three for him, one of two for you, the last for him."""
    from .flow import reveal

    if f[1] == 0:
        draw_from(s, 0, 0)
        reveal(s, 4)
    else:
        _take(s)
        _to_area(s, s.chance(len(s.market)) if f[1] == 1 and s.market else 0)
    if f[1] == 2 or not s.market:
        s.stack.pop()
        return
    s.to(f[1] + 1)
    s.ask((0,), ASK_SOLO_PICK)


LOOKING = T.op(_looking, "solo-lookout")


def _take(s: Settlers) -> None:
    for card in s.market:
        if C_PICK[card] == s.answers[0]:
            s.market.remove(card)
            insort(s.hands[0], card)
            s.seen[card] = 1
            s.tell(E_PICK, 0, card)
            return


def _to_area(s: Settlers, index: int) -> None:
    if s.market:
        card = s.market.pop(index)
        s.virtual[AREA].append(card)
        s.tell(E_VIRTUAL, card)


# --- Attack (IS-SOL-09 to IS-SOL-14) ------------------------------------------------------------------------------
def _attack(s: Settlers, f: Frame) -> None:
    """Program counter: 0 collect, 1 and 3 reveal a wave, 2 and 4 its victim is known."""
    if f[1] == 0:
        for card in s.virtual[AREA]:
            s.used[card] = 0
            s.virtual[COLLECTION].append(card)
            s.tell(E_COLLECT, card)
        s.virtual[AREA] = []
        s.to(1)
    elif f[1] == 5:
        s.stack.pop()
    elif f[1] & 1:
        _wave(s, f)
    else:
        s.to(f[1] + 1)
        _hit(s, s.answers[0] - TARGET)


ATTACK_PHASE = T.op(_attack, "attack")


def _wave(s: Settlers, f: Frame) -> None:
    deck, line = s.virtual[ATTACK_DECK], s.virtual[LINE]
    s.to(f[1] + 2)
    if not deck:
        return
    card = deck.pop()
    line.insert(0, card)
    s.tell(E_WAVE, card)
    if victims(s):
        s.to(f[1] + 1)
        s.ask((0,), ASK_VICTIM)
    else:
        s.tell(E_MISS, card)


def _victim_options(s: Settlers, seat: int) -> list[int]:
    return sorted([TARGET + c for c in victims(s)])


ASK_VICTIM = T.prompt("victim", _victim_options, "IS-SOL-12")


def partner(s: Settlers) -> tuple[int, list[int]]:
    """The older card of the line that matches with the newest, and the Locations that they hit; (-1, []) if none."""
    line = s.virtual[LINE]
    good = DEAL_GOOD[line[0]]
    if good == VP and s.factions[0] == JAPANESE:
        faction = [c for c in s.empires[0] if not IS_COMMON[c] and SPOILS[c]]
        for other in line[1:]:
            if DEAL_GOOD[other] == VP and faction:
                return other, _first_by_deal(faction)
    exposed = [c for c in s.empires[0] if IS_COMMON[c] and good in SPOILS[c]]
    for other in line[1:]:
        pair = sorted((good, DEAL_GOOD[other]))
        hit = [c for c in exposed if sorted(SPOILS[c]) == pair]
        if hit:
            return other, hit
    return -1, []


def _first_by_deal(cards: list[int]) -> list[int]:
    best = min([_DEAL_ORDER.index(DEAL_GOOD[c]) for c in cards])
    return [c for c in cards if _DEAL_ORDER.index(DEAL_GOOD[c]) == best]


def victims(s: Settlers) -> list[int]:
    """Those of the Locations hit that come first by kind, cost and stone; the player chooses among equals."""
    _, hit = partner(s)
    if not hit:
        return []
    ranks = [(_KIND_ORDER[KIND[c]], -sum(COST[c]), -COST[c][1]) for c in hit]
    best = min(ranks)
    return [c for c, rank in zip(hit, ranks, strict=True) if rank == best]


def _hit(s: Settlers, card: int) -> None:
    """The Location goes to the Collection, the two attack cards to the end of the line (IS-SOL-13, IS-AMB-24)."""
    line = s.virtual[LINE]
    other, _ = partner(s)
    s.tell(E_HIT, card, line[0], other)
    s.empires[0].remove(card)
    strip(s, card)
    s.virtual[COLLECTION].append(card)
    used = [line[0], other]
    s.virtual[LINE] = [c for c in line if c not in used] + used


# --- the result (IS-SOL-15, IS-SOL-16) ----------------------------------------------------------------------------
def faction_locations(s: Settlers) -> int:
    return sum([not IS_COMMON[c] for c in s.empires[0]])


def won(s: Settlers) -> bool:
    return faction_locations(s) > len(s.virtual[COLLECTION])


def rank(points: int) -> str:
    for least, name in SUCCESS:
        if points >= least:
            return name
    return "commoner"
