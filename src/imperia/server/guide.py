"""The guide of a game as the browser shows it: one page for each way to play, the glossary, tips, the key of icons."""

from __future__ import annotations

from typing import Any

from ..cards.guide import Page, icon_key, icons_on
from ..cards.presenter import Presenter, presenter
from ..cards.words import has, rich, say
from ..kernel.game import find

READ = ("suit", "cost", "points", "type", "text")  # what is pointed at on the card that one learns to read


def guide(game: str, lang: str) -> dict[str, Any]:
    """All that a newcomer may ask, in one language."""
    shown = presenter(find(game))
    wanted = shown.guide
    sample = next(face for face in shown.cards("en") if face["code"] == wanted.sample)
    return {
        "option": wanted.option,
        "pages": {way: _page(shown, way, page, lang) for way, page in wanted.pages.items()},
        "icons": list(wanted.icons),
        "sample": sample["id"],
        "reading": [{"at": at, "text": rich(_own(lang, game, f"read-{at}"))} for at in READ if sample.get(at, True)],
        "glossary": _glossary(shown, lang),
        "tips": [{"code": code, "at": at, "text": rich(say(lang, f"tip-{game}-{code}"))} for code, at in wanted.tips],
    }


def cards(game: str, lang: str) -> dict[str, Any]:
    """All cards with the icons that each shows, and what the icons mean."""
    shown = presenter(find(game))
    return {
        "cards": [face | {"key": icons_on(face)} for face in shown.cards(lang)],
        "filters": shown.filters(lang),
        "icons": {icon: {"word": word, "text": rich(text)} for icon, (word, text) in icon_key(shown, lang).items()},
    }


def _own(lang: str, game: str, key: str) -> str:
    own = f"guide-{game}-{key}"
    return say(lang, own if has(lang, own) else f"guide-{key}")


def _page(shown: Presenter, way: str, page: Page, lang: str) -> dict[str, Any]:
    game = shown.game.name

    def told(key: str) -> list[Any]:
        return rich(say(lang, f"guide-{game}-{key}", way=way))

    def word(key: str) -> str:
        return say(lang, f"guide-{game}-{key}", way=way)

    return {
        "lead": told("lead"),
        "goal": told("goal"),
        "turn": word("turn"),
        "end": told("end"),
        "first": told("first"),
        "phases": [
            {"code": code, "label": say(lang, f"phase-{game}-{code}"), "text": told(f"phase-{code}")}
            for code in page.phases
        ],
        "acts": [{"label": word(f"act-{code}"), "text": told(f"act-{code}-how")} for code in page.acts],
        "scores": [{"text": told(f"score-{code}"), "points": word(f"score-{code}-points")} for code in page.scores],
        "notes": [
            {"icon": icon, "label": word(f"note-{code}"), "text": told(f"note-{code}-text")}
            for code, icon in page.notes
        ],
    }


def _glossary(shown: Presenter, lang: str) -> list[dict[str, Any]]:
    """Terms, keywords and icons; what was explained once is not explained again under the same word."""
    game, wanted = shown.game.name, shown.guide
    found: dict[str, dict[str, Any]] = {}

    def add(word: str, text: str, icon: str | None = None, rule: str | None = None) -> None:
        made = {"word": word, "text": rich(text), "icon": icon, "rule": rule}
        known = found.setdefault(word.casefold(), made)
        known["icon"] = known["icon"] or icon

    for code, rule in wanted.terms.items():
        add(say(lang, f"term-{game}-{code}"), say(lang, f"term-{game}-{code}-text"), rule=rule or None)
    for code in wanted.keywords:
        add(say(lang, f"{game}-keyword-{code}"), say(lang, f"{game}-keyword-{code}-text"))
    for icon, (word, text) in icon_key(shown, lang).items():
        add(word, text, icon)
    return list(found.values())
