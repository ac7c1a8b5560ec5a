"""The Vikings: what is peculiar to their cards."""

from __future__ import annotations

import pytest

from imperium_dsl import *

NORTH = ("vikings", "romans", "macedonians")


# --- their power ------------------------------------------------------------------------------------------------------
@pytest.mark.card("1VIK1A", "1VIK1B")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_vikings_have_no_history(side: str):
    t = stage("1TRI1", "1UNC21", nations=NORTH, sides=f"{side},b,b").activate(A).play(A, "1TRI1", "1UNC3", "no")
    assert (t.seat(A).history, t.seat(A).discard) == ([], ["1TRI1"])
    t.free(A, "1UNC21", ("branch", 1), DUD)
    assert (t.seat(A).history, t.seat(A).discard) == ([], [DUD, "1TRI1", "1UNC21"])


@pytest.mark.card("1VIK1A", "1VIK1B")
@pytest.mark.parametrize("do", ["yes", "no"])
@pytest.mark.parametrize("side", ["a", "b"])
def test_who_takes_unrest_looks_at_the_nation_deck_and_may_bury_its_top(side: str, do: str):
    t = stage("1CAR11", nations=NORTH, sides=f"{side},b,b").nation_deck(A, "1VIK13", "1VIK12", "1VIK8")
    t.give(A, material=3).activate(A).play(A, "1CAR11", "1UNC8")
    assert (t.asked, t.source_code) == ("may", f"1VIK1{side.upper()}")
    assert [event["card"] for event in t.heard(A, "looked-nation")] == [BY_CODE["1VIK13"]]
    t.answer(A, do)
    assert t.seat(A).nation == (["1VIK12", "1VIK8", "1VIK13"] if do == "yes" else ["1VIK13", "1VIK12", "1VIK8"])


@pytest.mark.card("1VIK1A", "1VIK1B")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_an_unrest_returned_draws_two_cards(use: str):
    t = stage("UNREST", nations=NORTH, sides="a,b,b").give(A, population=1).on_deck(A, "1TRI7", "1TRI2", "1TRI4")
    t.activate(A).play(A, "UNREST")
    assert (t.asked, t.source_code) == ("react", "1VIK1A")
    t.answer(A, use)
    assert t.seat(A).hand == ([DUD, "1TRI2", "1TRI7"] if use == "yes" else [DUD])
    assert t.seat(A).exhausted == (["1VIK1A"] if use == "yes" else [])
    t = stage("UNREST", nations=NORTH).give(A, population=1).activate(A).play(A, "UNREST")
    assert (t.asked, t.seat(A).hand) == ("token", [DUD])  # side B


# --- the accession card -----------------------------------------------------------------------------------------------
@pytest.mark.card("1VIK2")
def test_harald_hardrada():
    t = stage("1VIK2", nations=NORTH).fame_top("1FAM4", "1FAM1").activate(A).play(A, "1VIK2")
    assert (t.seat(A).hand, t.options(A)) == (["1FAM4", DUD], ["1REG2", "top", "skip"])
    t.answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).discard) == (["1FAM4", DUD, "1REG2"], ["1VIK2"])
    t = stage("1VIK2", nations=NORTH).activate(A).play(A, "1VIK2", "skip")
    assert len(t.seat(A).hand) == 2


@pytest.mark.card("1VIK2")
def test_to_take_harald_hardrada_triggers_the_end():
    t = stage("1TRI3", nations=NORTH).nation_deck(A).activate(A)
    assert t.last_round == 0
    t.play(A, "1TRI3")
    assert "1VIK2" in t.seat(A).discard
    assert t.last_round > 0
    assert not t.seat(A).empire


# --- nation deck ------------------------------------------------------------------------------------------------------
@pytest.mark.card("1VIK3", "1VIK5")
@pytest.mark.parametrize(("name", "gained"), [("1VIK3", {"material": 2}), ("1VIK5", {"population": 1})])
def test_iceland_and_graenland(name: str, gained: dict[str, int]):
    t = stage(name, "1TRI7", nations=NORTH).nation_deck(A, "1VIK13", "1VIK12", "1VIK8").activate(A).play(A, name)
    assert t.options(A) == ["1TRI7", "skip"]
    t.answer(A, "1TRI7")
    assert t.seat(A).garrisons == {name: ["1TRI7"]}
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0} | gained
    for do in ("yes", "no"):
        t = stage(name, "1TRI7", nations=NORTH).nation_deck(A, "1VIK13", "1VIK12", "1VIK8").activate(A)
        t.play(A, name, "skip", ("branch", 1))
        assert [event["card"] for event in t.heard(A, "looked-nation")] == [BY_CODE["1VIK13"]]
        assert (t.asked, t.options(A), t.seat(A).garrisons) == ("may", ["yes", "no"], {})
        t.answer(A, do)
        assert sorted(t.seat(A).nation) == ["1VIK12", "1VIK13", "1VIK8"]
        assert bool(t.events("shuffled-nation")) == (do == "yes")
        assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0}


