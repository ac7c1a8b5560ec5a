"""The Egyptians: civilised cards, developments, and what is paid in population."""

from __future__ import annotations

import pytest

from imperium_dsl import *

EGYPTIANS = ("egyptians", "romans", "macedonians")


def egypt(*hand: str, sides: str = "b", nations: tuple[str, ...] = EGYPTIANS[:2], empire: bool = False) -> Table:
    return stage(*hand, nations=nations, sides=sides, empire=empire)


# --- power ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("2EGY1A")
def test_side_a_develops_for_an_action_and_unrest():
    t = egypt("1TRI8", sides="a,b", empire=True).developments(A, "2EGY4", "2EGY7").give(A, material=5).activate(A)
    t.exhaust(A, "2EGY1A")
    assert (t.seat(A).actions, t.seat(A).unrest) == (2, 1)
    assert (t.seat(A).material, t.seat(A).discard) == (1, ["2EGY4"])


@pytest.mark.card("2EGY1A", "2EGY1B")
def test_side_a_gains_an_action_for_population_and_unrest():
    t = egypt("1TRI8", sides="a,b").developments(A).give(A, population=2).activate(A).exhaust(A, "2EGY1A")
    assert (t.seat(A).actions, t.seat(A).unrest, t.seat(A).population) == (4, 1, 1)
    t = egypt("1TRI8", sides="a,b").developments(A, "2EGY7").give(A, population=5).activate(A).exhaust(A, "2EGY1A")
    assert t.options(A) == [0, 1]
    assert not egypt("1TRI8", sides="a,b").developments(A).activate(A).can(A, "exhaust", "2EGY1A")
    t = egypt("1TRI8", sides="a,b").developments(A, "2EGY4").give(A, material=4).actions(A, 0).activate(A)
    assert t.asked == "token"  # no action left to develop with
    t = egypt("1TRI8", sides="b,b").give(A, population=9, material=9).activate(A)
    assert not t.can(A, "exhaust", "2EGY1B")


@pytest.mark.card("2EGY1A", "2EGY1B")
def test_hand_size_and_civilised_cards():
    t = egypt().hand(A, "2CIV6").discards(A, "2UNC15")
    assert (t.view["nations"][A]["hand_size"], t.worth(A, "2EGY1B")) == (6, 6)
    t = egypt(sides="a,b").hand(A, "2CIV6").discards(A, "2UNC15", "2UNC1")
    assert (t.view["nations"][A]["hand_size"], t.worth(A, "2EGY1A")) == (5, 4)


# --- development ------------------------------------------------------------------------------------------------------
@pytest.mark.card("2EGY2")
def test_unification():
    t = egypt("2EGY2").activate(A).play(A, "2EGY2")
    assert (t.seat(A).progress, t.seat(A).history, t.seat(A).discard) == (2, ["2EGY2"], [])


@pytest.mark.card("2EGY3")
def test_development():
    t = egypt("2EGY3", empire=True).developments(A, "2EGY4").give(A, material=7).activate(A).play(A, "2EGY3")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).material, t.seat(A).discard) == (3, ["2EGY3", "2EGY4"])
    t = egypt("2EGY3", empire=True).developments(A, "2EGY4").give(A, material=7).activate(A)
    t.play(A, "2EGY3", ("branch", 1))
    assert (t.seat(A).material, t.options(A)) == (5, ["1CIV6", "1UNC3", "1UNC8"])
    t.answer(A, "1UNC8")
    assert t.seat(A).hand == [DUD, "1UNC8", "UNREST"]
    t = egypt("2EGY3", "1TRI8", empire=True).give(A, material=1).activate(A)
    assert not t.can(A, "play", "2EGY3")  # neither can be paid
    assert not egypt("2EGY3").give(A, material=7).activate(A).can(A, "play", "2EGY3")


