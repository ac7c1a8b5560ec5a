"""SOL: the solo game."""

from __future__ import annotations

import pytest

import imperia
from settlers_dsl import *

FOUR = (ROMAN, BARBARIAN, EGYPTIAN, JAPANESE)


def attacked(t: Table) -> Table:
    """Through Cleanup and Attack to the next Lookout, the end, or a choice of victim."""
    return t.everybody_passes().run("solo-pick", "victim")


@pytest.mark.rule("IS-SOL-01")
def test_the_virtual_player_has_no_board_goods_actions_or_score():
    t = start(ROMAN)
    assert t.view["solo"]
    assert len(t.view["empires"]) == len(t.state.scores) == 1
    assert set(t.view["virtual"]) >= {"area", "line", "attack", "collection"}
    assert "goods" not in t.view["virtual"]


@pytest.mark.rule("IS-SOL-01", "IS-DEC-02")
@pytest.mark.parametrize("options", [{"lookout": "draft"}, {"lookout": "advanced"}, {"peaceful": "yes"}])
def test_variants_for_more_players_are_refused(options: dict[str, str]):
    with pytest.raises(imperia.SetupError, match="solo game"):
        imperia.game("settlers").new(seats=1, options=options)


@pytest.mark.rule("IS-SOL-02")
@pytest.mark.parametrize("faction", FOUR)
def test_one_faction_sixteen_attack_cards_and_the_first_of_them_open(faction: str):
    t = start(faction)
    assert len(t.line) == 1
    assert t.view["virtual"]["attack"] == 15
    assert len([name for name in t.seat(A).hand if name.startswith("COM")]) == 2
    t.run("turn").run("solo-pick").run("turn")
    assert t.seat(A).defence == 0


@pytest.mark.rule("IS-SOL-02", "IS-SET-03")
def test_alone_too_a_faction_may_be_chosen():
    state = imperia.game("settlers").new(seats=1, options={"factions": "choose"})
    assert isinstance(state, Settlers)
    t = Table(state)
    assert len(t.offered(A, "choose")) == 8
    t.answer(A, "choose", JAPANESE, "a")
    assert t.view["empires"][A]["faction"] == JAPANESE


@pytest.mark.rule("IS-SOL-03")
def test_the_goods_of_the_attack_cards():
    t = start(ROMAN)
    cards = [*t.state.virtual[LINE], *t.state.waves]
    goods = [good for card in cards for field in DECK[FACE[card]].face("en")["fields"] for good in field["goods"]]
    assert {good: goods.count(good) for good in goods} == {
        "wood": 3, "gold": 3, "card": 3, "stone": 2, "settler": 2, "vp": 2, "food": 1,
    }  # fmt: skip


@pytest.mark.rule("IS-SOL-04", "IS-AMB-19", "IS-CLN-01")
def test_five_rounds_with_an_attack_each_and_no_cleanup_in_the_last():
    t = table(ROMAN)
    for n in range(1, 6):
        assert t.round == n
        t.give(A, wood=7)
        attacked(t)
        assert len(t.line) == 1 + 2 * n  # two waves a round, all missing
        if n < 5:
            assert t.seat(A).wood == 0
            t.run("turn")
    assert t.over
    assert t.seat(A).wood >= 7


@pytest.mark.rule("IS-SOL-05", "IS-DEC-25")
def test_the_solo_lookout():
    t = start(ROMAN)
    assert t.asked == "solo-pick"
    hand = t.seat(A).hand
    assert len([name for name in hand if name.startswith("ROM")]) == 3  # one was drawn
    row = t.row
    assert len(row) == 4
    t.answer(A, "pick", row[1])
    assert len(t.area) == 1
    two = t.row
    assert len(two) == 2
    assert sorted([*t.area, *two]) == sorted([row[0], *row[2:]])
    t.answer(A, "pick", two[0])
    assert t.seat(A).hand == sorted([*hand, row[1], two[0]])
    assert t.area[1] == two[1]
    assert t.common_pile == []
    assert t.asked == "turn"


