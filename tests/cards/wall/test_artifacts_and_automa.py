"""Artifacts, the generals of the Reed Clan, Qin Jiushao and each of his six cards."""

from __future__ import annotations

import pytest

from imperia.games.wall import score, winter
from imperia.games.wall.lexicon import HOME, LOCATIONS, POSTS, TEMPLE
from imperia.games.wall.tables import FRAMES, NAME_OF
from wall_cards import *


# --- artifacts ------------------------------------------------------------------------------------------------------
def worth(t: Table, code: str, p: int = A) -> int:
    return score.artifact_points(t.state, BY_CODE[code], p)


@pytest.mark.card("art_jade_seal")
def test_the_seal_counts_support_advisors():
    assert [worth(table(3).support(A, n), "art_jade_seal") for n in (0, 1, 3)] == [0, 8, 24]
    assert worth(table(3).support(A, 3), "art_jade_seal", B) == 0


@pytest.mark.card("art_nine_tripods")
def test_the_tripods_count_levels_of_overseers():
    t = oversee(oversee(table(3), A, mine=3, temple=2), B, quarry=1)
    assert (worth(t, "art_nine_tripods"), worth(t, "art_nine_tripods", B)) == (15, 3)


@pytest.mark.card("art_banner")
def test_the_banner_counts_hordes_without_shame():
    t = table(3).captures(A, "horde_outriders_1", "horde_jin_1").captures(A, "horde_jin_2", shame=1)
    assert worth(t, "art_banner") == 12


@pytest.mark.card("art_terracotta")
def test_the_sentinel_counts_soldiers_in_the_field():
    t = table(3).staged(A, "L", spearman=2).posted(A, "M").horde("L", "horde_huihui_1").cover(A, "L1a2")
    t.ride(A, "L1a3+L1a4").cover(B, "L1b3")
    assert (worth(t, "art_terracotta"), worth(t, "art_terracotta", B)) == (4 * 5, 4)


@pytest.mark.card("art_scales")
def test_the_scales_count_whole_sets():
    assert worth(table(3).give(A, wood=3, stone=2, gold=2, chi=5), "art_scales") == 12
    assert worth(table(3).give(A, wood=3, stone=2, gold=2), "art_scales") == 0


@pytest.mark.card("art_jade_seal", "art_nine_tripods", "art_banner", "art_terracotta", "art_scales")
def test_three_of_the_five_are_scored_by_everybody():
    t = table(3)
    shown = {CODE[card] for card in t.state.artifacts}
    assert len(shown) == 3
    assert shown <= {"art_jade_seal", "art_nine_tripods", "art_banner", "art_terracotta", "art_scales"}
    before = score.totals(t.state)
    t.support(B, 2)
    oversee(t, B, mine=1)
    t.give(B, wood=1, stone=1, gold=1, chi=1).staged(B, "L", spearman=1).captures(B, OUTRIDERS)
    gains = {"art_jade_seal": 16, "art_nine_tripods": 3, "art_banner": 6, "art_terracotta": 4, "art_scales": 6}
    after = score.totals(t.state)
    assert after[B] - before[B] == 6 + sum(gains[code] for code in shown)  # and the horde itself
    assert after[A] == before[A]


# --- the Reed Clan --------------------------------------------------------------------------------------------------
def reed_led(code: str) -> Table:
    """A duel in which the Reed Clan has this general."""
    t = table(2)
    s = t.state
    card, old = BY_CODE[code], s.general[s.reed]
    if card != old:
        s.box = type(s.box)(sorted([old if other == card else other for other in s.box]))
        s.box_open = type(s.box_open)([old if other == card else other for other in s.box_open])
        s.general[s.reed] = card
    return t.checked()


@pytest.mark.card("reedgen_lu_wenhuan")
def test_lu_wenhuan_holds_where_a_reed_spearman_stands():
    t = reed_led("reedgen_lu_wenhuan").horde("M", OUTRIDERS).horde("R", "horde_outriders_2").walls(M=1, R=1)
    t.cover(t.state.reed, "M1a3").cover(A, "R1a3")
    assert (t.assault_of("M"), t.assault_of("R")) == ((3, 8), (3, 6))
    other = reed_led("reedgen_fan_wenhu").horde("M", OUTRIDERS).walls(M=1)
    assert other.cover(other.state.reed, "M1a3").assault_of("M") == (3, 6)


@pytest.mark.card("reedgen_fan_wenhu")
def test_fan_wenhu_fills_the_storehouse_in_summer():
    t = reed_led("reedgen_fan_wenhu")
    assert stored(earn(t, t.state.reed)) == [1, 1, 1]
    t = reed_led("reedgen_lu_wenhuan")
    assert stored(earn(t, t.state.reed)) == [0, 0, 0]


# --- Qin ------------------------------------------------------------------------------------------------------------
def alone() -> Table:
    """A solo game whose track runs wood, stone, gold, chi, wound from the left."""
    t = table(1)
    t.state.ladder = tuple(range(5))
    for at in range(LOCATIONS):
        n = t.state.officials[t.state.qin * POSTS + at]
        t.state.officials[t.state.qin * POSTS + at] = 0
        t.state.officials[t.state.qin * POSTS + HOME] += n
        t.state.crowd[at] -= n
    return t.checked()


