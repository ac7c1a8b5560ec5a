"""Imperial Settlers at the table: phases, questions, log and score sheet in the shapes of the browser protocol."""

from __future__ import annotations

from typing import Any, Final

from ...cards.fates import Fate, Fates
from ...cards.presenter import Names, Presenter, Way, enter
from ...cards.speaker import Line, seat_word
from ...cards.words import say
from ...kernel.events import Event
from ...kernel.game import Choice
from ...kernel.options import SLOT, Option
from . import GAME, solo, tables
from .cards import BY_CODE, DECK, TITLES
from .cards.deck import RULES
from .guide import GUIDE
from .lexicon import ACT, ATTACKING, CLEANUP, COLOURS, FACTIONS, KINDS, LOOKOUT, ORIGINS, PHASES, PRODUCE
from .score import CATEGORIES, left_over, sheet
from .setup import COPIES_WANTED
from .speech import SPEAKER
from .state import COLLECTION
from .supply import ASK_PAY
from .turn import ASK_PAIRS

_ROUND_PHASES = [PHASES[phase] for phase in (LOOKOUT, PRODUCE, ACT, CLEANUP)]

FATES: Final[Fates] = {
    "raze": Fate("raze", "owner"),
    "raze-own": Fate("raze"),
    "raze-virtual": Fate("raze"),
    "steal": Fate("steal", "owner"),
    "remove": Fate("attack", "owner"),
    "take-over": Fate("steal", "owner"),
    "take-deal": Fate("steal", "owner"),
    "break-deal": Fate("cancel", "owner"),
    "drop-route": Fate("cancel", "seat"),
    "block": Fate("blocked", "card"),
    "hit": Fate("attack", "owner"),
    "miss": Fate("hideout"),
    "over": Fate("points"),
}


class SettlersPresenter(Presenter):
    """Words come from `speech`, points from `score`."""

    guide = GUIDE

    def phase(self, state: Any) -> str:
        return PHASES[state.phase]

    def phases(self, state: Any) -> list[str]:
        if state.over:
            return ["end"]
        if not state.round:
            return ["setup"]
        return [*_ROUND_PHASES, PHASES[ATTACKING]] if state.virtual else _ROUND_PHASES

    def option(self, state: Any, option: Option, lang: str, names: Names) -> str:
        if option.name in ("give", "give-card"):
            return SPEAKER.given(state, option, lang, names)
        if option.name == "many":
            return SPEAKER.many(state, option, lang)
        return super().option(state, option, lang, names)

    def detail(self, state: Any, seat: int, option: Option, lang: str, names: Names) -> str:
        return SPEAKER.detail(state, seat, option, lang)

    def proposal(self, state: Any, seat: int) -> int | None:
        """As little gold as possible; one pair of settlers."""
        return state.legal(seat)[0] if state.asking[0] in (ASK_PAY, ASK_PAIRS) else None

    def face_of(self, card: int) -> int:
        return tables.FACE[card]

    def rule(self, state: Any, seat: int) -> str | None:
        source = self.source(state, seat)
        rules = RULES.get(DECK[source].title) if source is not None else None
        return rules[0] if rules else super().rule(state, seat)

    def heading(self, event: Event, lang: str) -> str:
        if event.name == "phase":
            return say(lang, f"phase-settlers-{PHASES[event.args['phase']]}")
        return say(lang, "heading-round", n=event.args["round"]) if event.name == "round" else ""

    def owner(self, state: Any, card: int) -> int:
        return int(state.holder(card)) if card >= 0 else -1

    def things(self, kind: str, n: int) -> list[str]:
        """The slot a card has on the table, and its face."""
        return [f"slot:{n}", f"card:{tables.FACE[n]}"] if kind == SLOT else []

    # --- the end --------------------------------------------------------------------------------------------------
    def lines(self, state: Any) -> list[Line]:
        return sheet(state)

    def categories(self, state: Any) -> list[str]:
        return list(CATEGORIES)

    def ending(self, state: Any, lang: str, names: Names) -> str:
        if not state.virtual:
            return say(lang, "ending-settlers-rounds")
        values = {"collection": len(state.virtual[COLLECTION]), "locations": solo.faction_locations(state)}
        if not solo.won(state):
            return say(lang, "ending-settlers-loss", **values)
        rank = say(lang, f"settlers-rank-{solo.rank(state.scores[0])}")
        return say(lang, "ending-settlers-win", rank=rank, points=state.scores[0], **values)

    def tie(self, state: Any, lang: str, names: Names) -> str:
        """IS-END-05: more resources and settlers left, then more cards in hand, then shared."""
        scores, winners = state.scores, state.winners
        level = [p for p in range(state.seats) if scores[p] == max(scores)]
        if len(level) == 1:
            return ""
        if len(winners) > 1:
            return say(lang, "tie-settlers-shared")
        winner = winners[0]
        seat = seat_word(names, winner)
        others = [left_over(state, p) for p in level if p != winner]
        if left_over(state, winner) > max(others):
            return say(lang, "tie-settlers-goods", seat=seat, n=left_over(state, winner))
        return say(lang, "tie-settlers-hand", seat=seat, n=len(state.hands[winner]))

    # --- the lobby ------------------------------------------------------------------------------------------------
    def member(self, choice: Choice, value: str, lang: str) -> dict[str, Any]:
        """A faction, with what its board gives and its cards do."""
        return {
            "value": value,
            "label": say(lang, f"settlers-origin-{value}"),
            "help": say(lang, f"settlers-advice-{value}"),
            "trait": say(lang, f"settlers-trait-{value}"),
            "group": "",
            "icon": value,
            "suit": value,
        }

    def setting(self, choice: Choice, lang: str) -> dict[str, Any]:
        """Own decks are put together from the titles of each faction (IS-DCK)."""
        found = super().setting(choice, lang)
        if choice.key == "decks":
            found["type"] = "decks"
            found["shape"] = [{"copies": copies, "titles": titles} for copies, titles in COPIES_WANTED.items()]
            found["decks"] = [
                {"faction": faction, "titles": [_title(code) for code in TITLES if BY_CODE[code].origin == n]}
                for n, faction in enumerate(FACTIONS)
            ]
        return found

    # --- the card browser -----------------------------------------------------------------------------------------
    def cards(self, lang: str) -> list[dict[str, Any]]:
        return [card.face(lang) for card in DECK]

    def filters(self, lang: str) -> list[dict[str, Any]]:
        return [
            self.filter("faction", [(o, say(lang, f"settlers-origin-{o}"), o) for o in ORIGINS], lang),
            self.filter("kind", [(k, say(lang, f"settlers-kind-{k}"), k) for k in KINDS], lang),
            self.filter("colour", [(c, say(lang, f"settlers-colour-{c}"), f"colour-{c}") for c in COLOURS], lang),
        ]


def _title(code: str) -> dict[str, Any]:
    """A title of a deck: the code that names it, the faces that bear it, and how many copies go in."""
    faces = TITLES[code]
    return {"code": code, "cards": [DECK.index(face) for face in faces], "copies": sum([f.copies for f in faces])}


BEFORE_ALL: Final = frozenset({"faction", "pick", "store"})

PRESENTER = enter(
    SettlersPresenter(
        *(GAME, "settlers", SPEAKER, FATES),
        pace=(15, 20),
        ways={"solo": Way(range(1, 2)), "duel": Way(range(2, 3))},
        before_all=BEFORE_ALL,
    )
)
