"""The Utopians: scrolls under their cards, a journey of four faces, population in place of material."""

from __future__ import annotations

import pytest

from imperium_dsl import *

UTOPIANS = ("utopians", "romans", "macedonians")
NONE = {"material": 0, "population": 0, "progress": 0}


def utopia(*hand: str, sides: str = "b", nations: tuple[str, ...] = UTOPIANS[:2]) -> Table:
    return stage(*hand, nations=nations, sides=sides)


# --- power ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("2UTO1A", "2UTO1B")
@pytest.mark.parametrize("side", ["a", "b"])
def test_unrest_comes_when_the_deck_is_empty(side: str):
    t = utopia("2UNC7", sides=f"{side},b").in_play(A, "2EGY4").only_deck(A, "1TRI2").activate(A).exhaust(A, "2EGY4")
    assert t.seat(A).hand == [DUD, "1TRI2", "2UNC7", "UNREST"]


@pytest.mark.card("2UTO1A", "2UTO1B")
def test_side_a_lets_the_others_return_unrest():
    def ready(**kwargs: str) -> Table:
        return utopia("1TRI7", "UNREST", nations=UTOPIANS, **kwargs).hand(B, "UNREST").hand(C, "UNREST")

    t = ready(sides="a,b,b").solstice("2UTO1A", {B: "UNREST"}, {C: "skip"})
    assert (t.seat(A).goods, t.seat(B).unrest, t.seat(C).unrest) == (NONE | {"population": 1}, 0, 1)
    t = ready(sides="a,b,b").solstice("2UTO1A", {B: "UNREST"}, {C: "UNREST"})
    assert t.seat(A).population == 2
    t = ready().solstice()
    assert t.source_code == "2UTO2A"  # side B has none


@pytest.mark.card("2UTO1A", "2UTO1B")
@pytest.mark.parametrize(("population", "a", "b"), [(2, 0, 0), (3, 0, 1), (8, 2, 2), (11, 2, 3), (12, 3, 4)])
def test_population_counts(population: int, a: int, b: int):
    assert utopia(sides="a,b").give(A, population=population).worth(A, "2UTO1A") == a
    assert utopia().give(A, population=population).worth(A, "2UTO1B") == b


# --- the journey ------------------------------------------------------------------------------------------------------
@pytest.mark.card("2UTO2A")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_visions_gain_progress_for_returned_unrest(use: str):
    t = utopia("UNREST").give(A, population=1).activate(A).play(A, "UNREST")
    assert (t.asked, t.source_code) == ("react", "2UTO2A")
    t.answer(A, use)
    assert (t.seat(A).actions, t.seat(A).progress) == ((1, 1) if use == "yes" else (2, 0))
    t = utopia("UNREST").give(A, population=1).actions(A, 1).activate(A).play(A, "UNREST")
    assert t.asked != "react"  # no action left to spend


JOURNEY = ("2UTO2A", "2UTO2B", "2UTO3A", "2UTO3B")


@pytest.mark.card("2UTO2A", "2UTO2B", "2UTO3A")
@pytest.mark.parametrize("face", JOURNEY[:3])
@pytest.mark.parametrize("progress", [5, 8])
def test_the_journey_goes_on_for_all_progress(face: str, progress: int):
    following = JOURNEY[JOURNEY.index(face) + 1]
    t = utopia().journey(A, face).discards(A, "1REG6").give(A, progress=progress).solstice()
    assert (t.source_code, t.options(A)) == (face, [0, 1])
    t.answer(A, "branch", 0)
    assert (t.seat(A).progress, t.seat(A).play) == (0, ["2UTO1B", following])
    assert t.seat(A).empire == (following in ("2UTO3A", "2UTO3B"))


@pytest.mark.card("2UTO2A", "2UTO2B", "2UTO3A")
@pytest.mark.parametrize("face", JOURNEY[:3])
def test_less_progress_is_not_enough(face: str):
    t = (
        utopia("1TRI7")
        .journey(A, face)
        .discards(A, "1REG6", "1TRI2")
        .on_deck(A, "1TRI4")
        .give(A, progress=4)
        .solstice()
    )
    if face == "2UTO2A":
        assert t.options(A) == [DUD, "1TRI7"]  # discard a card, then draw one
        t.answer(A, "1TRI7")
    elif face == "2UTO2B":
        assert t.options(A) == ["1REG6", "skip"]
        t.answer(A, "1REG6")
    hands = {"2UTO2A": [DUD, "1TRI4"], "2UTO2B": [DUD, "1REG6", "1TRI7"], "2UTO3A": [DUD, "1TRI4", "1TRI7"]}
    assert (t.seat(A).hand, t.seat(A).progress, t.seat(A).play[1]) == (hands[face], 4, face)


