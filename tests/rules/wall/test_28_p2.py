"""P2: two players with the Reed Clan between them."""

from __future__ import annotations

import pytest

from imperia.games.wall import autumn
from imperia.games.wall.lexicon import COMMAND_NAMES, LOCATION_NAMES, POSTS, RESOURCES
from imperia.games.wall.spring import add_hordes
from imperia.games.wall.tables import BY_CODE, INDICATOR, SETS, TEA_VALUE
from wall_dsl import *
from wall_modes import *

REED = REED2


def fresh(seats: int = 2, seed: int = 0, **options: str) -> Table:
    return Table(new("wall", seats, options, seed, lambda state: True))


# --- set-up -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-P2-01", "GW-P2-02", "GW-DT-16")
def test_a_third_faction_is_run_by_the_game():
    s = fresh().state
    assert (s.factions, s.reed, s.qin, s.seats, s.side) == (3, REED, -1, 2, 0)
    assert fresh(2, mode="coop").state.reed == 2
    assert fresh(3).state.reed == -1


@pytest.mark.rule("GW-P2-03", "GW-P2-04", "GW-AMB-72")
def test_the_leftmost_section_is_never_used():
    t = fresh(seed=3)
    for _ in range(3000):
        if t.over:
            break
        assert [option for option in t.choices(t.pending[0]) if "L" in option.args] == []
        t.state.apply(t.pending[0], t.state.options(t.pending[0])[-1])
    s = t.state
    assert t.over
    assert (s.horde[:3], s.walls[0], s.barricades[0]) == ([-1] * 3, 0, 0)
    assert all(event.args.get("section") != 0 for event in s.events)


@pytest.mark.rule("GW-P2-05")
def test_time_starts_where_three_players_start():
    s = fresh().state
    assert (s.year, s.side, SETS[0].start[s.side]) == (1, fresh(3).state.side, SETS[0].start[0])


@pytest.mark.rule("GW-P2-06", "GW-P2-07", "GW-P2-08", "GW-P2-10")
def test_hordes_barricades_and_shame():
    s = fresh().state
    cards = [*s.horde_deck, *[card for card in s.horde if card >= 0]]
    assert sorted({INDICATOR[card] for card in cards}) == [1, 2]
    assert len(cards) == sum(INDICATOR[card] > 0 for card in SETS[0].cards[0])
    assert [card >= 0 for card in s.horde] == [False] * 3 + [True, False, False] * 2
    assert (list(s.barricades), s.bank) == ([0, 3, 3], 20)


@pytest.mark.rule("GW-P2-09", "GW-P2-38", "GW-AMB-45")
def test_the_clan_has_three_officials_ten_spearmen_a_general_and_nothing_else():
    found = set()
    for seed in range(12):
        t = fresh(seed=seed)
        reed = t.seat(REED)
        assert (reed.supply, at(t, REED), at_home(t, REED)) == ([10, 0, 0], {"sawmill": 1, "quarry": 1, "mine": 1}, 0)
        assert (reed.goods, reed.captured, overseers(t, REED)) == (
            {"wood": 0, "stone": 0, "gold": 0, "chi": 0},
            {},
            [0] * 4,
        )
        assert t.state.advising[REED] == t.state.support[REED] == []
        found.add(CODE[t.state.general[REED]])
    assert found == {"reedgen_lu_wenhuan", "reedgen_fan_wenhu"}


@pytest.mark.rule("GW-P2-11")
def test_its_tea_marker_starts_at_the_very_bottom():
    for seed in range(6):
        t = fresh(seed=seed).run("command")
        tea = t.state.tea
        assert tea[-1] == REED
        values = [TEA_VALUE[t.state.general[p]] for p in tea[:2]]
        assert values == sorted(values, reverse=True)


# --- what it never does -----------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-P2-12")
def test_it_has_neither_honour_nor_shame():
    t = table(2).horde("M", OUTRIDERS).cover(REED, "M1a3", "M1a4").wounds("M1").posted(A, "M").defeats()
    assert t.honours == [2, 0, 0]
    t = table(2).horde("M", "horde_keshig_3").assault("M").say(A, ("shame", "spearman")).say(B, ("shame", "spearman"))
    assert (t.bank, t.idle) == (18, True)


