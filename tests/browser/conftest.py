"""Chromium, a server that the tests share, and people who come to it. Without Chromium the tests fail."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .person import WAIT, Person
from .server import Server

QUIET = [
    *["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    *["--disable-sync", "--no-first-run"],
]

Come = Callable[..., Person]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = shutil.which("chromium")
    assert found, "Chromium is not installed; `make browser` installs Debian's package"
    expect.set_options(timeout=WAIT * 1000)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    yield made
    made.stop()
    assert "Traceback" not in made.said(), made.said()


@pytest.fixture
def come(chromium: Browser, server: Server) -> Iterator[Come]:
    """Somebody comes to the shared server: `come("Eva", locale="cs")`. Nobody's page may have failed at the end."""
    people: list[Person] = []

    def arrive(name: str = "Eva", at: Server = server, **window: Any) -> Person:
        people.append(Person(chromium, at, name, **window))
        return people[-1]

    yield arrive
    for person in people:
        person.close()
    assert not [fault for person in people for fault in person.faults]
