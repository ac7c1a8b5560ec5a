"""The worked examples of the catalogue, played."""

from __future__ import annotations

import pytest

import imperia
from imperia.games.settlers.cards import BY_CODE
from settlers_dsl import *


def cost(name: str) -> dict[str, int]:
    return dict(BY_CODE[name].face("en")["cost"])


@pytest.mark.rule("IS-EX-01")
def test_unlimited_goods():
    t = table(ROMAN, BARBARIAN).give(A, settlers=10).give(B, stone=30).send(A, *["stone"] * 5)
    assert t.seat(A).stone == 5


@pytest.mark.rule("IS-EX-02")
def test_size_of_the_draft_row():
    t = start(ROMAN, BARBARIAN, EGYPTIAN)
    row = t.row
    assert len(row) == 4
    for p in (A, B, C):
        t.answer(p, "pick", t.row[0])
    assert t.common_pile == [row[3]]


@pytest.mark.rule("IS-EX-03")
def test_production():
    t = table(JAPANESE, ROMAN).dealt(A, CASINO, FARM).built(A, LORDS_FIELDS, ARMORER).next_round()
    assert t.seat(A).goods == {"settler": 5, "wood": 1, "raze": 2, "defense": 1, "gold": 1, "food": 1}


@pytest.mark.rule("IS-EX-04")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_cleanup(n: int):
    t = table(JAPANESE, ROMAN).in_round(n).built(A, STALLS, CASINO).give(A, food=3, settlers=2)
    t.activate(A, STALLS).turn(A).activate(A, CASINO)
    assert t.seat(A).goods == {"food": 2, "settler": 1, "gold": 1}
    t.everybody_passes().run("pick")
    assert t.seat(A).goods == {"food": 2}
    assert (t.on(STALLS)["used"], t.on(CASINO)["used"]) == (0, 0)


@pytest.mark.rule("IS-EX-05", "IS-BLD-05")
def test_cost_of_a_common_card():
    assert cost(WOOD_STORAGE) == {"wood": 2, "stone": 1}
    t = table(ROMAN, BARBARIAN).hand(A, WOOD_STORAGE).give(A, wood=2, stone=1).empty(A)
    assert t.can(A, "build", WOOD_STORAGE)
    t.build(A, WOOD_STORAGE)
    assert t.seat(A).goods == {}


@pytest.mark.rule("IS-EX-06", "IS-BLD-06", "IS-BLD-07")
def test_cost_with_a_location_icon():
    assert cost(DARK_CHAPEL) == {"wood": 1, "stone": 2, "location": 1}
    t = table(BARBARIAN, ROMAN).hand(A, DARK_CHAPEL).give(A, wood=1, stone=2)
    assert not t.can(A, "build", DARK_CHAPEL)
    t.founded(A, MILL).build(A, DARK_CHAPEL)
    assert (t.seat(A).goods, t.seat(A).foundations) == ({}, 0)


@pytest.mark.rule("IS-EX-07")
def test_build_a_faction_location():
    t = table(BARBARIAN, ROMAN).hand(A, SENTRY_TOWER).built(A, MILL).give(A, wood=2).build(A, SENTRY_TOWER)
    assert t.common_pile == [MILL]
    assert t.seat(A).locations == [SENTRY_TOWER]
    assert t.on(SENTRY_TOWER)["row"] == "production"
    assert t.seat(A).goods == {"raze": 1, "settler": 1}


@pytest.mark.rule("IS-EX-08")
def test_make_a_deal():
    t = table(BARBARIAN, ROMAN).hand(A, SENTRY_TOWER).give(A, food=1).deal(A, SENTRY_TOWER)
    assert t.seat(A).goods == {"settler": 1}
    assert t.seat(A).deals == [SENTRY_TOWER]
    kept = 1  # Barbarians store settlers
    for _ in range(2):
        kept = t.next_round().seat(A).settlers - kept
        assert kept == 5 + 1
        kept = t.seat(A).settlers


