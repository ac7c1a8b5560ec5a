"""AMB: rulings that no other section tests."""

from __future__ import annotations

import pytest

import imperia
from imperia.bots.quick import quick
from imperia.cards.presenter import presenter
from imperia.games.settlers.tables import SPOILS
from imperia.kernel.rng import Rng
from settlers_dsl import *

ACTIONS = ("build", "deal", "raze", "raze-hand", "activate", "twice", "send")


def known(t: Table, onlooker: int | None, p: int) -> list[str]:
    """The cards in a hand that an onlooker can name."""
    cards = t.state.view(onlooker)["empires"][p]["hand"]["cards"]
    return sorted(DECK[face].code for face in cards if face is not None)


@pytest.mark.rule("IS-AMB-06")
def test_gold_pays_any_two_resources_of_the_barter_but_is_never_stored_as_one():
    t = table(BARBARIAN, ROMAN).built(A, BARTER).give(A, gold=1, wood=1)
    t.activate(A, BARTER)
    assert (t.seat(A).goods, t.seat(A).vp) == ({}, 2)


@pytest.mark.rule("IS-AMB-10")
def test_in_round_5_a_location_goes_back_before_scoring():
    t = table(EGYPTIAN, ROMAN).in_round(5).built(A, TEMPLE_OF_RA).built(B, SPIES).activate(A, TEMPLE_OF_RA)
    t.bare(A, B).finish()
    assert t.state.scores == [2, 2]


@pytest.mark.rule("IS-AMB-10")
def test_colours_of_a_location_taken_over_count_for_the_egyptian():
    t = table(EGYPTIAN, ROMAN).built(A, TEMPLE_OF_RA).built(B, QUARRY, MASON).hand(A, ALTAR_OF_BASTET).founded(A, MILL)
    t.activate(A, TEMPLE_OF_RA, ("target", MASON)).give(A, stone=1).turn(A).build(A, ALTAR_OF_BASTET, "foundation")
    assert t.seat(A).stone == 2


@pytest.mark.rule("IS-AMB-28")
def test_an_egyptian_may_feed_a_gate_taken_over_but_the_end_bonus_stays_with_its_owner():
    t = table(EGYPTIAN, JAPANESE).in_round(5).built(A, TEMPLE_OF_RA).built(B, GATE).bare(B).hand(A, MILL, QUARRY)
    t.give(B, settlers=2).activate(A, TEMPLE_OF_RA).turn(A).feed(A, MILL, QUARRY, RUINS)
    assert t.seat(A).vp == 3
    t.finish()
    assert t.points(B, "gate") == 2
    assert t.points(A, "gate") == 0
    assert t.state.scores == [3 + 2, 2 + 2]


@pytest.mark.rule("IS-AMB-28")
def test_resources_put_on_a_shrine_taken_over_are_its_owners():
    t = table(EGYPTIAN, JAPANESE).in_round(5).built(A, TEMPLE_OF_RA).built(B, SHRINE).give(A, stone=3)
    t.activate(A, TEMPLE_OF_RA).turn(A).offer(A, "stone", "stone", "stone").bare(A, B).finish()
    assert (t.points(A, "shrine"), t.points(B, "shrine")) == (0, 2)


@pytest.mark.rule("IS-AMB-28", "IS-JAP-02")
def test_an_egyptian_deploys_no_samurai():
    t = table(EGYPTIAN, JAPANESE).built(A, TEMPLE_OF_RA).built(B, FARM).give(A, settlers=3).activate(A, TEMPLE_OF_RA)
    assert t.turn(A).choices(A, "samurai") == []


