"""Shared by all tests: the profile of Hypothesis."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("imperia", deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
settings.load_profile("imperia")
