"""What holds in every position of Imperium (IM-INV-01 to IM-INV-11)."""

from __future__ import annotations

from .counts import icon_counts
from .gates import quest_of
from .lexicon import (
    ARTHURIANS,
    BARBARIAN,
    CARD_COUNT,
    ICONS,
    REGION,
    REGIONS_TALLY,
    SETUP,
    SLOTS,
    TALLIES,
    UNSETTLING,
    VIKINGS,
)
from .state import PLACES, Imperium
from .tables import REVERSE, SUIT, WATCH, WEIGHT


def check_state(s: Imperium) -> None:
    """Raise AssertionError when something was lost, doubled or is where it cannot be."""
    if s.way == SETUP:
        return
    there = sorted([card if card < CARD_COUNT else REVERSE[card] for card in PLACES.census(s)])
    assert there == list(s.dealt), f"cards lost or added: {set(there) ^ set(s.dealt)}"
    for zone in ("hand", "history"):
        for cards in getattr(s, zone):
            assert cards == sorted(cards), f"{zone} is not in order"
    assert min(s.tokens) >= 0 and min(s.actions) >= 0 and min(s.exhausts) >= 0 and min(s.laid) >= 0
    if not s.collapsed:
        assert s.unrest, "the Unrest pile is empty and nothing collapsed"
        _check_market(s)
    for seat in range(s.seats):
        _check_seat(s, seat)


def _check_market(s: Imperium) -> None:
    for slot in range(SLOTS):
        card = s.market[slot]
        if card >= 0:
            wanted = bool(SUIT[card] & UNSETTLING)
            assert wanted == (s.beneath[slot] >= 0), "a market card has the wrong Unrest beneath"


def _check_seat(s: Imperium, seat: int) -> None:
    assert len(s.garrison[seat]) == len(s.hosts[seat])
    for host in s.hosts[seat]:
        assert host in s.area[seat], "a garrison without its host"
    assert len(quest_of(s, seat)) <= 1, "two active quests"
    nation = s.nation_of[seat]
    if nation in (VIKINGS, ARTHURIANS):
        assert s.status[seat] == BARBARIAN
    elif s.accession[seat] >= 0:
        assert s.status[seat] == BARBARIAN, "an empire with its accession card"
    watch = 0
    counts = [0] * len(ICONS)
    regions = 0
    for card in s.area[seat]:
        watch |= WATCH[card]
        counts = [a + b for a, b in zip(counts, icon_counts(s, card), strict=True)]
        regions += WEIGHT[card] if SUIT[card] & REGION else 0
    assert s.watch[seat] == watch
    at = seat * TALLIES
    assert s.tally[at : at + len(ICONS)] == counts, "icons in play are miscounted"
    assert s.tally[at + REGIONS_TALLY] == regions
