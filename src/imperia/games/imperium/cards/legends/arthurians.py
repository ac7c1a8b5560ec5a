"""The 29 cards of the Arthurians, as printed: a Court that sends knights on quests, and the Graal at their end."""

from __future__ import annotations

from ...ops import *

CARDS: tuple[Print, ...] = (
    card(
        "2ART1A", "Arthurians", "Artušovci", "Artúr korabeliek", "round-table", printed="cs hu",
        suits=POWER, start=IN_PLAY, fixed=True,
        exhaust=To(Discard(), TakeBack(Cards(DISCARD, icon=KNIGHT))),
        solstice=(Discard(), gain(progress=1)),
    ),
    card(
        "2ART1B", "Arthurians", "Artušovci", "Artúr korabeliek", "round-table", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=6, fixed=True,
        solstice=(Discard(), gain(progress=1)),
    ),
    card(
        "2ART2", "King Arthur’s Court", "Dvůr krále Artuše", "Artúr király udvara", "stone-throne", printed="cs hu",
        start=IN_PLAY, vp=points(1, Cards(OWNED, CIVILISED)), fixed=True,
        facts=(HoldsQuest(),),
        exhaust=If(Is(InPlay("City of Camelot")), To(Discard(), ReturnUnrest())),
        solstice=If(AtMost(Cards(ACTIVE_QUEST), 0), May(To(TakeUnrest(), GarrisonQuest()))),
    ),
    card(
        "2ART3", "Graal", "Grál", "Grál", "holy-grail", printed="cs hu",
        start=IN_DEVELOPMENT, vp=8, free=True,
        facts=(LastQuest(),),
        play=(EndGame(), May(TakeBack(Cards(HISTORY))), May(Acquire(0, exile=ONLY, but_icons=KNIGHT))),
    ),
    card(
        "2ART4", "Lawnslot Llyn (Sir Lancelot)", "Lawnslot Llyn (sir Lancelot)", "Lawnslot Llyn (Sir Lancelot)",
        "knight-banner",
        icons=(KNIGHT,), start=IN_DEVELOPMENT, vp=2,
        play=(
            Find(Cards(HAND | DISCARD | DRAW | NATION, name=("Guennuvar",)), HISTORY),
            TakeFame(),
            MoveSelf(EXILE),
        ),
    ),
    card(
        "2ART5", "Twrch Trwyth", "Twrch Trwyth", "Twrch Trwyth", "boar",
        pinned=True, start=IN_DEVELOPMENT, vp=-4,
        exhaust=To(pay(progress=1), FreePlay(Cards(HAND, state=EMPIRE), any_state=True)),
        solstice=May(To(
            Discard(Cards(HAND, icon=KNIGHT)),
            Choose((Exile(Cards(QUESTS, but_name=("Graal",))), ReturnUnrest(Cards(HAND | DISCARD), 2, up_to=True))),
        )),
    ),
    card(
        "2ART6", "Taliesin the Bard", "Bard Taliesin", "Taliesin, a bárd", "harp",
        state=EMPIRE, start=IN_DEVELOPMENT, vp=1,
        play=To(Find(Cards(HAND | DISCARD | DRAW | NATION, icon=KNIGHT), HISTORY), LookFame(2)),
    ),
    card(
        "2ART7", "Excalibur", "Excalibur", "Excalibur", "sword-in-stone",
        start=IN_DEVELOPMENT, vp=2,
        play=To(
            Abandon(Cards(PLAY, name=("Viviane of the Lake", "Ynys Afallach (Avalon)"))),
            BreakThrough(TRIBUTARY | CIVILISED),
        ),
    ),
    card(
        "2ART8", "Gwaith Camlan", "Gwaith Camlan", "Gwaith Camlan", "shattered-sword", printed="cs hu",
        pinned=True, start=AS_ACCESSION, vp=2, fixed=True, enters_play=True,
        solstice=Choose((ToHistory(Cards(GARRISONED | HAND, icon=KNIGHT)), TakeUnrest(2))),
    ),
    card(
        "2ART9", "Bedwyr", "Bedwyr", "Bedwyr", "visored-helm",
        icons=(KNIGHT,), start=IN_NATION,
        play=(May(ToTop(Cards(DISCARD, name=("Excalibur",)))), May(GarrisonSelf())),
    ),
    card(
        "2ART10", "Viviane of the Lake", "Viviana z jezera", "Viviane, a tó úrnője", "swan",
        suits=REGION, icons=(RIVER,), pinned=True, start=IN_NATION,
        play=gain(progress=1),
        solstice=Choose((Recall(Cards(HERE, icon=KNIGHT)), Draw(1))),
    ),
    card(
        "2ART11", "City of Camelot", "Město Kamelot", "Camelot városa", "castle",
        icons=(CITY,), pinned=True, start=IN_NATION,
        solstice=CITY_BOUNTY,
    ),
    card(
        "2ART12", "Britannia Flavia", "Britannia Flavia", "Britannia Flavia", "castle-ruins",
        suits=REGION, pinned=True, start=IN_NATION,
        play=(Draw(1), GARRISON),
    ),
    card(
        "2ART13", "Ynys Afallach (Avalon)", "Ynys Afallach (Avalon)", "Ynys Afallach (Avalon)", "shiny-apple",
        suits=REGION, pinned=True, start=IN_NATION,
        play=(TakeBack(Cards(DISCARD, icon=KNIGHT)), GARRISON),
        solstice=May(To(pay(progress=1), MoveSelf(HAND))),
    ),
    card(
        "2ART14", "Gwalchmei (Sir Gawain)", "Gwalchmei (sir Gawain)", "Gwalchmei (Sir Gawain)", "hawk-emblem",
        icons=(KNIGHT,), start=IN_NATION,
        play=(To(TakeUnrest(), gain(progress=1, per=Cards(GARRISONED, icon=KNIGHT))), May(GarrisonSelf())),
    ),
    card(
        "2ART15", "Lady Bertilak", "Lady Bertilak", "Lady Bertilak", "belt",
        attack=True, start=IN_NATION, vp=ScoreWhere(HISTORY, 2), free=True,
        play=(
            Abandon(Cards(PLAY, REGION, hosting=Cards(HERE, icon=KNIGHT))),
            Draw(2),
            EachOther(Discard(n=2)),
        ),
    ),
    card(
        "2ART16", "Morigena", "Morigena", "Morigena", "raven", printed="cs hu",
        attack=True, vp=ScoreWhere(HISTORY, 2),
        play=(
            EachOther(TakeUnrest(), and_you=True),
            May(To(
                Abandon(Cards(PLAY, REGION, hosting=Cards(HERE, name=("Myrddin Wyllt (Merlin)",)))),
                Seq((QuestTo(DISCARD), NationToDiscard())),
            )),
        ),
    ),
    card(
        "2ART17", "Peredur (Sir Percival)", "Peredur (sir Percival)", "Peredur (Sir Percival)", "barbute",
        icons=(KNIGHT,),
        play=Choose((
            Seq((ReturnUnrest(), May(GarrisonSelf()))),
            Seq((Find(Cards(DISCARD | DRAW, name=("Graal",)), HAND), MoveSelf(EXILE))),
        )),
    ),
    card(
        "2ART18", "Cai (Sir Kay)", "Cai (sir Kay)", "Cai (Sir Kay)", "frog-mouth-helm",
        icons=(KNIGHT,),
        play=(May(ToTop(Cards(DISCARD, REGION))), May(GarrisonSelf())),
    ),
    card(
        "2ART19", "King Arthur", "Král Artuš", "Artúr király", "crown",
        icons=(KNIGHT,),
        play=To(Abandon(Cards(PLAY, REGION, hosting=Cards(HERE, icon=KNIGHT))), Acquire(REGION | TRIBUTARY)),
    ),
    card(
        "2ART20", "Uthyr Pendragon", "Uthyr Pendragon", "Uthyr Pendragon", "wyvern",
        play=(BreakThrough(UNCIVILISED), MoveSelf(HISTORY)),
    ),
    card(
        "2ART21", "Britannia Prima", "Britannia Prima", "Britannia Prima", "stone-tower",
        suits=REGION, icons=(FERTILE,), pinned=True,
        play=(Draw(1), GARRISON),
    ),
    card(
        "2ART22", "Britannia Secunda", "Britannia Secunda", "Britannia Secunda", "ancient-ruins",
        suits=REGION, pinned=True,
        play=(Draw(1), GARRISON),
    ),
    card(
        "2ART23", "Myrddin Wyllt (Merlin)", "Myrddin Wyllt", "Myrddin Wyllt", "wizard-staff", printed="cs hu",
        icons=(KNIGHT,),
        play=To(Abandon(Cards(GARRISONED, icon=KNIGHT), 3), QuestTo(HAND)),
    ),
    card(
        "2ART24", "Guennuvar", "Guennuvar", "Guennuvar", "tiara", printed="cs hu",
        play=(
            EachPlayer(gain(progress=1), others=True),
            Choose((
                Acquire(UNCIVILISED | CIVILISED),
                To(
                    Abandon(Cards(GARRISONED, name=("King Arthur",))),
                    FreePlay(Cards(HAND, state=EMPIRE), any_state=True),
                ),
            )),
        ),
    ),
    card(
        "2ART25", "Cafall", "Cafall", "Cafall", "hound",
        free=True,
        play=(Draw(2), ToTop(), May(Exile(Cards(PLAY | ACTIVE_QUEST, name=("Twrch Trwyth",))))),
    ),
    unrest("2ART26", "2ART27", start=IN_SUPPLY),
    unrest("2ART28", start=IN_SUPPLY, players=3),
    unrest("2ART29", start=IN_SUPPLY, players=4),
)  # fmt: skip
