"""Command cards: each frame, each bonus, Betrayal's copy, and the card of the Reed Clan."""

from __future__ import annotations

import pytest

from imperia.games.wall import autumn
from imperia.games.wall.lexicon import ON_TRACK, REED_CARD
from imperia.games.wall.tables import FRAMES, NAME_OF, OTHERS_FRAME
from wall_cards import *

COMMANDS_CODES = ["cmd_despotism", "cmd_economy", "cmd_work_harder", "cmd_attack_order", "cmd_audience"]


def others_frame(t: Table, p: int, code: str) -> Table:
    """The others' frame of A's card, for one player."""
    t.begin(A)
    card = BY_CODE[code]
    t.state.push(FRAMES[card][1][1], 0, p, card)
    return t.go()


@pytest.mark.card(*COMMANDS_CODES)
@pytest.mark.parametrize("code", COMMANDS_CODES)
def test_others_place_two_in_different_locations(code: str):
    t = table(3)
    assert FRAMES[BY_CODE[code]][1][0] == OTHERS_FRAME
    others_frame(t, B, code).answer(B, "place", "mine")
    assert not t.can(B, "place", "mine")
    t.answer(B, "place", "quarry")
    assert t.idle
    assert officials(t, B) == {"quarry": 1, "mine": 1}
    assert others_frame(table(3), B, code).answer(B, "done").idle


@pytest.mark.card(*COMMANDS_CODES)
@pytest.mark.parametrize(("code", "n"), [(code, 2 if code == "cmd_attack_order" else 3) for code in COMMANDS_CODES])
def test_the_owner_places_so_many_anywhere(code: str, n: int):
    t = plays(table(3), A, code.removeprefix("cmd_"))
    frame(t, A, code, 0)
    for _ in range(n):
        assert not t.idle
        t.answer(A, "place", "embassy")
    assert t.idle
    assert officials(t, A) == {"embassy": n}


@pytest.mark.card("cmd_despotism")
def test_despotism_places_two_more_with_economy():
    t = plays(table(3), B, "economy")
    frame(t, A, "cmd_despotism", 0).say(A, *[("place", "academy")] * 5)
    assert t.idle
    assert officials(t, A) == {"academy": 5}


@pytest.mark.card("cmd_despotism")
def test_despotism_activates_a_location_that_is_not_full_without_shame():
    t = place(place(table(3), A, mine=1, academy=1), B, mine=1, teahouse=1)
    frame(t, A, "cmd_despotism", 2)
    assert t.options(A) == ["mine", "academy", "skip"]
    t.answer(A, "activate", "mine").run()
    assert (t.seat(A).gold, t.seat(B).gold, t.bank) == (1, 1, 30)
    assert (officials(t, A), officials(t, B)) == ({"academy": 1}, {"teahouse": 1})
    assert frame(place(table(3), A, mine=1), A, "cmd_despotism", 2).answer(A, "skip").idle


@pytest.mark.card("cmd_economy")
def test_economy_takes_two_incomes_and_a_gold():
    t = oversee(table(3), A, sawmill=2, temple=3)
    frame(t, A, "cmd_economy", 2)
    assert (t.idle, t.seat(A).goods) == (True, {"wood": 2, "stone": 0, "gold": 1, "chi": 3})
    t = oversee(table(3), A, sawmill=1, quarry=2, mine=3)
    frame(t, A, "cmd_economy", 2)
    assert [c.args[1] for c in t.choices(A)] == ["sawmill", "quarry"]
    t.answer(A, A, "quarry")
    assert (t.idle, t.seat(A).goods) == (True, {"wood": 0, "stone": 2, "gold": 4, "chi": 0})


@pytest.mark.card("cmd_economy")
def test_economy_brings_two_more_with_work_harder():
    t = plays(table(3), C, "work_harder")
    frame(t, A, "cmd_economy", 2)
    assert not t.can(A, "chi", 2)
    t.answer(A, "wood", 1).answer(A, "stone", 1)
    assert t.seat(A).goods == {"wood": 1, "stone": 1, "gold": 1, "chi": 0}


@pytest.mark.card("cmd_work_harder")
@pytest.mark.parametrize(("other", "left"), [("economy", 7 - 3), ("attack_order", 7 - 1)])
def test_work_harder_builds_for_less(other: str, left: int):
    t = plays(table(3), B, other).give(A, stone=7)
    frame(t, A, "cmd_work_harder", 2).answer(A, "wall", "L")
    assert (t.idle, t.seat(A).stone, t.seat(A).honour, t.state.walls[0]) == (True, left, 5, 1)
    t = plays(table(3), B, other)
    frame(t, A, "cmd_work_harder", 2).answer(A, "barricade", "M")  # 2 less makes it free
    assert (t.state.barricades[1], t.seat(A).honour) == (1, 2)


@pytest.mark.card("cmd_work_harder", "adv_li_jie")
def test_what_has_become_free_is_built_by_who_has_nothing():
    t = plays(table(3).advisor(A, "adv_li_jie"), B, "attack_order")
    frame(t, A, "cmd_work_harder", 2).answer(A, "wall", "L")  # 5, less 4, less 2
    assert (t.state.walls[0], t.seat(A).honour, sum(t.seat(A).goods.values())) == (1, 5, 0)