@pytest.mark.rule("IS-AMB-31")
def test_a_choice_of_a_gain_comes_before_an_offer_to_pay():
    """The Administration, taken over by Ra, gives the gold that the Slaver may take."""
    t = table(EGYPTIAN, ROMAN).built(A, SLAVER, TEMPLE_OF_RA).built(B, ADMINISTRATION).hand(A, CARAVAN).give(A, food=1)
    t.activate(A, TEMPLE_OF_RA).turn(A).build(A, CARAVAN)
    assert t.asked == "branch"  # the Administration first: a gold or a VP
    t.answer(A, "branch", 0)
    assert t.asked == "branch"
    t.answer(A, "branch", 0)
    assert (t.seat(A).gold, t.seat(A).vp) == (0, 2)


@pytest.mark.rule("IS-AMB-32")
def test_jugglers_ready_another_own_used_location():
    t = table(ROMAN, BARBARIAN).built(A, TRAVELLING_JUGGLERS, COAL_MINE, BARRACKS, MILL).give(A, settlers=6)
    assert not t.can(A, "activate", TRAVELLING_JUGGLERS)  # nothing has been used
    t.twice(A, BARRACKS).turn(A).activate(A, COAL_MINE).turn(A).activate(A, TRAVELLING_JUGGLERS)
    assert t.offered(A, "target") == [COAL_MINE, BARRACKS]
    t.answer(A, "target", BARRACKS).turn(A)
    assert t.can(A, "twice", BARRACKS)  # all of its uses come back
    assert not t.can(A, "activate", COAL_MINE)
    assert not t.can(A, "activate", TRAVELLING_JUGGLERS)


@pytest.mark.rule("IS-AMB-32")
def test_a_shut_location_cannot_be_activated_or_readied_also_by_who_takes_it_over():
    t = table(EGYPTIAN, ROMAN).built(A, SCORPION_BREEDER, TEMPLE_OF_RA).built(B, COAL_MINE, TRAVELLING_JUGGLERS)
    t.give(A, settlers=3).give(B, settlers=3).turn(B).activate(B, COAL_MINE)
    t.turn(A).activate(A, SCORPION_BREEDER, ("target", COAL_MINE)).turn(B)
    assert not t.can(B, "activate", TRAVELLING_JUGGLERS)
    t.turn(A).activate(A, TEMPLE_OF_RA, ("target", COAL_MINE)).turn(A)
    assert t.seat(A).locations == [SCORPION_BREEDER, TEMPLE_OF_RA, COAL_MINE]
    assert t.choices(A, "activate") == []


@pytest.mark.rule("IS-AMB-32")
def test_the_scorpion_breeder_needs_an_opponents_open_action_location():
    t = table(EGYPTIAN, ROMAN).built(A, SCORPION_BREEDER, COAL_MINE).built(B, MILL, QUARRY).give(A, settlers=3)
    assert not t.can(A, "activate", SCORPION_BREEDER)
    t.built(B, CASTLE).activate(A, SCORPION_BREEDER).turn(B).give(B, settlers=2)
    assert t.choices(B, "activate") == []


@pytest.mark.rule("IS-AMB-33")
def test_scorpions_have_nothing_to_do_in_the_solo_game():
    t = table(EGYPTIAN).built(A, SCORPION_BREEDER).facing(CASTLE, MILL).give(A, settlers=1)
    assert not t.can(A, "activate", SCORPION_BREEDER)
    t = table(EGYPTIAN, ROMAN).built(A, SCORPION_BREEDER).built(B, CASTLE).give(A, settlers=1)
    assert t.can(A, "activate", SCORPION_BREEDER)


@pytest.mark.rule("IS-AMB-34")
def test_the_school_of_diplomacy_sells_goods_of_deals_in_production():
    t = table(JAPANESE, ROMAN).built(A, SCHOOL_OF_DIPLOMACY).dealt(A, CASINO, STALLS, DOJO, BUDDHAS_TEMPLE)
    t.stack(A, FARM, GATE).everybody_passes().run("deck")
    t.answer(A, "take", "faction-card")
    assert t.asked == "convert"
    assert [str(c) for c in t.choices(A)] == ["give food", "give gold", f"give-card {GATE}", "done"]
    assert t.seat(A).vp == 1  # of the Dojo's Deal; a point does not buy itself
    t.answer(A, "give", "gold")
    assert [str(c) for c in t.choices(A)] == [f"give-card {GATE}", "done"]  # goods are named in order
    t.answer(A, "give-card", GATE)
    assert t.seat(A).vp == 3
    assert (t.seat(A).gold, t.seat(A).food) == (0, 1)
    assert t.seat(A).pile == [GATE]