@pytest.mark.rule("IS-EX-09")
def test_raze_from_hand():
    t = table(BARBARIAN, ROMAN).hand(A, WOOD_STORAGE).give(A, raze=1).raze_hand(A, WOOD_STORAGE)
    assert t.seat(A).goods == {"wood": 2}
    assert t.seat(A).hand == [RUINS]
    assert t.common_pile == [WOOD_STORAGE]


@pytest.mark.rule("IS-EX-10")
def test_raze_an_opponents_location():
    t = table(BARBARIAN, JAPANESE).built(B, ARMORER).give(A, raze=2).raze(A, ARMORER)
    assert (t.seat(A).goods, t.seat(A).vp) == ({"stone": 1}, 1)
    assert (t.seat(B).locations, t.seat(B).foundations, t.seat(B).goods) == ([], 1, {"wood": 1})


@pytest.mark.rule("IS-EX-11")
def test_activate_saboteurs():
    t = table(BARBARIAN, JAPANESE).built(A, SABOTEURS).give(A, settlers=2).give(B, stone=1).activate(A, SABOTEURS)
    assert (t.seat(A).goods, t.seat(B).goods) == ({"settler": 1, "stone": 1}, {})
    assert t.on(SABOTEURS)["used"] == 1
    assert not t.give(B, stone=1).turn(A).can(A, "activate", SABOTEURS)


@pytest.mark.rule("IS-EX-12")
def test_activate_masons_guild():
    t = table(BARBARIAN, JAPANESE).built(A, MASONS_GUILD).give(A, settlers=1, stone=2).activate(A, MASONS_GUILD)
    assert (t.seat(A).goods, t.seat(A).vp) == ({}, 3)
    assert t.on(MASONS_GUILD)["used"] == 1


@pytest.mark.rule("IS-EX-13")
def test_activate_castle():
    t = table(BARBARIAN, JAPANESE).built(A, CASTLE).give(A, settlers=1).stack(A, PACK).activate(A, CASTLE)
    assert t.offered(A, "take") == ["common-card", "faction-card"]
    t.answer(A, "take", "faction-card")
    assert t.seat(A).hand == [PACK, RUINS]
    assert t.seat(A).goods == {}


@pytest.mark.rule("IS-EX-14")
def test_send_settlers():
    t = table(BARBARIAN, JAPANESE).give(A, settlers=8).stack(A, PACK).stack(COMMON, MILL, QUARRY)
    t.send(A, "wood", "common-card", "common-card", "faction-card")
    assert t.seat(A).goods == {"wood": 1}
    assert t.seat(A).hand == [PACK, MILL, QUARRY, RUINS]


@pytest.mark.rule("IS-EX-15")
def test_samurai():
    t = table(ROMAN, JAPANESE).built(B, STALLS).guarded(B, STALLS).give(A, raze=3).raze(A, STALLS)
    assert (t.seat(A).goods, t.seat(A).vp) == ({}, 1)
    seat = t.seat(B)
    assert (seat.locations, seat.pile, seat.foundations, seat.goods) == ([], [STALLS], 0, {})


@pytest.mark.rule("IS-EX-16")
def test_passed_player():
    t = table(ROMAN, JAPANESE, first=B).built(B, MILL, FARM).give(A, raze=2).pass_(B)
    assert t.pending == (A,)
    assert t.choices(A, "raze") == []


@pytest.mark.rule("IS-EX-17")
def test_advanced_lookout_with_three_players():
    t = start(ROMAN, BARBARIAN, EGYPTIAN, lookout="advanced")
    sizes = []
    while t.asked == "pick":
        sizes.append(len(t.row))
        t.answer(t.pending[0], "pick", t.row[-1])
    assert sizes == [5, 4, 4, 3, 3, 2]
    assert len(t.common_pile) == 1
    assert len(t.events("reveal")) == 7


@pytest.mark.rule("IS-EX-18")
def test_deck_construction():
    """All three copies go in, or out, together."""
    titles = "ROM001, ROM003, ROM006, ROM008, ROM009, ROM010, ROM011, ROM012, ROM015, ROM017, ROM019, ROM020, ROM022, ROM023, ROM026, ROM027, ROM029, ROM030"  # fmt: skip # noqa: E501
    game = imperia.game("settlers")
    assert game.new(seats=2, options={"decks": titles}).pending
    for wrong in (titles.replace("ROM012", "ROM012 x2"), titles.replace("ROM012, ", "")):
        with pytest.raises(imperia.SetupError, match="copies"):
            game.new(seats=2, options={"decks": wrong})


