"""The games. Importing this package registers each of them."""

from . import powers as powers
from . import settlers as settlers
