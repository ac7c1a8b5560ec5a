"""Counts made of counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .nodes import EACH, Count
from .words import Tongue


@dataclass(frozen=True)
class Product(Count):
    """One count times another: "for each support advisor and each Wall part"."""

    first: Count
    second: Count
    phrase = "node-product"

    def of(self, s: Any, seat: int, card: int) -> int:
        n = self.first.of(s, seat, card)
        return n * self.second.of(s, seat, card) if n else 0

    def later(self) -> bool:
        return self.first.later() or self.second.later()

    def words(self, t: Tongue, form: str = EACH) -> str:
        return t.say(self.phrase, first=self.first.words(t, form), second=self.second.words(t, form))
