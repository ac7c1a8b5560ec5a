"""A round of each game with the keyboard alone, and the key that finds what has none."""

from __future__ import annotations

import pytest

from .conftest import Come
from .keys import play_by_keys
from .person import Choose
from .test_imperium import eager as ruling
from .test_settlers import eager as settling
from .test_wall import eager as guarding

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("game", "choose"), [("settlers", settling), ("imperium", ruling), ("wall", guarding())])
def test_a_round_without_the_mouse(come: Come, game: str, choose: Choose) -> None:
    """Cards, places without a key of their own, verbs, numbers: all are there for who has no mouse."""
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", game=game))
    eva.page.locator("body").evaluate("body => addEventListener('pointerdown', () => body.dataset.mouse = '')")
    kinds = play_by_keys(eva, choose, lambda: eva.snapshot["view"]["round"] > 1)
    assert len(kinds) > 3
    assert eva.page.locator("body").get_attribute("data-mouse") is None


def test_a_key_leads_from_thing_to_thing_that_may_be_chosen(come: Come) -> None:
    """Places of the Wall are too small to wear a key; a full stop goes to the next, a comma back, round and round."""
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", game="wall"))
    while eva.asked()["kind"] != "position":
        eva.answer()
    places = [option["anchors"][0] for option in eva.asked()["options"]]
    eva.see("question").focus()

    def there() -> str:
        return str(eva.page.evaluate("document.activeElement.dataset.anchor ?? ''"))

    for place in (*places, places[0]):
        eva.page.keyboard.press(".")
        assert there() == place
    eva.page.keyboard.press(",")
    assert there() == places[-1]
    taken = eva.taking()
    eva.page.keyboard.press("Enter")
    eva.until(taken)
