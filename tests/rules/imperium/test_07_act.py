"""ACT: Activate and actions."""

from __future__ import annotations

import pytest

from imperium_dsl import *


@pytest.mark.rule("IM-ACT-01", "IM-DEC-05")
def test_actions_free_plays_and_exhaust_abilities_in_any_order_until_one_stops():
    t = table("romans", "macedonians").in_play(A, "2UNC7", "1UNC8").hand(A, "1ROM20", "1TRI8", "1TRI2", "1ROM19")
    t.only_deck(A, "1ROM16", "1ROM14").activate(A).exhaust(A, "2UNC7").play(A, "1TRI8").free(A, "1TRI2")
    t.exhaust(A, "1UNC8").play(A, "1ROM19")
    assert (t.seat(A).actions, t.seat(A).exhausts) == (2, 3)
    assert t.can(A, "play", "1ROM20")
    t.stop(A)  # though two actions are left
    assert t.asked == "token"
    assert t.seat(A).hand == ["1ROM16", "1ROM20"]


@pytest.mark.rule("IM-ACT-01", "IM-DEC-06", "IM-DEC-07")
def test_all_that_may_be_done_is_offered_and_nothing_else():
    t = table("romans", "macedonians").in_play(A, "2UNC7", "1CEL20").hand(A, "1ROM20", "1TRI2", "1ROM16", "1CIV6")
    t.activate(A)
    assert [repr(choice) for choice in t.choices(A)] == [
        "play 1ROM20", "play 1TRI2", "free 1TRI2", "exhaust 2UNC7", "stop",
    ]  # fmt: skip


@pytest.mark.rule("IM-ACT-02", "IM-ACT-10")
def test_each_action_costs_a_token_and_there_are_three():
    t = table("romans", "macedonians").hand(A, "1TRI8", "1UNC19", "1UNC20", "1ROM19", "1TRI2").activate(A)
    for n, name in enumerate(("1TRI8", "1UNC19", "1ROM19")):
        assert t.seat(A).actions == 3 - n
        t.play(A, name)
    assert t.seat(A).actions == 0
    assert t.offered(A, "play") == []  # no more actions
    assert t.offered(A, "free") == ["1TRI2"]  # but a free play
    t.free(A, "1TRI2")
    assert t.seat(A).actions == 0


@pytest.mark.rule("IM-ACT-02")
def test_without_an_action_token_no_card_can_be_played():
    t = table("romans", "macedonians").hand(A, "1ROM20", "1TRI8").actions(A, 0).activate(A)
    assert t.asked == "token"  # nothing to do at all
    assert t.seat(A).hand == ["1ROM20", "1TRI8"]


@pytest.mark.rule("IM-ACT-03")
def test_a_card_is_played_from_hand_and_from_nowhere_else():
    t = table("romans", "macedonians").hand(A, "1TRI8", "1TRI2").discards(A, "1ROM19").in_history(A, "1ROM20")
    t.on_deck(A, "1ROM17").hand(B, "1MAC19").activate(A)
    assert t.offered(A, "play") == ["1TRI2", "1TRI8"]
    t.play(A, "1TRI8")
    assert t.seat(A).material == 4
    assert t.seat(A).hand == ["1TRI2"]


@pytest.mark.rule("IM-ACT-04")
@pytest.mark.parametrize(
    ("card", "then", "place"),
    [("1TRI8", (), "discard"), ("1UNC19", (), "play"), ("1ROM18", ("top",), "history"), ("1FAM2", ("no",), "discard"),
     ("1FAM2", ("yes",), "history"), ("2ART18", ("1ROM20",), "garrison"), ("UNREST", (), "unrest")],
)  # fmt: skip
def test_a_card_goes_to_the_discard_pile_unless_it_says_otherwise(card: str, then: tuple[str, ...], place: str):
    t = table("romans", "macedonians").in_play(A, "1ROM20").give(A, population=1).hand(A, card, "1ROM14").activate(A)
    pile = t.unrest
    t.play(A, card, *then)
    seat = t.seat(A)
    assert card not in seat.hand
    where = {"discard": seat.discard, "play": seat.play, "history": seat.history}
    where["garrison"] = seat.garrisons.get("1ROM20", [])
    where["unrest"] = ["UNREST"] * (t.unrest - pile)
    assert [name for name, cards in where.items() if card in cards] == [place]


