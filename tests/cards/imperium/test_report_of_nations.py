"""The report of simulated games tells Imperium by nation, side and pairing."""

from __future__ import annotations

import re

from test_report import made, shape_of


def test_imperium_is_told_by_nation_side_and_pairing(tmp_path):
    options = {"nations": "romans,celts", "sides": "a,b"}
    sections = shape_of(made("imperium", tmp_path, options=options)).sections
    assert set(re.findall(r"(\w+ [AB])\s+\d+% of 4", sections["Wins by nation and side"])) == {"Romans A", "Celts B"}
    rates = dict(re.findall(r"(Romans|Celts)\s+(\d+)% of 4", sections["Wins by nation"]))
    assert sum(int(rate) for rate in rates.values()) == 100
    assert set(rates) == {"Romans", "Celts"}
    assert "Romans" in sections["Pairings by nation"]
    assert "Unrest" in sections["Cards' use"]


def test_a_power_is_not_taken_for_the_tributary_of_its_name(tmp_path):
    options = {"nations": "mauryans,romans", "sides": "a"}
    used = shape_of(made("imperium", tmp_path, options=options)).sections["Cards' use"]
    assert "Mauryans, power A" in used
