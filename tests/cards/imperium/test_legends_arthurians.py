"""The Arthurians: the Court and its quests, knights under Regions, and what the others at Camelot do."""

from __future__ import annotations

import pytest

from imperium_dsl import *

ARTHURIANS = ("arthurians", "romans", "macedonians")


def camelot(*hand: str, sides: str = "b", nations: tuple[str, ...] = ARTHURIANS[:2]) -> Table:
    return stage(*hand, nations=nations, sides=sides)


# --- power and Court --------------------------------------------------------------------------------------------------
@pytest.mark.card("2ART1A")
def test_a_discarded_card_buys_a_knight_back():
    t = camelot("1TRI7", sides="a,b").discards(A, "2ART9", "1TRI2").activate(A).exhaust(A, "2ART1A")
    assert t.options(A) == [DUD, "1TRI7"]
    t.answer(A, "1TRI7")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "2ART9"], ["1TRI2", "1TRI7"])
    assert t.seat(A).exhausted == ["2ART1A"]
    assert not camelot(sides="a,b").discards(A, "1TRI2").activate(A).can(A, "exhaust", "2ART1A")  # no knight there
    t = camelot("2ART9", sides="a,b").activate(A).exhaust(A, "2ART1A", "2ART9")  # the card discarded is a knight itself
    assert t.seat(A).hand == [DUD, "2ART9"]
    assert not camelot("2ART9").discards(A, "2ART14").activate(A).can(A, "exhaust", "2ART1B")


@pytest.mark.card("2ART1A", "2ART1B")
@pytest.mark.parametrize("side", ["a", "b"])
def test_they_discard_a_card_and_gain_progress_at_solstice(side: str):
    t = camelot("1TRI7", sides=f"{side},b").solstice(f"2ART1{side.upper()}")
    assert t.options(A) == [DUD, "1TRI7"]  # it is no choice
    t.answer(A, "1TRI7").run("way")
    assert (t.seat(A).hand, t.seat(A).discard, t.seat(A).progress) == ([DUD], ["1TRI7"], 1)
    t = table("arthurians", "romans", sides=f"{side},b").solstice(f"2ART1{side.upper()}", "no")
    assert t.seat(A).progress == 1  # as much as possible


@pytest.mark.card("2ART1A", "2ART1B")
def test_only_side_b_has_points():
    assert table("arthurians", "romans", sides="a,b").worth(A, "2ART1A") == 0
    assert table("arthurians", "romans").worth(A, "2ART1B") == 6


@pytest.mark.card("2ART2")
def test_the_court_returns_unrest_while_camelot_is_in_play():
    t = camelot("1TRI7", "UNREST").in_play(A, "2ART11").activate(A)
    pile = t.unrest
    t.exhaust(A, "2ART2", "1TRI7")
    assert (t.seat(A).hand, t.seat(A).discard, t.unrest) == ([DUD], ["1TRI7"], pile + 1)
    assert not camelot("1TRI7", "UNREST").activate(A).can(A, "exhaust", "2ART2")


@pytest.mark.card("2ART2")
def test_the_court_takes_unrest_for_a_quest():
    t = camelot().solstice("2ART2")
    assert (t.asked, t.source_code) == ("may", "2ART2")
    t.answer(A, "yes")
    assert t.options(A) == ["2ART4", "2ART5", "2ART6", "2ART7"]
    t.answer(A, "2ART7")
    assert (t.seat(A).unrest, t.seat(A).garrisons) == (1, {"2ART2": ["2ART7"]})
    assert "2ART7" not in t.seat(A).development
    t = camelot().solstice("2ART2", "no")
    assert (t.seat(A).unrest, t.seat(A).garrisons) == (0, {})
    t = camelot("1TRI7").garrisoned(A, "2ART2", "2ART7").solstice("2ART2")
    assert t.source_code == "2ART1B"  # one quest at a time: the other ability follows at once