@pytest.mark.rule("GW-P2-13", "GW-P2-17")
def test_its_dead_leave_wounds_and_go_home_and_nobody_is_asked_to_save_them():
    t = table(2).horde("M", "horde_keshig_3")
    fields = free_fields(t, "M1")
    t.cover(REED, *fields[:2]).cover(A, fields[2]).cover(B, fields[3]).losses(1).assault("M")
    assert t.idle
    assert t.on("M1").count("wound") == 3
    assert t.on("M1").count((REED, "spearman")) == 1
    assert t.seat(REED).supply == [9, 0, 0]


@pytest.mark.rule("GW-P2-14", "GW-P2-15", "GW-P2-16")
def test_a_horde_that_it_wins_is_discarded_and_its_living_go_home():
    t = table(2).horde("M", OUTRIDERS).cover(REED, "M1a3", "M1a4").cover(A, "M1b3").wounds("M1").losses(1).defeats()
    assert t.at("M1") is None
    assert (t.state.captured, t.events("claimed")) == ([[], [], []], [])
    assert BY_CODE[OUTRIDERS] in t.state.horde_discard
    assert (t.seat(REED).supply, t.seat(REED).staging["M"]) == ([10, 0, 0], [0, 0, 0])


@pytest.mark.rule("GW-P2-16")
@pytest.mark.parametrize(("tea", "taken"), [((A, B, REED), True), ((REED, A, B), False)])
def test_equal_fields_go_by_tea_its_marker_included(tea: tuple[int, ...], taken: bool):
    t = table(2).horde("M", OUTRIDERS).tea(*tea).cover(REED, "M1a3").cover(A, "M1b3").wounds("M1").losses(1).defeats()
    assert (OUTRIDERS in t.seat(A).captured) is taken


# --- the ruler --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-P2-18", "GW-P2-23", "GW-AMB-48", "GW-DEC-37")
def test_the_active_player_moves_its_officials_in_the_others_frame():
    t = table(2)
    t.begin(B)
    autumn.resolve(t.state, B, SETS[0].commands[B][0])
    t.go().answer(B, "done")
    assert (t.asked, t.pending) == ("place", (A,))
    t.answer(A, "done")
    assert (t.asked, t.pending) == ("place", (B,))
    assert t.offered(B, "place") == []
    t.answer(B, "lift", "sawmill").answer(B, "place", "barracks").answer(B, "lift", "quarry")
    assert t.can(B, "place", "barracks") is False
    t.answer(B, "place", "embassy")
    assert at(t, REED) == {"mine": 1, "barracks": 1, "embassy": 1}


@pytest.mark.rule("GW-P2-19", "GW-AMB-46")
@pytest.mark.parametrize("higher", [A, B])
def test_in_its_own_turn_the_human_higher_in_tea_order_rules(higher: int):
    t = reed_turn(table(2).tea(higher))
    assert (t.asked, t.pending) == ("place", (higher,))
    assert t.offered(higher, "lift") == ["sawmill", "quarry", "mine"]


@pytest.mark.rule("GW-P2-20")
def test_alone_it_does_not_activate_a_special_location():
    t = step_b(reed_at(table(2), "barracks", "mine", "academy"), A)
    assert t.events("activated") == []
    t = step_b(officials(reed_at(table(2), "barracks", "mine", "academy"), A, academy=1), A).run()
    assert [event["location"] for event in t.events("activated")] == [where("academy")]


@pytest.mark.rule("GW-P2-21", "GW-P2-24")
def test_three_officials_one_in_a_place_and_locks_hold_them():
    t = table(2)
    slots = SETS[0].slots[0][where("mine")]
    officials(t, A, mine=slots - 1)
    reed_turn(t.tea(A))
    assert t.offered(A, "lift") == ["sawmill", "quarry"]
    t.answer(A, "lift", "sawmill")
    assert {"quarry", "mine", "sawmill"}.isdisjoint(set(t.offered(A, "place")) - {"sawmill"})
    for seed in range(3):
        s = fresh(seed=seed).state
        while not s.over:
            s.apply(s.pending[0], s.options(s.pending[0])[seed % 2 - 1])
            there = s.officials[REED * POSTS : REED * POSTS + 10]
            assert sum(there) == 3
            assert max(there) == 1


