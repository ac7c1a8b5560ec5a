"""Imperial Settlers (Settlers: Zrod impéria): the Game, its options and its rules version."""

from __future__ import annotations

from typing import Any

from ...cards.nodes import EffectGame, Goods
from ...cards.words import icon, say
from ...kernel.errors import SetupError
from ...kernel.game import register
from ...kernel.state import State
from . import advice, score, setup, speech
from . import cards as card_set
from . import view as views
from .invariants import check_state
from .lexicon import GOODS, T
from .state import Settlers
from .supply import WAY_OF_KIND, can_pay_goods, gain, pay_goods
from .tables import KIND


class SettlersGame(EffectGame):
    """2 to 4 players, or one against the virtual player."""

    def __init__(self) -> None:
        super().__init__("settlers", range(1, 5), "1", T)
        self.cards = card_set.DECK
        self.choice("factions", "random", check=setup.check_factions)
        self.choice("lookout", "standard", "standard", "draft", "advanced")
        self.choice("peaceful", "no", "no", "yes")
        self.choice("decks", "printed", check=setup.check_decks)
        self.actions.words = speech.option_words
        self.actions.name_of = speech.name_of

    def title(self, lang: str = "en") -> str:
        return say(lang, "settlers-title")

    def check(self, seats: int, options: dict[str, str]) -> None:
        named = setup.factions_named(options["factions"])
        if named and named != seats:
            raise SetupError(
                f"The option factions must name one faction for each of the {seats} seats; it names {named}."
            )
        if seats == 1 and options["lookout"] != "standard":
            raise SetupError("The solo game has a Lookout of its own, so the option lookout must be standard.")
        if seats == 1 and options["peaceful"] == "yes":
            raise SetupError("The peaceful variant is for 2 to 4 players; the solo game does not have it.")

    def deal(self, seats: int, seed: int, options: dict[str, str]) -> State:
        return setup.deal(seats, seed, options)

    def blank(self) -> State:
        return Settlers()

    # --- goods and decks, for the shared effect nodes -----------------------------------------------------------------
    def good(self, lang: str, good: int) -> str:
        return icon(lang, GOODS[good])

    def amount(self, lang: str, good: int, n: int) -> str:
        return say(lang, f"settlers-amount-{GOODS[good]}", n=n)

    def gain(self, s: Any, seat: int, card: int, good: int, n: int) -> None:
        gain(s, seat, good, n, card, WAY_OF_KIND[KIND[card]])

    def can_pay(self, s: Any, seat: int, card: int, cost: Goods) -> bool:
        return can_pay_goods(s, seat, cost)

    def pay(self, s: Any, seat: int, card: int, cost: Goods) -> None:
        pay_goods(s, seat, card, cost)

    # --- looking and judging ------------------------------------------------------------------------------------------
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Settlers)
        return views.view(state, seat)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        assert isinstance(state, Settlers)
        return views.determinize(state, seat, seed)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Settlers)
        return score.totals(state)

    def winners(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, Settlers)
        return score.winners(state)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Settlers)
        return advice.value(state, seat)

    def check_state(self, state: State) -> None:
        assert isinstance(state, Settlers)
        check_state(state)


GAME = register(SettlersGame())
