"""Playing a table through the API, as browsers do."""

from __future__ import annotations

import random
from typing import Any

from .house import Browser


def answer_once(browsers: dict[int, Browser], table: str, chance: random.Random) -> dict[str, Any] | None:
    """One seat that is asked gives a random answer; None when the game is over."""
    any_browser = next(iter(browsers.values()))
    shape = any_browser.ok("GET", f"/api/tables/{table}")
    if shape["over"]:
        return None
    seat = chance.choice(shape["pending"])
    shot = browsers[seat].see(table, seat)
    option = chance.choice(shot["decision"]["options"])
    browsers[seat].act(table, seat, option["code"], shot["table"]["revision"])
    return shot


def play_until(
    browsers: dict[int, Browser], table: str, chance: random.Random, kinds: tuple[str, ...] = ()
) -> dict[str, Any] | None:
    """Play on until somebody is asked one of these questions (that snapshot), or to the end (None)."""
    while True:
        shape = next(iter(browsers.values())).ok("GET", f"/api/tables/{table}")
        if shape["over"]:
            return None
        seat = shape["pending"][0]
        shot = browsers[seat].see(table, seat)
        if shot["decision"]["kind"] in kinds:
            return shot
        option = chance.choice(shot["decision"]["options"])
        browsers[seat].act(table, seat, option["code"], shot["table"]["revision"])


def hot_seat(browser: Browser, seats: int = 3) -> dict[int, Browser]:
    return dict.fromkeys(range(seats), browser)
