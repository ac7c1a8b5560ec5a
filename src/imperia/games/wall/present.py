"""The Great Wall at the table: seasons, questions, log, score sheet and card browser in the shapes of the protocol."""

from __future__ import annotations

from typing import Any, Final

from ...cards.fates import Fate, Fates
from ...cards.presenter import COMMON_WAYS, Names, Presenter, Way, enter
from ...cards.speaker import Line, seat_word
from ...cards.words import plain, say
from ...kernel.events import Event
from ...kernel.game import Choice
from ...kernel.options import CARD, Option
from . import GAME
from .faces import BY_CARD, FACES, SUIT_NAMES
from .guide import GUIDE
from .lexicon import (
    CAPTURE,
    COOP,
    FIELD,
    HORDE,
    K_COOP_GENERAL,
    LOCATION,
    SEASONS,
    SECTION,
    SETUP,
    SOLO,
)
from .locations import ASK_DRAW
from .score import CATEGORIES, account, total
from .speech import SPEAKER, everybody
from .tables import BY_CODE, CANON, KIND_OF

FATES: Final[Fates] = {
    "shamed": Fate("shame", "seat"),
    "shamed-card": Fate("shame", "seat"),
    "lost-honour": Fate("honour", "seat"),
    "killed": Fate("killed", "seat"),
    "breached": Fate("breach"),
    "defeated": Fate("horde"),
    "saved": Fate("save", "seat", luck=True),
    "warded": Fate("ward", "seat", luck=True),
    "over": Fate("points"),
}
YEAR: Final = ("spring", "summer", "autumn", "winter")
WAYS: Final = {
    "solo": Way(range(1, 2), mode="competitive"),
    "duel": Way(range(2, 3), mode="competitive"),
    "coop": Way(range(2, 5), mode="coop"),
    **{way: Way(range(2, 5), mode="competitive") for way in COMMON_WAYS},
}
BEFORE_ALL: Final = frozenset(
    {
        *("activate", "attacker", "discard-advisor", "doom", "draw", "front", "march-from", "march-post", "march-to"),
        *("marcher", "place", "place-where", "position", "reclaim", "recruit-goes", "reed-barricade", "reed-field"),
        *("rescue", "retire", "rise", "save", "shame", "shed", "stage", "take-back", "target", "victim", "volley"),
        *("who-goes", "who-next", "wound"),
    }
)
# what one answers these with is paid for, and without open screens that is not seen by all
PAID: Final = frozenset({"amount", "build", "buy-off", "donate", "hire", "promote", "recruit"})


