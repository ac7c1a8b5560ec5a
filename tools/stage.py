"""The installed program in one folder: its modules, the words, the rule catalogues and the built page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "imperia"
FURTHER = {"rules": ROOT / "docs" / "rules", "web": ROOT / "web" / "dist"}  # what the repository keeps elsewhere


def parts() -> dict[Path, Path]:
    """Every file of the program: where it goes inside the package, and where it lies."""
    found = {path.relative_to(PACKAGE): path for path in PACKAGE.rglob("*") if path.is_file()}
    for name, place in FURTHER.items():
        found |= {name / path.relative_to(place): path for path in place.rglob("*") if path.is_file()}
    return {inside: path for inside, path in found.items() if "__pycache__" not in inside.parts}


def bring(
    target: Path, additions: Mapping[Path, str] = {}, made: Callable[[Path], bool] = lambda inside: False
) -> None:
    """Make `target`/imperia hold exactly the program, with additions to some modules, and what is `made` there besides.

    A file that is as it was keeps its time, so that nothing is compiled again because of it.
    """
    package = target / "imperia"
    wanted = parts()
    for inside, path in wanted.items():
        text = path.read_bytes() + additions.get(inside, "").encode()
        copy = package / inside
        if not copy.is_file() or copy.read_bytes() != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(text)
    for copy in package.rglob("*"):
        inside = copy.relative_to(package)
        if copy.is_file() and inside not in wanted and not made(inside):
            copy.unlink()
