"""Shared by all tests: the profile of Hypothesis, and that the build under test is the one that was asked for."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

import imperia
from imperia.arena.bench import build

settings.register_profile("imperia", deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
settings.load_profile("imperia")

WANTED = os.environ.get("IMPERIA_BUILD", "pure")
assert build() == WANTED, f"these tests are for the {WANTED} build, but {imperia.__file__} is the {build()} one"