@pytest.mark.rule("GW-P2-22")
def test_its_official_stays_where_a_location_was_activated():
    t = officials(table(2), A, sawmill=SETS[0].slots[0][0] - 1)
    activate(t, "sawmill").run()
    assert (at(t, REED)["sawmill"], at(t, A)) == (1, {})


@pytest.mark.rule("GW-P2-25", "GW-P2-26", "GW-P2-28", "GW-AMB-49")
def test_its_card_is_played_every_autumn_on_the_lowest_free_position():
    t = fresh(seed=1).run("position")
    s = t.state
    first = t.pending[0]
    t.answer(first, "position", 1)
    second = t.pending[0]
    t.answer(second, "position", 2)
    assert s.track == [REED, first, second]
    t.run("command")
    assert (s.year, s.honour[REED]) == (2, 0)
    t.run("position")
    assert s.played[REED] == COMMAND_NAMES.index("reed")


@pytest.mark.rule("GW-P2-27")
def test_its_turn_has_frames_for_itself_and_for_the_others_and_a_recruit():
    t = reed_turn(table(2).horde("M", OUTRIDERS).tea(B, A))
    t.answer(B, "done").answer(B, "done")
    assert (t.asked, t.pending) == ("place", (A,))
    t.answer(A, "done")
    assert (t.asked, t.pending) == ("reed-field", (B,))
    t.answer(B, "M1a3")
    assert (t.field("M1a3"), t.honours) == ((REED, "spearman"), [0, 0, 0])


@pytest.mark.rule("GW-P2-29")
def test_betrayal_cannot_copy_its_card():
    def betray(other: str) -> Table:
        t = plays(plays(table(2), A, "betrayal"), B, other)
        t.state.played[REED] = COMMAND_NAMES.index("reed")
        t.begin(A)
        autumn.resolve(t.state, A, SETS[0].commands[A][COMMAND_NAMES.index("betrayal")])
        return t.go()

    t = betray("economy").answer(A, "branch", 0)
    assert (t.asked, t.can(A, "place", "academy")) == ("place", True)  # the only card that can be copied
    t = officials(betray("betrayal"), A)
    assert not t.can(A, "branch", 0)


# --- locations --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-P2-30", "GW-AMB-47")
def test_an_effect_that_cannot_be_done_is_skipped_and_one_that_can_be_is_done():
    t = activate(officials(reed_at(table(2), "barracks", "mine", "academy"), A, barracks=1), "barracks", A).run()
    assert t.seat(REED).supply == [10, 0, 0]
    t = reed_at(table(2).horde("M", OUTRIDERS), "barracks", "mine", "academy")
    activate(officials(t, A, barracks=1), "barracks", A).run("reed-field")
    assert t.can(A, "skip") is t.can(A, "done") is False


@pytest.mark.rule("GW-P2-31", "GW-P2-41")
@pytest.mark.parametrize(("name", "good"), [("sawmill", 0), ("quarry", 1), ("mine", 2)])
def test_it_produces_one_for_the_storehouse(name: str, good: int):
    t = officials(table(2), A, **{name: SETS[0].slots[0][good] - 1})
    activate(t, name, B)
    assert t.state.store == [int(i == good) for i in range(RESOURCES)]
    assert (t.honours[REED], t.asked in ("promote", "donate", None)) == (0, True)


