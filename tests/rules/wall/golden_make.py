"""The Wall's part of `tests/golden/make.py`: its players and the games wanted.

It waits with the game, and moves there with the records beside it once the game is registered.
"""

from __future__ import annotations

import imperia
from golden.make import WANTED, at_random, greedily
from imperia.bots.greedy import Greedy
from imperia.games.wall import advice
from imperia.games.wall.lexicon import FREE, NO_FIELD, TEAM_LATE
from imperia.games.wall.state import Wall
from imperia.kernel.rng import Rng
from imperia.kernel.state import State


def like_the_bot(state: State, seat: int, rng: Rng) -> imperia.Option:
    """As the bot `greedy` answers."""
    bot = Greedy(0)
    bot.rng = rng
    return state.rules().actions[bot.answer(state, seat)]


TRIES = 2500  # how often `in_league` changes its plan, for each year
_plan: list[int] = []  # what is left of it


def in_league(state: State, seat: int, rng: Rng) -> imperia.Option:
    """All seats of a cooperative game at the Wall after one plan, made with all chance known: year by year it is
    changed at random, here and there, and what does the realm good stays."""
    assert isinstance(state, Wall)
    if not state.clock:
        best = max([_way(state, rng, [], 0, 1) for _ in range(TRIES // 8)], key=lambda way: way[0])
        for year in range(1, 8):
            best = max([_way(state, rng, best[1], 9999, year) for _ in range(30)], key=lambda way: way[0])
            for _ in range(TRIES):
                last = len(best[1]) - 1
                at = rng.below(last + 1) if rng.below(3) == 0 else max(0, last - rng.below(110))
                best = max([best, _way(state, rng, best[1], at, year)], key=lambda way: way[0])
        _plan[:] = best[1]
    return state.rules().actions[_plan.pop(0)]


def _way(state: Wall, rng: Rng, old: list[int], at: int, year: int) -> tuple[float, list[int]]:
    """Answers to the end of a year and what they are worth: the old ones as far as they go, but another one at `at`
    and some after it."""
    after = state.clone()
    after.hush()
    codes: list[int] = []
    firm = (8, 20, 60)[rng.below(3)]
    while not after.over and after.year <= year:
        seat, n = after.pending[0], len(codes)
        legal = after.legal(seat)
        stays = n < len(old) and n != at and old[n] in legal and (n < at or rng.below(firm) > 0)
        codes.append(old[n] if stays else legal[rng.below(len(legal))])
        after.advance(seat, codes[-1])
    return _prospects(after), codes


def _prospects(s: Wall) -> float:
    """How well the realm does: demands, the bank of shame and the honour that fills it, hordes, the Wall."""
    if s.winners:
        return 10000.0
    worth = 100.0 * len(s.fulfilled) + 10 * s.year
    if s.over:
        return worth - (20 if s.ending == TEAM_LATE else 60)
    worth += 0.3 * advice.value(s, 0) + 8 * s.bank + 0.8 * sum(s.honour[: s.seats])
    worth += 2 * sum([field not in (FREE, NO_FIELD) for field in s.fields]) + 5 * sum(s.walls[s.first :])
    return worth - 10 * sum([card >= 0 for card in s.horde])


# The Wall: each mode and number of players, and whether somebody won. No player here masters the cooperative game so
# well that it is won; the rule tests play that end.
WANTED |= {
    "wall-solo-won": ("wall", 1, {"difficulty": "0"}, like_the_bot, {"time", "won"}),
    "wall-solo-points": ("wall", 1, {"difficulty": "50", "advisors": "both"}, greedily, {"time", "lost"}),
    "wall-solo-shame": ("wall", 1, {"difficulty": "100"}, at_random, {"shame", "lost"}),
    "wall-duel-walls": ("wall", 2, {}, greedily, {"walls", "won"}),
    "wall-three-time": ("wall", 3, {"screens": "open"}, like_the_bot, {"time", "won"}),
    "wall-four-shame": ("wall", 4, {}, at_random, {"shame", "won"}),
    "wall-coop-2-late": ("wall", 2, {"mode": "coop"}, in_league, {"out of time", "lost"}),
    "wall-coop-3-shame": ("wall", 3, {"mode": "coop"}, at_random, {"shame bank empty", "lost"}),
    "wall-coop-4-shame": ("wall", 4, {"mode": "coop"}, at_random, {"shame bank empty", "lost"}),
}