@pytest.mark.card("2ART2")
def test_the_court_counts_civilised_cards():
    t = table("arthurians", "romans")
    assert t.worth(A, "2ART2") == 0
    t.hand(A, "2CIV6", "2UNC14").discards(A, "2CIV4", "2UNC1")
    assert t.worth(A, "2ART2") == 3


# --- quests -----------------------------------------------------------------------------------------------------------
@pytest.mark.card("2ART3")
@pytest.mark.parametrize("fetch", ["1TRI2", "skip"])
@pytest.mark.parametrize("exiled", ["1REG6", "skip"])
def test_graal(fetch: str, exiled: str):
    t = camelot("2ART3").in_history(A, "1TRI2", "1TRI4").exiled("1REG6", "2CIV15", "2ART5").in_round(3).activate(A)
    t.free(A, "2ART3")
    assert t.last_round == 4
    assert t.options(A) == ["1TRI2", "1TRI4", "skip"]
    t.answer(A, fetch)
    assert t.options(A) == ["1REG6", "2ART5", "skip"]  # whatever is exiled, but no knight
    t.answer(A, exiled)
    assert t.seat(A).hand == sorted([DUD, *[name for name in (fetch, exiled) if name != "skip"]])
    assert t.seat(A).discard == ["2ART3"]
    assert t.worth(A, "2ART3") == 8


@pytest.mark.card("2ART3", "2ART5")
def test_the_graal_comes_last_and_cannot_be_exiled():
    t = camelot().developments(A, "2ART3", "2ART4").solstice("2ART2", "yes")
    assert t.seat(A).garrisons == {"2ART2": ["2ART4"]}
    t = camelot().developments(A, "2ART3").solstice("2ART2", "yes")
    assert t.seat(A).garrisons == {"2ART2": ["2ART3"]}
    t = camelot("2ART9", "UNREST").developments(A, "2ART3").in_play(A, "2ART5").solstice("2ART5", "yes")
    assert (t.seat(A).development, t.exile) == (["2ART3"], [])


@pytest.mark.card("2ART4")
@pytest.mark.parametrize("where", ["hand", "discards", "on_deck", "nation_deck"])
def test_lancelot(where: str):
    t = camelot("2ART4").fame_top("1FAM2")
    getattr(t, where)(A, "2ART24")
    t.activate(A).play(A, "2ART4")
    assert (t.seat(A).history, t.seat(A).hand, t.exile) == (["2ART24"], ["1FAM2", DUD], ["2ART4"])
    assert t.seat(A).discard == []


@pytest.mark.card("2ART5")
def test_twrch_trwyth_lets_an_empire_card_be_played():
    t = camelot("1CIV12", "1UNC9", "2CIV3").give(A, progress=2).in_play(A, "2ART5", "2ART11").activate(A)
    assert not t.can(A, "play", "1CIV12")
    t.exhaust(A, "2ART5")
    assert (t.seat(A).progress, t.seat(A).hand, t.seat(A).discard) == (1, [DUD, "1UNC9", "2CIV3"], ["1CIV12"])
    assert t.seat(A).actions == 3
    t = camelot("1CIV12").in_play(A, "2ART5").give(A, material=9, population=9).activate(A)
    assert not t.can(A, "exhaust", "2ART5")  # progress it must be
    t = camelot("1CIV12").discards(A, "2CIV12").in_play(A, "2ART5").give(A, progress=1).activate(A)
    assert t.exhaust(A, "2ART5").seat(A).hand == [DUD]  # the card in hand, no other
    assert t.worth(A, "2ART5") == -4


@pytest.mark.card("2ART5")
def test_twrch_trwyth_returns_unrest_from_hand_or_discard_pile_only():
    t = camelot("2ART9", "UNREST").discards(A, "1TRI2").in_history(A, "UNREST").on_deck(A, "UNREST").in_play(A, "2ART5")
    pile = t.unrest
    t.solstice("2ART5", "yes", ("branch", 1), "UNREST")
    assert (t.unrest, t.asked) == (pile + 1, "solstice")


