"""The pictures of the README, taken by a real Chromium at a real server: `make shots` writes them to docs/images."""

from __future__ import annotations

import base64
import shutil
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from browser.conftest import QUIET  # noqa: E402
from browser.person import Person  # noqa: E402
from browser.server import Server  # noqa: E402
from browser.stage import company, question  # noqa: E402
from browser.test_looks import PHONE  # noqa: E402
from imperia import Record, bots  # noqa: E402
from imperia.kernel.state import State  # noqa: E402

IMAGES = ROOT / "docs" / "images"
NAMES = ("Eva", "Karel", "Magda", "Jonas")
MOST = 400_000  # bytes of a picture
PIXELS = """async data => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d", { alpha: false });
  brush.drawImage(image, 0, 0);
  const dots = brush.getImageData(0, 0, image.width, image.height).data;
  const rows = [];
  for (let at = 0; at < dots.length; at += 4 * image.width) {
    const row = dots.subarray(at, at + 4 * image.width).filter((_, n) => n % 4 < 3);
    rows.push(String.fromCharCode(...row));
  }
  return rows;
}"""


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    found = shutil.which("chromium")
    assert found, "Chromium is not installed; `make shots` installs Debian's package"
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        server = Server(Path(place))
        try:
            chromium = play.chromium.launch(executable_path=found, args=QUIET)
            Photographer(chromium, server).all()
        finally:
            server.stop()


def played(seed: int, until: Callable[[State], bool]) -> tuple[Record, State]:
    """A game between greedy players up to a certain point or its end; the same on every run."""
    record = Record("powers", len(NAMES), seed, {"variant": "struggle", "factions": "random"})
    state = record.start()
    while not state.over and not until(state):
        seat = state.pending[-1]  # Eva, on the first seat, answers last
        code = bots.choose("greedy", state, seat, state.clock)
        state.play(seat, code)
        record.add(seat, code)
    return record, state


def in_the_middle(state: State) -> bool:
    """Round four: Eva is to lay a card and the others have; two Candidates are still secrets, an Agent is in danger."""
    view = state.view(0)
    if view["round"] != 4 or question(state) != "lay" or state.pending != (0,):
        return False
    secrets = [row for row in view["rows"] if row["candidate"]["card"] is None]
    danger = [laid for row in view["rows"] for column in row["slots"] for laid in column if laid["threatened"]]
    return len(secrets) >= 2 and bool(danger)


def good_game() -> tuple[Record, Record]:
    """The first game that comes to such a middle, up to there and whole."""
    for seed in range(1000):
        middle, state = played(seed, in_the_middle)
        if not state.over:
            return middle, played(seed, lambda state: False)[0]
    raise AssertionError("no game comes to a good middle")


class Photographer:
    """Eva's browser at her tables, in every look that is shown."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self._chromium = chromium
        self._server = server
        self._guests = [Person(chromium, server, name) for name in NAMES[1:]]
        self._eva = Person(chromium, server, NAMES[0])

    def all(self) -> None:
        middle, whole = good_game()
        self._eva.set_up("me", "greedy", "greedy", seed=middle.seed, variant="illuminati")
        finished = company([self._eva, *self._guests], whole)
        running = company([self._eva, *self._guests], middle)
        for guest in self._guests:
            guest.sit(running)  # so that they are shown as present
        self.take("table", f"/t/{running}", "question")
        self.take("table-dark", f"/t/{running}", "question", color_scheme="dark")
        self.take("phone", f"/t/{running}", "question", **PHONE)
        self.take("lobby", "/", "my-tables")
        self.take("score", f"/t/{finished}", "chart")
        self.take("cards", "/cards/powers", "card-search")

    def take(self, name: str, path: str, sign: str, **look: Any) -> None:
        """One picture, with Eva's cookie in a window of its own."""
        person = Person(self._chromium, self._server, NAMES[0], **look)
        person.context.add_cookies(self._eva.context.cookies())  # type: ignore[arg-type]
        person.go(path)
        expect(person.see(sign).first).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate("document.fonts.ready.then(() => null)")
        person.page.wait_for_timeout(1500)  # marks of what is new fade
        file = IMAGES / f"{name}.png"
        file.write_bytes(self.lighter(person.page.screenshot()))
        assert file.stat().st_size < MOST, f"{file} has {file.stat().st_size} bytes"
        assert not person.faults, person.faults
        person.close()
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")

    def lighter(self, picture: bytes) -> bytes:
        """The same picture, compressed a quarter better: flat faces do without the filters of photographs."""
        blank = self._chromium.new_page()
        rows = [row.encode("latin-1") for row in blank.evaluate(PIXELS, base64.b64encode(picture).decode())]
        blank.close()
        head = struct.pack(">IIBBBBB", len(rows[0]) // 3, len(rows), 8, 2, 0, 0, 0)
        body = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    """One piece of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    main()