@pytest.mark.card("2UTO2B")
def test_path_may_leave_the_region():
    t = utopia().journey(A, "2UTO2B").discards(A, "1REG6").solstice("skip")
    assert t.seat(A).discard == ["1REG6"]


@pytest.mark.card("2UTO2B")
def test_path_abandons_a_region():
    t = utopia().journey(A, "2UTO2B").in_play(A, "1REG6", "1REG7", "1UNC19").activate(A).exhaust(A, "2UTO2B")
    assert t.options(A) == ["1REG6", "1REG7"]
    t.answer(A, "1REG6")
    assert (t.seat(A).goods, t.seat(A).discard) == (NONE | {"population": 1, "progress": 1}, ["1REG6"])
    assert not utopia().journey(A, "2UTO2B").in_play(A, "1UNC19").activate(A).can(A, "exhaust", "2UTO2B")


@pytest.mark.card("2UTO3A")
def test_gates_take_a_card_into_history():
    t = utopia("1TRI7").journey(A, "2UTO3A").activate(A).exhaust(A, "2UTO3A", "1TRI7")
    assert (t.seat(A).history, t.seat(A).goods) == (["1TRI7"], NONE | {"progress": 1})
    assert not table("utopians", "romans").journey(A, "2UTO3A").activate(A).can(A, "exhaust", "2UTO3A")


@pytest.mark.card("2UTO3B")
def test_shangri_la_turns_material_into_population_and_gifts():
    t = utopia("2FAM2", nations=UTOPIANS).journey(A, "2UTO3B").activate(A).exhaust(A, "2UTO3B")
    assert t.seat(A).goods == NONE | {"population": 2}
    assert t.seat(B).goods == t.seat(C).goods == NONE | {"progress": 1}
    t = utopia("2FAM2", nations=UTOPIANS).journey(A, "2UTO3B").activate(A).free(A, "2FAM2")
    assert t.seat(A).goods == NONE | {"population": 4}  # once for the three material, and two of the card itself
    assert t.seat(B).progress == 1


@pytest.mark.card("2UTO3B")
@pytest.mark.parametrize("population", [23, 24])
def test_shangri_la_ends_the_game(population: int):
    t = utopia().journey(A, "2UTO3B").in_round(5).give(A, population=population).solstice()
    assert t.last_round == (6 if population == 24 else 0)


# --- cards that hold scrolls ------------------------------------------------------------------------------------------
@pytest.mark.card("2UTO4")
def test_monastery():
    t = utopia("2UTO12", "1TRI7", "UNREST", "1GRE15").in_play(A, "2UTO4").activate(A).exhaust(A, "2UTO4")
    assert t.seat(A).garrisons == {"2UTO4": [like("2UTO12")]}
    assert set(t.options(A)) == {DUD, "1TRI7", "1GRE15"}  # no Unrest
    t.answer(A, "1TRI7")
    assert (t.seat(A).goods, t.exile) == (NONE | {"population": 2}, ["1TRI7"])
    t = utopia("2UTO12", "1GRE15").in_play(A, "2UTO4").activate(A).exhaust(A, "2UTO4", "1GRE15")
    assert t.seat(A).goods == NONE | {"population": 2, "progress": 1}  # an attack
    assert not utopia("1TRI7").in_play(A, "2UTO4").activate(A).can(A, "exhaust", "2UTO4")


@pytest.mark.card("2UTO4")
def test_monastery_at_solstice_and_its_points():
    t = utopia("UNREST").in_play(A, "2UTO4").on_deck(A, "1TRI2").solstice("2UTO4")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert "1TRI2" in t.seat(A).hand
    t = utopia("UNREST", "1TRI7").in_play(A, "2UTO4").garrisoned(A, "2UTO4", "2UTO12").solstice("2UTO4", ("branch", 1))
    assert (t.seat(A).discard, t.seat(A).unrest) == (sorted(["2UTO4", like("2UTO12")]), 0)
    t = utopia().in_play(A, "2UTO4").exiled("1REG6", "1REG7", "1REG8", "1REG9", "1TRI1", "1TRI2", "1TRI4")
    assert t.worth(A, "2UTO4") == 1
    t.exiled("1TRI6")
    assert t.worth(A, "2UTO4") == 2


