"""The words of Imperial Settlers at the table: prices and gains on buttons are what is due, in cases that fit them."""

# ruff: noqa: F403, F405 (the cards come by name from the test language)

from __future__ import annotations

import pytest

from imperia.cards.words import ACC, GEN, LANGS, NOM, plain, say
from imperia.games.settlers.cards import BY_CODE, DECK
from imperia.games.settlers.goods import GOODS
from imperia.games.settlers.lexicon import ATTACK
from imperia.games.settlers.present import PRESENTER
from settlers_dsl import *

NAMES = ["Ann", "Bob"]


def words(text: str) -> str:
    return plain(text).replace("\u00a0", " ")


def button(t: Table, verb: str, name: str, lang: str = "en") -> tuple[str, str]:
    """The words on a button and below them."""
    option = next(c.option for c in t.choices(A, verb) if c.args[0] == name)
    said = PRESENTER.option(t.state, option, lang, NAMES), PRESENTER.detail(t.state, A, option, lang, NAMES)
    return words(said[0]), words(said[1])


# --- what a button says is due ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "once", "twice"),
    [
        ("cs", "1 osadník → získejte 1 dřevo", "2 osadníci → získejte 2 dřeva"),
        ("en", "1 worker → gain 1 wood", "2 workers → gain 2 wood"),
        ("hu", "1 telepes → kapsz 1 fát", "2 telepes → kapsz 2 fát"),
    ],
)
def test_twice_doubles_the_gain_with_the_cost(lang: str, once: str, twice: str) -> None:
    t = table(ROMAN, BARBARIAN).built(A, NEW_FOREST).give(A, settlers=2)
    assert button(t, "activate", NEW_FOREST, lang)[1] == once
    assert button(t, "twice", NEW_FOREST, lang)[1] == twice


def test_twice_is_said_of_an_effect_that_cannot_be_reckoned_up() -> None:
    t = table(BARBARIAN, ROMAN).built(A, BARTER).give(A, wood=4)
    assert button(t, "twice", BARTER, "en")[1] == "twice: discard 2 resources of any kind and gain 2 VP"


def test_razing_by_a_card_that_was_paid_for_shows_no_price() -> None:
    t = table(BARBARIAN, ROMAN).built(A, RABBLE, COAL_MINE, ARMORER).give(A, settlers=2).activate(A, RABBLE)
    assert button(t, "raze", COAL_MINE)[1] == "1 worker and 1 stone"
    t = table(EGYPTIAN, ROMAN).built(A, CHARIOT_BUILDER).built(B, COAL_MINE, ARMORER).give(A, raze=1)
    assert button(t.activate(A, CHARIOT_BUILDER), "raze", COAL_MINE)[1] == "1 worker and 1 stone"
    t = table(BARBARIAN, ROMAN).built(B, COAL_MINE).guarded(B, COAL_MINE).give(A, raze=3)
    assert button(t, "raze", COAL_MINE)[1] == "3 raze tokens → 1 worker and 1 stone"


def test_settlers_show_the_wood_on_top_and_no_location() -> None:
    t = table(ROMAN, BARBARIAN).built(A, SETTLERS).hand(A, COLOSSUS, TRADE_COLONY).give(A, wood=9, stone=9)
    assert button(t, "build", COLOSSUS)[1] == "2 stone and 1 Location or Foundation → Action, 2 VP at the end"
    t.activate(A, SETTLERS)
    assert button(t, "build", COLOSSUS)[1] == "1 wood and 2 stone → Action, 2 VP at the end"
    assert button(t, "build", COLOSSUS, "cs")[1] == "1 dřevo a 2 kameny → Akce, 2 VB na konci"


def test_the_negotiator_shows_what_the_deal_costs_as_a_location() -> None:
    t = table(JAPANESE, ROMAN).built(A, NEGOTIATOR).dealt(A, FARM, DOJO).give(A, settlers=1, wood=2, food=2)
    assert button(t.activate(A, NEGOTIATOR), "target", DOJO)[1] == "1 wood → Feature, 2 VP at the end"


