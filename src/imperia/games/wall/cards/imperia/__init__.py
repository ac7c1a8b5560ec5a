"""Our own set for The Great Wall: its board and its 208 cards, none of them the printed ones."""

from __future__ import annotations

from ..deck import Print
from ..numbers import enter
from . import (
    advisors,
    artifacts,
    commands,
    coop_generals,
    coop_hordes,
    coop_tactics,
    demands,
    events,
    generals,
    hordes,
    solo,
    tactics,
)
from .board import BOARD

CARDS: tuple[Print, ...] = (
    *hordes.CARDS,
    *coop_hordes.CARDS,
    *commands.CARDS,
    *solo.CARDS,
    *tactics.CARDS,
    *coop_tactics.CARDS,
    *artifacts.CARDS,
    *advisors.CARDS,
    *generals.CARDS,
    *coop_generals.CARDS,
    *events.CARDS,
    *demands.CARDS,
)
SET = enter(BOARD, CARDS)
