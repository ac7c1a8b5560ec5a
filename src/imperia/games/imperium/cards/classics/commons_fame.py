"""The nine Fame cards of Classics, King of Kings among them, as printed."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ANY, AS_KING, BARBARIAN, EMPIRE, FAME, HISTORY, IN_FAME, PROGRESS, BreakThrough, Choose, Develop, Discard, Draw,
    FlipKing, GainAction, HandSize, If, Is, It, May, MoveSelf, OthersUnrest, Print, ScoreWhere, Seq, StateIs, Steal,
    TakeUnrest, Then, ToHistory, ToTop, UpTo, card, gain, points,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "1FAM1", "Praiseworthy", "Chvályhodný", "Dicséretes", "laurels",
        suits=FAME, start=IN_FAME, vp=ScoreWhere(HISTORY, 7, otherwise=3),
        play=Choose((MoveSelf(HISTORY), BreakThrough(ANY))),
    ),
    card(
        "1FAM2", "Great", "Veliký", "Nagyszerű", "star-medal",
        suits=FAME, start=IN_FAME, vp=ScoreWhere(HISTORY, 6, otherwise=2), free=True,
        play=(GainAction(1), May(MoveSelf(HISTORY))),
    ),
    card(
        "1FAM3", "Notorious", "Neblaze proslulý", "Hírhedt", "crowned-skull",
        suits=FAME, attack=True, start=IN_FAME, vp=points(1, OthersUnrest()), free=True,
        play=Steal(PROGRESS, 1, unable=TakeUnrest()),
    ),
    card(
        "1FAM4", "Marvellous", "Podivuhodný", "Csodálatos", "sparkles",
        suits=FAME, start=IN_FAME, vp=9, free=True,
        play=Then(Draw(1, if_able=True), Choose((Discard(It()), ToTop(It()), ToHistory(It())))),
    ),
    card(
        "1FAM5", "Glorious", "Slavný", "Dicsőséges", "trophy",
        suits=FAME, start=IN_FAME, vp=6, free=True,
        play=(
            If(Is(StateIs(BARBARIAN)), UpTo(4, Draw(1))),
            If(Is(StateIs(EMPIRE)), Develop(free=True)),
            MoveSelf(HISTORY),
        ),
    ),
    card(
        ("1FAM6", "1FAM7"), "Triumphant", "Vítězoslavný", "Diadalmas", "trumpet-flag",
        suits=FAME, start=IN_FAME, vp=11, playable=False, garrison=False,
    ),
    card(
        "1FAM8", "Awe-inspiring", "Ohromující", "Lenyűgöző", "sunbeams",
        suits=FAME, pinned=True, start=IN_FAME, vp=7,
        facts=(HandSize(),),
    ),
    card(
        "1FAM9A", "King of Kings", "Král králů", "Királyok királya", "jewel-crown", printed="cs hu",
        suits=FAME, start=AS_KING,
        gained=(
            If(Is(StateIs(BARBARIAN)), gain(progress=6)),
            If(Is(StateIs(EMPIRE)), Seq((gain(progress=3), Develop(free=True)))),
            FlipKing(),
        ),
    ),
    card(
        "1FAM9B", "King of Kings", "Král králů", "Királyok királya", "jewel-crown", printed="cs hu",
        suits=FAME, start=AS_KING,
        gained=(If(Is(StateIs(BARBARIAN)), gain(progress=4)), If(Is(StateIs(EMPIRE)), Develop(free=True))),
    ),
)  # fmt: skip
