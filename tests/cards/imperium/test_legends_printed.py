"""What is printed on the cards of Legends: suit, state, icons, starting place, development cost and fixed VP.

A line for each face, copied from the cards: codes; suits, state, keywords, icons; where it starts (and for how many
players at least); development cost; VP.
"""

from __future__ import annotations

import pytest

from imperia.games.imperium import tables
from imperia.games.imperium.lexicon import GOODS, ICONS, NO_STATE, STATES, SUITS
from imperium_dsl import *

FACES = """
2ART1A; power; in_play; ; 0
2ART1B; power; in_play; ; 6
2ART2; ; in_play; ; varies
2ART3; free; development; ; 8
2ART4; knight; development; ; 2
2ART5; pinned; development; ; -4
2ART6; empire; development; ; 1
2ART7; ; development; ; 2
2ART8; pinned; accession; ; 2
2ART9; knight; nation; ; 0
2ART10; region pinned river; nation; ; 0
2ART11; pinned city; nation; ; 0
2ART12; region pinned; nation; ; 0
2ART13; region pinned; nation; ; 0
2ART14; knight; nation; ; 0
2ART15; attack free; nation; ; varies
2ART16; attack; deck; ; varies
2ART17; knight; deck; ; 0
2ART18; knight; deck; ; 0
2ART19; knight; deck; ; 0
2ART20; ; deck; ; 0
2ART21; region pinned fertile; deck; ; 0
2ART22; region pinned; deck; ; 0
2ART23; knight; deck; ; 0
2ART24; ; deck; ; 0
2ART25; free; deck; ; 0
2ART26 2ART27; unrest; supply; ; -2
2ART28; unrest; supply 3+; ; -2
2ART29; unrest; supply 4+; ; -2
2ATL1A; power; in_play; ; varies
2ATL1B; power; in_play; ; varies
2ATL2; empire; development; 5 material 1 progress; varies
2ATL3; empire pinned free; development; 3 material 2 population 1 progress; 5
2ATL4; empire attack; development; 4 material 2 population; 4
2ATL5; empire; development; 4 material; 2
2ATL6; empire pinned; development; 2 material 1 population 1 progress; 2
2ATL7; empire; development; 2 progress; 2
2ATL8; empire pinned; development; 5 material; 1
2ATL9; empire; development; 3 material 2 progress; 3
2ATL10; region empire pinned; development; 2 population; 0
2ATL11; region empire pinned fertile production; development; 2 population; 0
2ATL12 2ATL13 2ATL14; empire; deck; ; 0
2ATL15; empire; deck; ; 0
2ATL16; region empire pinned; deck; ; 0
2ATL17; region empire pinned production; deck; ; 0
2ATL18; region empire pinned production production; deck; ; 0
2ATL19 2ATL21 2ATL22; unrest; deck; ; -2
2ATL20; empire attack free; deck; ; 0
2EGY1A; power; in_play; ; varies
2EGY1B; power; in_play; ; varies
2EGY2; ; accession; ; 0
2EGY3; empire; development; 3 material 1 population; 2
2EGY4; empire pinned; development; 4 material; 2
2EGY5; empire pinned; development; 2 material 2 population; 2
2EGY6; empire free; development; 4 material 2 population; 4
2EGY7; empire attack; development; 4 population; 4
2EGY8; empire pinned; development; 4 material 1 population; 4
2EGY9; empire pinned; development; 2 material 3 population; 4
2EGY10; empire attack; development; 5 material; varies
2EGY11; region pinned; nation; ; 0
2EGY12; tributary barbarian; nation; ; 0
2EGY13; unrest; nation; ; -2
2EGY14; ; deck; ; 0
2EGY15; ungarrisonable; deck; ; 0
2EGY16; ; deck; ; 0
2EGY17; barbarian; deck; ; 0
2EGY18; barbarian attack; deck; ; 0
2EGY19; pinned; deck; ; 0
2EGY20; region pinned river; deck; ; 0
2EGY21; region pinned fertile production river; deck; ; 0
2EGY22 2EGY23; unrest; deck; ; -2
2MAU1A; power; in_play; ; varies
2MAU1B; power; in_play; ; varies
2MAU2; ungarrisonable; accession; ; 0
2MAU3; empire pinned; development; 4 material 1 population; varies
2MAU4; region region empire pinned; development; 3 material 3 population; 2
2MAU5; empire; development; 3 population; 1
2MAU6; empire pinned; development; 4 population; varies
2MAU7; empire pinned; development; 4 material; 3
2MAU8; empire pinned; development; 3 material 1 population; 2
2MAU9; pinned; nation; ; 0
2MAU10; tributary; nation; ; 0
2MAU11; pinned city; nation; ; 0
2MAU12; attack; nation; ; 0
2MAU13; barbarian attack; nation; ; 0
2MAU14; region pinned production; nation; ; 0
2MAU15 2MAU16; unrest; nation; ; -2
2MAU17; barbarian; deck; ; 0
2MAU18; barbarian; deck; ; 0
2MAU19; barbarian; deck; ; 0
2MAU20; region barbarian pinned production; deck; ; 0
2MAU21; region pinned fertile production river; deck; ; 0
2MAU22; ; deck; ; 0
2MAU23 2MAU24; unrest; deck; ; -2
2MIN1A; power; in_play; ; 0
2MIN1B; power; in_play; ; varies
2MIN2; ; accession; ; 0
2MIN3; empire; development; 2 material 1 population 1 progress; 2
2MIN4; empire pinned; development; 2 material 2 population 1 progress; 2
2MIN5; empire pinned; development; 5 material 2 progress; 3
2MIN6; empire pinned; development; 3 material 1 population 2 progress; 3
2MIN7; empire pinned; development; 3 material 2 population 2 progress; 3
2MIN8; empire attack; development; 4 population; 3
2MIN9; unplayable; development; 3 material 1 population 3 progress; varies
2MIN10; ungarrisonable; nation; ; 0
2MIN11; unrest; nation; ; -2
2MIN12; pinned; nation; ; 0
2MIN13; pinned metropolis; nation; ; 0
2MIN14; barbarian; deck; ; 0
2MIN15; barbarian; deck; ; 0
2MIN16; barbarian pinned; deck; ; 0
2MIN17; region barbarian pinned production; deck; ; 0
2MIN18; region pinned fertile production river; deck; ; 0
2MIN19; region pinned production; deck; ; 0
2MIN20; ; deck; ; 0
2MIN21 2MIN22 2MIN23; unrest; deck; ; -2
2OLM1A; power; in_play; ; 0
2OLM1B; power; in_play; ; 0
2OLM2; pinned metropolis; accession; ; 0
2OLM3; empire pinned; development; 4 material 2 population; 3
2OLM4; empire; development; 4 material 2 population; 3
2OLM5; empire attack; development; 4 material 2 population; 3
2OLM6; region empire pinned fertile production; development; 4 material 2 population; 3
2OLM7; empire pinned; development; 4 material 2 population; 3
2OLM8; empire pinned; development; 4 material 2 population; 3
2OLM9; ; nation; ; 0
2OLM10; pinned; nation; ; 0
2OLM11; pinned; nation; ; 0
2OLM12 2OLM13; mask; nation; ; varies
2OLM14; pinned; deck; ; 0
2OLM15; pinned; deck; ; 0
2OLM16; region pinned production river; deck; ; 0
2OLM17; region pinned production river; deck; ; 0
2OLM18 2OLM19 2OLM20 2OLM21 2OLM22 2OLM23; mask; deck; ; varies
2OLM24; unrest; supply; ; -2
2OLM25; unrest; supply 3+; ; -2
2OLM26; unrest; supply 4+; ; -2
2QIN1A; power; in_play; ; varies
2QIN1B; power; in_play; ; varies
2QIN2; empire pinned; accession; ; varies
2QIN3; empire pinned; development; 2 material 2 population; varies
2QIN4; empire pinned; development; 2 material 2 population; varies
2QIN5; empire pinned; development; 2 material 2 population; varies
2QIN6; empire free; development; 3 material 2 population; 0
2QIN7; empire pinned; development; 3 material 2 population; 2
2QIN8; empire; development; 3 material 2 population; varies
2QIN9; empire pinned; development; 3 material 1 population; 2
2QIN10; unplayable; development; 7 material; varies
2QIN11; region pinned production; nation; ; 0
2QIN12; ungarrisonable; nation; ; 0
2QIN13; pinned; nation; ; 0
2QIN14; unrest; nation; ; -2
2QIN15; pinned; deck; ; 0
2QIN16; pinned; deck; ; 0
2QIN17; attack; deck; ; 0
2QIN18; region pinned production river; deck; ; 0
2QIN19; barbarian; deck; ; 0
2QIN20; ; deck; ; 0
2QIN21; barbarian; deck; ; 0
2QIN22; pinned; deck; ; varies
2QIN23; unrest; deck; ; -2
2QIN24; unrest; supply 3+; ; -2
2QIN25; unrest; supply 4+; ; -2
2UTO1A; power; in_play; ; varies
2UTO1B; power; in_play; ; varies
2UTO2A; ; in_play; ; 0
2UTO2B; ; in_play; ; 0
2UTO3A; ; in_play; ; 0
2UTO3B; ; in_play; ; 0
2UTO4; pinned; deck; ; varies
2UTO5; pinned; deck; ; varies
2UTO6; pinned; deck; ; varies
2UTO7; pinned; deck; ; varies
2UTO8; pinned; deck; ; varies
2UTO9; ; deck; ; 0
2UTO10; free; deck; ; 0
2UTO11; pinned; deck; ; varies
2UTO12 2UTO13 2UTO14 2UTO15 2UTO16; free scroll; deck; ; varies
2UTO17 2UTO18 2UTO19; unrest; supply; ; -2
2UTO20; unrest; supply 3+; ; -2
2UTO21; unrest; supply 4+; ; -2
2CIV1; civilised empire attack free; market 4+; ; 2
2CIV2; civilised empire free; market; ; 2
2CIV3; civilised empire free; market; ; varies
2CIV4; civilised empire attack; market; ; 2
2CIV5; civilised empire attack; market; ; 2
2CIV6; civilised empire pinned metropolis; market; ; 2
2CIV7; civilised empire pinned; market; ; 2
2CIV8; civilised empire pinned; market 3+; ; 2
2CIV9; civilised empire pinned; market 4+; ; varies
2CIV10; civilised empire pinned; market; ; 2
2CIV11; civilised empire attack; market; ; varies
2CIV12; civilised empire; market; ; varies
2CIV13; civilised empire free; market; ; varies
2CIV14; civilised empire pinned; market; ; varies
2CIV15; civilised empire attack knight; market; ; 2
2FAM1; fame; fame_deck; ; varies
2FAM2; fame free; fame_deck; ; 3
2FAM3; fame free; fame_deck; ; 5
2FAM4; fame free; fame_deck; ; 7
2FAM5 2FAM6; fame unplayable; fame_deck; ; varies
2FAM7; fame free; fame_deck; ; 8
2FAM8; fame; fame_deck; ; varies
2FAM9A; fame; fame_deck_bottom; ; 0
2FAM9B; fame; fame_deck_bottom; ; 0
2REG1; region barbarian; market; ; 2
2REG2; region pinned fertile production; market; ; 0
2REG3; region pinned production; market; ; 0
2REG4; region pinned production production river; market; ; 0
2REG5; region pinned production river river; market; ; 0
2REG6; region pinned production; market; ; 0
2REG7; region; market 3+; ; varies
2REG8; region pinned production; market; ; 0
2REG9; region pinned production river; market; ; 0
2REG10; region pinned fertile production production; market; ; 0
2REG11; region pinned fertile production river; market; ; 0
2REG12; region pinned; market; ; 1
2REG13; region pinned fertile production; market; ; 0
2REG14; region pinned fertile production river; market; ; 0
2TRI1; tributary barbarian; market; ; 3
2TRI2; tributary pinned; market; ; 3
2TRI3; tributary empire attack; market; ; varies
2TRI4; tributary; market; ; 3
2TRI5; tributary; market 3+; ; 3
2TRI6; tributary empire pinned metropolis; market; ; varies
2TRI7; tributary attack; market; ; varies
2TRI8; tributary; market; ; varies
2TRI9; tributary attack; market; ; 3
2TRI10; tributary; market; ; varies
2TRI11; tributary attack; market 4+; ; varies
2UNC1; uncivilised pinned; market 4+; ; 1
2UNC2; uncivilised mask; market; ; varies
2UNC3; uncivilised; market; ; 1
2UNC4; uncivilised attack; market; ; 1
2UNC5; uncivilised attack; market; ; 1
2UNC6; uncivilised barbarian pinned; market; ; 1
2UNC7; uncivilised pinned; market; ; 1
2UNC8; uncivilised pinned; market; ; 1
2UNC9; uncivilised barbarian free; market; ; varies
2UNC10; uncivilised pinned; market; ; varies
2UNC11; uncivilised pinned; market; ; varies
2UNC12; uncivilised pinned; market; ; varies
2UNC13; uncivilised barbarian free; market 3+; ; 1
2UNC14; uncivilised civilised pinned city; market 3+; ; 1
2UNC15 2UNC16 2UNC17; uncivilised civilised pinned city; market; ; 1
2UNC18; uncivilised civilised pinned; market; ; 1
2UNC19; uncivilised civilised pinned; market; ; 1
2UNC20; uncivilised civilised; market; ; 1
2UNC21; uncivilised civilised free; market; ; 1
2UNC22; uncivilised civilised free scroll; market 3+; ; varies
2UNR1 2UNR2 2UNR3 2UNR4 2UNR5 2UNR6 2UNR7 2UNR8; unrest; supply; ; -2
2UNR9 2UNR10; unrest; supply 3+; ; -2
2UNR11 2UNR12; unrest; supply 4+; ; -2
"""

