"""What seats leave to the lot when a table is set up: those who chose get their choice, the others something else."""

from __future__ import annotations

from typing import Any

import pytest

import imperia

NATIONS = imperia.game("imperium").options["nations"].members
CLASSICS, LEGENDS = NATIONS[:8], NATIONS[8:]


def given(game: str, wish: dict[str, str], seats: int, seed: int) -> list[Any]:
    """What each seat has after set-up."""
    view = imperia.game(game).new(seats, seed, wish).view(None)
    if game == "powers":
        return [row["faction"] for row in view["rows"]]
    if game == "settlers":
        return [f"{empire['faction']}:{empire['side']}" for empire in view["empires"]]
    return [nation["nation"] for nation in view["nations"]]


@pytest.mark.rule("PW-SET-01")
def test_a_faction_of_powers_that_is_left_open_is_another_one() -> None:
    dealt = [given("powers", {"factions": "random, SID, random, ZED"}, 4, seed) for seed in range(40)]
    assert all((one[1], one[3]) == ("SID", "ZED") for one in dealt)
    assert all(len(set(one)) == 4 for one in dealt)
    assert {one[0] for one in dealt} == {"MAG", "IND", "ORI", "STR"}
    assert dealt[5] == given("powers", {"factions": "random, SID, random, ZED"}, 4, 5)


@pytest.mark.rule("IS-SET-03")
def test_a_faction_of_settlers_that_is_left_open_comes_with_any_side() -> None:
    dealt = [given("settlers", {"factions": "roman:b, random"}, 2, seed) for seed in range(60)]
    assert {one[0] for one in dealt} == {"roman:b"}
    others = ("barbarian", "egyptian", "japanese")
    assert {one[1] for one in dealt} == {f"{faction}:{side}" for faction in others for side in "ab"}


@pytest.mark.rule("IM-SET-01")
def test_a_nation_that_is_left_open_is_of_the_box() -> None:
    wish = {"box": "legends", "nations": "random, qin, random"}
    dealt = [given("imperium", wish, 3, seed) for seed in range(60)]
    assert all(one[1] == "qin" for one in dealt)
    assert {nation for one in dealt for nation in (one[0], one[2])} == set(LEGENDS) - {"qin"}
    assert all(one[0] != one[2] for one in dealt)


@pytest.mark.parametrize(
    ("game", "seats", "wish", "seat"),
    [
        ("powers", 3, {"factions": "random, random, X"}, 2),
        ("powers", 3, {"factions": "MAG, random, MAG"}, 2),
        ("settlers", 2, {"factions": "random, random:b"}, 1),
        ("settlers", 3, {"factions": "random, roman, roman:b"}, 2),
        ("imperium", 2, {"nations": "random, nobody"}, 1),
        ("imperium", 3, {"nations": "celts, random, celts"}, 2),
        ("imperium", 2, {"box": "classics", "nations": "random, qin"}, 1),
    ],
)
def test_what_is_wrong_names_its_seat(game: str, seats: int, wish: dict[str, str], seat: int) -> None:
    with pytest.raises(imperia.SetupError) as refused:
        imperia.game(game).new(seats, 0, wish)
    field = next(key for key in wish if key != "box")
    assert (refused.value.values["field"], refused.value.values["seat"]) == (field, seat)