@pytest.mark.card("2UTO5", "2UTO6", "2UTO8")
@pytest.mark.parametrize(("name", "offered"), [
    ("2UTO5", ["1REG2", "1REG3"]), ("2UTO6", ["1TRI2", "1TRI8"]), ("2UTO8", ["1CIV6", "1UNC8"]),
])  # fmt: skip
def test_a_scroll_for_a_market_card(name: str, offered: list[str]):
    last = {"2UTO5": "1REG3", "2UTO6": "1TRI2", "2UTO8": "1REG3"}[name]
    t = utopia("2UTO12", "1TRI7").offer("1REG2", "1UNC8", "1CIV6", last, "1TRI8").in_play(A, name).activate(A)
    t.exhaust(A, name)
    assert t.seat(A).garrisons == {name: [like("2UTO12")]}
    assert t.options(A) == offered
    t.answer(A, offered[0])
    assert offered[0] in t.seat(A).hand
    assert not utopia("1TRI7").in_play(A, name).activate(A).can(A, "exhaust", name)


@pytest.mark.card("2UTO5", "2UTO6", "2UTO8")
def test_their_solstices():
    def begun(name: str, branch: int) -> Table:
        t = utopia("1TRI7", "1TRI1").in_play(A, name, "1REG6", "1REG7").on_deck(A, "1TRI2").solstice(name)
        assert t.options(A) == [0, 1]
        return t.answer(A, "branch", branch)

    t = begun("2UTO5", 0)
    assert t.options(A) == ["1REG6", "1REG7"]
    t.answer(A, "1REG7")
    assert "1REG7" in t.seat(A).hand
    t = begun("2UTO5", 1)
    assert (t.seat(A).discard, t.seat(A).goods) == (["2UTO5"], NONE | {"population": 1})
    t = begun("2UTO6", 0)
    assert (t.seat(A).unrest, t.seat(A).discard) == (1, [])
    t = begun("2UTO6", 1)
    assert (t.seat(A).discard, t.seat(A).goods) == (["2UTO6"], NONE | {"material": 1})
    t = begun("2UTO8", 0)
    assert t.options(A) == [DUD, "1TRI1", "1TRI7"]
    t.answer(A, "1TRI7")
    assert (t.seat(A).discard, t.seat(A).hand) == (["1TRI7"], [DUD, "1TRI1"])
    t = begun("2UTO8", 1)
    assert (t.seat(A).discard, t.seat(A).hand) == (["2UTO8"], [DUD, "1TRI1", "1TRI2", "1TRI7"])


@pytest.mark.card("2UTO6")
def test_daochang_avoids_attacks():
    def attacked(**goods: int) -> Table:
        t = stage("2TRI9", nations=("romans", "utopians")).in_play(B, "2UTO6").give(B, **goods)
        return t.activate(A).play(A, "2TRI9")

    t = attacked(population=2)
    assert (t.asked, t.options(B)) == ("defend", ["2UTO6", "skip"])
    t.answer(B, "2UTO6").answer(A, "top").answer(B, "ignore")
    assert (t.seat(B).population, t.seat(B).unrest, t.seat(B).exhausted) == (1, 0, [])
    t = attacked(population=2).answer(B, "skip").answer(A, "top")
    assert (t.seat(B).population, t.seat(B).unrest) == (2, 1)
    assert attacked(material=2).asked == "aim"


@pytest.mark.card("2UTO7")
def test_lost_tomes():
    t = utopia("2UTO12", "1TRI7").discards(A, "1TRI2").in_play(A, "2UTO7").activate(A).exhaust(A, "2UTO7")
    assert set(t.options(A)) == {DUD, "1TRI7", "1TRI2"}
    t.answer(A, "1TRI2")
    assert (t.seat(A).history, t.seat(A).garrisons) == (["1TRI2"], {"2UTO7": [like("2UTO12")]})
    for use in ("yes", "no"):
        t = utopia().in_play(A, "2UTO7").garrisoned(A, "2UTO7", "2UTO12", "2UTO13").fame_top("1FAM2")
        t.solstice("2UTO7", use)
        assert ("1FAM2" in t.seat(A).hand, "2UTO7" in t.seat(A).discard) == (use == "yes", use == "yes")
    t = utopia("1TRI7").in_play(A, "2UTO7").garrisoned(A, "2UTO7", "2UTO12", "1TRI2").solstice("2UTO7")
    assert t.source_code == "2UTO2A"  # two scrolls are needed


