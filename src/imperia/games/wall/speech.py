"""The Great Wall in words: how its places, pieces and cards are said, beyond what all games share."""

from __future__ import annotations

from typing import Any, Final

from ...cards.speaker import Line, Names, Speaker, Word
from ...cards.words import has, say
from ...kernel.events import Event
from ...kernel.options import CARD, Option
from .faces import BY_CARD
from .lexicon import (
    CAPTURE,
    COMMAND,
    COMMAND_NAMES,
    DEMAND,
    ENDINGS,
    FIELD,
    FIELDS,
    GOOD,
    GOODS,
    HORDE,
    KIND,
    KIND_COUNT,
    KINDS,
    LOCATION,
    LOCATION_NAMES,
    MOST_SEATS,
    NAME,
    OFFER,
    PAIR,
    PAIRS,
    POSITION,
    ROWS,
    SEASONS,
    SECTION,
    TROOP,
    T,
)
from .tables import SCORE

SECTION_NAMES: Final = ("left", "middle", "right")
RUN_BY_GAME: Final = ("reed", "qin")  # factions after the people


def card_word(lang: str, card: int) -> str:
    return BY_CARD[card].mark(lang)


def section_word(lang: str, section: int) -> str:
    return say(lang, f"wall-section-{SECTION_NAMES[section]}")


def location_word(lang: str, location: int) -> str:
    """A location; the one after the last is the own supply."""
    return say(lang, f"wall-location-{LOCATION_NAMES[location]}" if location < len(LOCATION_NAMES) else "wall-supply")


def horde_word(lang: str, position: int) -> str:
    return say(lang, "wall-horde-at", section=section_word(lang, position // ROWS), row=position % ROWS + 1)


def field_word(lang: str, field: int) -> str:
    return say(lang, "wall-field-at", n=field % FIELDS + 1, horde=horde_word(lang, field // FIELDS))


def pair_word(lang: str, pair: int) -> str:
    upper, lower = fields_of(pair)
    return say(lang, "wall-pair-at", a=upper % FIELDS + 1, b=lower % FIELDS + 1, horde=horde_word(lang, pair // PAIRS))


def fields_of(pair: int) -> tuple[int, int]:
    """The two fields of a pair: side by side in the upper or the lower row, or one above the other."""
    position, k = divmod(pair, PAIRS)
    half = FIELDS // 2
    if k >= 2 * (half - 1):
        upper = k - 2 * (half - 1)
        return position * FIELDS + upper, position * FIELDS + half + upper
    row, column = divmod(k, half - 1)
    first = position * FIELDS + row * half + column
    return first, first + 1


def troop_word(lang: str, troop: int) -> str:
    place, kind = divmod(troop, KIND_COUNT)
    section, at = divmod(place, 2)
    key = "wall-troop-firing" if at else "wall-troop-staging"
    return say(lang, key, kind=kind_word(lang, kind), section=section_word(lang, section))


def kind_word(lang: str, kind: int) -> str:
    return say(lang, f"wall-kind-{KINDS[kind]}")


def good_word(lang: str, good: int) -> str:
    return say(lang, f"wall-amount-{GOODS[good]}", n=1)


def command_word(lang: str, name: int) -> str:
    return say(lang, f"wall-command-{COMMAND_NAMES[name]}")


_KINDS: Final[dict[str, Word]] = {
    CARD: card_word,
    CAPTURE: card_word,
    LOCATION: location_word,
    SECTION: section_word,
    HORDE: horde_word,
    FIELD: field_word,
    PAIR: pair_word,
    TROOP: troop_word,
    KIND: kind_word,
    GOOD: good_word,
    COMMAND: command_word,
    POSITION: lambda lang, n: str(n + 1),
    OFFER: lambda lang, n: str(n + 1),
    DEMAND: lambda lang, n: str(n + 1),
    "season": lambda lang, n: say(lang, f"phase-wall-{SEASONS[n]}"),
    "ending": lambda lang, n: say(lang, f"ending-wall-{n}") if 0 < n < len(ENDINGS) else "",
    "deck": lambda lang, n: say(lang, "wall-deck", n=n),
}
_BY_VERB: Final[dict[str, tuple[str, Word]]] = {
    "draw": ("n", lambda lang, n: str(n)),
    "number": ("n", lambda lang, n: str(n)),
}


def everybody(names: Names, lang: str) -> Names:
    """The names of all factions: after the people come the Reed Clan and Qin."""
    return [*names, *[say(lang, f"wall-{one}") for one in RUN_BY_GAME]]


class WallSpeaker(Speaker):
    """Names the factions that the game runs, and the card behind a place in the row."""

    def option_values(self, option: Option, lang: str, names: Names) -> dict[str, Any]:
        values = super().option_values(option, lang, everybody(names, lang))
        if CAPTURE in values:
            values["card"] = values[CAPTURE]
        return values

    def option_in(self, s: Any, option: Option, lang: str, names: Names) -> str:
        """The words on the button, where they depend on what lies on the table."""
        key = f"{NAME}-option-{option.name}"
        values = self.option_values(option, lang, names)
        n = option.args[0] if option.args else -1
        if option.name in ("hire", "offer"):
            values["card"] = card_word(lang, s.row[n])
        elif option.name == "demand":
            values["card"] = card_word(lang, s.artifacts[n])
        elif option.name in ("horde", "figure") and s.horde[n] >= 0:
            values["card"] = card_word(lang, s.horde[n])
        elif option.name in ("field", "pair"):
            card = s.horde[n // (FIELDS if option.name == "field" else PAIRS)]
            values["card"] = card_word(lang, card) if card >= 0 else ""
        return say(lang, key if has(lang, key) else f"option-{option.name}", **values)

    def question(self, s: Any, seat: int, lang: str, names: Names) -> tuple[str, str]:
        return super().question(s, seat, lang, everybody(names, lang))

    def event_values(self, event: Event, lang: str, names: Names, you: int | None) -> dict[str, Any]:
        values = super().event_values(event, lang, everybody(names, lang), you)
        if GOOD in event.args and "n" in event.args:
            values["goods"] = say(lang, f"wall-amount-{GOODS[event.args[GOOD]]}", n=event.args["n"])
        return values

    def score_values(self, line: Line, lang: str) -> dict[str, Any]:
        score = SCORE[line.card] if line.card >= 0 else None
        return super().score_values(line, lang) | {"rule": score.words(self.tongue(lang)) if score is not None else ""}



SPEAKER: Final = WallSpeaker(NAME, T, MOST_SEATS + len(RUN_BY_GAME), _KINDS, _BY_VERB)
