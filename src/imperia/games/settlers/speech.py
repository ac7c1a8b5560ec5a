"""Imperial Settlers in words: options, questions, events and score lines, from the same data that the rules use."""

from __future__ import annotations

from typing import Any

from ...cards import words
from ...cards.words import listed, say
from ...kernel.events import HIDDEN, Event
from ...kernel.options import CARD, SEAT, SLOT, WORD, Option
from .cards import DECK
from .lexicon import FACTIONS, GOLD, GOODS, PHASES, RAZE, SIDES, T
from .ops import Aim, AimAtPlayer
from .score import Line
from .state import Settlers
from .tables import ACT_COST, COST, DEAL_GOOD, FACE, FIRST, SPOILS

Names = list[str]  # the seats' names


def card_word(lang: str, card: int) -> str:
    """A physical card by its name."""
    return say(lang, "settlers-a-card") if card == HIDDEN else DECK[FACE[card]].mark(lang)


def seat_word(names: Names, seat: int) -> str:
    return words.mark("seat", seat, names[seat])


def good_word(lang: str, good: int, n: int = 1) -> str:
    """ "2 wood": so many of a good."""
    return say(lang, f"settlers-amount-{GOODS[good]}", n=n)


def goods_word(lang: str, amounts: list[tuple[int, int]]) -> str:
    """ "2 wood and 1 gold", or nothing at all."""
    parts = [good_word(lang, good, n) for good, n in amounts if n]
    return listed(lang, parts) if parts else say(lang, "settlers-nothing")


def faction_word(lang: str, faction: int) -> str:
    return say(lang, f"settlers-origin-{FACTIONS[faction]}")


# --- options ------------------------------------------------------------------------------------------------------
def default_names(lang: str) -> Names:
    return [say(lang, "seat-name", n=p + 1) for p in range(4)]


def option_label(option: Option, lang: str, names: Names) -> str:
    """The words on the button, with marks."""
    if option.name in ("yes", "no", "branch"):
        return say(lang, f"option-{option.name}", n=option.args[0] + 1 if option.args else 0)
    if option.name == "pay":
        return _pay_label(option, lang)
    values: dict[str, Any] = {}
    for kind, n in zip(option.verb.arguments, option.args, strict=True):
        if kind == CARD:
            values["card"] = DECK[n].mark(lang)
        elif kind == SLOT:
            values["card"] = card_word(lang, n)
        elif kind == SEAT:
            values["seat"] = seat_word(names, n)
        elif option.name == "choose":
            values["faction" if kind == WORD else "side"] = faction_word(lang, n) if kind == WORD else SIDES[n]
        elif kind == WORD:
            values["good"] = good_word(lang, n)
        else:
            values["n"] = n + 1
    return say(lang, f"settlers-option-{option.name}", **values)


def _pay_label(option: Option, lang: str) -> str:
    if not any(option.args):
        return say(lang, "settlers-option-pay-none")
    goods = goods_word(lang, list(enumerate(option.args)))
    return say(lang, "settlers-option-pay", goods=goods, gold=good_word(lang, GOLD, sum(option.args)))


def option_words(option: Option, lang: str) -> str:
    return words.plain(option_label(option, lang, default_names(lang)))


def name_of(kind: str, n: int) -> object:
    """The wire form of an argument: codes of cards, names of goods, numbers of seats and slots."""
    return DECK[n].code if kind == CARD else GOODS[n] if kind == WORD else n