@pytest.mark.card("2ART5")
def test_twrch_trwyth_at_solstice():
    def begun() -> Table:
        t = camelot("2ART9", "UNREST").discards(A, "UNREST", "UNREST").in_play(A, "2ART5")
        t.solstice("2ART5")
        assert (t.asked, t.source_code) == ("may", "2ART5")
        return t.answer(A, "yes")

    t = begun()
    assert (t.seat(A).discard, t.options(A)) == (["2ART9", "UNREST", "UNREST"], [0, 1])
    t.answer(A, "branch", 0)
    assert t.options(A) == ["2ART4", "2ART6", "2ART7"]
    t.answer(A, "2ART6")
    assert (t.exile, t.seat(A).development) == (["2ART6"], ["2ART3", "2ART4", "2ART7"])
    t = begun().answer(A, "branch", 1)
    pile = t.unrest
    t.answer(A, "UNREST").answer(A, "UNREST")
    assert (t.unrest, t.asked) == (pile + 2, "solstice")  # two, and no more
    t = begun().answer(A, "branch", 1).answer(A, "done")
    assert t.unrest == pile
    t = camelot("1TRI7").in_play(A, "2ART5").solstice("2ART5")
    assert t.asked == "solstice"  # no knight in hand
    t = camelot("2ART9").in_play(A, "2ART5").solstice("2ART5", "no")
    assert t.seat(A).hand == ["1FAM6", "2ART9"]


@pytest.mark.card("2ART6")
@pytest.mark.parametrize("where", ["hand", "discards", "on_deck", "nation_deck"])
def test_taliesin(where: str):
    knights = ("2ART9", "2ART14", "2ART17", "2ART18", "2ART19", "2ART23")
    t = camelot("2ART6").only_deck(A, "1TRI8").nation_deck(A).in_history(A, *knights).in_play(A, "2ART5")
    t.give(A, progress=1).fame_top("1FAM2", "1FAM4", "1FAM5")
    getattr(t, where)(A, "2ART9")
    t.activate(A).exhaust(A, "2ART5")  # Twrch Trwyth: the Arthurians never are an empire
    if where in ("hand", "discards"):
        assert t.options(A) == ["2ART9", "search"]
        t.answer(A, "2ART9")
    assert t.seat(A).history.count("2ART9") == 1
    assert (t.seat(A).hand, t.options(A)) == ([DUD], ["1FAM2", "1FAM4"])
    t.answer(A, "1FAM2")
    assert (t.seat(A).hand, t.seat(A).discard) == (["1FAM2", DUD], ["2ART6"])


@pytest.mark.card("2ART6")
def test_taliesin_needs_a_knight_and_an_empire():
    knights = ("2ART9", "2ART14", "2ART17", "2ART18", "2ART19", "2ART23")
    t = camelot("2ART6").only_deck(A, "1TRI8").nation_deck(A).in_history(A, *knights).in_play(A, "2ART5")
    assert not t.give(A, progress=1).activate(A).can(A, "exhaust", "2ART5")
    assert not camelot("2ART6", "2ART9").activate(A).can(A, "play", "2ART6")


@pytest.mark.card("2ART7")
@pytest.mark.parametrize("left", ["2ART10", "2ART13"])
@pytest.mark.parametrize("suit", ["tributary", "civilised"])
def test_excalibur(left: str, suit: str):
    t = camelot("2ART7").in_play(A, "2ART21", "2ART10", "2ART13").activate(A).play(A, "2ART7")
    assert t.options(A) == ["2ART10", "2ART13"]
    t.answer(A, left)
    assert (t.seat(A).discard, t.options(A)) == ([left], ["civilised", "tributary"])
    t.answer(A, suit).answer(A, "1TRI8" if suit == "tributary" else "1CIV6")
    assert t.seat(A).hand == ([DUD, "1TRI8"] if suit == "tributary" else ["1CIV6", DUD])
    assert not camelot("2ART7").in_play(A, "2ART21").activate(A).can(A, "play", "2ART7")


