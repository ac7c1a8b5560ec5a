"""Powers in words: what is its own in the speech that all games share."""

from __future__ import annotations

from typing import Any

from ...cards.speaker import Line, Names, Speaker, seat_word
from ...cards.words import NOM, listed, say
from ...kernel.events import Event
from ...kernel.options import CARD
from . import lexicon as L
from .cards import DECK
from .state import Powers
from .tables import FINAL


def card_word(lang: str, card: int) -> str:
    return DECK[card].mark(lang)


def faction_word(lang: str, faction: int) -> str:
    return say(lang, f"powers-faction-{L.FACTIONS[faction]}")


def guess_word(lang: str, code: int) -> str:
    if code == L.PASS:
        return say(lang, "powers-no-guess")
    return faction_word(lang, code - L.FACTION) if code >= L.FACTION else card_word(lang, code - L.NAME)


def _kind(lang: str, kind: int) -> str:
    """The code of a kind of card: messages choose by it."""
    return L.KINDS[kind]


def name_of(kind: str, n: int) -> object:
    """The wire form of an argument: codes of cards, numbers of seats."""
    return DECK[n].code if kind == CARD else L.FACTIONS[n] if kind == "word" else n


class PowersSpeaker(Speaker):
    """Knows whose Candidate is guessed at, what was proposed, and why cards score."""

    def asked(self, s: Powers, seat: int, lang: str, names: Names) -> dict[str, Any]:
        values: dict[str, Any] = {"round": s.round}
        prompt = self.tables.prompts[s.asking[0]].name
        if prompt not in ("propose", "vote", "search"):
            return values
        owner = s.asking[L.GUESSED]
        values["seat"] = seat_word(names, owner)
        values["code"] = L.FACTIONS[s.factions[owner]] if s.factions[owner] >= 0 else "none"
        if prompt == "vote":
            said: list[str] = []
            for p, code in zip(L.BUT_ONE[s.seats][owner], s.asking[L.PROPOSED :], strict=True):
                who = say(lang, "seat-you") if p == seat else seat_word(names, p)
                said.append(f"{who}: {guess_word(lang, code)}")
            values["proposals"] = listed(lang, said)
        return values

    def event_values(self, event: Event, lang: str, names: Names, you: int | None) -> dict[str, Any]:
        values = super().event_values(event, lang, names, you)
        if "code" in event.args:
            values["guess"] = "faction" if event.args["code"] >= L.FACTION else "name"
        return values

    def score_values(self, line: Line, lang: str) -> dict[str, Any]:
        """`how`: by the card's own effect, a copied one, or a death it caused."""
        if line.category == "sets":
            cards = listed(lang, [card_word(lang, card) for card in line.cards])
            return {"faction": faction_word(lang, line.other), "n": line.n, "cards": cards}
        how = line.what or ("own" if line.other in (-1, line.card) else "copy")
        final = FINAL[line.other] if line.other >= 0 and how != "kill" else None
        rule = final.words(self.tongue(lang).turned(case=NOM)) if final is not None else ""
        if final is not None and final.terms:
            rule = say(lang, "powers-counted", rule=rule, n=line.n)
        return super().score_values(line, lang) | {"how": how, "rule": rule}


SPEAKER = PowersSpeaker(
    "powers", L.T, 6, {CARD: card_word, "guess": guess_word, "kind": _kind}, {"faction": ("faction", faction_word)}
)
