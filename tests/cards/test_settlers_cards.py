"""Every one of the 126 cards of Imperial Settlers in play: what is printed on it, and that it does what it says.

The tables below were written down from the printed cards, not from the card set of the program.
"""

# ruff: noqa: F403, F405 (the cards come by name from the test language)

from __future__ import annotations

import pytest

from imperia.games.settlers.cards import BY_CODE, DECK, TITLES
from imperia.games.settlers.goods import GOODS
from imperia.games.settlers.lexicon import ATTACK, KINDS
from settlers_dsl import *

# code | copies | kind | colours | cost | house icon | raze field | Deal field
FACTS = """
COM001 | 1 | feature | gray | wood:1 stone:2 |  | vp stone |
COM002 | 1 | feature | gray | wood:1 stone:2 |  | gold stone |
COM003 | 1 | feature | brown | wood:2 stone:1 |  | wood wood |
COM004 | 1 | feature | brown | wood:3 |  | gold wood |
COM005 | 1 | feature | black | wood:2 |  | vp wood |
COM006 | 1 | feature | red | wood:3 |  | settler food |
COM007 | 1 | production | brown | wood:2 |  | wood wood |
COM008 | 3 | production | gray | wood:1 stone:1 |  | stone stone |
COM011 | 1 | production | gray | wood:2 stone:1 |  | stone stone |
COM012 | 2 | production | pink | wood:1 |  | settler settler |
COM014 | 1 | production | pink | wood:1 |  | settler wood |
COM015 | 1 | production | pink | wood:1 stone:1 |  | settler settler |
COM016 | 1 | production | pink | wood:3 |  | settler gold |
COM017 | 1 | production | pink | wood:2 stone:1 |  | settler food |
COM018 | 3 | production | black | wood:1 stone:1 |  | vp stone |
COM021 | 2 | action | gold | wood:1 stone:1 |  | vp gold |
COM023 | 2 | production | red | wood:1 food:1 |  | food food |
COM025 | 1 | production | red | wood:2 stone:1 |  | food food |
COM026 | 1 | production | purple | stone:1 |  | vp stone |
COM027 | 1 | production | gold | wood:2 stone:1 |  | gold stone |
COM028 | 1 | production | gold | wood:1 stone:1 |  | gold settler |
COM029 | 1 | production | brown | wood:3 |  | wood wood |
COM030 | 2 | action | gold | wood:1 stone:1 |  | vp gold |
COM032 | 1 | action | gold | wood:2 |  | gold wood |
COM033 | 1 | action | gray | wood:1 stone:1 |  | settler stone |
COM034 | 1 | action | gray | wood:1 stone:1 |  | wood stone |
COM035 | 1 | action | gray | stone:2 |  | vp stone |
COM036 | 1 | action | gray | stone:1 |  | settler stone |
COM037 | 2 | action | gray | wood:2 stone:1 |  | gold stone |
COM039 | 1 | action | pink | food:2 |  | vp settler |
COM040 | 1 | action | pink | wood:1 |  | settler wood |
COM041 | 1 | action | pink | wood:2 |  | settler wood |
COM042 | 1 | action | brown | wood:2 |  | wood wood |
COM043 | 1 | action | brown | wood:2 stone:1 |  | vp wood |
COM044 | 2 | action | brown | wood:2 |  | vp wood |
COM046 | 2 | action | blue | wood:1 stone:1 |  | card card |
COM048 | 1 | action | blue | stone:2 |  | card card |
COM049 | 1 | action | blue | wood:1 stone:1 |  | card card |
COM050 | 2 | action | black | wood:1 stone:2 |  | vp settler |
COM052 | 1 | action | red | wood:2 stone:1 |  | gold food |
COM053 | 2 | action | red | wood:1 stone:1 |  | settler food |
COM055 | 1 | action | red | wood:2 |  | settler food |
COM056 | 1 | action | red | wood:1 |  | wood food |
COM057 | 1 | action | red | food:1 |  | settler gold |
COM058 | 3 | action | brown | wood:1 |  | wood wood |
COM061 | 1 | action | gold | wood:1 stone:2 |  | vp gold |
COM062 | 3 | production | brown | wood:2 |  | wood wood |
COM065 | 4 | production | blue | wood:2 |  | card card |
COM069 | 6 | feature |  |  |  |  |
COM075 | 1 | feature | red | wood:2 stone:1 |  | vp food |
COM076 | 2 | action | brown | wood:1 |  | settler wood |
COM078 | 1 | feature | pink | wood:3 |  | settler food |
COM079 | 1 | feature | pink | wood:2 stone:1 |  | settler card |
COM080 | 1 | feature | gold | wood:1 stone:2 |  | gold stone |
COM081 | 1 | feature | gold | wood:1 stone:2 |  | gold stone |
COM082 | 1 | action | red | wood:1 |  | wood food |
COM083 | 1 | action | gray | stone:1 |  | stone stone |
COM084 | 1 | action | pink | wood:2 |  | settler stone |
ROM001 | 2 | action | gray | stone:1 | site |  | stone
ROM003 | 2 | action | gray | stone:1 | site |  | gold
ROM005 | 1 | action | gray | stone:1 | site |  | stone
ROM006 | 2 | action | black | stone:1 | site |  | settler
ROM008 | 1 | action | black | wood:1 stone:1 | site |  | raze
ROM009 | 1 | feature | red | wood:1 stone:1 | site |  | food
ROM010 | 1 | action | blue | wood:1 stone:1 | site |  | card
ROM011 | 1 | production | blue | stone:2 | site |  | card
ROM012 | 3 | feature | blue | stone:2 | site |  | card
ROM015 | 2 | feature | gray | stone:2 | site |  | stone
ROM017 | 2 | production | blue | food:1 | site |  | raze
ROM019 | 1 | feature | red | stone:1 | site |  | food
ROM020 | 2 | production | brown | stone:1 | site |  | stone
ROM022 | 1 | feature | black | stone:2 | site |  | settler
ROM023 | 3 | production | red brown gray | wood:1 stone:2 | site |  | settler
ROM026 | 1 | production | pink | food:1 | site |  | raze
ROM027 | 2 | production | gray | wood:1 stone:1 | site |  | stone
ROM029 | 1 | production | gold | stone:1 | site |  | gold
ROM030 | 1 | action | gold | stone:2 | site |  | stone
BAR001 | 3 | production | brown | wood:1 |  |  | wood
BAR004 | 3 | action | gold | wood:2 | site |  | gold
BAR007 | 3 | feature | black | wood:1 | site |  | wood
BAR010 | 1 | action | black | wood:1 | site |  | card
BAR011 | 1 | action | black | wood:1 | site |  | gold
BAR012 | 2 | production | pink | wood:2 | site |  | settler
BAR014 | 1 | action | black | wood:1 stone:2 | site |  | settler
BAR015 | 1 | action | black | wood:1 stone:2 | site |  | raze
BAR016 | 1 | action | black | wood:1 | site |  | raze
BAR017 | 1 | action | black | wood:1 | site |  | gold
BAR018 | 2 | action | blue | wood:1 | site |  | settler
BAR020 | 2 | production | pink | wood:1 |  |  | settler
BAR022 | 1 | feature | black | wood:2 | site |  | wood
BAR023 | 1 | action | black | wood:1 stone:1 | site |  | stone
BAR024 | 1 | production | black | stone:1 | site |  | stone
BAR025 | 1 | action | gold | wood:1 | site |  | food
BAR026 | 1 | action | black | wood:1 stone:1 | site |  | raze
BAR027 | 1 | feature | purple | stone:3 | site |  | settler
BAR028 | 1 | action | blue | wood:2 | site |  | card
BAR029 | 1 | feature | black | wood:1 stone:1 | site |  | raze
BAR030 | 1 | action | red | wood:1 | site |  | settler
EGY001 | 1 | action | blue |  |  |  | settler
EGY002 | 1 | production | gray | stone:1 | site |  | card
EGY003 | 1 | action | black | wood:1 stone:1 | site |  | raze
EGY004 | 1 | production | black | food:2 | site |  | raze
EGY005 | 1 | feature | pink | food:1 | site |  | settler
EGY006 | 1 | feature | pink | stone:1 | site |  | settler
EGY007 | 2 | action | pink | stone:1 | site |  | settler
EGY009 | 1 | action | gold |  | site |  | settler
EGY010 | 1 | action | pink | wood:1 stone:1 | site |  | raze
EGY011 | 2 | production | gray | food:1 |  |  | card
EGY013 | 1 | action | gold | stone:1 | site |  | settler
EGY014 | 2 | action | black | stone:2 | site |  | gold
EGY016 | 3 | action | gray | stone:2 | site |  | settler
EGY019 | 2 | feature | gold | stone:1 | site |  | gold
EGY021 | 3 | action | gold | stone:2 | site |  | gold
EGY024 | 2 | action | gray | stone:1 | site |  | stone
EGY026 | 2 | production | gray | stone:1 | site |  | stone
EGY028 | 3 | production | gray | stone:2 |  |  | gold
JAP001 | 3 | production | red | wood:1 |  | vp | settler
JAP004 | 2 | production | red | food:1 |  | vp | food
JAP006 | 2 | production | pink | wood:1 | site | vp | settler
JAP008 | 1 | action | black | wood:1 | site | vp | raze
JAP009 | 1 | production | gray | stone:2 | site | vp | stone
JAP010 | 1 | production | gray | stone:2 | site | vp | gold
JAP011 | 1 | production | blue | stone:1 | site | vp | card
JAP012 | 1 | action | gold | wood:2 | site | vp | gold
JAP013 | 2 | feature | blue | wood:1 | site |  | food
JAP015 | 1 | feature | gold | wood:1 stone:1 | site |  | card
JAP016 | 3 | action | red | wood:1 | site | vp | food
JAP019 | 1 | action | red | wood:1 | site | vp | gold
JAP020 | 1 | feature | pink | wood:1 | site | vp | food
JAP021 | 1 | action | red | stone:1 | site | vp | food
JAP022 | 1 | action | red | stone:1 | site | vp | settler
JAP023 | 1 | action | red | stone:1 | site | vp | vp
JAP024 | 2 | feature | red | wood:1 | site | vp | vp
JAP026 | 2 | action | black | stone:1 | site | vp | raze
JAP028 | 1 | action | black | wood:1 | site | vp | settler
JAP029 | 1 | action | black | stone:1 | site | vp | stone
JAP030 | 1 | feature | red | wood:1 | site | vp | gold
"""