# --- Gwaith Camlan ----------------------------------------------------------------------------------------------------
@pytest.mark.card("2ART8")
def test_gwaith_camlan_takes_knights_or_brings_unrest():
    def begun() -> Table:
        t = camelot("2ART9", "1TRI7").in_play(A, "2ART8", "2ART21").garrisoned(A, "2ART21", "2ART14")
        return t.solstice("2ART8")

    t = begun()
    assert (t.source_code, t.options(A)) == ("2ART8", [0, 1])
    t.answer(A, "branch", 0)
    assert set(t.options(A)) == {"2ART9", "2ART14"}
    t.answer(A, "2ART14")
    assert (t.seat(A).history, t.seat(A).unrest) == (["2ART14"], 0)
    t = begun().answer(A, "branch", 0).answer(A, "2ART9")
    assert (t.seat(A).history, t.seat(A).hand) == (["2ART9"], [DUD, "1TRI7"])
    t = begun().answer(A, "branch", 1)
    assert (t.seat(A).history, t.seat(A).unrest) == ([], 2)
    t = camelot("1TRI7").in_play(A, "2ART8").solstice("2ART8")
    assert t.seat(A).unrest == 2  # no knight


@pytest.mark.card("2ART8")
def test_gwaith_camlan_comes_into_play_and_stays_there():
    t = camelot().nation_deck(A).only_deck(A).discards(A, "1TRI2", "1TRI4").draw(A, 1)
    assert t.seat(A).play == ["2ART1B", "2ART2", "2ART8"]
    assert not t.seat(A).empire
    t = camelot("2UNC4", nations=("romans", "arthurians")).in_play(B, "2ART8", "2ART11").activate(A)
    t.play(A, "2UNC4", "1TRI8")
    assert "2ART11" in t.seat(B).hand  # the Court and it are no answers: Camelot is recalled unasked


# --- knights ----------------------------------------------------------------------------------------------------------
@pytest.mark.card("2ART9")
@pytest.mark.parametrize("top", ["2ART7", "skip"])
@pytest.mark.parametrize("under", ["2ART21", "skip"])
def test_bedwyr(top: str, under: str):
    t = camelot("2ART9").discards(A, "2ART7", "1TRI2").in_play(A, "2ART21", "2ART11").only_deck(A, "1TRI4", "1TRI6")
    t.activate(A).play(A, "2ART9")
    assert t.options(A) == ["2ART7", "skip"]
    t.answer(A, top)
    assert t.seat(A).deck[0] == ("1TRI4" if top == "skip" else "2ART7")
    assert t.options(A) == ["2ART21", "skip"]
    t.answer(A, under)
    if under == "skip":
        assert (t.seat(A).garrisons, "2ART9" in t.seat(A).discard) == ({}, True)
    else:
        assert t.seat(A).garrisons == {"2ART21": ["2ART9"]}
        assert t.seat(A).hand == sorted([DUD, "1TRI4" if top == "skip" else "2ART7"])  # Britannia Prima draws


@pytest.mark.card("2ART14")
@pytest.mark.parametrize("under", ["2ART22", "skip"])
def test_gawain(under: str):
    t = camelot("2ART14", "2ART19").in_play(A, "2ART21", "2ART22").garrisoned(A, "2ART21", "2ART9", "2ART18", "1TRI2")
    t.garrisoned(A, "2ART22", "2ART17").activate(A).play(A, "2ART14")
    assert (t.seat(A).unrest, t.seat(A).progress) == (1, 3)
    t.answer(A, under)
    assert ("2ART14" in t.seat(A).garrisons["2ART22"]) == (under != "skip")
    assert ("2ART14" in t.seat(A).discard) == (under == "skip")


