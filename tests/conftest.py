"""Shared by all tests: the profile of Hypothesis, and which tests wait for their game."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

import imperia

settings.register_profile("imperia", deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
settings.load_profile("imperia")

# A game that is written but not yet among the games brings its tests with it; they run once it is registered.
WAITING = ("wall",)
collect_ignore_glob = [
    pattern
    for game in WAITING
    if game not in imperia.games()
    for pattern in (f"rules/{game}/*", f"cards/{game}/*", f"cards/test_{game}*.py", f"browser/test_{game}*.py")
]