@pytest.mark.rule("GW-P2-32", "GW-DEC-38")
def test_temple_the_active_player_is_rid_of_one_token():
    t = reed_at(table(2).shamed(A, spearman=1, archer=1), "temple", "mine", "quarry")
    activate(officials(t, B, temple=1), "temple", A)
    assert (t.asked, t.pending, sorted(map(str, t.options(A)))) == ("shed", (A,), ["archer", "spearman"])
    t.answer(A, "shed", "archer").run()
    assert (t.seat(A).shamed, t.bank) == ([1, 0, 0], 19)
    t = reed_at(table(2).shamed(B, spearman=1), "temple", "mine", "quarry")
    activate(officials(t, B, temple=1), "temple", A).run()
    assert t.seat(B).shamed == [1, 0, 0]
    t = reed_at(table(2).shamed(A, spearman=1), "temple", "mine", "quarry")
    activate(officials(t, B, temple=1), "temple", REED).run()
    assert t.seat(A).shamed == [1, 0, 0]


@pytest.mark.rule("GW-P2-33", "GW-DEC-38")
def test_embassy_the_ruler_sends_an_advisor_away():
    t = reed_at(table(2), "embassy", "mine", "quarry")
    row = list(t.state.row)
    activate(officials(t, B, embassy=1), "embassy", B).run("discard-advisor")
    assert (t.pending, t.offered(B, "offer")) == ((B,), [0, 1, 2, 3])
    t.answer(B, "offer", 1)
    assert t.state.row[:3] == [row[0], row[2], row[3]]
    assert row[1] in t.state.advisor_discard


@pytest.mark.rule("GW-P2-34", "GW-DEC-38")
def test_builders_camp_a_free_barricade_where_the_ruler_wants_it():
    t = reed_at(table(2).barricades(M=1, R=2).tea(REED), "builders", "mine", "quarry")
    t.state.store = [3, 3, 3, 0]
    activate(officials(t, B, builders=1), "builders", B).run("reed-barricade")
    assert (t.pending, t.offered(B, "barricade")) == ((B,), ["M", "R"])
    t.answer(B, "barricade", "M")
    assert (list(t.state.barricades), t.honours) == ([0, 2, 2], [0, 0, 0])
    full = reed_at(table(2).barricades(M=3, R=3), "builders", "mine", "quarry")
    activate(officials(full, B, builders=1), "builders", B)
    assert full.asked != "reed-barricade"


@pytest.mark.rule("GW-P2-35", "GW-DEC-38")
def test_barracks_a_free_spearman_takes_a_field_of_row_1_without_reward():
    t = reed_at(table(2).horde("M", OUTRIDERS, "horde_outriders_2"), "barracks", "mine", "quarry")
    activate(officials(t, B, barracks=1), "barracks", A).run("reed-field")
    assert t.pending == (A,)
    assert all(str(option).startswith("M1") for option in t.options(A))
    t.answer(A, "M1a3")
    assert (t.seat(REED).supply, t.seat(A).wood, t.state.store[0]) == ([9, 0, 0], 0, 0)


@pytest.mark.rule("GW-P2-35")
def test_without_a_field_or_a_spearman_it_does_not_recruit():
    t = reed_at(table(2).horde("M", OUTRIDERS).wounds("M1"), "barracks", "mine", "quarry")
    activate(officials(t, B, barracks=1), "barracks", A).run()
    assert t.seat(REED).supply == [10, 0, 0]
    t = reed_at(table(2).horde("M", "horde_keshig_3").horde("R", OUTRIDERS), "barracks", "mine", "quarry")
    t.cover(REED, *free_fields(t, "M1"), "R1a3")
    activate(officials(t, B, barracks=1), "barracks", A)
    assert t.asked != "reed-field"


@pytest.mark.rule("GW-P2-36", "GW-P2-42")
def test_teahouse_its_marker_rises_by_one_and_nobody_has_the_house_alone():
    slots = SETS[0].slots[0][where("teahouse")]
    t = officials(reed_at(table(2), "teahouse", "mine", "quarry"), A, teahouse=slots - 1 if slots < 9 else 2)
    t.tea(B, REED, A)
    activate(t, "teahouse", A)
    assert t.state.tea == (REED, B, A)
    t.answer(A, "rise")
    assert t.state.tea == (REED, A, B)


