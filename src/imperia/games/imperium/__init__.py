"""Imperium: Classics and Legends: the Game, its options and its rules version."""

from __future__ import annotations

from typing import Any

from ...cards.nodes import EffectGame
from ...cards.uses import used
from ...cards.words import icon, say
from ...kernel.game import Parts, register
from ...kernel.options import Option
from ...kernel.weights import Weights
from ...kernel.why import Why
from . import advice, score, setup, why
from . import view as views
from .faces import FACES
from .gates import gain
from .getting import Gamble
from .invariants import check_state
from .lexicon import GOODS, NAME, POWER, T
from .speech import SPEAKER, name_of
from .state import PLACES, Imperium
from .tables import CODE, NAME_EN, SUIT, UNREST_LIKE, V_TABLE

# What triggered the end, in the order of its numbers in `gates`.
ENDINGS = ("", "main deck", "last development", "King of Kings", "Harald Hardrada", "Graal", "Shangri-La")

OWN_PLACES = ("discard", "deck", "history", "nation", "side", "suit")  # verbs that name a kind of place


def _used_as(card: int) -> str:
    """The name of a card in reports: some powers are called like cards of the market."""
    return f"{NAME_EN[card]}, power {CODE[card][-1]}" if SUIT[card] & POWER else NAME_EN[card]


class ImperiumGame(EffectGame[Imperium]):
    """2 to 4 players; the boxes Classics and Legends, alone or together."""

    def __init__(self) -> None:
        super().__init__(NAME, range(2, 5), "2", T)
        self.zones = PLACES
        self.cards = FACES
        self.actions.words = SPEAKER.option_words
        self.actions.name_of = name_of
        self.choice("box", "both", "classics", "legends", "both")
        self.choice("commons", "box", "box", "classics", "legends", only=("box", "both"))
        self.choice("nations", "random", check=setup.check_nations, words=("random", "choose"), members=setup.NAMES)
        self.choice("sides", "b", check=setup.check_sides, words=("b", "a", "choose", "random"), members=setup.LETTERS)

    def title(self, lang: str = "en") -> str:
        return say(lang, "imperium-title")

    def check(self, seats: int, options: dict[str, str]) -> None:
        setup.check_together(seats, options)

    def deal(self, seats: int, seed: int, options: dict[str, str]) -> Imperium:
        return setup.deal(seats, seed, options)

    def blank(self) -> Imperium:
        return Imperium()

    # --- for the shared effect nodes --------------------------------------------------------------------------------
    def pick(self, s: Any, card: int) -> int:
        return V_TABLE + card

    def in_play(self, s: Any, seat: int) -> list[int]:
        cards: list[int] = s.area[seat]
        return cards

    def good(self, lang: str, good: int) -> str:
        return icon(lang, GOODS[good])

    def good_icon(self, good: int) -> str:
        return GOODS[good]

    def amount(self, lang: str, good: int, n: int, case: str) -> str:
        return say(lang, f"imperium-amount-{GOODS[good]}", n=n, case=case)

    def gain(self, s: Any, seat: int, card: int, good: int, n: int) -> None:
        gain(s, seat, good, n, card)

    # --- looking and judging ----------------------------------------------------------------------------------------
    def view(self, state: Imperium, seat: int | None, shared: dict[str, Any]) -> dict[str, Any]:
        return views.view(state, seat)

    def determinize(self, state: Imperium, seat: int, seed: int) -> Imperium:
        world: Imperium = PLACES.determinize(state, seat, seed)
        return world

    def scores(self, state: Imperium) -> list[int]:
        return score.totals(state)

    def winners(self, state: Imperium) -> tuple[int, ...]:
        return score.winners(state)

    def places(self, state: Imperium, option: Option) -> list[str]:
        """Cards in piles, nations, sides and suits are places of their own: a hand does not light up for a pile. A suit
        that is guessed is no deck."""
        if option.name == "suit" and isinstance(T.asks(state), Gamble):
            return []
        if option.name == "unrest":
            return [f"{('card', 'discard')[option.args[0]]}:{UNREST_LIKE[0]}"]
        return [f"{option.name}:{option.args[0]}"] if option.name in OWN_PLACES else option.anchors()

    def hindrances(self, state: Imperium, seat: int, thing: str) -> list[Why]:
        return why.hindrances(state, seat, thing)

    def value(self, state: Imperium, seat: int) -> float:
        return advice.value(state, seat)

    def parts(self, state: Imperium, seat: int) -> Parts:
        return advice.parts(state, seat)

    def features(self, state: Imperium, seat: int) -> list[float]:
        return advice.features(state, seat)

    def weights(self) -> Weights:
        return advice.WEIGHTS

    def hint(self, state: Imperium, seat: int) -> int:
        return advice.hint(state, seat)

    def facts(self, state: Imperium) -> dict[str, Any]:
        return {
            "rounds": state.round,
            "ending": "Collapse" if state.collapsed else ENDINGS[state.ended_by],
            "seats": [
                {"nation": setup.NAMES[nation].capitalize(), "side": setup.LETTERS[side].upper()}
                for nation, side in zip(state.nation_of, state.sides, strict=True)
            ],
            "cards": used(state, ("played", "free-played", "exhausted"), _used_as),
        }

    def check_state(self, state: Imperium) -> None:
        check_state(state)


GAME = register(ImperiumGame())
