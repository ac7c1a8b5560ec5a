"""Dependencies between rooms point one way: kernel ← cards ← games ← bots ← envs ← arena ← {server, cli}."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "imperia"
BELOW = {
    "kernel": set(),
    "cards": {"kernel"},
    "games": {"kernel", "cards"},
    "bots": {"kernel", "cards", "games"},
    "arena": {"kernel", "cards", "games", "bots", "envs", "version"},
    "lessons": {"kernel", "cards"},
    "server": {"kernel", "cards", "games", "bots", "arena", "lessons", "catalogue", "version"},
    "envs": {"kernel", "cards", "games", "bots"},
    "catalogue": {"kernel"},
}
FILES = sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The rooms of imperia that a module imports, inside functions too."""
    package = path.relative_to(SOURCE.parent).parts[:-1]
    rooms: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            full = [*base, *(node.module or "").split(".")] if node.module else list(base)
            targets = [full] if len(full) > 1 else [[*full, alias.name] for alias in node.names]
        elif isinstance(node, ast.Import):
            targets = [alias.name.split(".") for alias in node.names]
        else:
            continue
        rooms.update(target[1] for target in targets if target[0] == "imperia" and len(target) > 1)
    return rooms


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_a_room_imports_only_what_stands_below_it(path: Path):
    room = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    if room in BELOW:
        assert imported(path) - {room} <= BELOW[room]


@pytest.mark.parametrize("game", sorted(p.name for p in (SOURCE / "games").iterdir() if (p / "__init__.py").is_file()))
def test_every_game_has_the_same_rooms_and_knows_no_other_game(game: str):
    folder = SOURCE / "games" / game
    for name in ("__init__", "state", "setup", "flow", "ops", "score", "view", "advice"):
        assert (folder / f"{name}.py").is_file() or (folder / name).is_dir(), f"{game} has no {name}"
    assert (folder / "cards").is_dir()
    for path in folder.rglob("*.py"):
        for other in (p.name for p in (SOURCE / "games").iterdir() if p.is_dir() and p.name != game):
            assert f"games.{other}" not in path.read_text(encoding="utf-8")


def test_every_module_says_why_it_exists():
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert text == "" or text.startswith('"""'), f"{path} has no first line"
