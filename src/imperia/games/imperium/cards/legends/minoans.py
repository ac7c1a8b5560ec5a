"""The 23 cards of the Minoans, as printed: progress from pottery, and developments paid with it."""

from __future__ import annotations

from ...ops import *

CARDS: tuple[Print, ...] = (
    card(
        "2MIN1A", "Minoans", "Mínojci", "Minósziak", "minotaur", printed="cs hu",
        suits=POWER, start=IN_PLAY, fixed=True,
        solstice=May(To(Discard(), gain(progress=1))),
    ),
    card(
        "2MIN1B", "Minoans", "Mínojci", "Minósziak", "minotaur", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Held(PROGRESS)), fixed=True,
    ),
    card(
        "2MIN2", "King Minos", "Král Mínós", "Minósz király", "taurus",
        start=AS_ACCESSION,
        play=(gain(progress=1), May(Develop()), MoveSelf(HISTORY)),
    ),
    card(
        "2MIN3", "Minoan Traders", "Mínojští obchodníci", "Minószi kereskedők", "amphora",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=1, progress=1), vp=2,
        play=(
            EachPlayer(gain(material=2), others=True),
            Choose((
                gain(material=1, per=Icons(PRODUCTION)),
                gain(population=1, per=Cards(PLAY, REGION)),
                gain(progress=1, per=Icons(CITY | METROPOLIS)),
            )),
        ),
    ),
    card(
        "2MIN4", "Drainage System", "Odvodňovací systém", "Vízelvezető rendszer", "pipes",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=2, progress=1), vp=2,
        solstice=gain(population=1),
    ),
    card(
        "2MIN5", "Architecture", "Architektura", "Építészet", "ionic-column",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=5, progress=2), vp=3,
        facts=(Cheaper(DEVELOPING, goods(progress=1)),),
    ),
    card(
        "2MIN6", "Frescos", "Fresky", "Freskók", "dolphin",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=1, progress=2), vp=3,
        solstice=May(To(Discard(), Seq((Draw(1), gain(progress=1))))),
    ),
    card(
        "2MIN7", "Labyrinth", "Labyrint", "Labirintus", "maze",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=2, progress=2), vp=3,
        solstice=May(To(pay(population=1), gain(progress=1))),
    ),
    card(
        "2MIN8", "Minoan Expansion", "Mínojská expanze", "Minószi terjeszkedés", "boat-horizon",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=4), vp=3,
        play=(EachOther(Abandon(Cards(PLAY, REGION))), May(Acquire(ANY))),
    ),
    card(
        "2MIN9", "Seal Stones", "Pečetní kameny", "Pecsétkövek", "wax-seal",
        start=IN_DEVELOPMENT, develop=cost(material=3, population=1, progress=3), vp=points(1, Held(PROGRESS)),
        playable=False,
    ),
    glory("2MIN10", start=IN_NATION),
    unrest("2MIN11", start=IN_NATION),
    card(
        "2MIN12", "Writing Systems", "Písmo", "Írások", "quill", printed="hu",
        pinned=True, start=IN_NATION,
        exhaust=To(ToHistory(Cards(DISCARD)), Draw(1)),
    ),
    card(
        "2MIN13", "Knossos", "Knóssos", "Knósszosz", "bull-horns",
        icons=(METROPOLIS,), pinned=True, start=IN_NATION,
        solstice=BOUNTY,
    ),
    advance("2MIN14"),
    conquer("2MIN15"),
    card(
        "2MIN16", "Pottery", "Keramika", "Kerámiák", "painted-pottery", printed="cs hu",
        pinned=True, state=BARBARIAN,
        solstice=Choose((To(pay(material=2), PlaceOnSelf(PROGRESS, 1)), MoveSelf(DISCARD, PROGRESS))),
    ),
    card(
        "2MIN17", "Thera", "Théra", "Théra", "caldera",
        suits=REGION, icons=(PRODUCTION,), pinned=True, state=BARBARIAN,
        play=(gain(progress=1), GARRISON),
    ),
    card(
        "2MIN18", "Crete", "Kréta", "Kréta", "octopus",
        suits=REGION, icons=(PRODUCTION, RIVER, FERTILE), pinned=True,
        play=GARRISON,
    ),
    card(
        "2MIN19", "Cyprus", "Kypr", "Ciprus", "metal-bar",
        suits=REGION, icons=(PRODUCTION,), pinned=True,
        play=GARRISON,
    ),
    prosperity("2MIN20"),
    unrest("2MIN21", "2MIN22", "2MIN23"),
)  # fmt: skip
