"""What a newcomer to Settlers is told: which things the page, the glossary, the tips and the key of icons explain."""

from __future__ import annotations

from typing import Final

from ...cards.guide import Guide, Page

_PHASES: Final = ("lookout", "production", "action", "cleanup")
_ACTS: Final = ("build", "deal", "raze-hand", "raze", "use", "send", "pass")
_SCORES: Final = ("game", "common", "faction", "rest")

GUIDE: Final = Guide(
    option="lookout",
    pages={
        "standard": Page(
            _PHASES, _ACTS, _SCORES, (("building", "location"), ("defence", "defense"), ("solo", "virtual"))
        ),
    },
    icons=(
        *("settler", "wood", "stone", "food", "gold", "raze", "defense", "card", "common-card", "faction-card"),
        *("vp", "location", "faction-location", "foundation", "deal", "production", "feature", "action", "samurai"),
        *("store", "resource", "blocked", "swap", "first", "arrow", "plus"),
    ),
    terms={
        "good": "IS-PRD-07",
        "resource": "IS-WRK-01",
        "empire": "IS-BLD-01",
        "faction": "IS-RAZ-06",
        "bonus": "IS-BLD-04",
        "pass": "IS-PAS-01",
        "raze": "IS-RAZ-01",
        "collection": "IS-SOL-09",
    },
    tips=(("hand", "hand"), ("goods", "own"), ("board", "board"), ("question", "prompt")),
    sample="ROM011",
    keywords=("production", "feature", "action", "deal", "raze", "bonus", "attack"),
)
