"""The log against the engine's own account: every good that comes or goes is told, once, with who has it; acts lose
nothing of what was heard, and grow only at the end."""

from __future__ import annotations

import pytest

from imperia.cards.presenter import presenter
from imperia.cards.speaker import default_names
from imperia.cards.story import told
from imperia.cards.words import LANGS, plain
from imperia.kernel.events import Event
from play import ALL_SETUPS, named, random_game, stocks

WITH_GOODS = [setup for setup in ALL_SETUPS if setup[0] != "powers"]


@pytest.mark.parametrize("setup", WITH_GOODS, ids=named)
def test_every_good_that_comes_or_goes_is_told(setup):
    account, heard = {}, 0
    for s in random_game(*setup, seed=3):
        speaker, now = presenter(s.rules()).speaker, stocks(s)
        for entry in s.log[heard:]:
            for flow in speaker.flows(Event(s.game.events[entry[0]], entry)):
                account[flow.seat, flow.good] = account.get((flow.seat, flow.good), 0) + flow.n
        assert {key: account.get(key, 0) for key in now} == now, s.events[heard:]
        heard = len(s.log)


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
def test_acts_lose_nothing_and_grow_only_at_the_end(setup):
    *_, s = random_game(*setup, seed=4)
    events = [event for _, event in s.heard(0)]
    acts = told(events)
    assert [event for act in acts for event in act.events] == events
    for cut in range(0, len(events), max(1, len(events) // 20)):
        short = told(events[:cut])
        assert [act.events for act in short[:-1]] == [act.events for act in acts[: max(0, len(short) - 1)]]


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
def test_an_act_is_a_sentence_or_a_few_in_every_language(setup):
    *_, s = random_game(*setup, seed=5)
    shown = presenter(s.rules())
    for lang in LANGS:
        names = default_names(lang, s.seats)
        for eyes in (None, 0):
            for act in told([event for _, event in s.heard(eyes)]):
                if act.mark:
                    continue
                for text in [plain(one) for one in _both(shown.act(act, lang, names, eyes))]:
                    assert text[0] == text[0].upper(), text
                    assert text[-1] in ".!?", text
                    assert not [wrong for wrong in ("{", "  ", ": .", "::", "..") if wrong in text], text


def _both(said: tuple[str, list[str]]) -> list[str]:
    return [said[0], *said[1]]


# --- the score sheet ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
def test_the_score_sheet_adds_up_and_names_its_cards(setup):
    *_, s = random_game(*setup, seed=6)
    shown = presenter(s.rules())
    lines = shown.lines(s)
    assert [sum(line.points for line in lines if line.seat == p) for p in range(s.seats)] == s.scores
    assert {line.category for line in lines} <= set(shown.categories(s))
    for lang in LANGS:
        assert all(plain(shown.speaker.score(line, lang)).strip() for line in lines)
    cardless = {line.category for line in lines if line.card < 0 and not line.cards}
    assert cardless <= {"progress", "honour", "shame"}  # tokens, and honour by what was done
    assert not [line for line in lines if line.what == "other"], "points of which nobody knows why"
    fought = [line.card for line in lines if line.what in ("fields", "wounds", "defeat", "capture")]
    assert -1 not in fought, "honour of a fight with no horde"
    counted = [line for line in lines if line.category in ("general", "artifacts")]
    fixed = [line for line in counted if line.category == "artifacts" and line.what == "qin"]
    assert not [line for line in counted if line.points and not line.n and line not in fixed], "what was counted?"
