"""The 8 generals of the cooperative game, who help everybody."""

from __future__ import annotations

from ...ops import (  # isort: skip
    ALL_PLAYERS, ANY, ANYONE, CASUALTIES, EACH_FIRST_ROW, FULFILLED, INCOME, MY_TURN, OTHERS, SECTION_DEFENCE,
    SHAMED_BY, WALL_PRICE, YEAR, BuyWards, Change, EachPlayer, GainMix, May, Once, PlaceOfficials, Save, SoldiersHere,
    SomePlayers, Supports, When, Wound, honour,
)  # fmt: skip
from ..deck import Print, coop_general

CARDS: tuple[Print, ...] = (
    coop_general(
        "cgen_li_gang", "Li Gang", "Li Kang", "Li Kang", "hand-truck",
        When(INCOME, SomePlayers(Supports(), GainMix(ANY, 2, different=True))),
        stock=(3, 3, 4, 4), tactics=2, tea=93,
    ),
    coop_general(
        "cgen_wang_jian", "Wang Jian", "Wang Ťien", "Vang Csien", "crenulated-shield",
        Change(SECTION_DEFENCE, by=1, per=Supports(), most=3, when=SoldiersHere()),
        stock=(3, 6, 3, 5), tactics=2, tea=30,
    ),
    coop_general(
        "cgen_yu_jie", "Yu Jie", "Jü Ťie", "Jü Csie", "brick-pile",
        Change(WALL_PRICE, by=-1, per=Supports(), most=4, of=ALL_PLAYERS),
        stock=(5, 6, 4, 3), tactics=1, tea=58,
    ),
    coop_general(
        "cgen_lu_xiufu", "Lu Xiufu", "Lu Siou-fu", "Lu Hsziu-fu", "heart-shield",
        When(SHAMED_BY, Once(YEAR, BuyWards(Supports())), whose=ANYONE),
        stock=(3, 3, 3, 6), tactics=2, tea=78,
    ),
    coop_general(
        "cgen_wen_tianxiang", "Wen Tianxiang", "Wen Tchien-siang", "Ven Tien-hsziang", "scroll-quill",
        When(FULFILLED, EachPlayer(honour(1, per=Supports())), whose=ANYONE),
        stock=(3, 3, 3, 5), tactics=2, tea=87,
    ),
    coop_general(
        "cgen_jiang_cai", "Jiang Cai", "Ťiang Cchaj", "Csiang Caj", "healing-shield",
        When(CASUALTIES, Once(YEAR, Save(1, OTHERS, per=Supports())), whose=ANYONE),
        stock=(4, 4, 3, 5), tactics=2, tea=42,
    ),
    coop_general(
        "cgen_zhang_jue", "Zhang Jue", "Čang Ťüe", "Csang Csüe", "arrows-shield",
        When(MY_TURN, May(Wound(1, EACH_FIRST_ROW, per=Supports()))),
        stock=(5, 6, 3, 6), tactics=1, tea=25,
    ),
    coop_general(
        "cgen_ma_ji", "Ma Ji", "Ma Ťi", "Ma Csi", "conversation",
        When(MY_TURN, SomePlayers(Supports(), PlaceOfficials(1), others=True)),
        stock=(4, 4, 5, 4), tactics=2, tea=20,
    ),
)  # fmt: skip