# code | production | building bonus
PRODUCTION = """
COM007 | wood:2 |
COM008 | stone:1 | stone:1
COM012 | settler:1 | settler:1
COM015 | settler:2 |
COM018 | raze:1 |
COM023 | food:1 | food:1
COM026 | vp:1 |
COM028 | gold:1 |
COM062 | wood:1 | wood:1
COM065 | card:1 | card:1
COM069 |  | settler:1
ROM017 | common-card:1 | common-card:1
ROM020 | wood:1 stone:1 |
ROM023 | settler:1 gold:1 |
ROM026 | settler:2 |
ROM027 | stone:2 |
ROM029 | gold:1 |
BAR001 | wood:2 |
BAR012 | raze:1 settler:1 |
BAR020 | settler:2 |
BAR024 | raze:1 stone:1 |
BAR027 |  | vp:4
EGY011 | food:1 settler:1 |
EGY026 | stone:2 |
EGY028 | gold:1 stone:1 |
JAP001 | settler:1 food:1 |
JAP004 | food:2 |
"""

# code | cost | gain | uses a round
ACTIONS = """
COM021 | settler:1 | gold:1 | 2
COM030 | settler:1 gold:1 | vp:2 | 1
COM032 | wood:1 stone:1 food:1 | vp:3 | 1
COM033 | settler:1 | stone:2 | 1
COM034 | settler:1 stone:1 | vp:2 | 1
COM036 | stone:1 | vp:1 | 2
COM037 | settler:1 stone:2 | vp:3 | 1
COM039 | settler:1 raze:1 | vp:3 | 1
COM042 | settler:1 | wood:2 | 1
COM043 | settler:1 wood:2 | vp:3 | 1
COM044 | settler:1 wood:1 | vp:2 | 1
COM046 | settler:1 | card:1 | 2
COM050 | settler:1 | raze:1 | 2
COM052 | settler:1 food:2 | vp:3 | 1
COM053 | settler:1 food:1 | vp:2 | 1
COM056 | food:1 | vp:1 | 2
COM058 | settler:1 | wood:1 | 2
COM076 | wood:1 | vp:1 | 2
COM082 | settler:1 | food:2 | 1
COM083 | settler:1 | stone:1 | 2
ROM001 | settler:1 stone:1 | vp:2 | 1
ROM003 | stone:1 | vp:1 | 2
ROM006 | settler:1 | raze:1 | 1
ROM030 | settler:1 stone:3 | vp:4 | 1
BAR004 | settler:1 | vp:1 | 2
BAR023 | raze:1 | gold:1 vp:2 | 1
BAR026 | settler:2 | raze:2 | 1
EGY009 | food:1 | gold:1 vp:1 | 1
EGY016 | gold:2 | vp:2 | 2
EGY021 | settler:1 gold:1 | vp:3 | 1
EGY024 | settler:1 | stone:2 vp:1 | 1
JAP012 | settler:1 | gold:1 | 2
JAP016 | food:1 | vp:1 | 2
JAP028 | settler:1 food:1 | raze:1 | 1
JAP029 | stone:1 | raze:1 vp:1 | 1
"""