LINES = [[part.strip() for part in line.split(";")] for line in FACES.strip().splitlines()]
PRINTED = [(name, *line[1:]) for line in LINES for name in line[0].split()]
NO_PRICE = ("2ART3", "2ART4", "2ART5", "2ART6", "2ART7")  # quests
IMMOVABLE = ("2ART2", "2ART8", "2UTO2A", "2UTO2B", "2UTO3A", "2UTO3B")


def shown(card: int) -> list[str]:
    """Suits, state, keywords and icons of a card, in words."""
    words = [name for i, name in enumerate(SUITS) if SUIT[card] >> i & 1] * tables.WEIGHT[card]
    words += [STATES[tables.STATE_ICON[card]]] if tables.STATE_ICON[card] != NO_STATE else []
    marks = {"pinned": tables.PINNED, "attack": tables.ATTACK, "free": tables.FREE}
    words += [name for name, there in marks.items() if there[card]]
    words += [] if tables.PLAYABLE[card] else ["unplayable"]
    words += [] if tables.GARRISONABLE[card] else ["ungarrisonable"]
    counts = zip(ICONS, tables.ICON_COUNT[card], strict=False)
    return sorted(words + [name for name, n in counts for _ in range(n)])


@pytest.mark.parametrize(("name", "marks", "start", "develop", "vp"), PRINTED)
def test_a_card_is_as_printed(name: str, marks: str, start: str, develop: str, vp: str):
    card = BY_CODE[name]
    assert shown(card) == sorted(marks.split())
    assert tables.START[card] + (f" {tables.PLAYERS[card]}+" if tables.PLAYERS[card] else "") == start
    price = tables.DEVELOPMENT_COST[card]
    assert (price is not None) == (start == "development" and name not in NO_PRICE)
    goods = zip(price or (0, 0, 0), GOODS, strict=True)
    assert " ".join(f"{n} {good}" for n, good in goods if n) == develop
    assert (str(tables.VALUE[card]) if isinstance(tables.VALUE[card], int) else "varies") == vp
    assert tables.FIXED[card] == ("power" in marks or name in IMMOVABLE)
    assert tables.ENTERS_PLAY[card] == (name == "2ART8")


