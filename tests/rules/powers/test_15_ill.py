"""ILL: the variant Illuminati."""

from __future__ import annotations

import pytest

import imperia
from powers_dsl import *

CHARACTERS = [name for names in LISTS.values() for name in names]
ZED_AGENTS = [MARSHALL, LEDOUX, THORNE]


@pytest.mark.rule("PW-ILL-01")
def test_players_command_no_faction_and_use_all_cards():
    t = illuminati(3)
    assert [row["faction"] for row in t.view["rows"]] == [None, None, None]
    t.round(MARSHALL, CAROLINE, HUNT).round(MIRROR, BALL, RACE)
    t.round(BLOOD, CRYPT, POISON, appear=[C])
    assert t.candidate(C) == "appeared"
    assert t.card(MARSHALL).active
    assert t.card(CAROLINE).active  # a man lay in her column


@pytest.mark.rule("PW-ILL-02")
def test_candidates_are_drawn_by_lot_from_all_characters_and_secret():
    drawn = set()
    for seed in range(40):
        t = Table(imperia.game("powers").new(seats=4, seed=seed, options={"variant": "illuminati"}))
        assert t.asked == "draft"  # nobody chooses
        names = [code(card) for card in t.state.candidate]
        assert len(set(names)) == 4
        assert set(names) <= set(CHARACTERS)
        drawn |= set(names)
        assert t.state.view(A)["rows"][A]["candidate"]["card"] == t.state.candidate[A]
        assert t.state.view(B)["rows"][A]["candidate"]["card"] is None
        assert t.view["rows"][A]["candidate"]["card"] is None
    assert len(drawn) > 18


@pytest.mark.rule("PW-ILL-03")
@pytest.mark.parametrize(("seats", "pile"), [(3, 60), (4, 56), (5, 52), (6, 48)])
def test_three_cards_each_and_one_common_pile(seats: int, pile: int):
    t = illuminati(seats)
    assert t.view["pile"] == pile - seats  # the first draft lies open
    assert len(t.view["draft"]) == seats
    assert [row["hand"]["count"] for row in t.view["rows"]] == [3] * seats
    hidden = [c for hand in t.state.hands for c in hand] + t.state.piles[0] + t.state.offer
    assert {c for c in hidden if code(c) in CHARACTERS} == {number(n) for n in CHARACTERS} - set(t.state.candidate)


@pytest.mark.rule("PW-ILL-04")
def test_there_is_no_character_list():
    t = illuminati(3)
    offered = [code(c) for c in t.view["draft"]]
    possible = [code(c) for c in t.view["rows"][B]["candidate"]["possible"]]
    assert possible == [name for name in CHARACTERS if name not in offered]


@pytest.mark.rule("PW-ILL-05", "PW-DEC-03")
def test_each_takes_one_open_card_clockwise_from_the_starting_player():
    t = illuminati(4, start=C)
    offer = [code(c) for c in sorted(t.view["draft"])]
    assert len(offer) == 4
    for taken, seat in enumerate((C, D, A)):
        assert (t.asked, t.pending) == ("draft", (seat,))
        assert t.options(seat) == offer[taken:]
        t.answer(seat, offer[taken])
        assert offer[taken] in t.in_hand(seat)
    assert offer[3] in t.in_hand(B)  # the last card is taken without a question
    assert t.view["draft"] == []
    assert [len(t.in_hand(seat)) for seat in range(4)] == [4, 4, 4, 4]


@pytest.mark.rule("PW-ILL-05")
def test_picks_are_public():
    t = illuminati(3)
    taken = t.options(A)[0]
    t.answer(A, taken)
    for seat in (B, C, None):
        assert number(taken) in t.state.view(seat)["rows"][A]["hand"]["cards"]
    assert t.heard(None, "draft") == [{"seat": A, "card": number(taken)}]


@pytest.mark.rule("PW-ILL-06")
def test_the_starting_player_is_drawn_and_moves_to_the_left():
    drawn = {
        imperia.game("powers").new(seats=3, seed=seed, options={"variant": "illuminati"}).view(None)["start"]
        for seed in range(30)
    }
    assert drawn == {A, B, C}
    t = illuminati(3, start=B)
    starts = []
    for cards in ((OATH, BLOOD, SPRING), (KNOCK, BALL, RING), (PATIENCE, FEAST, DUSK)):
        starts.append((t.view["start"], t.pending))
        t.round(*cards)
    assert starts == [(B, (B,)), (C, (C,)), (A, (A,))]


