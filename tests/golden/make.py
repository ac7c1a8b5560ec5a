"""Make the golden records anew when rules or log have changed: `python tests/golden/make.py`, or `… imperium` only.

Each record is a whole game that ended in one of the ways its variant can end, with what its log told. Where the moves
of the old one are still legal and lead to the same result, they are kept. Else, and with `--anew`, seeds are tried from
0 on until the players described here bring the game to that end, so the same rules give the same records.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path

import imperia
from imperia.bots.greedy import Greedy
from imperia.games.imperium.counts import Cards
from imperia.games.imperium.lexicon import ACTIVE_QUEST, ARTHURIANS, GARRISONED, KNIGHT, MAIN_DECK
from imperia.games.imperium.score import unrest_of
from imperia.games.imperium.state import Imperium
from imperia.games.powers.cards import DECK
from imperia.games.powers.lexicon import THREAT
from imperia.games.powers.state import Powers
from imperia.games.wall.coop import ASK_DEMAND
from imperia.games.wall.gates import figures
from imperia.games.wall.lexicon import TOP_LEVEL
from imperia.games.wall.state import Wall
from imperia.kernel.rng import Rng
from imperia.kernel.state import State

FOLDER = Path(__file__).parent
Player = Callable[[State, int, Rng], imperia.Option]

LIMIT, KNOWN, BOTH, CARDS = {"end-limit"}, {"end-known"}, {"end-limit", "end-known"}, {"end-cards"}
STOPPERS = ("PW-IND-08", "PW-STR-01")  # Scotland Yard cancels the Threats of its column, Acwel turns them
COPIERS = {"PW-ZED-08": "PW-IND-08", "PW-STR-08": "PW-IND-08", "PW-MAG-01": "PW-STR-01"}


def at_random(state: State, seat: int, rng: Rng) -> imperia.Option:
    options = state.options(seat)
    return options[rng.below(len(options))]


def boldly(state: State, seat: int, rng: Rng) -> imperia.Option:
    """At random, but the Candidate appears as soon as possible."""
    options = state.options(seat)
    appear = [option for option in options if option.name == "appear"]
    return appear[0] if appear else at_random(state, seat, rng)


def in_concert(state: State, seat: int, rng: Rng) -> imperia.Option:
    """Seats that keep the game going together: Threats are laid only where a card will stop them."""
    options = state.options(seat)
    decline = [option for option in options if option.verb.decline]
    if decline:
        return decline[0]
    if options[0].name == "pick":
        wanted = [option for option in options if _code(option) in COPIERS.values()]
        return wanted[0] if wanted else at_random(state, seat, rng)
    if options[0].name == "lay":
        return _lay_in_concert(state, seat, rng)
    return at_random(state, seat, rng)


def _code(option: imperia.Option) -> str:
    return DECK[option.args[0]].code


def _lay_in_concert(state: State, seat: int, rng: Rng) -> imperia.Option:
    """One stopper a round, by the first seat that has one while others hold Threats; those lay them."""
    assert isinstance(state, Powers)
    options = state.options(seat)
    holders = {p: [DECK[card] for card in hand] for p, hand in enumerate(state.hands)}
    laid = {card.code for card in DECK if state.active(card.number)}
    usable = {*STOPPERS, *[copier for copier, model in COPIERS.items() if model in laid]}
    able = [p for p, hand in holders.items() if any(card.code in usable for card in hand)]
    armed = [p for p, hand in holders.items() if any(card.kind == THREAT for card in hand)]
    stopper = next((p for p in able if len([q for q in armed if q != p]) >= state.seats - 1), None)
    if stopper == seat:
        return next(option for option in options if _code(option) in usable)
    threats = [option for option in options if DECK[option.args[0]].kind == THREAT]
    if stopper is not None and threats:
        return threats[0]
    kept = {*STOPPERS, *COPIERS}
    quiet = [o for o in options if o not in threats and _code(o) not in kept] or [
        o for o in options if o not in threats
    ]
    return quiet[rng.below(len(quiet))] if quiet else threats[0]


def greedily(state: State, seat: int, rng: Rng) -> imperia.Option:
    """The option after which the table looks best by the game's own advice; ties by lot."""
    found: list[tuple[float, int, imperia.Option]] = []
    for option in state.options(seat):
        after = state.clone()
        after.apply(seat, option)
        found.append((state.rules().value(after, seat), rng.below(1 << 20), option))
    return max(found, key=lambda entry: entry[:2])[2]