@pytest.mark.card("2ART17")
def test_percival():
    def played(*hand: str) -> Table:
        return camelot("2ART17", *hand).in_play(A, "2ART21").discards(A, "2ART3", "1TRI2").activate(A).play(A, "2ART17")

    t = played("UNREST")
    pile = t.unrest
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.unrest, t.seat(A).unrest, t.options(A)) == (pile + 1, 0, ["2ART21", "skip"])
    t.answer(A, "skip")
    assert t.seat(A).discard == ["1TRI2", "2ART17", "2ART3"]
    t = played("UNREST").answer(A, "branch", 0).answer(A, "2ART21")
    assert t.seat(A).garrisons["2ART21"] == ["2ART17"]
    t = played("UNREST").answer(A, "branch", 1)
    assert (t.seat(A).hand, t.exile, t.seat(A).unrest) == (["1FAM6", "2ART3", "UNREST"], ["2ART17"], 1)
    t = camelot("2ART17").on_deck(A, "1TRI2", "2ART3").activate(A).play(A, "2ART17")
    assert (t.seat(A).hand, t.exile) == ([DUD, "2ART3"], ["2ART17"])  # from the draw deck


@pytest.mark.card("2ART18")
def test_kay():
    t = camelot("2ART18").discards(A, "1REG6", "1TRI2", "1REG7").only_deck(A, "1TRI4", "1TRI6").in_play(A, "2ART22")
    t.activate(A).play(A, "2ART18")
    assert t.options(A) == ["1REG6", "1REG7", "skip"]
    t.answer(A, "1REG7")
    assert (t.seat(A).deck, t.options(A)) == (["1REG7", "1TRI4", "1TRI6"], ["2ART22", "skip"])
    t.answer(A, "2ART22")
    assert (t.seat(A).hand, t.seat(A).garrisons) == ([DUD, "1REG7"], {"2ART22": ["2ART18"]})
    t = camelot("2ART18").discards(A, "1REG6").only_deck(A, "1TRI4").in_play(A, "2ART22").activate(A)
    t.play(A, "2ART18", "skip", "skip")
    assert (t.seat(A).deck, t.seat(A).discard) == (["1TRI4"], ["1REG6", "2ART18"])


@pytest.mark.card("2ART19")
@pytest.mark.parametrize("got", ["1REG2", "1TRI8"])
def test_king_arthur(got: str):
    t = camelot("2ART19").in_play(A, "2ART21", "2ART22", "2ART12").garrisoned(A, "2ART21", "2ART9")
    t.garrisoned(A, "2ART12", "2CIV15").garrisoned(A, "2ART22", "1TRI2").activate(A).play(A, "2ART19")
    assert t.options(A) == ["2ART12", "2ART21"]  # Regions with a knight
    t.answer(A, "2ART21")
    assert t.seat(A).discard == ["2ART21", "2ART9"]
    assert t.options(A) == ["1REG2", "1TRI8"]
    t.answer(A, got)
    assert got in t.seat(A).hand
    t = camelot("2ART19").in_play(A, "2ART21").garrisoned(A, "2ART21", "1TRI2").activate(A)
    assert not t.can(A, "play", "2ART19")


@pytest.mark.card("2ART23")
def test_merlin():
    def ready(*knights: str) -> Table:
        t = camelot("2ART23").in_play(A, "2ART21", "2ART22").garrisoned(A, "2ART2", "2ART7")
        t.garrisoned(A, "2ART21", *knights[:2], "1TRI2").garrisoned(A, "2ART22", *knights[2:])
        return t.activate(A)

    t = ready("2ART9", "2ART14", "2ART18", "2ART17").play(A, "2ART23", "2ART9", "2ART14")
    assert set(t.options(A)) == {"2ART17", "2ART18"}
    t.answer(A, "2ART18")
    assert t.seat(A).discard == ["2ART14", "2ART18", "2ART23", "2ART9"]
    assert t.seat(A).hand == [DUD, "2ART7"]
    assert t.seat(A).garrisons == {"2ART21": ["1TRI2"], "2ART22": ["2ART17"]}
    assert not ready("2ART9", "2ART14").can(A, "play", "2ART23")  # three knights


