"""Pieces that never run out, and small choices of locations."""

from __future__ import annotations

import pytest

from wall_dsl import *


@pytest.mark.rule("GW-AMB-30", "GW-CMP-22")
def test_wound_tokens_never_run_out():
    hordes = [f"horde_{name}_{copy}" for name in ("keshig", "black_army", "iron_hawks") for copy in (1, 2, 3)]
    t = table(3).horde("L", *hordes[:3]).horde("M", *hordes[3:6]).horde("R", *hordes[6:])
    t.wounds(*[f"{section}{row}" for section in SECTIONS for row in (1, 2, 3)])
    assert t.state.fields.count(WOUND) == 3 * (9 + 8 + 7) > 30


@pytest.mark.rule("GW-DEC-12", "GW-DEC-26", "GW-ACT-05")
def test_nobody_has_to_use_a_location():
    t = table(3).officials(A, "academy", 2).activate("academy")
    assert t.offered(A, "draw") == [0, 1, 2]
    t.answer(A, "draw", 0)
    assert (t.seat(A).hand, t.state.officials[A * POSTS + HOME]) == ([], 5)


@pytest.mark.rule("GW-DEC-23", "GW-TEH-01")
def test_one_may_stay_where_one_is_in_the_teahouse():
    t = table(3).tea(B, A, C).officials(A, "teahouse").activate("teahouse", advanced=True)
    assert t.can(A, "rise")
    t.answer(A, "skip")
    assert t.state.tea == (B, A, C)


@pytest.mark.rule("GW-DEC-13", "GW-DEC-15", "GW-OVR-06")
def test_promotion_and_donation_are_offered_and_may_be_declined():
    t = table(3).give(A, chi=2).officials(A, "sawmill", 2).officials(B, "sawmill").activate("sawmill")
    assert (t.asked, t.pending) == ("promote", (A,))
    t.answer(A, "promote", "sawmill")
    assert (t.asked, t.offered(A, "kind")) == ("overseer", ["spearman", "archer", "horseman"])
    t.answer(A, "kind", "archer")
    assert (t.asked, t.pending, t.seat(A).supply) == ("donate", (A,), [10, 3, 2])
    t.answer(A, "skip")
    assert (t.pending, t.seat(A).wood, t.state.store) == ((B,), 2, [0, 0, 0, 0])
    t.answer(B, "donate")
    assert (t.seat(B).honour, t.seat(B).wood, t.state.store[0]) == (2, 0, 1)


@pytest.mark.rule("GW-DEC-14", "GW-OVR-08")
def test_the_bonus_of_a_discount_advisor_may_be_used_or_not():
    t = table(3).advisor(A, "adv_alchemist").officials(A, "quarry", 2).officials(B, "quarry").activate("quarry")
    assert (t.asked, t.offered(A, "promote")) == ("promote", ["mine"])  # the first position of the Mine is free
    t.answer(A, "promote", "mine").answer(A, "kind", "spearman")
    assert t.state.overseers[LOCATION_NAMES.index("mine")] == 1
    assert t.seat(A).stone == 2


# --- what on the board an answer means --------------------------------------------------------------------------------
MEANT = [
    ("position", (3,), ["place:3"]),
    ("kind", (0,), ["supply:spear"]),
    ("recruit", (1,), ["supply:archer"]),
    ("shame", (2,), ["supply:rider"]),
    ("shed", (2,), ["supply:rider"]),
    ("capture", (7,), ["card:7"]),
    ("shame-card", (7,), ["card:7"]),
    ("shed-card", (7,), ["card:7"]),
    ("official", (0,), ["location:0"]),
    ("official", (9,), ["location:9"]),
    ("official", (10,), ["supply:clerk"]),  # one that is at home
    ("place", (4,), ["location:4"]),
    ("lift", (4,), ["official:4"]),
    ("field", (17,), ["field:17"]),
    ("figure", (8, 2), ["horde:8"]),
    ("stage", (2,), ["staging:2"]),
    ("post", (2,), ["section:2"]),
    ("barricade", (0,), ["section:0"]),
    ("wall", (1,), ["section:1"]),
    ("section", (1,), ["section:1"]),
    ("skip", (), []),
]


@pytest.mark.rule("GW-DEC-26")
@pytest.mark.parametrize(("verb", "args", "things"), MEANT)
def test_an_answer_is_given_by_pressing_what_it_means(verb: str, args: tuple[int, ...], things: list[str]):
    t = table(3)
    assert t.state.game.places(t.state, t.state.rules().actions.find(verb, *args)) == things


@pytest.mark.rule("GW-DEC-26")
def test_an_answer_about_cards_is_given_by_pressing_one_that_is_shown():
    t = table(3)

    def things(verb: str, n: int) -> list[str]:
        return t.state.game.places(t.state, t.state.rules().actions.find(verb, n))

    for place, card in enumerate(t.state.row):
        assert things("hire", place) == things("offer", place) == [f"card:{card}"]
    copies = [card for card, name in enumerate(CODE) if CANON[card] == CANON[BY_CODE["tac_retreat"]]]
    assert {(*things(verb, card),) for verb in ("tactic", "boosted", "discard") for card in copies} == {
        (f"card:{CANON[copies[0]]}",)
    }
    for command, name in enumerate(COMMAND_NAMES[:6]):  # the last is the Reed's
        shown = [int(thing.removeprefix("card:")) for thing in things("command", command)]
        assert [CODE[card] for card in shown] == [f"cmd_{name}"] * 4  # everybody has one
        assert len(set(shown)) == 4


@pytest.mark.rule("GW-BAR-09")
@pytest.mark.parametrize("position", range(9))
def test_a_pair_is_two_fields_side_by_side_or_one_above_the_other(position: int):
    t = table(3)
    found = []
    for pair in range(16 * position, 16 * position + 16):
        option = t.state.rules().actions.find("pair", pair)
        one, other = (int(thing.removeprefix("field:")) for thing in t.state.game.places(t.state, option))
        assert {one // 12, other // 12} == {position}
        rows, columns = (one % 12 // 6, other % 12 // 6), (one % 6, other % 6)
        assert (rows[0] == rows[1] and columns[1] - columns[0] == 1) or (rows == (0, 1) and columns[0] == columns[1])
        assert pair_name(pair) == f"{field_name(one)}+{field_name(other)}"
        found.append((one, other))
    assert len(set(found)) == 16
