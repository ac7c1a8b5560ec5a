"""Imperial Settlers in words: how its cards, goods and payments are said, beyond what all games share."""

from __future__ import annotations

from typing import Any, Final

from ...cards.goods import Gain
from ...cards.nodes import Goods
from ...cards.speaker import Names, Speaker, Terms, seat_word
from ...cards.story import Flow
from ...cards.words import ACC, GEN, NOM, listed, say
from ...kernel.events import Event
from ...kernel.options import CARD, SLOT, WORD, Option
from . import tables
from .cards import DECK
from .goods import COMMON_CARD, FACTION_CARD, FOOD, GOLD, GOODS, RAZE, SETTLER
from .lexicon import FACTIONS, KINDS, PHASES, SIDES, T
from .ops.attacks import ASK_LOOT, RazeAndConvert, looted
from .ops.targets import BuildDeal, BuildFaction
from .supply import ASK_DECK, ASK_PAY, owed
from .turn import ASK_PAIRS, ASK_TASK, pairs_out


def _face(lang: str, face: int) -> str:
    return DECK[face].mark(lang)


def _slot(lang: str, card: int) -> str:
    return DECK[tables.FACE[card]].mark(lang) if card >= 0 else ""


def _good(lang: str, good: int, n: int = 1, case: str = ACC) -> str:
    """ "2 wood": so many of a good."""
    return say(lang, f"settlers-amount-{GOODS[good]}", n=n, case=case)