@pytest.mark.rule("IS-AMB-34", "IS-BAR-02")
def test_the_question_what_to_sell_names_the_rule_of_the_card_that_asks():
    shown = presenter(imperia.game("settlers"))
    t = table(JAPANESE, ROMAN).built(A, SCHOOL_OF_DIPLOMACY).dealt(A, CASINO).everybody_passes().run("convert")
    assert shown.rule(t.state, A) == "IS-AMB-34"
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).hand(A, MILL).give(A, raze=1).activate(A, DARK_CHAPEL)
    assert (t.asked, shown.rule(t.state, A)) == ("convert", "IS-BAR-02")


@pytest.mark.rule("IS-AMB-34")
def test_it_sells_goods_of_trade_routes_but_neither_board_nor_locations():
    t = table(JAPANESE, ROMAN).built(A, SCHOOL_OF_DIPLOMACY, TRADE_ROUTE, RICE_FIELDS).built(B, ROMAN_BANK)
    t.give(A, food=1).activate(A, TRADE_ROUTE)
    assert t.asked == "turn"  # making a Deal is no Production
    t.everybody_passes().run("convert")
    assert [str(c) for c in t.choices(A)] == ["give gold", "done"]


@pytest.mark.rule("IS-AMB-35")
def test_the_rabble_wakes_pillory_and_raid():
    t = table(BARBARIAN, ROMAN).built(A, RABBLE, PILLORY, RAID, RAID, MILL).give(A, settlers=2)
    t.activate(A, RABBLE, ("raze", MILL))
    assert t.seat(A).vp == 3


@pytest.mark.rule("IS-AMB-36")
def test_what_asks_nothing_is_gained_before_the_order_is_asked():
    t = table(ROMAN, BARBARIAN).built(A, ARCHITECT, WATCHTOWER, LEGION, QUARRY).dealt(A, ROMAN_BANK)
    t.everybody_passes().run("source")
    assert t.seat(A).goods == {"settler": 2, "wood": 1, "stone": 2, "raze": 1, "defense": 1, "gold": 1}
    assert set(t.offered(A, "target")) == {ARCHITECT, WATCHTOWER}


@pytest.mark.rule("IS-AMB-36")
def test_sources_of_one_sort_follow_one_another():
    t = (
        table(ROMAN, BARBARIAN)
        .built(A, WATCHTOWER, WATCHTOWER)
        .dealt(A, SPIES)
        .everybody_passes()
        .run("source", "deck")
    )
    for _ in range(3):
        assert t.asked == "deck"
        t.answer(A, "take", "common-card")
    assert t.asked == "turn"


@pytest.mark.rule("IS-AMB-36", "IS-PRD-02")
def test_farmers_copy_another_production_location():
    t = table(ROMAN, BARBARIAN).built(A, FARMERS_AT_WORK).next_round()
    assert t.seat(A).stone == 1  # the board; there is nothing to copy
    t.built(A, QUARRY, BUILDER).everybody_passes().run("aim")
    assert t.offered(A, "target") == [QUARRY, BUILDER]
    t.answer(A, "target", BUILDER)
    assert (t.seat(A).stone, t.seat(A).wood) == (1 + 1 + 1 + 1, 1 + 1 + 1)


@pytest.mark.rule("IS-AMB-37")
def test_two_uses_at_once_are_paid_in_one_payment():
    t = table(ROMAN, BARBARIAN).built(A, SAWMILL).give(A, wood=2, gold=2).twice(A, SAWMILL)
    assert t.asked == "pay"
    assert [c.args for c in t.choices(A)] == [(0, 0, 0), (1, 0, 0), (2, 0, 0)]
    t.answer(A, "pay", 1, 0, 0)
    assert (t.seat(A).goods, t.seat(A).vp) == ({"wood": 1, "gold": 1}, 2)


