"""Qin Jiushao of the solo game, his six command cards, and the two generals of the Reed Clan."""

from __future__ import annotations

from ...ops import (  # isort: skip
    ARCHER, ATTACK_ORDER, AUDIENCE, BETRAYAL, DESPOTISM, ECONOMY, GOLD, INCOME, SECTION_DEFENCE, SPEARMAN, STONE,
    WINTER_BEGINS, WOOD, WORK_HARDER, BarricadeEverywhere, Change, Per, QinActivates, QinAddsSupport, QinBuilds,
    QinCopies, QinPlaces, QinPromotes, QinRecruits, RaiseTea, ReedHere, Score, Seq, Store, Supports, When, qins,
)  # fmt: skip
from ..deck import FRAGMENT, Print, qin, reed_general, solo_command
from .commands import OTHERS_PLACE

CARDS: tuple[Print, ...] = (
    reed_general(
        "reedgen_lu_wenhuan", "Lü Wenhuan", "Lü Wen-chuan", "Lü Ven-huan", "guarded-tower",
        Change(SECTION_DEFENCE, by=2, when=ReedHere()),
    ),
    reed_general(
        "reedgen_fan_wenhu", "Fan Wenhu", "Fan Wen-chu", "Fan Ven-hu", "sailboat",
        When(INCOME, Seq((Store(1 << WOOD, 1), Store(1 << STONE, 1), Store(1 << GOLD, 1)))),
    ),
    qin(
        "qin_jiushao", "Qin Jiushao", "Čchin Ťiou-šao", "Csin Csiu-sao", "abacus",
        When(WINTER_BEGINS, BarricadeEverywhere()),
        score=Score(terms=(Per(8, Supports()),)),
    ),
    solo_command(
        "solo_despotism", "Despotism", "Despotismus", "Önkényuralom", "throne-king", DESPOTISM,
        qins(QinPlaces(3)), OTHERS_PLACE, qins(QinActivates()),
        source=FRAGMENT,
    ),
    solo_command(
        "solo_economy", "Economy", "Ekonomika", "Gazdaság", "coins-pile", ECONOMY,
        qins(QinPlaces(3)), OTHERS_PLACE, qins(QinPromotes()),
        source=FRAGMENT,
    ),
    solo_command(
        "solo_betrayal", "Betrayal", "Zrada", "Árulás", "backstab", BETRAYAL,
        qins(QinPlaces(2)), OTHERS_PLACE, qins(QinCopies()),
        source=FRAGMENT,
    ),
    solo_command(
        "solo_work_harder", "Work Harder", "Usilovnější práce", "Keményebb munka", "hammer-nails", WORK_HARDER,
        qins(QinPlaces(2)), OTHERS_PLACE, qins(QinBuilds()),
        source=FRAGMENT,
    ),
    solo_command(
        "solo_attack_order", "Attack Order", "Rozkaz k útoku", "Támadási parancs", "crossed-swords", ATTACK_ORDER,
        qins(QinPlaces(2)), OTHERS_PLACE, qins(QinRecruits(SPEARMAN, 2), QinRecruits(ARCHER, 1)),
        source=FRAGMENT,
    ),
    solo_command(
        "solo_audience", "Imperial Audience", "Císařská audience", "Császári audiencia", "public-speaker", AUDIENCE,
        qins(QinPlaces(3)), OTHERS_PLACE, qins(QinAddsSupport(1), RaiseTea(1)),
    ),
)  # fmt: skip
