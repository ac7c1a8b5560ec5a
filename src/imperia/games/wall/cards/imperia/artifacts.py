"""The five artifacts, of which three are scored by everybody at the end."""

from __future__ import annotations

from ...ops import (  # isort: skip
    CleanCaptures, OverseerLevels, Per, Score, Sets, SoldiersOut, Supports,
)  # fmt: skip
from ..deck import FRAGMENT, Print, artifact

CARDS: tuple[Print, ...] = (
    artifact(
        "art_jade_seal", "Jade Seal of the Realm", "Nefritová pečeť říše", "A birodalom jádepecsétje", "wax-seal",
        Score(terms=(Per(8, Supports()),)), source=FRAGMENT,
    ),
    artifact(
        "art_nine_tripods", "Nine Tripods", "Devět trojnožek", "A kilenc háromlábú üst", "cauldron",
        Score(terms=(Per(3, OverseerLevels()),)), source=FRAGMENT,
    ),
    artifact(
        "art_banner", "Banner of the Northern Garrison", "Korouhev severní posádky", "Az északi helyőrség zászlaja",
        "tattered-banner", Score(terms=(Per(6, CleanCaptures()),)),
    ),
    artifact(
        "art_terracotta", "Terracotta Sentinel", "Terakotový strážce", "Terrakotta őrszem", "stone-bust",
        Score(terms=(Per(4, SoldiersOut()),)),
    ),
    artifact(
        "art_scales", "Scales of the Imperial Mint", "Váhy císařské mincovny", "A császári pénzverde mérlege", "scales",
        Score(terms=(Per(6, Sets()),)),
    ),
)  # fmt: skip