@pytest.mark.rule("IS-SOL-05")
def test_the_virtual_players_first_card_is_drawn_by_lot():
    places = set()
    for seed in range(25):
        t = start(ROMAN, seed=seed)
        rest = t.row[1:]
        t.answer(A, "pick", t.row[0])
        if len(set(rest)) == 3 and t.area:
            places.add(rest.index(t.area[0]))
    assert places == {0, 1, 2}


@pytest.mark.rule("IS-SOL-05", "IS-LOK-06")
def test_the_solo_lookout_with_a_short_deck():
    t = table(ROMAN).empty(COMMON, into=A, leave=2).attacked_by("wood")
    before = len(t.seat(A).hand)
    attacked(t)
    assert len(t.row) == 2
    t.run("turn")
    assert len(t.seat(A).hand) == before + 2  # the faction card and one of the two
    assert len(t.area) == 1


@pytest.mark.rule("IS-SOL-06")
def test_the_action_phase_ends_when_the_player_passes():
    t = table(BARBARIAN).give(A, settlers=9)
    for _ in range(3):
        t.send(A, "wood")
        assert t.asked == "turn"
    t.pass_(A)
    assert t.asked == "solo-pick"
    t.run("turn")
    assert t.seat(A).goods == {"settler": 3 + 5, "raze": 1}


@pytest.mark.rule("IS-SOL-07")
def test_his_cards_count_as_an_opponents_locations():
    t = table(ROMAN).built(A, ENGINEERS).facing(MILL, RUINS).give(A, settlers=2, raze=2)
    assert t.offered(A, "raze") == [MILL]
    t.activate(A, ENGINEERS)
    assert t.offered(A, "target") == [MILL, RUINS]
    t.answer(A, "target", MILL)
    assert (t.area, t.common_pile, t.seat(A).vp) == ([RUINS], [MILL], 1)
    t = table(BARBARIAN).built(A, PACK).facing(MILL).give(A, settlers=1).activate(A, PACK, ("take", "food"))
    assert t.seat(A).food == 1
    assert t.area == [MILL]


@pytest.mark.rule("IS-SOL-07", "IS-AMB-17")
def test_robbers_and_ninjas_take_a_card_of_the_attack_line_out_of_the_game():
    t = table(BARBARIAN).built(A, ROBBERS).attacked_by("gold", "food").give(A, settlers=2).empty(A)
    t.activate(A, ROBBERS, ("target", ATTACKS["gold"]))
    assert t.seat(A).vp == 1
    assert t.line == ["food"]
    assert [DECK[face].code for face in t.view["virtual"]["out"]] == [ATTACKS["gold"]]
    t = table(JAPANESE).built(A, NINJAS).attacked_by("gold").give(A, settlers=1).activate(A, NINJAS)
    assert t.seat(A).goods == {"gold": 1}
    assert t.line == []


@pytest.mark.rule("IS-SOL-07", "IS-AMB-17", "IS-AMB-21")
def test_spies_make_it_an_own_deal():
    t = table(ROMAN).built(A, SPIES).attacked_by("gold").give(A, settlers=1).activate(A, SPIES)
    assert t.seat(A).vp == 1
    assert t.seat(A).deals == [ATTACKS["gold"]]
    assert t.line == []
    attacked(t).run("turn")
    assert t.seat(A).gold == 1


@pytest.mark.rule("IS-SOL-07")
def test_what_needs_his_supply_or_faction_locations_finds_no_target():
    t = table(BARBARIAN).built(A, SABOTEURS).facing(MILL).give(A, settlers=1)
    assert not t.can(A, "activate", SABOTEURS)
    t = table(JAPANESE).built(A, TRADE_ROUTE).facing(MILL).give(A, food=1)
    assert not t.can(A, "activate", TRADE_ROUTE)