ROLLS, STEPS = 4, 6  # how often and how far `_towards` looks ahead
KNIGHTS, ON_QUEST = Cards(GARRISONED, icon=KNIGHT), Cards(ACTIVE_QUEST)


def _towards(state: State, seat: int, rng: Rng, measure: Callable[[Imperium], int]) -> imperia.Option:
    """The option from which random answers of the seat in the same phase lead to the most."""
    found: list[tuple[int, int, imperia.Option]] = []
    for option in state.options(seat):
        best = max([_reached(state, seat, option, rng, measure) for _ in range(ROLLS)])
        found.append((best, rng.below(1 << 20), option))
    return max(found, key=lambda entry: entry[:2])[2]


def _reached(state: State, seat: int, option: imperia.Option, rng: Rng, measure: Callable[[Imperium], int]) -> int:
    """The most that is reached on a random way that begins with an option."""
    after = state.clone()
    assert isinstance(after, Imperium)
    begun = (after.turn, after.way)
    after.apply(seat, option)
    best = measure(after)
    for _ in range(STEPS):
        if after.over or after.pending[0] != seat or (after.turn, after.way) != begun:
            break
        after.apply(seat, at_random(after, seat, rng))
        best = max(best, measure(after))
    return best


def for_fame(state: State, seat: int, rng: Rng) -> imperia.Option:
    """Takes Fame cards until King of Kings is resolved, and keeps from every other end."""

    def measure(s: Imperium) -> int:
        taken = 30 * (s.kinged > 0) - 8 * len(s.fame)
        return taken + sum([len(cards) for cards in s.development]) + len(s.decks[MAIN_DECK]) + 2 * len(s.unrest)

    return _towards(state, seat, rng, measure)


def on_quests(state: State, seat: int, rng: Rng) -> imperia.Option:
    """Sends knights on quests until the Graal is played, and keeps from every other end."""

    def measure(s: Imperium) -> int:
        value = 2 * len(s.decks[MAIN_DECK]) + 2 * len(s.unrest) - 5 * max(0, 5 - len(s.unrest))
        for p in range(s.seats):
            if s.nation_of[p] == ARTHURIANS:
                knights, quests = KNIGHTS.cards(s, p, -1), ON_QUEST.cards(s, p, -1)
                value += 200 * (s.last_round > 0) - 20 * len(s.development[p]) - 12 * len(quests)
                value += 3 * min(3, len(knights))
            else:
                value += 5 * len(s.development[p])
        return value

    return _towards(state, seat, rng, measure)


def like_the_bot(state: State, seat: int, rng: Rng) -> imperia.Option:
    """As the bot `greedy` answers."""
    bot = Greedy(0)
    bot.rng = rng
    return state.rules().actions[bot.answer(state, seat)]


def by_habit(state: State, seat: int, rng: Rng) -> imperia.Option:
    """As a player of the Wall answers without looking ahead; three times in four, else at random."""
    return state.rules().actions[state.game.habit(state, seat)] if rng.below(4) else at_random(state, seat, rng)


def patiently(state: State, seat: int, rng: Rng) -> imperia.Option:
    """By habit, but nobody raises the Wall to its top, so that the years run out."""
    assert isinstance(state, Wall)
    option = state.rules().actions[state.game.habit(state, seat)]
    if option.name == "wall" and state.walls[option.args[0]] == TOP_LEVEL - 1:
        return state.options(seat)[-1]
    return option


def one_short(state: State, seat: int, rng: Rng) -> imperia.Option:
    """By habit, but the last demand that a cooperative game at the Wall needs is never fulfilled."""
    assert isinstance(state, Wall)
    enough = len(state.fulfilled) == figures(state).demands_to_win[state.seats - 1] - 1
    refuse = [option for option in state.options(seat) if option.verb.decline or option.name == "done"]
    if enough and state.asking[0] == ASK_DEMAND and refuse:
        return refuse[0]
    return state.rules().actions[state.game.habit(state, seat)] if rng.below(20) else at_random(state, seat, rng)


# How a game of Settlers can end: won outright, on what was left over, shared; solo won or lost.
WON, LEFT_OVER, SHARED, LOST = {"won"}, {"left-over"}, {"shared"}, {"lost"}