# --- the verb follows what is asked -------------------------------------------------------------------------------
def test_what_is_given_is_discarded_or_put_where_the_card_says() -> None:
    t = table(BARBARIAN, ROMAN).built(A, BARTER).give(A, wood=1, food=1, stone=1).activate(A, BARTER)
    assert button(t, "give", "wood", "cs")[0] == "Odhodit 1 dřevo"
    t = table(JAPANESE, ROMAN).built(A, GATE).hand(A, RUINS, CASTLE).do(A, "gate", GATE).do(A, "cards-under", 1)
    assert button(t, "give-card", RUINS, "en")[0] == "Put Ruins under the Gate"
    t = table(EGYPTIAN, ROMAN).built(A, SANCTUARY).hand(A, RUINS, CASTLE).give(A, settlers=1).activate(A, SANCTUARY)
    assert button(t, "give-card", RUINS, "en")[0] == "Lay Ruins as a Foundation"
    t = table(ROMAN, BARBARIAN).built(A, TAVERN).hand(A, RUINS, CASTLE).activate(A, TAVERN)
    assert button(t, "give-card", RUINS, "cs")[0] == "Odhodit kartu Ruiny"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "Zaplatit 1 zlato místo 1 kamene"),
        ("en", "Pay 1 gold in place of 1 stone"),
        ("hu", "1 aranyat fizetek 1 kő helyett"),
    ],
)
def test_gold_stands_in_for_a_good_in_its_case(lang: str, said: str) -> None:
    t = table(ROMAN, BARBARIAN).hand(A, STATUE).give(A, wood=1, stone=2, gold=2).build(A, STATUE)
    labels = [words(PRESENTER.option(t.state, option, lang, NAMES)) for option in t.state.options(A)]
    assert said in labels


# --- cases ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("good", GOODS)
def test_an_amount_is_declined(good: str) -> None:
    """Czech names an animate or feminine good otherwise as an object, Hungarian every good."""
    cs = {case: say("cs", f"settlers-amount-{good}", n=1, case=case) for case in (NOM, ACC)}
    assert (cs[NOM] != cs[ACC]) == (good in ("settler", "card", "common-card", "faction-card"))
    hu = {case: words(say("hu", f"settlers-amount-{good}", n=2, case=case)) for case in (NOM, ACC)}
    assert hu[ACC] != hu[NOM]
    assert hu[ACC].endswith("t")
    if good in ("wood", "stone", "food"):
        assert say("cs", f"settlers-amount-{good}", n=1, case=GEN) != cs[NOM]


READINGS = """
COM021 cs Akce: zaplaťte 1 osadníka a získejte 1 zlato. Lze aktivovat dvakrát za kolo.
COM021 en Action: pay 1 worker to gain 1 gold. May be activated twice a round.
COM021 hu Akció: fizess 1 telepest, és kapsz 1 aranyat. Fordulónként kétszer aktiválható.
COM061 cs Akce: zaplaťte 1 osadníka, odhoďte jednu svou dohodu a získejte 2 VB. \\
    Lze aktivovat dvakrát za kolo.
EGY001 en Action: discard 1 card from hand, an opponent of your choice discards 1 card from hand, \\
    and you gain 1 VP.
EGY006 cs Vlastnost: kdykoli postavíte frakční lokaci, můžete zaplatit 1 zlato a získat 2 VB, \\
    nebo zaplatit 1 kámen a získat 1 VB.
COM001 cs Bonus za postavení: získejte 1 VB za každou svou šedou lokaci včetně této, \\
    celkem nejvýše 6, a navíc 1 kartu.
""".replace("\\\n    ", "")


@pytest.mark.parametrize(("code", "lang", "text"), [line.split(" ", 2) for line in READINGS.strip().splitlines()])
def test_a_card_reads_as_whole_sentences(code: str, lang: str, text: str) -> None:
    assert words(BY_CODE[code].text(lang)[0]) == text


@pytest.mark.parametrize("lang", LANGS)
def test_an_attack_card_says_in_one_line_what_it_hits(lang: str) -> None:
    attacks = [card for card in DECK if card.kind == ATTACK]
    said = {words(" ".join(card.text(lang))) for card in attacks}
    assert len(said) == len({card.deal for card in attacks}) == 7