@pytest.mark.rule("PW-ILL-07", "PW-DEC-04")
def test_all_lay_at_once_and_face_down_and_draw_nothing():
    t = illuminati(3)
    taken = t.options(A)[0]
    t.draft(taken)
    assert (t.asked, t.pending) == ("lay", (A, B, C))
    assert taken in t.options(A)  # the card just drafted included
    assert t.view["exposed"] is None
    pile = t.view["pile"]
    t.hand(B, OATH).hand(C, KNOCK).hand(A, BLOOD)
    t.answer(A, BLOOD)
    assert t.slot(A, 1) == []
    t.answer(B, OATH).answer(C, KNOCK)
    assert [len(t.in_hand(seat)) for seat in (A, B, C)] == [3, 3, 3]
    assert t.view["pile"] == pile - 3  # only the next draft


@pytest.mark.rule("PW-ILL-08", "PW-DEC-14")
def test_opponents_guess_a_name_or_a_faction():
    t = illuminati(3, candidates=[MORRIGAN, FINCH, CRANK])
    t.lay(MARSHALL, OATH, KNOCK)
    assert t.options(B) == [*CHARACTERS, *LISTS, "pass"]


@pytest.mark.rule("PW-ILL-08", "PW-EX-32", "PW-AGT-04")
def test_a_right_faction_is_confirmed_but_uncovers_nothing():
    t = illuminati(3, candidates=[MORRIGAN, FINCH, CRANK])
    t.round(MARSHALL, OATH, KNOCK, guess={A: "MAG"})
    assert [event["right"] for event in t.heard(B, "guess")] == [1]
    assert t.candidate(A) == "hidden"
    assert [code(c) for c in t.view["rows"][A]["candidate"]["possible"]] == LISTS["MAG"]
    t.round(THIRST, BLOOD, RING, appear=[A])
    assert t.candidate(A) == "appeared"


@pytest.mark.rule("PW-ILL-08")
@pytest.mark.parametrize("faction", LISTS)
def test_every_faction_can_be_guessed_right_and_wrong(faction: str):
    candidate = LISTS[faction][-1]
    others = [names[-1] for f, names in LISTS.items() if f != faction]
    t = illuminati(3, candidates=[candidate, *others[:2]])
    t.round(ASHRAF, OATH, KNOCK, guess={A: faction})
    assert [event["right"] for event in t.heard(B, "guess")] == [1]
    t = illuminati(3, candidates=[others[0], candidate, others[1]])
    t.round(ASHRAF, OATH, KNOCK, guess={A: faction})
    assert [event["right"] for event in t.heard(B, "guess")] == [0]


@pytest.mark.rule("PW-ILL-08", "PW-AGT-05")
def test_a_wrong_faction_is_a_wrong_guess():
    t = illuminati(3, candidates=[MORRIGAN, FINCH, CRANK])
    t.round(MARSHALL, OATH, KNOCK, guess={A: "STR"})
    assert t.candidate(A) == "hidden"
    assert t.view["rows"][A]["wrong"] == 1
    assert not set(LISTS["STR"]) & {code(c) for c in t.view["rows"][A]["candidate"]["possible"]}


@pytest.mark.rule("PW-ILL-08")
def test_a_right_name_uncovers_and_disagreement_is_wrong():
    t = illuminati(3, candidates=[MORRIGAN, FINCH, CRANK])
    t.round(MARSHALL, OATH, KNOCK, guess={A: MORRIGAN})
    assert t.candidate(A) == "uncovered"
    t = illuminati(3, candidates=[MORRIGAN, FINCH, CRANK])
    t.lay(MARSHALL, OATH, KNOCK)
    t.answer(B, "MAG").answer(C, MORRIGAN).answer(B, "MAG").answer(C, MORRIGAN)
    assert t.candidate(A) == "hidden"
    assert t.view["rows"][A]["wrong"] == 1


@pytest.mark.rule("PW-ILL-09")
@pytest.mark.parametrize(("agents", "points"), [(0, 3), (1, 7), (2, 12), (3, 18)])
def test_characters_of_one_faction_score_as_a_set_the_candidate_included(agents: int, points: int):
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    for agent, other in zip(ZED_AGENTS[:agents], (BLOOD, SPRING, DUSK), strict=False):
        t.round(agent, other, None)
    t.end()
    assert t.line(A, "sets") == points
    assert t.line(A, "agents") == 0


