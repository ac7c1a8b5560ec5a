"""The cards of the box Legends, in the order of their numbers: eight nations, then the common cards."""

from __future__ import annotations

from ..deck import Print
from . import (
    arthurians,
    atlanteans,
    commons_civilised,
    commons_fame,
    commons_regions,
    commons_tributaries,
    commons_uncivilised,
    commons_unrest,
    egyptians,
    mauryans,
    minoans,
    olmecs,
    qin,
    utopians,
)

CARDS: tuple[Print, ...] = (
    *arthurians.CARDS,
    *atlanteans.CARDS,
    *egyptians.CARDS,
    *mauryans.CARDS,
    *minoans.CARDS,
    *olmecs.CARDS,
    *qin.CARDS,
    *utopians.CARDS,
    *commons_civilised.CARDS,
    *commons_fame.CARDS,
    *commons_regions.CARDS,
    *commons_tributaries.CARDS,
    *commons_uncivilised.CARDS,
    *commons_unrest.CARDS,
)
