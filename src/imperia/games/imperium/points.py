"""Points that a card is worth at the end: so many for each thing counted, or by where it lies."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.goods import Per, Score
from ...cards.nodes import Count, Node
from ...cards.words import Tongue
from . import nouns

CAP = 10  # of variable points (IM-SCO-07)


def points(n: int, count: Count, every: int = 1) -> Score:
    """Variable VP: n for every so many of what is counted, at most 10."""
    return Score(0, (Per(n, count, every),), CAP)


def both(*scores: Score) -> Score:
    """Variable VP of several sorts under one cap."""
    return Score(0, tuple([term for score in scores for term in score.terms]), CAP)


@dataclass(frozen=True)
class ScoreWhere(Node):
    """Conditional VP: so many if the card lies in one of these zones at the end, else otherwise."""

    zones: int
    n: int
    otherwise: int | ScoreWhere = 0
    marks = ("hourglass",)

    def words(self, t: Tongue) -> str:
        """Zone by zone, then what it is worth anywhere else."""
        if not self.n and isinstance(self.otherwise, int):
            return t.say(f"imperium-score-unless-{nouns.zone_key(self.zones)}", points=_signed(t, self.otherwise))
        text = t.say(f"imperium-score-where-{nouns.zone_key(self.zones)}", points=_signed(t, self.n))
        if isinstance(self.otherwise, ScoreWhere):
            return t.say("imperium-score-also", first=text, rest=self.otherwise.words(t))
        if not self.otherwise:
            return text
        return t.say("imperium-score-else", first=text, points=_signed(t, self.otherwise))

    def points(self, place: int) -> int:
        """What it is worth in a zone."""
        if place & self.zones:
            return self.n
        return self.otherwise if isinstance(self.otherwise, int) else self.otherwise.points(place)


def _signed(t: Tongue, n: int) -> str:
    """So many points, with a true minus sign."""
    points = t.say("score-base", n=abs(n))
    return points if n >= 0 else f"−{points}"