WANTED: dict[str, tuple[str, int, dict[str, str], Player, set[str]]] = {
    "powers-struggle-limit": ("powers", 4, {"variant": "struggle"}, at_random, LIMIT),
    "powers-struggle-known": ("powers", 5, {"variant": "struggle"}, boldly, KNOWN),
    "powers-struggle-both": ("powers", 3, {"variant": "struggle"}, boldly, BOTH),
    "powers-struggle-cards": ("powers", 3, {"variant": "struggle", "factions": "IND,STR,SID"}, in_concert, CARDS),
    "powers-illuminati-limit": ("powers", 6, {"variant": "illuminati"}, at_random, LIMIT),
    "powers-illuminati-known": ("powers", 3, {"variant": "illuminati"}, boldly, KNOWN),
    "powers-illuminati-both": ("powers", 4, {"variant": "illuminati"}, boldly, BOTH),
    "powers-illuminati-cards": ("powers", 6, {"variant": "illuminati"}, in_concert, CARDS),
    "settlers-standard-2": ("settlers", 2, {}, greedily, WON),
    "settlers-standard-4": ("settlers", 4, {}, at_random, WON),
    "settlers-draft": ("settlers", 3, {"lookout": "draft"}, greedily, WON),
    "settlers-advanced": ("settlers", 4, {"lookout": "advanced"}, greedily, WON),
    "settlers-peaceful": ("settlers", 2, {"peaceful": "yes", "factions": "choose"}, greedily, WON),
    "settlers-left-over": ("settlers", 3, {}, at_random, LEFT_OVER),
    "settlers-shared": ("settlers", 2, {}, at_random, SHARED),
    "settlers-solo-lost": ("settlers", 1, {"factions": "roman"}, at_random, LOST),
    "settlers-solo-won": ("settlers", 1, {"factions": "barbarian"}, greedily, WON),
    "settlers-solo-japanese": ("settlers", 1, {"factions": "japanese"}, greedily, WON),
}


def _nations(*played: str, **options: str) -> dict[str, str]:
    """The options for these nations: "romans a" plays side A of its power card."""
    names, sides = zip(*[entry.split() for entry in played], strict=True)
    return {"nations": ",".join(names), "sides": ",".join(sides), **options}


# All ends of Imperium, every nation on both sides.
_IMPERIUM: dict[str, tuple[dict[str, str], Player, set[str]]] = {
    "main-deck": (_nations("romans a", "celts b", "mauryans a", "minoans b"), at_random, {"main deck"}),
    "main-deck-classics": (
        _nations("greeks b", "macedonians b", "scythians a", "carthaginians b", box="classics"),
        at_random,
        {"main deck"},
    ),
    "development": (
        _nations("romans b", "carthaginians a", "egyptians b", "olmecs a", commons="legends"),
        at_random,
        {"last development"},
    ),
    "development-legends": (
        _nations("egyptians a", "mauryans b", "minoans a", box="legends"),
        at_random,
        {"last development"},
    ),
    "main-deck-3": (_nations("greeks a", "persians b", "macedonians a", box="classics"), at_random, {"main deck"}),
    "harald": (_nations("vikings a", "scythians b"), at_random, {"Harald Hardrada"}),
    "main-deck-2": (_nations("arthurians a", "atlanteans b", box="legends"), at_random, {"main deck"}),
    "king-of-kings": (_nations("vikings a", "celts b"), for_fame, {"King of Kings"}),
    "graal": (_nations("arthurians a", "egyptians b"), on_quests, {"Graal"}),
    "shangri-la": (_nations("utopians a", "qin b"), at_random, {"Shangri-La"}),
    "main-deck-both": (_nations("vikings b", "atlanteans a", "celts a", "persians a"), at_random, {"main deck"}),
    "collapse-tie": (_nations("utopians b", "arthurians b"), at_random, {"Collapse", "tie"}),
    "collapse": (_nations("olmecs b", "qin a", "celts b"), at_random, {"Collapse"}),
}
WANTED |= {
    f"imperium-{name}": ("imperium", len(options["nations"].split(",")), options, player, wanted)
    for name, (options, player, wanted) in _IMPERIUM.items()
}

