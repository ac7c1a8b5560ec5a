"""What is printed on the cards of Classics: suit, state, icons, starting place, development cost and fixed VP.

A line for each face, from the project's list of card facts: codes; suits, state, keywords, icons; where it starts
(and for how many players at least); development cost; VP.
"""

from __future__ import annotations

import pytest

from imperia.games.imperium.lexicon import GOODS, ICONS, NO_STATE, STATES, SUITS
from imperia.games.imperium.tables import (
    ATTACK,
    DEVELOPMENT_COST,
    FIXED,
    FREE,
    GARRISONABLE,
    ICON_COUNT,
    PINNED,
    PLAYABLE,
    PLAYERS,
    START,
    STATE_ICON,
    VALUE,
    VARIABLE,
)
from imperium_dsl import *

FACES = """
1CAR1A; power; in_play; ; varies
1CAR1B; power; in_play; ; varies
1CAR2; pinned city; accession; ; 0
1CAR3 1CAR4; empire attack; development; 3 population; 2
1CAR5; empire; development; 3 material 1 population; 2
1CAR6; empire; development; 4 population; 4
1CAR7; empire pinned; development; 4 material 1 population; 4
1CAR8; empire attack; development; 7 material; varies
1CAR9; ; nation; ; 0
1CAR10; pinned; nation; ; 0
1CAR11; barbarian; nation; ; 0
1CAR12; region pinned fertile production; nation; ; 0
1CAR13; tributary; nation; ; 0
1CAR14; ungarrisonable; deck; ; 0
1CAR15; ; deck; ; 0
1CAR16; barbarian; deck; ; 0
1CAR17; barbarian; deck; ; 0
1CAR18; barbarian; deck; ; 0
1CAR19; barbarian free; deck; ; 0
1CAR20; region pinned production production river; deck; ; 0
1CAR21; region pinned production; deck; ; 0
1CAR22 1CAR23; unrest; deck; ; -2
1CEL1A; power; in_play; ; varies
1CEL1B; power; in_play; ; varies
1CEL2; ; accession; ; 0
1CEL3; empire attack; development; 2 material 2 population; 4
1CEL4; empire pinned; development; 3 material 1 population; 4
1CEL5; empire pinned; development; 3 population; 4
1CEL6; empire pinned; development; 2 material 2 population; 4
1CEL7; empire; development; 4 material; varies
1CEL8; barbarian; nation; ; 0
1CEL9; region pinned production river; nation; ; 0
1CEL10; region pinned river; nation; ; 0
1CEL11; region pinned fertile production; nation; ; 0
1CEL12; region pinned fertile; nation; ; 0
1CEL13; unrest; nation; ; -2
1CEL14; ; deck; ; 0
1CEL15; ungarrisonable; deck; ; 0
1CEL16; barbarian; deck; ; 0
1CEL17; barbarian; deck; ; 0
1CEL18; barbarian attack; deck; ; 0
1CEL19; barbarian attack; deck; ; 0
1CEL20; pinned; deck; ; 0
1CEL21; region pinned production; deck; ; 0
1CEL22 1CEL23; unrest; deck; ; -2
1CEL24 1CEL25; unrest; supply 3+; ; -2
1CEL26 1CEL27 1CEL28; unrest; supply 4+; ; -2
1GRE1A; power; in_play; ; varies
1GRE1B; power; in_play; ; varies
1GRE2; ; accession; ; 0
1GRE3; empire; development; 2 material 2 population; 2
1GRE4; empire free; development; 3 material 2 population; 3
1GRE5; empire pinned city; development; 3 material 2 population; 3
1GRE6; empire pinned; development; 3 material 2 population; 3
1GRE7; empire attack; development; 3 material 2 population; 3
1GRE8; empire pinned; development; 3 material 2 population; 3
1GRE9; empire pinned; development; 5 material; 3
1GRE10; empire; development; 6 material; varies
1GRE11; pinned city; nation; ; 0
1GRE12; region pinned production; nation; ; 0
1GRE13; unrest; nation; ; -2
1GRE14; ungarrisonable; deck; ; 0
1GRE15; attack; deck; ; 0
1GRE16; barbarian; deck; ; 0
1GRE17; barbarian; deck; ; 0
1GRE18; barbarian; deck; ; 0
1GRE19; barbarian pinned city; deck; ; 0
1GRE20; region pinned production river; deck; ; 0
1GRE21; region pinned production; deck; ; 0
1GRE22 1GRE23; unrest; deck; ; -2
1MAC1A; power; in_play; ; varies
1MAC1B; power; in_play; ; varies
1MAC2; ; accession; ; 0
1MAC3; empire; development; 4 material 1 population; 3
1MAC4; empire; development; 2 material 2 population; 2
1MAC5; empire pinned; development; 3 population; 3
1MAC6; empire free; development; 4 material 2 population; 4
1MAC7; empire pinned; development; 4 material 1 population; 3
1MAC8; empire pinned metropolis; development; 4 material 1 population; 2
1MAC9; empire pinned city; development; 4 material 2 population; varies
1MAC10; ; nation; ; 0
1MAC11; tributary attack; nation; ; 0
1MAC12; ungarrisonable; nation; ; 0
1MAC13; barbarian; deck; ; 0
1MAC14 1MAC15; barbarian; deck; ; 0
1MAC16; barbarian; deck; ; 0
1MAC17; pinned; deck; ; 0
1MAC18; region pinned fertile river; deck; ; 0
1MAC19; region pinned; deck; ; 0
1MAC20; region pinned fertile; deck; ; 0
1MAC21 1MAC22 1MAC23; unrest; deck; ; -2
1PER1A; power; in_play; ; varies
1PER1B; power; in_play; ; varies
1PER2; pinned city; accession; ; 0
1PER3; empire attack; development; 4 population; 2
1PER4; empire; development; 4 material 2 population; 3
1PER5; empire pinned free; development; 4 material; 2
1PER6; empire free; development; 4 material 2 population; 3
1PER7; empire attack; development; 7 material; 4
1PER8; tributary empire free; development; 5 population; 4
1PER9; empire; development; 3 material 2 population; varies
1PER10; region pinned production river; nation; ; 0
1PER11; region pinned fertile fertile; nation; ; 0
1PER12; tributary barbarian; nation; ; 0
1PER13; unrest; nation; ; -2
1PER14; ungarrisonable; deck; ; 0
1PER15; ; deck; ; 0
1PER16; barbarian; deck; ; 0
1PER17 1PER18; barbarian; deck; ; 0
1PER19; region pinned; deck; ; 0
1PER20; region pinned production river; deck; ; 0
1PER21; tributary barbarian; deck; ; 0
1PER22 1PER23; unrest; deck; ; -2
1ROM1A; power; in_play; ; varies
1ROM1B; power; in_play; ; varies
1ROM2; empire free; accession; ; 0
1ROM3; empire attack; development; 4 material 1 population; 3
1ROM4; empire attack; development; 3 population; 2
1ROM5; empire pinned; development; 3 population; 2
1ROM6; empire; development; 4 material; 3
1ROM7; empire pinned metropolis; development; 3 material 3 population; 4
1ROM8; empire; development; 2 material 1 population; varies
1ROM9; ; nation; ; 0
1ROM10; pinned; nation; ; 0
1ROM11; region pinned fertile production; nation; ; 0
1ROM12; region pinned production river; nation; ; 0
1ROM13; unrest; nation; ; -2
1ROM14; ungarrisonable; deck; ; 0
1ROM15; ; deck; ; 0
1ROM16; barbarian; deck; ; 0
1ROM17; barbarian; deck; ; 0
1ROM18; barbarian; deck; ; 0
1ROM19; pinned city; deck; ; 0
1ROM20; region pinned production; deck; ; 0
1ROM21; barbarian attack; deck; ; 0
1ROM22 1ROM23; unrest; deck; ; -2
1SCY1A; power; in_play; ; varies
1SCY1B; power; in_play; ; varies
1SCY2; ungarrisonable; accession; ; 0
1SCY3; empire; development; 4 population; 3
1SCY4; empire pinned; development; 3 population; 2
1SCY5; empire pinned city; development; 3 population; 2
1SCY6; unplayable ungarrisonable; development; 7 material; 7
1SCY7 1SCY8; unrest; nation; ; -2
1SCY9; pinned; nation; ; varies
1SCY10; region pinned fertile production; nation; ; 0
1SCY11; region pinned production river; nation; ; 0
1SCY12; region pinned production; nation; ; 0
1SCY13; barbarian attack free; nation; ; 0
1SCY14; ; deck; ; 0
1SCY15; barbarian; deck; ; 0
1SCY16; barbarian; deck; ; 0
1SCY17; barbarian; deck; ; 0
1SCY18; region barbarian pinned; deck; ; 0
1SCY19; region barbarian pinned; deck; ; 0
1SCY20; pinned; deck; ; 0
1SCY21; barbarian pinned; deck; ; 0
1SCY22 1SCY23 1SCY24; unrest; deck; ; -2
1VIK1A; power; in_play; ; varies
1VIK1B; power; in_play; ; varies
1VIK2; barbarian; accession; ; varies
1VIK3; region barbarian pinned production; nation; ; 0
1VIK4; barbarian pinned; nation; ; varies
1VIK5; region barbarian pinned; nation; ; 0
1VIK6; region barbarian pinned; nation; ; 0
1VIK7; region barbarian pinned fertile production river; nation; ; varies
1VIK8; barbarian pinned; nation; ; varies
1VIK9; barbarian pinned city; nation; ; varies
1VIK10; barbarian pinned; nation; ; 0
1VIK11; barbarian pinned; nation; ; 2
1VIK12; barbarian; nation; ; 0
1VIK13; barbarian attack free; nation; ; 0
1VIK14 1VIK15; unrest; nation; ; -2
1VIK16; barbarian; deck; ; 0
1VIK17; region barbarian pinned production; deck; ; 0
1VIK18; barbarian; deck; ; 0
1VIK19; ; deck; ; 0
1VIK20; ungarrisonable; deck; ; 0
1VIK21; barbarian; deck; ; 0
1VIK22; barbarian attack; deck; ; 0
1VIK23; barbarian attack; deck; ; 0
1VIK24; unrest; deck; ; -2
1VIK25; unrest; supply 3+; ; -2
1VIK26; unrest; supply 4+; ; -2
1CIV1; civilised empire attack free; market 4+; ; 2
1CIV2; civilised empire free; market; ; 2
1CIV3; civilised empire free; market; ; varies
1CIV4; civilised empire attack; market; ; 2
1CIV5; civilised empire attack; market; ; 2
1CIV6; civilised empire pinned metropolis; market; ; 2
1CIV7; civilised empire pinned metropolis; market 4+; ; 2
1CIV8; civilised empire pinned; market; ; 2
1CIV9; civilised empire pinned; market 3+; ; 2
1CIV10; civilised empire pinned; market; ; 2
1CIV11; civilised empire attack; market; ; varies
1CIV12; civilised empire; market; ; varies
1CIV13; civilised empire free; market; ; varies
1CIV14; civilised empire pinned; market; ; varies
1CIV15; civilised empire attack knight; market; ; 2
1FAM1; fame; fame_deck; ; varies
1FAM2; fame free; fame_deck; ; varies
1FAM3; fame attack free; fame_deck; ; varies
1FAM4; fame free; fame_deck; ; 9
1FAM5; fame free; fame_deck; ; 6
1FAM6 1FAM7; fame unplayable ungarrisonable; fame_deck; ; 11
1FAM8; fame pinned; fame_deck; ; 7
1FAM9A; fame; fame_deck_bottom; ; 0
1FAM9B; fame; fame_deck_bottom; ; 0
1REG1; region pinned; market 3+; ; 1
1REG2; region pinned; market; ; 1
1REG3; region pinned; market; ; 1
1REG4; region pinned fertile production; market; ; 0
1REG5; region pinned production river; market; ; 0
1REG6; region pinned fertile production production; market; ; 0
1REG7; region pinned production production river; market; ; 0
1REG8; region pinned fertile production; market; ; 0
1REG9; region pinned production river; market; ; 0
1REG10; region pinned fertile production production; market; ; 0
1REG11; region pinned production production river; market; ; 0
1REG12; region pinned production river; market; ; 0
1REG13; region pinned fertile production; market; ; 0
1REG14; region barbarian pinned; market; ; 1
1TRI1; tributary; market; ; 3
1TRI2; tributary free; market; ; 3
1TRI3; tributary; market; ; varies
1TRI4; tributary free; market; ; 3
1TRI5; tributary pinned; market; ; varies
1TRI6; tributary free; market 3+; ; 3
1TRI7; tributary unplayable; market; ; 3
1TRI8; tributary; market; ; varies
1TRI9; tributary barbarian free; market; ; varies
1TRI10; tributary pinned; market 4+; ; varies
1TRI11; tributary; market; ; 3
1UNC1; uncivilised pinned; market 4+; ; 1
1UNC2; uncivilised mask; market; ; varies
1UNC3; uncivilised; market; ; 1
1UNC4 1UNC5; uncivilised barbarian pinned; market; ; varies
1UNC6; uncivilised barbarian pinned; market; ; 1
1UNC7; uncivilised attack; market; ; 1
1UNC8; uncivilised pinned; market; ; 1
1UNC9; uncivilised barbarian free; market; ; varies
1UNC10; uncivilised pinned; market; ; varies
1UNC11; uncivilised pinned; market; ; varies
1UNC12; uncivilised pinned; market; ; varies
1UNC13; uncivilised barbarian free; market 3+; ; 1
1UNC14; uncivilised civilised pinned; market 3+; ; 1
1UNC15 1UNC16 1UNC17; uncivilised civilised pinned city; market; ; 1
1UNC18; uncivilised civilised free; market; ; 1
1UNC19; uncivilised civilised pinned; market; ; 1
1UNC20; uncivilised civilised; market; ; 1
1UNC21; uncivilised civilised free; market; ; 1
1UNC22; uncivilised civilised free scroll; market 3+; ; varies
1UNR1 1UNR2 1UNR3 1UNR4 1UNR5 1UNR6 1UNR7 1UNR8; unrest; supply; ; -2
1UNR9 1UNR10; unrest; supply 3+; ; -2
1UNR11 1UNR12; unrest; supply 4+; ; -2
"""

