"""No card without a test: every design is cited by a test in this folder, and every cited design exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from imperia.games.wall.cards.imperia import CARDS

HERE = Path(__file__).parent
KINDS = "horde|coophorde|cmd|reed|reedgen|solo|tac|ctac|art|adv|gen|cgen|ev|dem"
CARD = re.compile(rf"^(?:{KINDS})_[a-z_]*[a-z1-3]$|^qin_jiushao$")


def strings(path: Path) -> set[str]:
    """Every code in a file: where tests are marked, and in the lists that marks and parameters are made of."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in found if CARD.match(text)}


def family(code: str) -> str:
    """The three copies of a horde are one type."""
    return code.rpartition("_")[0] if "horde_" in code else code


def test_every_design_is_played_in_some_test():
    cited = set().union(*[strings(path) for path in HERE.glob("test_*.py") if path != Path(__file__)])
    missing = sorted(design.code for design in CARDS if design.code not in cited)
    assert not missing
    known = {design.code for design in CARDS} | {family(design.code) for design in CARDS}
    assert not sorted(code for code in cited if code not in known)
