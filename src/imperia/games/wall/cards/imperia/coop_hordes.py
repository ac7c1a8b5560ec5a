"""The 24 hordes of the cooperative game: eight types, one card for each section.

A field is written by what covering it brings: wood, stone, gold, chi, honour 1 or 2, nothing (0); a dot is no field.
"""

from __future__ import annotations

from ...ops import (  # isort: skip
    BARRICADE_DEFENCE, BEHIND, BREACH, BUILDING, COVER_FIELD, LOSSES, OTHERS_HERE, PRESENCE_HONOUR, STRENGTH,
    THIS_CARD, VOLLEY_ARCHERS, Change, EachPlayer, Forbid, Lose, PlacedThisYear, Plunder, Seq, When,
)  # fmt: skip
from ..deck import LEFT, MIDDLE, RIGHT, Print, coop_horde

CARDS: tuple[Print, ...] = (
    *coop_horde(
        "coophorde_vanguard", "Subutai’s Vanguard", "Sübetejův předvoj", "Szübeetej előhada", "mounted-knight",
        (LEFT, "..w1..", "..s..."), (MIDDLE, "..g1..", "..c..."), (RIGHT, "..s1..", "..w..."),
        strength=3, honour=6,
        facts=(Change(STRENGTH, by=2, of=THIS_CARD, when=PlacedThisYear()),),
    ),
    *coop_horde(
        "coophorde_arrowstorm", "Jebe’s Arrowstorm", "Džebeho šípová bouře", "Dzsebe nyílzápora", "arrow-cluster",
        (LEFT, "..c1w.", "......"), (MIDDLE, "..s1g.", "......"), (RIGHT, "..w1c.", "......"),
        strength=3, honour=6,
        facts=(Change(VOLLEY_ARCHERS, to=1),),
    ),
    *coop_horde(
        "coophorde_kharash", "Kharash Captives", "Zajatci hnaní vpřed", "Előrehajtott foglyok", "manacles",
        (LEFT, ".s10w.", "...g.."), (MIDDLE, ".g10s.", "...c.."), (RIGHT, ".c10g.", "...w.."),
        strength=2, honour=7,
        facts=(Change(PRESENCE_HONOUR, to=0, of=THIS_CARD),),
    ),
    *coop_horde(
        "coophorde_trebuchets", "Xiangyang Trebuchets", "Praky od Siang-jangu", "Hsziangjangi hajítógépek", "trebuchet",
        (LEFT, "..w1s.", "...g.."), (MIDDLE, "..s1c.", "...w.."), (RIGHT, "..c1g.", "...s.."),
        strength=4, honour=9,
        facts=(Change(BARRICADE_DEFENCE, to=1),),
    ),
    *coop_horde(
        "coophorde_reserve", "Uriankhai Reserve", "Urianchajská záloha", "Urianhaj tartalék", "cavalry",
        (LEFT, "..g1s.", "..c..."), (MIDDLE, "..s1c.", "..w..."), (RIGHT, "..w1g.", "..s..."),
        strength=4, honour=9,
        facts=(Forbid(COVER_FIELD, BEHIND),),
    ),
    *coop_horde(
        "coophorde_torguud", "Torguud Guard", "Torgutská stráž", "Torgut testőrség", "guards",
        (LEFT, "g2s...", ".w...."), (MIDDLE, "w2c...", ".g...."), (RIGHT, "c2w...", ".s...."),
        strength=5, honour=10,
        facts=(Change(LOSSES, by=1, of=THIS_CARD),),
    ),
    *coop_horde(
        "coophorde_burning", "Burning Column", "Žhářská kolona", "Gyújtogató oszlop", "burning-embers",
        (LEFT, "..w1s.", "...2g."), (MIDDLE, "..s1g.", "...2c."), (RIGHT, "..g1w.", "...2s."),
        strength=5, honour=9,
        facts=(When(BREACH, Seq((Plunder(BUILDING, 3), EachPlayer(Lose(BUILDING, 1))))),),
    ),
    *coop_horde(
        "coophorde_standard", "Standard of the Nine Tails", "Devítiohonná korouhev", "Kilencfarkú hadijelvény", "vertical-banner",
        (LEFT, "w1s.g.", ".2.c.."), (MIDDLE, "c1g.s.", ".2.w.."), (RIGHT, "g1w.c.", ".2.s.."),
        strength=5, honour=13,
        facts=(Change(STRENGTH, by=1, of=OTHERS_HERE),),
    ),
)  # fmt: skip
