"""The page for card authors tells the vocabulary as it is."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

from imperia.games.powers.cards import DECK

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("effects_page", ROOT / "tools" / "effects_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(os.environ.get("IMPERIA_BUILD") == "native", reason="compiled classes carry no docstrings")
def test_the_vocabulary_is_up_to_date(tool: ModuleType) -> None:
    text = (ROOT / "docs" / "effects.md").read_text(encoding="utf-8")
    assert tool.page(text) == text, "run: python tools/effects_page.py"


def test_notation_is_what_an_author_writes(tool: ModuleType) -> None:
    knock = next(card for card in DECK if card.code == "PW-ZED-10")
    assert tool.notation(knock.end) == "Score(terms=(Per(3, These('hideouts', 'previous')),), most=6)"


def test_every_word_used_by_a_card_is_on_the_page(tool: ModuleType) -> None:
    text = (ROOT / "docs" / "effects.md").read_text(encoding="utf-8")
    for cls in tool.examples():
        assert f"**`{cls.__name__}(" in text, cls.__name__
