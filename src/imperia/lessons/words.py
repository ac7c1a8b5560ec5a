"""What a lesson says. Its files are read when the first lesson is opened, so that nobody else waits for them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fluent.runtime import FluentBundle

from ..cards.presenter import presenter
from ..cards.words import mark, read
from ..kernel.game import find
from . import Lesson

WRONG = "lesson-not"  # what is said to a wrong press where a page has nothing better


@dataclass(frozen=True)
class Page:
    """The words of a page: a heading, its text, what to press, why that is good now, and what else was pressed."""

    title: str
    text: str
    do: str
    why: str
    wrong: str


def key_of(lesson: Lesson, say: str = "") -> str:
    """The message of a page; without one that of the lesson itself."""
    return "-".join(["lesson", lesson.game, lesson.name, *([say] if say else [])])


def page(lesson: Lesson, say: str, lang: str) -> Page:
    key = key_of(lesson, say)
    return Page(
        said(lesson, lang, key, "title"),
        said(lesson, lang, key),
        said(lesson, lang, key, "do"),
        said(lesson, lang, key, "why"),
        said(lesson, lang, key, "not") or said(lesson, lang, WRONG),
    )


def said(lesson: Lesson, lang: str, key: str, part: str = "") -> str:
    """A message, or a part of it, with its cards as marks; "" where there is none."""
    words = _words(lesson.game, lang)
    message = words.get_message(key)
    pattern = message.attributes.get(part) if part else message.value
    if pattern is None:
        return ""
    text, errors = words.format_pattern(pattern, _cards(lesson, lang))
    if errors:
        raise KeyError(f"message {key!r} in {lang}: {errors[0]}")
    return str(text)


@cache
def _words(game: str, lang: str) -> FluentBundle:
    return read(lang, ["lessons.ftl", f"lessons-{game}.ftl"])


@cache
def _cards(lesson: Lesson, lang: str) -> dict[str, str]:
    faces = {face["code"]: face for face in presenter(find(lesson.game)).cards(lang)}
    return {word: mark("card", faces[code]["id"], faces[code]["name"]) for word, code in lesson.cards.items()}


def pointed(game: str, thing: str) -> str:
    """A thing that a page speaks of as the browser knows it: cards are written by their codes."""
    kind, _, name = thing.partition(":")
    return f"card:{_numbers(game)[name]}" if kind == "card" else thing


@cache
def _numbers(game: str) -> dict[str, int]:
    return {face["code"]: face["id"] for face in presenter(find(game)).cards("en")}