@pytest.mark.rule("IS-SOL-07", "IS-AMB-33")
def test_the_desert_works_though_he_has_no_hand():
    t = table(EGYPTIAN).built(A, DESERT).hand(A, PYRAMID).activate(A, DESERT, ("give-card", PYRAMID))
    assert t.seat(A).vp == 1


@pytest.mark.rule("IS-AMB-33", "IS-EGY-06")
def test_a_card_of_his_that_ra_took_over_goes_back_and_into_the_collection():
    t = table(EGYPTIAN).built(A, TEMPLE_OF_RA).facing(COAL_MINE).give(A, settlers=1).activate(A, TEMPLE_OF_RA)
    t.activate(A, COAL_MINE)
    assert t.seat(A).stone == 2
    attacked(t)
    assert t.seat(A).locations == [TEMPLE_OF_RA]
    assert t.collection == [COAL_MINE]


@pytest.mark.rule("IS-SOL-08")
def test_razing_him_costs_two_tokens_and_leaves_no_foundation():
    t = table(ROMAN).facing(MILL, RUINS, QUARRY).give(A, raze=1)
    assert t.choices(A, "raze") == []
    t.give(A, raze=1).raze(A, MILL)
    seat = t.seat(A)
    assert (seat.goods, seat.foundations) == ({"settler": 1, "food": 1}, 0)
    assert (t.area, t.common_pile) == ([RUINS, QUARRY], [MILL])


@pytest.mark.rule("IS-SOL-09", "IS-AMB-29")
def test_cards_left_in_his_area_go_to_his_collection_and_are_not_reshuffled():
    t = table(ROMAN).facing(MILL, RUINS).attacks_next("food", "gold")
    attacked(t)
    assert sorted(t.collection) == [MILL, RUINS]
    t.empty(COMMON).run("turn").give(A, settlers=2).send(A, "common-card")
    assert sorted(t.collection) == [MILL, RUINS]
    cards = [*t.state.decks[1], *t.state.piles[1], *t.state.hands[A], *t.state.virtual[AREA]]
    assert len(cards) + 2 == 84 + len([c for c in t.state.hands[A] if code(c).startswith("ROM")])


@pytest.mark.rule("IS-SOL-10")
def test_two_waves_hit_at_most_one_location_each():
    t = table(ROMAN).built(A, OLD_FOREST, LUMBERJACKS, NEW_FOREST).attacked_by("wood").attacks_next("wood", "wood")
    attacked(t)
    if t.asked == "victim":
        t.run("solo-pick")
    assert len(t.collection) == 2
    assert len(t.seat(A).locations) == 1


@pytest.mark.rule("IS-SOL-11")
def test_the_revealed_card_pairs_with_the_first_older_one_that_fits():
    t = table(ROMAN).built(A, CARPENTERS_WORKSHOP, MASON).attacked_by("vp", "gold", "stone")
    t.attacks_next("wood", "food")
    attacked(t)
    assert t.collection == [CARPENTERS_WORKSHOP]  # wood and gold come before wood and stone
    assert t.line == ["food", "vp", "stone", "wood", "gold"]


@pytest.mark.rule("IS-SOL-11")
def test_without_the_revealed_good_or_a_pair_the_wave_ends_and_the_cards_stay():
    t = table(ROMAN).built(A, SUPPLIER).attacked_by("stone", "gold").attacks_next("wood", "stone")
    attacked(t)
    assert t.collection == [SUPPLIER]  # the second wave: stone and gold; gold and stone of the line alone did nothing
    t = table(ROMAN).built(A, JOINER).attacked_by("stone", "gold").attacks_next("wood", "food")
    attacked(t)
    assert t.collection == []
    assert t.line == ["food", "wood", "stone", "gold"]


