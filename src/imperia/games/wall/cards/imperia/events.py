"""The 12 events of the cooperative game: some strike at once, some hold from then on."""

from __future__ import annotations

from ...ops import (  # isort: skip
    ALL_PLAYERS, BUILDING, BUILDING_KINDS, RECRUIT_PRICE, ROW_1, SAVE_PRICE, SPEARMEN, STONE, STRENGTH, WALL_PRICE,
    WOOD, AddHorde, Change, DiscardTactic, EachPlayer, If, Is, Kill, Lose, Recruit, RemoveHorde, ShedShame,
    TacticsInHand, TakeShame,
)  # fmt: skip
from ..deck import Print, event

CARDS: tuple[Print, ...] = (
    event(
        "ev_yellow_river", "Flood of the Yellow River", "Záplava Žluté řeky", "A Sárga-folyó áradása", "wave-crest",
        EachPlayer(Lose(BUILDING, 2)),
    ),
    event(
        "ev_plague", "Plague in the Camps", "Mor v táborech", "Járvány a táborokban", "rat",
        EachPlayer(Kill(1)),
    ),
    event(
        "ev_landslide", "Landslide in the Quarries", "Sesuv v lomech", "Földcsuszamlás a kőfejtőkben", "falling-rocks",
        facts=(Change(WALL_PRICE, by=2, of=ALL_PLAYERS),),
    ),
    event(
        "ev_ogedei", "Death of the Great Khan", "Smrt velkého chána", "A nagykán halála", "crowned-skull",
        RemoveHorde(),
    ),
    event(
        "ev_famine", "Famine", "Hladomor", "Éhínség", "dog-bowl",
        facts=(Change(RECRUIT_PRICE, by=1, good=WOOD, of=ALL_PLAYERS),),
    ),
    event(
        "ev_long_winter", "The Long Winter", "Dlouhá zima", "A hosszú tél", "snowflake-1",
        facts=(Change(SAVE_PRICE, by=1, of=ALL_PLAYERS),),
    ),
    event(
        "ev_intrigue", "Court Intrigue", "Intriky u dvora", "Udvari ármány", "spy",
        EachPlayer(If(Is(TacticsInHand()), DiscardTactic(1), TakeShame(1))),
    ),
    event(
        "ev_paper_money", "Worthless Paper Money", "Znehodnocené bankovky", "Értéktelen papírpénz", "banknote",
        facts=(Change(BUILDING_KINDS, to=1 << WOOD | 1 << STONE, of=ALL_PLAYERS),),
    ),
    event(
        "ev_clemency", "Imperial Clemency", "Císařská milost", "Császári kegyelem", "dove",
        EachPlayer(ShedShame(1)),
    ),
    event(
        "ev_sichuan", "Levies from Sichuan", "Odvody ze S’-čchuanu", "Sorozás Szecsuanban", "spear-hook",
        EachPlayer(Recruit(SPEARMEN, 1, free=True, staging=True)),
    ),
    event(
        "ev_kurultai", "Kurultai on the Onon", "Kurultaj na Ononu", "Kurultáj az Onon partján", "camping-tent",
        facts=(Change(STRENGTH, by=1, of=ROW_1),),
    ),
    event(
        "ev_traitor", "A Traitor at the Gate", "Zrádce u brány", "Áruló a kapuban", "trojan-horse",
        AddHorde(1),
    ),
)  # fmt: skip
