"""Imperial Settlers (Settlers: Zrod impéria): the Game, its options and its rules version."""

from __future__ import annotations

from typing import Any

from ...cards.nodes import EffectGame, Goods
from ...cards.uses import used
from ...cards.words import say
from ...kernel.errors import SetupError
from ...kernel.game import Parts, register
from ...kernel.options import Option
from ...kernel.weights import Weights
from ...kernel.why import Why
from . import advice, afford, building, score, setup, supply, tables, verbs, why
from . import cards as card_set
from . import view as views
from .goods import GOODS, VP
from .invariants import check_state
from .lexicon import FACTIONS, SIDES, W_BONUS, WAY_OF_KIND, T
from .ops.features import put_on_shrine
from .speech import SPEAKER, name_of
from .state import Settlers
from .zones import ZONES

RAZED = ("raze", "raze-virtual", "raze-own")  # a Location, not a card in hand


class SettlersGame(EffectGame[Settlers]):
    """2 to 4 players, or one against the virtual player."""

    def __init__(self) -> None:
        super().__init__("settlers", range(1, 5), "3", T)
        self.cards = card_set.DECK
        self.zones = ZONES
        self.choice(
            "factions",
            "random",
            check=setup.check_factions,
            words=("random", "choose"),
            members=FACTIONS,
            sides=SIDES,
        )
        self.choice("lookout", "standard", "standard", "draft", "advanced", seats=range(2, 5))
        self.choice("peaceful", "no", "no", "yes", seats=range(2, 5))
        self.choice("decks", "printed", check=setup.check_decks)
        self.actions.words = SPEAKER.option_words
        self.actions.name_of = name_of
        afford.reckon()
        advice.make()

    def title(self, lang: str = "en") -> str:
        return say(lang, "settlers-title")

    def check(self, seats: int, options: dict[str, str]) -> None:
        named = setup.factions_named(options["factions"])
        if named and named != seats:
            raise SetupError(
                "The option factions must name one faction for each of the {seats} seats; it names {named}.",
                key="settlers-factions-each",
                seats=seats,
                named=named,
                field="factions",
            )
        if seats == 1 and options["lookout"] != "standard":
            raise SetupError(
                "The solo game has a Lookout of its own, so the option lookout must be standard.",
                key="settlers-solo-lookout",
                field="lookout",
            )
        if seats == 1 and options["peaceful"] == "yes":
            raise SetupError(
                "The peaceful variant is for 2 to 4 players; the solo game does not have it.",
                key="settlers-solo-peaceful",
                field="peaceful",
            )

    def deal(self, seats: int, seed: int, options: dict[str, str]) -> Settlers:
        return setup.deal(seats, seed, options)

    def blank(self) -> Settlers:
        return Settlers()

    # --- cards and goods, for the shared effect nodes -----------------------------------------------------------------
    def pick(self, s: Any, card: int) -> int:
        """The option that means a card in hand (they are all that effects move)."""
        return verbs.GIVE_CARD + tables.FACE[card]

    def in_play(self, s: Any, seat: int) -> list[int]:
        empire: list[int] = s.empires[seat]
        return empire

    def reacts(self, s: Any, card: int, most: int) -> bool:
        if s.fired[card] == most:
            return False
        s.fired[card] += 1
        return True

    def good_icon(self, good: int) -> str:
        return GOODS[good]

    def amount(self, lang: str, good: int, n: int, case: str) -> str:
        return say(lang, f"settlers-amount-{GOODS[good]}", n=n, case=case)

    def gain(self, s: Any, seat: int, card: int, good: int, n: int) -> None:
        way = W_BONUS if good == VP and building.pays_bonus(s, card) else WAY_OF_KIND[tables.KIND[card]]
        supply.gain(s, seat, good, n, card, way)

    def can_pay(self, s: Any, seat: int, card: int, cost: Goods) -> bool:
        return supply.can_pay_goods(s, seat, cost)

    def pay(self, s: Any, seat: int, card: int, cost: Goods) -> None:
        supply.pay_goods(s, seat, card, cost)

    def stock(self, s: Any, seat: int, place: int, good: int) -> int:
        n: int = s.has(seat, good)
        return n

    def shift(self, s: Any, seat: int, card: int, good: int, n: int, origin: int, target: int) -> None:
        put_on_shrine(s, seat, card, good, n)  # the only mix of goods there is

    # --- looking and judging ------------------------------------------------------------------------------------------
    def view(self, state: Settlers, seat: int | None, shared: dict[str, Any]) -> dict[str, Any]:
        return views.view(state, seat, shared)

    def determinize(self, state: Settlers, seat: int, seed: int) -> Settlers:
        world: Settlers = self.zones.determinize(state, seat, seed)
        return world

    def scores(self, state: Settlers) -> list[int]:
        return score.totals(state)

    def winners(self, state: Settlers) -> tuple[int, ...]:
        return score.winners(state)

    def hindrances(self, state: Settlers, seat: int, thing: str) -> list[Why]:
        return why.hindrances(state, seat, thing)

    def no_more(self, state: Settlers, seat: int, option: Option) -> Why | None:
        return why.no_more(state, seat, option)

    def value(self, state: Settlers, seat: int) -> float:
        return advice.value(state, seat)

    def parts(self, state: Settlers, seat: int) -> Parts:
        return advice.parts(state, seat)

    def features(self, state: Settlers, seat: int) -> list[float]:
        return advice.features(state, seat)

    def weights(self) -> Weights:
        return advice.WEIGHTS

    def chapter(self, state: Settlers) -> int:
        return state.round  # what goods and cards were good for shows when the round is over

    def effort(self, state: Settlers) -> int:
        return 10  # … which is about thirty answers of quick players away

    def habit(self, state: Settlers, seat: int) -> int:
        return advice.habit(state, seat)

    def facts(self, state: Settlers) -> dict[str, Any]:
        return {
            "rounds": state.round,
            "ending": score.decided(state),
            "seats": [{"faction": FACTIONS[faction].capitalize()} for faction in state.factions],
            "cards": used(state, ("build", "activate", "deal", "raze-hand", "raze-own"), _english),
            "tallies": {"Locations razed": len([event for event in state.events if event.name in RAZED])},
        }

    def check_state(self, state: Settlers) -> None:
        check_state(state)


def _english(card: int) -> str:
    return card_set.DECK[tables.FACE[card]].names["en"]


GAME = register(SettlersGame())
