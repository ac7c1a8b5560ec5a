"""The 20 tactic cards: most are named after stratagems. Each has a free half and one for chi."""

from __future__ import annotations

from ...ops import (  # isort: skip
    ACTIVATION, ADVISOR, ALL, ANY, ANYWHERE, BARRICADE, BLOCK, CLAIM, CLAIM_FIELDS, COMPARISON, MOVED_TO,
    NEEDS_BARRACKS, NEEDS_DEAD, NEEDS_DOOMED, NEEDS_PART, NEEDS_PRODUCTION, NEEDS_SOLDIER, ONE_SECTION, ONE_STRUCK,
    RECRUIT_PRICE, SECTION_STRENGTH, SPEARMEN, STRUCK, TOP, W_ACTIVATED, W_ASSAULT, W_ATTACKED, W_CASUALTIES,
    W_DEFEATED, W_INCOME, W_MY_TURN, Attack, Build, Change, Fallen, GainHere, GainMix, Hire, MoveSoldiers,
    PlaceOfficials, Promote, RaiseTea, Recruit, Save, Seq, ShedShame, Supports, TakeStore, WardShame, Wound, gain,
    honour,
)  # fmt: skip
from ..deck import FRAGMENT, Print, tactic

CARDS: tuple[Print, ...] = (
    tactic(
        "tac_retreat", "Retreat", "Ústup", "Visszavonulás", "return-arrow", W_CASUALTIES,
        basic=Save(1), price=2, boosted=Save(ALL),
        needs=(NEEDS_DOOMED, NEEDS_DOOMED), count=2, source=FRAGMENT,
    ),
    tactic(
        "tac_restless", "Restless", "Bez oddechu", "Megállás nélkül", "hourglass", W_MY_TURN,
        basic=Promote(1, off=1), price=2, boosted=Promote(2, off=1),
        source=FRAGMENT,
    ),
    tactic(
        "tac_empty_fort", "The Empty Fort", "Lest prázdné pevnosti", "Az üres erőd csele", "castle-ruins", W_ASSAULT,
        basic=WardShame(1, breach=True), price=1, boosted=WardShame(ALL, breach=True),
    ),
    tactic(
        "tac_granaries", "Burn the Granaries", "Spalte jejich sýpky", "Gyújtsátok fel a magtárakat", "wheat", W_ASSAULT,
        basic=Change(SECTION_STRENGTH, by=-3, until=COMPARISON), price=2,
        boosted=Change(SECTION_STRENGTH, by=-7, until=COMPARISON),
    ),
    tactic(
        "tac_straw_boats", "Borrow Arrows with Straw Boats", "Šípy na slaměné lodě", "Nyilak szalmacsónakokra",
        "paper-boat", W_MY_TURN,
        basic=Seq((Wound(1, ANYWHERE), honour(1))), price=2, boosted=Wound(3, ONE_SECTION),
    ),
    tactic(
        "tac_night_sortie", "Night Sortie", "Noční výpad", "Éjszakai kitörés", "moon", W_MY_TURN,
        basic=Attack(1), price=1, boosted=Attack(3),
    ),
    tactic(
        "tac_tiger", "Lure the Tiger from the Mountain", "Vylákat tygra z hor", "Csald le a tigrist a hegyről",
        "tiger-head", W_ATTACKED,
        basic=Seq((Wound(1, STRUCK), honour(1))), price=1, boosted=Seq((Wound(2, ONE_STRUCK), honour(2))),
    ),
    tactic(
        "tac_burning_house", "Loot a Burning House", "Vyplenit hořící dům", "Foszd ki az égő házat", "damaged-house",
        W_DEFEATED,
        basic=GainMix(ANY, 2), price=1, boosted=GainMix(ANY, 4),
        needs=(NEEDS_SOLDIER, NEEDS_SOLDIER),
    ),
    tactic(
        "tac_goat", "Lead Away a Goat in Passing", "Cestou odvést kozu", "Vezesd el útközben a kecskét", "goat",
        W_DEFEATED,
        basic=honour(3), price=2, boosted=Change(CLAIM_FIELDS, by=2, until=CLAIM),
        needs=(NEEDS_PART, NEEDS_SOLDIER),
    ),
    tactic(
        "tac_caravan", "Tribute Caravan", "Karavana s tributem", "Adókaraván", "camel", W_INCOME,
        basic=TakeStore(2), price=1, boosted=Seq((TakeStore(4), honour(1))),
    ),
    tactic(
        "tac_petition", "Petition of the Scholars", "Petice učenců", "A tudósok folyamodványa", "scroll-quill", W_INCOME,
        basic=ShedShame(1), price=1, boosted=Seq((ShedShame(2), honour(1))),
    ),
    tactic(
        "tac_chencang", "Secret March to Chencang", "Tajně k Čchen-cchangu", "Titkos menet Csencangba", "trail", W_MY_TURN,
        basic=Seq((MoveSoldiers(), honour(1))), price=1, boosted=Seq((MoveSoldiers(), Attack(2, MOVED_TO))),
    ),
    tactic(
        "tac_conscription", "Conscription Edict", "Odvodní edikt", "Sorozási rendelet", "tied-scroll", W_ACTIVATED,
        basic=Change(RECRUIT_PRICE, by=-2, of=BLOCK, until=ACTIVATION), price=2,
        boosted=Recruit(SPEARMEN, 1, free=True),
        needs=(NEEDS_BARRACKS, NEEDS_BARRACKS),
    ),
    tactic(
        "tac_brick", "Toss a Brick, Gain a Jade", "Odhoď cihlu, získej nefrit", "Dobj téglát, nyerj jádét", "clay-brick",
        W_ACTIVATED,
        basic=GainHere(2), price=1, boosted=GainHere(4),
        needs=(NEEDS_PRODUCTION, NEEDS_PRODUCTION),
    ),
    tactic(
        "tac_chain_ships", "Chain the Ships", "Spoutané lodě", "Láncold össze a hajókat", "crossed-chains", W_MY_TURN,
        basic=PlaceOfficials(1), price=1, boosted=PlaceOfficials(2),
    ),
    tactic(
        "tac_fallen", "Mourning for the Fallen", "Smutek za padlé", "Gyász az elesettekért", "grave-flowers", W_CASUALTIES,
        basic=honour(2, per=Fallen(), most=4), price=1, boosted=honour(3, per=Fallen(), most=9),
        needs=(NEEDS_DEAD, NEEDS_DEAD),
    ),
    tactic(
        "tac_tea", "Invite the Envoy to Tea", "Pozvat vyslance na čaj", "Hívd teára a követet", "teapot", W_INCOME,
        basic=Seq((RaiseTea(1), gain(chi=1))), price=1, boosted=Seq((RaiseTea(TOP), honour(2))),
    ),
    tactic(
        "tac_whisper", "Whisper at Court", "Šeptanda u dvora", "Udvari suttogás", "talk", W_INCOME,
        basic=Seq((honour(1), honour(1, per=Supports(), most=3))), price=1, boosted=Hire(ADVISOR, off=2),
    ),
    tactic(
        "tac_blossoms", "Deck the Tree with Blossoms", "Ozdobit strom květy", "Díszítsd virággal a fát", "fruit-tree",
        W_MY_TURN,
        basic=Build(BARRICADE, 1, free=True), price=2, boosted=Build(BARRICADE, 2, free=True),
    ),
)  # fmt: skip
