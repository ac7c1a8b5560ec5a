"""SCO: points."""

from __future__ import annotations

import pytest

from imperia.cards.goods import Score
from imperia.games.imperium.lexicon import SIDES
from imperia.games.imperium.tables import VALUE, VARIABLE
from imperium_dsl import *


def points_of(t: Table, p: int = A) -> int:
    return t.state.scores[p]


def bare(*nations: str, **options: str) -> Table:
    """A table whose players own nothing but their power cards: all else has left the game for exile."""
    t = table(*nations, **options)
    s = t.state
    for p in range(s.seats):
        s.exile += s.draw[p]
        s.draw[p] = []
    return t.checked()


@pytest.mark.rule("IM-SCO-01", "IM-EX-59")
@pytest.mark.parametrize(
    ("place", "points"), [("hand", 2), ("draw", 2), ("discard", 2), ("history", 6), ("garrison", 2)]
)
def test_cards_are_scored_where_they_lie_at_the_end(place: str, points: int):
    t = bare("romans", "macedonians").in_play(A, "1REG6")
    lay(t, A, place, "1FAM2")
    t.end()
    assert t.over
    assert t.worth(A, "1FAM2") == points  # Great: 6 in history, 2 otherwise
    assert points_of(t) == points
    where = {line.category: (line.points, line.n) for line in t.lines if line.card == BY_CODE["1FAM2"]}
    assert where == {place: (points, 0)}  # nothing was counted for it


def lay(t: Table, p: int, place: str, name: str) -> None:
    if place == "hand":
        t.hand(p, name)
    elif place == "draw":
        t.on_deck(p, name)
    elif place == "discard":
        t.discards(p, name)
    elif place in ("history", "sunken"):
        t.in_history(p, name)
    elif place == "garrison":
        t.garrisoned(p, next(host for host in t.seat(p).play if host[1:4] == "REG"), name)
    else:
        assert place == "play"
        t.in_play(p, name)


@pytest.mark.rule("IM-SCO-02", "IM-AMB-32")
def test_each_progress_token_that_one_owns_is_a_point():
    t = bare("macedonians", "minoans").give(A, progress=7)
    t.tokens(str(t.market[0]), progress=5)
    assert [points_of(t, p) for p in (A, B)] == [7, 0]  # tokens on the market are nobody's
    assert [(line.seat, line.points) for line in t.lines if line.category == "progress"] == [(A, 7), (B, 0)]
    t.in_play(A, "2MIN16").give(A, material=6).solstice(("branch", 0), (0, 0))
    assert t.seat(A).stored == {"2MIN16": ("progress", 1)}
    assert points_of(t) == 7  # nor are those on Pottery


@pytest.mark.rule("IM-SCO-03")
@pytest.mark.parametrize("place", ["hand", "draw", "discard", "history", "garrison", "play"])
def test_cards_are_scored_in_all_these_places(place: str):
    t = bare("romans", "macedonians").in_play(A, "1REG6")
    lay(t, A, place, "1FAM8")  # Awe-inspiring
    assert points_of(t) == 7
    assert [line.category for line in t.lines if line.points == 7] == [place]


@pytest.mark.rule("IM-SCO-03", "IM-KW-SNK-03", "IM-KW-SNK-04")
def test_the_sunken_pile_is_scored_but_is_no_history():
    t = bare("atlanteans", "romans")
    lay(t, A, "sunken", "1FAM6")
    assert points_of(t) == 11
    assert [line.category for line in t.lines if line.points == 11] == ["sunken"]
    lay(t, A, "sunken", "1FAM2")
    assert t.worth(A, "1FAM2") == 2  # not the 6 of history


@pytest.mark.rule("IM-SCO-03")
@pytest.mark.parametrize(("side", "points"), [("a", 0), ("b", 6)])
def test_the_power_card_is_scored(side: str, points: int):
    t = bare("arthurians", "romans", sides=f"{side},b")
    assert points_of(t) == points
    assert [line.category for line in t.lines if line.seat == A and line.points] == ["power"] * (points > 0)