_FACTION = {"ROM": ROMAN, "BAR": BARBARIAN, "EGY": EGYPTIAN, "JAP": JAPANESE}
_OTHER = {ROMAN: BARBARIAN, BARBARIAN: ROMAN, EGYPTIAN: ROMAN, JAPANESE: ROMAN}
DRAWN = ("card", "common-card", "faction-card")
TESTED: set[str] = set()  # the titles that the special tests below take up


def _rows(text: str) -> list[list[str]]:
    return [[part.strip() for part in line.split("|")] for line in text.strip().splitlines()]


def _goods(text: str) -> dict[str, int]:
    return {good: int(n) for good, n in (part.split(":") for part in text.split())}


def _cost(code: str) -> dict[str, int]:
    return next(_goods(row[4]) for row in _rows(FACTS) if row[0] == code)


def mine(code: str) -> str:
    """The faction that plays a card; common ones are played by the Romans."""
    return _FACTION.get(code[:3], ROMAN)


def ready(code: str, *factions: str) -> Table:
    """A table whose first seat holds a card and can just pay for it; a Foundation stands ready for the house icon."""
    faction = mine(code)
    t = table(faction, *(factions or (_OTHER[faction],))).hand(A, code).give(A, **_cost(code))
    return t.founded(A, VILLAGE_14) if BY_CODE[code].site else t


def card_test(*codes: str):
    """Mark a test as the one of these cards."""
    TESTED.update(codes)
    return lambda test: test


# --- what is printed ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("row", _rows(FACTS), ids=lambda row: row[0])
def test_fields_are_as_printed(row):
    code, copies, kind, colours, cost, site, spoils, deal = [*row, "", "", ""][:8]
    card = BY_CODE[code]
    assert card.copies == int(copies)
    assert KINDS[card.kind] == kind
    assert sorted(card.colour_names()) == sorted(colours.split())
    assert {GOODS[good]: n for good, n in card.cost} == _goods(cost)
    assert card.site == (site == "site")
    assert [GOODS[good] for good in card.spoils] == spoils.split()
    assert (GOODS[card.deal] if card.deal >= 0 else "") == deal


def test_no_card_is_left_out():
    assert [card.code for card in DECK if card.kind != ATTACK] == [row[0] for row in _rows(FACTS)]
    playing = [title for title in TITLES if not title.startswith("ATK")]
    assert len(playing) == 126
    simple = {row[0] for row in _rows(PRODUCTION) + _rows(ACTIONS)}
    assert simple | TESTED == set(playing)
    assert not simple & TESTED


@pytest.mark.parametrize("lang", ["cs", "en", "hu"])
def test_every_card_has_a_name_an_emblem_and_words(lang):
    for card in DECK:
        face = card.face(lang)
        assert face["name"]
        assert face["emblem"]
        assert face["text"]


# --- production and bonuses ---------------------------------------------------------------------------------------
def _take_cards(t: Table, n: int) -> None:
    for _ in range(n):
        if t.asked == "deck":
            t.answer(A, "take", "common-card")


@pytest.mark.parametrize("row", _rows(PRODUCTION), ids=lambda row: row[0])
def test_production_comes_at_once_with_the_bonus_and_again_every_round(row):
    code, produced, bonus = row[0], _goods(row[1]), _goods(row[2] if len(row) > 2 else "")
    t = ready(code)
    held = len(t.seat(A).hand)
    t.build(A, code)
    _take_cards(t, 2)
    expected = {good: produced.get(good, 0) + bonus.get(good, 0) for good in {**produced, **bonus}}
    drawn = sum(expected.pop(good, 0) for good in DRAWN)
    vp = expected.pop("vp", 0)
    assert t.seat(A).goods == {good: n for good, n in expected.items() if n}
    assert t.seat(A).vp == vp
    assert len(t.seat(A).hand) == held - 1 + drawn
    before = table(mine(code), _OTHER[mine(code)]).next_round().seat(A)
    t.everybody_passes().run("deck", "turn")
    _take_cards(t, 1)
    for good in GOODS[:7]:
        assert t.seat(A).goods.get(good, 0) == before.goods.get(good, 0) + produced.get(good, 0) + kept(
            code, good, bonus
        )
    assert t.seat(A).vp == vp + produced.get("vp", 0)


def kept(code: str, good: str, bonus: dict[str, int]) -> int:
    """What the faction stores from the build: settlers, raze tokens, gold or food."""
    stored = {ROMAN: "raze", BARBARIAN: "settler", EGYPTIAN: "gold", JAPANESE: "food"}[mine(code)]
    produced = next(_goods(row[1]) for row in _rows(PRODUCTION) if row[0] == code)
    return produced.get(good, 0) + bonus.get(good, 0) if good == stored else 0


PER_COLOUR = [
    (RUBBLE, "stone", [QUARRY, QUARRY, QUARRY]),
    (MAMAS_BATHS, "settlers", [VILLAGE, VILLAGE, SMALL_TOWN]),
    (LORDS_FIELDS, "food", [GRAIN_FIELD, GRAIN_FIELD, MILL]),
    (MERCHANTS_GUILD, "gold", [GOLD_MINE, GOLD_MINE, MARKETPLACE]),
    (WOOD_SUPPLIER, "wood", [OLD_FOREST, NEW_FOREST, NEW_FOREST]),
    (ALTAR_OF_BASTET, "stone", [QUARRY, QUARRY, QUARRY]),
    (GEISHA_HOUSE, "settlers", [VILLAGE, VILLAGE, SMALL_TOWN]),
]