@pytest.mark.rule("IS-AMB-37")
@pytest.mark.parametrize(("wood", "twice"), [(3, False), (4, True)])
def test_the_barter_needs_four_resources_for_two_uses(wood: int, twice: bool):
    t = table(BARBARIAN, ROMAN).built(A, BARTER).give(A, wood=wood)
    assert t.can(A, "activate", BARTER)
    assert t.can(A, "twice", BARTER) == twice
    if twice:
        assert t.twice(A, BARTER).seat(A).vp == 4


@pytest.mark.rule("IS-AMB-37")
def test_the_royal_bath_needs_two_used_locations_for_two_uses():
    t = table(EGYPTIAN, ROMAN).built(A, ROYAL_BATH, COAL_MINE, LUMBERJACKS).give(A, gold=2, settlers=2)
    assert not t.can(A, "activate", ROYAL_BATH)
    t.activate(A, COAL_MINE).turn(A)
    assert not t.can(A, "twice", ROYAL_BATH)
    t.activate(A, LUMBERJACKS).turn(A).twice(A, ROYAL_BATH, ("target", COAL_MINE))
    assert (t.on(COAL_MINE)["used"], t.on(LUMBERJACKS)["used"]) == (0, 0)
    assert t.seat(A).gold == 0


@pytest.mark.rule("IS-AMB-38")
def test_the_pack_names_a_good_of_any_location_of_an_unpassed_opponent():
    t = table(BARBARIAN, ROMAN, EGYPTIAN, first=B).built(A, PACK).built(B, SUPPLIER).built(C, MILL).give(A, settlers=2)
    t.turn(A).activate(A, PACK)
    assert t.offered(A, "take") == ["stone", "food", "gold", "settler"]
    t.answer(A, "take", "stone").turn(B).pass_(B).turn(A).activate(A, PACK)
    assert t.offered(A, "take") == ["food", "settler"]


@pytest.mark.rule("IS-AMB-39")
def test_who_wants_to_be_asked_is_asked_after_each_action_while_free_steps_are_possible_and_others_still_play():
    t = table(ROMAN, BARBARIAN).built(A, MILL).give(A, settlers=6, defence=1).do(A, "ask-me").send(A, "wood")
    assert t.asked == "after"
    t.do(A, "defend", MILL)
    assert t.pending == (B,)  # nothing is left to place
    t.pass_(B).give(A, defence=1).send(A, "wood")
    assert t.asked == "turn"  # alone: the next turn at once
    assert t.can(A, "defend", MILL)


@pytest.mark.rule("IS-AMB-39", "IS-ACT-04")
def test_others_are_asked_only_if_the_action_has_opened_a_free_step_that_does_something():
    t = table(ROMAN, BARBARIAN).built(A, MILL).give(A, settlers=6, defence=1).send(A, "wood")
    assert t.pending == (B,)  # the token could be placed before
    t.hand(A, QUARRY).give(A, wood=2, stone=2).turn(A).build(A, QUARRY)
    assert t.asked == "after"  # a new Location to protect
    assert t.offered(A, "defend") == [MILL, QUARRY]
    t.do(A, "defend", QUARRY)
    assert t.pending == (B,)


@pytest.mark.rule("IS-AMB-39", "IS-DEF-02")
@pytest.mark.parametrize(
    ("options", "name", "asked"),
    [({}, QUARRY, True), ({}, RUINS, False), ({"peaceful": "yes"}, QUARRY, False)],
)
def test_nobody_is_asked_to_protect_what_cannot_be_razed(options: dict[str, str], name: str, asked: bool):
    t = table(ROMAN, BARBARIAN, **options).hand(A, QUARRY).give(A, wood=2, stone=2, defence=1).build(A, name)
    assert (t.asked == "after") == asked
    assert t.turn(A).can(A, "defend", name)  # it is allowed all the same


