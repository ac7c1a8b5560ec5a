"""Every question, option and event that play comes to is said in every language."""

from __future__ import annotations

import pytest

from imperia.cards.presenter import presenter
from imperia.cards.speaker import default_names
from imperia.cards.words import LANGS, plain
from play import ALL_SETUPS, moments, named


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
def test_whatever_is_asked_or_told_has_words(setup):
    for number, state in enumerate(moments(setup)):
        lang = LANGS[number % len(LANGS)]
        shown = presenter(state.rules())
        names = default_names(lang, state.seats)
        for seat in state.pending:
            question, reason = shown.question(state, seat, lang, names)
            said = [question, reason]
            for option in state.options(seat):
                label = shown.option(state, option, lang, names)
                assert plain(label).strip()
                number = shown.speaker.number(option)
                assert number is None or str(number) in plain(label) or number < 2, "the number that is said is meant"
                said += [label, shown.detail(state, seat, option, lang, names)]
                said.append(shown.warning(state, option, lang, names))
            assert plain(question).strip()
            assert not [text for text in said if "{" in plain(text)]


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
def test_every_kind_of_event_is_told_to_everybody_who_hears_of_it(setup):
    state = moments(setup)[-1]
    shown = presenter(state.rules())
    for lang in LANGS:
        names = default_names(lang, state.seats)
        for eyes in (None, 0, state.seats - 1):
            told = {event.name: event for _, event in state.heard(eyes) if not event.kind.story.mark}
            for event in told.values():
                assert plain(shown.speaker.event(event, lang, names, eyes)).strip()
