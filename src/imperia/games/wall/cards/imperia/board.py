"""The board of the set: time tracks, the Wall, locations, prices. All that is printed on it and nothing else.

Rulebook: barricades, first promotions, archers, saving, shedding, hiring, donating, numbers of demands, hordes and
shame at the start. Reported: years, prices of Wall parts, spearmen and horsemen, which locations bring shame. The rest
is our own.
"""

from __future__ import annotations

from ...lexicon import CHI, GOLD, STONE, UNLIMITED, WOOD
from ...tables import Figures

BOARD = Figures(
    name="imperia",
    # Time track, side A then B: hordes added in spring (none in the first year) and losses, year by year.
    hordes=((0, 2, 2, 3, 3, 3), (0, 3, 3, 3, 3)),
    losses=((1, 1, 1, 2, 2, 2), (1, 1, 2, 2, 2)),
    start=(0, 0),
    shame=(10, 20, 30, 40),
    # The Wall by level.
    wall_price=(5, 10, 15),
    wall_defence=(0, 6, 10, 14),
    firing=(0, 2, 3, 4),
    walls_to_end=(2, 2, 2, 3),
    barricade_price=2,
    barricade_honour=2,
    barricade_defence=2,
    # Sawmill, Quarry, Mine, Temple, Barracks, Teahouse, Builders' Camp, Headquarters, Embassy, Academy.
    slots=(
        (3, 3, 3, 3, 3, 2, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED),
        (4, 5, 5, 4, 4, 3, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED),
    ),
    shame_icon=(True, True, True, True, True, False, False, False, False, False),
    # Promotions in the four production locations: paid in, and how much for each level.
    overseer_good=(CHI, WOOD, STONE, GOLD),
    overseer_price=((2, 3, 4), (2, 3, 4), (2, 3, 4), (2, 3, 4)),
    # Spearman, archer, horseman: wood, stone, gold, chi.
    recruit_price=((1, 2, 0, 0), (1, 0, 0, 2), (1, 0, 3, 0)),
    save_price=2,
    shed_price=2,
    shed_honour=10,
    official_price=2,
    donate_honour=2,
    discard_honour=2,
    presence_honour=2,
    archer_honour=2,
    penalty=5,
    unhired=3,
    demands_to_win=(0, 6, 7, 9),
    qin_wound=2,
    qin_artifact=20,
)
