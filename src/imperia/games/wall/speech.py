"""The Great Wall in words: how its places, pieces and cards are said, beyond what all games share."""

from __future__ import annotations

from typing import Any, Final

from ...cards.mix import STOCK, kinds_of, wanted
from ...cards.nodes import Goods
from ...cards.speaker import Line, Names, Speaker, Terms, Word, promised
from ...cards.words import ACC, NOM, has, icon, large, listed, say, sentence
from ...kernel.events import Event
from ...kernel.options import CARD, Option
from ...kernel.state import SEAT
from .attacks import ASK_RECRUIT, ASK_TARGET
from .blocks import asked_less, asked_price, being_built, chosen_recruits
from .faces import BY_CARD
from .facts import STORE, value
from .fights import assault_of
from .gates import figures
from .lexicon import (
    ARCHER,
    CAPTURE,
    CHI,
    COMMAND,
    COMMAND_NAMES,
    DEMAND,
    DISCARD_HONOUR,
    DONATE_HONOUR,
    ENDINGS,
    FIELD,
    FIELDS,
    GOOD,
    GOODS,
    HONOUR,
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
    SPEARMAN,
    TROOP,
    V_BARRICADE,
    V_WALL,
    WINDOWS,
    T,
)
from .places import fields_of
from .shame import ASK_BUY, shed_good, shed_price
from .summer import discarded
from .tables import BASIC, BOOSTED, REWARDS, SCORE
from .tactics import boost_price

SECTION_NAMES: Final = ("left", "middle", "right")
RUN_BY_GAME: Final = ("reed", "qin")  # factions after the people
OFFICIALS_LEFT: Final = 4  # in the frame that places officials: how many more
OFFICIAL_FROM: Final = 8  # … and where the one in hand comes from


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


def troop_word(lang: str, troop: int) -> str:
    place, kind = divmod(troop, KIND_COUNT)
    section, at = divmod(place, 2)
    key = "wall-troop-firing" if at else "wall-troop-staging"
    return say(lang, key, kind=kind_word(lang, kind), section=section_word(lang, section))


def kind_word(lang: str, kind: int) -> str:
    return say(lang, f"wall-kind-{KINDS[kind]}")


def good_word(lang: str, good: int) -> str:
    return icon(lang, GOODS[good])


def good_amount(lang: str, good: int, n: int, case: str = NOM) -> str:
    """So much of a good; −1 is wood, stone and gold in any mix."""
    return say(lang, f"wall-amount-{GOODS[good]}" if good >= 0 else "wall-amount-building", n=n, case=case)


