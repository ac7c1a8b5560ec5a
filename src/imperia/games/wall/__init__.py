"""The Great Wall: the Game, its options and its rules version."""

from __future__ import annotations

from typing import Any

from ...cards.lots import LOT
from ...cards.nodes import EffectGame, Goods
from ...cards.uses import used
from ...cards.words import icon, say
from ...kernel.game import Parts, register
from ...kernel.options import CARD, Option
from ...kernel.weights import Weights
from ...kernel.why import Why
from . import advice, autumn, facts, habits, score, setup, spring, summer, why, winter
from . import view as views
from .cards import imperia as imperia
from .faces import FACES
from .gates import draw_tactics, gain, has, order, pay, ruler
from .invariants import check_state
from .lexicon import (
    AUTUMN,
    CAPTURE,
    COMMAND,
    COMMAND_NAMES,
    COOP,
    DUEL,
    ENDINGS,
    GOOD,
    GOODS,
    K_ADVISOR,
    K_COMMAND,
    K_COOP_TACTIC,
    K_TACTIC,
    KIND,
    KINDS,
    LOCATION,
    LOCATION_NAMES,
    NAME,
    STANDARD,
    T,
)
from .places import places
from .speech import SPEAKER
from .state import PLACES_OF_CARDS, Wall
from .tables import CODE, NAME_EN, SEASON_RUNS, SET_NAMES, SETS, sum_up

sum_up()
SEASON_RUNS += [spring.spring, summer.summer, autumn.autumn, winter.winter]


_USED = (
    (K_COMMAND, "command cards"),
    (K_TACTIC, "tactic cards"),
    (K_COOP_TACTIC, "tactic cards"),
    (K_ADVISOR, "advisors"),
)
_NAMES = {LOCATION: LOCATION_NAMES, KIND: KINDS, GOOD: GOODS, COMMAND: COMMAND_NAMES}


def name_of(kind: str, n: int) -> object:
    """What an argument of an option is called in the protocol."""
    if kind in (CARD, CAPTURE):
        return CODE[n]
    names: tuple[str, ...] = _NAMES.get(kind, ())
    return names[n] if n < len(names) else n


