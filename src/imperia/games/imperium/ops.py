"""Every word that a card of Imperium is written with, in one place for the card modules."""

from __future__ import annotations

from ...cards.goods import Per as Per
from ...cards.goods import Score as Score
from ...cards.nodes import AtLeast as AtLeast
from ...cards.nodes import AtMost as AtMost
from ...cards.nodes import Choose as Choose
from ...cards.nodes import EachPlayer as EachPlayer
from ...cards.nodes import If as If
from ...cards.nodes import Is as Is
from ...cards.nodes import May as May
from ...cards.nodes import Repeat as Repeat
from ...cards.nodes import Seq as Seq
from ...cards.nodes import UpTo as UpTo
from ...cards.reports import Result as Result
from ...cards.reports import Then as Then
from ...cards.reports import To as To
from ...cards.triggers import ANYONE as ANYONE
from ...cards.triggers import OTHERS as OTHERS
from ...cards.triggers import YOU as YOU
from .cards.deck import Print as Print
from .cards.deck import card as card
from .cards.staples import ALL_MAY_DRAW as ALL_MAY_DRAW
from .cards.staples import BOUNTY as BOUNTY
from .cards.staples import CITY_BOUNTY as CITY_BOUNTY
from .cards.staples import EXILE_AND_GARRISON as EXILE_AND_GARRISON
from .cards.staples import GARRISON as GARRISON
from .cards.staples import HARVEST as HARVEST
from .cards.staples import advance as advance
from .cards.staples import conquer as conquer
from .cards.staples import glory as glory
from .cards.staples import prosperity as prosperity
from .cards.staples import unrest as unrest
from .counts import *  # noqa: F403
from .facts import *  # noqa: F403
from .getting import *  # noqa: F403
from .lexicon import *  # noqa: F403
from .moving import *  # noqa: F403
from .playing import FreePlay as FreePlay
from .playing import PlayFrom as PlayFrom
from .points import *  # noqa: F403
from .resources import *  # noqa: F403
from .special import *  # noqa: F403
