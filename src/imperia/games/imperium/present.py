"""Imperium at the table: phases, questions, log, score sheet and card browser in the shapes of the browser protocol."""

from __future__ import annotations

from typing import Any, Final

from ...cards.fates import Fate, Fates
from ...cards.presenter import Names, Presenter, Way, enter
from ...cards.speaker import Line, seat_word
from ...cards.words import say
from ...kernel.events import Event
from ...kernel.game import Choice
from ...kernel.options import CARD, Option
from . import GAME
from .faces import COMMON, FACES
from .gates import ASK_PAY
from .guide import GUIDE
from .lexicon import ACTIVATE, BOXES, ENDING, INNOVATE, NATIONS, REVOLT, SETUP, STATES, SUITS
from .score import CATEGORIES, sheet, unrest_of
from .speech import REASONS, SPEAKER, advice
from .tables import CANON
from .view import WAYS

FATES: Final[Fates] = {
    "took-unrest": Fate("unrest", "seat"),
    "stole": Fate("steal", "victim"),
    "gave-tokens": Fate("steal", "seat"),
    "given": Fate("unrest", "victim"),
    "abandoned": Fate("abandon", "seat"),
    "exiled": Fate("exile", "seat"),
    "discarded": Fate("discard", "seat"),
    "defended": Fate("defence", "seat", luck=True),
    "empire": Fate("empire"),
    "king": Fate("points"),
    "end-triggered": Fate("end"),
    "collapse": Fate("unrest"),
    "over": Fate("points"),
}

# The rule that explains what an effect asks, by its phrase.
RULES: Final = {
    "imperium-acquire": "IM-KW-ACQ-01",
    "imperium-break-through": "IM-KW-BRK-02",
    "imperium-abandon": "IM-KW-ABA-01",
    "imperium-recall": "IM-KW-REC-01",
    "imperium-garrison": "IM-KW-GAR-01",
    "imperium-garrison-self": "IM-KW-GAR-09",
    "imperium-discard": "IM-KW-DIS-01",
    "imperium-to-history": "IM-KW-HIS-01",
    "imperium-exile-market": "IM-KW-EXI-01",
    "imperium-swap-exile": "IM-KW-EXI-06",
    "imperium-find": "IM-KW-FIN-01",
    "imperium-develop": "IM-KW-DEV-01",
    "imperium-free-play": "IM-KW-FRE-05",
    "imperium-look-fame": "IM-KW-LOO-01",
    "imperium-return-unrest": "IM-KW-RET-01",
    "imperium-ready-exhaust": "IM-EXH-12",
}


class ImperiumPresenter(Presenter):
    """Words come from `speech`, points from `score`."""

    guide = GUIDE

    # --- the table ----------------------------------------------------------------------------------------------------
    def phase(self, state: Any) -> str:
        return "ending" if state.over else WAYS[state.way]

    def phases(self, state: Any) -> list[str]:
        if state.over or state.way == ENDING:
            return ["ending"]
        if state.way == SETUP:
            return ["setup"]
        turn = WAYS[state.way] if state.way in (ACTIVATE, INNOVATE, REVOLT) else "waiting"
        return [turn, "cleanup", "solstice"]

    def detail(self, state: Any, seat: int, option: Option, lang: str, names: Names) -> str:
        return SPEAKER.detail(state, seat, option, lang)

    def proposal(self, state: Any, seat: int) -> int | None:
        """As little progress as possible in place of other tokens."""
        return state.legal(seat)[0] if state.asking[0] == ASK_PAY else super().proposal(state, seat)

    def rule(self, state: Any, seat: int) -> str | None:
        node = SPEAKER.asking(state)
        known = RULES.get(node.phrase) if node is not None else None
        return known or super().rule(state, seat)

    def heading(self, event: Event, lang: str) -> str:
        if event.name == "solstice":
            return say(lang, "phase-imperium-solstice")
        return say(lang, "heading-round", n=event.args["n"]) if event.name == "round" else ""

    def things(self, kind: str, n: int) -> list[str]:
        """Where a card lies on the table, and where the first that is like it stands in a hand or pile."""
        return [f"slot:{n}", f"card:{CANON[n]}"] if kind == CARD else []

    def meant(self, event: Event, anchors: list[str], you: int | None) -> list[str]:
        """What others do with a card is not done with the one like it in the reader's hand."""
        own = you is not None and self.actor(event) == you
        return anchors if own else [anchor for anchor in anchors if not anchor.startswith("card:")]

    # --- the lobby ----------------------------------------------------------------------------------------------------
    def member(self, choice: Choice, value: str, lang: str) -> dict[str, Any]:
        """A nation by its box, with its difficulty and advice; a side of the power cards."""
        if choice.key != "nations":
            return super().member(choice, value, lang)
        box = BOXES[[name for name, _ in NATIONS].index(value) // (len(NATIONS) // len(BOXES))]
        return {
            "value": value,
            "label": say(lang, f"imperium-nation-{value}"),
            "help": advice(lang, value),
            "trait": say(lang, f"imperium-trait-{value}"),
            "group": say(lang, f"imperium-box-{box}"),
            "icon": value,
            "suit": f"n-{value}",
        }

    # --- the end ------------------------------------------------------------------------------------------------------
    def lines(self, state: Any) -> list[Line]:
        return sheet(state)

    def categories(self, state: Any) -> list[str]:
        return list(CATEGORIES)

    def ending(self, state: Any, lang: str, names: Names) -> str:
        if state.collapsed:
            return say(lang, "ending-imperium-collapse")
        return say(lang, f"ending-imperium-{REASONS[state.ended_by]}")

    def tie(self, state: Any, lang: str, names: Names) -> str:
        """Points are shared; after a Collapse they decide between those with the fewest Unrest cards (IM-COL-05)."""
        winners = state.winners
        if len(winners) > 1:
            return say(lang, "tie-imperium-shared")
        if not state.collapsed:
            return ""
        unrest = [unrest_of(state, seat) for seat in range(state.seats)]
        if unrest.count(min(unrest)) == 1:
            return ""
        seat, points = seat_word(names, winners[0]), state.scores[winners[0]]
        return say(lang, "tie-imperium-points", seat=seat, n=min(unrest), points=points)

    # --- the card browser ---------------------------------------------------------------------------------------------
    def cards(self, lang: str) -> list[dict[str, Any]]:
        return [face.face(lang) for face in FACES]

    def filters(self, lang: str) -> list[dict[str, Any]]:
        nations = [(name, say(lang, f"imperium-nation-{name}"), name) for name, _ in NATIONS]
        suits = [(suit, say(lang, f"imperium-suit-{suit}"), suit) for suit in SUITS]
        none = say(lang, "imperium-none")
        return [
            self.filter("nation", [*nations, (COMMON, say(lang, "imperium-nation-common"), "market")], lang),
            self.filter("suit", [*suits, ("none", none, None)], lang),
            self.filter("box", [(box, say(lang, f"imperium-box-{box}"), None) for box in (*BOXES, "both")], lang),
            self.filter(
                "state",
                [*[(state, say(lang, f"imperium-state-{state}"), state) for state in STATES], ("none", none, None)],
                lang,
            ),
        ]


BEFORE_ALL: Final = frozenset({"abandon", "defend", "may", "nation", "recall", "side", "solstice", "suffer", "tribute"})

PRESENTER = enter(
    ImperiumPresenter(
        *(GAME, "imperium", SPEAKER, FATES), pace=(10, 40), ways={"duel": Way(range(2, 3))}, before_all=BEFORE_ALL
    )
)
