"""Shared by all tests: the profile of Hypothesis, and that the build under test is the one that was asked for."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings

import imperia
from imperia.arena.bench import build

# The same examples in every run, so that luck judges no change; `--hypothesis-profile wide` looks for new ones.
_CALM: dict[str, Any] = {"deadline": None, "suppress_health_check": list(HealthCheck)}
settings.register_profile("imperia", max_examples=25, derandomize=True, **_CALM)
settings.register_profile("wide", max_examples=500, **_CALM)
settings.load_profile("imperia")

WANTED = os.environ.get("IMPERIA_BUILD", "pure")
assert build() == WANTED, f"these tests are for the {WANTED} build, but {imperia.__file__} is the {build()} one"
