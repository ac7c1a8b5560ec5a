"""Every word that a card of the Wall is written with, in one place for the card modules."""

from __future__ import annotations

from typing import Final

from ....cards.aim import OnePlayer as OnePlayer
from ....cards.aim import SomePlayers as SomePlayers
from ....cards.counts import Product as Product
from ....cards.facts import InMode as InMode
from ....cards.goods import Draw as Draw
from ....cards.goods import Pay as Pay
from ....cards.goods import Per as Per
from ....cards.goods import Score as Score
from ....cards.mix import GainMix as GainMix
from ....cards.mix import Lose as Lose
from ....cards.mix import PayMix as PayMix
from ....cards.nodes import AtLeast as AtLeast
from ....cards.nodes import AtMost as AtMost
from ....cards.nodes import Choose as Choose
from ....cards.nodes import ChooseSome as ChooseSome
from ....cards.nodes import EachPlayer as EachPlayer
from ....cards.nodes import If as If
from ....cards.nodes import Is as Is
from ....cards.nodes import May as May
from ....cards.nodes import Seq as Seq
from ....cards.reports import Result as Result
from ....cards.reports import Then as Then
from ....cards.triggers import ANYONE as ANYONE
from ....cards.triggers import OTHERS as OTHERS
from ..facts import ALL_PLAYERS as ALL_PLAYERS
from ..facts import ARCHER_WOUND as ARCHER_WOUND
from ..facts import BEHIND as BEHIND
from ..facts import BLOCK as BLOCK
from ..facts import COMPETITIVE as COMPETITIVE
from ..facts import COVER_FIELD as COVER_FIELD
from ..facts import ONWARDS as ONWARDS
from ..facts import OTHERS_HERE as OTHERS_HERE
from ..facts import ROW_1 as ROW_1
from ..facts import ROW_3 as ROW_3
from ..facts import STRONGEST as STRONGEST
from ..facts import THIS_CARD as THIS_CARD
from ..facts import TOGETHER as TOGETHER
from ..facts import Change as Change
from ..facts import Forbid as Forbid
from ..gates import TOP as TOP
from ..gates import TURN as TURN
from ..gates import YEAR as YEAR
from ..lexicon import *  # noqa: F403
from ..lexicon import ARCHER, BONUS_PROMOTION, HORSEMAN, LOCATION_NAMES, OVERSEER_PRICE, SPEARMAN, UNTILS
from .automa import BarricadeEverywhere as BarricadeEverywhere
from .automa import QinActivates as QinActivates
from .automa import QinAddsSupport as QinAddsSupport
from .automa import QinBuilds as QinBuilds
from .automa import QinCopies as QinCopies
from .automa import QinPlaces as QinPlaces
from .automa import QinPromotes as QinPromotes
from .automa import QinRecruits as QinRecruits
from .automa import ReedRecruits as ReedRecruits
from .commands import CopyCommand as CopyCommand
from .commands import SwapOrder as SwapOrder
from .commands import others as others
from .commands import owner as owner
from .commands import qins as qins
from .commands import reeds as reeds
from .counts import ArcherSections as ArcherSections
from .counts import ArchersHere as ArchersHere
from .counts import Breaches as Breaches
from .counts import CleanCaptures as CleanCaptures
from .counts import CoveredFields as CoveredFields
from .counts import Done as Done
from .counts import Fallen as Fallen
from .counts import HordesBehind as HordesBehind
from .counts import InDiscard as InDiscard
from .counts import LowestWall as LowestWall
from .counts import OfficialsHere as OfficialsHere
from .counts import OtherHordes as OtherHordes
from .counts import OtherPlayed as OtherPlayed
from .counts import OverseerHere as OverseerHere
from .counts import OverseerLevels as OverseerLevels
from .counts import PlacedThisYear as PlacedThisYear
from .counts import Players as Players
from .counts import ReedHere as ReedHere
from .counts import Sets as Sets
from .counts import SoldiersHere as SoldiersHere
from .counts import SoldiersOn as SoldiersOn
from .counts import SoldiersOut as SoldiersOut
from .counts import SpareHordes as SpareHordes
from .counts import Supports as Supports
from .counts import TacticsInHand as TacticsInHand
from .counts import TeaTop as TeaTop
from .demands import ALL_TOGETHER as ALL_TOGETHER
from .demands import DIFFERENT as DIFFERENT
from .demands import EVERYONE as EVERYONE
from .demands import STOREHOUSE as STOREHOUSE
from .demands import Demand as Demand
from .demands import GiveHonour as GiveHonour
from .fighting import ALL as ALL
from .fighting import ANYWHERE as ANYWHERE
from .fighting import CHOSEN as CHOSEN
from .fighting import EACH_FIRST_ROW as EACH_FIRST_ROW
from .fighting import EACH_SECTION as EACH_SECTION
from .fighting import FIRST_ROW as FIRST_ROW
from .fighting import FROM_WALL as FROM_WALL
from .fighting import HERE as HERE
from .fighting import MOVED_TO as MOVED_TO
from .fighting import ONE_SECTION as ONE_SECTION
from .fighting import ONE_STRUCK as ONE_STRUCK
from .fighting import STRUCK as STRUCK
from .fighting import WAITING as WAITING
from .fighting import AddHorde as AddHorde
from .fighting import Attack as Attack
from .fighting import Kill as Kill
from .fighting import MoveSoldiers as MoveSoldiers
from .fighting import RemoveHorde as RemoveHorde
from .fighting import SacrificeCapture as SacrificeCapture
from .fighting import SacrificeOfficial as SacrificeOfficial
from .fighting import SacrificeSoldier as SacrificeSoldier
from .fighting import Save as Save
from .fighting import Wound as Wound
from .goods import Exchange as Exchange
from .goods import GainHere as GainHere
from .goods import Income as Income
from .goods import PayStore as PayStore
from .goods import Plunder as Plunder
from .goods import ShareOut as ShareOut
from .goods import Store as Store
from .goods import TakeStore as TakeStore
from .goods import gain as gain
from .goods import honour as honour
from .reactions import EVERY_KIND as EVERY_KIND
from .reactions import PRODUCING as PRODUCING
from .reactions import Once as Once
from .reactions import When as When
from .shaming import BuyWards as BuyWards
from .shaming import ShedShame as ShedShame
from .shaming import TakeShame as TakeShame
from .shaming import WardShame as WardShame
from .works import ADVISOR as ADVISOR
from .works import BARRICADE as BARRICADE
from .works import EITHER as EITHER
from .works import Activate as Activate
from .works import Build as Build
from .works import DiscardTactic as DiscardTactic
from .works import Hire as Hire
from .works import PlaceOfficials as PlaceOfficials
from .works import Promote as Promote
from .works import RaiseTea as RaiseTea
from .works import Reclaim as Reclaim
from .works import Recruit as Recruit

SPEARMEN: Final = 1 << SPEARMAN  # kinds of soldiers, as bits
ARCHERS: Final = 1 << ARCHER
HORSEMEN: Final = 1 << HORSEMAN
COMPARISON, CLAIM, ACTIVATION, ASSAULT_PHASE, BREACHED = UNTILS  # how long a change lasts
HALF: Final = 50  # per cent of a captured horde's honour
LEFT_IT: Final = 1  # the owner had a soldier on the horde that fell but did not take it,
TOOK_IT: Final = 2  # or he took it


def patron(location: int) -> tuple[Change, Change]:
    """An advisor whose overseer is promoted for 2 less, and also when another may be (GW-OVR-07, GW-OVR-08)."""
    at = LOCATION_NAMES[location]
    return Change(OVERSEER_PRICE, by=-2, of=at), Change(BONUS_PROMOTION, by=1, of=at)
