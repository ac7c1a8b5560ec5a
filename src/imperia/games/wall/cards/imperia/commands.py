"""The command cards: six names in four colours, whose bonuses form a ring, and the card of the Reed Clan."""

from __future__ import annotations

from ...ops import (  # isort: skip
    ALL, ATTACK_ORDER, AUDIENCE, BETRAYAL, BUILDING, CHOSEN, DESPOTISM, ECONOMY, EITHER, WORK_HARDER, Activate,
    Attack, Build, Choose, ChooseSome, CopyCommand, Draw, GainMix, If, Income, Is, May, OtherPlayed, PlaceOfficials,
    RaiseTea, ReedRecruits, ShedShame, gain, others, owner, reeds,
)  # fmt: skip
from ..deck import FRAGMENT, Print, command, reed_command

OTHERS_PLACE = others(PlaceOfficials(2, apart=True))  # on every card but Betrayal
AUDIENCE_GIFTS = (RaiseTea(1), Draw(1), ShedShame(1), gain(chi=2))

CARDS: tuple[Print, ...] = (
    command(
        "cmd_despotism", "Despotism", "Despotismus", "Önkényuralom", "throne-king", DESPOTISM,
        owner(PlaceOfficials(3), If(Is(OtherPlayed(ECONOMY)), PlaceOfficials(2))),
        OTHERS_PLACE,
        owner(May(Activate())),
        source=FRAGMENT,
    ),
    command(
        "cmd_economy", "Economy", "Ekonomika", "Gazdaság", "coins-pile", ECONOMY,
        owner(PlaceOfficials(3)),
        OTHERS_PLACE,
        owner(Income(2), gain(gold=1), If(Is(OtherPlayed(WORK_HARDER)), GainMix(BUILDING, 2))),
        source=FRAGMENT,
    ),
    command(
        "cmd_work_harder", "Work Harder", "Usilovnější práce", "Keményebb munka", "hammer-nails", WORK_HARDER,
        owner(PlaceOfficials(3)),
        OTHERS_PLACE,
        owner(If(Is(OtherPlayed(ATTACK_ORDER)), Build(EITHER, 1, off=4), Build(EITHER, 1, off=2))),
        source=FRAGMENT,
    ),
    command(
        "cmd_attack_order", "Attack Order", "Rozkaz k útoku", "Támadási parancs", "crossed-swords", ATTACK_ORDER,
        owner(PlaceOfficials(2)),
        OTHERS_PLACE,
        owner(Attack(ALL, CHOSEN), If(Is(OtherPlayed(AUDIENCE)), gain(chi=2))),
        source=FRAGMENT,
    ),
    command(
        "cmd_betrayal", "Betrayal", "Zrada", "Árulás", "backstab", BETRAYAL,
        owner(May(Choose((CopyCommand(), PlaceOfficials(2, moving=True))))),
        source=FRAGMENT,
    ),
    command(
        "cmd_audience", "Imperial Audience", "Císařská audience", "Császári audiencia", "public-speaker", AUDIENCE,
        owner(PlaceOfficials(3)),
        OTHERS_PLACE,
        owner(If(
            Is(OtherPlayed(DESPOTISM)),
            ChooseSome(3, AUDIENCE_GIFTS, up_to=True),
            ChooseSome(2, AUDIENCE_GIFTS, up_to=True),
        )),
    ),
    reed_command(
        "reed_command", "Whispering Reeds", "Šepot rákosí", "Suttogó nádas", "reed",
        reeds(PlaceOfficials(2, apart=True, moving=True)),
        OTHERS_PLACE,
        reeds(ReedRecruits()),
    ),
)  # fmt: skip
