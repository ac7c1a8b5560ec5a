"""`make native`: compile kernel, cards, games and bots with mypyc into a copy of the sources, beside the pure ones."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("kernel", "cards", "games", "bots")

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="imperia-native", packages=[], ext_modules=mypycify({files!r}, opt_level="2", debug_level="0"))
"""


def compiled_games() -> list[str]:
    """The games that are registered."""
    sys.path.insert(0, str(ROOT / "src"))
    import imperia

    return imperia.games()


def compile_copy(game: str, target: Path) -> None:
    """Write the copying function of a game's schema into its module, so that it is compiled too."""
    import imperia

    state = imperia.game(game).blank()
    name, module = type(state).__name__, target / (type(state).__module__.replace(".", "/") + ".py")
    lines = "".join(f"    {line}\n" for line in state.schema().copying)
    with module.open("a", encoding="utf-8") as file:
        file.write(f"\n\ndef _copy(n: {name}, s: {name}) -> None:\n{lines}\n\nSCHEMA.copy = _copy\n")


def sources() -> list[Path]:
    """The modules to compile: of the games, those that are registered."""
    package = ROOT / "src" / "imperia"
    found = [path for room in ROOMS for path in (package / room).rglob("*.py")]
    games = compiled_games()
    inside = [path.relative_to(package).parts for path in found]
    return sorted(p for p, parts in zip(found, inside) if parts[0] != "games" or len(parts) == 2 or parts[1] in games)


def digest() -> str:
    """What the build was made from: unchanged sources are not compiled again."""
    parts = [hashlib.sha256(path.read_bytes()).hexdigest() for path in sources()]
    return hashlib.sha256("".join([*parts, sys.version]).encode()).hexdigest()


def main(folder: Path) -> int:
    stamp = folder / "stamp"
    target = folder / "src"
    if stamp.is_file() and stamp.read_text() == digest():
        refresh(target)
        print("native build: up to date")
        return 0
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "imperia", target / "imperia", ignore=shutil.ignore_patterns("__pycache__"))
    for game in compiled_games():
        compile_copy(game, target)
    files = [str(path.relative_to(ROOT / "src")) for path in sources()]
    config = ["--config-file", str(ROOT / "pyproject.toml")]
    (folder / "setup.py").write_text(SETUP.format(files=[*config, *files]))
    command = [sys.executable, str(folder.resolve() / "setup.py"), "-q", "build_ext", "--inplace"]
    environment = {**os.environ, "MYPYPATH": str(target.resolve())}
    done = subprocess.run(command, cwd=target, env=environment, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], sep="\n", file=sys.stderr)
        print("The native build failed.", file=sys.stderr)
        return 1
    refresh(target)
    stamp.write_text(digest())
    print(f"native build: {len(files)} modules compiled into {folder}")
    return 0


def refresh(target: Path) -> None:
    """Copy what is not compiled (server, arena, locales, the rule catalogues) anew; it may have changed."""
    for path in sorted((ROOT / "src" / "imperia").rglob("*")):
        inside = path.relative_to(ROOT / "src")
        if path.is_file() and "__pycache__" not in path.parts and inside.parts[1] not in ROOMS:
            (target / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target / inside)
    shutil.copytree(ROOT / "docs" / "rules", target / "imperia" / "rules", dirs_exist_ok=True)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