@pytest.mark.rule("IM-SCO-03", "IM-NAT-ART-08", "IM-AMB-31")
def test_the_active_quest_is_not_scored():
    t = bare("arthurians", "romans", sides="a,b").developments(A, "2ART3").solstice("2ART2", "yes").run("way")
    assert t.seat(A).garrisons == {"2ART2": ["2ART3"]}
    assert "2ART3" not in [CODE[line.card] for line in t.lines if line.card >= 0]
    t = bare("arthurians", "romans", sides="a,b").in_play(A, "1REG6").garrisoned(A, "1REG6", "2ART3")
    assert points_of(t) == 8  # under any other card it is


@pytest.mark.rule("IM-SCO-03", "IM-INF-18")
def test_all_that_is_scored_is_laid_open_at_the_end():
    t = bare("romans", "macedonians").hand(A, "1FAM2").in_history(A, "1FAM6").on_deck(A, "1FAM4", "1FAM8")
    shown = t.state.view(B)["nations"][A]
    assert (shown["hand"]["cards"], shown["history"]["cards"], t.state.view(B)["scores"][A]) == ([None], [None], None)
    t.end()
    for looker in (A, B, None):
        shown = t.state.view(looker)["nations"][A]
        assert shown["hand"]["cards"] == [BY_CODE["1FAM2"]]
        assert shown["history"]["cards"] == [BY_CODE["1FAM6"]]
        assert shown["draw"]["seen"] == [BY_CODE["1FAM4"], BY_CODE["1FAM8"]]
        assert t.state.view(looker)["scores"] == t.state.scores == [2 + 11 + 9 + 7, 0]
    assert t.state.determinize(B, 3).scores == t.state.scores


@pytest.mark.rule("IM-SCO-04")
def test_nation_deck_accession_card_and_developments_are_not_scored():
    t = bare("romans", "macedonians").nation_deck(A, "1FAM6")
    t.state.exile += t.state.draw[A]
    t.state.draw[A] = []
    t.state.accession[A] = t.inside.fetch("1FAM7")
    t.state.exile.append(BY_CODE["1ROM2"])
    t.checked()
    assert len(t.seat(A).development) == 6  # worth 3, 2, 2, 3, 4 and more
    assert points_of(t) == 0
    assert [line for line in t.lines if line.seat == A and line.points] == []


@pytest.mark.rule("IM-SCO-04")
def test_market_exile_and_fame_deck_belong_to_nobody():
    t = bare("romans", "macedonians").exiled("1FAM6").fame_top("1FAM7").offer("1REG2")
    assert t.state.scores == [0, 0]


@pytest.mark.rule("IM-SCO-05")
def test_fixed_and_negative_values_add_up():
    t = bare("romans", "macedonians").unrest_pile(9).hand(A, "UNREST", "1FAM6").discards(A, "UNREST", "2ART5", "1REG2")
    assert points_of(t) == -2 + 11 - 2 - 4 + 1


@pytest.mark.rule("IM-SCO-06", "IM-EX-58")
@pytest.mark.parametrize(
    ("place", "points"), [("garrison", 12), ("history", 8), ("hand", 3), ("discard", 3), ("draw", 3)]
)
def test_conditional_values_are_not_capped(place: str, points: int):
    t = bare("romans", "macedonians").in_play(A, "1REG6")
    lay(t, A, place, "2FAM5")  # Proud
    assert points_of(t) == points