# --- the others -------------------------------------------------------------------------------------------------------
@pytest.mark.card("2ART10")
def test_viviane():
    t = camelot("2ART10", "1TRI7").activate(A).play(A, "2ART10")
    assert (t.seat(A).progress, t.asked, t.seat(A).garrisons) == (1, "token", {})  # no garrison
    t = camelot().in_play(A, "2ART10").garrisoned(A, "2ART10", "2ART9", "1TRI2").on_deck(A, "1TRI4").solstice("2ART10")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).hand, t.seat(A).garrisons) == ([DUD, "2ART9"], {"2ART10": ["1TRI2"]})
    t = camelot().in_play(A, "2ART10").garrisoned(A, "2ART10", "2ART9").on_deck(A, "1TRI4")
    t.solstice("2ART10", ("branch", 1))
    assert (t.seat(A).hand, t.seat(A).garrisons) == ([DUD, "1TRI4"], {"2ART10": ["2ART9"]})


@pytest.mark.card("2ART13")
def test_avalon():
    t = camelot("2ART13", "1TRI7").discards(A, "2ART9", "1TRI2").activate(A).play(A, "2ART13")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1TRI7", "2ART9"], ["1TRI2"])
    assert t.options(A) == ["1TRI7", "2ART9", "skip"]
    t.answer(A, "2ART9")
    assert t.seat(A).garrisons == {"2ART13": ["2ART9"]}
    t = camelot().give(A, population=2).in_play(A, "2ART13").solstice("2ART13")
    assert t.source_code != "2ART13"  # it is paid with progress
    t = camelot().give(A, progress=2).in_play(A, "2ART13").garrisoned(A, "2ART13", "2ART9").solstice("2ART13")
    assert t.asked == "may"
    t.answer(A, "yes")
    assert (t.seat(A).progress, t.seat(A).hand) == (1, [DUD, "2ART13", "2ART9"])
    t = camelot().give(A, progress=2).in_play(A, "2ART13").solstice("2ART13", "no")
    assert (t.seat(A).progress, "2ART13" in t.seat(A).play) == (2, True)
    assert camelot().give(A, material=2).in_play(A, "2ART13").solstice("2ART13").asked == "solstice"


@pytest.mark.card("2ART15")
def test_lady_bertilak():
    t = camelot("2ART15", nations=ARTHURIANS).in_play(A, "2ART21", "2ART22").garrisoned(A, "2ART21", "2ART9")
    t.on_deck(A, "1TRI2", "1TRI4").hand(B, "1TRI6", "1TRI7", "1TRI8", "1TRI1").hand(C, "1REG6").activate(A)
    t.free(A, "2ART15")
    assert (t.seat(A).play[2:], t.seat(A).hand) == (["2ART22", "2ART15"], [DUD, "1TRI2", "1TRI4"])
    t.answer(B, "1TRI6").answer(B, "1TRI7")
    assert (t.seat(B).discard, t.seat(C).hand, t.seat(C).discard) == (["1TRI6", "1TRI7"], [], ["1REG6"])
    assert t.worth(A, "2ART15") == 0
    t = camelot("2ART15").in_play(A, "2ART21").garrisoned(A, "2ART21", "1TRI6").activate(A).free(A, "2ART15")
    assert t.seat(A).garrisons == {"2ART21": ["1TRI6"]}  # no knight there
    t = camelot().in_history(A, "2ART15", "2ART16")
    assert (t.worth(A, "2ART15"), t.worth(A, "2ART16")) == (2, 2)


