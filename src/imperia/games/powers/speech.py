"""Powers in words: options, questions, events and score lines, written from the same data that the rules use."""

from __future__ import annotations

from typing import Any

from ...cards import words
from ...cards.words import listed, say
from ...kernel.events import HIDDEN, Event
from ...kernel.options import CARD, SEAT, Option
from .cards import DECK
from .lexicon import ALL_KNOWN, FACTION, FACTIONS, KINDS, LIMIT, NAME, PASS, T
from .ops import MayCancelOne, NameTarget, Targeting
from .score import Line
from .state import Powers

Names = list[str]  # the seats' names


def card_word(lang: str, card: int) -> str:
    return say(lang, "powers-a-card") if card == HIDDEN else DECK[card].mark(lang)


def seat_word(names: Names, seat: int) -> str:
    return words.mark("seat", seat, names[seat])


def faction_word(lang: str, faction: int) -> str:
    return say(lang, f"powers-faction-{FACTIONS[faction]}")


def guess_word(lang: str, code: int) -> str:
    if code == PASS:
        return say(lang, "powers-no-guess")
    return faction_word(lang, code - FACTION) if code >= FACTION else card_word(lang, code - NAME)


# --- options ------------------------------------------------------------------------------------------------------
def default_names(lang: str) -> Names:
    return [say(lang, "seat-name", n=p + 1) for p in range(6)]


def option_label(option: Option, lang: str, names: Names) -> str:
    """The words on the button, with marks."""
    values: dict[str, Any] = {}
    for kind, n in zip(option.verb.arguments, option.args, strict=True):
        if kind == CARD:
            values["card"] = card_word(lang, n)
        elif kind == SEAT:
            values["seat"] = seat_word(names, n)
        elif option.name == "faction":
            values["faction"] = faction_word(lang, n)
        else:
            values["n"] = n + 1
    key = option.name if option.name in ("yes", "no", "branch") else f"powers-option-{option.name}"
    return say(lang, key if key.startswith("powers") else f"option-{key}", **values)


def option_words(option: Option, lang: str) -> str:
    return words.plain(option_label(option, lang, default_names(lang)))


def name_of(kind: str, n: int) -> object:
    """The wire form of an argument: codes of cards, numbers of seats."""
    return DECK[n].code if kind == CARD else FACTIONS[n] if kind == "word" else n


# --- questions ----------------------------------------------------------------------------------------------------
def question(s: Powers, seat: int, lang: str, names: Names) -> tuple[str, str]:
    """What is asked of a seat, and why: (question, reason), with marks."""
    prompt = s.rules().prompts[s.asking[0]].name
    source = s.asking[1]
    values: dict[str, Any] = {"round": s.round, "card": card_word(lang, source)}
    if prompt == "pick":
        node, _ = T.asker(s)
        assert isinstance(node, Targeting)
        prompt = type(node).__name__
        if isinstance(node, MayCancelOne):
            values["what"] = node.cards.what
        elif isinstance(node, NameTarget):
            values["unless"] = node.unless
    if prompt in ("propose", "vote", "search"):
        owner = s.asking[2]
        values["seat"] = seat_word(names, owner)
        values["code"] = FACTIONS[s.factions[owner]] if s.factions[owner] >= 0 else "none"
    if prompt == "vote":
        voters = [p for p in range(s.seats) if p != s.asking[2]]
        said: list[str] = []
        for p, code in zip(voters, s.asking[3:], strict=True):
            who = say(lang, "seat-you") if p == seat else seat_word(names, p)
            said.append(f"{who}: {guess_word(lang, code)}")
        values["proposals"] = listed(lang, said)
    return say(lang, f"powers-ask-{prompt}", **values), say(lang, f"powers-why-{prompt}", **values)


# --- events -------------------------------------------------------------------------------------------------------
def event_words(event: Event, lang: str, names: Names, you: int | None) -> str:
    """One line of the log; for the reader's own seat it says "you"."""
    values: dict[str, Any] = {"you": "no", "hidden": "no"}
    for (key, kind), n in zip(event.kind.arguments, event.values, strict=True):
        if kind == CARD:
            values[key] = card_word(lang, n)
            if n == HIDDEN:
                values["hidden"] = "yes"
        elif kind == SEAT:
            values[key] = seat_word(names, n)
            if key == "seat" or "seat" not in event.args:
                values["you"] = "yes" if n == you else "no"
            values[f"{key}-you"] = "yes" if n == you else "no"
        elif kind == "guess":
            values[key] = guess_word(lang, n)
            values["guess"] = "pass" if n == PASS else "faction" if n >= FACTION else "name"
        elif kind == "kind":
            values[key] = KINDS[n]
        else:
            values[key] = n
    return say(lang, f"powers-event-{event.name}", **values)


# --- scoring ------------------------------------------------------------------------------------------------------
def score_words(line: Line, lang: str) -> str:
    """Why a line of the score sheet gives its points."""
    values: dict[str, Any] = {"n": line.n, "points": line.points}
    if line.card >= 0:
        values["card"] = card_word(lang, line.card)
    if line.category == "sets":
        values["faction"] = faction_word(lang, line.other)
    elif line.other >= 0:
        values["other"] = card_word(lang, line.other)
    key = line.category
    if key == "events" and line.points == 2 and line.other >= 0 and DECK[line.other].sex:
        key = "walpurgis"
    elif key in ("events", "abilities") and line.other not in (-1, line.card):
        key += "-copied"
    elif key == "ending":
        key += "-both" if line.n == LIMIT | ALL_KNOWN else "-limit" if line.n == LIMIT else "-known"
    return say(lang, f"powers-score-{key}", **values)
