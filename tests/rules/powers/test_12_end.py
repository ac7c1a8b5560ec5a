"""END: how a game ends."""

from __future__ import annotations

import pytest

import imperia
from powers_dsl import *

FIRST = {"IND": AUTOMATON, "STR": THIRST, "SID": HUNT, "ZED": DAGGER, "ORI": NOOSE, "MAG": FIEND}
SECOND = {"IND": MACHINE, "STR": WOLVES, "SID": ELFSHOT, "ZED": EXECUTIONER, "ORI": POISON, "MAG": CURSE}


@pytest.mark.rule("PW-END-01", "PW-EX-03")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_game_ends_when_there_are_more_threats_than_players(seats: int):
    factions = list(FIRST)[:seats]
    t = table(*factions)
    t.round(*[FIRST[faction] for faction in factions])
    assert t.threats == seats
    assert not t.over
    t.round(SECOND[factions[1]])
    assert t.threats == seats + 1
    assert t.over
    assert t.events("end-limit") == [{"n": seats + 1}]


@pytest.mark.rule("PW-END-01")
def test_cancelled_and_turned_threats_do_not_count_for_the_limit():
    t = table("IND", "STR", "SID")
    t.round(AUTOMATON, THIRST, HUNT)
    t.round(YARD, WOLVES, ELFSHOT)
    assert t.threats == 3
    assert not t.over
    t.round(MACHINE, ACWEL, SPRING)
    assert t.threats == 3
    assert not t.over


@pytest.mark.rule("PW-END-02")
def test_the_game_ends_when_all_candidates_are_known_uncovered_or_appeared():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING, appear=[A], guess={B: FINCH})
    assert not t.over
    t.round(BALL, OATH, HUNT, appear=[C])
    assert t.over
    assert t.events("end-known") == [{}]
    assert t.events("end-limit") == []


@pytest.mark.rule("PW-END-02", "PW-EX-24", "PW-SCO-06")
def test_the_last_candidate_may_be_uncovered():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, SPRING, appear=[A, B])
    t.round(BALL, OATH, EILLID, guess={C: TAMLIN})
    assert t.over
    assert t.line(C, "ending") == 3
    assert t.line(C, "appearance") == 0
    assert t.line(A, "ending") == t.line(B, "ending") == 0


@pytest.mark.rule("PW-END-03")
def test_the_last_round_is_finished():
    """The fourth Threat falls in round 2; deaths of column 1 and the appearance of the same round still happen."""
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, HUNT)
    t.lay(WOLVES, DAGGER, SPRING)
    assert t.threats == 4
    assert not t.over
    assert t.asked == "appear"
    t.answer(A, "appear").answer(B, "hide")
    assert t.over
    assert t.card(MARSHALL).dead
    assert t.line(A, "appearance") == 2


@pytest.mark.rule("PW-END-03")
def test_nothing_can_be_played_after_the_end():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, HUNT, appear=[A, B, C])
    with pytest.raises(imperia.IllegalMove, match="over"):
        t.state.play(A, 0)


@pytest.mark.rule("PW-END-04")
def test_all_candidates_are_turned_up_at_the_end():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, HUNT, appear=[B])
    t.round(WOLVES, OATH, SPRING)
    assert t.over
    assert [t.candidate(seat) for seat in (A, B, C)] == ["shown", "appeared", "shown"]
    assert [code(row["candidate"]["card"]) for row in t.view["rows"]] == [MIHAIL, FINCH, TAMLIN]
    assert t.line(A, "appearance") == t.line(C, "appearance") == 0


def play_all_cards(t: Table, *, experiment: bool = False, last: str = RACE) -> None:
    """Every card is laid, four of the six Threats in vain; IND keeps one for the end."""
    t.round(YARD, THIRST, HUNT).round(AUTOMATON, ACWEL, ELFSHOT).round(MACHINE, WOLVES, SPRING)
    fourth = EXPERIMENT if last == RACE else RACE
    t.round(fourth, BALL, DUSK, picks={EXPERIMENT: RACE} if experiment else None)
    t.round(EXHIBITION, BLOOD, RING).round(ARMS, FEAST, BATTLE).round(WORKSHOP, CRYPT, HILL)
    t.round(STEELE, LURE, AWAKENING)
    t.round(JANE, CAROLINE, AODHAN, picks={JANE: CAROLINE})
    assert (t.threats, t.number_of_round) == (2, 10)
    t.round(VIRGINIA, ILEANA, EILLID)


@pytest.mark.rule("PW-END-05", "PW-AMB-14", "PW-EX-31", "PW-SCO-06")
def test_out_of_cards_after_eleven_rounds():
    t = table("IND", "STR", "SID")
    play_all_cards(t)
    assert t.number_of_round == 11  # the last cards, the only ones left, were laid by themselves
    assert [t.slot(seat, 11) for seat in (A, B, C)] == [[RACE], [SCOUTS], [NIAMH]]
    assert not t.over
    t.settle(11, picks={SCOUTS: RACE})
    assert t.over
    assert t.number_of_round == 11
    assert t.events("end-cards") == [{}]
    assert t.events("end-limit") == t.events("end-known") == []
    assert [t.line(seat, "ending") for seat in (A, B, C)] == [0, 0, 0]
    assert [t.candidate(seat) for seat in (A, B, C)] == ["shown"] * 3


@pytest.mark.rule("PW-CARD-12", "PW-IND-07", "PW-END-05")
def test_an_experiment_laid_as_the_last_card_lapses():
    t = table("IND", "STR", "SID")
    play_all_cards(t, last=EXPERIMENT)
    assert t.slot(A, 11) == [EXPERIMENT]
    assert t.asker == SCOUTS  # nobody was asked to lay a card on it
    t.settle(11, picks={SCOUTS: BLOOD})
    assert t.over
    assert t.card(EXPERIMENT).active


@pytest.mark.rule("PW-END-05", "PW-CARD-12", "PW-AMB-20")
def test_one_empty_hand_ends_the_game():
    """Who laid a second card on the Experiment has none left a round earlier."""
    t = table("IND", "STR", "SID")
    play_all_cards(t, experiment=True)
    assert t.over
    assert t.number_of_round == 10
    assert t.events("end-cards") == [{}]
    assert [len(t.in_hand(seat)) for seat in (A, B, C)] == [0, 1, 1]