@pytest.mark.card("cmd_attack_order")
def test_all_soldiers_of_the_chosen_sections_must_attack():
    t = table(3).horde("L", OUTRIDERS).horde("M", "horde_outriders_2")
    t.staged(A, "L", spearman=2).staged(A, "M", spearman=1).posted(A, "L")
    frame(t, A, "cmd_attack_order", 2)
    assert t.can(A, "L")
    assert t.can(A, "M")
    t.answer(A, "L").run("front")
    assert t.options(A) == ["M", "done"]
    t.answer(A, "done")
    assert t.idle
    assert (t.seat(A).staging["L"], t.seat(A).staging["M"], len(t.on("L1"))) == ([0, 0, 0], [1, 0, 0], 3)


@pytest.mark.card("cmd_attack_order")
def test_attack_order_brings_chi_with_an_audience():
    t = plays(table(3), B, "audience")
    assert frame(t, A, "cmd_attack_order", 2).seat(A).chi == 2
    assert frame(table(3), A, "cmd_attack_order", 2).seat(A).chi == 0


@pytest.mark.card("cmd_betrayal")
def test_betrayal_copies_another_card_with_all_its_frames():
    t = plays(plays(plays(table(3), A, "betrayal"), B, "economy"), C, "betrayal")
    frame(t, A, "cmd_betrayal", 0).answer(A, "branch", 0)
    assert t.asked == "place"
    t.answer(A, "done")
    assert (t.pending, t.asked) == ((B,), "place")
    t.say(B, "done").say(C, "done")
    assert (t.idle, t.seat(A).gold) == (True, 1)


@pytest.mark.card("cmd_betrayal")
def test_a_copied_bonus_looks_at_the_copied_card_too():
    t = plays(plays(table(3), A, "betrayal"), B, "economy")
    plays(t, C, "despotism")
    frame(t, A, "cmd_betrayal", 0).answer(A, "branch", 0)
    assert t.options(A) == ["despotism", "economy"]
    t.answer(A, "despotism")
    t.say(A, *[("place", "hq")] * 5)
    assert officials(t, A) == {"hq": 5}


@pytest.mark.card("cmd_betrayal")
def test_betrayal_may_move_officials_instead_or_nothing():
    t = place(plays(plays(table(3), A, "betrayal"), B, "economy"), A, hq=2, mine=1)
    frame(t, A, "cmd_betrayal", 0).answer(A, "branch", 1)
    assert not t.can(A, "place", "temple")  # none from the supply
    t.say(A, ("lift", "hq"), ("place", "temple"), ("lift", "mine"), ("place", "temple"))
    assert (t.idle, officials(t, A), at_home(t, A)) == (True, {"temple": 2, "hq": 1}, 2)
    t = plays(plays(table(3), A, "betrayal"), B, "betrayal")
    assert frame(t, A, "cmd_betrayal", 0).idle  # nothing to copy, nobody to move


@pytest.mark.card("cmd_audience")
@pytest.mark.parametrize(("other", "n"), [("economy", 2), ("despotism", 3)])
def test_an_audience_brings_different_gifts(other: str, n: int):
    t = plays(table(3).shamed(A, spearman=1).tea(B, A, C), B, other)
    frame(t, A, "cmd_audience", 2)
    assert [c.args[0] for c in t.choices(A, "branch")] == [0, 1, 2, 3]
    t.answer(A, "branch", 0)
    assert t.state.tea[0] == A
    assert [c.args[0] for c in t.choices(A, "branch")] == [1, 2, 3]
    t.answer(A, "branch", 3)
    assert t.seat(A).chi == 2
    if n == 3:
        t.answer(A, "branch", 1)
        assert len(t.seat(A).hand) == 1
    assert t.idle
    t = plays(table(3).shamed(A, spearman=2), B, other)
    frame(t, A, "cmd_audience", 2).answer(A, "branch", 2).answer(A, "shed", "spearman")
    assert (t.asked, t.seat(A).shamed) == ("aim", [1, 0, 0])
    assert t.answer(A, "done").idle


@pytest.mark.card("cmd_despotism", "cmd_economy", "cmd_work_harder", "cmd_attack_order", "cmd_audience", "cmd_betrayal")
@pytest.mark.parametrize("code", [*COMMANDS_CODES, "cmd_betrayal"])
def test_every_colour_has_every_card(code: str):
    t = table(4)
    name = code.removeprefix("cmd_")
    plays(t, D, name)
    turn(t, D)
    assert t.events("turn")[-1] == {"seat": D, "command": COMMAND_NAMES.index(name)}
    assert [NAME_OF[card] for card in range(BY_CODE[code], BY_CODE[code] + 4)] == [COMMAND_NAMES.index(name)] * 4
    assert autumn.card_of(t.state, D) == BY_CODE[code] + D
    assert commands(t, D, ON_TRACK) == [name]


@pytest.mark.card("reed_command")
def test_the_reed_card_moves_two_officials_and_brings_a_spearman():
    t = table(2).horde("M", OUTRIDERS).tea(A, B)
    reed = t.state.reed
    card = BY_CODE["reed_command"]
    before = officials(t, reed)
    t.begin()
    t.state.active = reed
    t.state.push(FRAMES[card][0][1], 0, reed, card)
    t.go()
    assert (t.pending, t.asked) == ((A,), "place")
    first, second, third = before
    targets = [name for name in LOCATION_NAMES if name not in before]
    t.say(A, ("lift", first), ("place", targets[0]), ("lift", second), ("place", targets[1]))
    assert t.idle
    assert officials(t, reed) == {third: 1, targets[0]: 1, targets[1]: 1}
    assert NAME_OF[card] == REED_CARD
    t.state.push(FRAMES[card][2][1], 0, reed, card)
    t.go()
    if t.pending:
        t.answer(A, "M1a3")
    assert t.field("M1a3") == (reed, "spearman")