# The Wall: each mode and number of players, and whether somebody won.
WANTED |= {
    "wall-solo-won": ("wall", 1, {"difficulty": "0"}, like_the_bot, {"walls", "won"}),
    "wall-solo-points": ("wall", 1, {"difficulty": "50", "advisors": "both"}, by_habit, {"time", "lost"}),
    "wall-solo-shame": ("wall", 1, {"difficulty": "100"}, at_random, {"shame", "lost"}),
    "wall-duel-walls": ("wall", 2, {}, by_habit, {"walls", "won"}),
    "wall-three-time": ("wall", 3, {"screens": "open"}, patiently, {"time", "won"}),
    "wall-four-shame": ("wall", 4, {}, at_random, {"shame", "won"}),
    "wall-coop-2-won": ("wall", 2, {"mode": "coop"}, like_the_bot, {"demands fulfilled", "won"}),
    "wall-coop-2-late": ("wall", 2, {"mode": "coop"}, one_short, {"out of time", "lost"}),
    "wall-coop-3-shame": ("wall", 3, {"mode": "coop"}, at_random, {"shame bank empty", "lost"}),
    "wall-coop-4-shame": ("wall", 4, {"mode": "coop"}, at_random, {"shame bank empty", "lost"}),
}


def unrest(state: State) -> list[int]:
    """The Unrest cards of each player of Imperium, which decide after a Collapse."""
    assert isinstance(state, Imperium)
    return [unrest_of(state, seat) for seat in range(state.seats)]


def endings(state: State) -> set[str]:
    """Why a game ended: its events of that kind; in Settlers, how it was decided; in Imperium also, whether the fewest
    Unrest cards of a Collapse were had by several; at the Wall also, whether anybody won."""
    if isinstance(state, Wall):
        return {state.rules().facts(state)["ending"], "won" if state.winners else "lost"}
    if isinstance(state, Imperium):
        tie = state.collapsed and unrest(state).count(min(unrest(state))) > 1
        return {state.rules().facts(state)["ending"], *(["tie"] if tie else [])}
    if state.rules().name == "settlers":
        scores, winners = state.scores, state.winners
        level = scores.count(max(scores))
        return LOST if not winners else SHARED if len(winners) > 1 else LEFT_OVER if level > 1 else WON
    return {event.name for event in state.events if event.name.startswith("end-")}


def played(game: str, seats: int, options: dict[str, str], player: Player, seed: int) -> tuple[imperia.Record, State]:
    rules = imperia.game(game)
    record = imperia.Record(game, seats, seed, rules.chosen(options))
    record.names = [f"{player.__name__.replace('_', ' ')} {seat + 1}" for seat in range(seats)]
    state = record.start()
    rng = Rng(seed, 11)
    while not state.over:
        seat = state.pending[0]
        option = player(state, seat, rng)
        state.apply(seat, option)
        record.add(seat, option.code)
    record.result = state.scores
    return record, state


def told(state: State) -> dict[str, object]:
    """What a log told: how often each kind of event, and a digest of all of them with what they say and to whom."""
    kinds = state.rules().events
    lines = [f"{kinds[entry[0]].name} {entry[1:]}" for entry in state.log]
    counted = Counter([kinds[entry[0]].name for entry in state.log])
    digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    return {"digest": digest, "events": dict(sorted(counted.items()))}


def kept(path: Path, wanted: set[str]) -> tuple[imperia.Record, State] | None:
    """The old record under the rules of today, if its moves still lead to the same result."""
    if not path.exists():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    try:
        record = imperia.Record.from_json(data | {"rules": imperia.game(data["game"]).version})
        state = record.replay()
    except imperia.ImperiaError:
        return None
    return (record, state) if endings(state) == wanted else None


def main(words: list[str]) -> None:
    """All records, or those whose names begin with one of the given words."""
    only = tuple([word for word in words if word != "--anew"])
    for name, (game, seats, options, player, wanted) in WANTED.items():
        if only and not name.startswith(only):
            continue
        path = FOLDER / f"{name}.json"
        found = None if "--anew" in words else kept(path, wanted)
        for seed in count():
            record, state = found or played(game, seats, options, player, seed)
            if endings(state) == wanted:
                data = record.to_json() | {"log": told(state)}
                path.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
                print(f"{name}: seed {record.seed}, {len(record.moves)} moves, {state.scores}{', kept' * bool(found)}")
                break


if __name__ == "__main__":
    main(sys.argv[1:])
