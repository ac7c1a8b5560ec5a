"""Imperial Settlers in words: how its cards, goods and payments are said, beyond what all games share."""

from __future__ import annotations

from typing import Any, Final

from ...cards.nodes import Goods
from ...cards.speaker import Names, Speaker, seat_word
from ...cards.words import listed, say
from ...kernel.events import Event
from ...kernel.options import CARD, SLOT, WORD, Option
from . import tables
from .cards import DECK
from .goods import COMMON_CARD, FACTION_CARD, GOLD, GOODS, RAZE, SETTLER
from .lexicon import FACTIONS, KINDS, PHASES, SIDES, T
from .ops.attacks import ASK_LOOT, RazeAndConvert, looted
from .supply import ASK_PAY, owed
from .turn import ASK_PAIRS, ASK_TASK, pairs_out


def _face(lang: str, face: int) -> str:
    return DECK[face].mark(lang)


def _slot(lang: str, card: int) -> str:
    return DECK[tables.FACE[card]].mark(lang) if card >= 0 else ""


def _good(lang: str, good: int, n: int = 1) -> str:
    """ "2 wood": so many of a good."""
    return say(lang, f"settlers-amount-{GOODS[good]}", n=n)


def _goods(lang: str, amounts: Goods) -> str:
    """ "2 wood and 1 gold", or nothing at all."""
    parts = [_good(lang, good, n) for good, n in amounts if n]
    return listed(lang, parts) if parts else say(lang, "settlers-nothing")


def name_of(kind: str, n: int) -> object:
    """The wire form of an argument: codes of cards, names of goods, numbers of seats and slots."""
    return DECK[n].code if kind == CARD else GOODS[n] if kind == WORD else n


_KINDS: Final = {
    CARD: _face,
    SLOT: _slot,
    "good": lambda lang, n: _good(lang, n),
    "deck": lambda lang, n: "common" if n else "faction",
    "faction": lambda lang, n: say(lang, f"settlers-origin-{FACTIONS[n]}"),
    "side": lambda lang, n: SIDES[n],
    "phase": lambda lang, n: say(lang, f"phase-settlers-{PHASES[n]}"),
}
_BY_VERB: Final = {"take": ("good", _KINDS["good"]), "give": ("good", _KINDS["good"])}


class SettlersSpeaker(Speaker):
    """Adds what depends on several arguments at once: amounts, payments, factions with their sides."""

    def option(self, option: Option, lang: str, names: Names) -> str:
        if option.name == "pay" and not any(option.args):
            return say(lang, "settlers-option-pay-none")
        return super().option(option, lang, names)

    def option_values(self, option: Option, lang: str, names: Names) -> dict[str, Any]:
        if option.name == "choose":
            faction, side = option.args
            return {"faction": self.kinds["faction"](lang, faction), "side": SIDES[side]}
        if option.name == "pay":
            return {"goods": _goods(lang, tuple(enumerate(option.args))), "gold": _good(lang, GOLD, sum(option.args))}
        return super().option_values(option, lang, names)

    def asked(self, s: Any, seat: int, lang: str, names: Names) -> dict[str, Any]:
        prompt, frame = s.asking[0], s.stack[-1]
        values: dict[str, Any] = {"round": s.round}
        if prompt == ASK_PAY:
            values["goods"] = _goods(lang, owed(frame))
        elif prompt == ASK_PAIRS:
            values["settlers"] = _good(lang, SETTLER, s.has(seat, SETTLER))
        elif prompt == ASK_TASK:
            values["n"] = pairs_out(frame)
        elif prompt == ASK_LOOT:
            values["seat"] = seat_word(names, looted(s))
        return values

    def event_values(self, event: Event, lang: str, names: Names, you: int | None) -> dict[str, Any]:
        values = super().event_values(event, lang, names, you)
        if "good" in event.args:
            values["good"] = _good(lang, event.args["good"], event.args.get("n", 1))
        else:
            values["goods"] = _goods(lang, tuple([(i, event.args.get(name, 0)) for i, name in enumerate(GOODS)]))
        return values

    # --- the second line of an option: what it costs and gives, as far as the name of the card does not say it --------
    def detail(self, s: Any, seat: int, option: Option, lang: str) -> str:
        name = option.name
        if name == "send":
            return say(lang, "settlers-detail-send", price=_good(lang, SETTLER, 2), n=1)
        if name == "pairs":
            pairs = option.args[0] + 1
            return say(lang, "settlers-detail-pairs", price=_good(lang, SETTLER, 2 * pairs), n=pairs)
        if name == "take" and option.args[0] in (COMMON_CARD, FACTION_CARD):
            deck = s.seats if option.args[0] == COMMON_CARD else seat
            kind = "common" if option.args[0] == COMMON_CARD else "faction"
            return say(lang, f"settlers-detail-deck-{kind}", n=len(s.decks[deck]))
        if name == "pay":
            left = [(good, n - option.args[good]) for good, n in owed(s.stack[-1])]
            return _goods(lang, (*left, (GOLD, sum(option.args))))
        if name in ("activate", "twice"):
            return self._action(option.args[0], 2 if name == "twice" else 1, lang)
        if name == "raze":
            card, by = option.args[0], self.asking(s)
            free = by is not None and not isinstance(by, RazeAndConvert)  # the card that asks was paid for
            return self._razing(card, 0 if free else 2 + s.guard[card], lang)
        if name in ("build", "deal", "raze-hand"):
            return self._use(name, tables.FIRST[option.args[0]], lang)
        return ""

    def _use(self, name: str, card: int, lang: str) -> str:
        """A card in hand."""
        if name == "deal":
            return say(lang, "settlers-detail-deal", good=_good(lang, tables.DEAL_GOOD[card]))
        if name == "raze-hand":
            return self._razing(card, 1, lang)
        parts = [_good(lang, good, n) for good, n in enumerate(tables.COST[card]) if n]
        if tables.NEEDS_SITE[card]:
            parts.append(say(lang, "settlers-a-site"))
        cost = listed(lang, parts) if parts else say(lang, "settlers-free")
        kind = say(lang, f"settlers-kind-{KINDS[tables.KIND[card]]}")
        return say(lang, "settlers-detail-build", cost=cost, kind=kind, points=1 if tables.IS_COMMON[card] else 2)

    def _action(self, card: int, times: int, lang: str) -> str:
        action = DECK[tables.FACE[card]].action
        assert action is not None
        effect = action.effect.words(self.tongue(lang))
        if not action.cost:
            return effect
        cost = _goods(lang, tuple([(good, n * times) for good, n in action.cost]))
        return say(lang, "settlers-detail-action", cost=cost, effect=effect)

    def _razing(self, card: int, price: int, lang: str) -> str:
        spoils = tables.SPOILS[card]
        goods = _goods(lang, tuple([(good, spoils.count(good)) for good in dict.fromkeys(spoils)]))
        return say(lang, "settlers-detail-raze", price=_good(lang, RAZE, price), goods=goods) if price else goods


SPEAKER: Final = SettlersSpeaker("settlers", T, 4, _KINDS, _BY_VERB)