@pytest.mark.card("1VIK4")
def test_combs_let_a_card_of_empires_be_played():
    t = stage("1CIV10", "1CIV8", nations=NORTH).in_play(A, "1VIK4").activate(A)
    assert t.offered(A, "play") == []
    t.exhaust(A, "1VIK4")
    assert t.offered(A, "play") == ["1CIV8", "1CIV10"]
    t.play(A, "1CIV10")
    assert (t.seat(A).play, t.offered(A, "play")) == (["1VIK1B", "1VIK4", "1CIV10"], [])  # only the next one


@pytest.mark.card("1VIK6")
def test_foroyar():
    t = stage("1VIK6", "1TRI7", nations=NORTH).activate(A).play(A, "1VIK6", "1TRI7")
    assert (t.seat(A).garrisons, t.options(A)) == ({"1VIK6": ["1TRI7"]}, [0, 1])
    t.answer(A, "branch", 0)
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1UNC3")
    assert (t.exile, t.seat(A).population) == (["1UNC3"], 0)
    t = stage("1VIK6", "1TRI7", nations=NORTH).activate(A).play(A, "1VIK6", "skip", ("branch", 1))
    assert (t.exile, t.seat(A).population, t.seat(A).garrisons) == ([], 1, {})


@pytest.mark.card("1VIK7")
def test_vinland():
    t = stage("1VIK7", "UNREST", "1TRI7", nations=NORTH).in_play(A, "1VIK10", "1VIK5").activate(A)
    pile = t.unrest
    t.play(A, "1VIK7")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).hand, t.unrest) == ([DUD, "1TRI7"], pile + 1)
    t = stage("1VIK7", "UNREST", "1TRI7", nations=NORTH).in_play(A, "1VIK10", "1VIK5").activate(A)
    t.play(A, "1VIK7", ("branch", 1))
    assert t.options(A) == ["1TRI7", "UNREST", "skip"]
    t.answer(A, "1TRI7")
    assert t.seat(A).garrisons == {"1VIK7": ["1TRI7"]}
    for there in (("1VIK10",), ("1VIK5",)):
        assert not stage("1VIK7", "1TRI2", nations=NORTH).in_play(A, *there).activate(A).can(A, "play", "1VIK7")


@pytest.mark.card("1VIK8")
@pytest.mark.parametrize("do", ["1TRI7", "skip"])
def test_sagas(do: str):
    t = stage("1TRI7", nations=NORTH).in_play(A, "1VIK8").solstice()
    assert t.options(A) == ["1TRI7", "skip"]
    t.answer(A, do)
    assert t.seat(A).garrisons == ({} if do == "skip" else {"1VIK8": ["1TRI7"]})


@pytest.mark.card("1VIK10")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_longships(use: str):
    t = stage("1VIK22", "1CAR17", nations=NORTH).in_play(A, "1VIK10").exiled("1REG3", "1TRI2")
    t.give(A, material=2, population=3).activate(A).play(A, "1VIK22")
    assert (t.asked, t.source_code) == ("react", "1VIK10")
    t.answer(A, use)
    paid = 2 if use == "yes" else 0
    assert (t.seat(A).material, t.seat(A).exhausted) == (paid, ["1VIK10"] if use == "yes" else [])
    assert t.options(A) == ["1REG2", "1REG3", "1TRI8"]  # an exiled Region, not an exiled Tributary
    t.answer(A, "1REG3")
    assert (t.seat(A).population, t.exile) == (3 - 1 + 1, ["1TRI2"])
    t.play(A, "1CAR17", ("branch", 0), "1REG2")
    assert t.seat(A).population == 3 - 2  # one from the market brings nothing


@pytest.mark.card("1VIK11")
@pytest.mark.parametrize("use", ["draw", "material", "no"])
def test_skis(use: str):
    t = stage("1CAR12", "1TRI8").offer(*STALL[:4], "1TRI2").in_play(A, "1VIK11").on_deck(A, "1TRI7").activate(A)
    t.play(A, "1CAR12")
    assert (t.asked, t.source_code) == ("react", "1VIK11")
    t.answer(A, "no" if use == "no" else "yes")
    if use != "no":
        assert t.options(A) == [0, 1]
        t.answer(A, "branch", 0 if use == "draw" else 1)
    drawn = ["1TRI7"] if use == "draw" else []
    assert t.seat(A).hand == sorted([DUD, "1TRI8", *drawn])
    assert t.seat(A).material == (2 if use == "material" else 0)
    assert t.seat(A).exhausted == ([] if use == "no" else ["1VIK11"])


@pytest.mark.card("1VIK12")
def test_rollo_the_walker():
    t = stage("1VIK12", nations=NORTH).fame_top("1FAM4", "1FAM1").activate(A).play(A, "1VIK12")
    assert (t.seat(A).hand, t.exile, t.seat(A).discard) == (["1FAM4", DUD], ["1VIK12"], [])