@pytest.mark.rule("GW-P2-37")
@pytest.mark.parametrize("name", ["academy", "hq"])
def test_academy_and_headquarters_do_nothing_for_it(name: str):
    t = reed_at(table(2), name, "mine", "quarry")
    before = t.state.clone()
    activate(officials(t, A, **{name: 1}), name, A).run()
    s = t.state
    assert (s.tea, s.store, s.honour, bytes(s.barricades)) == (
        before.tea,
        before.store,
        before.honour,
        bytes(before.barricades),
    )


@pytest.mark.rule("GW-P2-39", "GW-AMB-04")
def test_its_official_keeps_a_human_from_being_alone():
    icon = next(i for i in range(10) if SETS[0].shame_icon[i] and SETS[0].slots[0][i] < 9)
    name = LOCATION_NAMES[icon]
    slots = SETS[0].slots[0][icon]
    elsewhere = [x for x in TRACK if x != name]
    t = activate(officials(reed_at(table(2), name, *elsewhere[:2]), A, **{name: slots - 1}), name, A)
    assert (t.bank, t.asked == "shame") == (20, False)
    t = activate(officials(reed_at(table(2), *elsewhere[:3]), A, **{name: slots}), name, A)
    assert t.asked == "shame"


@pytest.mark.rule("GW-P2-40", "GW-AMB-05")
def test_a_raid_takes_two_tokens():
    t = indicator(table(2).horde("M", *[f"horde_outriders_{i}" for i in (1, 2, 3)]).horde("R", "horde_keshig_3"), "M")
    t.state.horde_deck.append(t.state.horde_deck.pop(0))  # this one is laid by what now lies below it
    add_hordes(t.state, 1)
    assert (t.bank, t.boxed, len(t.events("raid"))) == (18, 2, 1)


# --- its effects, whoever rules it ------------------------------------------------------------------------------------
RULERS = [(A, (B, A), A), (B, (A, B), B), (REED, (A, B), A), (REED, (B, A), B)]  # active, tea order, ruler


ELSEWHERE = {name: [x for x in ("temple", "teahouse", "academy") if x != name][:2] for name in LOCATION_NAMES}


def worked(name: str, active: int, tea: tuple[int, ...]) -> Table:
    """The Reed Clan and B stand in a location that is activated in somebody's turn; there is room for what it does."""
    t = reed_at(table(2).horde("M", OUTRIDERS).barricades(M=1, R=1).tea(*tea, REED), name, *ELSEWHERE[name])
    return activate(officials(t, B, **{name: 1}), name, active)


@pytest.mark.rule("GW-P2-33", "GW-P2-34", "GW-P2-35")
@pytest.mark.parametrize(("active", "tea", "ruler"), RULERS)
@pytest.mark.parametrize(
    ("name", "asked"), [("embassy", "discard-advisor"), ("builders", "reed-barricade"), ("barracks", "reed-field")]
)
def test_who_rules_it_answers_for_it(name: str, asked: str, active: int, tea: tuple[int, ...], ruler: int):
    t = worked(name, active, tea).run(asked)
    assert t.pending == (ruler,)
    before = (list(t.state.row), sum(t.state.barricades), t.seat(REED).supply[0])
    t.state.apply(ruler, t.state.options(ruler)[0])
    after = (list(t.state.row), sum(t.state.barricades), t.seat(REED).supply[0])
    changed = [one != other for one, other in zip(before, after, strict=True)]
    assert changed == [name == "embassy", name == "builders", name == "barracks"]


@pytest.mark.rule("GW-P2-31", "GW-P2-32", "GW-P2-36", "GW-P2-37")
@pytest.mark.parametrize(("active", "tea", "ruler"), RULERS)
@pytest.mark.parametrize("name", ["sawmill", "quarry", "mine", "temple", "teahouse", "academy", "hq"])
def test_what_needs_no_answer_is_the_same_under_every_ruler(name: str, active: int, tea: tuple[int, ...], ruler: int):
    t = worked(name, active, tea)
    assert t.state.store == [int(name == makes) for makes in ("sawmill", "quarry", "mine", "")]
    assert t.honours[REED] == 0
    assert t.run().state.tea.index(REED) == (1 if name == "teahouse" else 2)
