"""The cards of the box Classics, in the order of their numbers: eight nations, then the common cards."""

from __future__ import annotations

from ..deck import Print
from . import (
    carthaginians,
    celts,
    commons_civilised,
    commons_fame,
    commons_regions,
    commons_tributaries,
    commons_uncivilised,
    commons_unrest,
    greeks,
    macedonians,
    persians,
    romans,
    scythians,
    vikings,
)

CARDS: tuple[Print, ...] = (
    *carthaginians.CARDS,
    *celts.CARDS,
    *greeks.CARDS,
    *macedonians.CARDS,
    *persians.CARDS,
    *romans.CARDS,
    *scythians.CARDS,
    *vikings.CARDS,
    *commons_civilised.CARDS,
    *commons_fame.CARDS,
    *commons_regions.CARDS,
    *commons_tributaries.CARDS,
    *commons_uncivilised.CARDS,
    *commons_unrest.CARDS,
)