@pytest.mark.card("2EGY4")
@pytest.mark.parametrize("do", ["1TRI7", "skip"])
def test_embalming(do: str):
    t = egypt("2CIV13", "1TRI7", empire=True).in_play(A, "2EGY4").give(A, population=3).activate(A).free(A, "2CIV13")
    assert (t.seat(A).population, t.source_code, t.options(A)) == (2, "2EGY4", [DUD, "1TRI7", "skip"])
    t.answer(A, do)
    assert t.seat(A).history == ([] if do == "skip" else ["1TRI7"])
    t = egypt("2CIV3", "1TRI7", empire=True).in_play(A, "2EGY4").give(A, material=3).activate(A).free(A, "2CIV3")
    assert t.asked == "act"  # only population


@pytest.mark.card("2EGY4", "2EGY9", "2UNC7")
@pytest.mark.parametrize("name", ["2EGY4", "2EGY9", "2UNC7"])
def test_a_card_is_drawn_by_exhausting(name: str):
    t = egypt().in_play(A, name).on_deck(A, "1TRI2", "1TRI4").activate(A).exhaust(A, name)
    assert (t.seat(A).hand, t.seat(A).exhausted) == ([DUD, "1TRI2"], [name])


@pytest.mark.card("2EGY5")
def test_obelisk_at_solstice():
    t = egypt("1TRI7").in_play(A, "2EGY5").solstice()
    assert t.options(A) == [DUD, "1TRI7"]
    t.answer(A, DUD)
    assert (t.seat(A).hand, t.seat(A).progress) == (["1TRI7"], 1)


@pytest.mark.card("2EGY6")
def test_ramesses():
    t = egypt("2EGY6", empire=True).activate(A).free(A, "2EGY6")
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).history, t.seat(A).actions) == ([DUD, "1REG2"], ["2EGY6"], 3)
    assert not egypt("2EGY6").activate(A).can(A, "play", "2EGY6")


@pytest.mark.card("2EGY7", "2MIN8")
@pytest.mark.parametrize(("name", "wide"), [("2EGY7", False), ("2MIN8", True)])
@pytest.mark.parametrize("do", ["1TRI8", "skip"])
def test_expansion(name: str, wide: bool, do: str):
    t = egypt(name, nations=EGYPTIANS, empire=True).in_play(B, "1REG6", "1REG7").in_play(C, "1UNC19", "1REG8")
    t.activate(A).play(A, name)
    assert (t.pending, t.options(B)) == ((B,), ["1REG6", "1REG7"])
    t.answer(B, "1REG6")
    assert (t.seat(B).discard, t.seat(C).discard) == (["1REG6"], ["1REG8"])
    everything = ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8", "skip"]
    assert t.options(A) == (everything if wide else ["1REG2", "1TRI8", "skip"])
    t.answer(A, do)
    assert ("1TRI8" in t.seat(A).hand) == (do != "skip")
    assert not egypt(name).activate(A).can(A, "play", name)


@pytest.mark.card("2EGY8", "2MIN5")
def test_developing_is_cheaper():
    t = egypt("2EGY3", empire=True).developments(A, "2EGY7").in_play(A, "2EGY8").give(A, population=3).activate(A)
    t.play(A, "2EGY3")
    assert (t.seat(A).population, t.seat(A).discard) == (0, ["2EGY3", "2EGY7"])
    t = egypt("2EGY3", "1TRI8", empire=True).developments(A, "2EGY7").give(A, population=3).activate(A)
    assert not t.can(A, "play", "2EGY3")  # too dear without it
    t = stage("2EGY3", nations=("minoans", "romans"), empire=True).developments(A, "2MIN6").in_play(A, "2MIN5")
    t.give(A, material=3, population=1, progress=1).activate(A).play(A, "2EGY3", ("branch", 0))
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0}
    assert "2MIN6" in t.seat(A).discard


@pytest.mark.card("2EGY9", "2MAU6", "2QIN2")
@pytest.mark.parametrize(("names", "cards", "material"), [
    (("2EGY9",), 1, 2), (("2MAU6",), 1, 2), (("2QIN2",), 2, 1), (("2EGY9", "2MAU6"), 1, 1), (("2QIN2", "2EGY9"), 1, 1),
])  # fmt: skip
def test_playing_unrest_is_cheaper(names: tuple[str, ...], cards: int, material: int):
    def ready() -> Table:
        t = egypt("UNREST", "1TRI7", "1TRI2").in_play(A, *names).give(A, material=4, population=1)
        return t.activate(A).play(A, "UNREST")

    t = ready().answer(A, "branch", 2)
    assert (t.seat(A).material, len(t.seat(A).hand)) == (4 - material, 3)
    t = ready().answer(A, "branch", 1).go(A, (DUD, "1TRI7")[:cards])
    assert (t.seat(A).material, len(t.seat(A).hand)) == (4, 3 - cards)
    t = ready().answer(A, "branch", 0)
    assert (t.seat(A).population, len(t.seat(A).hand)) == (0, 3)