@pytest.mark.rule("IS-EX-19")
def test_solo_attack():
    t = table(ROMAN).in_round(2).built(A, CARPENTERS_WORKSHOP, MARKETPLACE, JOINER, WOOD_SUPPLIER)
    t.attacked_by("stone", "settler", "gold").attacks_next("wood", "food").everybody_passes().run("solo-pick")
    assert t.collection == [MARKETPLACE]
    assert t.line[1:] == ["stone", "settler", "wood", "gold"]  # before them lies the food of the second wave


@pytest.mark.rule("IS-EX-20")
def test_ninjas_with_little_room():
    t = table(JAPANESE, ROMAN).hand(A, NINJAS).founded(A, MILL).give(A, stone=1).build(A, NINJAS)
    assert t.on(NINJAS)["samurai"] == 1
    assert t.seat(A).goods == {}
    assert t.pending == (B,)


@pytest.mark.rule("IS-EX-21")
@pytest.mark.parametrize("target", [MILL, FARM])
def test_chariot_builder_against_protection(target: str):
    t = table(EGYPTIAN, JAPANESE).built(A, CHARIOT_BUILDER).built(B, target).guarded(B, target).give(A, raze=1)
    t.activate(A, CHARIOT_BUILDER)
    assert t.seat(A).raze == 0
    assert t.seat(B).locations == []


@pytest.mark.rule("IS-EX-22")
def test_oasis_per_pair():
    t = table(EGYPTIAN, ROMAN).built(A, OASIS).give(B, settlers=6).turn(B).send(B, "wood", "wood", "food")
    assert t.seat(A).settlers == 3


@pytest.mark.rule("IS-EX-23")
def test_ra_and_a_razed_location():
    t = table(EGYPTIAN, JAPANESE, BARBARIAN).built(A, TEMPLE_OF_RA).built(B, ARMORER).give(C, raze=2)
    t.activate(A, TEMPLE_OF_RA).turn(C).raze(C, ARMORER)
    assert (t.seat(C).goods, t.seat(C).vp) == ({"stone": 1}, 1)
    assert t.seat(A).goods == {"wood": 1}
    assert (t.seat(A).foundations, t.seat(B).foundations, t.seat(B).goods) == (0, 1, {})


@pytest.mark.rule("IS-EX-24")
def test_ra_and_a_used_up_location():
    t = table(EGYPTIAN, JAPANESE).built(A, TEMPLE_OF_RA).built(B, COAL_MINE).give(A, settlers=3).give(B, settlers=1)
    t.turn(B).activate(B, COAL_MINE).turn(A).activate(A, TEMPLE_OF_RA).turn(A)
    assert t.seat(A).locations == [TEMPLE_OF_RA, COAL_MINE]
    assert not t.can(A, "activate", COAL_MINE)


@pytest.mark.rule("IS-EX-25")
def test_warehouses_lost():
    t = table(ROMAN, BARBARIAN).built(A, WAREHOUSES).give(A, stone=4).next_round().turn(A)
    assert t.seat(A).stone == 4 + 1
    t.hand(A, ROMAN_BANK).build(A, ROMAN_BANK)
    assert WAREHOUSES not in t.seat(A).locations
    assert t.seat(A).stone == 4
    t.everybody_passes().run("pick")
    assert t.seat(A).stone == 0


@pytest.mark.rule("IS-EX-26")
def test_dark_chapel_in_part():
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).hand(A, SUPPLIER).give(A, raze=1)
    t.activate(A, DARK_CHAPEL, ("give", "gold"))
    assert (t.seat(A).goods, t.seat(A).vp) == ({"stone": 1}, 2)


@pytest.mark.rule("IS-EX-27")
def test_self_triggering_feature():
    t = table(ROMAN, BARBARIAN).hand(A, MILL).give(A, wood=3).build(A, MILL)
    assert (t.seat(A).goods, t.seat(A).vp) == ({"gold": 1}, 1)