@pytest.mark.rule("PW-ILL-09", "PW-EX-06")
def test_the_example_of_the_rulebook():
    t = illuminati(3, candidates=[CRANK, FINCH, ZAHIR])
    t.round(JANE, BLOOD, SPRING).round(MORRIGAN, OATH, DUSK).round(VANE, BALL, RING)
    t.end()
    assert t.line(A, "sets") == 14
    assert t.points(MORRIGAN, "abilities") == 3  # three symbols of others: abilities come on top


@pytest.mark.rule("PW-ILL-09")
def test_dead_agents_do_not_count_and_the_candidate_always_lives():
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.round(MARSHALL, THIRST, SPRING, guess={A: FINCH}).round(BLOOD, BALL, RING)
    assert t.card(MARSHALL).dead
    t.end()
    assert t.line(A, "sets") == 3
    assert t.line(B, "sets") == 3


@pytest.mark.rule("PW-ILL-10", "PW-EX-07", "PW-AMB-23")
@pytest.mark.parametrize(("symbols", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25)])
def test_symbols_score_by_their_square(symbols: int, points: int):
    t = illuminati(3)
    for symbol in (WISDOM, FATE, SPRING, DUSK, BLOOD)[:symbols]:
        t.round(symbol, None, None)
    t.end()
    assert t.line(A, "symbols") == points


@pytest.mark.rule("PW-ILL-10", "PW-AMB-23", "PW-CARD-27")
def test_with_copies_there_are_seven_symbols():
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    for symbol in (WISDOM, FATE, SPRING, DUSK, BLOOD):
        t.round({A: symbol})
    t.round({A: CIPHERS}, picks={CIPHERS: WISDOM}).round({A: SCOUTS}, picks={SCOUTS: FATE})
    t.end()
    assert t.line(A, "symbols") == 49


@pytest.mark.rule("PW-ILL-10", "PW-CARD-27", "PW-AMB-22")
def test_a_cancelled_symbol_does_not_count_and_a_copied_one_does():
    t = illuminati(3)
    t.round(WISDOM, OATH, KNOCK).round(FATE, EMPTINESS, RING).round(CIPHERS, BALL, FEAST, picks={CIPHERS: WISDOM})
    t.end()
    assert t.line(A, "symbols") == 4


@pytest.mark.rule("PW-ILL-11")
def test_kills_appearances_and_the_end_score_as_before():
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.round(THIRST, DAGGER, JANE, appear=[A]).round(BALL, HUNT, RING, appear=[B])
    assert t.card(JANE).dead
    t.round(OATH, KNOCK, NOOSE, appear=[C])
    assert t.over
    assert (t.points(THIRST), t.points(DAGGER)) == (3, 3)
    assert [t.line(seat, "appearance") for seat in (A, B, C)] == [1, 2, 3]
    assert [t.line(seat, "ending") for seat in (A, B, C)] == [0, 0, 3]


@pytest.mark.rule("PW-ILL-12", "PW-AMB-14", "PW-ILL-06")
@pytest.mark.parametrize(("seats", "drafts", "left"), [(5, 10, 2), (6, 8, 0)])
def test_with_too_short_a_pile_there_is_no_draft_and_play_goes_on_from_hand(seats: int, drafts: int, left: int):
    """Five players: ten drafts leave two cards, which nobody ever sees. Six: eight drafts take the last card."""
    t = illuminati(seats)
    for n in range(1, drafts + 1):
        assert (t.number_of_round, t.asked) == (n, "draft")
        quiet_round(t, n)
    everybody = tuple(range(seats))
    assert (t.number_of_round, t.asked, t.pending) == (drafts + 1, "lay", everybody)
    assert t.view["start"] == drafts % seats  # the role still moves on
    assert t.view["draft"] == []
    assert [len(t.in_hand(seat)) for seat in everybody] == [3] * seats
    pile = list(t.state.piles[0])
    assert len(pile) == left
    quiet_round(t, drafts + 1)
    assert t.state.piles[0] == pile
    assert [len(t.in_hand(seat)) for seat in everybody] == [2] * seats


def quiet_step(t: Table) -> None:
    """Everybody who is asked declines, or takes and lays something harmless."""
    for seat in t.pending:
        options = t.options(seat)
        decline = [what for what in options if what in ("pass", "hide", "skip")]
        harmless = [what for what in options if what not in THREATS]
        t.answer(seat, (decline or harmless or options)[-1])


def quiet_round(t: Table, n: int) -> None:
    while t.number_of_round == n and not t.over:
        quiet_step(t)
