"""Analysis at the table: followed, stopped, kept; only of finished games, for who was there, though workers die."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from imperia.arena.match import play
from imperia.cards.words import LANGS
from imperia.server import Limits
from imperia.server import analysis as module
from imperia.server.backup import backup, restore
from imperia.server.caps import VISITOR, Caps, Visitor
from imperia.server.errors import Refused

from .house import Browser, House, wait_for
from .test_months import _with_other_rules as with_other_rules

RECORD = play("powers", ["greedy", "random", "random"], 11, {}).record.to_json()
QUICK = {"analysis_worlds": 1, "analysis_walks": 8}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house"), **QUICK)
    yield made
    made.stop()


def finished(browser: Browser) -> str:
    return str(browser.ok("POST", "/api/records", RECORD)["id"])


def path(table: str) -> str:
    return f"/api/tables/{table}/analysis"


def until(browser: Browser, table: str, state: str) -> dict[str, Any]:
    """Wait for a state of the analysis."""
    seen: list[dict[str, Any]] = []

    def reached() -> bool:
        seen.append(browser.ok("GET", path(table)))
        assert seen[-1]["state"] in ("running", state)
        return bool(seen[-1]["state"] == state)

    wait_for(reached, 120)
    return seen[-1]


def workers_of(house: House) -> list[int]:
    pool = house.hall.analysts._pool
    return list(pool._processes or {}) if pool is not None else []


def test_it_is_followed_and_kept_with_the_table_in_all_languages(house: House) -> None:
    magda = house.browser("Magda")
    table = finished(magda)
    nothing = magda.ok("GET", path(table))
    assert (nothing["state"], nothing["may"], nothing["analysis"]) == ("none", True, None)
    begun = magda.ok("POST", path(table))
    assert (begun["state"], begun["share"]) == ("running", 0.0)
    shares: list[float] = []

    def grown() -> bool:
        now = magda.ok("GET", path(table))
        shares.append(now["share"])
        assert now["state"] != "failed"
        return now["state"] == "ready" or bool(now["analysis"] and len(now["analysis"]["points"]) > 3)

    wait_for(grown, 120)
    found = until(magda, table, "ready")["analysis"]
    assert shares == sorted(shares)
    assert found["done"]
    assert found["points"][-1]["at"] == found["moves"] == len(RECORD["entries"])
    assert sum([one["looked"] for one in found["looked"]]) > 0
    assert magda.ok("POST", path(table))["state"] == "ready"  # it is not made again
    house.stop()
    house.start()
    again = house.browser(cookie=magda.cookie)
    told = {lang: again.ok("GET", path(table), params={"lang": lang})["analysis"] for lang in LANGS}
    assert told["en"]["points"] == found["points"]
    for lang in LANGS:
        for turn in told[lang]["turns"]:
            assert all(turn[key] for key in ("title", "question", "played", "best"))
    assert not told["en"]["turns"] or told["en"]["turns"] != told["cs"]["turns"]


def test_it_can_be_stopped_and_begun_again(house: House) -> None:
    magda = house.browser("Magda")
    table = finished(magda)
    magda.ok("POST", path(table))
    assert magda.ok("DELETE", path(table))["state"] == "none"
    assert magda.ok("GET", path(table))["analysis"] is None
    magda.ok("POST", path(table))
    until(magda, table, "ready")
    assert magda.ok("DELETE", path(table))["state"] == "ready"


def test_a_running_game_is_not_analysed_and_strangers_have_no_say(house: House) -> None:
    magda, ilona, eve = house.browser("Magda"), house.browser("Ilona"), house.browser("Eve")
    running = magda.create("me", "random", "random")["id"]
    assert "over" in magda.refused(409, "POST", path(running))
    assert magda.ok("GET", path(running))["state"] == "none"
    table = magda.ok("POST", "/api/records", RECORD)
    for method in ("GET", "POST", "DELETE"):
        eve.refused(403, method, path(table["id"]))
    token = table["links"]["spectate"].partition("spectate=")[2]
    ilona.ok("POST", f"/api/tables/{table['id']}/join", {"token": token})
    assert ilona.ok("GET", path(table["id"]))["may"] is False
    for method in ("POST", "DELETE"):
        ilona.refused(403, method, path(table["id"]))


def test_one_at_a_time_for_each_browser(house: House) -> None:
    magda, ilona = house.browser("Magda"), house.browser("Ilona")
    first, second, third = finished(magda), finished(magda), finished(ilona)
    magda.ok("POST", path(first))
    assert "again in" in magda.refused(429, "POST", path(second))
    ilona.ok("POST", path(third))
    magda.ok("DELETE", path(first))
    magda.ok("POST", path(second))
    until(magda, second, "ready")
    until(ilona, third, "ready")


def test_and_only_so_many_in_the_long_run() -> None:
    VISITOR.set(Visitor("magda", "address:home"))
    caps = Caps(Limits(analyses=2, analyses_hourly=1.0))
    for _ in range(2):
        with caps.analysing():
            pass
    with pytest.raises(Refused) as refused, caps.analysing():
        pass
    assert refused.value.key == "too-many-analyses"
    assert refused.value.after is not None


def test_a_killed_worker_is_replaced_and_the_analysis_is_the_same(house: House) -> None:
    magda = house.browser("Magda")
    spared, struck = finished(magda), finished(magda)
    magda.ok("POST", path(spared))
    whole = until(magda, spared, "ready")["analysis"]
    magda.ok("POST", path(struck))
    wait_for(lambda: magda.ok("GET", path(struck))["share"] > 0.1, 120)
    killed = workers_of(house)
    for worker in killed:
        os.kill(worker, signal.SIGKILL)
    assert until(magda, struck, "ready")["analysis"] == whole
    assert killed
    assert not set(killed) & set(workers_of(house))


class Deadly(ThreadPoolExecutor):
    """Workers that die of every job."""

    _processes: dict[int, Any] | None = None

    def submit(self, *job: Any, **_: Any) -> Any:
        raise BrokenProcessPool(str(job))


def test_work_that_fails_again_and_again_is_told_and_can_be_tried_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    magda = house.browser("Magda")
    table = finished(magda)
    monkeypatch.setattr(module, "workers", Deadly)
    monkeypatch.setattr(house.hall.analysts, "_pool", Deadly())
    magda.ok("POST", path(table))
    assert until(magda, table, "failed")["why"].endswith("again.")
    monkeypatch.undo()
    assert magda.ok("POST", path(table))["state"] == "running"
    until(magda, table, "ready")


def test_it_goes_with_its_table_and_into_a_backup(house: House, tmp_path: Path) -> None:
    magda = house.browser("Magda")
    table = finished(magda)
    magda.ok("POST", path(table))
    found = until(magda, table, "ready")
    backup(house.settings, tmp_path / "saved")
    magda.ok("DELETE", f"/api/tables/{table}")
    magda.refused(404, "GET", path(table))
    assert house.hall.store.analysis_of(table) is None
    house.stop()
    restore(house.settings, tmp_path / "saved")
    house.start()
    assert house.browser(cookie=magda.cookie).ok("GET", path(table)) == found


def test_a_table_that_is_deleted_while_it_is_analysed_leaves_nothing(house: House) -> None:
    magda = house.browser("Magda")
    table = finished(magda)
    magda.ok("POST", path(table))
    magda.ok("DELETE", f"/api/tables/{table}")
    magda.refused(404, "GET", path(table))
    house.hall.store.keep_analysis(table, b"late")
    assert house.hall.store.analysis_of(table) is None


def test_a_table_whose_rules_are_gone_still_shows_it(house: House) -> None:
    magda = house.browser("Magda")
    table = finished(magda)
    magda.ok("POST", path(table))
    found = until(magda, table, "ready")["analysis"]
    with_other_rules(house, table)
    shown = house.browser(cookie=magda.cookie).ok("GET", path(table))
    assert (shown["state"], shown["may"]) == ("ready", False)
    assert shown["analysis"] == found
