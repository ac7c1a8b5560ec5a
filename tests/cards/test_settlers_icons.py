"""The row of icons on a small card of Imperial Settlers says what the card does, with numbers."""

from __future__ import annotations

import pytest

from imperia.cards.words import LANGS, has
from imperia.games.settlers.cards import BY_CODE, DECK


@pytest.mark.parametrize(
    ("code", "row"),
    [
        ("ROM027", "2 stone"),  # production
        ("COM008", "stone plus stone"),  # production and building bonus
        ("COM011", "stone / colour-gray"),  # counted
        ("COM037", "settler 2 stone arrow 3 vp"),  # cost, then effect
        ("COM046", "2× settler arrow card"),  # twice a round
        ("COM049", "card arrow 2 vp plus card"),  # something given up for the rest
        ("COM002", "colour-gray arrow gold vp"),  # waits for Locations of a colour
        ("COM005", "raze arrow vp"),
        ("ROM012", "faction-location arrow gold / vp"),  # one of two
        ("BAR025", "2× 2 resource arrow 2 vp"),
        ("BAR027", "plus 4 vp"),  # a bonus alone
    ],
)
def test_the_row_of_a_card(code: str, row: str) -> None:
    assert BY_CODE[code].face("en")["icons"] == row.split()


def test_every_sign_in_a_row_is_a_number_or_an_icon_with_a_name() -> None:
    for card in DECK:
        for sign in card.face("en")["icons"]:
            named = all(has(lang, f"icon-{sign}") for lang in LANGS)
            assert named or sign in ("arrow", "plus", "/", "2×") or sign.isdigit(), (card.code, sign)


def test_every_location_shows_something() -> None:
    assert [card.code for card in DECK if not card.code.startswith("ATK") and not card.face("en")["icons"]] == []