@pytest.mark.card("2ART16")
@pytest.mark.parametrize("do", ["yes", "no"])
def test_morigena(do: str):
    t = camelot("2ART16", nations=ARTHURIANS).in_play(A, "2ART21", "2ART22").garrisoned(A, "2ART21", "2ART23")
    t.garrisoned(A, "2ART22", "2ART9").garrisoned(A, "2ART2", "2ART7").nation_deck(A, "2ART12", "2ART15").activate(A)
    t.play(A, "2ART16")
    assert [t.seat(p).unrest for p in (A, B, C)] == [1, 1, 1]
    assert t.asked == "may"
    t.answer(A, do)
    if do == "yes":
        assert t.seat(A).discard == ["2ART12", "2ART16", "2ART21", "2ART23", "2ART7"]
        assert (t.seat(A).nation, t.seat(A).garrisons) == (["2ART15"], {"2ART22": ["2ART9"]})
    else:
        assert (t.seat(A).discard, t.seat(A).nation) == (["2ART16"], ["2ART12", "2ART15"])
    t = camelot("2ART16").in_play(A, "2ART21").garrisoned(A, "2ART21", "2ART9").garrisoned(A, "2ART2", "2ART7")
    assert t.activate(A).play(A, "2ART16").asked in ("token", "act")  # no Merlin
    assert t.worth(A, "2ART16") == 0


@pytest.mark.card("2ART20")
def test_uther():
    t = camelot("2ART20").on_top("uncivilised", "1UNC2").activate(A).play(A, "2ART20")
    assert t.options(A) == ["1UNC3", "1UNC8", "top"]
    t.answer(A, "top")
    assert (t.seat(A).hand, t.seat(A).history, t.seat(A).discard) == ([DUD, "1UNC2"], ["2ART20"], [])


@pytest.mark.card("2ART24")
def test_guinevere():
    def ready() -> Table:
        t = camelot("2ART24", "1CIV12", "1TRI2", nations=ARTHURIANS).in_play(A, "2ART21", "2UNC15").discards(A, "1ROM8")
        return t.garrisoned(A, "2ART21", "2ART19", "2ART9").activate(A).play(A, "2ART24")

    t = ready()
    assert [t.seat(p).progress for p in (A, B, C)] == [0, 1, 1]
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.options(A) == ["1CIV6", "1UNC3", "1UNC8"]
    t.answer(A, "1UNC3")
    assert t.seat(A).hand == ["1CIV12", DUD, "1TRI2", "1UNC3", "UNREST"]
    t = ready().answer(A, "branch", 1)  # the only Empire card in hand
    assert (t.seat(A).garrisons, t.seat(A).hand) == ({"2ART21": ["2ART9"]}, [DUD, "1TRI2"])
    assert t.seat(A).discard == ["1CIV12", "1ROM8", "2ART19", "2ART24"]
    t = camelot("2ART24", "1CIV12").activate(A).play(A, "2ART24")
    assert t.options(A) == ["1CIV6", "1UNC3", "1UNC8"]  # King Arthur is not there


@pytest.mark.card("2ART25")
def test_cafall():
    t = camelot("2ART25").in_play(A, "2ART5", "2ART11").only_deck(A, "1TRI2", "1TRI4", "1TRI6").activate(A)
    t.free(A, "2ART25")
    assert t.options(A) == [DUD, "1TRI2", "1TRI4"]
    t.answer(A, DUD)
    assert (t.seat(A).deck, t.seat(A).hand) == ([DUD, "1TRI6"], ["1TRI2", "1TRI4"])
    assert t.options(A) == ["2ART5", "skip"]
    t.answer(A, "2ART5")
    assert (t.exile, t.seat(A).discard) == (["2ART5"], ["2ART25"])
    t = camelot("2ART25").in_play(A, "2ART5").only_deck(A, "1TRI2", "1TRI4").activate(A).free(A, "2ART25", DUD, "skip")
    assert (t.exile, "2ART5" in t.seat(A).play) == ([], True)
    t = camelot("2ART25").garrisoned(A, "2ART2", "2ART5").only_deck(A, "1TRI2", "1TRI4").activate(A)
    t.free(A, "2ART25", DUD, "2ART5")
    assert (t.exile, t.seat(A).garrisons) == (["2ART5"], {})  # the active quest
    t = camelot("2ART25").garrisoned(A, "2ART2", "2ART7").only_deck(A, "1TRI2", "1TRI4").activate(A)
    assert t.free(A, "2ART25", DUD).asked == "act"  # no other quest