@pytest.mark.rule("IM-ACT-04")
def test_a_card_may_exile_or_sink_itself():
    t = table("romans", "atlanteans").hand(A, "2REG1").offer("1REG2").activate(A).play(A, "2REG1", "1REG2")
    assert "2REG1" in t.exile
    assert t.seat(A).discard == []
    t.turn(B).in_play(B, "2ATL17").hand(B, "2ATL12", "2ATL15").activate(B).play(B, "2ATL12", t.market[0])
    assert t.seat(B).history == ["2ATL12", "2ATL17"]
    assert t.view["nations"][B]["history"]["sunken"]


@pytest.mark.rule("IM-ACT-05", "IM-KW-BAR-01", "IM-KW-EMP-01")
@pytest.mark.parametrize("empire", [False, True])
def test_a_card_with_a_state_icon_needs_that_state(empire: bool):
    t = table("romans", "macedonians").give(A, material=3).hand(A, "1ROM16", "1CIV10", "1TRI8")
    if empire:
        t.empire(A)
    t.activate(A)
    assert t.can(A, "play", "1ROM16") == (not empire)  # barbarian icon
    assert t.can(A, "play", "1CIV10") == empire
    assert t.can(A, "play", "1TRI8")  # no icon


@pytest.mark.rule("IM-ACT-06")
def test_the_parts_of_an_effect_come_in_printed_order():
    t = table("romans", "macedonians").hand(A, "1REG4").on_deck(A, "1ROM19").activate(A).play(A, "1REG4")
    assert t.seat(A).hand == ["1ROM19"]  # Coast: draw a card first,
    assert (t.asked, t.offered(A, "table")) == ("aim", sorted(t.market, key=BY_CODE.__getitem__))  # then exile one,
    out = t.market[0]
    t.answer(A, out)
    assert out in t.exile
    assert t.options(A) == ["1ROM19", "skip"]  # then garrison, also the card just drawn
    t.answer(A, "1ROM19")
    assert t.seat(A).garrisons == {"1REG4": ["1ROM19"]}


@pytest.mark.rule("IM-ACT-06")
def test_mandatory_parts_cannot_be_declined_optional_ones_can():
    t = table("romans", "macedonians").hand(A, "1REG6", "1ROM19").activate(A).play(A, "1REG6")
    assert "skip" not in t.options(A)  # exile a market card
    t.answer(A, t.market[0])
    assert "skip" in t.options(A)  # you MAY garrison
    t.answer(A, "skip")
    assert t.seat(A).hand == ["1ROM19"]


@pytest.mark.rule("IM-ACT-06", "IM-AMB-57")
def test_up_to_may_be_none():
    t = table("romans", "macedonians").hand(A, "1TRI4", "UNREST", "UNREST").activate(A).free(A, "1TRI4")
    assert [str(c) for c in t.choices(A)] == ["hand UNREST", "unrest hand 2", "done"]
    t.answer(A, "done")
    assert t.seat(A).unrest == 2
    assert t.seat(A).history == ["1TRI4"]


@pytest.mark.rule("IM-ACT-06", "IM-EX-36")
def test_impossible_parts_are_skipped():
    t = table("romans", "macedonians").hand(A, "1REG8")
    for name in t.market:
        t.tokens(str(name), progress=1)
    t.activate(A).play(A, "1REG8")  # 1 population, no card to exile, none to garrison
    assert t.seat(A).population == 1
    assert t.exile == []
    assert t.asked == "token"


@pytest.mark.rule("IM-ACT-07", "IM-KW-PAY-02")
def test_a_payment_that_cannot_be_made_forbids_the_card():
    t = table("romans", "macedonians").give(A, material=2).hand(A, "1UNC20", "1ROM16", "1ROM17", "1TRI8").activate(A)
    assert t.offered(A, "play") == ["1TRI8"]  # Diplomacy and Advance cost 3 material, Conquer 2 population
    t.play(A, "1TRI8")
    assert t.offered(A, "play") == ["1ROM16", "1UNC20"]


@pytest.mark.rule("IM-ACT-07", "IM-KW-CHO-03")
def test_of_several_options_only_those_that_can_be_paid_may_be_chosen():
    t = table("romans", "macedonians").give(A, material=5).hand(A, "1ROM16", "1MAC13").activate(A).play(A, "1ROM16")
    assert t.options(A) == [0, 1]  # 3 material to acquire, 5 to break through
    t = table("romans", "macedonians").give(A, material=4).hand(A, "1ROM16").activate(A).play(A, "1ROM16")
    assert t.asked == "aim"
    assert t.seat(A).material == 1  # 3 are paid: there was no choice