@pytest.mark.card("2UTO5", "2UTO6", "2UTO7", "2UTO8", "2UTO11")
@pytest.mark.parametrize(("name", "points", "counted"), [
    ("2UTO5", 2, ("1REG6", "1REG7")), ("2UTO6", 2, ("1TRI2", "1TRI4")), ("2UTO7", 4, ("1FAM2", "1FAM4")),
    ("2UTO8", 2, ("1CIV8", "2UNC15")), ("2UTO11", 2, ("1UNC1", "2UNC15")),
])  # fmt: skip
def test_their_points(name: str, points: int, counted: tuple[str, ...]):
    t = table("utopians", "romans").in_play(A, name)
    assert t.worth(A, name) == 0
    t.hand(A, *counted).discards(A, "UNREST")
    assert t.worth(A, name) == points


@pytest.mark.card("2UTO9")
def test_charity():
    t = utopia("2UTO9", nations=UTOPIANS).activate(A).play(A, "2UTO9", {B: "yes"}, {C: "no"})
    assert t.seat(A).goods == NONE | {"progress": 1}
    assert (t.seat(B).goods, t.seat(C).goods) == (NONE | {"material": 2}, NONE)


@pytest.mark.card("2UTO10")
def test_meditation():
    t = utopia("2UTO10", nations=UTOPIANS).discards(A, "1TRI2", "1TRI4").only_deck(A, "1TRI6").on_deck(B, "1REG6")
    t.activate(A).free(A, "2UTO10")
    assert t.options(A) == ["1TRI2", "1TRI4"]
    t.answer(A, "1TRI4").answer(B, "yes").answer(C, "no")
    assert (t.seat(A).deck, t.seat(A).actions) == (["1TRI4", "1TRI6"], 3)
    assert (t.seat(A).hand, t.seat(B).hand, t.seat(C).hand) == ([DUD], ["1REG6"], [])


@pytest.mark.card("2UTO11")
def test_mountain_retreat():
    t = utopia("UNREST", "1TRI7").discards(A, "2UTO12", "1TRI2").in_play(A, "2UTO11").activate(A).exhaust(A, "2UTO11")
    assert (t.seat(A).garrisons, t.seat(A).hand) == ({"2UTO11": ["UNREST"]}, [DUD, "1TRI7", like("2UTO12")])
    t = utopia("1TRI7").discards(A, "2UTO12", "UNREST").in_history(A, "UNREST").in_play(A, "2UTO11").activate(A)
    assert not t.can(A, "exhaust", "2UTO11")  # Unrest from hand it must be

    def begun() -> Table:
        t = utopia("1TRI7").in_play(A, "2UTO11").garrisoned(A, "2UTO11", "UNREST", "UNREST").on_deck(A, "1TRI2")
        return t.solstice("2UTO11")

    t = begun()
    pile = t.unrest
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 1)
    assert (t.unrest, t.seat(A).discard, t.seat(A).garrisons) == (pile + 2, ["2UTO11"], {})
    t = begun().answer(A, "branch", 0)
    assert (t.unrest, "1TRI2" in t.seat(A).hand) == (pile, True)


@pytest.mark.card("2UTO12", "2UTO13", "2UTO14", "2UTO15", "2UTO16")
@pytest.mark.parametrize("name", ["2UTO12", "2UTO13", "2UTO14", "2UTO15", "2UTO16"])
def test_sacred_scroll(name: str):
    t = utopia(name, nations=UTOPIANS).on_deck(A, "1TRI2").on_deck(C, "1TRI4").activate(A).free(A, name)
    t.answer(A, "yes").answer(B, "no").answer(C, "yes")
    assert [t.seat(p).hand for p in (A, B, C)] == [[DUD, "1TRI2"], [], ["1TRI4"]]
