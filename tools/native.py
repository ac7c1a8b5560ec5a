"""`make native`: compile kernel, cards, games and bots with mypyc into a copy of the sources, beside the pure ones.

Every room and every game is a library of its own: they compile side by side, and after a change only what it reaches is
compiled again. A build without any change takes no compiler at all.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from stage import PACKAGE, ROOT, bring

ROOMS = ("kernel", "cards", "games", "bots")
JOBS = os.cpu_count() or 1

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="imperia-native",
    packages=[],
    ext_modules=mypycify(
        {files!r}, separate={groups!r}, target_dir={build!r}, opt_level="2", debug_level="0", include_runtime_files=True
    ),
)
"""


# --- what is compiled -------------------------------------------------------------------------------------------------
def sources() -> list[Path]:
    """The modules to compile, inside the package: of the games, those that are registered."""
    found = [path.relative_to(PACKAGE) for room in ROOMS for path in (PACKAGE / room).rglob("*.py")]
    games = registered()
    wanted = [path for path in found if path.parts[0] != "games" or len(path.parts) == 2 or path.parts[1] in games]
    return sorted(path for path in wanted if not data(path))


def data(path: Path) -> bool:
    """Is this a module of a card set in a folder of its own, or the vocabulary it is written in? It only names things,
    once, at import: compiled, it would be megabytes of C and no faster."""
    in_a_set = len(path.parts) > 4 and path.parts[0] == "games" and path.parts[2] == "cards"
    return in_a_set or " import *" in (PACKAGE / path).read_text(encoding="utf-8")


def registered() -> list[str]:
    if "imperia" not in sys.modules:
        sys.path.insert(0, str(ROOT / "src"))
    import imperia

    return imperia.games()


def library(path: Path) -> str:
    """The library that a module goes into: its room, or its game.

    It lies beside the package and not in it: mypyc reckons the place of a module from that of its library.
    """
    deep = 2 if path.parts[0] == "games" and len(path.parts) > 2 else 1
    return "_".join(("imperia", *path.parts[:deep]))


def digest() -> str:
    """What the build was made from."""
    parts = [hashlib.sha256((PACKAGE / path).read_bytes()).hexdigest() for path in sources()]
    return hashlib.sha256("".join([*parts, sys.version, SETUP]).encode()).hexdigest()


# --- the copy ---------------------------------------------------------------------------------------------------------
def copying(game: str) -> tuple[Path, str]:
    """The module of a game's state, and the copying function of its schema, to be compiled with it."""
    import imperia

    state = imperia.game(game).blank()
    name, module = type(state).__name__, Path(*type(state).__module__.split(".")[1:]).with_suffix(".py")
    lines = "".join(f"    {line}\n" for line in state.schema().copying)
    return module, f"\n\ndef _copy(n: {name}, s: {name}) -> None:\n{lines}\n\nSCHEMA.copy = _copy\n"


def refresh(target: Path) -> None:
    """Bring the copy up to date; of the compiled files, those of modules that are still compiled stay."""
    modules = {path.with_suffix("") for path in sources()}
    bring(
        target,
        dict(copying(game) for game in registered()),
        lambda inside: inside.suffix in (".so", ".pyd") and inside.with_name(inside.name.split(".")[0]) in modules,
    )
    needed = {f"{library(path)}__mypyc" for path in sources()}
    for path in libraries(target):
        if path.name.split(".")[0] not in needed:
            path.unlink()


def libraries(target: Path) -> list[Path]:
    """The compiled libraries; the modules of the package only lead to them."""
    return sorted(target.glob("*__mypyc.*"))


# --- the build --------------------------------------------------------------------------------------------------------
def main(folder: Path) -> int:
    stamp = folder / "stamp"
    target = folder / "src"
    refresh(target)
    made_of = digest()  # before it is compiled: what changes meanwhile is for the next build
    if stamp.is_file() and stamp.read_text() == made_of:
        print("native build: up to date")
        return 0
    done = compile_all(folder.resolve())
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], sep="\n", file=sys.stderr)
        print("The native build failed.", file=sys.stderr)
        return 1
    stamp.write_text(made_of)
    print(f"native build: {len(sources())} modules in {folder}")
    return 0


def compile_all(folder: Path) -> subprocess.CompletedProcess[str]:
    """Let mypyc write the C of every library, and compile those that changed, several at once."""
    files = [f"imperia/{path}" for path in sources()]
    groups: dict[str, list[str]] = {}
    for path, name in zip(sources(), files, strict=True):
        groups.setdefault(library(path), []).append(name)
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(folder / "cache")]
    text = SETUP.format(
        files=[*config, *files], groups=[(names, name) for name, names in groups.items()], build=str(folder / "c")
    )
    (folder / "setup.py").write_text(text)
    command = [sys.executable, str(folder / "setup.py"), "-q", "build_ext", "--inplace", "-j", str(JOBS)]
    command += ["--build-temp", str(folder / "objects"), "--build-lib", str(folder / "libraries")]
    environment = {**os.environ, "MYPYPATH": str(folder / "src")}
    return subprocess.run(command, cwd=folder / "src", env=environment, capture_output=True, text=True)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