@pytest.mark.card("1VIK13")
def test_go_a_viking():
    t = stage("1VIK13", nations=NORTH).give(B, material=3).give(C, material=1, progress=5).activate(A)
    t.free(A, "1VIK13")
    assert [t.seat(p).material for p in (A, B, C)] == [3, 1, 0]
    assert [t.seat(p).unrest for p in (A, B, C)] == [0, 0, 1]  # who cannot pay it all
    assert (t.seat(A).actions, t.seat(A).discard) == (3, ["1VIK13"])


# --- deck -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("1VIK16")
def test_gothja():
    def played(shuffle: str) -> Table:
        t = stage("1VIK16", "UNREST", nations=NORTH).nation_deck(A, "1VIK13", "1VIK12").on_deck(A, "1TRI7", "1TRI2")
        t.activate(A).play(A, "1VIK16")
        assert [event["card"] for event in t.heard(A, "looked-nation")] == [BY_CODE["1VIK13"]]
        return t.answer(A, shuffle)

    t = played("yes")
    pile = t.unrest
    assert (t.options(A), bool(t.events("shuffled-nation"))) == ([0, 1], True)
    t.answer(A, "branch", 0)
    assert (t.seat(A).hand, t.seat(A).population, t.unrest) == ([DUD], 1, pile + 1)
    t = played("no").answer(A, "branch", 1)
    assert (t.seat(A).hand, t.seat(A).population) == ([DUD, "1TRI2", "1TRI7", "UNREST"], 0)
    assert (t.events("shuffled-nation"), t.seat(A).discard) == ([], ["1VIK16"])


@pytest.mark.card("1VIK21")
def test_erik_the_red():
    t = stage("1VIK21", nations=NORTH).in_play(A, "1VIK17", "1REG3").give(A, population=2).discards(A, "1REG8", "1TRI2")
    t.nation_deck(A, "1VIK13", "1VIK3").activate(A).play(A, "1VIK21")
    assert t.seat(A).population == 1
    assert set(t.seat(A).discard) == {"1VIK17", "1REG8", "1TRI2"}
    assert t.options(A) == ["1VIK17", "1REG8", "search"]
    t.answer(A, "search")
    assert "1VIK3" in t.options(A)
    assert "1VIK13" not in t.options(A)
    t.answer(A, "1VIK3")
    assert (t.seat(A).hand, t.exile) == ([DUD, "1VIK3"], ["1VIK21"])
    t = stage("1VIK21", nations=NORTH).in_play(A, "1VIK17").discards(A, "1REG8").activate(A)
    assert not t.can(A, "play", "1VIK21")  # no population
    t = stage("1VIK21", nations=NORTH).in_play(A, "1REG3").give(A, population=1).discards(A, "1REG8").activate(A)
    assert not t.can(A, "play", "1VIK21")  # no Scandinavia


@pytest.mark.card("1VIK22")
def test_jomsviking():
    t = stage("1VIK22", nations=NORTH).give(A, material=3, population=2).hand(B, "1TRI7", "1TRI2").activate(A)
    t.play(A, "1VIK22")
    assert (t.seat(A).material, t.seat(A).population, t.options(A)) == (1, 1, ["1REG2", "1TRI8"])
    t.answer(A, "1REG2").answer(B, "1TRI7")
    assert (t.seat(A).hand, t.seat(B).hand, t.seat(B).discard) == ([DUD, "1REG2"], ["1TRI2"], ["1TRI7"])
    assert t.seat(A).discard == ["1VIK22"]
    for goods in ({"material": 1, "population": 1}, {"material": 2}):
        assert not stage("1VIK22", nations=NORTH).give(A, **goods).activate(A).can(A, "play", "1VIK22")


@pytest.mark.card("1VIK23")
@pytest.mark.parametrize("branch", [0, 1])
def test_althing(branch: int):
    t = stage("1VIK23", "UNREST", nations=NORTH).give(B, material=3).activate(A)
    pile = t.unrest
    t.play(A, "1VIK23")
    assert ([t.seat(p).material for p in (A, B, C)], t.options(A)) == ([1, 2, 0], [0, 1])
    t.answer(A, "branch", branch)
    assert (t.seat(A).progress, t.unrest - pile, t.seat(A).unrest) == ((1, 0, 1) if branch == 0 else (0, 1, 0))


@pytest.mark.parametrize(
    "name", ["1VIK3", "1VIK4", "1VIK5", "1VIK6", "1VIK8", "1VIK9", "1VIK10", "1VIK11", "1VIK12", "1VIK13", "1VIK16",
             "1VIK17", "1VIK22", "1VIK23"],
)  # fmt: skip
def test_the_cards_of_the_vikings_are_for_barbarians(name: str):
    t = stage(name).give(A, material=2, population=1).activate(A)
    assert t.can(A, "play", name)
    t = stage(name, empire=True).give(A, material=2, population=1).activate(A)
    assert not t.can(A, "play", name)
