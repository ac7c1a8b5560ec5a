"""The bots at Powers: they agree on what is certain, keep Agents alive, and let a Candidate appear when it pays."""

from __future__ import annotations

import pytest

from imperia import bots
from powers_dsl import (
    ACWEL,
    AWAKENING,
    BALL,
    BATTLE,
    BLOOD,
    CAROLINE,
    CIPHERS,
    CRYPT,
    DAGGER,
    DUSK,
    EVIDENCE,
    FATE,
    FEAST,
    FINCH,
    HILL,
    HUNT,
    ILEANA,
    KNOCK,
    LEDOUX,
    LODGE,
    LURE,
    MARSHALL,
    OATH,
    PACT,
    PATIENCE,
    RING,
    SCOUTS,
    SHADOW,
    SPRING,
    THIRST,
    THORNE,
    WOLVES,
    A,
    B,
    Table,
    table,
)

NAMES = ("greedy", "novice", "adept")
SEEDS = range(6)


def chosen(t: Table, seat: int, name: str, seed: int) -> object:
    """What a bot answers, by name of the card or by its verb."""
    code = bots.choose(name, t.state, seat, seed)
    return next(choice.label for choice in t.choices(seat) if choice.option.code == code)


def all_answer(t: Table, name: str, seed: int) -> list[object]:
    """Everybody who is asked answers as the bot does, none knowing of the others; what was said."""
    said = {seat: chosen(t, seat, name, seed + seat) for seat in t.pending}
    for seat, what in said.items():
        t.answer(seat, what)
    return list(said.values())


# --- guesses ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_who_is_the_candidate_for_certain_is_named_by_all(name: str):
    """Three of four Freemasons lie on the table for all to see: nobody names another than the fourth."""
    t = table("STR", "ZED", "SID", "ORI", candidates=[FINCH])
    t.round(BLOOD, MARSHALL, SPRING, FATE).round(BALL, LEDOUX, DUSK, SHADOW).lay(FEAST, THORNE, RING, PATIENCE)
    assert t.asked == "propose"
    assert all_answer(t, name, 5) == [FINCH] * 3
    assert t.candidate(B) == "uncovered"


def test_a_name_that_was_wrong_is_not_named_again():
    """Two lie on the table, one was guessed at: the fourth is certain too."""
    t = table("STR", "ZED", "SID", candidates=[FINCH])
    t.round(BLOOD, MARSHALL, SPRING, guess={B: LEDOUX}).lay(FEAST, THORNE, RING)
    assert t.asked == "propose"
    assert {chosen(t, seat, "greedy", seed) for seat in t.pending for seed in SEEDS} == {FINCH}


def test_where_proposals_differ_the_vote_does_not():
    """Nothing is certain: whatever they propose, all vote for one name, so that the guess counts."""
    differed = 0
    for seed in range(0, 60, 10):
        t = table("STR", "ZED", "SID", "ORI", candidates=[FINCH]).lay(BLOOD, MARSHALL, SPRING, FATE)
        said = set(all_answer(t, "greedy", seed))
        assert MARSHALL not in said
        if len(said) > 1:
            assert t.asked == "vote"
            (name,) = set(all_answer(t, "greedy", seed))
            assert name in said
            differed += 1
        assert t.events("guess")
        assert not t.events("disagree")
    assert differed > 1


# --- Agents -----------------------------------------------------------------------------------------------------------
def test_a_threatened_agent_is_protected():
    """He dies if no Hideout is laid beside him now: greedy lays it, whatever else it has."""
    t = table("STR", "ZED", "SID").round(THIRST, MARSHALL, SPRING)
    t.hand(B, LODGE, OATH, KNOCK, DAGGER, EVIDENCE)
    assert {chosen(t, B, "greedy", seed) for seed in SEEDS} == {LODGE}


def test_an_agent_that_nobody_threatens_needs_no_hideout():
    t = table("STR", "ZED", "SID").round(BLOOD, MARSHALL, SPRING)
    t.hand(B, LODGE, OATH, KNOCK, DAGGER, EVIDENCE)
    assert LODGE not in {chosen(t, B, "greedy", seed) for seed in SEEDS}


@pytest.mark.parametrize("name", NAMES)
def test_no_agent_is_laid_openly_where_rivals_must_hold_threats(name: str):
    """After six rounds all know that both rivals have two Threats in hand. A is exposed, and keeps the Agents back."""
    t = table("STR", "ZED", "SID")
    mine, theirs = (CRYPT, FEAST, BALL, SCOUTS, LURE, ACWEL), (OATH, KNOCK, EVIDENCE, CIPHERS, PACT, LODGE)
    for plan in zip(mine, theirs, (SPRING, DUSK, RING, AWAKENING, BATTLE, HILL), strict=True):
        t.lay(*plan)
        settle(t)
    assert (t.asked, t.pending) == ("lay-open", (A,))
    assert {CAROLINE, ILEANA, THIRST, WOLVES, BLOOD} == set(t.options(A))
    assert not {CAROLINE, ILEANA} & {chosen(t, A, name, seed) for seed in SEEDS}


def settle(t: Table) -> None:
    """Everything is declined that can be, and A is exposed next."""
    while t.asked not in ("lay", "lay-open"):
        for seat in t.pending:
            options = t.options(seat)
            wanted = A if seat != A else B
            declined = [what for what in options if what in ("pass", "hide", "skip")]
            t.answer(seat, wanted if t.asked == "traitor" else declined[0] if declined else options[0])


def laid_openly(agent: str, *others: str) -> int:
    """How often of twenty times greedy lays an Agent in the first round though it is exposed."""
    t = table("STR", "ZED", "SID", exposed=A).hand(A, agent, *others, FEAST, BALL, LURE)
    return sum([chosen(t, A, "greedy", seed) == agent for seed in range(20)])


def test_an_agent_is_laid_openly_with_a_hideout_in_hand_rather_than_without():
    assert laid_openly(CAROLINE, CRYPT) >= laid_openly(CAROLINE, SCOUTS) + 5


def test_who_is_exposed_lays_the_agent_that_turns_the_threats_which_must_come():
    """Rivals are expected to threaten an Agent that lies open; beside Acwel their Threats are none."""
    assert laid_openly(ACWEL, CRYPT) >= 14
    assert laid_openly(ILEANA, CRYPT) <= 10


# --- Candidates -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_a_candidate_who_may_appear_later_for_more_stays_hidden(name: str):
    t = table("STR", "ZED", "SID").lay(THIRST, OATH, SPRING)
    assert t.asked == "appear"
    assert {chosen(t, A, name, seed) for seed in SEEDS} == {"hide"}


@pytest.mark.parametrize("name", NAMES)
def test_a_candidate_appears_when_the_game_ends_now(name: str):
    """The fourth Threat of three players ends the game: whoever stays hidden brings nothing."""
    t = table("STR", "ZED", "SID").round(THIRST, DAGGER, HUNT).lay(WOLVES, OATH, SPRING)
    assert t.asked == "appear"
    assert {chosen(t, A, name, seed) for seed in SEEDS} == {"appear"}
