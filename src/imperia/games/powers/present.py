"""Powers at the table: phases, questions, log and score sheet in the shapes of the browser protocol."""

from __future__ import annotations

from typing import Any

from ...cards.presenter import Names, Presenter, ScoreLine
from ...cards.words import say
from ...kernel.events import Event
from ...kernel.options import Option
from ...kernel.state import State
from . import GAME, speech
from .cards import DECK
from .flow import EVALUATE
from .lexicon import ACT, AGENTS, ALL_KNOWN, APPEARED, FACTIONS, GUESS, ILLUMINATI, LIMIT, STRUGGLE, THREATEN
from .score import ABILITIES, APPEARANCE, ENDING, EVENTS, SETS, SYMBOLS, THREATS, sheet
from .score import AGENTS as LIVING
from .state import Powers

_BY_PROMPT = {
    "candidate": "candidate",
    "draft": "draft",
    "lay": "lay",
    "lay-open": "lay",
    "propose": "guess",
    "vote": "guess",
    "appear": "threats",
    "traitor": "traitor",
}
_KINDS = ("agent", "threat", "hideout", "event", "symbol")
_SOURCES = ("printed", "fragment", "original")


class PowersPresenter(Presenter):
    """Words come from `speech`, points from `score`."""

    def phase(self, state: State) -> str:
        if state.over:
            return "end"
        known = _BY_PROMPT.get(self.game.prompts[state.asking[0]].name)
        return known if known is not None else _step_phase(state)

    def phases(self, state: State) -> list[str]:
        assert isinstance(state, Powers)
        if state.over:
            return ["end"]
        if not state.round:
            return ["candidate"]
        evaluation = ["lay", "events", "agents", "guess", "threats"]
        return [*evaluation, "traitor"] if state.variant == STRUGGLE else ["draft", *evaluation]

    def question(self, state: State, seat: int, lang: str, names: Names) -> tuple[str, str]:
        assert isinstance(state, Powers)
        return speech.question(state, seat, lang, names)

    def option(self, state: State, option: Option, lang: str, names: Names) -> str:
        return speech.option_label(option, lang, names)

    def rule(self, state: State, seat: int) -> str | None:
        found = super().rule(state, seat)
        source = self.source(state, seat)
        if found is None and source is not None and DECK[source].rules:
            return DECK[source].rules[0]
        return found

    def event(self, event: Event, lang: str, names: Names, you: int | None) -> str:
        return speech.event_words(event, lang, names, you)

    def heading(self, event: Event, lang: str) -> str:
        return say(lang, "heading-round", n=event.args["round"]) if event.name == "round" else ""

    # --- the end ----------------------------------------------------------------------------------------------------
    def score_lines(self, state: State, lang: str, names: Names) -> list[ScoreLine]:
        assert isinstance(state, Powers)
        return [
            ScoreLine(
                line.seat,
                line.category,
                line.points,
                speech.score_words(line, lang),
                line.card if line.card >= 0 else None,
            )
            for line in sheet(state)
        ]

    def categories(self, state: State) -> list[str]:
        assert isinstance(state, Powers)
        characters = SETS if state.variant == ILLUMINATI else LIVING
        return [characters, ABILITIES, THREATS, APPEARANCE, SYMBOLS, EVENTS, ENDING]

    def ending(self, state: State, lang: str, names: Names) -> str:
        assert isinstance(state, Powers)
        both = LIMIT | ALL_KNOWN
        how = {LIMIT: "limit", ALL_KNOWN: "known", both: "both"}.get(state.ending & both, "cards")
        return say(lang, f"ending-powers-{how}")

    def tie(self, state: State, lang: str, names: Names) -> str:
        """PW-TIE-01: more points for the appearance; PW-TIE-02: shared."""
        assert isinstance(state, Powers)
        scores, winners = state.scores, state.winners
        level = [p for p in range(state.seats) if scores[p] == max(scores)]
        if len(level) == 1:
            return ""
        if len(winners) > 1:
            return say(lang, "tie-powers-shared")
        winner = winners[0]
        points = state.known_at[winner] // 16 if state.standing[winner] == APPEARED else 0
        return say(lang, "tie-powers-appearance", seat=speech.seat_word(names, winner), n=points)

    # --- the card browser -------------------------------------------------------------------------------------------
    def cards(self, lang: str) -> list[dict[str, Any]]:
        return [card.face(lang) for card in DECK]

    def filters(self, lang: str) -> list[dict[str, Any]]:
        factions = [(code, speech.faction_word(lang, n), code.lower()) for n, code in enumerate(FACTIONS)]
        kinds = [(kind, say(lang, f"filter-powers-kind-{kind}"), kind) for kind in _KINDS]
        sources = [(source, say(lang, f"filter-powers-source-{source}"), None) for source in _SOURCES]
        return [
            self.filter("faction", [*factions], lang),
            self.filter("kind", [*kinds], lang),
            self.filter("source", [*sources], lang),
        ]


def _step_phase(state: State) -> str:
    """The phase of a card's question: by the step of the evaluation that runs it (PW-EVA-02)."""
    step = ACT
    for frame in state.stack:
        if frame[0] == EVALUATE:
            step = frame[1] - 1  # its program counter is the next step
    if step <= ACT:
        return "events"
    if step <= AGENTS:
        return "agents"
    return "guess" if step == GUESS else "threats" if step == THREATEN else "events"


PRESENTER = PowersPresenter(GAME, "powers")
