"""INF: what everybody sees, what one seat knows, what nobody knows; in views, logs and worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from imperia.cards.laws import check_resampling
from imperium_dsl import *


def seen(t: Table, p: int | None, of: int) -> dict[str, Any]:
    """What lies before a seat, as another one or an onlooker sees it."""
    return t.state.view(p)["nations"][of]


def names(cards: list[int | None]) -> list[str | None]:
    return [None if card is None else code(card) for card in cards]


def lawful(t: Table) -> None:
    """Worlds drawn for any seat look the same to it and keep no trace of what it cannot know."""
    for p in range(t.state.seats):
        check_resampling(t.state, p, 1, 2)


def varies(t: Table, p: int, what: Callable[[Imperium], Any], n: int = 12) -> bool:
    """Is something not the same in all worlds that a seat thinks possible?"""
    return len({repr(what(t.state.determinize(p, seed))) for seed in range(n)}) > 1


@pytest.mark.rule("IM-INF-01", "IM-KW-GAR-11")
def test_garrisons_are_public():
    t = table("romans", "greeks").hand(A, "1ROM20", "1UNC2").activate(A).play(A, "1ROM20", "1UNC2")
    for p in (A, B, None):
        (region,) = [card for card in seen(t, p, A)["play"] if card["slot"] == BY_CODE["1ROM20"]]
        assert names(region["garrison"]) == ["1UNC2"]
        assert t.heard(p, "garrisoned")[0]["card"] == BY_CODE["1UNC2"]
    lawful(t)


@pytest.mark.rule("IM-INF-02", "IM-KW-HIS-05", "IM-KW-SNK-03")
@pytest.mark.parametrize("nation", ["romans", "atlanteans"])
def test_history_and_sunken_cards_are_their_owners_alone(nation: str):
    t = table(nation, "greeks").in_history(A, "1UNC2", "1UNC3")
    assert names(seen(t, A, A)["history"]["cards"]) == ["1UNC2", "1UNC3"]
    for p in (B, None):
        assert seen(t, p, A)["history"]["cards"] == [None, None]
    assert varies(t, B, lambda s: s.history[A])
    assert not varies(t, A, lambda s: s.history[A])
    lawful(t)


@pytest.mark.rule("IM-INF-03", "IM-KW-LOO-01")
@pytest.mark.parametrize(("looker", "other"), [(A, B), (B, A)])
def test_cards_looked_at_are_known_to_the_looker_only(looker: int, other: int):
    t = table("romans", "greeks").fame_top("1FAM4", "1FAM5").in_play(looker, "1REG2", "1REG3", "1REG4")
    t.hand(looker, "1ROM14").turn(looker).activate(looker).play(looker, "1ROM14")
    assert names(t.state.view(looker)["fame"]["seen"]) == ["1FAM4", "1FAM5"]
    for p in (other, None):
        assert t.state.view(p)["fame"]["seen"] == []
    assert t.heard(other, "looked-fame")[0]["n"] == 2
    lawful(t)
    t.answer(looker, "1FAM5")
    assert names(t.state.view(looker)["fame"]["seen"]) == ["1FAM4"]  # it went back
    assert not varies(t, looker, lambda s: s.fame[-1])
    assert varies(t, other, lambda s: s.fame[-1])
    lawful(t)


@pytest.mark.rule("IM-INF-03")
@pytest.mark.parametrize(("looker", "other"), [(A, B), (B, A)])
def test_a_nation_card_looked_at_is_known_to_its_owner_until_the_deck_is_shuffled(looker: int, other: int):
    t = table(*(("vikings", "greeks") if looker == A else ("greeks", "vikings"))).hand(looker, "1VIK16", "UNREST")
    top = t.turn(looker).activate(looker).seat(looker).nation[0]
    t.play(looker, "1VIK16")
    assert names(seen(t, looker, looker)["nation_deck"]["seen"]) == [top]
    assert seen(t, other, looker)["nation_deck"]["seen"] == []
    assert t.heard(looker, "looked-nation")[0]["card"] >= 0
    assert t.heard(other, "looked-nation")[0]["card"] == -1
    lawful(t)
    t.answer(looker, "yes")  # shuffle it
    assert seen(t, looker, looker)["nation_deck"]["seen"] == []
    assert varies(t, looker, lambda s: s.nation[looker][-1])


@pytest.mark.rule("IM-INF-04", "IM-KW-FIN-02")
def test_found_cards_are_revealed():
    t = table("mauryans", "greeks").offer("1REG8", None, None, "1REG9").hand(A, "2MAU19", "1UNC2").activate(A)
    t.play(A, "2MAU19", ("branch", 1))
    for p in (A, B, None):
        assert t.heard(p, "found") == [{"seat": A, "card": BY_CODE["2MAU9"]}]
    lawful(t)
    t = table("vikings", "greeks").in_play(A, "1VIK17").give(A, population=1).hand(A, "1VIK21", "1UNC2").activate(A)
    t.play(A, "1VIK21", "search", "1VIK3")
    for p in (B, None):
        assert sorted(names(seen(t, p, A)["hand"]["cards"]), key=str) == ["1VIK3", None]  # all know that he has it
    lawful(t)


@pytest.mark.rule("IM-INF-04", "IM-KW-FIN-02")
@pytest.mark.parametrize(("searcher", "other"), [(A, B), (B, A)])
def test_who_searches_decks_sees_them_until_they_are_shuffled(searcher: int, other: int):
    t = table(*(("vikings", "greeks") if searcher == A else ("greeks", "vikings"))).in_play(searcher, "1VIK17")
    t.give(searcher, population=1).hand(searcher, "1VIK21", "1UNC2").turn(searcher).activate(searcher)
    t.play(searcher, "1VIK21", "search")
    for deck in ("draw", "nation_deck"):
        assert len(seen(t, searcher, searcher)[deck]["seen"]) == seen(t, searcher, searcher)[deck]["count"] > 0
        assert seen(t, other, searcher)[deck]["seen"] == []
    lawful(t)
    t.answer(searcher, "1VIK3")
    assert [seen(t, searcher, searcher)[deck]["seen"] for deck in ("draw", "nation_deck")] == [[], []]


@pytest.mark.rule("IM-INF-05", "IM-KW-BRK-11")
def test_cards_revealed_from_the_main_deck_are_seen_by_all_and_shuffled_back():
    t = table("romans", "greeks").offer("1REG8", "1UNC3", "1CIV2", "1UNC19", "1REG9")
    t.on_top("main", "1REG3", "1UNC20", "1TRI8").innovate(A, "tributary")
    for p in (A, B, None):
        assert [code(event["card"]) for event in t.heard(p, "dug")] == ["1REG3", "1UNC20", "1TRI8"]
        assert names(seen(t, p, A)["hand"]["cards"]) == ["1TRI8"]
    for p in (A, B):
        assert varies(t, p, lambda s: s.decks[3][-2:])
    lawful(t)


@pytest.mark.rule("IM-INF-06")
def test_fame_cards_removed_in_set_up_are_seen_by_nobody():
    t = start("romans", "greeks").run("way")
    assert len(t.state.aside) == 2
    for p in (A, B):
        assert varies(t, p, lambda s: s.aside)
        for card in t.state.aside:
            assert card not in numbers(t.state.view(p))
    lawful(t)


def numbers(thing: Any) -> set[int]:
    """All cards that a view names."""
    if isinstance(thing, dict):
        return set().union(*[numbers(value) for key, value in thing.items() if key in CARD_KEYS], set())
    if isinstance(thing, list):
        return set().union(*map(numbers, thing), set())
    return {thing} if isinstance(thing, int) and not isinstance(thing, bool) else set()


CARD_KEYS = {"market", "card", "fame", "seen", "king", "exile", "nations", "hand", "cards", "draw", "discard", "play",
             "history", "nation_deck", "accession", "development", "slot", "garrison"}  # fmt: skip


@pytest.mark.rule("IM-INF-07")
@pytest.mark.parametrize("p", [A, B, None])
def test_what_lies_face_up_is_public(p: int | None):
    t = table("arthurians", "greeks").offer("1REG8").tokens("1REG8", material=2).in_play(B, "1GRE20")
    t.exhausts(B, 3)
    view = t.state.view(p)
    assert view["market"][0] == {
        "slot": BY_CODE["1REG8"], "card": BY_CODE["1REG8"], "unrest": False,
        "tokens": {"material": 2, "population": 0, "progress": 0},
    }  # fmt: skip
    assert view["unrest"] == t.unrest
    assert view["fame"]["king"] == BY_CODE["1FAM9A"]
    assert view["first"] == A
    mine, yours = view["nations"]
    assert mine["nation_deck"]["accession"] == BY_CODE["2ART8"]
    assert [CODE[quest["card"]] for quest in mine["development"]["cards"]] == t.seat(A).development
    assert mine["development"]["quests"]
    assert [CODE[card["card"]] for card in yours["play"]] == ["1GRE1B", "1GRE20"]
    assert (yours["state"], yours["actions"], yours["exhausts"]) == ("barbarian", 3, 3)


@pytest.mark.rule("IM-INF-08")
def test_the_order_of_decks_is_unknown_to_all():
    t = start("romans", "greeks").run("way")
    for p in (A, B, None):
        view = t.state.view(p)
        assert view["decks"] == [5, 5, 5, 32]
        assert view["fame"]["seen"] == []
        for q in (A, B):
            assert view["nations"][q]["draw"]["seen"] == []
            assert view["nations"][q]["nation_deck"]["seen"] == []
    for p in (A, B):
        for q in (A, B):
            assert varies(t, p, lambda s, q=q: s.draw[q])
            assert varies(t, p, lambda s, q=q: s.nation[q])
        for deck in range(4):
            assert varies(t, p, lambda s, deck=deck: s.decks[deck])
        assert varies(t, p, lambda s: s.fame)
    lawful(t)


@pytest.mark.rule("IM-INF-09")
@pytest.mark.parametrize("p", [A, B, None])
def test_pools_and_tokens_are_public(p: int | None):
    t = table("minoans", "greeks").give(A, material=3, population=2, progress=1).in_play(A, "2MIN16", "2UNC7")
    t.exhausted(A, "2UNC7").solstice(("branch", 0), ("pay", 0, 0))
    mine = seen(t, p, A)
    assert mine["goods"] == {"material": 1, "population": 2, "progress": 1}
    places = {CODE[card["card"]]: card for card in mine["play"]}
    assert places["2MIN16"]["tokens"] == {"progress": 1}
    assert places["2UNC7"]["exhausted"]
    assert mine["exhausts"] == 4
    assert not mine["nation_deck"]["exhausted"]


@pytest.mark.rule("IM-INF-10")
def test_hands_are_secret_but_their_size_is_not():
    t = start("romans", "greeks").run("way")
    assert names(seen(t, A, A)["hand"]["cards"]) == [code(card) for card in t.state.hand[A]]
    for p in (B, None):
        assert seen(t, p, A)["hand"] == {"count": 5, "cards": [None] * 5}
    assert varies(t, B, lambda s: s.hand[A])
    assert not varies(t, A, lambda s: s.hand[A])


@pytest.mark.rule("IM-INF-10")
def test_a_card_taken_from_the_market_stays_known_until_one_leaves_the_hand_unseen():
    t = table("romans", "greeks").empire(A).offer("1REG8").hand(A, "1ROM8", "1UNC2", "1CIV2").activate(A)
    t.play(A, "1ROM8", "1REG8")
    for p in (B, None):
        assert names(seen(t, p, A)["hand"]["cards"]) == ["1REG8", None, None]
    assert not varies(t, B, lambda s: BY_CODE["1REG8"] in s.hand[A])
    lawful(t)
    t.free(A, "1CIV2", "1UNC2")  # Education: a card from hand into history, which nobody sees
    assert t.heard(B, "to-history")[-1]["card"] == -1
    assert seen(t, B, A)["hand"]["cards"] == [None]
    lawful(t)


@pytest.mark.rule("IM-INF-11", "IM-KW-BRK-10")
def test_a_card_from_the_top_of_a_small_deck_is_secret():
    t = table("romans", "greeks").on_top("region", "1REG8").innovate(A, "region", "top")
    assert names(seen(t, A, A)["hand"]["cards"]) == ["1REG8"]
    assert code(t.heard(A, "broke-through-deck")[0]["card"]) == "1REG8"
    for p in (B, None):
        assert seen(t, p, A)["hand"]["cards"] == [None]
        assert t.heard(p, "broke-through-deck")[0]["card"] == -1
    hands = {t.state.determinize(B, seed).hand[A][0] for seed in range(20)}
    assert len(hands) > 1
    assert all(CODE[card][1:4] == "REG" for card in hands)  # but that it is a Region everybody knows
    lawful(t)


@pytest.mark.rule("IM-INF-11", "IM-KW-LOO-05")
def test_a_fame_card_taken_is_secret():
    t = table("vikings", "greeks").fame_top("1FAM4").hand(A, "1VIK12").activate(A).play(A, "1VIK12")
    assert code(t.heard(A, "fame")[0]["card"]) == "1FAM4"
    assert t.heard(B, "fame")[0]["card"] == -1
    assert seen(t, B, A)["hand"]["cards"] == [None]
    assert varies(t, B, lambda s: s.hand[A])
    lawful(t)


@pytest.mark.rule("IM-INF-12", "IM-INF-16")
def test_discards_from_hand_are_seen():
    t = table("romans", "greeks").hand(A, "1UNC2", "1UNC3", "1ROM14").innovate(A)
    for p in (A, B, None):
        assert sorted(names(seen(t, p, A)["discard"]), key=str) == sorted(["1UNC2", "1UNC3", like("1ROM14")])
    t = table("romans", "greeks").hand(A, "1UNC2", "1UNC3").turn(A).activate(A).stop(A).run("aim")
    t.answer(A, "1UNC3")
    assert code(t.heard(B, "discarded")[-1]["card"]) == "1UNC3"
    assert names(seen(t, B, A)["discard"]) == ["1UNC3"]
    lawful(t)


@pytest.mark.rule("IM-INF-13")
def test_the_exile_pile_is_public():
    t = table("romans", "greeks").offer(None, "1UNC3").hand(A, "1REG8").activate(A).play(A, "1REG8", "1UNC3")
    for p in (A, B, None):
        assert names(t.state.view(p)["exile"]) == ["1UNC3"]
        assert code(t.heard(p, "exiled")[-1]["card"]) == "1UNC3"


@pytest.mark.rule("IM-INF-14")
def test_sizes_are_public_and_owners_know_what_their_decks_hold():
    t = start("romans", "greeks").run("way")
    for p in (A, B, None):
        for q, nation in ((A, 5), (B, 3)):
            mine = seen(t, p, q)
            assert (mine["draw"]["count"], mine["nation_deck"]["count"], mine["history"]["count"]) == (5, nation, 0)
            if p == q:
                assert mine["draw"]["cards"] == sorted(mine["draw"]["cards"])  # their order tells nothing
                assert sorted(map(str, names(mine["draw"]["cards"]))) == t.seat(q).draw
                assert len(mine["nation_deck"]["cards"]) == nation
            else:
                assert mine["draw"]["cards"] == []
                assert mine["nation_deck"]["cards"] == []
    held = {tuple(sorted(t.state.determinize(A, seed).draw[A])) for seed in range(8)}
    assert held == {tuple(sorted(t.state.draw[A]))}


@pytest.mark.rule("IM-INF-15")
def test_a_recalled_region_is_known_to_be_in_hand():
    t = table("romans", "greeks").in_play(B, "1GRE20").hand(B, "1UNC2").hand(A, "1ROM21")
    t.offer("1REG8", None, None, "1REG9").activate(A).play(A, "1ROM21", "1REG8", "skip")
    assert sorted(names(seen(t, A, B)["hand"]["cards"]), key=str) == ["1GRE20", None]
    lawful(t)


@pytest.mark.rule("IM-INF-15", "IM-INF-02")
def test_what_goes_into_history_from_hand_is_not_shown_from_the_discard_pile_it_is():
    t = table("romans", "greeks").empire(A).hand(A, "1CIV2", "1UNC2", "1ROM14").discards(A, "1UNC3").activate(A)
    t.free(A, "1CIV2", "1UNC2", "1UNC3")
    assert t.seat(A).history == ["1UNC2", "1UNC3"]
    for p in (B, None):
        assert sorted(names(seen(t, p, A)["history"]["cards"]), key=str) == ["1UNC3", None]
        assert [event["card"] for event in t.heard(p, "to-history")] == [-1, BY_CODE["1UNC3"]]
    assert not varies(t, B, lambda s: BY_CODE["1UNC3"] in s.history[A])
    assert varies(t, B, lambda s: s.history[A])
    lawful(t)


@pytest.mark.rule("IM-INF-10", "IM-INF-15")
def test_what_was_known_of_a_hand_is_uncertain_once_a_card_has_left_it_unseen_and_only_then():
    t = table("romans", "greeks").empire(A).hand(A, "1CIV2", "1UNC2", "1UNC4", "1ROM14").discards(A, "1UNC3")
    for name in ("1UNC2", "1UNC4", "1ROM14"):
        t.state.marks[BY_CODE[name]] = 0b11  # all saw him take them
    assert names(seen(t, B, A)["hand"]["cards"]).count(None) == 1
    t.activate(A).free(A, "1CIV2", "1UNC2", "1UNC3")
    for p in (B, None):
        assert names(seen(t, p, A)["hand"]["cards"]) == [None, None]  # any of the three may be gone
        assert None in names(seen(t, p, A)["history"]["cards"])
    lawful(t)
    t = table("romans", "greeks").hand(A, "1UNC2", "1UNC4", "UNREST")
    for name in ("1UNC2", "1UNC4"):
        t.state.marks[BY_CODE[name]] = 0b11
    t.revolt(A, "UNREST")
    assert sorted(names(seen(t, B, A)["hand"]["cards"])) == ["1UNC2", "1UNC4"]  # what is returned is seen by all


@pytest.mark.rule("IM-INF-15")
@pytest.mark.parametrize(("giver", "first", "second"), [(A, B, C), (B, C, A), (C, A, B)])
def test_a_card_given_from_hand_is_known_to_both_and_to_no_third(giver: int, first: int, second: int):
    t = table("romans", "greeks", "celts").empire(giver).hand(giver, "1CIV11", "1UNC2", "1UNC3", "1ROM14")
    t.turn(giver).activate(giver).play(giver, "1CIV11", "1UNC2", "1UNC3")
    assert names(seen(t, giver, first)["hand"]["cards"]) == ["1UNC2"]
    assert seen(t, second, first)["hand"]["cards"] == [None]
    assert [event["card"] for event in t.heard(giver, "given")] == [BY_CODE["1UNC2"], BY_CODE["1UNC3"]]
    assert [event["card"] for event in t.heard(second, "given")] == [-1, BY_CODE["1UNC3"]]
    lawful(t)


@pytest.mark.rule("IM-INF-03", "IM-INF-08")
def test_a_card_put_on_top_of_a_deck_is_known_to_its_owner_only():
    t = table("greeks", "romans").hand(B, "1UNC2", "1UNC3", "1ROM14").turn(B).activate(B)
    t.play(B, "1UNC2", "no", "1UNC3")
    assert names(seen(t, B, B)["draw"]["seen"]) == ["1UNC3"]
    for p in (A, None):
        assert seen(t, p, B)["draw"]["seen"] == []
        assert t.heard(p, "to-top")[-1]["card"] == -1
    assert not varies(t, B, lambda s: s.draw[B][-1])
    assert varies(t, A, lambda s: s.draw[B][-1])
    lawful(t)


@pytest.mark.rule("IM-INF-10", "IM-INF-14")
def test_a_player_sees_what_he_would_score_but_not_what_others_hide():
    t = table("romans", "greeks").hand(A, "1FAM3", "1CIV2").hand(B, "UNREST", "UNREST").give(A, progress=3)
    assert t.worth(A, "1FAM3") == 4  # all Unrest of the Greeks
    assert t.state.view(A)["scores"] == [t.scores[A] - 4, None]
    assert t.state.view(B)["scores"] == [None, t.scores[B]]
    assert t.state.view(None)["scores"] == [None, None]
    t.end()
    for p in (A, B, None):
        assert t.state.view(p)["scores"] == t.scores


@pytest.mark.rule("IM-INF-08", "IM-INF-10")
def test_after_a_swap_with_the_nation_deck_others_cannot_say_which_card_went_there():
    t = table("romans", "greeks").empire(B).in_play(A, "1REG14").offer("1REG8", None, None, "1REG9").hand(A, "1ROM18")
    t.hand(A, "1MAC16", "1UNC2").activate(A).play(A, "1MAC16", "1REG8")  # a Region that everybody saw
    assert "1REG8" in names(seen(t, B, A)["hand"]["cards"])
    top = t.seat(A).nation[0]
    t.exhaust(A, "1REG14", "no", "yes", "1UNC2")
    assert top in t.seat(A).hand
    assert names(seen(t, A, A)["nation_deck"]["seen"]) == ["1UNC2"]
    for p in (B, None):
        assert set(seen(t, p, A)["hand"]["cards"]) == {None}
        assert seen(t, p, A)["nation_deck"]["seen"] == []
    assert t.heard(B, "swapped-nation")[0]["card"] == -1
    assert varies(t, B, lambda s: s.nation[A][-1])
    lawful(t)


@pytest.mark.rule("IM-INF-14")
def test_what_was_given_away_in_secret_is_not_thought_to_be_in_ones_own_deck():
    """Even when the giver no longer knows where the other has it: he knows the cards of his own deck."""
    t = table("carthaginians", "greeks").empire(A).hand(A, "1CIV11", "1CAR14").hand(B, "1GRE14")
    t.activate(A).play(A, "1CIV11")
    s = t.state
    given = BY_CODE["1CAR14"]
    assert given in s.hand[B]
    s.marks[given] = 0  # as when the other has put a card of his hand somewhere unseen
    assert not varies(t, A, lambda world: sorted(world.draw[A]), 40)
    assert varies(t, A, lambda world: world.draw[A])
    lawful(t)


@pytest.mark.rule("IM-INF-04", "IM-INF-10")
@pytest.mark.parametrize("p", [B, None])
def test_a_hand_revealed_by_ashoka_is_known_to_all(p: int | None):
    t = table("mauryans", "greeks").empire(A).hand(A, "2MAU5", "1UNC2").fame_top("1FAM2").activate(A).play(A, "2MAU5")
    assert "1UNC2" in names(seen(t, p, A)["hand"]["cards"])
    assert BY_CODE["1UNC2"] in [event["card"] for event in t.heard(p, "revealed")]
    found = sorted([code(event["card"]) for event in t.heard(p, "to-history")])
    assert found == t.seat(A).history  # also which cards went away for good
    assert "2MAU13" in found
    lawful(t)


@pytest.mark.rule("IM-INF-13", "IM-INF-10")
def test_a_card_got_from_exile_is_known_to_be_in_hand():
    from imperia.games.imperium.getting import lift_exiled

    t = table("romans", "greeks").exiled("1UNC2", "1UNC3")
    lift_exiled(t.state, A, BY_CODE["1UNC2"])
    assert (t.exile, names(seen(t, B, A)["hand"]["cards"])) == (["1UNC3"], ["1UNC2"])


@pytest.mark.rule("IM-INF-10", "IM-KW-TAK-01")
def test_everybody_knows_who_took_unrest():
    t = table("celts", "romans", sides="a,b").offer("1UNC8").hand(A, "1CEL16").give(A, material=3).activate(A)
    t.play(A, "1CEL16", "1UNC8", "yes")
    for p in (A, None):
        assert names(seen(t, p, B)["hand"]["cards"]) == ["UNREST"]  # by the power of the Celts
    for p in (B, None):
        assert sorted(names(seen(t, p, A)["hand"]["cards"])) == ["1UNC8", "UNREST"]  # from beneath the card
    lawful(t)