@pytest.mark.rule("IM-SCO-06")
@pytest.mark.parametrize(
    ("name", "place", "points"),
    [("1VIK7", "play", 6), ("1VIK7", "hand", 0), ("1UNC2", "history", 1), ("1UNC2", "play", 0),
     ("2QIN10", "history", 3), ("2QIN10", "garrison", 7), ("2QIN10", "hand", 0), ("2QIN22", "play", 0),
     ("2QIN22", "discard", -2),
     ("2QIN8", "history", 2), ("2QIN8", "draw", 0), ("2FAM1", "history", 8), ("2FAM1", "garrison", 2)],
)  # fmt: skip
def test_each_conditional_value_by_its_place(name: str, place: str, points: int):
    t = bare("romans", "macedonians").in_play(A, "1REG6")
    lay(t, A, place, name)
    assert points_of(t) == points


@pytest.mark.rule("IM-SCO-07", "IM-INV-08")
def test_every_variable_value_is_capped_at_ten():
    variable = [side for side in range(SIDES) if VARIABLE[side]]
    assert len(variable) > 60
    for side in variable:
        value = VALUE[side]
        assert isinstance(value, Score)
        assert (value.base, value.most) == (0, 10), CODE[side]


@pytest.mark.rule("IM-SCO-07", "IM-EX-58")
@pytest.mark.parametrize(
    ("nation", "name", "goods", "points"),
    [("carthaginians", "1CAR1B", {"material": 29}, 9), ("carthaginians", "1CAR1B", {"material": 30}, 10),
     ("carthaginians", "1CAR1B", {"material": 99}, 10), ("utopians", "2UTO1A", {"population": 7}, 1),
     ("utopians", "2UTO1A", {"population": 44}, 10), ("minoans", "2MIN1B", {"progress": 9}, 9),
     ("minoans", "2MIN1B", {"progress": 25}, 10), ("scythians", "1SCY1B", {"material": 17}, 5),
     ("scythians", "1SCY1B", {"material": 60}, 10)],
)  # fmt: skip
def test_power_cards_round_down_and_stop_at_ten(nation: str, name: str, goods: dict[str, int], points: int):
    t = bare(nation, "romans", sides=f"{name[-1].lower()},b").give(A, **goods)
    assert t.worth(A, name) == points
    assert points_of(t) == points + goods.get("progress", 0)


@pytest.mark.rule("IM-SCO-07", "IM-EX-58")
def test_thirteen_regions_of_the_macedonians_are_ten_points():
    regions = [f"1REG{n}" for n in range(1, 14)]
    t = bare("macedonians", "romans").in_history(A, *regions)
    assert t.worth(A, "1MAC1B") == 10
    line = next(line for line in t.lines if line.card == BY_CODE["1MAC1B"])
    assert (line.points, line.n) == (10, 13)  # the sheet says what was counted
    t = bare("macedonians", "romans").in_history(A, *regions[:9])
    assert t.worth(A, "1MAC1B") == 9


@pytest.mark.rule("IM-SCO-07")
def test_the_cap_is_for_one_card_not_for_a_player():
    t = bare("carthaginians", "romans").give(A, material=99).hand(A, "1CAR8", "1CIV3")
    assert (t.worth(A, "1CAR1B"), t.worth(A, "1CAR8"), t.worth(A, "1CIV3")) == (10, 10, 9)
    assert points_of(t) == 29


@pytest.mark.rule("IM-SCO-07")
def test_the_sorts_of_one_card_share_its_cap():
    t = bare("scythians", "romans").give(A, material=20).in_play(A, "1REG6", "1REG7", "1REG8", "1REG9")
    assert t.worth(A, "1SCY1B") == 7  # 6 for 20 material and 1 for 4 Regions
    t.give(A, material=10)
    assert t.worth(A, "1SCY1B") == 10


@pytest.mark.rule("IM-SCO-08", "IM-EX-57")
def test_several_cards_may_score_the_same_tokens():
    t = bare("carthaginians", "romans").give(A, material=12).hand(A, "1CIV3")
    assert (t.worth(A, "1CIV3"), t.worth(A, "1CAR1B")) == (1, 4)
    assert points_of(t) == 5