@card_test(*[code for code, _, _ in PER_COLOUR])
@pytest.mark.parametrize(("code", "good", "same"), PER_COLOUR)
def test_production_by_colour_counts_itself_and_stops_at_three(code, good, same):
    t = ready(code).build(A, code)
    assert getattr(t.seat(A), good) == 1
    t = ready(code).built(A, same[0]).build(A, code, *_by_foundation(code))
    assert getattr(t.seat(A), good) == 2
    t = ready(code).built(A, *same).build(A, code, *_by_foundation(code))
    assert getattr(t.seat(A), good) == 3


def _by_foundation(code: str) -> list[object]:
    return [("foundation",)] if BY_CODE[code].site else []


BONUS_BY_COLOUR = [
    (STATUE, [QUARRY, COAL_MINE]),
    (WOOD_STORAGE, [OLD_FOREST, NEW_FOREST]),
    (BAKER, [GRAIN_FIELD, BREWER]),
    (TOWN_SQUARE, [VILLAGE, SMALL_TOWN]),
    (LODGING_HOUSE, [GOLD_MINE, MARKETPLACE]),
    (HILLFORT, [ARMORER, PILLORY]),
]
MANY = {
    STATUE: [QUARRY, QUARRY, QUARRY, RUBBLE, COAL_MINE, MASON, MASON_35],
    WOOD_STORAGE: [OLD_FOREST, NEW_FOREST, NEW_FOREST, NEW_FOREST, LUMBERJACKS, JOINER, JOINER],
    BAKER: [GRAIN_FIELD, GRAIN_FIELD, LORDS_FIELDS, BREWER, CONFECTIONER, PIG_FARMER, PIG_FARMER],
    TOWN_SQUARE: [VILLAGE, VILLAGE, VILLAGE_14, SMALL_TOWN, PORTERS, MISSIONARIES, SETTLERS],
    LODGING_HOUSE: [
        GOLD_MINE, GOLD_MINE, MARKETPLACE, GOLD_BEARING_STREAM, MERCHANTS_GUILD, HANSEATIC_LEAGUE, GOLDSMITHS_WORKSHOP,
    ],
    HILLFORT: [ARMORER, ARMORER, ARMORER, PILLORY, BARRACKS, BARRACKS, RAID],
}  # fmt: skip


@card_test(*[code for code, _ in BONUS_BY_COLOUR])
@pytest.mark.parametrize(("code", "same"), BONUS_BY_COLOUR)
def test_bonus_by_colour_is_a_vp_each_up_to_six(code, same):
    cards = [] if code == HILLFORT else [("take", "common-card")]
    t = ready(code).built(A, *same)
    held = len(t.seat(A).hand)
    t.build(A, code, *_by_foundation(code), *cards)
    assert t.seat(A).vp == 3
    assert len(t.seat(A).hand) == held - 1 + len(cards)
    t = ready(code).built(A, *MANY[code]).build(A, code, *_by_foundation(code), *cards)
    assert t.seat(A).vp == 6


# --- plain actions ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("row", _rows(ACTIONS), ids=lambda row: row[0])
def test_action_costs_and_gives_what_it_says(row):
    code, cost, gain, uses = row[0], _goods(row[1]), _goods(row[2]), int(row[3])
    t = table(mine(code), _OTHER[mine(code)]).built(A, code)
    assert not t.can(A, "activate", code)
    t.give(A, **cost)
    held = len(t.seat(A).hand)
    t.activate(A, code)
    _take_cards(t, 1)
    _assert_gained(t, gain, 1, held)
    assert t.on(code)["used"] == 1
    t.turn(A).give(A, **cost)
    assert t.can(A, "activate", code) == (uses == 2)


@pytest.mark.parametrize("row", [row for row in _rows(ACTIONS) if row[3] == "2"], ids=lambda row: row[0])
def test_action_of_two_uses_may_be_taken_twice_at_once(row):
    code, cost, gain = row[0], _goods(row[1]), _goods(row[2])
    t = table(mine(code), _OTHER[mine(code)]).built(A, code).give(A, **cost)
    assert not t.can(A, "twice", code)
    t.give(A, **cost)
    held = len(t.seat(A).hand)
    t.twice(A, code)
    _take_cards(t, 1)
    if t.asked == "again":
        t.answer(A, "activate")
        _take_cards(t, 1)
    _assert_gained(t, gain, 2, held)
    t.turn(A).give(A, **cost)
    assert not t.can(A, "activate", code)


def _assert_gained(t: Table, gain: dict[str, int], times: int, held: int) -> None:
    seat = t.seat(A)
    assert seat.goods == {good: n * times for good, n in gain.items() if good not in ("vp", "card")}
    assert seat.vp == gain.get("vp", 0) * times
    assert len(seat.hand) == held + gain.get("card", 0) * times


# --- features that wait for a build -------------------------------------------------------------------------------
WATCHERS = [
    (SUPPLIER, QUARRY, {"gold": 1}, 1),
    (CARPENTERS_WORKSHOP, OLD_FOREST, {"gold": 1}, 1),
    (MILL, GRAIN_FIELD, {"gold": 1}, 1),
    (COACHING_INN, SMALL_TOWN, {"gold": 1}, 1),
    (MATTHIAS_THE_MERCHANT, GOLD_MINE, {"gold": 1}, 1),
    (PYRE, ARMORER, {"gold": 1}, 1),
    (SAKE_BREWERY, SMALL_TOWN, {"gold": 1}, 1),
    (GARDENS, GRAIN_FIELD, {}, 2),
    (ROMAN_FORTIFICATION, ARMORER, {}, 2),
]


@card_test(*[code for code, _, _, _ in WATCHERS])
@pytest.mark.parametrize(("code", "same", "gold", "vp"), WATCHERS)
def test_feature_pays_for_builds_of_its_colour_its_own_included(code, same, gold, vp):
    t = ready(code).build(A, code)
    assert t.seat(A).goods == gold
    assert t.seat(A).vp == vp
    t = table(mine(code), _OTHER[mine(code)]).built(A, code).hand(A, same, TAVERN).give(A, **_cost(same))
    t.build(A, same)
    assert t.seat(A).gold == gold.get("gold", 0)
    assert t.seat(A).vp == vp
    t.turn(A).give(A, wood=1, stone=1).build(A, TAVERN)
    _take_cards(t, 1)
    assert t.seat(A).vp == vp, "a blue Location is none of its colours"


