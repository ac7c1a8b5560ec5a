"""What effects and cards of Imperium usually come to, in VP: the price list of the bots, as tables by side."""

from __future__ import annotations

from typing import Final

from ...cards.goods import Gain, Score
from ...cards.nodes import Choose, EachPlayer, If, May, Node, Repeat, Seq, UpTo
from ...cards.reports import Then, To
from . import getting, moving, playing, resources, special
from .cards.numbers import PRINT_OF
from .facts import HandSize, When
from .lexicon import HISTORY, REGION, SIDES, UNREST
from .tables import CODE

GOOD: Final[tuple[float, ...]] = (0.35, 0.5, 1.1)  # material, population, progress
UNREST_COST: Final = 2.6  # what an Unrest card in the deck is worth, its points included
LOST_CARD: Final = 1.2  # what it costs to lay a card from hand under another one
MOST: Final = 1.2  # what abilities of a card bring in a round at most

_EFFECTS: Final[dict[type[Node], float]] = {
    getting.Acquire: 1.6,
    getting.BreakThrough: 3.0,
    getting.TakeFame: 6.5,
    getting.LookFame: 7.5,
    getting.Develop: 3.0,
    getting.TakeUnrest: -UNREST_COST,
    getting.ExileMarket: 0.05,
    getting.SwapExile: 0.3,
    getting.Gamble: 0.9,
    getting.LookNation: 0.1,
    getting.NationToDiscard: 1.2,
    getting.SwapNation: 0.4,
    moving.Draw: 0.6,
    moving.Discard: -0.45,
    moving.ToTop: -0.1,
    moving.TakeBack: 0.6,
    moving.ToHistory: 0.7,
    moving.Exile: 0.1,
    moving.Sink: -0.6,
    moving.Abandon: -1.0,
    moving.Recall: -0.4,
    moving.ReturnUnrest: 1.6,  # there is not always one
    moving.Garrison: 0.5,
    moving.GarrisonSelf: 0.9,
    moving.GiveEach: 0.6,
    moving.Find: 1.0,
    playing.FreePlay: 1.0,
    playing.PlayFrom: 0.8,
    resources.SpendAction: -0.8,
    resources.GainAction: 0.8,
    resources.ReadyExhaust: 0.6,
    resources.PlaceOnMarket: 0.1,
    resources.PlaceOnSelf: 0.9,
    resources.TollCards: -0.8,
    special.AdvanceJourney: 2.0,
    special.FlipState: 2.0,
    special.Convert: 0.4,
    special.CopyExhaust: 0.6,
    special.GarrisonQuest: 2.0,
    special.QuestTo: 3.0,
    special.RevealAttacks: 0.5,
}


def estimate(node: Node | None) -> float:
    """What an effect usually comes to."""
    if node is None:
        return 0.0
    if isinstance(node, Gain):
        return sum([GOOD[good] * n for good, n in node.goods]) * (1.0 if node.per is None else 1.8)
    if isinstance(node, Seq):
        return sum([estimate(step) for step in node.steps])
    if isinstance(node, Choose):
        return max([estimate(branch) for branch in node.branches])
    if isinstance(node, May):
        return max(0.0, estimate(node.effect))
    if isinstance(node, Then):
        first = -LOST_CARD if isinstance(node.first, moving.Garrison) else estimate(node.first)
        both = first + estimate(node.effect)
        return max(0.1, both) if isinstance(node, To) else both
    if isinstance(node, If):
        return 0.6 * estimate(node.then)
    if isinstance(node, Repeat | UpTo):
        return 1.8 * estimate(node.effect)
    if isinstance(node, EachPlayer):
        return (-0.3 if node.others else 0.5) * estimate(node.effect)
    if isinstance(node, special.EachOther):
        return -0.5 * estimate(node.effect)
    if isinstance(node, resources.Pay):
        return -1.0 * sum([GOOD[good] * n for good, n in node.cost])
    if isinstance(node, resources.Toll):
        return -GOOD[node.good] * node.n
    if isinstance(node, resources.Steal):
        return 1.3 * GOOD[node.good] * node.n
    if isinstance(node, resources.PayAll):
        return -5.0
    if isinstance(node, moving.MoveSelf):
        return 0.3 if node.to == HISTORY else -0.3
    if isinstance(node, moving.CardMove):
        return _EFFECTS.get(type(node), 0.2) * min(node.n, 3)
    return _EFFECTS.get(type(node), 0.2)


def _leaves(node: Node | None) -> bool:
    """Does this card leave play by the effect?"""
    if node is None:
        return False
    if isinstance(node, moving.MoveSelf):
        return True
    return not isinstance(node, Choose) and any(_leaves(part) for part in node.parts())


def recurring(node: Node | None) -> float:
    """What an ability gives round after round: not by a way in which its card leaves play."""
    if node is None or _leaves(node):
        return 0.0
    if isinstance(node, Choose):
        return max([recurring(branch) for branch in node.branches])
    return estimate(node)


# --- what a card is worth, by side, made once -----------------------------------------------------------------------
POINTS: Final = [0.0] * SIDES  # at the end, as far as it is fixed; a guess where it is counted
USE: Final = [0.0] * SIDES  # playing it once
LASTING: Final = [0.0] * SIDES  # a round of having it in play
ONCE: Final = [False] * SIDES  # it is played once and gone
STANDING: Final = [0.0] * SIDES  # that it is in play at all: Regions are the price of Fame
PRIZE: Final = [0.0] * SIDES  # getting it
# Cards whose abilities come to something else than the sum of their parts: the journey costs more points than its faces
# bring, and Gwaith Camlan eats knights or brings Unrest.
_LASTING: Final = {"2UTO2A": 0.8, "2UTO2B": 0.8, "2UTO3A": 0.8, "2UTO3B": 0.8, "2ART8": -1.5}


def _judge() -> None:
    for side, printed in enumerate(PRINT_OF):
        if printed is None:
            continue
        vp = printed.vp
        POINTS[side] = 3.0 if isinstance(vp, Score) else float(vp) if isinstance(vp, int) else float(vp.n) * 0.7
        USE[side] = max(0.0, estimate(printed.play)) if printed.playable else 0.0
        if printed.suits & UNREST:
            USE[side] = 0.0
        ONCE[side] = _leaves(printed.play)
        lasting = min(MOST, max(0.0, recurring(printed.exhaust)) * 0.8 + recurring(printed.solstice))
        for fact in printed.facts:
            if isinstance(fact, HandSize):
                lasting += 0.5
            elif isinstance(fact, When):
                lasting += 0.5 * max(0.0, estimate(fact.effect))
            else:
                lasting += 0.15
        LASTING[side] = _LASTING.get(CODE[side], lasting)
        if printed.suits & REGION:
            LASTING[side] += 0.1 + 0.05 * len(printed.icons)
            STANDING[side] = 1.0
        use = USE[side] + (2.5 * LASTING[side] if printed.pinned else 0.0) + 0.25 * len(printed.icons)
        PRIZE[side] = POINTS[side] + 0.8 * use


_judge()
