"""Behind a real nginx with the configuration of the documentation: paths, upgrades, names and forwarded addresses."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from imperia.server import Limits

from .house import Browser, House, bare, wait_for

ROOT = Path(__file__).parents[2]
NAME = "games.example.org"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>Imperia</title>")
    (tmp_path / "web" / "assets" / "a.js").write_text("1")
    limits = Limits(rate=0.001, burst=40, crowd=1)
    made = House(tmp_path, web=tmp_path / "web", public=(NAME,), proxies=("127.0.0.1",), limits=limits)
    yield made
    made.stop()


@pytest.fixture
def proxy(house: House, tmp_path: Path) -> Iterator[str]:
    """nginx on a free port with our documented server block; only ports and places of files are changed."""
    found = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
    assert found, "nginx is not installed; `make unit` installs Debian's package"
    port = _free_port()
    block = (ROOT / "docs" / "nginx.conf").read_text()
    block = block.replace("listen      80;", f"listen 127.0.0.1:{port};")
    block = block.replace("http://127.0.0.1:8000", f"http://127.0.0.1:{house.port}")
    assert f":{port}" in block
    assert f":{house.port}" in block
    places = " ".join(
        f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = tmp_path / "nginx.conf"
    file.write_text(
        f"daemon off; pid {tmp_path}/nginx.pid; error_log {tmp_path}/error.log; worker_processes 1;\n"
        f"events {{}}\nhttp {{ access_log off; {places}\n{block}\n}}\n"
    )
    running = subprocess.Popen([found, "-e", f"{tmp_path}/error.log", "-c", str(file), "-p", str(tmp_path)])
    try:
        wait_for(lambda: running.poll() is not None or _answers(port), 30)
        assert running.poll() is None, (tmp_path / "error.log").read_text()
        yield f"http://127.0.0.1:{port}"
    finally:
        running.send_signal(signal.SIGTERM)
        running.wait(20)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_pages_games_and_live_tables_come_through_the_proxy(proxy: str) -> None:
    assert "Imperia" in bare("GET", f"{proxy}/t/abc?invite=x").text
    assert bare("GET", f"{proxy}/assets/a.js").text == "1"
    assert bare("GET", f"{proxy}/%00").status_code in (400, 404)
    magda = Browser(proxy, "Magda")
    table = magda.create("me", "local", "local")["id"]
    live = magda.live(table, 0)
    live.first()
    live.act(live.snapshot["decision"]["options"][0]["code"])
    live.at(1)
    live.close()


def test_public_names_are_answered_and_others_are_not(proxy: str) -> None:
    assert bare("GET", f"{proxy}/api", headers={"host": NAME}).status_code == 200
    assert bare("GET", f"{proxy}/api", headers={"host": "evil.example"}).status_code == 421
    origin = {"host": NAME, "origin": f"https://{NAME}"}
    assert bare("POST", f"{proxy}/api/tables", headers=origin, json={}).status_code == 401  # our own page, no cookie
    foreign = {"host": NAME, "origin": "https://evil.example"}
    assert bare("POST", f"{proxy}/api/tables", headers=foreign, json={}).status_code == 403


def test_the_cookie_is_for_tls_where_the_proxy_says_so(proxy: str, house: House) -> None:
    assert "secure" not in bare("GET", f"{proxy}/api/me").headers["set-cookie"].lower()
    direct = bare("GET", f"{house.url}/api/me", headers={"x-forwarded-proto": "https"})  # as the proxy would say it
    assert re.search(r";\s*secure", direct.headers["set-cookie"].lower())


def test_each_visitor_counts_by_its_own_address_and_nobody_reads_the_numbers(proxy: str, house: House) -> None:
    assert bare("GET", f"{proxy}/metrics").status_code == 403
    one = {"x-forwarded-for": "203.0.113.1"}
    seen = [bare("GET", f"{house.url}/api", headers=one).status_code for _ in range(45)]  # as the proxy would say it
    assert 429 in seen
    assert bare("GET", f"{house.url}/api", headers={"x-forwarded-for": "203.0.113.2"}).status_code == 200
    claimed = bare("GET", f"{proxy}/api", headers=one)  # the proxy passes on what it sees, not what is claimed
    assert claimed.status_code == 200
