"""`make rules`: which rules of the catalogues have no test, and which tests cite a rule that does not exist."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# a rule is defined where its id opens a list item or a table row
DEFINED = re.compile(r"^(?:- \*\*|\| ?\**)([A-Z]{2}-[A-Z0-9]+-\d+[a-z]?)\b", re.MULTILINE)


def catalogues() -> dict[str, list[str]]:
    """The rule ids of each game, from docs/rules/<game>.md and docs/rules/<game>_*.md, in order."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "docs" / "rules").glob("*.md")):
        ids = found.setdefault(path.stem.split("_")[0], [])
        ids += [name for name in DEFINED.findall(path.read_text(encoding="utf-8")) if name not in ids]
    return found


def cited() -> dict[str, list[str]]:
    """The ids that tests cite by `rule("…")`, each with the places."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _is_rule(node.func):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        place = f"{path.relative_to(ROOT)}:{node.lineno}"
                        found.setdefault(argument.value, []).append(place)
    return found


def _is_rule(function: ast.expr) -> bool:
    name = (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )
    return name == "rule"


def main() -> int:
    sys.path.insert(0, str(ROOT / "src"))
    import imperia

    complete = imperia.games()
    tests = cited()
    known: set[str] = set()
    gaps = 0
    for game, ids in catalogues().items():
        known.update(ids)
        untested = [name for name in ids if name not in tests]
        print(f"{game}: {len(ids)} rules, {len(ids) - len(untested)} tested, {len(untested)} without a test")
        for name in untested:
            print(f"  {name} has no test")
        if game in complete:
            gaps += len(untested)
    for game in complete:
        if game not in catalogues():
            print(f"{game} has no catalogue in docs/rules")
            gaps += 1
    unknown = {name: places for name, places in tests.items() if name not in known}
    for name, places in sorted(unknown.items()):
        print(f"{places[0]} cites {name}, which no catalogue has")
    print(f"{gaps} gaps, {len(unknown)} unknown ids.")
    return 1 if gaps or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