@pytest.mark.rule("IS-AMB-39", "IS-ACT-04")
def test_in_whole_games_few_actions_are_followed_by_a_question_and_each_offers_something_that_works():
    asked = actions = 0
    for seed in range(6):
        s: Any = imperia.game("settlers").new(2 + seed % 3, seed)
        luck = Rng(seed, 5)
        while not s.over:
            seat = s.pending[0]
            code = quick(s, seat, luck)
            prompt = s.game.prompts[s.asking[0]].name
            if prompt == "after":
                asked += 1
                steps = [option for option in s.options(seat) if option.name != "end-turn"]
                works = [one.name in ("gate", "shrine") or SPOILS[one.args[0]] for one in steps]
                assert any(works)
                assert s.opponents(seat)
            actions += prompt == "turn" and s.game.actions[code].name in ACTIONS
            s.play(seat, code)
    assert 0 < asked < actions / 6


@pytest.mark.rule("IS-AMB-39")
def test_who_wanted_no_free_step_is_not_asked_again_this_round_unless_he_says_so():
    t = table(ROMAN, BARBARIAN).hand(A, QUARRY, OLD_FOREST, MILL).give(A, wood=9, stone=9, food=9, defence=1)
    t.build(A, QUARRY).answer(A, "end-turn").turn(A).build(A, OLD_FOREST)
    assert t.pending == (B,)
    t.turn(A).do(A, "ask-me").build(A, MILL)
    assert t.asked == "after"
    t.answer(A, "end-turn")
    t.next_round().turn(A).hand(A, COAL_MINE).give(A, wood=3, stone=3, food=3).build(A, COAL_MINE)
    assert t.asked == "after"  # a new round, a new question


@pytest.mark.rule("IS-AMB-39", "IS-JAP-02", "IS-JAP-06")
def test_a_new_samurais_place_or_a_new_gate_is_asked_for_but_no_samurai_for_what_cannot_be_razed():
    t = table(JAPANESE, ROMAN).founded(A, MILL).hand(A, FARM).give(A, wood=9, stone=9, food=9, settlers=2)
    t.build(A, FARM)
    while t.asked == "site":
        t.answer(A, "foundation")
    assert t.asked == "after"
    assert t.offered(A, "samurai") == [FARM]
    t = table(JAPANESE, ROMAN).founded(A, MILL).hand(A, SHRINE).give(A, wood=1, stone=1, settlers=2)
    t.build(A, SHRINE)
    assert t.pending == (B,)  # no resource is left for it, and it needs no samurai
    t = table(JAPANESE, ROMAN).founded(A, MILL).hand(A, GATE).give(A, wood=9, stone=9, food=9)
    t.build(A, GATE)
    assert t.asked == "after"
    assert t.can(A, "gate", GATE)


@pytest.mark.rule("IS-AMB-40")
def test_settlers_take_card_and_wood_in_one_payment():
    t = table(ROMAN, BARBARIAN).built(A, SETTLERS).hand(A, ROMAN_BANK).give(A, wood=1, stone=1, gold=1)
    t.activate(A, SETTLERS)
    assert t.asked == "pay"
    assert [c.args for c in t.choices(A)] == [(0, 0, 0), (0, 1, 0), (1, 0, 0)]
    t.answer(A, "pay", 1, 0, 0)
    assert t.seat(A).goods == {"wood": 1, "gold": 1}  # the gold of the Bank


@pytest.mark.rule("IS-AMB-41")
def test_a_card_taken_openly_is_known_until_a_card_of_its_back_leaves_the_hand_unseen():
    t = start(JAPANESE, ROMAN)
    taken = t.row[0]
    t.answer(A, "pick", taken).run("turn")
    assert taken in known(t, B, A)
    t.built(A, GATE).hand(A, FARM).turn(A).feed(A, FARM)
    assert taken in known(t, B, A)  # a faction card went, backs differ
    common = next(name for name in t.seat(A).hand if name.startswith("COM") and name != taken)
    t.feed(A, common)
    assert known(t, B, A) == []
    assert known(t, A, A) == t.seat(A).hand