def reward(s: Any, fields: tuple[int, ...]) -> Goods:
    """What covering these fields of one horde brings."""
    card = s.horde[fields[0] // FIELDS]
    found = [REWARDS[card][field % FIELDS] for field in fields] if card >= 0 else []
    return tuple([(good, n) for good, n in found if good >= 0])


def covers(s: Any, seat: int) -> bool:
    """Does a soldier of the one who is asked go to the field? An archer, a volley or an effect puts a wound there, and
    a soldier of the Reed Clan brings nobody anything."""
    if s.asking[0] not in (ASK_TARGET, ASK_RECRUIT):
        return False
    return bool(s.asking[2] % KIND_COUNT != ARCHER and s.stack[-1][SEAT] == seat)


def left_honour(s: Any, seat: int) -> int:
    """The honour for each command card that is left in the discard pile."""
    return value(s, DISCARD_HONOUR, figures(s).discard_honour, seat)


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
SEVERAL: Final = ("shames", "sheds")  # verbs that mean so many soldiers of a kind
_BY_VERB: Final[dict[str, tuple[str, Word]]] = {"number": ("n", lambda lang, n: str(n))}


def everybody(names: Names, lang: str) -> Names:
    """The names of all factions: after the people come the Reed Clan and Qin."""
    return [*names, *[say(lang, f"wall-{one}") for one in RUN_BY_GAME]]


class WallSpeaker(Speaker):
    """Names the factions that the game runs, and the card behind a place in the row."""

    def option_values(self, option: Option, lang: str, names: Names) -> dict[str, Any]:
        values = super().option_values(option, lang, everybody(names, lang))
        for kind in (CAPTURE, OFFER, DEMAND):  # the last two by their places, where no table says which card lies there
            if kind in values:
                values["card"] = values[kind]
        if POSITION in values:
            values["n"] = values[POSITION]
        if option.name == "draw":
            values["n"] = option.args[0]
        if option.name in SEVERAL:
            values["n"] = option.args[1]
        return values

    def number(self, option: Option) -> int | None:
        """Of soldiers of a kind only the number matters; no card drawn is a number, too."""
        if option.name in ("shame", "shed"):
            return 1
        if option.name == "draw":
            return option.args[0]
        return option.args[1] if option.name in SEVERAL else super().number(option)

    def kind(self, option: Option) -> str | None:
        if option.name in ("shame", "shed") or option.name in SEVERAL:
            return KINDS[option.args[0]]
        return super().kind(option)

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
        return large(say(lang, key if has(lang, key) else f"option-{option.name}", **values))

    def terms(self, s: Any, seat: int, option: Option) -> Terms | None:
        n = option.args[0] if option.args else -1
        if option.verb.first == T.AMOUNT:
            return self._portion(s, option)
        if option.name == "tactic":
            return promised(BASIC[n])
        if option.name == "boosted":
            gains = promised(BOOSTED[n])
            return Terms(((CHI, boost_price(s, seat, n)),), gains.gains if gains else ())
        if option.name in ("field", "pair"):
            fields = fields_of(n) if option.name == "pair" else (n,)
            return Terms(gains=reward(s, fields)) if covers(s, seat) else None
        if option.name == "honour":
            return Terms(gains=((HONOUR, left_honour(s, seat) * len(discarded(s, seat))),))
        if option.name in ("shed", "shed-card", "sheds") and s.asking[0] == ASK_BUY:
            return Terms(((shed_good(s), s.asking[2] * (option.args[1] if option.name == "sheds" else 1)),))
        if option.name == "give-up":
            return Terms(((HONOUR, shed_price(s, seat)),))
        price = asked_price(s, option.code)
        return Terms(tuple(price), less=asked_less(s)) if price else super().terms(s, seat, option)

    def _portion(self, s: Any, option: Option) -> Terms | None:
        """So many of one kind, of a price or a gift in several."""
        way = self._mixed(s, "en")["way"] if self.asking(s) is None else ""
        portion = (self.tables.amount_of(option.code),)
        return Terms(portion) if way == "pay" else Terms(gains=portion) if way == "gain" else None

    def detail(self, s: Any, seat: int, option: Option, lang: str) -> str:
        """A second line under an option: its price, what it brings, what a tactic does."""
        terms = self.terms(s, seat, option)
        if option.name in ("tactic", "boosted"):
            return self._half(option.args[0], option.name == "boosted", terms, lang)
        if terms is None or option.verb.first == T.AMOUNT or self.branches(option):
            return ""
        said = listed(lang, [good_amount(lang, *one) for one in (*terms.pays, *terms.gains)])
        return say(lang, "wall-detail-less", goods=said, n=terms.less) if said and terms.less else said

    def _half(self, card: int, boosted: bool, terms: Terms | None, lang: str) -> str:
        """What one half of a tactic card does, the boosted one with its price."""
        node = (BOOSTED if boosted else BASIC)[card]
        said = sentence(node.words(self.tongue(lang))) if node is not None else ""
        price = [good_amount(lang, *one) for one in terms.pays] if terms else []
        return f"{listed(lang, price)}: {said}" if price else said

    def question(self, s: Any, seat: int, lang: str, names: Names) -> tuple[str, str]:
        return super().question(s, seat, lang, everybody(names, lang))

    def asked(self, s: Any, seat: int, lang: str, names: Names) -> dict[str, Any]:
        """What the messages of questions need: from what is asked, and from the frame that asks."""
        prompt = self.tables.prompts[s.asking[0]].name
        told = s.asking[2] if len(s.asking) > 2 else -1
        frame: tuple[int, ...] = s.stack[-1] if s.stack else ()
        if prompt in ("place", "place-where"):
            left, origin = frame[OFFICIALS_LEFT], frame[OFFICIAL_FROM]
            return {"left": left, "location": location_word(lang, origin) if origin >= 0 else ""}
        if prompt == "amount":
            return self._mixed(s, lang)
        if prompt == "donate":
            brings = value(s, DONATE_HONOUR, figures(s).donate_honour, seat)
            return {"good": good_word(lang, told), "goods": good_amount(lang, HONOUR, brings, ACC)}
        if prompt == "reclaim":
            return {"goods": good_amount(lang, HONOUR, left_honour(s, seat), ACC)}
        if prompt == "buy-off":
            return {"goods": good_amount(lang, shed_good(s), told)}
        if prompt == "save":
            return {"goods": good_amount(lang, CHI, told)}
        if prompt == "recruit":
            return self._recruits(frame, lang)
        if prompt in ("recruit-goes", "retire"):
            return {"kind": kind_word(lang, told)}
        if prompt == "target":
            return {"kind": kind_word(lang, told % KIND_COUNT)}
        if prompt == "stage":
            return {"kind": kind_word(lang, SPEARMAN)}
        if prompt == "march-to":
            return {"section": section_word(lang, told)}
        if prompt == "doom":
            return {"n": frame[5], "horde": horde_word(lang, told)}
        if prompt == "promote":
            return {"location": location_word(lang, s.location) if s.location >= 0 else "none"}
        if prompt == "tactic":
            attack, defence = assault_of(s, s.section) if s.section >= 0 else (0, 0)
            section = section_word(lang, s.section) if s.section >= 0 else ""
            return {"window": WINDOWS[told], "section": section, "attack": attack, "defence": defence}
        return {}

    def _recruits(self, frame: tuple[int, ...], lang: str) -> dict[str, Any]:
        """Who is chosen so far: nothing on the board shows it before they are paid for."""
        chosen = [(n, kind_word(lang, kind)) for kind, n in enumerate(chosen_recruits(frame)) if n]
        each = [say(lang, "wall-event-recruited-each", n=n, kind=kind) for n, kind in chosen]
        return {"count": len(each), "recruits": listed(lang, each)}

    def _mixed(self, s: Any, lang: str) -> dict[str, Any]:
        """Goods in a mix: which way they go, how many, and what for."""
        kinds, n, origin, target = wanted(s.stack[-1])
        way = "gain" if target == STOCK else "store" if origin == STORE else "pay" if origin == STOCK else "other"
        goods = f"{n}× {listed(lang, [good_word(lang, good) for good in kinds_of(kinds)], 'list-either')}"
        work = being_built(s)
        if work < 0:
            return {"way": way, "goods": goods, "work": "none", "section": ""}
        wall = work >= V_WALL
        section = section_word(lang, work - (V_WALL if wall else V_BARRICADE))
        return {"way": way, "goods": goods, "work": "wall" if wall else "barricade", "section": section}

    def everybody(self, names: Names, lang: str) -> Names:
        return everybody(names, lang)

    def event_values(self, event: Event, lang: str, names: Names, you: int | None) -> dict[str, Any]:
        return super().event_values(event, lang, everybody(names, lang), you)

    def score_values(self, line: Line, lang: str) -> dict[str, Any]:
        score = SCORE[line.card] if line.card >= 0 else None
        return super().score_values(line, lang) | {
            "rule": score.words(self.tongue(lang).turned(case=NOM)) if score is not None else ""
        }


SPEAKER: Final = WallSpeaker(NAME, T, MOST_SEATS + len(RUN_BY_GAME), _KINDS, _BY_VERB, GOODS)