@pytest.mark.rule("IS-SOL-11", "IS-AMB-17")
def test_a_single_card_in_the_line_makes_no_pair():
    t = table(BARBARIAN).built(A, ROBBERS, OLD_FOREST).attacked_by("wood").attacks_next("wood", "food")
    t.give(A, settlers=2).empty(A).activate(A, ROBBERS)
    attacked(t)
    assert t.collection == []


@pytest.mark.rule("IS-SOL-11")
def test_only_common_locations_are_hit_and_an_empty_attack_deck_ends_the_wave():
    t = table(ROMAN).built(A, BUILDER, SPIES).attacked_by("wood", "stone").attacks_next("wood", "stone")
    attacked(t)
    assert t.collection == []
    t = table(ROMAN).built(A, OLD_FOREST)
    t.state.virtual[LINE] += t.state.waves
    t.state.waves = []
    attacked(t)
    assert t.collection == []


@pytest.mark.rule("IS-SOL-12")
@pytest.mark.parametrize(
    ("line", "hit", "spared"),
    [
        (("gold", "wood"), MARKETPLACE, [CARPENTERS_WORKSHOP]),  # action before feature
        (("gold", "stone"), SUPPLIER, [MERCHANTS_GUILD]),  # feature before production
        (("gold", "stone"), MASONS_GUILD, [MERCHANTS_GUILD, SUPPLIER]),  # action first of all
        (("gold", "vp"), HANSEATIC_LEAGUE, [GOLD_MINE, GOLDSMITHS_WORKSHOP]),  # the dearest
        (("settler", "food"), PIG_FARMER, [PIG_FARMER_55]),  # more stone
    ],
)
def test_priority_among_several_candidates(line: tuple[str, str], hit: str, spared: list[str]):
    t = table(ROMAN).built(A, *spared, hit).attacked_by(line[0]).attacks_next(line[1], "card")
    attacked(t)
    assert t.collection == [hit]
    assert t.seat(A).locations == spared


@pytest.mark.rule("IS-SOL-12", "IS-DEC-25")
def test_among_equals_the_player_chooses():
    t = table(ROMAN).built(A, SUPPLIER, MATTHIAS_THE_MERCHANT, LODGING_HOUSE, MERCHANTS_GUILD)
    t.attacked_by("stone").attacks_next("gold", "card")
    attacked(t)
    assert t.asked == "victim"
    assert t.offered(A, "target") == [SUPPLIER, MATTHIAS_THE_MERCHANT, LODGING_HOUSE]
    t.answer(A, "target", MATTHIAS_THE_MERCHANT)
    assert t.collection == [MATTHIAS_THE_MERCHANT]


@pytest.mark.rule("IS-SOL-13", "IS-AMB-24")
def test_the_location_is_collected_nothing_is_gained_and_the_pair_goes_to_the_end_of_the_line():
    t = table(ROMAN).built(A, MARKETPLACE).attacked_by("card", "gold", "vp").attacks_next("wood", "food").in_round(5)
    t.give(A, wood=1, stone=1, food=1).activate(A, MARKETPLACE)
    attacked(t)
    assert t.over
    seat = t.seat(A)
    assert (seat.locations, seat.foundations, seat.goods) == ([], 0, {})
    assert t.collection == [MARKETPLACE]
    assert t.line == ["food", "card", "vp", "wood", "gold"]


@pytest.mark.rule("IS-SOL-14", "IS-AMB-18")
@pytest.mark.parametrize(
    ("hit", "spared"),
    [
        (BUDDHAS_TEMPLE, NINJAS), (NINJAS, CASINO), (CASINO, DOJO), (DOJO, MASTER_SWORDSMITH),
        (MASTER_SWORDSMITH, FARM), (FARM, RICE_FIELDS),
    ],
)  # fmt: skip
def test_two_points_hit_a_japanese_faction_location_by_its_deal_good(hit: str, spared: str):
    t = table(JAPANESE).built(A, spared, hit, GATE).attacked_by("wood", "vp", "gold").attacks_next("vp", "food")
    attacked(t)
    assert t.collection == [hit]
    assert t.seat(A).locations == [spared, GATE]
    assert t.line == ["food", "wood", "gold", "vp", "vp"]


