"""The nine Fame cards of Legends, King of Kings among them, as printed."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ANY, AS_KING, BARBARIAN, DISCARD, EMPIRE, FAME, GARRISONED, HISTORY, IN_FAME, OWNED, BreakThrough, Cards, Choose,
    Develop, Draw, FlipKing, If, Is, May, MoveSelf, Print, ReturnUnrest, ScoreWhere, Seq, StateIs, ToHistory, card,
    gain, points,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "2FAM1", "Imperial", "Císařský", "Birodalmi", "imperial-crown", printed="cs",
        suits=FAME, start=IN_FAME, vp=ScoreWhere(HISTORY, 8, otherwise=2),
        play=Choose((BreakThrough(ANY, exile=True), MoveSelf(HISTORY))),
    ),
    card(
        "2FAM2", "Independent", "Nezávislý", "Független", "breaking-chain",
        suits=FAME, start=IN_FAME, vp=3, free=True,
        play=gain(material=3, population=2),
    ),
    card(
        "2FAM3", "Magnificent", "Velkolepý", "Pompás", "diamond-trophy",
        suits=FAME, start=IN_FAME, vp=5, free=True,
        play=(Draw(1), May(ReturnUnrest())),
    ),
    card(
        "2FAM4", "Outstanding", "Vynikající", "Kiemelkedő", "medal",
        suits=FAME, start=IN_FAME, vp=7, free=True,
        play=ToHistory(Cards(DISCARD), 2, up_to=True),
    ),
    card(
        ("2FAM5", "2FAM6"), "Proud", "Hrdý", "Büszke", "lion",
        suits=FAME, start=IN_FAME, vp=ScoreWhere(GARRISONED, 12, otherwise=ScoreWhere(HISTORY, 8, otherwise=3)),
        playable=False,
    ),
    card(
        "2FAM7", "Eminent", "Význačný", "Jeles", "achievement",
        suits=FAME, start=IN_FAME, vp=8, free=True,
        play=Draw(2),
    ),
    card(
        "2FAM8", "Acclaimed", "Uznávaný", "Elismert", "champions", printed="cs hu",
        suits=FAME, start=IN_FAME, vp=points(1, Cards(OWNED, variable=True)),
        play=(BreakThrough(variable=True), MoveSelf(HISTORY)),
    ),
    card(
        "2FAM9A", "King of Kings", "Král králů", "Királyok királya", "jewel-crown", printed="cs hu",
        suits=FAME, start=AS_KING,
        gained=(
            If(Is(StateIs(BARBARIAN)), gain(progress=6)),
            If(Is(StateIs(EMPIRE)), Seq((gain(progress=3), Develop(free=True)))),
            FlipKing(),
        ),
    ),
    card(
        "2FAM9B", "King of Kings", "Král králů", "Királyok királya", "jewel-crown", printed="cs hu",
        suits=FAME, start=AS_KING,
        gained=(
            If(Is(StateIs(BARBARIAN)), gain(progress=4)),
            If(Is(StateIs(EMPIRE)), Develop(free=True)),
        ),
    ),
)  # fmt: skip
