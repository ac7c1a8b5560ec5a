"""Powers at the table: phases, headings, score sheet and card browser in the shapes of the browser protocol."""

from __future__ import annotations

from typing import Any, Final

from ...cards.fates import Fate, Fates
from ...cards.presenter import Names, Presenter, enter
from ...cards.speaker import Line, seat_word
from ...cards.words import say
from ...kernel.events import Event
from ...kernel.game import Choice
from ...kernel.options import Option
from ...kernel.state import OP, PC, State
from . import GAME, score
from . import lexicon as L
from .candidates import judged
from .cards import DECK
from .flow import ASK_PROPOSE, ASK_VOTE, EVALUATE
from .guide import GUIDE
from .ops import ASK_SEARCH
from .speech import SPEAKER, faction_word
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
_ENDINGS = {L.LIMIT: "limit", L.ALL_KNOWN: "known", L.LIMIT | L.ALL_KNOWN: "both", L.OUT_OF_CARDS: "cards"}
_KINDS = ("agent", "threat", "hideout", "event", "symbol")
_SOURCES = ("printed", "fragment", "original")

FATES: Final[Fates] = {
    "cancel": Fate("cancel", "card"),
    "threatened": Fate("threat"),
    "dies": Fate("dead", "card"),
    "kill": Fate("dead", "card"),
    "guess": Fate("eye", "at", when="right"),
    "search": Fate("eye", "at", when="right"),
    "shelter": Fate("hideout", "card", luck=True),
    "saved": Fate("hideout", "card", luck=True),
    "appear": Fate("candidate"),
    "win": Fate("points"),
}


class PowersPresenter(Presenter):
    """Words come from `speech`, points from `score`."""

    guide = GUIDE

    def phase(self, state: State) -> str:
        if state.over:
            return "end"
        known = _BY_PROMPT.get(self.game.prompts[state.asking[0]].name)
        evaluating = not state.pending and any(frame[OP] == EVALUATE and frame[PC] > 1 for frame in state.stack)
        return known if known is not None and not evaluating else _step_phase(state)

    def phases(self, state: Any) -> list[str]:
        if state.over:
            return ["end"]
        if not state.round:
            return ["candidate"]
        evaluation = ["lay", "events", "agents", "guess", "threats"]
        return [*evaluation, "traitor"] if state.variant == L.STRUGGLE else ["draft", *evaluation]

    def rule(self, state: State, seat: int) -> str | None:
        source = self.source(state, seat)
        return super().rule(state, seat) or (DECK[source].rules[0] if source is not None else None)

    def question(self, state: State, seat: int, lang: str, names: Names) -> tuple[str, str]:
        """A right guess may end the game, which is worth knowing before it is made (PW-END-02)."""
        question, reason = super().question(state, seat, lang, names)
        return question, f"{reason} {say(lang, 'powers-guess-ends')}" if _last_guess(state) else reason

    def detail(self, state: Any, seat: int, option: Option, lang: str, names: Names) -> str:
        """What all know of a name that is guessed at."""
        known = judged(state, seat, option)
        return say(lang, f"powers-guess-{known}", n=state.col[option.args[0]]) if known else ""

    def vain(self, state: Any, seat: int, option: Option) -> bool:
        return bool(judged(state, seat, option))

    def owner(self, state: Any, card: int) -> int:
        return int(state.row[card]) if card >= 0 else -1

    def heading(self, event: Event, lang: str) -> str:
        return say(lang, "heading-round", n=event.args["round"]) if event.name == "round" else ""

    # --- the end ----------------------------------------------------------------------------------------------------
    def lines(self, state: Powers) -> list[Line]:
        return score.account(state)

    def categories(self, state: Any) -> list[str]:
        characters = score.SETS if state.variant == L.ILLUMINATI else score.AGENTS
        rest = [score.ABILITIES, score.THREATS, score.APPEARANCE, score.SYMBOLS, score.EVENTS, score.ENDING]
        return [characters, *rest]

    def ending(self, state: Any, lang: str, names: Names) -> str:
        return say(lang, f"ending-powers-{_ENDINGS[state.ending]}")

    def tie(self, state: Any, lang: str, names: Names) -> str:
        """PW-TIE-01: more points for the appearance; PW-TIE-02: shared."""
        scores, winners = state.scores, state.winners
        if scores.count(max(scores)) == 1:
            return ""
        if len(winners) > 1:
            return say(lang, "tie-powers-shared")
        points = score.appearance(state, winners[0])
        return say(lang, "tie-powers-appearance", seat=seat_word(names, winners[0]), n=points)

    # --- the lobby --------------------------------------------------------------------------------------------------
    def member(self, choice: Choice, value: str, lang: str) -> dict[str, Any]:
        """A faction, with what its cards do."""
        return {
            "value": value,
            "label": say(lang, f"powers-faction-{value}"),
            "help": say(lang, f"powers-advice-{value}"),
            "trait": say(lang, f"powers-trait-{value}"),
            "group": "",
            "icon": value.lower(),
            "suit": value.lower(),
        }

    # --- the card browser -------------------------------------------------------------------------------------------
    def cards(self, lang: str) -> list[dict[str, Any]]:
        return [card.face(lang) for card in DECK]

    def filters(self, lang: str) -> list[dict[str, Any]]:
        factions = [(code, faction_word(lang, n), code.lower()) for n, code in enumerate(L.FACTIONS)]
        kinds = [(kind, say(lang, f"filter-powers-kind-{kind}"), kind) for kind in _KINDS]
        sources = [(source, say(lang, f"filter-powers-source-{source}"), None) for source in _SOURCES]
        return [
            self.filter("faction", [*factions], lang),
            self.filter("kind", [*kinds], lang),
            self.filter("source", [*sources], lang),
        ]


def _last_guess(state: Any) -> bool:
    """Is a guess asked for at the only Candidate that is not known yet, so that a right name ends the game?"""
    guessing = state.asking[0] in (ASK_PROPOSE, ASK_VOTE, ASK_SEARCH)
    return guessing and state.standing.count(L.UNSEEN) == 1 and state.standing[state.asking[L.GUESSED]] == L.UNSEEN


def _step_phase(state: State) -> str:
    """The phase of a card's question: by the step of the evaluation that runs it (PW-EVA-02)."""
    step = L.ACT
    for frame in state.stack:
        if frame[OP] == EVALUATE:
            step = frame[PC] - 1  # its program counter is the next step
    if step >= L.GUESS:
        return "guess" if step == L.GUESS else "threats"
    return "events" if step <= L.ACT else "agents"


BEFORE_ALL: Final = frozenset({"appear", "draft", "traitor"})

enter(
    PowersPresenter(
        *(GAME, "powers", SPEAKER, FATES),
        pace=(6, 8),
        longer={("variant", "illuminati"): 2},
        before_all=BEFORE_ALL,
    )
)
