"""The 44 advisors, all different: what each does while active. As a support advisor each is only counted."""

from __future__ import annotations

from ...ops import (  # isort: skip
    ACADEMY, ACTIVATED, ALL, ANY, ARCHER, ARCHERS, ATTACKED, BARRACKS, BARRICADE_HONOUR, BARRICADE_PRICE, BOOST_PRICE,
    BOUGHT_OFF, BREACH_PRESENCE, BUILT, CAPTURED, CHI, COMPETITIVE, DISCARD_HONOUR, DONATE_HONOUR, FELL, FIRST_ROW,
    FRAMES_DONE, FROM_WALL, GOLD, HALF, HERE, HIRED, HIRE_PRICE, HONOUR, HORSEMAN, HORSEMEN, INCOME, KILLED, KINDS,
    LEFT_IT, LONE, MINE, MY_TURN, OTHERS, OTHERS_FRAME_DISTINCT, PLACING, PRODUCING, QUARRY, RECLAIMED, RECRUITED,
    RECRUIT_PRICE, RECRUIT_SUBSTITUTE, SAVE_PRICE, SAWMILL, SHAMED_BY, SHAMED_CAPTURE, SHAME_PRICE, SOLDIER_KILLED,
    SPEARMEN, STRUCK, SURVIVOR_SECTION, TACTIC_PLAYED, TEAHOUSE, TEMPLE, TOGETHER, TOOK_IT, TOP, TRACK_SET, TURN,
    VOLLEYED, WAITING, WALLS, WALL_PRICE, WORKED, YEAR, Activate, ArchersHere, Attack, Change, Done, Draw, Exchange,
    Fallen, GainHere, GainMix, If, InDiscard, InMode, Income, Is, May, MoveSoldiers, Once, OverseerHere, Pay,
    PlaceOfficials, RaiseTea, Reclaim, Seq, SwapOrder, TeaTop, WardShame, When, Wound, gain, honour, patron,
)  # fmt: skip
from ..deck import FRAGMENT, Print, advisor