@pytest.mark.parametrize("codes", [line[0].split() for line in LINES if " " in line[0]])
def test_equal_cards_are_one_choice(codes: list[str]):
    assert len({code(BY_CODE[name]) for name in codes}) == 1


WITH_A_STAR = {
    "2ART2", "2ATL1A", "2ATL1B", "2ATL2", "2EGY1A", "2EGY1B", "2EGY10", "2MAU1A", "2MAU1B", "2MAU3", "2MAU6",
    "2MIN1B", "2MIN9", "2QIN1A", "2QIN1B", "2QIN2", "2QIN3", "2QIN4", "2QIN5", "2UTO1A", "2UTO1B", "2UTO4", "2UTO5",
    "2UTO6", "2UTO7", "2UTO8", "2UTO11", "2CIV3", "2CIV9", "2CIV11", "2CIV12", "2CIV13", "2CIV14", "2FAM8", "2REG7",
    "2TRI3", "2TRI6", "2TRI7", "2TRI8", "2TRI10", "2TRI11", "2UNC9", "2UNC10", "2UNC11", "2UNC12",
}  # fmt: skip


def test_which_cards_have_variable_points():
    assert {name for name, *_ in PRINTED if tables.VARIABLE[BY_CODE[name]]} == WITH_A_STAR
