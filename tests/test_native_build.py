"""The native build compiles again only what changed, and leaves nothing behind of what is gone."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import imperia

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def native(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import native

    yield native
    sys.modules.pop("native")
    sys.modules.pop("stage")


def times(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*.py")}


def test_the_copy_holds_the_whole_program_and_touches_only_what_changed(native: Any, tmp_path: Path) -> None:
    native.refresh(tmp_path)
    package = tmp_path / "imperia"
    for inside in ("cli.py", "locales/cs/core.ftl", "rules/powers.md", "server/migrations/env.py"):
        assert (package / inside).is_file()
    assert not list(package.rglob("__pycache__"))
    before = times(tmp_path)
    changed = package / "kernel" / "rng.py"
    changed.write_text("changed")
    native.refresh(tmp_path)
    after = times(tmp_path)
    assert changed.read_bytes() == (native.PACKAGE / "kernel" / "rng.py").read_bytes()
    assert {path for path in before if before[path] != after[path]} == {changed}


def test_what_is_compiled_no_more_leaves_no_library_behind(native: Any, tmp_path: Path) -> None:
    native.refresh(tmp_path)
    stays = ["imperia/kernel/state.cpython-311.so", "imperia/games/powers/__init__.cpython-311.so"]
    stays.append("imperia_games_powers__mypyc.cpython-311.so")
    goes = ["imperia/kernel/gone.cpython-311.so", "imperia/cli.cpython-311.so", "imperia/games/chess.py"]
    goes.append("imperia_games_chess__mypyc.cpython-311.so")
    for name in (*stays, *goes):
        (tmp_path / name).write_text("")
    native.refresh(tmp_path)
    assert all((tmp_path / name).exists() for name in stays)
    assert not any((tmp_path / name).exists() for name in goes)


def test_every_room_and_every_game_is_a_library_of_its_own(native: Any) -> None:
    games = {f"imperia_games_{game}" for game in imperia.games()}
    rooms = {"imperia_kernel", "imperia_cards", "imperia_games", "imperia_bots"}
    assert {native.library(path) for path in native.sources()} == rooms | games


def test_card_sets_and_their_vocabulary_are_not_compiled(native: Any) -> None:
    compiled = {str(path) for path in native.sources()}
    assert {"games/imperium/flow.py", "games/imperium/cards/numbers.py", "games/powers/ops.py"} <= compiled
    assert not {"games/imperium/ops.py", "games/imperium/cards/classics/romans.py"} & compiled


@pytest.mark.parametrize("game", imperia.games())
def test_the_copying_of_a_state_is_compiled_with_its_game(native: Any, game: str) -> None:
    module, text = native.copying(game)
    assert (native.PACKAGE / module).is_file()
    assert native.library(module) == f"imperia_games_{game}"
    assert "SCHEMA.copy = _copy" in text
    for field in ("stack", "pending", "log"):
        assert field in text