def _goods(lang: str, amounts: Goods, case: str = ACC) -> str:
    """ "2 wood and 1 gold", or nothing at all."""
    parts = [_good(lang, good, n, case) for good, n in amounts if n]
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
    "side": lambda lang, n: SIDES[n].upper(),
    "phase": lambda lang, n: say(lang, f"phase-settlers-{PHASES[n]}"),
}
DISCARD: Final = "discard"
_GIVEN: Final = {
    "settlers-feed-gate": "gate",
    "settlers-lay-foundation": "foundation",
}  # what becomes of goods and cards that are given, by the effect that asks for them; else they are discarded
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
            return {"faction": self.kinds["faction"](lang, faction), "side": SIDES[side].upper()}
        if option.name == "pay":
            instead = _goods(lang, tuple(enumerate(option.args)), GEN)
            return {"goods": instead, "gold": _good(lang, GOLD, sum(option.args))}
        if option.name == "many":
            return {"good": _good(lang, option.args[0], option.args[1])}
        return super().option_values(option, lang, names) | {"for": DISCARD}

    def portion(self, option: Option) -> tuple[int, int] | None:
        if option.name in ("take", "give"):
            return option.args[0], 1
        return (option.args[0], option.args[1]) if option.name == "many" else super().portion(option)

    def given(self, s: Any, option: Option, lang: str, names: Names) -> str:
        """The words on the button of something that is given: it may go to several places."""
        values = self.option_values(option, lang, names)
        node = self.asking(s)
        values["for"] = _GIVEN.get(node.phrase, DISCARD) if node is not None else DISCARD
        return say(lang, f"settlers-option-{option.name}", **values)

    def many(self, s: Any, option: Option, lang: str) -> str:
        """The words on the button of several goods at once, which are taken or given as one of them would be."""
        verb = "take" if s.asking[0] in (ASK_TASK, ASK_DECK) else "give"
        return say(lang, f"settlers-option-{verb}", good=_good(lang, option.args[0], option.args[1]))

    def asked(self, s: Any, seat: int, lang: str, names: Names) -> dict[str, Any]:
        prompt, frame = s.asking[0], s.stack[-1]
        values: dict[str, Any] = {"round": s.round}
        if prompt == ASK_PAY:
            values["goods"] = _goods(lang, owed(frame), NOM)
        elif prompt == ASK_PAIRS:
            values["settlers"] = _good(lang, SETTLER, s.has(seat, SETTLER))
        elif prompt == ASK_TASK:
            values["n"] = pairs_out(frame)
        elif prompt == ASK_LOOT:
            values["seat"] = seat_word(names, looted(s))
        return values

    def flows(self, event: Event) -> list[Flow]:
        """A card drawn is a good too, by the deck it comes from."""
        if event.name != "draw":
            return super().flows(event)
        good = COMMON_CARD if event.args["deck"] else FACTION_CARD
        return [Flow(event.args["seat"], good, 1, drawn=event.args["card"])]

    # --- the second line of an option: what it costs and gives, as far as the name of the card does not say it --------
    def terms(self, s: Any, seat: int, option: Option) -> Terms | None:
        name, n = option.name, option.args[0] if option.args else -1
        if name == "pay":
            left = [(good, owing - option.args[good]) for good, owing in owed(s.stack[-1])]
            return Terms((*left, (GOLD, sum(option.args))))
        if name in ("activate", "twice"):
            return _action_terms(n, 2 if name == "twice" and not tables.TELLING[n] else 1)
        if name == "raze":
            by = self.asking(s)
            free = by is not None and not isinstance(by, RazeAndConvert)  # the card that asks was paid for
            return Terms(((RAZE, 0 if free else 2 + s.guard[n]),), _spoils(n))
        if name == "raze-hand":
            return Terms(((RAZE, 1),), _spoils(tables.FIRST[n]))
        if name == "deal":
            return Terms(((FOOD, 1),), ((tables.DEAL_GOOD[tables.FIRST[n]], 1),))
        if name == "target" and isinstance(self.asking(s), BuildDeal):
            return Terms(tuple(enumerate(tables.COST[n])))
        if name == "build":
            by = self.asking(s)
            more = by.more if isinstance(by, BuildFaction) else ()
            return Terms((*enumerate(tables.COST[tables.FIRST[n]]), *more))
        if name in ("send", "pairs"):  # for one pair at first, then for so many
            return Terms(((SETTLER, 2 * (n + 1) if name == "pairs" else 2),))
        if name == "take" or (name == "many" and s.asking[0] in (ASK_TASK, ASK_DECK)):
            return Terms(gains=((n, 1 if name == "take" else option.args[1]),))
        if name in ("give", "many"):
            return Terms(((n, 1 if name == "give" else option.args[1]),))
        return super().terms(s, seat, option)

    def detail(self, s: Any, seat: int, option: Option, lang: str) -> str:
        name = option.name
        if name == "send":
            return say(lang, "settlers-detail-send", price=_good(lang, SETTLER, 2, NOM), n=1)
        if name in ("take", "many") and option.args[0] in (COMMON_CARD, FACTION_CARD):
            deck = s.seats if option.args[0] == COMMON_CARD else seat
            kind = "common" if option.args[0] == COMMON_CARD else "faction"
            return say(lang, f"settlers-detail-deck-{kind}", n=len(s.decks[deck]))
        terms = self.terms(s, seat, option)
        if terms is None:
            return ""
        if name == "pairs":
            return say(lang, "settlers-detail-pairs", price=_goods(lang, terms.pays, NOM), n=option.args[0] + 1)
        if name == "pay":
            return _goods(lang, terms.pays, NOM)
        if name in ("activate", "twice"):
            return self._action(option.args[0], terms, 2 if name == "twice" else 1, lang)
        if name in ("raze", "raze-hand"):
            goods = _goods(lang, terms.gains, NOM)
            if not terms.pays:
                return goods
            return say(lang, "settlers-detail-raze", price=_goods(lang, terms.pays, NOM), goods=goods)
        if name == "deal":
            return say(lang, "settlers-detail-deal", good=_goods(lang, terms.gains, NOM))
        if name == "target":
            return self._building(option.args[0], terms, True, lang)
        if name == "build":
            return self._building(tables.FIRST[option.args[0]], terms, self.asking(s) is not None, lang)
        return ""

    def _building(self, card: int, terms: Terms, waived: bool, lang: str) -> str:
        """What a Location costs; an effect that builds waives the house icon."""
        parts = [_good(lang, good, n, NOM) for good, n in terms.pays]
        if tables.NEEDS_SITE[card] and not waived:
            parts.append(say(lang, "settlers-a-site"))
        cost = listed(lang, parts) if parts else say(lang, "settlers-free")
        kind = say(lang, f"settlers-kind-{KINDS[tables.KIND[card]]}")
        return say(lang, "settlers-detail-build", cost=cost, kind=kind, points=1 if tables.IS_COMMON[card] else 2)

    def _action(self, card: int, terms: Terms, times: int, lang: str) -> str:
        """What an action costs and does. Twice is said of the whole, and a plain gain is reckoned up; where the first
        use may decide about the second, that is asked later (IS-AMB-37)."""
        action = DECK[tables.FACE[card]].action
        assert action is not None
        effect, again = action.effect, "no"
        if times == 2:
            again = "asked" if tables.TELLING[card] else "no" if terms.gains else "yes"
            effect = Gain(terms.gains) if terms.gains else effect
        return say(
            lang,
            "settlers-detail-action" if terms.pays else "settlers-detail-effect",
            cost=_goods(lang, terms.pays, NOM) if terms.pays else "",
            effect=effect.words(self.tongue(lang)),
            again=again,
        )


def _action_terms(card: int, times: int) -> Terms:
    action = DECK[tables.FACE[card]].action
    assert action is not None
    effect = action.effect
    gains = effect.goods if isinstance(effect, Gain) and effect.per is None else ()
    return Terms(tuple([(good, n * times) for good, n in action.cost]), tuple([(good, n * times) for good, n in gains]))


def _spoils(card: int) -> Goods:
    spoils = tables.SPOILS[card]
    return tuple([(good, spoils.count(good)) for good in dict.fromkeys(spoils)])


SPEAKER: Final = SettlersSpeaker("settlers", T, 4, _KINDS, _BY_VERB, GOODS)