@pytest.mark.rule("IM-ACT-07", "IM-AMB-13")
def test_a_cost_in_cards_that_cannot_be_met_forbids_the_card_too():
    t = table("romans", "macedonians").hand(A, "1ROM14").in_play(A, "1ROM20", "1REG2").activate(A)
    assert t.asked == "token"  # Glory: abandon 3 Regions
    t.turn(A).in_play(A, "1REG3").activate(A)
    assert t.can(A, "play", "1ROM14")


@pytest.mark.rule("IM-ACT-07", "IM-AMB-14")
def test_one_cannot_pay_to_acquire_what_is_not_there():
    t = table("romans", "macedonians").give(A, population=2, material=3).hand(A, "1ROM17", "1ROM16")
    t.offer("1UNC7", "1UNC8", "1CIV10", "1UNC19", "1UNC20").activate(A)
    assert t.offered(A, "play") == ["1ROM16"]  # no Region, no Tributary for Conquer


@pytest.mark.rule("IM-ACT-08", "IM-EX-22", "IM-AMB-15")
def test_a_card_being_resolved_is_not_reshuffled():
    t = table("romans", "macedonians").hand(A, "1ROM15").only_deck(A).discards(A, "1ROM19", "1ROM16").exhausts(A, 0)
    t.activate(A).play(A, "1ROM15", "yes")  # all players may draw
    assert sorted(t.seat(A).draw + t.seat(A).hand) == ["1ROM16", "1ROM19"]
    assert t.seat(A).discard == []
    assert "1ROM15" in t.seat(A).play
    t.answer(B, "no")
    t.run("act", "token")
    assert t.seat(A).discard == [like("1ROM15")]


@pytest.mark.rule("IM-ACT-08")
def test_a_pinned_card_is_in_play_for_its_own_effect():
    t = table("vikings", "romans").hand(A, "1UNC16").empire(B).turn(B).hand(B, "1ROM20", "1ROM7").in_play(B, "1ROM19")
    t.activate(B).play(B, "1ROM7")  # City of Rome into history
    assert (t.seat(B).play, t.seat(B).history) == (["1ROM1B", "1ROM7"], ["1ROM19"])


@pytest.mark.rule("IM-ACT-09")
def test_a_passive_ability_works_once_the_card_is_in_play():
    t = table("romans", "macedonians").hand(A, "1FAM8").activate(A)
    assert t.view["nations"][A]["hand_size"] == 5
    t.play(A, "1FAM8")
    assert t.view["nations"][A]["hand_size"] == 6
    assert t.seat(A).hand == []


@pytest.mark.rule("IM-ACT-10", "IM-KW-ACN-01")
def test_effects_can_add_actions():
    t = table("romans", "macedonians").hand(A, "1FAM2", "1TRI8", "1UNC19", "1ROM19", "1UNC16").activate(A)
    t.free(A, "1FAM2", "no")
    assert t.seat(A).actions == 4
    assert t.heard(B, "actions") == [{"seat": A, "n": 1}]
    for name in ("1TRI8", "1UNC19", "1ROM19", "1UNC16"):
        t.play(A, name)
    assert (t.seat(A).actions, t.seat(A).hand) == (0, [])


@pytest.mark.rule("IM-ACT-11", "IM-CLN-04")
@pytest.mark.parametrize(("actions", "exhausts"), [(0, 0), (1, 2), (3, 5), (5, 7)])
def test_tokens_that_were_not_used_are_lost(actions: int, exhausts: int):
    t = table("romans", "macedonians").hand(A, "1ROM20").actions(A, actions).exhausts(A, exhausts)
    t.activate(A).stop(A, t.market[0], "done")
    assert (t.seat(A).actions, t.seat(A).exhausts) == (3, 5)


@pytest.mark.rule("IM-ACT-12")
def test_cards_that_cannot_be_played_serve_for_everything_else():
    t = table("romans", "macedonians").give(A, population=3).hand(A, "1FAM6", "1TRI7", "1ROM20", "UNREST").activate(A)
    assert t.offered(A, "play") == ["1ROM20", "UNREST"]
    t.play(A, "1ROM20")
    assert t.options(A) == ["1TRI7", "UNREST", "skip"]  # Sumerians may be garrisoned; Triumphant says that it may not
    t.answer(A, "skip").play(A, "UNREST", ("branch", 1))  # discard 2 cards
    assert t.seat(A).discard == ["1FAM6", "1TRI7"]