def qin_plays(t: Table, code: str, number: int) -> Table:
    """One frame of a card of Qin's, in his turn."""
    s = t.state
    card = BY_CODE[code]
    t.begin()
    s.season = 3
    s.active = s.qin
    s.push(FRAMES[card][number][1], 0, s.qin, card)
    return t.go()


def qins(t: Table) -> dict[str, int]:
    return officials(t, t.state.qin)


PLACED = {
    "solo_despotism": 3,
    "solo_economy": 3,
    "solo_betrayal": 2,
    "solo_work_harder": 2,
    "solo_attack_order": 2,
    "solo_audience": 3,
}


@pytest.mark.card(*PLACED)
@pytest.mark.parametrize("code", PLACED)
def test_qin_places_in_the_lowest_locations_of_his_track(code: str):
    assert COMMAND_NAMES[NAME_OF[BY_CODE[code]]] == code.removeprefix("solo_")
    t = qin_plays(alone(), code, 0)
    lowest = ["barracks", "temple", "mine"][: PLACED[code]]
    assert (t.idle, qins(t)) == (True, dict.fromkeys(sorted(lowest, key=LOCATION_NAMES.index), 1))
    t = alone()
    t.begin()
    t.state.active = t.state.qin
    t.state.push(FRAMES[BY_CODE[code]][1][1], 0, A, BY_CODE[code])
    t.go().answer(A, "place", "mine").answer(A, "place", "quarry")
    assert officials(t, A) == {"quarry": 1, "mine": 1}


@pytest.mark.card("solo_despotism")
def test_qin_activates_where_most_of_his_officials_are():
    t = alone()
    place(t, t.state.qin, quarry=1, temple=2)
    place(t, A, temple=1)
    qin_plays(t, "solo_despotism", 2).run()
    assert (qins(t), officials(t, A), t.seat(A).chi) == ({"quarry": 1}, {}, 1)
    t = alone()
    place(t, t.state.qin, quarry=1, sawmill=1)
    assert qins(qin_plays(t, "solo_despotism", 2).run()) == {"quarry": 1}  # the one furthest left


@pytest.mark.card("solo_economy")
def test_qins_lowest_overseer_rises():
    t = alone()
    before = levels(t, t.state.qin)
    qin_plays(t, "solo_economy", 2)
    after = levels(t, t.state.qin)
    assert (after[TEMPLE], after[:3]) == (before[TEMPLE] + 1, before[:3])
    oversee(t, t.state.qin, temple=3)
    qin_plays(t, "solo_economy", 2)
    assert levels(t, t.state.qin)[2] == before[2] + 1


@pytest.mark.card("solo_work_harder")
def test_qin_builds_where_the_hordes_will_come():
    t = alone()
    qin_plays(t, "solo_work_harder", 2)
    assert (sum(t.state.walls), t.state.honour[t.state.qin]) == (1, 5)
    qin_plays(t, "solo_work_harder", 2)
    assert t.state.honour[t.state.qin] == 15


@pytest.mark.card("solo_attack_order")
def test_qin_recruits_two_spearmen_and_an_archer():
    t = alone().horde("M", "horde_huihui_2").horde("R", "horde_huihui_3").walls(M=1, R=1)
    qin_plays(t, "solo_attack_order", 2)
    qin = t.state.qin
    both = t.on("M1") + t.on("R1")
    assert (both.count((qin, "spearman")), both.count("wound")) == (2, 1)


@pytest.mark.card("solo_audience")
def test_qin_gets_an_advisor_and_rises():
    t = alone()
    qin, reed = t.state.qin, t.state.reed
    t.tea(A, qin, reed)
    supports = len(t.state.support[qin]) + len(t.state.qin_unseen)
    qin_plays(t, "solo_audience", 2)
    assert (t.state.tea, len(t.state.support[qin]) + len(t.state.qin_unseen)) == ((qin, A, reed), supports + 1)


@pytest.mark.card("solo_betrayal")
def test_qin_copies_the_last_frame_of_the_card_you_played():
    t = plays(alone(), A, "work_harder")
    qin_plays(t, "solo_betrayal", 2)
    assert t.state.honour[t.state.qin] == 5
    t = plays(alone(), A, "betrayal")
    qin = t.state.qin
    t.tea(A, t.state.reed, qin)
    qin_plays(t, "solo_betrayal", 2)
    assert t.state.tea[0] == qin
    t = alone()
    t.tea(A, t.state.reed, t.state.qin)
    assert qin_plays(t, "solo_betrayal", 2).state.tea[0] == t.state.qin


@pytest.mark.card("qin_jiushao")
def test_qin_barricades_every_section_in_winter_and_counts_his_advisors():
    t = alone().barricades(M=3)
    t.begin()
    winter.winter(t.state)
    t.state.run()
    assert [event["section"] for event in t.events("barricade")] == [2]
    assert t.state.honour[t.state.qin] == 0
    t = alone()
    qin = t.state.qin
    n = len(t.state.support[qin]) + len(t.state.qin_unseen)
    assert n >= 2
    assert score.total(t.state, qin) == 8 * n + 60