@card_test(ADMINISTRATION)
def test_administration_gives_gold_or_a_vp_for_each_faction_location():
    t = table(ROMAN, BARBARIAN).built(A, ADMINISTRATION).hand(A, ROMAN_BANK, SMALL_TOWN).founded(A, VILLAGE)
    t.give(A, stone=1).build(A, ROMAN_BANK, ("foundation",))
    assert t.asked == "branch"
    t.answer(A, "branch", 1)
    assert (t.seat(A).gold, t.seat(A).vp) == (1, 1)  # the bank's own gold, and the VP
    t.turn(A).give(A, wood=1, stone=1).build(A, SMALL_TOWN, *([("pay", 0, 0, 0)] if t.seat(A).gold else []))
    assert t.asked != "branch"
    t = ready(ADMINISTRATION).build(A, ADMINISTRATION)
    t.answer(A, "branch", 0)
    assert t.seat(A).gold == 1


@card_test(HEADQUARTERS)
def test_headquarters_gives_a_vp_or_gold_for_each_grey_location():
    t = table(ROMAN, BARBARIAN).built(A, HEADQUARTERS).hand(A, QUARRY).give(A, wood=1, stone=1).build(A, QUARRY)
    t.answer(A, "branch", 0)
    assert (t.seat(A).vp, t.seat(A).gold) == (1, 0)
    t = ready(HEADQUARTERS).build(A, HEADQUARTERS)
    t.answer(A, "branch", 1)
    assert (t.seat(A).vp, t.seat(A).gold) == (0, 1)


@card_test(SLAVER)
def test_slaver_sells_vp_for_gold_or_stone_when_a_faction_location_is_built():
    t = table(EGYPTIAN, ROMAN).built(A, SLAVER).hand(A, CARAVAN).give(A, food=1, gold=1, stone=1)
    t.build(A, CARAVAN, ("pay", 0, 0, 0))
    assert t.asked == "branch"
    t.answer(A, "branch", 0)
    assert (t.seat(A).gold, t.seat(A).stone, t.seat(A).vp) == (0, 1, 2)
    t = table(EGYPTIAN, ROMAN).built(A, SLAVER).hand(A, CARAVAN).give(A, food=1, stone=1).build(A, CARAVAN)
    t.answer(A, "branch", 1)
    assert (t.seat(A).stone, t.seat(A).vp) == (0, 1)
    t = table(EGYPTIAN, ROMAN).built(A, SLAVER).hand(A, CARAVAN).give(A, food=1, stone=1).build(A, CARAVAN)
    t.answer(A, "skip")
    assert (t.seat(A).stone, t.seat(A).vp) == (1, 0)


@card_test(SLAVER)
@pytest.mark.rule("IS-AMB-48")
def test_slaver_takes_no_gold_in_place_of_stone_as_it_gives_more_for_gold():
    t = table(EGYPTIAN, ROMAN).built(A, SLAVER).hand(A, CARAVAN).give(A, food=1, gold=1)
    t.build(A, CARAVAN, ("pay", 0, 0, 0))
    assert t.options(A) == [0, "skip"]
    t = table(EGYPTIAN, ROMAN).built(A, SLAVER).hand(A, CARAVAN).give(A, food=1, gold=2, stone=1)
    t.build(A, CARAVAN, ("pay", 0, 0, 0)).answer(A, "branch", 1)
    assert (t.seat(A).gold, t.seat(A).stone, t.seat(A).vp) == (2, 0, 1)  # no question how to pay


# --- features that wait for something else ------------------------------------------------------------------------
@card_test(PILLORY, RAID)
@pytest.mark.parametrize("code", [PILLORY, RAID])
def test_pillory_and_raid_give_a_vp_for_each_razing(code):
    t = table(BARBARIAN, ROMAN).built(A, code).hand(A, SMALL_TOWN).built(B, COAL_MINE).give(A, raze=3)
    t.raze_hand(A, SMALL_TOWN)
    assert t.seat(A).vp == 1
    t.turn(A).raze(A, COAL_MINE)
    assert t.seat(A).vp == 2


@card_test(DOJO)
def test_dojo_draws_a_faction_card_and_pays_for_each_deal():
    t = ready(DOJO).stack(A, RICE_FIELDS).build(A, DOJO)
    assert RICE_FIELDS in t.seat(A).hand
    t.turn(A).give(A, food=1).deal(A, RICE_FIELDS)
    assert (t.seat(A).vp, t.seat(A).food) == (1, 1)


@card_test(SPHINX)
def test_sphinx_adds_a_vp_to_gains_of_two_or_more():
    t = table(EGYPTIAN, ROMAN).built(A, SPHINX, GOLDSMITH, BREWER).give(A, settlers=1, gold=1)
    t.activate(A, GOLDSMITH)
    assert t.seat(A).vp == 4
    t.turn(A).give(A, food=1).activate(A, BREWER)
    assert t.seat(A).vp == 5, "a single VP is no such gain"
    t = table(EGYPTIAN, ROMAN).built(A, SPHINX, SPHINX, GOLDSMITH).give(A, settlers=1, gold=1).activate(A, GOLDSMITH)
    assert t.seat(A).vp == 5


@card_test(OASIS)
def test_oasis_draws_settlers_from_those_that_others_send_up_to_four():
    t = ready(OASIS).build(A, OASIS)
    assert t.seat(A).settlers == 2
    t.turn(B).give(B, settlers=10).send(B, "wood", "wood", "wood")
    assert t.seat(A).settlers == 5
    t.turn(B).send(B, "wood", "wood")
    assert t.seat(A).settlers == 6
    t.turn(A).send(A, "wood", "wood", "wood")
    assert t.seat(A).settlers == 0, "the own settlers draw none"


@card_test(WAREHOUSES)
def test_warehouses_keep_wood_stone_and_food():
    t = ready(WAREHOUSES).build(A, WAREHOUSES).give(A, wood=2, stone=1, food=3, gold=1, settlers=2).next_round()
    seat = t.seat(A)
    assert (seat.wood, seat.stone, seat.food, seat.gold, seat.settlers) == (3, 2, 3, 0, 2)  # with the new production


