"""What a newcomer to Powers is told: which things the page, the glossary, the tips and the key of icons explain."""

from __future__ import annotations

from typing import Final

from ...cards.guide import Guide, Page

_EVALUATION: Final = ("lay", "events", "agents", "guess", "threats")
_ACTS: Final = ("agent", "threat", "hideout", "event")
_NOTES: Final = (("candidate", "candidate"), ("death", "dead"))

GUIDE: Final = Guide(
    option="variant",
    pages={
        "struggle": Page(
            (*_EVALUATION, "traitor"),
            _ACTS,
            ("agents", "threats", "appearance", "symbols", "events", "ending"),
            (*_NOTES, ("traitor", "traitor")),
        ),
        "illuminati": Page(
            ("draft", *_EVALUATION),
            _ACTS,
            ("sets", "threats", "appearance", "symbols", "events", "ending"),
            _NOTES,
        ),
    },
    icons=(
        *("agent", "event", "threat", "hideout", "knot", "points", "candidate", "traitor"),
        *("bolt", "hourglass", "dead", "eye", "left", "right", "column-left", "column-right", "target"),
    ),
    terms={
        "candidate": "PW-AGT-01",
        "appear": "PW-THR-03",
        "uncovered": "PW-AGT-04",
        "column": "PW-RND-02",
        "traitor": "PW-LAY-01",
        "guess": "PW-AGT-03",
    },
    tips=(("hand", "hand"), ("board", "board"), ("candidate", "own"), ("question", "prompt")),
    sample="PW-IND-02",
    keywords=("agent", "threat", "event", "hideout", "symbol", "cancel"),
)