@pytest.mark.rule("IS-SOL-14", "IS-SOL-12")
def test_with_the_same_deal_good_the_kind_decides():
    t = table(JAPANESE).built(A, RICE_FIELDS, SAKE_BREWERY, STALLS).attacked_by("vp").attacks_next("vp", "food")
    attacked(t)
    assert t.collection == [STALLS]


@pytest.mark.rule("IS-SOL-14", "IS-AMB-18")
def test_the_pair_of_points_overrides_ordinary_matching():
    t = table(JAPANESE).built(A, FARM, ARMORER).attacked_by("stone", "vp").attacks_next("vp", "food")
    attacked(t)
    assert t.collection == [FARM]


@pytest.mark.rule("IS-SOL-14", "IS-AMB-18")
def test_gate_and_shrine_are_never_hit_so_ordinary_matching_follows():
    t = table(JAPANESE).built(A, GATE, SHRINE, ARMORER).attacked_by("vp", "stone").attacks_next("vp", "food")
    attacked(t)
    assert t.collection == [ARMORER]
    assert t.line == ["food", "vp", "vp", "stone"]


@pytest.mark.rule("IS-SOL-14")
def test_other_factions_do_not_mind_two_points():
    t = table(ROMAN).built(A, SPIES, MILL).attacked_by("vp").attacks_next("vp", "food")
    attacked(t)
    assert t.collection == []


@pytest.mark.rule("IS-SOL-14")
def test_samurai_alone_still_count_for_daimyos_castle():
    t = table(JAPANESE).built(A, DAIMYOS_CASTLE, FARM).guarded(A, DAIMYOS_CASTLE, FARM)
    t.attacked_by("food").attacks_next("gold", "card")
    attacked(t).run("turn")
    assert t.seat(A).vp == 2


@pytest.mark.rule("IS-SOL-15", "IS-AMB-25")
@pytest.mark.parametrize(("collection", "won"), [(0, True), (1, True), (2, False), (3, False)])
def test_more_faction_locations_than_his_collection_win_and_equality_loses(collection: int, won: bool):
    t = table(ROMAN).in_round(5).built(A, SPIES, LEGION, RUINS, RUINS).collected(collection).give(A, vp=40)
    t.attacks_next("food", "gold").bare(A).finish()
    assert t.state.winners == ((A,) if won else ())
    assert t.view["virtual"]["won"] == won
    assert t.state.scores == [40 + 4 + 2]
    assert t.view["virtual"]["rank"] == ("noble" if won else None)


@pytest.mark.rule("IS-SOL-15")
def test_japanese_extras_count_alone_too():
    t = table(JAPANESE).in_round(5).built(A, SHRINE, GATE).hand(A, RUINS, RUINS).give(A, wood=3)
    t.offer(A, "wood", "wood", "wood").feed(A, RUINS, RUINS, RUINS).attacks_next("food", "gold").finish()
    assert t.state.scores == [3 + 4 + 2 + 2]
    assert t.state.winners == (A,)


@pytest.mark.rule("IS-SOL-16")
@pytest.mark.parametrize(
    ("least", "rank", "below"),
    [
        (30, "squire", "commoner"), (40, "noble", "squire"), (50, "knight", "noble"), (60, "castellan", "knight"),
        (70, "king", "castellan"), (80, "emperor", "king"),
    ],
)  # fmt: skip
def test_the_rank_follows_the_total(least: int, rank: str, below: str):
    for total, expected in ((least, rank), (least - 1, below)):
        t = table(ROMAN).in_round(5).built(A, SPIES).give(A, vp=total - 2).bare(A).finish()
        assert t.state.scores == [total]
        assert t.view["virtual"]["rank"] == expected