@card_test(GATE)
def test_gate_pays_for_cards_and_at_the_end_for_three():
    t = ready(GATE).build(A, GATE).turn(A).hand(A, SMALL_TOWN, TAVERN)
    t.feed(A, SMALL_TOWN, TAVERN)
    assert t.seat(A).vp == 2
    assert t.on(GATE)["under"] == 2
    assert t.points(A, "gate") == 0
    t.feed(A, RUINS)
    assert t.points(A, "gate") == 2
    assert t.state.scores[A] == 3 + 2 + 2  # three cards, the Gate as a faction Location, its bonus


@card_test(SHRINE)
@pytest.mark.parametrize(("n", "vp"), [(2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (15, 10)])
def test_shrine_scores_by_steps(n, vp):
    t = ready(SHRINE).build(A, SHRINE).turn(A).give(A, wood=n).offer(A, *["wood"] * n)
    assert t.on(SHRINE)["held"] == n
    assert t.points(A, "shrine") == vp


@card_test(SCHOOL_OF_DIPLOMACY)
def test_school_of_diplomacy_turns_goods_of_deals_into_vp():
    t = table(JAPANESE, ROMAN).built(A, SCHOOL_OF_DIPLOMACY, SMALL_TOWN).dealt(A, STALLS, CASINO, BUDDHAS_TEMPLE)
    t.everybody_passes().run("deck")
    t.answer(A, "take", "common-card")
    assert t.asked == "convert"
    assert {c.verb for c in t.choices(A)} == {"give", "give-card", "done"}
    assert set(t.offered(A, "give")) == {"food", "gold"}, "only what the Deals gave"
    t.answer(A, "give", "food")
    t.answer(A, "give-card", t.offered(A, "give-card")[0])
    assert (t.seat(A).vp, t.seat(A).food, t.seat(A).gold) == (2, 0, 1)


# --- production that asks -----------------------------------------------------------------------------------------
@card_test(FARMERS_AT_WORK)
def test_farmers_produce_what_another_location_does():
    t = ready(FARMERS_AT_WORK).built(A, OLD_FOREST, COAL_MINE).build(A, FARMERS_AT_WORK)
    assert t.asked == "deck"  # the bonus
    _take_cards(t, 1)
    assert t.seat(A).wood == 2
    t = ready(FARMERS_AT_WORK).built(A, OLD_FOREST, SMALL_TOWN).build(A, FARMERS_AT_WORK)
    assert set(t.offered(A, "target")) == {OLD_FOREST, SMALL_TOWN}
    t.answer(A, "target", SMALL_TOWN)
    assert (t.seat(A).wood, t.seat(A).settlers) == (0, 2)
    t = ready(FARMERS_AT_WORK).build(A, FARMERS_AT_WORK)
    assert t.seat(A).goods == {}, "alone they produce nothing"


@card_test(ARCHITECT, BUDDHAS_TEMPLE)
@pytest.mark.parametrize(("code", "one", "two"), [(ARCHITECT, ROMAN_BANK, STONECUTTER), (BUDDHAS_TEMPLE, FARM, CASINO)])
def test_architect_and_buddhas_temple_keep_one_of_two_faction_cards(code, one, two):
    t = ready(code).stack(A, one, two)
    deck = t.seat(A).deck
    t.build(A, code)
    assert t.asked == "keep"
    t.answer(A, "pick", two)
    assert two in t.seat(A).hand
    assert one not in t.seat(A).hand
    assert t.seat(A).deck == deck - 1
    assert t.seat(A).pile == []


@card_test(PHARAOHS_GUARD)
def test_pharaohs_guard_gives_a_raze_token_or_two_vp():
    t = ready(PHARAOHS_GUARD).build(A, PHARAOHS_GUARD)
    t.answer(A, "branch", 0)
    assert (t.seat(A).raze, t.seat(A).vp) == (1, 0)
    t.everybody_passes().run("branch")
    t.answer(A, "branch", 1)
    assert t.seat(A).vp == 2


@card_test(DAIMYOS_CASTLE)
def test_daimyos_castle_gives_a_vp_for_each_samurai_up_to_three():
    farms = [FARM, FARM, FARM, RICE_FIELDS]
    t = ready(DAIMYOS_CASTLE).built(A, *farms).guarded(A, FARM, FARM)
    t.build(A, DAIMYOS_CASTLE, ("foundation",))
    assert t.seat(A).vp == 2
    t = ready(DAIMYOS_CASTLE).built(A, *farms).guarded(A, *farms)
    t.build(A, DAIMYOS_CASTLE, ("foundation",))
    assert t.seat(A).vp == 3


# --- common actions that aim --------------------------------------------------------------------------------------
@card_test(SETTLERS)
def test_settlers_build_a_faction_location_without_its_house_icon():
    t = table(ROMAN, BARBARIAN).built(A, SETTLERS).hand(A, BUILDER, SMALL_TOWN).give(A, wood=1)
    assert not t.can(A, "activate", SETTLERS), "the stone of the Builder is missing"
    t.give(A, stone=1).activate(A, SETTLERS)
    assert t.seat(A).locations == [SETTLERS, BUILDER]
    assert t.seat(A).goods == {"wood": 1, "stone": 1}


@card_test(TRAVELLING_JUGGLERS, ROYAL_BATH)
@pytest.mark.parametrize(("code", "cost"), [(TRAVELLING_JUGGLERS, {"settlers": 1}), (ROYAL_BATH, {"gold": 1})])
def test_jugglers_and_royal_bath_ready_another_action_location(code, cost):
    t = table(EGYPTIAN, ROMAN).built(A, code, LUMBERJACKS).give(A, **cost)
    assert not t.can(A, "activate", code), "nothing was used yet"
    t.give(A, settlers=1).activate(A, LUMBERJACKS)
    t.turn(A).activate(A, code)
    assert t.on(LUMBERJACKS)["used"] == 0
    t.turn(A).give(A, settlers=1).activate(A, LUMBERJACKS)
    assert t.seat(A).wood == 4


@card_test(TAVERN)
def test_tavern_sells_a_card_for_two_vp():
    t = ready(TAVERN).build(A, TAVERN, ("take", "common-card"))
    t = table(ROMAN, BARBARIAN).built(A, TAVERN).hand(A, ROMAN_BANK).activate(A, TAVERN, ("give-card", ROMAN_BANK))
    assert (t.seat(A).vp, t.seat(A).pile) == (2, [ROMAN_BANK])


@card_test(IMPERIAL_MESSENGER)
def test_imperial_messenger_repeats_a_deal():
    t = table(ROMAN, BARBARIAN).built(A, IMPERIAL_MESSENGER).give(A, settlers=1)
    assert not t.can(A, "activate", IMPERIAL_MESSENGER)
    t.dealt(A, ROMAN_BANK, STONECUTTER).activate(A, IMPERIAL_MESSENGER, ("target", STONECUTTER))
    assert t.seat(A).goods == {"stone": 1}
    assert t.seat(A).deals == [ROMAN_BANK, STONECUTTER]


@card_test(HANSEATIC_LEAGUE)
def test_hanseatic_league_sells_deals_for_two_vp_each():
    t = table(ROMAN, BARBARIAN).built(A, HANSEATIC_LEAGUE).dealt(A, ROMAN_BANK).give(A, settlers=2)
    assert not t.can(A, "twice", HANSEATIC_LEAGUE), "there is one Deal only"
    t.dealt(A, STONECUTTER).twice(A, HANSEATIC_LEAGUE, ("target", ROMAN_BANK))
    assert (t.seat(A).vp, t.seat(A).deals) == (4, [])
    assert sorted(t.seat(A).pile) == sorted([ROMAN_BANK, STONECUTTER])


@card_test(PORTERS)
def test_porters_let_a_location_produce_again_without_its_bonus():
    t = table(ROMAN, BARBARIAN).built(A, PORTERS, QUARRY, STONECUTTER).give(A, food=1)
    t.activate(A, PORTERS, ("target", QUARRY))
    assert t.seat(A).goods == {"stone": 1}


# --- Romans -------------------------------------------------------------------------------------------------------
@card_test(ENGINEERS, GARRISON)
@pytest.mark.parametrize(("code", "cost", "vp"), [(ENGINEERS, {"settlers": 2}, 1), (GARRISON, {"raze": 2}, 0)])
def test_engineers_and_garrison_clear_a_location_away(code, cost, vp):
    t = table(mine(code), BARBARIAN).built(A, code).built(B, ARMORER, IDOL).guarded(B, ARMORER).give(A, **cost)
    t.activate(A, code, ("target", ARMORER))
    assert (t.seat(A).goods, t.seat(A).vp) == ({}, vp)
    assert (t.seat(B).locations, t.seat(B).foundations, t.seat(B).wood) == ([IDOL], 0, 0)
    t = table(mine(code), BARBARIAN).built(A, code).built(B, IDOL).give(A, **cost).activate(A, code)
    assert t.seat(B).pile == [IDOL], "faction Locations too"


@card_test(SPIES)
def test_spies_take_a_deal_that_pays_from_the_next_round_on():
    t = table(ROMAN, BARBARIAN).built(A, SPIES).dealt(B, PRIMEVAL_FOREST).give(A, settlers=1).activate(A, SPIES)
    assert (t.seat(A).deals, t.seat(B).deals) == ([PRIMEVAL_FOREST], [])
    assert (t.seat(A).vp, t.seat(A).wood) == (1, 0)
    assert t.next_round().seat(A).wood == 2


# --- Barbarians ---------------------------------------------------------------------------------------------------
@card_test(SABOTEURS)
def test_saboteurs_take_a_resource():
    t = table(BARBARIAN, ROMAN).built(A, SABOTEURS).give(A, settlers=1).give(B, gold=1)
    assert not t.can(A, "activate", SABOTEURS), "gold is no resource"
    t.give(B, wood=1, stone=2).activate(A, SABOTEURS, ("take", "stone"))
    assert (t.seat(A).stone, t.seat(B).stone, t.seat(B).wood) == (1, 1, 1)


@card_test(DARK_CHAPEL)
def test_dark_chapel_turns_spoils_into_two_vp_each():
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).hand(A, SUPPLIER).give(A, raze=1)
    t.activate(A, DARK_CHAPEL, ("give", "gold"))
    assert (t.seat(A).goods, t.seat(A).vp) == ({"stone": 1}, 2)
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).built(B, ARMORER).guarded(B, ARMORER).give(A, raze=2)
    assert not t.can(A, "activate", DARK_CHAPEL), "protection costs one token more"
    t.give(A, raze=1).activate(A, DARK_CHAPEL, ("give", "stone"), ("give", "vp"))
    assert (t.seat(A).goods, t.seat(A).vp) == ({}, 4)
    assert (t.seat(B).foundations, t.seat(B).wood) == (1, 1)


