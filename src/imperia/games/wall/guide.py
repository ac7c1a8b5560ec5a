"""What a newcomer to The Great Wall is told: which things the page, the glossary, the tips and the icons explain."""

from __future__ import annotations

from typing import Final

from ...cards.guide import Guide, Page

_SEASONS: Final = ("spring", "summer", "autumn", "winter")
_ACTS: Final = ("produce", "recruit", "build", "march", "tea", "hire", "tactics")
_NOTES: Final = (("horde", "horde"), ("breach", "breach"), ("location", "official"))

GUIDE: Final = Guide(
    option="mode",
    pages={
        "competitive": Page(_SEASONS, _ACTS, ("honour", "captured", "artifacts", "shame", "rest"), _NOTES),
        "coop": Page(_SEASONS, _ACTS, ("demands", "bank"), _NOTES),
    },
    icons=(
        *("wood", "stone", "gold", "chi", "honour", "official", "spearman", "archer", "horseman"),
        *("overseer", "horde", "strength", "wound", "losses", "wall", "barricade", "defence", "breach", "shame"),
        *("command", "tactic", "advisor", "support", "general", "artifact", "tea", "storehouse", "activate", "event"),
        *("build", "blocked", "hourglass"),
    ),
    terms={
        "section": "GW-WIN-05",
        "staging": "GW-STG-01",
        "firing": "GW-WIN-01",
        "tea-order": "GW-TEA-02",
        "location": "GW-LOC-01",
        "alone": "GW-ACT-09",
        "save": "GW-KIL-07",
        "donate": "GW-PRD-10",
    },
    tips=(("hand", "hand"), ("locations", "locations"), ("sections", "sections"), ("question", "prompt")),
    sample="horde_mangudai_1",
    keywords=("horde", "command", "general", "tactic", "advisor", "artifact", "event", "demand"),
)
