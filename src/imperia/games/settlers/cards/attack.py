"""The 16 attack cards of the solo game: one target good each (IS-SOL-03)."""

from __future__ import annotations

from ..goods import ANY_CARD, FOOD, GOLD, SETTLER, STONE, VP, WOOD
from .deck import card

card("ATK01", "Útok: dřevo", "Attack: Wood", "Támadás: fa", "wood-pile", copies=3, deal=WOOD)
card("ATK04", "Útok: zlato", "Attack: Gold", "Támadás: arany", "coins", copies=3, deal=GOLD)
card("ATK07", "Útok: karta", "Attack: Card", "Támadás: kártya", "card-draw", copies=3, deal=ANY_CARD)
card("ATK10", "Útok: kámen", "Attack: Stone", "Támadás: kő", "stone-block", copies=2, deal=STONE)
card("ATK12", "Útok: osadník", "Attack: Settler", "Támadás: telepes", "meeple", copies=2, deal=SETTLER)
card("ATK14", "Útok: vítězný bod", "Attack: Victory Point", "Támadás: győzelmi pont", "laurels", copies=2, deal=VP)
card("ATK16", "Útok: jídlo", "Attack: Food", "Támadás: élelem", "bread", deal=FOOD)