class WallPresenter(Presenter):
    """Words come from `speech`, points from `score`."""

    guide = GUIDE

    # --- the table ----------------------------------------------------------------------------------------------------
    def round(self, state: Any) -> int:
        year: int = state.year
        return year

    def phase(self, state: Any) -> str:
        return "ended" if state.over else SEASONS[state.season]

    def phases(self, state: Any) -> list[str]:
        if state.over:
            return ["ended"]
        return ["setup"] if state.season == SETUP else list(YEAR)

    def openly(self, state: Any) -> bool:
        paid = not state.screens and self.game.prompts[state.asking[0]].name in PAID
        return super().openly(state) or (paid and len(state.pending) == 1)

    def option(self, state: Any, option: Option, lang: str, names: Names) -> str:
        if option.name == "branch":
            return super().option(state, option, lang, names)
        return SPEAKER.option_in(state, option, lang, names)

    def detail(self, state: Any, seat: int, option: Option, lang: str, names: Names) -> str:
        return SPEAKER.detail(state, seat, option, lang)

    def proposal(self, state: Any, seat: int) -> int | None:
        """All the tactic cards one may draw."""
        return state.legal(seat)[-1] if state.asking[0] == ASK_DRAW else super().proposal(state, seat)

    def heading(self, event: Event, lang: str) -> str:
        if event.name != "season":
            return ""
        season = say(lang, f"phase-wall-{SEASONS[event.args['season']]}")
        return say(lang, "heading-wall-season", season=season, n=event.args["n"])

    def things(self, kind: str, n: int) -> list[str]:
        """Cards by their number and by the first that is like them; places of the board as options name them."""
        if n >= 0 and kind in (CARD, CAPTURE):
            return [f"card:{n}"] if CANON[n] == n else [f"card:{n}", f"card:{CANON[n]}"]
        return [f"{kind}:{n}"] if n >= 0 and kind in (LOCATION, SECTION, HORDE, FIELD) else []

    def doing(self, event: Event) -> list[str]:
        """What is done without a card shows at its place."""
        return super().doing(event) or [place for place in self.anchors(event) if not place.startswith("card:")]

    def done_to(self, event: Event) -> list[str]:
        """A breach is done to its section."""
        return super().done_to(event) + (self._anchors_at(event, "section") if event.name == "breached" else [])

    # --- the lobby ----------------------------------------------------------------------------------------------------
    def member(self, choice: Choice, value: str, lang: str) -> dict[str, Any]:
        """A general: the emblem of the card, what it is good for in two words, and what the card says."""
        card = BY_CODE[value]
        face = BY_CARD[card]
        together = KIND_OF[card] == K_COOP_GENERAL
        found = {
            "value": value,
            "label": face.name(lang),
            "help": " ".join([plain(line) for line in face.text(lang)]),
            "trait": say(lang, f"wall-trait-{value}"),
            "group": say(lang, "wall-generals-together" if together else "wall-generals"),
            "icon": face.emblem,
            "suit": face.suit(),
        }
        return found | {"only": {"key": "mode", "value": "coop"}} if together else found

    def option_words(self, options: dict[str, str], lang: str) -> list[str]:
        """The mode; of the rest only what is not as usual, for most of it is about a game alone."""
        mode = options.get("mode", self.game.options["mode"].default)
        rest = {key: value for key, value in options.items() if key != "mode"}
        usual = {key: value for key, value in rest.items() if value == self.game.options[key].default}
        other = [
            f"{say(lang, f'setup-wall-{key}')}: {self._chosen(key, value, lang)}"
            for key, value in rest.items()
            if key not in usual
        ]
        return [say(lang, f"setup-wall-mode-{mode}"), *other]

    def _chosen(self, key: str, value: str, lang: str) -> str:
        choice = self.game.options[key]
        return say(lang, f"setup-wall-{key}-{value}") if choice.values else self._listed(choice, value, lang)

    # --- the end ------------------------------------------------------------------------------------------------------
    def lines(self, state: Any) -> list[Line]:
        return account(state)

    def categories(self, state: Any) -> list[str]:
        return ["honour"] if state.mode == COOP else list(CATEGORIES)

    def sheet(self, state: Any, lang: str, names: Names) -> dict[str, Any]:
        """Against Qin the sheet has a column for him."""
        found = super().sheet(state, lang, names)
        if state.mode == SOLO:
            points = total(state, state.qin)
            won = not state.winners
            for column in found["seats"]:
                column["place"] = 2 if won else 1
            qin = [line for line in account(state) if line.seat == state.qin]
            found["seats"].append(
                {
                    "seat": state.qin,
                    "name": say(lang, "wall-qin"),
                    "total": points,
                    "place": 1 if won else 2,
                    "winner": won,
                    **self._points_of(qin, lang),
                }
            )
        return found

    def ending(self, state: Any, lang: str, names: Names) -> str:
        key = f"ending-wall-{state.ending}"
        if state.mode == SOLO:
            return say(lang, f"{key}-solo", won="yes" if state.winners else "no", points=total(state, state.qin))
        return say(lang, key)

    def tie(self, state: Any, lang: str, names: Names) -> str:
        """Ties go to who stands higher on the tea track (GW-END-10)."""
        scores = state.scores
        if state.mode in (COOP, SOLO) or scores.count(max(scores)) == 1:
            return ""
        return say(lang, "tie-wall-tea", seat=seat_word(everybody(names, lang), state.winners[0]))

    # --- the card browser ---------------------------------------------------------------------------------------------
    def cards(self, lang: str) -> list[dict[str, Any]]:
        return [face.face(lang) for face in FACES]

    def filters(self, lang: str) -> list[dict[str, Any]]:
        return [
            self.filter("kind", [(suit, say(lang, f"wall-suit-{suit}"), suit) for suit in SUIT_NAMES], lang),
            self.filter(
                "mode", [(mode, say(lang, f"wall-mode-{mode}"), None) for mode in ("all", "coop", "game")], lang
            ),
        ]


PRESENTER = enter(WallPresenter(GAME, "wall", SPEAKER, FATES, pace=(30, 30), ways=WAYS, before_all=BEFORE_ALL))