def option_detail(s: Settlers, option: Option, lang: str) -> str:
    """The second line: what an option costs and gives, as far as the name of the card does not say it."""
    name = option.name
    if name == "build":
        row = _first(option)
        cost = [(good, n) for good, n in enumerate(COST[row])]
        site = [say(lang, "settlers-a-site")] if DECK[FACE[row]].site else []
        parts = [good_word(lang, good, n) for good, n in cost if n] + site
        return listed(lang, parts) if parts else say(lang, "settlers-free")
    if name == "deal":
        return say(lang, "settlers-detail-deal", good=good_word(lang, DEAL_GOOD[_first(option)]))
    if name == "raze-hand":
        return _spoils_word(lang, _first(option), 1)
    if name == "raze":
        return _spoils_word(lang, option.args[0], 2 + s.guard[option.args[0]])
    if name in ("activate", "twice"):
        times = 2 if name == "twice" else 1
        card = DECK[FACE[option.args[0]]]
        assert card.action is not None
        cost = [(good, n * times) for good, n in enumerate(ACT_COST[option.args[0]])]
        said = goods_word(lang, cost) if any(n for _, n in cost) else ""
        effect = card.action.effect.words(lang)
        return say(lang, "settlers-detail-action", cost=said, effect=effect) if said else effect
    if name == "pay":
        cost = list(zip(range(3), s.stack[-1][4:7], strict=True))
        left = [(good, n - option.args[good]) for good, n in cost]
        return goods_word(lang, [*left, (3, sum(option.args))])
    if name == "branch":
        node, _ = T.asker(s)
        return node.parts()[option.args[0]].words(lang)
    return ""


def _first(option: Option) -> int:
    return FIRST[option.args[0]]


def _spoils_word(lang: str, card: int, price: int) -> str:
    goods = goods_word(lang, [(good, SPOILS[card].count(good)) for good in dict.fromkeys(SPOILS[card])])
    return say(lang, "settlers-detail-raze", price=good_word(lang, RAZE, price), goods=goods)


# --- questions ----------------------------------------------------------------------------------------------------
def question(s: Settlers, seat: int, lang: str, names: Names) -> tuple[str, str]:
    """What is asked of a seat, and why: (question, reason), with marks."""
    prompt = s.rules().prompts[s.asking[0]].name
    source = s.asking[1]
    values: dict[str, Any] = {"round": s.round, "card": card_word(lang, source) if source >= 0 else ""}
    if prompt in ("aim", "opponent"):
        node, _ = T.asker(s)
        assert isinstance(node, Aim | AimAtPlayer)
        prompt = type(node).__name__
    elif prompt == "pay":
        values["goods"] = goods_word(lang, list(zip(range(3), s.asking[2:5], strict=True)))
    elif prompt in ("task", "pay-any"):
        values["n"] = s.asking[-1]
    elif prompt == "loot":
        values["seat"] = seat_word(names, s.asking[2])
    return say(lang, f"settlers-ask-{prompt}", **values), say(lang, f"settlers-why-{prompt}", **values)


# --- events -------------------------------------------------------------------------------------------------------
def event_words(event: Event, lang: str, names: Names, you: int | None) -> str:
    """One line of the log; for the reader's own seat it says "you"."""
    values: dict[str, Any] = {"you": "no", "hidden": "no", "owner-you": "no"}
    goods: list[tuple[int, int]] = []
    for (key, kind), n in zip(event.kind.arguments, event.values, strict=True):
        if kind == SLOT:
            values[key] = card_word(lang, n)
            if n == HIDDEN and key == "card":
                values["hidden"] = "yes"
        elif kind == SEAT:
            values[key] = seat_word(names, n)
            values["you" if key == "seat" else f"{key}-you"] = "yes" if n == you else "no"
        elif kind == "good":
            values[key] = good_word(lang, n, event.args.get("n", 1))
        elif key in GOODS:
            goods.append((GOODS.index(key), n))
        elif kind == "deck":
            values[key] = "common" if n else "faction"
        elif kind == "faction":
            values[key] = faction_word(lang, n)
        elif kind == "side":
            values[key] = SIDES[n]
        elif kind == "phase":
            values[key] = say(lang, f"phase-settlers-{PHASES[n]}")
        else:
            values[key] = n
    if goods:
        values["goods"] = goods_word(lang, goods)
    return say(lang, f"settlers-event-{event.name}", **values)


# --- scoring ------------------------------------------------------------------------------------------------------
def score_words(line: Line, lang: str) -> str:
    """Why a line of the score sheet gives its points."""
    values: dict[str, Any] = {"n": line.n, "points": line.points}
    if line.card >= 0:
        values["card"] = card_word(lang, line.card)
    return say(lang, f"settlers-score-{line.category}", **values)