class WallGame(EffectGame[Wall]):
    """1 to 4 players: alone against Qin, a duel, three or four against each other, or 2 to 4 together."""

    def __init__(self) -> None:
        super().__init__(NAME, range(1, 5), "2", T)
        self.zones = PLACES_OF_CARDS
        self.cards = FACES
        self.actions.words = SPEAKER.option_words
        self.actions.name_of = name_of
        self.choice("mode", "competitive", "competitive", "coop")
        self.choice("generals", LOT, check=setup.check_generals, words=(LOT,), members=setup.general_names())
        self.choice("difficulty", "0", *setup.DIFFICULTIES, seats=range(1, 2))
        self.choice("advisors", "one", "one", "both", seats=range(1, 2))
        self.choice("screens", "closed", "closed", "open")
        self.choice("set", SET_NAMES[0], *SET_NAMES)

    def title(self, lang: str = "en") -> str:
        return say(lang, "wall-title")

    def check(self, seats: int, options: dict[str, str]) -> None:
        setup.check_together(seats, options)

    def deal(self, seats: int, seed: int, options: dict[str, str]) -> Wall:
        return setup.deal(seats, seed, options)

    def blank(self) -> Wall:
        return Wall()

    # --- for the shared effect nodes --------------------------------------------------------------------------------
    def voice(self, s: Any, seat: int) -> int:
        """The ruler answers for the Reed Clan, nobody for Qin."""
        people: int = s.seats
        return seat if seat < people else ruler(s) if seat == s.reed else -1

    def order(self, s: Any, seat: int) -> list[int]:
        """The people in tea order."""
        return order(s)

    def in_play(self, s: Any, seat: int) -> list[int]:
        """A general, then the active advisors as they came (CR-08)."""
        cards: list[int] = s.advising[seat]
        return [s.general[seat], *cards] if s.general[seat] >= 0 else cards

    def good(self, lang: str, good: int) -> str:
        return icon(lang, GOODS[good])

    def good_icon(self, good: int) -> str:
        return GOODS[good]

    def amount(self, lang: str, good: int, n: int, case: str) -> str:
        return say(lang, f"wall-amount-{GOODS[good]}", n=n, case=case)

    def gain(self, s: Any, seat: int, card: int, good: int, n: int) -> None:
        gain(s, seat, good, n, card)

    def can_pay(self, s: Any, seat: int, card: int, cost: Goods) -> bool:
        return all(has(s, seat, good) >= n for good, n in cost)

    def pay(self, s: Any, seat: int, card: int, cost: Goods) -> None:
        for good, n in cost:
            pay(s, seat, good, n, card)

    def stock(self, s: Any, seat: int, place: int, good: int) -> int:
        return facts.stock(s, seat, place, good)

    def shift(self, s: Any, seat: int, card: int, good: int, n: int, origin: int, target: int) -> None:
        facts.shift(s, seat, good, n, origin, target, card)

    def in_mode(self, s: Any, mode: str) -> bool:
        return facts.in_mode(s, mode)

    def cast(self, s: Any, seat: int, card: int, op: int) -> None:
        facts.cast(s, seat, card, op)

    def draw(self, s: Any, seat: int, card: int, source: int, n: int) -> None:
        draw_tactics(s, seat, n)

    # --- looking and judging ----------------------------------------------------------------------------------------
    def view(self, state: Wall, seat: int | None, shared: dict[str, Any]) -> dict[str, Any]:
        return views.view(state, seat)

    def determinize(self, state: Wall, seat: int, seed: int) -> Wall:
        world: Wall = PLACES_OF_CARDS.determinize(state, seat, seed)
        return world

    def scores(self, state: Wall) -> list[int]:
        return score.totals(state)

    def winners(self, state: Wall) -> tuple[int, ...]:
        return score.winners(state)

    def places(self, state: Wall, option: Option) -> list[str]:
        return places(state, option)

    def hindrances(self, state: Wall, seat: int, thing: str) -> list[Why]:
        return why.hindrances(state, seat, thing)

    def no_more(self, state: Wall, seat: int, option: Option) -> Why | None:
        return why.no_more(state, seat, option)

    def value(self, state: Wall, seat: int) -> float:
        return advice.value(state, seat)

    def parts(self, state: Wall, seat: int) -> Parts:
        return advice.parts(state, seat)

    def features(self, state: Wall, seat: int) -> list[float]:
        return advice.features(state, seat)

    def weights(self) -> Weights:
        return advice.WEIGHTS

    def hint(self, state: Wall, seat: int) -> int:
        return advice.hint(state, seat)

    def worlds(self, state: Wall) -> int:
        """Each is played on for a year, which takes its time at a table of four; alone nobody's answers are unknown."""
        return (2, 4, 4, 3)[state.seats - 1]

    def effort(self, state: Wall) -> int:
        return 20 if self.chapter(state) >= 0 else 5  # a year is about ninety answers

    def chapter(self, state: Wall) -> int:
        """Against rivals a year, from choosing command cards to choosing them again. Spring and summer end none."""
        return state.year if state.mode in (STANDARD, DUEL) and state.season >= AUTUMN else -1

    def by_habit(self) -> bool:
        return True

    def habit(self, state: Wall, seat: int) -> int:
        return habits.habit(state, seat)

    def facts(self, state: Wall) -> dict[str, Any]:
        return {
            "rounds": state.year,
            "ending": ENDINGS[state.ending],
            "seats": [{"general": NAME_EN[state.general[p]]} for p in range(state.seats)],
            "cards": _uses(state),
            "kinds": {NAME_EN[card]: word for kind, word in _USED for card in SETS[state.set].cards[kind]},
            "tallies": _tallies(state),
            "team": state.mode == COOP,
        }

    def check_state(self, state: Wall) -> None:
        check_state(state)


def _uses(s: Wall) -> list[dict[str, int]]:
    """The advisors that a seat had active, its tactic cards, and its command cards by name."""
    found = used(s, ("advisors", "tactic"), lambda card: NAME_EN[card])
    for event in s.events:
        if event.name == "hired" and event.args["active"]:
            name, seat = NAME_EN[event.args["card"]], event.args["seat"]
        elif event.name == "turn" and event.args["seat"] < s.seats:
            seat = event.args["seat"]
            name = NAME_EN[SETS[s.set].commands[seat][event.args["command"]]]
        else:
            continue
        found[seat][name] = found[seat].get(name, 0) + 1
    return found


def _tallies(s: Wall) -> dict[str, int]:
    """How the Wall fared, and what became of the hordes."""
    told = [event.name for event in s.events]
    return {"breaches": told.count("breached"), "raids": told.count("raid"), "hordes defeated": told.count("defeated")}


GAME = register(WallGame())
