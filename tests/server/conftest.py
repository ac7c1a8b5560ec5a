"""A server for each test, and one that tests which change nothing share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .house import House


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real processes, sockets and fresh chance: here, as in the browser, only what fails twice has failed."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    made.stop()


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.stop()