@pytest.mark.rule("IS-AMB-41")
def test_in_the_draft_the_giver_knows_what_he_passed_on():
    t = start(JAPANESE, ROMAN, EGYPTIAN, lookout="draft")
    offer = [DECK[face].code for face in t.state.view(A)["offer"]]
    for p in (A, B, C):
        t.answer(p, "pick", DECK[t.state.view(p)["offer"][0]].code)
    t.run("turn")
    assert known(t, A, B) == sorted(set(offer[1:]) & set(known(t, A, B)))
    assert len(known(t, A, B)) == 1
    assert known(t, C, B) == []


@pytest.mark.rule("IS-AMB-42", "IS-AMB-12", "IS-EGY-10")
def test_cards_fed_to_a_gate_do_not_wake_the_sphinx():
    t = table(EGYPTIAN, JAPANESE).built(A, TEMPLE_OF_RA, SPHINX).built(B, GATE).hand(A, MILL, QUARRY)
    t.activate(A, TEMPLE_OF_RA).turn(A).feed(A, MILL, QUARRY)
    assert t.seat(A).vp == 2


@pytest.mark.rule("IS-AMB-43", "IS-DCK-01")
@pytest.mark.parametrize("prefix", ["ROM", "BAR", "EGY", "JAP"])
def test_the_18_titles_of_the_box_are_the_only_legal_deck(prefix: str):
    titles = sorted({card.title for card in DECK if card.code.startswith(prefix)})
    assert len(titles) == 18
    game = imperia.game("settlers")
    assert game.new(seats=2, options={"decks": ", ".join(titles)}).pending
    for out in titles:
        with pytest.raises(imperia.SetupError):
            game.new(seats=2, options={"decks": ", ".join(t for t in titles if t != out)})


@pytest.mark.rule("IS-AMB-44")
@pytest.mark.parametrize("options", [{"lookout": "draft"}, {"lookout": "advanced"}, {"peaceful": "yes"}])
def test_variants_are_refused_to_who_plays_alone(options: dict[str, str]):
    with pytest.raises(imperia.SetupError, match="solo"):
        imperia.game("settlers").new(seats=1, options=options)


@pytest.mark.rule("IS-AMB-45")
def test_one_action_sends_at_most_32_pairs():
    t = table(ROMAN, BARBARIAN).give(A, settlers=70).do(A, "send")
    assert t.offered(A, "pairs") == list(range(32))


@pytest.mark.rule("IS-AMB-47", "IS-BLD-07")
def test_the_builder_says_which_foundation_is_given():
    t = table(ROMAN, BARBARIAN).founded(A, QUARRY, MILL).hand(A, ROMAN_BANK).give(A, stone=1).build(A, ROMAN_BANK)
    assert t.offered(A, "foundation") == [MILL, QUARRY]
    t.answer(A, "foundation", MILL)
    assert t.common_pile == [MILL]
    assert t.seat(A).foundations == 1


@pytest.mark.rule("IS-AMB-39", "IS-AMB-49")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_never_takes_a_free_step_is_hardly_asked_for_one_and_never_what_to_store(seats: int):
    """At most once a round; before, such a player was asked after two turns of three."""
    free = {"defend", "samurai", "gate", "shrine", "ask-me"}
    turns = asked = 0
    for seed in range(3):
        t = Table(imperia.game("settlers").new(seats, seed))
        rng, after = Rng(seed, 5), set()
        while not t.over:
            seat = t.pending[0]
            assert t.asked != "store"
            if t.asked == "after":
                assert (t.round, seat) not in after
                after.add((t.round, seat))
            turns += t.asked == "turn"
            options = [option for option in t.state.options(seat) if option.name not in free]
            t.state.apply(seat, options[rng.below(len(options))])
        asked += len(after)
    assert asked <= turns / 8
