"""What a newcomer to Imperium is told: which things the page, the glossary, the tips and the key of icons explain."""

from __future__ import annotations

from typing import Final

from ...cards.guide import Guide, Page
from .faces import KEYWORDS

GUIDE: Final = Guide(
    option="box",
    pages={
        "classics": Page(
            ("activate", "innovate", "revolt", "cleanup", "solstice"),
            ("play", "exhaust", "acquire", "break-through", "garrison", "reshuffle"),
            ("progress", "cards", "unrest", "power", "rest"),
            (("unrest", "unrest"), ("state", "barbarian")),
        ),
    },
    icons=(
        *("material", "population", "progress", "points", "action-token", "exhaust", "solstice", "hourglass"),
        *("region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power", "pinned", "attack-card"),
        *("purse", "grain", "drop", "city", "metropolis", "barbarian", "empire", "acquire", "break-through"),
        *("draw", "discard", "garrison", "history", "exile", "develop"),
    ),
    terms={
        "market": "IM-KW-ACQ-01",
        "nation": "IM-RSH-02",
        "development": "IM-RSH-07",
        "state": "IM-ACT-05",
        "power": "IM-SCO-03",
        "reshuffle": "IM-RSH-01",
        "collapse": "IM-COL-01",
    },
    tips=(("hand", "hand"), ("market", "market"), ("tokens", "own"), ("question", "prompt")),
    sample="1GRE5",
    keywords=(*KEYWORDS, "pinned", "attack"),
)