@pytest.mark.rule("IM-SCO-09", "IM-AMB-30")
def test_a_formula_without_a_place_counts_all_scored_cards():
    t = bare("macedonians", "mauryans").in_play(A, "1REG6").garrisoned(A, "1REG6", "1REG7").hand(A, "1REG8")
    t.discards(A, "1REG9").in_history(A, "1REG10").on_deck(A, "1REG11")
    assert t.worth(A, "1MAC1B") == 6
    t.nation_deck(A, "1REG4").exiled("1REG5").hand(B, "1REG12")
    t.state.exile += t.state.draw[A][:-1]
    del t.state.draw[A][:-1]
    t.checked()
    assert t.worth(A, "1MAC1B") == 6  # not the nation deck, exile, or another's hand


@pytest.mark.rule("IM-SCO-09")
def test_a_formula_with_a_place_counts_there_only():
    t = (
        bare("mauryans", "macedonians", sides="a,b")
        .in_play(A, "1REG6", "1REG7")
        .hand(A, "1REG8")
        .in_history(A, "1REG9")
    )
    assert t.worth(A, "2MAU1A") == 2  # Regions in play
    t = bare("mauryans", "macedonians").in_play(A, "1REG6", "1REG7").hand(A, "1REG8").in_history(A, "1REG9", "1REG10")
    assert t.worth(A, "2MAU1B") == 4  # 2 for each card in history
    t = (
        bare("qin", "macedonians")
        .in_play(A, "1CIV10", "1UNC19", "1REG6")
        .hand(A, "1CIV8")
        .garrisoned(A, "1REG6", "1CIV6")
    )
    assert t.worth(A, "2QIN1B") == 4  # pinned cards in play but Regions


@pytest.mark.rule("IM-SCO-09", "IM-AMB-33")
def test_a_formula_for_cards_counts_the_power_card_and_not_the_state_card():
    t = bare("greeks", "romans").hand(A, "1REG6", "1REG7")
    assert t.worth(A, "1GRE1B") == 1  # 1 for 3 cards: two Regions and the power card
    t = bare("greeks", "romans").hand(A, "1REG6")
    assert t.worth(A, "1GRE1B") == 0


@pytest.mark.rule("IM-SCO-09")
def test_two_suit_cards_count_for_both_suits():
    t = bare("celts", "egyptians").hand(A, "1UNC19", "1UNC7", "1CIV10").hand(B, "1UNC20", "1UNC8", "1CIV8")
    assert t.worth(A, "1CEL1B") == 4  # 2 for each Uncivilised card
    assert t.worth(B, "2EGY1B") == 6  # 3 for each Civilised card


@pytest.mark.rule("IM-SCO-09")
def test_what_others_hide_counts_only_at_the_end():
    t = bare("macedonians", "celts", "greeks").unrest_pile(12).hand(A, "1FAM3", "UNREST").hand(B, "UNREST", "UNREST")
    t.discards(C, "UNREST")
    assert t.worth(A, "1FAM3") == 3  # Notorious: 1 for each Unrest card that others score
    assert points_of(t) == 3 - 2
    assert t.state.view(A)["scores"] == [-2, None, None]  # before the end A cannot know it
    assert t.end().state.view(A)["scores"] == [1, -4, -2]


@pytest.mark.rule("IM-SCO-10")
def test_material_population_actions_and_exhausts_are_worth_nothing():
    t = bare("macedonians", "celts").give(A, material=50, population=50).actions(A, 9).exhausts(A, 9)
    assert t.state.scores == [0, 0]


@pytest.mark.rule("IM-SCO-11")
@pytest.mark.parametrize(
    ("progress", "winners"), [((5, 7, 6), (B,)), ((7, 7, 6), (A, B)), ((7, 7, 7), (A, B, C)), ((0, 0, 1), (C,))]
)
def test_the_most_points_win_and_ties_share_the_victory(progress: tuple[int, int, int], winners: tuple[int, ...]):
    t = bare("macedonians", "celts", "greeks")
    for p in (A, B, C):
        t.give(p, progress=progress[p])
    t.end()
    assert t.state.scores == list(progress)
    assert t.state.winners == winners