@pytest.mark.rule("IS-EX-28")
def test_trade_colony_colours():
    t = table(ROMAN, BARBARIAN).built(A, HEADQUARTERS, MILL).founded(A, RUINS).hand(A, TRADE_COLONY)
    t.give(A, wood=1, stone=2).build(A, TRADE_COLONY, "foundation")
    assert t.asked == "branch"  # Headquarters: a VP or a gold
    t.answer(A, "branch", 0)
    assert (t.seat(A).goods, t.seat(A).vp) == ({"settler": 1, "gold": 1 + 1}, 1 + 1)


@pytest.mark.rule("IS-EX-29")
@pytest.mark.parametrize(("gold", "legal"), [(2, True), (1, False)])
def test_gold_as_resource(gold: int, legal: bool):
    t = table(ROMAN, BARBARIAN).hand(A, SUPPLIER).give(A, stone=1, gold=gold)
    assert t.can(A, "build", SUPPLIER) == legal
    if legal:
        t.build(A, SUPPLIER)
        assert t.seat(A).goods == {"gold": 1}  # of the Supplier itself


@pytest.mark.rule("IS-EX-30")
def test_second_draft_order():
    t = start(ROMAN, BARBARIAN, EGYPTIAN, JAPANESE)
    order = []
    while t.asked == "pick":
        order.append(t.pending[0])
        t.answer(t.pending[0], "pick", t.row[0])
    assert order == [A, B, C, D, D, C, B, A]


@pytest.mark.rule("IS-EX-31")
def test_tie():
    t = table(ROMAN, BARBARIAN).in_round(5).bare(A, B).give(A, wood=2, settlers=1, gold=3).give(B, food=4)
    t.hand(A, *[RUINS] * 5).hand(B, MILL, QUARRY).finish()
    assert t.state.scores == [0, 0]
    assert t.state.winners == (B,)


@pytest.mark.rule("IS-EX-32")
def test_empty_faction_deck():
    t = table(ROMAN, BARBARIAN).empty(A).everybody_passes()
    assert t.seat(A).hand == [RUINS]  # Lookout step 1
    t.run("turn").built(A, CASTLE, ARCHITECT).give(A, settlers=1).turn(A)
    before = t.seat(A).hand
    t.activate(A, CASTLE)
    assert t.asked != "deck"
    assert len(t.seat(A).hand) == len(before) + 1
    own = [name for name in t.seat(A).hand if name.startswith("ROM")]
    t.next_round()  # the Architect finds nothing
    assert [name for name in t.seat(A).hand if name.startswith("ROM")] == own == []


@pytest.mark.rule("IS-EX-33")
def test_shrine_steps():
    t = table(JAPANESE, ROMAN).in_round(5).bare(A, B).built(A, SHRINE).give(A, wood=3, stone=3, food=2)
    t.offer(A, *["wood"] * 3, *["stone"] * 3, *["food"] * 2).finish()
    assert t.state.scores[A] == 5 + 2


@pytest.mark.rule("IS-EX-34")
def test_japanese_solo():
    t = table(JAPANESE).built(A, STALLS, NINJAS).guarded(A, NINJAS).attacked_by("gold", "vp").attacks_next("vp", "food")
    t.everybody_passes().run("solo-pick")
    assert t.collection == [NINJAS]
    assert t.seat(A).locations == [STALLS]


@pytest.mark.rule("IS-EX-35")
@pytest.mark.parametrize(("locations", "winners", "rank"), [(9, (), None), (10, (A,), "castellan")])
def test_solo_result(locations: int, winners: tuple[int, ...], rank: str | None):
    own = [PYRAMID, PYRAMID, PYRAMID, SPHINX, SPHINX, SLAVES, SLAVES, GOLDSMITH, GOLDSMITH, GOLDSMITH][:locations]
    t = table(EGYPTIAN).in_round(5).bare(A).built(A, *own).collected(9).give(A, vp=64 - 2 * locations).finish()
    assert t.state.scores == [64]
    assert t.state.winners == winners
    assert t.view["virtual"]["rank"] == rank