@card_test(PACK)
def test_pack_gains_a_good_of_a_raze_field_and_razes_nothing():
    t = table(BARBARIAN, ROMAN).built(A, PACK).built(B, ARMORER).guarded(B, ARMORER).give(A, settlers=2)
    t.twice(A, PACK, ("take", "vp"), "activate", ("take", "stone"))
    assert (t.seat(A).vp, t.seat(A).goods) == (1, {"stone": 1})
    assert t.seat(B).locations == [ARMORER]


@card_test(RABBLE)
def test_rabble_razes_an_own_location():
    t = table(BARBARIAN, ROMAN).built(A, RABBLE, RUINS, COAL_MINE).give(A, settlers=2).activate(A, RABBLE)
    assert t.seat(A).goods == {"settler": 1, "stone": 1, "wood": 1}
    assert t.seat(A).foundations == 1
    assert t.seat(A).locations == [RABBLE, RUINS], "Ruins have no raze field"


@card_test(BARTER)
def test_barter_takes_any_two_resources():
    t = table(BARBARIAN, ROMAN).built(A, BARTER).give(A, wood=1)
    assert not t.can(A, "activate", BARTER)
    t.give(A, food=1, gold=1).activate(A, BARTER, ("give", "wood"), ("give", "gold"))
    assert (t.seat(A).goods, t.seat(A).vp) == ({"food": 1}, 2)
    t = table(BARBARIAN, ROMAN).built(A, BARTER).give(A, wood=2, stone=2).activate(A, BARTER)
    assert t.offered(A, "many") == [("wood", 2), ("stone", 2)]
    assert t.answer(A, "many", "stone", 2).seat(A).goods == {"wood": 2}
    t = table(BARBARIAN, ROMAN).built(A, BARTER).give(A, wood=3)
    assert not t.can(A, "twice", BARTER)
    t.give(A, wood=1).twice(A, BARTER)
    assert (t.seat(A).goods, t.seat(A).vp) == ({}, 4)