CARDS: tuple[Print, ...] = (
    advisor("adv_alchemist", "Alchemist", "Alchymista", "Alkimista", "pestle-mortar", *patron(MINE), source=FRAGMENT),
    advisor("adv_stonemason", "Stonemason", "Kameník", "Kőfaragó", "stone-crafting", *patron(QUARRY), source=FRAGMENT),
    advisor(
        "adv_great_manufacturer", "Great Manufacturer", "Velkovýrobce", "Nagyiparos", "crosscut-saw",
        *patron(SAWMILL), source=FRAGMENT,
    ),
    advisor(
        "adv_spiritual_leader", "Spiritual Leader", "Duchovní vůdce", "Szellemi vezető", "meditation",
        *patron(TEMPLE), source=FRAGMENT,
    ),
    advisor(
        "adv_gravedigger", "Gravedigger", "Hrobník", "Sírásó", "hasty-grave",
        When(KILLED, honour(2)), source=FRAGMENT,
    ),
    advisor(
        "adv_archer_commander", "Archer Commander", "Velitel lučištníků", "Íjászparancsnok", "bowman",
        When(MY_TURN, Attack(ALL, FROM_WALL)), source=FRAGMENT,
    ),
    advisor(
        "adv_logistician", "Logistician", "Logistik", "Hadtápmester", "cargo-crate",
        When(MY_TURN, MoveSoldiers()), source=FRAGMENT,
    ),
    advisor(
        "adv_racketeer", "Racketeer", "Vyděrač", "Zsaroló", "robber-hand",
        When(INCOME, Income(1, others=True)), source=FRAGMENT,
    ),
    advisor(
        "adv_horse_trader", "Horse Trader", "Koňský handlíř", "Lókupec", "horseshoe",
        Change(RECRUIT_PRICE, by=-1, good=GOLD, of=KINDS[HORSEMAN]),
        When(SOLDIER_KILLED, gain(gold=2), kinds=HORSEMEN), source=FRAGMENT,
    ),
    advisor(
        "adv_zhao_rugua", "Zhao Rugua, Customs Inspector", "Čao Žu-kua, celní inspektor", "Csao Zsu-kua, vámfelügyelő",
        "ship-wheel", When(FRAMES_DONE, May(Pay(((GOLD, 1),), Activate(PRODUCING)))),
    ),
    advisor(
        "adv_pu_shougeng", "Pu Shougeng, Harbour Superintendent", "Pchu Šou-keng, správce přístavu",
        "Pu Sou-keng, kikötőfelügyelő", "anchor",
        When(ACTIVATED, If(Is(OverseerHere()), GainHere(1)), at=PRODUCING, officials=0),
    ),
    advisor(
        "adv_zhen_dexiu", "Zhen Dexiu, Philanthropist", "Čen Te-siou, dobrodinec", "Csen Tö-hsziu, jótevő", "receive-money",
        Change(DONATE_HONOUR, by=1),
    ),
    advisor(
        "adv_jia_sidao", "Jia Sidao, Grand Councillor", "Ťia S’-tao, kancléř", "Csia Sze-tao, főtanácsos", "crown-coin",
        InMode(COMPETITIVE, Change(DISCARD_HONOUR, by=1)),
        When(INCOME, InMode(TOGETHER, honour(1, per=InDiscard(), most=3))),
    ),
    advisor(
        "adv_zeng_gongliang", "Zeng Gongliang, Military Compiler", "Ceng Kung-liang, sestavitel vojenských spisů",
        "Ceng Kung-liang, hadtudós", "bookshelf", When(WORKED, May(Draw(1)), at=1 << ACADEMY),
    ),
    advisor(
        "adv_su_song", "Su Song, Astronomer", "Su Sung, hvězdář", "Szu Szung, csillagász", "telescope",
        When(INCOME, May(Pay(((GOLD, 1),), Draw(1)))),
    ),
    advisor(
        "adv_hong_mai", "Hong Mai, Storyteller", "Chung Maj, vypravěč", "Hung Maj, mesemondó", "open-book",
        When(TACTIC_PLAYED, honour(2)),
    ),
    advisor(
        "adv_chen_gui", "Chen Gui, Fire-Lance Instructor", "Čchen Kuej, instruktor ohnivých kopí",
        "Csen Kuj, tűzlándzsa-oktató", "fire-ray", When(ATTACKED, Once(TURN, Wound(1, STRUCK)), kinds=SPEARMEN),
    ),
    advisor(
        "adv_wei_sheng", "Wei Sheng, Trebuchet Master", "Wej Šeng, mistr praků", "Vej Seng, hajítógépmester", "catapult",
        When(MY_TURN, May(Wound(1, FIRST_ROW))),
    ),
    advisor(
        "adv_feng_jisheng", "Feng Jisheng, Powder Maker", "Feng Ťi-šeng, výrobce střelného prachu",
        "Feng Csi-seng, lőporkészítő", "powder-bag", When(VOLLEYED, If(Is(ArchersHere()), Once(YEAR, Wound(1, HERE)))),
    ),
    advisor(
        "adv_tang_fu", "Tang Fu, Fletcher", "Tchang Fu, šípař", "Tang Fu, nyílkészítő", "quiver",
        Change(RECRUIT_PRICE, by=-1, good=CHI, of=KINDS[ARCHER]), When(ATTACKED, honour(1), kinds=ARCHERS),
    ),
    advisor(
        "adv_song_ci", "Song Ci, Coroner", "Sung Cch’, koroner", "Szung Ce, halottkém", "scalpel",
        When(KILLED, gain(chi=1, per=Fallen(), most=2)),
    ),
    advisor(
        "adv_xu_shuwei", "Xu Shuwei, Field Physician", "Sü Šu-wej, polní lékař", "Hszü Su-vej, tábori orvos", "medicines",
        Change(SAVE_PRICE, by=-1),
    ),
    advisor(
        "adv_wang_weiyi", "Wang Weiyi, Acupuncturist", "Wang Wej-i, akupunkturista", "Vang Vej-ji, akupunktőr",
        "sewing-needle", Change(SURVIVOR_SECTION, to=1),
    ),
    advisor("adv_li_jie", "Li Jie, Architect", "Li Ťie, architekt", "Li Csie, építész", "pagoda", Change(WALL_PRICE, by=-2)),
    advisor(
        "adv_yu_hao", "Yu Hao, Carpenter", "Jü Chao, tesař", "Jü Hao, ács", "wood-beam",
        Change(BARRICADE_PRICE, by=-1), Change(BARRICADE_HONOUR, by=1),
    ),
    advisor(
        "adv_zhang_zeduan", "Zhang Zeduan, Painter", "Čang Ce-tuan, malíř", "Csang Cö-tuan, festő", "paint-brush",
        When(BUILT, If(Is(Done(WALLS)), honour(2))),
        When(BUILT, If(Is(Done(WALLS)), honour(1)), whose=OTHERS),
    ),
    advisor(
        "adv_li_qingzhao", "Li Qingzhao, Poetess", "Li Čching-čao, básnířka", "Li Csing-csao, költőnő", "quill",
        When(MY_TURN, If(Is(TeaTop()), honour(3))),
    ),
    advisor(
        "adv_cai_xiang", "Cai Xiang, Tea Master", "Cchaj Siang, čajový mistr", "Caj Hsziang, teamester", "teapot-leaves",
        When(WORKED, Seq((May(RaiseTea(TOP)), honour(2))), at=1 << TEAHOUSE),
    ),
    advisor(
        "adv_bao_zheng", "Bao Zheng, Censor", "Pao Čeng, cenzor", "Pao Cseng, cenzor", "gavel",
        When(SHAMED_BY, Once(YEAR, WardShame(1)), only=LONE),
    ),
    advisor(
        "adv_wang_lun", "Wang Lun, Peace Envoy", "Wang Lun, mírový vyslanec", "Vang Lun, békekövet", "dove",
        InMode(COMPETITIVE, Change(SHAME_PRICE, by=-1)),
        When(BOUGHT_OFF, InMode(COMPETITIVE, honour(2))),
        InMode(TOGETHER, Change(SHAME_PRICE, by=-3)),
    ),
    advisor(
        "adv_zhu_xi", "Zhu Xi, Philosopher", "Ču Si, filozof", "Csu Hszi, filozófus", "wisdom",
        When(RECLAIMED, May(Reclaim(1)), only=1),
        When(INCOME, InMode(TOGETHER, May(Pay(((HONOUR, 3),), Reclaim(1))))),
    ),
    advisor(
        "adv_ouyang_xiu", "Ouyang Xiu, Historian", "Ou-jang Siou, kronikář", "Ou-jang Hsziu, történetíró", "secret-book",
        InMode(COMPETITIVE, Change(SHAMED_CAPTURE, to=HALF)),
        When(CAPTURED, InMode(TOGETHER, honour(2))),
    ),
    advisor(
        "adv_yang_hui", "Yang Hui, Mathematician", "Jang Chuej, matematik", "Jang Huj, matematikus", "triforce",
        When(MY_TURN, Exchange(2)),
    ),
    advisor(
        "adv_wang_anshi", "Wang Anshi, Reformer", "Wang An-š’, reformátor", "Vang An-si, reformer", "scroll-unfurled",
        When(PLACING, PlaceOfficials(1)),
    ),
    advisor(
        "adv_qin_hui", "Qin Hui, Intriguer", "Čchin Chuej, intrikán", "Csin Huj, cselszövő", "hooded-assassin",
        When(TRACK_SET, May(SwapOrder())),
    ),
    advisor(
        "adv_tong_guan", "Tong Guan, Eunuch Commander", "Tchung Kuan, eunuch a velitel", "Tung Kuan, eunuch hadvezér",
        "sword-brandish", Change(OTHERS_FRAME_DISTINCT, to=0),
    ),
    advisor(
        "adv_han_tuozhou", "Han Tuozhou, War Councillor", "Chan Tchuo-čou, válečný rádce", "Han To-csou, haditanácsos",
        "swords-emblem", When(RECRUITED, Attack(1, WAITING)),
    ),
    advisor(
        "adv_xin_qiji", "Xin Qiji, Recruiter", "Sin Čchi-ťi, verbíř", "Hszin Csi-csi, toborzó", "rally-the-troops",
        When(FRAMES_DONE, May(Pay(((CHI, 1),), Activate(1 << BARRACKS)))),
    ),
    advisor(
        "adv_ma_kuo", "Ma Kuo, Drill Master", "Ma Kchuo, cvičitel kopiníků", "Ma Kuo, kiképző", "drum",
        Change(RECRUIT_SUBSTITUTE, to=1),
    ),
    advisor(
        "adv_fan_chengda", "Fan Chengda, Herald", "Fan Čcheng-ta, herold", "Fan Cseng-ta, hírnök", "trumpet-flag",
        When(FELL, honour(1), only=TOOK_IT), When(FELL, honour(3), only=LEFT_IT),
    ),
    advisor(
        "adv_zhao_mingcheng", "Zhao Mingcheng, Antiquarian", "Čao Ming-čcheng, sběratel starožitností",
        "Csao Ming-cseng, régiséggyűjtő", "amphora", When(CAPTURED, GainMix(ANY, 2)),
    ),
    advisor(
        "adv_fan_zhongyan", "Fan Zhongyan, Examiner", "Fan Čung-jen, zkoušející", "Fan Csung-jen, vizsgáztató", "diploma",
        Change(HIRE_PRICE, by=-1), When(HIRED, honour(1)),
    ),
    advisor(
        "adv_zhou_bida", "Zhou Bida, Publisher", "Čou Pi-ta, tiskař", "Csou Pi-ta, könyvkiadó", "stamper",
        Change(BOOST_PRICE, by=-1), When(TACTIC_PLAYED, honour(1), only=1),
    ),
    advisor(
        "adv_peng_daya", "Peng Daya, Frontier Envoy", "Pcheng Ta-ja, pohraniční vyslanec", "Peng Ta-ja, határvidéki követ",
        "defensive-wall", Change(BREACH_PRESENCE, to=1),
    ),
)  # fmt: skip