LINES = [[part.strip() for part in line.split(";")] for line in FACES.strip().splitlines()]
PRINTED = [(code, *line[1:]) for line in LINES for code in line[0].split()]


def shown(card: int) -> list[str]:
    """Suits, state, keywords and icons of a card, in words."""
    words = [name for i, name in enumerate(SUITS) if SUIT[card] >> i & 1]
    words += [STATES[STATE_ICON[card]]] if STATE_ICON[card] != NO_STATE else []
    marks = {"pinned": PINNED[card], "attack": ATTACK[card], "free": FREE[card]}
    marks |= {"unplayable": not PLAYABLE[card], "ungarrisonable": not GARRISONABLE[card]}
    words += [name for name, there in marks.items() if there]
    return sorted(words + [name for name, n in zip(ICONS, ICON_COUNT[card], strict=False) for _ in range(n)])


@pytest.mark.parametrize(("name", "marks", "start", "develop", "vp"), PRINTED)
def test_a_card_is_as_printed(name: str, marks: str, start: str, develop: str, vp: str):
    card = BY_CODE[name]
    assert shown(card) == sorted(marks.split())
    assert START[card] + (f" {PLAYERS[card]}+" if PLAYERS[card] else "") == start
    price = DEVELOPMENT_COST[card]
    assert (price is not None) == (start == "development")
    goods = zip(price or (0, 0, 0), GOODS, strict=True)
    assert " ".join(f"{n} {good}" for n, good in goods if n) == develop
    assert (str(VALUE[card]) if isinstance(VALUE[card], int) else "varies") == vp
    assert FIXED[card] == ("power" in marks)


@pytest.mark.parametrize("codes", [line[0].split() for line in LINES if " " in line[0]])
def test_equal_cards_are_one_choice(codes: list[str]):
    assert len({code(BY_CODE[name]) for name in codes}) == 1


WITH_A_STAR = {
    "1CAR1A", "1CAR1B", "1CAR8", "1CEL1A", "1CEL1B", "1CEL7", "1GRE1A", "1GRE1B", "1GRE10", "1MAC1A", "1MAC1B", "1MAC9",
    "1PER1A", "1PER1B", "1PER9", "1ROM1A", "1ROM1B", "1ROM8", "1SCY1A", "1SCY1B", "1SCY9", "1VIK1A", "1VIK1B", "1VIK2",
    "1VIK4", "1VIK8", "1VIK9", "1CIV3", "1CIV11", "1CIV12", "1CIV13", "1CIV14", "1FAM3", "1TRI3", "1TRI5", "1TRI8",
    "1TRI9", "1TRI10", "1UNC9", "1UNC10", "1UNC11", "1UNC12",
}  # fmt: skip


def test_which_cards_have_variable_points():
    assert {name for name, *_ in PRINTED if VARIABLE[BY_CODE[name]]} == WITH_A_STAR