@pytest.mark.rule("IM-SCO-11")
def test_unrest_decides_nothing_in_scoring():
    t = (
        bare("macedonians", "celts")
        .unrest_pile(9)
        .give(A, progress=9)
        .hand(A, "UNREST", "UNREST")
        .give(B, progress=4)
        .end()
    )
    assert (t.state.scores, t.state.winners) == ([5, 4], (A,))


@pytest.mark.rule("IM-SCO-12", "IM-NOTE-SUM-01", "IM-NOTE-SUM-02", "IM-DEC-45")
@pytest.mark.parametrize("place", ["hand", "draw", "discard", "history", "garrison"])
@pytest.mark.parametrize("n", [0, 1, 2])
def test_sumerians_return_up_to_two_unrest_before_the_count(place: str, n: int):
    t = bare("macedonians", "celts").unrest_pile(9).in_play(A, "1REG6").hand(A, "UNREST", "UNREST", "UNREST")
    lay(t, A, place, "1TRI7")
    pile = t.unrest
    t.end()
    assert (t.asked, t.pending, t.over) == ("aim", (A,), False)
    assert t.heard(B, "revealed") == [{"seat": A, "card": BY_CODE["1TRI7"]}]  # they are shown
    assert BY_CODE["1TRI7"] in t.state.view(B)["nations"][A]["hand"]["cards"] or place != "hand"
    for _ in range(n):
        t.answer(A, "hand", "UNREST")
    if n < 2:
        t.answer(A, "done")
    assert t.over
    assert (t.unrest, t.seat(A).unrest) == (pile + n, 3 - n)
    assert points_of(t) == 3 + 1 - 2 * (3 - n)  # the Sumerians, a Region for the power card, Unrest


@pytest.mark.rule("IM-SCO-12", "IM-NOTE-SUM-01")
def test_sumerians_reach_hand_play_discards_deck_and_history():
    t = bare("macedonians", "celts").unrest_pile(12).in_play(A, "1REG6").garrisoned(A, "1REG6", "UNREST")
    t.hand(A, "UNREST", "1TRI7").discards(A, "UNREST").on_deck(A, "UNREST").in_history(A, "UNREST")
    t.nation_deck(A).end()
    assert sorted(choice.verb for choice in t.choices(A)) == ["deck", "discard", "done", "hand", "history", "table"]


@pytest.mark.rule("IM-SCO-12", "IM-END-09")
@pytest.mark.parametrize("owner", [A, B])
def test_sumerians_are_asked_after_the_solstice_of_the_last_round(owner: int):
    t = table("romans", "macedonians").unrest_pile(12).in_play(owner, "1CIV10").in_history(owner, "1TRI7", "UNREST")
    t.offer("1REG2", "1UNC7", "1CIV8", "1TRI1", "1REG3").leave("main", 1).innovate(A, "tributary", "1TRI1").run("way")
    t.in_round(2).activate(B).stop(B, t.market[0])  # the last turn of the last round
    assert (t.asked, t.pending, t.seat(owner).material) == ("aim", (owner,), 2)  # Coinage came before
    assert t.can(owner, "history", "UNREST")
    t.answer(owner, "done")
    assert t.over


@pytest.mark.rule("IM-SCO-12")
def test_sumerians_of_nobody_do_nothing():
    t = bare("macedonians", "celts").unrest_pile(9).hand(A, "UNREST").offer(None, None, None, "1TRI7").end()
    assert t.over
    t = bare("macedonians", "celts").unrest_pile(9).hand(A, "UNREST").nation_deck(A, "1TRI7").end()
    assert t.over
    assert t.seat(A).unrest == 1