@card_test(MISSION)
def test_mission_keeps_one_of_two_cards_and_discards_the_other():
    t = table(BARBARIAN, ROMAN).built(A, MISSION).give(A, settlers=1).stack(A, IDOL).stack(COMMON, TAVERN)
    t.activate(A, MISSION, ("take", "common-card"), ("take", "faction-card"), ("pick", TAVERN))
    assert TAVERN in t.seat(A).hand
    assert t.seat(A).pile == [IDOL]


@card_test(ROBBERS)
def test_robbers_discard_a_deal_for_a_vp_and_a_card():
    t = table(BARBARIAN, ROMAN).built(A, ROBBERS).dealt(B, ROMAN_BANK).give(A, settlers=2)
    held = len(t.seat(A).hand)
    t.activate(A, ROBBERS, ("take", "common-card"))
    assert (t.seat(B).deals, t.seat(B).pile) == ([], [ROMAN_BANK])
    assert (t.seat(A).vp, len(t.seat(A).hand)) == (1, held + 1)


# --- Egyptians ----------------------------------------------------------------------------------------------------
@card_test(DESERT)
def test_desert_is_free_draws_two_cards_and_makes_an_opponent_discard():
    t = table(EGYPTIAN, ROMAN).hand(A, DESERT)
    held = len(t.seat(A).hand)
    t.build(A, DESERT, ("take", "common-card"), ("take", "common-card"))
    assert len(t.seat(A).hand) == held + 1
    t = table(EGYPTIAN, ROMAN).built(A, DESERT).hand(B, TAVERN).activate(A, DESERT)
    assert t.pending == (B,)
    t.answer(B, "give-card", TAVERN)
    assert t.seat(B).hand == [RUINS]
    assert t.seat(A).vp == 1


@card_test(CHARIOT_BUILDER)
def test_chariot_builder_razes_for_one_token_whatever_protects():
    t = table(EGYPTIAN, ROMAN).built(A, CHARIOT_BUILDER).built(B, COAL_MINE).guarded(B, COAL_MINE).give(A, raze=1)
    t.activate(A, CHARIOT_BUILDER)
    assert t.seat(A).goods == {"settler": 1, "stone": 1}
    assert (t.seat(B).foundations, t.seat(B).wood) == (1, 1)


@card_test(SCORPION_BREEDER)
def test_scorpion_breeder_shuts_an_action_location_for_the_round():
    t = table(EGYPTIAN, ROMAN).built(A, SCORPION_BREEDER).built(B, LUMBERJACKS, OLD_FOREST).give(A, settlers=1)
    t.activate(A, SCORPION_BREEDER)
    assert t.on(LUMBERJACKS)["blocked"]
    t.turn(B).give(B, settlers=1)
    assert not t.can(B, "activate", LUMBERJACKS)
    t.next_round().turn(B)
    assert t.can(B, "activate", LUMBERJACKS)


@card_test(TEMPLE_OF_RA)
def test_temple_of_ra_takes_a_location_over_for_the_round():
    t = table(EGYPTIAN, ROMAN).built(A, TEMPLE_OF_RA).built(B, LUMBERJACKS).activate(A, TEMPLE_OF_RA)
    assert (t.seat(A).locations, t.seat(B).locations) == ([TEMPLE_OF_RA, LUMBERJACKS], [])
    t.turn(A).give(A, settlers=1).activate(A, LUMBERJACKS)
    assert t.seat(A).wood == 2
    assert t.state.scores == [2, 1], "it scores for its owner"
    assert t.next_round().seat(B).locations == [LUMBERJACKS]


@card_test(SANCTUARY)
def test_sanctuary_lays_a_common_card_as_a_foundation():
    t = table(EGYPTIAN, ROMAN).built(A, SANCTUARY).bare(A).hand(A, CARAVAN).give(A, settlers=1)
    assert not t.can(A, "activate", SANCTUARY), "a faction card will not do"
    t.hand(A, TAVERN).activate(A, SANCTUARY)
    assert (t.seat(A).goods, t.seat(A).vp, t.seat(A).foundations) == ({"stone": 1}, 1, 1)
    assert t.seat(A).hand == [CARAVAN]


# --- Japanese -----------------------------------------------------------------------------------------------------
@card_test(NEGOTIATOR)
def test_negotiator_builds_a_deal_without_its_house_icon():
    t = table(JAPANESE, ROMAN).built(A, NEGOTIATOR).dealt(A, CASINO).give(A, settlers=1, wood=1)
    assert not t.can(A, "activate", NEGOTIATOR), "the Casino costs two wood"
    t.give(A, wood=1).activate(A, NEGOTIATOR)
    assert (t.seat(A).locations, t.seat(A).deals, t.seat(A).goods) == ([NEGOTIATOR, CASINO], [], {})


@card_test(TRADE_ROUTE)
def test_trade_route_deals_with_an_opponents_faction_location():
    t = table(JAPANESE, ROMAN).built(A, TRADE_ROUTE).built(B, ROMAN_BANK, OLD_FOREST).give(A, food=1)
    deck = t.seat(A).deck
    t.activate(A, TRADE_ROUTE)
    assert (t.seat(A).routes, t.seat(A).goods, t.seat(A).deck) == ([ROMAN_BANK], {"gold": 1}, deck - 1)
    assert t.next_round().seat(A).gold == 1


@card_test(NINJAS)
def test_ninjas_bring_two_samurai_and_steal_the_good_of_a_deal():
    t = ready(NINJAS).built(A, FARM).build(A, NINJAS, ("foundation",))
    assert (t.on(FARM)["samurai"], t.on(NINJAS)["samurai"]) == (1, 1)
    t = table(JAPANESE, ROMAN).built(A, NINJAS).dealt(B, ROMAN_BANK).give(A, settlers=1).activate(A, NINJAS)
    assert (t.seat(A).goods, t.seat(B).deals, t.seat(B).pile) == ({"gold": 1}, [], [ROMAN_BANK])
