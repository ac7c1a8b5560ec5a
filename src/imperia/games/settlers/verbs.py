"""The verbs of Imperial Settlers: what a player may answer, each with the code of its first option.

Cards in a hand or row go by their face, cards on the table by their own number (slot).
"""

from __future__ import annotations

from typing import Final

from ...kernel.options import CARD, NUMBER, SLOT, WORD
from .lexicon import CARDS, FACES, PLAYING, T

_verb = T.actions.verb
CHOOSE: Final = _verb("choose", (WORD, 4), (NUMBER, 2))  # faction, board side
PICK: Final = _verb("pick", (CARD, FACES))
BUILD: Final = _verb("build", (CARD, FACES))
DEAL: Final = _verb("deal", (CARD, FACES))
RAZE_HAND: Final = _verb("raze-hand", (CARD, FACES))
RAZE_IT: Final = _verb("raze", (SLOT, PLAYING))
ACTIVATE: Final = _verb("activate", (SLOT, PLAYING))
TWICE: Final = _verb("twice", (SLOT, PLAYING))
SEND: Final = _verb("send")
PASS: Final = _verb("pass", decline=True)
DEFEND: Final = _verb("defend", (SLOT, PLAYING))
SAMURAI: Final = _verb("samurai", (SLOT, PLAYING))
GATE: Final = _verb("gate", (SLOT, PLAYING))
SHRINE: Final = _verb("shrine", (SLOT, PLAYING))
END_TURN: Final = _verb("end-turn", decline=True)
PAY: Final = _verb("pay", (NUMBER, 4), (NUMBER, 4), (NUMBER, 4))  # gold in place of wood, stone, food
SITE: Final = _verb("site", (SLOT, PLAYING))
PAIRS: Final = _verb("pairs", (NUMBER, 32))
TAKE: Final = _verb("take", (WORD, 11))  # a good
GIVE: Final = _verb("give", (WORD, 11))  # a good
GIVE_CARD: Final = _verb("give-card", (CARD, FACES))  # from hand
TARGET: Final = _verb("target", (SLOT, CARDS))
ROUTE: Final = _verb("route", (SLOT, PLAYING))  # a Trade Route Deal, named by the Location it lies under
KEEP: Final = _verb("keep", decline=True)
FOUNDATION: Final = _verb("foundation", (CARD, FACES))
CARDS_UNDER: Final = _verb("cards-under", (NUMBER, 64))
ASK_ME: Final = _verb("ask-me")
_MOST: Final = 32
MANY: Final = _verb("many", (WORD, 11), (NUMBER, _MOST + 1))  # two or more of a good at once
DONE: Final = T.DONE


def portions(one: int, good: int, most: int) -> list[int]:
    """Every number of a good up to `most`, where `one + good` means one of it: a number is asked for once."""
    if most < 1:
        return []
    none = MANY + good * (_MOST + 1)
    return [one + good, *range(none + 2, none + min(most, _MOST) + 1)]


def portion(one: int, code: int) -> tuple[int, int]:
    """The good and the number that such a code means."""
    if code < MANY:
        return code - one, 1
    return divmod(code - MANY, _MOST + 1)
