"""The games. Importing this package registers each of them, and how it is shown at a table."""

from . import imperium as imperium
from . import powers as powers
from . import settlers as settlers
from . import wall as wall
from .imperium import present as imperium_at_the_table
from .powers import present as powers_at_the_table
from .settlers import present as settlers_at_the_table
from .wall import present as wall_at_the_table

__all__ = [
    "imperium",
    "imperium_at_the_table",
    "powers",
    "powers_at_the_table",
    "settlers",
    "settlers_at_the_table",
    "wall",
    "wall_at_the_table",
]
