"""`make rules`: rules without a test or a translation, tests that cite no rule, and what in the catalogues is no id."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import imperia  # noqa: E402
from imperia.catalogue import Index, coverage, index, parse, parse_translation  # noqa: E402

LANGUAGES = ("cs", "hu")


def catalogues(folder: Path) -> dict[str, Index]:
    """The rules of each game, from <game>.md and <game>_*.md."""
    files: dict[str, dict[str, str]] = {}
    for path in sorted(folder.glob("*.md")):
        if "." in path.stem:
            continue  # a translation
        name = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name
        files.setdefault(path.stem.split("_")[0], {})[name] = path.read_text(encoding="utf-8")
    return {game: index(texts) for game, texts in files.items()}


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


def translations(folder: Path, game: str) -> list[str]:
    """Say how much of a catalogue each language has; what is wrong in its file."""
    book = parse(game, (folder / f"{game}.md").read_text(encoding="utf-8"))
    mistakes: list[str] = []
    for lang in LANGUAGES:
        path = folder / f"{game}.{lang}.md"
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        found = coverage(book, parse_translation(text, lang))
        print(
            f"  {lang}: {found.entries - len(found.missing)} of {found.entries} rules, rulings and examples translated"
        )
        mistakes += [f"{path.name}: {mistake}" for mistake in found.mistakes]
    return mistakes


def main(folder: Path = ROOT / "docs" / "rules") -> int:
    tests = cited()
    books = catalogues(folder)
    gaps = 0
    mistakes = [sentence for book in books.values() for sentence in book.mistakes]
    for game, book in books.items():
        gaps += _gaps(game, book, tests)
        mistakes += translations(folder, game)
    for game in imperia.games():
        if game not in books:
            print(f"{game} has no catalogue in docs/rules")
            gaps += 1
    known = {name for book in books.values() for name in book.ids}
    unknown = {name: places for name, places in tests.items() if name not in known}
    for name, places in sorted(unknown.items()):
        print(f"{places[0]} cites {name}, which no catalogue has")
    for sentence in mistakes:
        print(sentence)
    print(f"{gaps} gaps, {len(unknown)} unknown ids, {len(mistakes)} mistakes in the catalogues.")
    return 1 if gaps or unknown or mistakes else 0


def _gaps(game: str, book: Index, tests: dict[str, list[str]]) -> int:
    """Say which rules of a game have no test, and count them; of a game that is not played yet, only how many."""
    untested = [name for name in book.ids if name not in tests]
    played = game in imperia.games()
    later = "" if played else " (the game is not played yet)"
    tested = len(book.ids) - len(untested)
    print(f"{game}: {len(book.ids)} rules, {tested} tested, {len(untested)} without a test{later}")
    for name in untested if played else []:
        print(f"  {name} has no test, see {book.ids[name]}")
    return len(untested) if played else 0


if __name__ == "__main__":
    sys.exit(main())
