"""Every lesson is played on the engine to its end, and says everything in three languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

import imperia
from imperia import catalogue, lessons
from imperia.cards.words import LANGS, LOCALES, plain
from imperia.kernel.state import State
from imperia.lessons import Lesson, Step
from imperia.lessons.words import key_of, page, pointed, said
from texts import check_form

ALL = [lessons.lesson(game, name) for game in imperia.games() for name in lessons.names(game)]
# the chapters of its rules without which nobody can play a game
NEEDED = {
    "imperium": "TRN ACT INN REV CLN SOL MKT RSH KW-ACQ KW-BRK KW-GAR KW-HIS END SCO",
    "powers": "SET LAY EVA AGT THR HID DTH TRA END SCO TIE",
    "settlers": "CRD LOK PRD ACT BLD DEA RAZ DEF ACN WRK PAS CLN RES END",
    "wall": "SET ADV AUT LOC ACT PRD OVR BAR TAC HRD KIL BLD TEH WIN SHM SPR SUM END",
}
each_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
each_lang = pytest.mark.parametrize("lang", LANGS)


def start(lesson: Lesson) -> State:
    return imperia.game(lesson.game).new(lesson.seats, lesson.seed, lesson.options)


def played(lesson: Lesson, other: int = -1, way: int = 0) -> Iterator[State]:
    """The state before every move and behind the last; at move `other` another allowed way is taken."""
    state = start(lesson)
    for number, stage in enumerate(lesson.stages[:-1]):
        yield state
        assert stage.move is not None
        state.play(stage.move.seat, lesson.allowed(state)[way if number == other else 0])
    yield state


def presses(lesson: Lesson) -> list[tuple[int, Step]]:
    return [(n, stage.move) for n, stage in enumerate(lesson.stages) if stage.move is not None and stage.pressed]


@each_lesson
def test_a_lesson_can_be_played_to_its_end_and_the_game_goes_on(lesson: Lesson) -> None:
    for state, stage in zip(played(lesson), lesson.stages):
        if stage.pressed:
            assert stage.move is not None
            assert len(lesson.allowed(state)) == len(stage.move.do), stage.move.do
    assert not state.over
    assert state.pending


@each_lesson
def test_every_way_that_a_lesson_allows_leads_on(lesson: Lesson) -> None:
    for number, move in presses(lesson):
        for way in range(1, len(move.do)):
            *_, last = played(lesson, number, way)
            assert not last.over, move.do[way]


@each_lesson
def test_the_learner_answers_last_so_that_a_step_can_be_taken_back(lesson: Lesson) -> None:
    """Others' answers to the same question would stay where they are, and the lesson counts moves."""
    for state, stage in zip(played(lesson), lesson.stages):
        if stage.pressed:
            assert state.pending == (lesson.learner,), f"after {state.clock} moves"


@each_lesson
def test_a_lesson_has_a_guide_at_every_press_and_a_length_to_be_borne(lesson: Lesson) -> None:
    assert 18 <= len(presses(lesson)) <= 30
    assert 30 <= lesson.pages <= 60
    assert 10 <= lesson.minutes <= 15
    assert lesson.stages[-1].pages, "a lesson ends with a page from which one can play on"


@each_lesson
def test_only_what_the_learner_may_see_is_pointed_at(lesson: Lesson) -> None:
    """Cards are named by codes that exist, and parts and anchors have the form that the page knows."""
    anchors = set(imperia.game(lesson.game).actions.places()) | {"seat", "part"}
    for stage in lesson.stages:
        for step in stage.pages:
            for thing in step.point:
                kind, _, name = pointed(lesson.game, thing).partition(":")
                assert kind in anchors, thing
                assert name, thing


@each_lesson
def test_rules_that_a_lesson_names_are_in_the_catalogue(lesson: Lesson) -> None:
    known = {rule.id for rule in catalogue.load(lesson.game, "en").entries}
    named = {step.rule for stage in lesson.stages for step in stage.pages if step.rule}
    assert named
    assert named <= known


@each_lesson
def test_a_first_lesson_tells_of_every_chapter_that_one_needs(lesson: Lesson) -> None:
    named = {
        step.rule.split("-", 1)[1].rsplit("-", 1)[0] for stage in lesson.stages for step in stage.pages if step.rule
    }
    assert not set(NEEDED[lesson.game].split()) - named


@each_lang
@each_lesson
def test_every_page_is_said(lesson: Lesson, lang: str) -> None:
    assert said(lesson, lang, key_of(lesson))
    assert said(lesson, lang, key_of(lesson), "about")
    for stage in lesson.stages:
        for step in stage.pages:
            words = page(lesson, step.say, lang)
            assert all([words.title, words.text, words.wrong]), step.say
            assert bool(words.do) == bool(step.do), step.say
            for text in (words.title, words.text, words.do, words.why, words.wrong):
                if text:
                    check_form(lang, text)
            assert len(plain(words.text)) <= 420, f"{step.say} is too long for a page"


@each_lang
@pytest.mark.parametrize("game", sorted({lesson.game for lesson in ALL}))
def test_there_are_no_messages_that_no_page_says(game: str, lang: str) -> None:
    told = {key_of(lesson) for lesson in ALL if lesson.game == game}
    for lesson in ALL:
        if lesson.game == game:
            told |= {key_of(lesson, step.say) for stage in lesson.stages for step in stage.pages}
    source = (LOCALES / lang / f"lessons-{game}.ftl").read_text(encoding="utf-8")
    assert {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)} == told


@each_lesson
def test_what_a_lesson_says_of_the_languages_has_the_same_parts(lesson: Lesson) -> None:
    for stage in lesson.stages:
        for step in stage.pages:
            parts = [[bool(part) for part in vars(page(lesson, step.say, lang)).values()] for lang in LANGS]
            assert parts[0] == parts[1] == parts[2], step.say
