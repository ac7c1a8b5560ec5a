"""Section 19: what a seat may know, and the worlds it may suppose."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import imperia
from dsl import new
from imperia.cards.laws import check_resampling
from imperia.cards.presenter import presenter
from powers_dsl import *

SHOWN = presenter(imperia.game("powers"))


@pytest.mark.rule("PW-SET-02", "PW-SET-04")
def test_in_struggle_others_hands_piles_and_candidates_are_dealt_anew_in_every_world_and_the_own_pile_too():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, OATH, SPRING)
    worlds = [t.state.determinize(A, seed) for seed in range(12)]
    assert {world.candidate[A] for world in worlds} == {t.state.candidate[A]}
    assert {tuple(world.hands[A]) for world in worlds} == {tuple(t.state.hands[A])}
    for seat in (B, C):
        assert len({tuple(world.hands[seat]) for world in worlds}) > 6
        assert len({world.candidate[seat] for world in worlds}) > 1
    assert len({tuple(world.piles[A]) for world in worlds}) > 6  # nobody knows the order of his own pile


@pytest.mark.rule("PW-SET-02", "PW-SET-03")
@pytest.mark.parametrize("candidate", LISTS["ZED"])
def test_whoever_is_the_candidate_others_suppose_each_of_the_four(candidate: str):
    """Also if it is the first card of all."""
    t = table("STR", "ZED", "SID", candidates=[MIHAIL, candidate, TAMLIN])
    worlds = [t.state.determinize(C, seed) for seed in range(40)]
    assert {code(world.candidate[B]) for world in worlds} == set(LISTS["ZED"])


@pytest.mark.rule("PW-AGT-05", "PW-ILL-08")
def test_no_world_has_a_candidate_that_a_guess_has_ruled_out():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, MARSHALL, SPRING, guess={B: THORNE})
    worlds = [t.state.determinize(C, seed) for seed in range(30)]
    assert {code(world.candidate[B]) for world in worlds} == {LEDOUX, FINCH}  # Marshall is laid, Thorne was wrong
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.round(EILLID, OATH, KNOCK, guess={A: "ZED"})
    worlds = [t.state.determinize(B, seed) for seed in range(30)]
    assert {code(world.candidate[A]) for world in worlds} <= set(LISTS["ZED"])
    assert len({world.candidate[A] for world in worlds}) > 1


@pytest.mark.rule("PW-CARD-10", "PW-AMB-19", "PW-ILL-05")
@pytest.mark.parametrize("seat", [A, B, C])
def test_wherever_he_sits_who_exchanged_holds_the_character_all_saw_him_take_until_he_lays_it(seat: int):
    others = [p for p in (A, B, C) if p != seat]
    t = illuminati(3, candidates=[FINCH, VANE, CRANK], start=seat)
    t.offer(PADMA).draft(PADMA).hand(seat, VIRGINIA, PADMA, EILLID)
    t.state.seen[number(PADMA)] = 0b111  # stacking a hand makes it forgotten who saw what
    t.round({seat: VIRGINIA, others[0]: OATH, others[1]: KNOCK}, picks={VIRGINIA: EILLID})
    for p in others:
        check_resampling(t.state, p, 1, 2)
        worlds = [t.state.determinize(p, seed) for seed in range(20)]
        assert all(number(PADMA) in {*world.hands[seat], world.candidate[seat]} for world in worlds)
        assert len({world.candidate[seat] == number(PADMA) for world in worlds}) == 2
        third = next(q for q in others if q != p)
        assert number(PADMA) not in t.state.view(p)["rows"][third]["candidate"]["possible"]
    t.draft().round({seat: PADMA, others[0]: RING, others[1]: DUSK})
    assert t.state.loose == ()  # now it lies on the table
    for p in others:
        check_resampling(t.state, p, 3, 4)


@pytest.mark.rule("PW-CARD-10", "PW-AMB-19", "PW-ILL-05", "PW-CARD-24")
def test_what_is_known_of_two_who_exchanged_is_kept_apart_until_somebody_looks():
    t = illuminati(4, candidates=[FINCH, VANE, CRANK, ASHRAF])
    t.draft().hand(A, VIRGINIA, PADMA, EILLID).hand(B, ARMINUS, NIAMH, MORRIGAN).hand(C, EYE)
    for card in (PADMA, NIAMH):
        t.state.seen[number(card)] = 0b1111
    t.round(VIRGINIA, ARMINUS, OATH, KNOCK, picks={VIRGINIA: EILLID, ARMINUS: [VIRGINIA, MORRIGAN]})
    everybody_else = {A: 0b1110, B: 0b1101}
    assert [(code(card), holder) for card, holder, _ in t.state.loose] == [(PADMA, A), (NIAMH, B)]
    for card, holder in ((PADMA, A), (NIAMH, B)):
        knowing = next(bits for c, _, bits in t.state.loose if c == number(card))
        assert knowing & everybody_else[holder] == everybody_else[holder]
        worlds = [t.state.determinize(D, seed) for seed in range(20)]
        assert {world.candidate[holder] == number(card) for world in worlds} == {True, False}
    supposed = {seat: dict([entry[::2] for entry in t.state.determinize(seat, 1).loose]) for seat in (A, B, C)}
    assert supposed[A] == {number(PADMA): 0b1111, number(NIAMH): 0b0001}  # who else knows it of B, A cannot say
    assert supposed[B] == {number(PADMA): 0b0010, number(NIAMH): 0b1111}
    assert supposed[C] == {number(PADMA): 0b0100, number(NIAMH): 0b0100}
    t.draft().hand(A, RING, PADMA).hand(B, DUSK, NIAMH)
    t.round(RING, DUSK, EYE, SPRING, picks={EYE: B})
    assert number(NIAMH) in t.state.view(C)["rows"][B]["hand"]["cards"]  # Morrigan it was, so Niamh is in hand
    assert number(NIAMH) not in t.state.view(D)["rows"][B]["hand"]["cards"]
    assert {code(card): bits for card, _, bits in t.state.loose} == {PADMA: 0b1111, NIAMH: 0b1011}  # all but C waver
    for world in [t.state.determinize(D, seed) for seed in range(20)]:
        assert world.seen[world.candidate[B]] == 1 << C  # everybody saw who looked
        assert number(PADMA) in {*world.hands[A], world.candidate[A]}
        assert number(NIAMH) in {*world.hands[B], world.candidate[B]}


@pytest.mark.rule("PW-AMB-24", "PW-AGT-05")
def test_a_name_that_cannot_be_right_may_be_guessed_and_is_marked_with_the_reason():
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.round(DAGGER, MARSHALL, OATH, guess={B: THORNE})
    t.round(RING, DUSK, EILLID, guess={C: CRANK})
    t.draft().hand(A, JANE, SPRING)
    t.lay({A: SPRING, B: NIAMH, C: BALL})
    assert (t.asked, t.pending) == ("propose", (A, C))
    reasons = {
        MARSHALL: "died in round 1",
        EILLID: "lies in round 2",
        NIAMH: "lies in round 3",
        THORNE: "guessed before: wrong",
        CRANK: "is another Candidate",
        JANE: "in your own hand",
        FINCH: "in your own hand",
    }
    for choice in t.choices(A):
        said = SHOWN.detail(t.state, A, choice.option, "en", ["Ada", "Bob", "Cyd"])
        assert said == reasons.get(str(choice.label), "")
        assert SHOWN.vain(t.state, A, choice.option) == bool(said)
    jane = next(choice.option for choice in t.choices(C) if choice.label == JANE)
    assert not SHOWN.vain(t.state, C, jane)  # others cannot know what is in a hand


@pytest.mark.rule("PW-AGT-03")
def test_whose_candidate_is_voted_on_may_suppose_any_proposals_that_differ():
    t = table("STR", "ZED", "SID", "IND")
    t.lay(BLOOD, MARSHALL, SPRING, RACE)
    for seat, name in ((A, LEDOUX), (C, LEDOUX), (D, THORNE)):
        t.answer(seat, name)
    assert (t.asked, t.pending, t.view["source"]) == ("vote", (A, C, D), number(MARSHALL))
    assert [t.state.view(seat)["proposals"] == [] for seat in range(4)] == [False, True, False, False]
    supposed = {seat: [t.state.determinize(seat, seed) for seed in range(40)] for seat in (A, B)}
    assert {world.asking for world in supposed[A]} == {t.state.asking}
    questions = {world.asking for world in supposed[B]}
    assert len(questions) > 20
    assert {len(asking) for asking in questions} == {len(t.state.asking)}
    assert {asking[:3] for asking in questions} == {t.state.asking[:3]}
    assert all(len(set(asking[3:])) > 1 for asking in questions)  # or there would be no vote
    assert any(len(set(asking[3:])) == 2 for asking in questions)
    assert {said for asking in questions for said in asking[3:]} >= set(t.state.asking[3:])


@pytest.mark.rule("PW-LAY-01", "PW-LAY-03", "PW-CARD-10", "PW-CARD-12", "PW-CARD-22", "PW-CARD-24")
def test_an_answer_that_shows_something_at_once_is_warned_of_and_others_are_not():
    t = table("IND", "ORI", "MAG")
    assert (t.asked, SHOWN.final(t.state)) == ("lay-open", True)
    t.answer(A, t.options(A)[0])
    assert (t.asked, SHOWN.final(t.state)) == ("lay", False)
    final = {}
    for card in (VIRGINIA, EXPERIMENT, SEARCH, EYE, JANE, ARMINUS):
        t = table(card[3:6], *[faction for faction in ("STR", "SID") if faction != card[3:6]], exposed=A)
        t.round({A: t._filler(A, FILLERS, ()), B: CAROLINE, C: NIAMH}).hand(A, card)
        t.lay({A: card, B: ILEANA, C: EILLID})
        assert t.asker == card
        final[card] = SHOWN.final(t.state)
    shown = {VIRGINIA, EXPERIMENT, EYE}  # who is searched is shown by nothing before the name is said
    assert final == {card: card in shown for card in final}
    t = table("ORI", "STR", "SID")
    t.lay(SEARCH, BALL, RING)
    t.answer(A, B)
    assert (t.asked, SHOWN.final(t.state)) == ("search", True)


@pytest.mark.rule("PW-CARD-10", "PW-AMB-19", "PW-ILL-05", "PW-CARD-02")
def test_what_is_known_of_one_who_exchanges_twice_is_still_that_it_is_with_him():
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.draft().hand(A, VIRGINIA, ARMINUS, PADMA, EILLID)
    t.state.seen[number(PADMA)] = 0b111
    t.round(VIRGINIA, OATH, KNOCK, picks={VIRGINIA: EILLID})
    t.draft().hand(A, ARMINUS, PADMA, FINCH).round(ARMINUS, RING, DUSK, picks={ARMINUS: [VIRGINIA, FINCH]})
    assert t.state.loose == ((number(PADMA), A, 0b111),)
    t.draft().hand(A, PADMA).round(PADMA, SPRING, BALL)
    assert t.state.loose == ()


@pytest.mark.rule("PW-CARD-10", "PW-AMB-19", "PW-CARD-24", "PW-CARD-02")
def test_what_only_one_has_seen_binds_nobody_elses_worlds():
    t = illuminati(4, candidates=[FINCH, VANE, CRANK, ASHRAF])
    t.round(OATH, KNOCK, EYE, RING, picks={EYE: A})
    t.draft().hand(A, VIRGINIA, EILLID, ARMINUS)
    t.round(VIRGINIA, DUSK, SPRING, BALL, picks={VIRGINIA: EILLID})
    t.draft().hand(A, ARMINUS, MORRIGAN, FINCH)
    t.round(ARMINUS, WISDOM, RACE, BLOOD, picks={ARMINUS: [VIRGINIA, MORRIGAN]})
    assert t.state.loose == ((number(FINCH), A, 1 << C),)

    for seat, sure in ((B, False), (C, True), (D, False)):
        worlds = [t.state.determinize(seat, seed) for seed in range(30)]
        assert all(number(FINCH) in {*world.hands[A], world.candidate[A]} for world in worlds) == sure
    assert number(FINCH) not in t.state.view(C)["rows"][B]["candidate"]["possible"]
    assert number(FINCH) in t.state.view(D)["rows"][B]["candidate"]["possible"]


@pytest.mark.rule("PW-LAY-01", "PW-LAY-03", "PW-SET-02", "PW-SET-06", "PW-THR-06", "PW-END-01")
def test_the_view_tells_who_is_asked_what_by_which_card_and_how_the_table_stands():
    t = Table(new("powers", 3, {"factions": "STR,ZED,SID"}, 0, lambda state: state.view(None)["exposed"] == B))
    t.answer(A, MIHAIL)
    assert (t.view["waiting"], t.view["asking"], t.view["source"]) == ([B, C], "candidate", None)
    assert [row["answered"] for row in t.view["rows"]] == [True, False, False]
    assert [row["candidate"]["choosing"] for row in t.view["rows"]] == [True] * 3
    assert [t.state.view(seat)["rows"][A]["candidate"]["card"] for seat in (A, B)] == [number(MIHAIL), None]
    t.answer(B, FINCH).answer(C, TAMLIN)
    assert (t.view["round"], t.view["exposed"], t.view["start"], t.view["pile"]) == (1, B, None, None)
    assert (t.view["waiting"], t.view["asking"], t.view["source"]) == ([B], "lay-open", None)
    assert [row["candidate"]["choosing"] for row in t.view["rows"]] == [False] * 3
    assert [(row["faction"], row["hand"]["count"], row["pile"]) for row in t.view["rows"]] == [
        (faction, 5, 6) for faction in ("STR", "ZED", "SID")
    ]
    hidden = t.view["rows"][B]["candidate"]
    assert (hidden["state"], hidden["round"], hidden["wrong"]) == ("hidden", None, [])
    assert [code(card) for card in hidden["possible"]] == LISTS["ZED"]
    assert [row["wrong"] for row in t.view["rows"]] == [0, 0, 0]
    t.hand(A, ACWEL).hand(B, DAGGER).hand(C, SPRING).answer(B, DAGGER).answer(A, ACWEL)
    assert [(row["laid"], row["answered"]) for row in t.view["rows"]] == [(True, True), (False, False), (False, False)]
    assert [t.state.view(seat)["rows"][A]["laid_card"] for seat in (A, C, None)] == [number(ACWEL), None, None]
    assert t.view["threats"] == {"count": 1, "limit": 4}
    t.answer(C, SPRING)
    assert (t.view["asking"], t.view["waiting"], t.view["source"]) == ("propose", [B, C], number(ACWEL))
    assert [t.state.view(seat)["proposals"] for seat in (A, B, None)] == [[], [], []]
    assert [row["laid"] for row in t.view["rows"]] == [False] * 3
    t.answer(B, "pass")
    assert [row["answered"] for row in t.view["rows"]] == [False, True, False]
    t.answer(C, "pass").settle(1).end()
    assert (t.view["asking"], t.view["waiting"], t.view["source"]) == (None, [], None)
    assert (t.view["over"], t.view["scores"]) == (True, t.scores)
    assert not any(row["answered"] or row["laid"] for row in t.view["rows"])


@pytest.mark.rule("PW-ILL-03", "PW-ILL-05", "PW-ILL-06")
def test_the_view_of_illuminati_has_one_pile_a_draft_and_a_starting_player():
    t = illuminati(4, start=C)
    assert (t.view["exposed"], t.view["start"], t.view["pile"]) == (None, C, 72 - 4 - 4 * 3 - 4)
    assert (t.view["asking"], t.view["waiting"], len(t.view["draft"])) == ("draft", [C], 4)
    assert [(row["faction"], row["hand"]["count"], row["pile"]) for row in t.view["rows"]] == [(None, 3, None)] * 4
    assert t.view["scores"] is None
    taken = t.view["draft"][2]
    t.answer(C, code(taken))
    assert taken not in t.view["draft"]
    assert [row["hand"]["cards"].count(taken) for row in t.view["rows"]] == [0, 0, 1, 0]  # everybody saw who took it
    assert [row["hand"]["count"] for row in t.view["rows"]] == [3, 3, 4, 3]


@pytest.mark.rule("PW-CARD-10", "PW-AMB-19", "PW-SET-02", "PW-SET-04")
def test_every_world_that_is_possible_after_an_exchange_is_supposed_as_often_as_any_other():
    """C knows that Ledoux is in B's hand or his Candidate; where the other hidden cards of B lie, nobody knows."""
    t = table("STR", "ZED", "SID", candidates=[MIHAIL, FINCH, TAMLIN])
    for card in (OATH, KNOCK, EVIDENCE, LODGE):
        t.round({B: card})
    t.hand(B, LEDOUX)
    t.state.loose = ((number(LEDOUX), B, 1 << C),)
    hidden = {*t.state.hands[B], *t.state.piles[B], number(FINCH)}
    possible = {
        (hand, candidate)
        for hand in combinations(sorted(hidden), 5)
        for candidate in hidden - {*hand}
        if code(candidate) in LISTS["ZED"] and number(LEDOUX) in {*hand, candidate}
    }
    worlds = [t.state.determinize(C, seed) for seed in range(30 * len(possible))]
    drawn = Counter((tuple(world.hands[B]), world.candidate[B]) for world in worlds)
    assert len(possible) == 21 + 3 * 15  # Ledoux is the Candidate, or in hand with four of the six others
    assert set(drawn) == possible
    assert sum((n - 30) ** 2 / 30 for n in drawn.values()) < 107  # chi-square, 65 degrees of freedom: 1 in 1000


@pytest.mark.rule("PW-SET-04", "PW-CARD-24", "PW-THR-03")
def test_a_candidate_is_marked_as_seen_for_who_has_looked_at_it_until_everybody_knows_it():
    def seen(seat: int | None) -> list[bool]:
        return [row["candidate"]["seen"] for row in t.state.view(seat)["rows"]]

    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    assert [seen(p) for p in (A, B, C, None)] == [[False] * 3] * 4  # one's own is no discovery
    t.round(EYE, OATH, KNOCK, picks={EYE: B})
    assert [seen(p) for p in (A, B, C, None)] == [[False, True, False], *[[False] * 3] * 3]
    t.draft().round(RING, DAGGER, SPRING, appear=[B])
    assert [seen(p) for p in (A, B, C, None)] == [[False] * 3] * 4