@pytest.mark.rule("IM-ACT-12")
@pytest.mark.parametrize("there", [False, True])
def test_a_requirement_that_is_not_met_forbids_to_play_the_card(there: bool):
    t = table("romans", "macedonians").empire(A).hand(A, "1ROM7", "1ROM20")
    if there:
        t.in_play(A, "1ROM19")
    t.activate(A)
    assert t.can(A, "play", "1ROM7") == there  # Rome, the Eternal City: only if the City of Rome is in play
    t.play(A, "1ROM20", "1ROM7")
    assert t.seat(A).garrisons == {"1ROM20": ["1ROM7"]}


@pytest.mark.rule("IM-ACT-13")
def test_a_card_acquired_this_turn_may_be_played_this_turn():
    t = table("romans", "macedonians").give(A, material=3).hand(A, "1ROM16").offer(None, "1UNC19").activate(A)
    t.play(A, "1ROM16", "1UNC19").play(A, "1UNC19")
    assert t.seat(A).play == ["1ROM1B", "1UNC19"]
    assert t.seat(A).hand == ["UNREST"]
    assert t.seat(A).actions == 1


@pytest.mark.rule("IM-ACT-14")
@pytest.mark.parametrize(
    ("branch", "goods", "hand"),
    [(0, {"material": 3, "population": 1, "progress": 0}, ["1ROM14", "1ROM20"]),
     (1, {"material": 3, "population": 2, "progress": 0}, []),
     (2, {"material": 0, "population": 2, "progress": 0}, ["1ROM14", "1ROM20"])],
)  # fmt: skip
def test_unrest_is_played_for_1_population_2_cards_or_3_material(branch: int, goods: dict[str, int], hand: list[str]):
    t = table("romans", "macedonians").give(A, material=3, population=2).hand(A, "UNREST", "1ROM20", "1ROM14")
    pile = t.unrest
    t.activate(A).play(A, "UNREST", ("branch", branch))
    assert (t.seat(A).goods, t.seat(A).hand) == (goods, hand)
    assert (t.seat(A).actions, t.unrest) == (2, pile + 1)
    assert "UNREST" not in t.seat(A).discard + t.seat(A).play


@pytest.mark.rule("IM-ACT-14")
@pytest.mark.parametrize(
    ("goods", "others", "playable"),
    [({}, 1, False), ({"material": 2}, 1, False), ({}, 2, True), ({"population": 1}, 0, True),
     ({"material": 3}, 0, True), ({"progress": 1}, 0, True), ({"material": 1, "progress": 1}, 0, True)],
)  # fmt: skip
def test_unrest_that_cannot_be_paid_cannot_be_played(goods: dict[str, int], others: int, playable: bool):
    t = table("romans", "macedonians").give(A, **goods).hand(A, "UNREST", *("1ROM14", "1FAM6")[:others]).activate(A)
    assert (t.asked == "act" and t.can(A, "play", "UNREST")) == playable


@pytest.mark.rule("IM-ACT-14")
def test_unrest_has_no_state_icon():
    t = table("romans", "macedonians").give(A, population=1).empire(A).hand(A, "UNREST").activate(A)
    assert t.can(A, "play", "UNREST")


@pytest.mark.rule("IM-ACT-15", "IM-KW-ACQ-11")
@pytest.mark.parametrize(("region", "played"), [("1REG2", True), ("1REG14", False)])
def test_a_card_played_by_an_effect_needs_the_right_state_too(region: str, played: bool):
    t = table("macedonians", "romans").empire(A).hand(A, "1MAC4").offer(region, "1UNC7", "1CIV10", "1UNC8", "1UNC20")
    t.activate(A).play(A, "1MAC4", "yes")  # Parmenion: acquire a Region and free play it at once
    assert (region in t.seat(A).play) == played
    assert (region in t.seat(A).hand) == (not played)  # Sacred Pass is for barbarians: it stays in hand


@pytest.mark.rule("IM-ACT-15")
def test_an_effect_may_lift_the_state_icon():
    t = table("arthurians", "romans").in_play(A, "2ART22").garrisoned(A, "2ART22", "2ART19")
    t.hand(A, "2ART24", "1CIV10", "2ART6").activate(A)
    assert not t.can(A, "play", "1CIV10")
    t.play(A, "2ART24", ("branch", 1))  # Guennuvar abandons King Arthur to free play an empire card
    assert t.can(A, "1CIV10")
    t.answer(A, "1CIV10")
    assert "1CIV10" in t.seat(A).play
    assert t.seat(A).actions == 2
