"""Příběhy Impéria: Mocnosti (Powers): the Game, its options and its rules version."""

from __future__ import annotations

from typing import Any

from ...cards.lots import listed
from ...cards.nodes import EffectGame
from ...cards.uses import used
from ...cards.words import say
from ...kernel.errors import SetupError
from ...kernel.game import Parts, register
from ...kernel.weights import Weights
from ...kernel.why import Why
from . import advice, invariants, score, setup, speech, why
from . import cards as card_set
from . import view as views
from .lexicon import FACTIONS, ILLUMINATI, T
from .state import Powers
from .tables import FACTION_OF

ENDINGS = {"end-limit": "limit of Threats", "end-known": "all Candidates known", "end-cards": "out of cards"}


class PowersGame(EffectGame[Powers]):
    """3 to 6 players, variants struggle (Zápas o moc) and illuminati (Ilumináti)."""

    def __init__(self) -> None:
        super().__init__("powers", range(3, 7), "3", T)
        self.cards = card_set.DECK
        self.zones = views.ZONES
        self.choice("variant", "struggle", "struggle", "illuminati")
        self.choice(
            "factions",
            "random",
            check=setup.check_factions,
            words=("random",),
            members=FACTIONS,
            only=("variant", "struggle"),
        )
        self.actions.words = speech.SPEAKER.option_words
        self.actions.name_of = speech.name_of

    def title(self, lang: str = "en") -> str:
        return say(lang, "powers-title")

    def check(self, seats: int, options: dict[str, str]) -> None:
        factions = options["factions"]
        if factions == "random":
            return
        if options["variant"] != "struggle":
            raise SetupError(
                "In the variant illuminati nobody commands a faction, so the option factions must be random.",
                key="powers-illuminati",
                field="factions",
            )
        if len(listed(factions)) != seats:
            raise SetupError(
                "The option factions must name one faction for each of the {seats} players.",
                key="powers-factions-each",
                seats=seats,
                field="factions",
            )

    def deal(self, seats: int, seed: int, options: dict[str, str]) -> Powers:
        return setup.deal(seats, seed, options)

    def blank(self) -> Powers:
        return Powers()

    def view(self, state: Powers, seat: int | None, shared: dict[str, Any]) -> dict[str, Any]:
        return views.view(state, seat)

    def determinize(self, state: Powers, seat: int, seed: int) -> Powers:
        world: Powers = self.zones.determinize(state, seat, seed)
        return world

    def scores(self, state: Powers) -> list[int]:
        return score.totals(state)

    def winners(self, state: Powers) -> tuple[int, ...]:
        return score.winners(state)

    def hindrances(self, state: Powers, seat: int, thing: str) -> list[Why]:
        return why.hindrances(state, seat, thing)

    def value(self, state: Powers, seat: int) -> float:
        return advice.value(state, seat)

    def parts(self, state: Powers, seat: int) -> Parts:
        return advice.parts(state, seat)

    def features(self, state: Powers, seat: int) -> list[float]:
        return advice.features(state, seat)

    def weights(self) -> Weights:
        return advice.WEIGHTS

    def hint(self, state: Powers, seat: int) -> int:
        return advice.hint(state, seat)

    def chapter(self, state: Powers) -> int:
        return 0  # a game is short: all of it is played

    def margin(self) -> float:
        return 6.0  # about a Candidate who appears in time

    def effort(self, state: Powers) -> int:
        return 4  # a walk to the end costs more than one that is judged on the way, and tells more

    def habit(self, state: Powers, seat: int) -> int:
        return advice.habit(state, seat)

    def facts(self, state: Powers) -> dict[str, Any]:
        ends = [ENDINGS[name] for name in ENDINGS if any(event.name == name for event in state.events)]
        kind, factions = "faction", state.factions
        if state.variant == ILLUMINATI:  # nobody commands a faction, but everybody draws a Candidate of one (PW-ILL-02)
            kind, factions = "faction of the Candidate", tuple([FACTION_OF[card] for card in state.candidate])
        return {
            "rounds": state.round,
            "ending": " and ".join(ends),
            "seats": [{kind: say("en", f"powers-faction-{FACTIONS[n]}")} for n in factions],
            "cards": used(state, ("lay", "lay-open", "lay-on"), lambda card: card_set.DECK[card].names["en"]),
        }

    def check_state(self, state: Powers) -> None:
        invariants.check_state(state)


GAME = register(PowersGame())
