"""The 12 tactic cards of the cooperative game: most help the others too."""

from __future__ import annotations

from ...ops import (  # isort: skip
    ALL, ANY, ANYONE, ANYWHERE, ASSAULT_PHASE, BREACHED, BUILDING, COMPARISON, EACH_SECTION, EVERY_KIND,
    NEEDS_ANY_DOOMED, NEEDS_BARRACKS, ONWARDS, ROW_3, SECTION_DEFENCE, SHAME_ROWS, STRENGTH, STRONGEST, W_ACTIVATED,
    W_ASSAULT, W_ATTACKED, W_CASUALTIES, W_INCOME, W_MY_TURN, AtMost, Attack, Change, EachPlayer, GainMix, If,
    OfficialsHere, OnePlayer, PlaceOfficials, Reclaim, Recruit, Save, ShareOut, ShedShame, Store, WardShame, Wound,
)  # fmt: skip
from ..deck import Print, coop_tactic

CARDS: tuple[Print, ...] = (
    coop_tactic(
        "ctac_messenger", "Imperial Messenger", "Císařský posel", "Császári hírnök", "cloaked-figure-on-horseback", W_MY_TURN,
        basic=Reclaim(1), price=2, boosted=EachPlayer(Reclaim(1)),
    ),
    coop_tactic(
        "ctac_rations", "Shared Rations", "Společné zásoby", "Közös ellátmány", "bowl-of-rice", W_INCOME,
        basic=ShareOut(GainMix(ANY, 1)), price=1, boosted=ShareOut(GainMix(ANY, 1), everyone=True),
    ),
    coop_tactic(
        "ctac_united", "United Front", "Jednotná fronta", "Közös arcvonal", "shaking-hands", W_MY_TURN,
        basic=OnePlayer(Attack(2)), price=2, boosted=EachPlayer(Attack(2)),
    ),
    coop_tactic(
        "ctac_beacons", "Chain of Beacons", "Řetěz signálních ohňů", "Jelzőtüzek lánca", "campfire", W_ASSAULT,
        basic=Change(SECTION_DEFENCE, by=3, until=COMPARISON), price=2,
        boosted=Change(SECTION_DEFENCE, by=3, of=ONWARDS, until=ASSAULT_PHASE),
    ),
    coop_tactic(
        "ctac_relief", "Relief Column", "Vyprošťovací kolona", "Felmentő oszlop", "medical-pack", W_CASUALTIES,
        basic=Save(1, ANYONE), price=2, boosted=Save(3, ANYONE),
        needs=(NEEDS_ANY_DOOMED, NEEDS_ANY_DOOMED),
    ),
    coop_tactic(
        "ctac_memorial", "Joint Memorial to the Throne", "Společný spis trůnu", "Közös beadvány a trónhoz", "stone-tablet",
        W_INCOME,
        basic=OnePlayer(ShedShame(1), others=False), price=3, boosted=EachPlayer(ShedShame(1)),
    ),
    coop_tactic(
        "ctac_militia", "Village Militia", "Vesnická domobrana", "Falusi népfelkelők", "pitchfork", W_ACTIVATED,
        basic=OnePlayer(Recruit(EVERY_KIND, 1), without=OfficialsHere()), price=2,
        boosted=EachPlayer(If(AtMost(OfficialsHere()), Recruit(EVERY_KIND, 1, off=1)), others=True),
        needs=(NEEDS_BARRACKS, NEEDS_BARRACKS),
    ),
    coop_tactic(
        "ctac_watch", "Divided Watch", "Rozdělená hlídka", "Megosztott őrség", "watchtower", W_MY_TURN,
        basic=OnePlayer(PlaceOfficials(1)), price=1, boosted=EachPlayer(PlaceOfficials(1), others=True),
    ),
    coop_tactic(
        "ctac_ledger", "Storehouse Ledger", "Účetní kniha skladiště", "A raktár főkönyve", "book-pile", W_INCOME,
        basic=Store(BUILDING, 2), price=2, boosted=Store(BUILDING, 5),
    ),
    coop_tactic(
        "ctac_crossfire", "Crossfire from the Towers", "Křížová palba z věží", "Kereszttűz a tornyokból", "target-arrows",
        W_ATTACKED,
        basic=Wound(1, ANYWHERE), price=1, boosted=Wound(3, EACH_SECTION),
    ),
    coop_tactic(
        "ctac_steppe", "Scorched Steppe", "Spálená step", "Felperzselt sztyeppe", "wildfires", W_ASSAULT,
        basic=Change(STRENGTH, to=0, of=ROW_3, until=COMPARISON), price=2,
        boosted=Change(STRENGTH, to=0, of=STRONGEST, until=COMPARISON),
    ),
    coop_tactic(
        "ctac_gate", "Hold the Gate", "Udržte bránu", "Tartsátok a kaput", "medieval-gate", W_ASSAULT,
        basic=Change(SHAME_ROWS, to=1, until=BREACHED), price=2, boosted=EachPlayer(WardShame(ALL, breach=True)),
    ),
)  # fmt: skip
