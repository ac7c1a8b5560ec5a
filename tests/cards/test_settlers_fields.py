"""What is printed at the edges of a card of Imperial Settlers reaches the page as goods and as a sentence."""

from __future__ import annotations

import pytest

from imperia.games.settlers.cards import BY_CODE


def fields(code: str, lang: str = "en") -> dict[str, tuple[list[str], str]]:
    return {field["key"]: (field["goods"], field["label"]) for field in BY_CODE[code].face(lang)["fields"]}


def test_a_common_card_shows_what_razing_gives() -> None:
    assert fields("COM012") == {"raze": (["settler", "settler"], "razing gives 2 workers")}


def test_a_card_of_the_japanese_shows_razing_and_the_deal() -> None:
    assert fields("JAP001") == {
        "raze": (["vp"], "razing gives 1 VP"),
        "deal": (["settler"], "a Deal gives 1 worker every round"),
    }


def test_a_card_of_the_romans_cannot_be_razed() -> None:
    assert list(fields("ROM001")) == ["deal"]


def test_an_attack_card_shows_what_it_is_after() -> None:
    assert fields("ATK16") == {"attack": (["food"], "hits a Location that gives 1 food")}


@pytest.mark.parametrize(("lang", "label"), [("cs", "zboření dá 2\u00a0osadníky"), ("hu", "lerombolva 2 telepest ad")])
def test_the_sentence_is_in_the_language_asked_for(lang: str, label: str) -> None:
    assert fields("COM012", lang)["raze"][1] == label


@pytest.mark.parametrize(
    ("code", "pigments"),
    [
        ("COM012", ["pink"]),  # the colour of the Location
        ("COM069", ["none"]),  # a common card without a colour, such as Ruins
        ("ATK16", []),  # as its suit
    ],
)
def test_the_pigments_of_a_card(code: str, pigments: list[str]) -> None:
    assert BY_CODE[code].face("en")["pigments"] == pigments