@pytest.mark.card("2EGY10")
def test_egyptian_legacy():
    t = egypt("2EGY10", nations=EGYPTIANS, empire=True).hand(B, "1TRI7").activate(A).play(A, "2EGY10")
    assert t.seat(A).progress == 0
    t.answer(B, "1TRI7")
    assert (t.seat(B).hand, t.seat(B).discard) == (["UNREST"], ["1TRI7"])
    assert (t.seat(C).hand, t.seat(C).discard, t.seat(A).progress) == ([], ["UNREST"], 2)
    t.hand(A, "2CIV6", "2UNC15")
    assert t.worth(A, "2EGY10") == 2


# --- nation and deck --------------------------------------------------------------------------------------------------
@pytest.mark.card("2EGY12", "2TRI1")
@pytest.mark.parametrize("name", ["2EGY12", "2TRI1"])
def test_two_progress_for_barbarians(name: str):
    t = egypt(name).activate(A).play(A, name)
    assert (t.seat(A).goods, t.seat(A).discard) == ({"material": 0, "population": 0, "progress": 2}, [name])
    assert not egypt(name, empire=True).activate(A).can(A, "play", name)


@pytest.mark.card("2EGY14")
def test_flood_of_the_nile():
    t = egypt("2EGY14").in_play(A, "2EGY20", "2EGY21", "1REG2").activate(A).play(A, "2EGY14")
    assert t.options(A) == ["2EGY20", "2EGY21"]
    t.answer(A, "2EGY20")
    assert (t.seat(A).material, t.seat(A).discard) == (5, ["2EGY14", "2EGY20"])  # no choice for barbarians
    t = egypt("2EGY14", empire=True).in_play(A, "2EGY20").activate(A).play(A, "2EGY14")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 1)
    assert (t.seat(A).material, t.options(A)) == (0, ["uncivilised", "civilised"])
    t.answer(A, "civilised").answer(A, "1CIV6")
    assert t.seat(A).hand == ["1CIV6", DUD]
    t = egypt("2EGY14", empire=True).in_play(A, "2EGY20").activate(A).play(A, "2EGY14", ("branch", 0))
    assert t.seat(A).material == 5
    assert not egypt("2EGY14").in_play(A, "1REG2").activate(A).can(A, "play", "2EGY14")


@pytest.mark.card("2EGY18")
def test_egyptian_incursion():
    t = egypt("2EGY18", nations=EGYPTIANS).give(A, population=2, material=3).in_play(B, "1REG6").in_play(C, "1REG7")
    t.activate(A).play(A, "2EGY18")
    assert (t.seat(A).population, t.seat(A).material, t.options(A)) == (1, 1, ["1REG2", "1TRI8"])
    t.answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(B).hand, t.seat(C).hand) == ([DUD, "1REG2"], ["1REG6"], ["1REG7"])
    assert not egypt("2EGY18").give(A, population=1, material=1).activate(A).can(A, "play", "2EGY18")
    assert not egypt("2EGY18").give(A, material=5).activate(A).can(A, "play", "2EGY18")
    assert not egypt("2EGY18", empire=True).give(A, population=2, material=3).activate(A).can(A, "play", "2EGY18")


@pytest.mark.card("2EGY19")
@pytest.mark.parametrize("do", ["1TRI7", "1TRI2", "skip"])
def test_egyptian_hieroglyphics(do: str):
    t = egypt("1TRI7").discards(A, "1TRI2").in_play(A, "2EGY19").solstice()
    assert set(t.options(A)) == {DUD, "1TRI7", "1TRI2", "skip"}
    t.answer(A, do)
    assert t.seat(A).history == ([] if do == "skip" else [do])
