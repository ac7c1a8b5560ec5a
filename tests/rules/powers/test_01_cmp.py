"""CMP: what is in the box."""

from __future__ import annotations

from pathlib import Path

import pytest

import imperia
from imperia.games.powers.cards import DECK
from imperia.games.powers.lexicon import EVENT, FACTIONS, NEVER
from imperia.games.powers.tables import FINAL, KIND, REPLACES, STEP, SYMBOL
from powers_dsl import *

CATALOGUE = Path(__file__).parents[3] / "docs" / "rules" / "powers_cards.md"
ICONS = {"left": "←", "right": "→", "column-left": "⇐", "column-right": "⇒", "skull": "skull", "shield": "shield"}
SOURCES = {"printed": "rulebook", "fragment": "rulebook-fragment", "original": "original"}


def catalogue() -> dict[str, list[str]]:
    """The table rows of the card catalogue by card id."""
    rows = [line.strip().strip("|").split("|") for line in CATALOGUE.read_text("utf-8").splitlines()]
    return {row[0].strip(): [cell.strip() for cell in row] for row in rows if len(row) == 10 and "PW-" in row[0]}


@pytest.mark.rule("PW-CMP-01")
def test_there_are_72_cards_and_two_variants():
    assert len({card.code for card in DECK}) == len(DECK) == 72
    assert imperia.game("powers").options["variant"].values == ("struggle", "illuminati")


@pytest.mark.rule("PW-CMP-02")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_has_4_characters_2_threats_5_events_and_1_hideout(faction: str):
    kinds = [card.kind for card in DECK if card.faction == faction]
    assert [kinds.count(kind) for kind in (0, 1, 2, 3)] == [4, 2, 5, 1]


@pytest.mark.rule("PW-CMP-03")
def test_men_stand_first_and_second_on_the_list_women_third_and_fourth_and_freemasons_are_all_men():
    for faction, names in LISTS.items():
        sexes = "".join(DECK[number(name)].sex for name in names)
        assert sexes == ("mmmm" if faction == "ZED" else "mmff")


@pytest.mark.rule("PW-CMP-03")
@pytest.mark.parametrize(
    "agent", [name for names in LISTS.values() for name in names if name not in (THORNE, CAROLINE)]
)
def test_thorne_threatens_women_only_and_caroline_sets_only_men_against_each_other(agent: str):
    woman = DECK[number(agent)].sex == "f"
    others = [name for names in LISTS.values() for name in names if name not in (agent, THORNE, CAROLINE, FINCH, VANE)]
    t = illuminati(3, candidates=others[-3:])
    t.lay(THORNE, agent, SPRING)
    assert t.card(agent).threatened == woman
    t = illuminati(3, candidates=others[-3:])
    t.lay(CAROLINE, agent, FINCH if agent != FINCH else VANE)
    if t.asker == agent:
        t.answer(B, t.options(B)[-1])
    assert t.card(agent).threatened == (not woman)


@pytest.mark.rule("PW-CMP-03")
def test_agent_means_both_sexes():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, EILLID)
    assert t.card(MARSHALL).threatened
    assert t.card(EILLID).threatened


@pytest.mark.rule("PW-CMP-03", "PW-SET-02")
def test_a_candidate_has_no_ability_and_no_sex():
    """Niamh would save the women of her column, and a man in Caroline's column would save her."""
    t = table("STR", "ZED", "SID", candidates=[NIAMH, FINCH])
    t.round(CAROLINE, DAGGER, EILLID)
    assert not t.card(EILLID).protected
    assert not t.card(CAROLINE).protected
    t.round(BALL, OATH, RING)
    assert t.card(EILLID).dead
    assert t.card(CAROLINE).dead


@pytest.mark.rule("PW-CMP-04")
@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card.code))
def test_the_icons_of_a_card_are_those_of_the_catalogue(card):
    printed = catalogue()[card.code][6].replace("–", "").split()
    assert {ICONS.get(icon, icon) for icon in card.icons()} & {*ICONS.values(), "knot"} == set(printed)


@pytest.mark.rule("PW-CMP-04")
@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card.code))
def test_names_kind_sex_and_source_of_a_card_are_those_of_the_catalogue(card):
    _, cs, en, _, kind, sex, _, _, _, source = catalogue()[card.code]
    assert cs.rstrip("†") == card.name("cs")
    assert en == card.name("en")
    assert source == SOURCES[card.source]
    assert sex.replace("–", "") == card.sex
    assert kind.split()[0].replace("character", "agent") == ("agent", "threat", "event", "hideout")[card.kind]
    assert ("symbol" in kind) == SYMBOL[card.number]


@pytest.mark.rule("PW-CMP-05", "PW-EVT-01", "PW-EVT-02", "PW-EVT-03")
def test_of_30_events_13_are_immediate_5_bear_a_symbol_and_12_wait_for_the_end():
    events = [card.number for card in DECK if KIND[card.number] == EVENT]
    immediate = {code(c) for c in events if STEP[c] != NEVER}
    symbols = {code(c) for c in events if SYMBOL[c]}
    rest = {code(c) for c in events} - immediate - symbols
    assert immediate == {
        BATTLE, SEARCH, YARD, EXPERIMENT, EYE, EVIDENCE, AWAKENING, CIPHERS, PACT, EMPTINESS, WALPURGIS, LURE, SCOUTS,
    }  # fmt: skip
    assert symbols == {WISDOM, FATE, SPRING, DUSK, BLOOD}
    assert len(rest) == 12
    assert {name for name in rest if FINAL[number(name)] is None} == {RITUALS}
    assert {code(c) for c in events if REPLACES[c]} == {EXPERIMENT, EVIDENCE}


@pytest.mark.rule("PW-CMP-06", "PW-AMB-01", "PW-DEC-01")
@pytest.mark.parametrize("variant", ["struggle", "illuminati"])
@pytest.mark.parametrize("seats", range(1, 9))
def test_three_to_six_play(seats: int, variant: str):
    game = imperia.game("powers")
    if seats in (3, 4, 5, 6):
        assert len(game.new(seats=seats, options={"variant": variant}).view(None)["rows"]) == seats
    else:
        with pytest.raises(imperia.SetupError, match="3 to 6"):
            game.new(seats=seats, options={"variant": variant})


@pytest.mark.rule("PW-CMP-06", "PW-SET-01", "PW-DEC-01")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"factions": "STR,ZED,STR"}, "twice"),
        ({"factions": "STR,ZED"}, "3 players"),
        ({"factions": "STR,ZED,SID,ORI"}, "3 players"),
        ({"factions": "STR,ZED,NIX"}, "NIX"),
        ({"factions": "STR,ZED,SID", "variant": "illuminati"}, "nobody commands"),
        ({"variant": "peace"}, "peace"),
        ({"traitor": "no"}, "traitor"),
    ],
)
def test_each_player_commands_another_faction_and_wrong_wishes_are_refused(options: dict[str, str], reason: str):
    with pytest.raises(imperia.SetupError, match=reason):
        imperia.game("powers").new(seats=3, options=options)
