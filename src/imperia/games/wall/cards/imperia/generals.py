"""The 13 generals: what each starts with and does. Nearly all grow with the number of support advisors."""

from __future__ import annotations

from ...ops import (  # isort: skip
    ATTACKED, BARRICADES, BLOCK, BUILT, CAPTURED, CHI, DONATED, HELD, HORSEMEN, INCOME, KILLED, RECRUIT_PRICE,
    SHEDDING, SPEARMEN, STRUCK, TACTIC_PLAYED, TURN, WALLS, WORKED, ArcherSections, Attack, Change, Choose, Done,
    Draw, If, Is, Once, Pay, Product, Result, Seq, ShedShame, SoldiersHere, Supports, Then, When, Wound, gain, honour,
)  # fmt: skip
from ..deck import FRAGMENT, Print, general

CARDS: tuple[Print, ...] = (
    general(
        "gen_yang_ye", "Yang Ye", "Jang Jie", "Jang Je", "brick-wall",
        When(BUILT, Seq((
            honour(2, per=Product(Supports(), Done(WALLS))), honour(1, per=Product(Supports(), Done(BARRICADES))),
        ))),
        stock=(3, 4, 3, 4), tactics=2, tea=55, source=FRAGMENT,
    ),
    general(
        "gen_liang_hongyu", "Liang Hongyu", "Liang Chung-jü", "Liang Hung-jü", "swordwoman",
        When(KILLED, honour(2, per=Supports())),
        stock=(4, 4, 4, 5), tactics=2, tea=62, source=FRAGMENT,
    ),
    general(
        "gen_zhou_tong", "Zhou Tong", "Čou Tchung", "Csou Tung", "bow-string",
        When(INCOME, honour(1, per=Product(Supports(), ArcherSections()))),
        stock=(5, 4, 4, 9), tactics=2, tea=40, source=FRAGMENT,
    ),
    general(
        "gen_che_kung", "Che Kung", "Čche Kung", "Cse Kung", "spears",
        When(ATTACKED, honour(1, per=Supports()), kinds=SPEARMEN | HORSEMEN),
        stock=(4, 6, 4, 5), tactics=1, tea=48, source=FRAGMENT,
    ),
    general(
        "gen_zhang_shijie", "Zhang Shijie", "Čang Š’-ťie", "Csang Si-csie", "ship-bow",
        When(TACTIC_PLAYED, gain(chi=1, per=Supports())),
        stock=(3, 3, 2, 3), tactics=3, tea=70, source=FRAGMENT,
    ),
    general(
        "gen_yang_paifeng", "Yang Paifeng", "Jang Pchaj-feng", "Jang Paj-feng", "fire-axe",
        When(ATTACKED, Once(TURN, Pay(((CHI, 1),), Wound(1, STRUCK, per=Supports()))), kinds=SPEARMEN | HORSEMEN),
        stock=(5, 6, 4, 8), tactics=2, tea=33, source=FRAGMENT,
    ),
    general(
        "gen_han_shizhong", "Han Shizhong", "Chan Š’-čung", "Han Si-csung", "dragon-head",
        When(WORKED, Once(TURN, Choose((Attack(1, per=Supports()), Draw(1)))), officials=2),
        stock=(4, 4, 5, 4), tactics=2, tea=75, source=FRAGMENT,
    ),
    general(
        "gen_yue_fei", "Yue Fei", "Jüe Fej", "Jüe Fej", "sharp-halberd",
        Change(RECRUIT_PRICE, by=-1, per=Supports(), of=BLOCK),
        stock=(4, 4, 3, 4), tactics=2, tea=90, source=FRAGMENT,
    ),
    general(
        "gen_meng_gong", "Meng Gong", "Meng Kung", "Meng Kung", "cavalry",
        When(ATTACKED, honour(3, per=Supports()), kinds=HORSEMEN),
        stock=(4, 4, 8, 5), tactics=1, tea=45, source=FRAGMENT,
    ),
    general(
        "gen_bi_zaiyu", "Bi Zaiyu", "Pi Caj-jü", "Pi Caj-jü", "samurai-helmet",
        When(SHEDDING, Then(ShedShame(1, per=Supports()), honour(1, per=Result()))),
        stock=(4, 4, 4, 5), tactics=2, tea=36,
    ),
    general(
        "gen_wu_jie", "Wu Jie", "Wu Ťie", "Vu Csie", "stone-wall",
        When(HELD, If(Is(SoldiersHere()), honour(1, per=Supports()))),
        stock=(3, 5, 3, 6), tactics=2, tea=51,
    ),
    general(
        "gen_zong_ze", "Zong Ze", "Cung Ce", "Cung Cö", "tied-scroll",
        When(DONATED, Once(TURN, honour(1, per=Supports()), may=False)),
        stock=(4, 4, 4, 3), tactics=1, tea=66,
    ),
    general(
        "gen_liu_qi", "Liu Qi", "Liou Čchi", "Liu Csi", "trophy",
        When(CAPTURED, honour(3, per=Supports())),
        stock=(4, 4, 4, 5), tactics=2, tea=83,
    ),
)  # fmt: skip
