"""Examples D-09 to D-13, D-15, D-18, D-19, D-23 of the digest: the formulas for points, rent, storage."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import shipped_facts
from haspelknecht.rules.final_scoring import building_points, debt_points, thaler_points, water_points
from haspelknecht.rules.winter import coal_chart
from tests.scenes import Words, board, play, scene

END: Words = {"year": 3, "season": "winter", "stage": "final scoring"}


@pytest.mark.rule("R-END-10")
@pytest.mark.parametrize(("n", "vp"), [(0, 0), (1, 0), (2, -1), (3, -2)])
def test_d_09_pit_water_at_game_end(n: int, vp: int) -> None:
    assert board(scene({"water": n}, **END)).score == vp == water_points(n)


@pytest.mark.rule("R-WINTER-03")
@pytest.mark.parametrize(("n", "vp"), [(0, 0), (1, 0), (2, 0), (3, 2), (4, 3), (8, 7)])
def test_d_10_winter_coal_chart(n: int, vp: int) -> None:
    assert board(scene({"coal": n}, season="winter", stage="scoring")).score == vp == coal_chart(n)


@pytest.mark.rule("R-END-08")
@pytest.mark.parametrize(("n", "vp"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 26)])
def test_d_11_thaler_at_game_end(n: int, vp: int) -> None:
    assert board(scene({"thaler": n}, **END)).score == vp == thaler_points(n)


@pytest.mark.rule("R-END-09")
@pytest.mark.parametrize(("n", "vp"), [(0, 0), (1, -1), (2, -3), (3, -5), (8, -15)])
def test_d_12_debts_at_game_end(n: int, vp: int) -> None:
    assert board(scene({"debts": n}, **END)).score == vp == debt_points(n)


@pytest.mark.rule("R-END-05")
@pytest.mark.parametrize(("n", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_d_13_building_symbols(n: int, vp: int) -> None:
    field = {"12": [0, 0], "15": [2, 0], "24": [0, 1], "34": [0, 2]}
    for tiles in ([12, 15, 24, 34][:n], [34, 24, 15, 12][:n]):
        assert board(scene({"tiles": tiles}, field=field, **END)).score == vp == building_points(n)


@pytest.mark.rule("R-DEV-15", "R-DEV-16")
@pytest.mark.parametrize(
    ("level", "buyers_before", "vp"),
    [(1, 0, 1), (1, 1, 0), (2, 0, 2), (2, 1, 1), (2, 2, 0), (3, 1, 2), (3, 3, 0), (4, 0, 4), (4, 3, 1)],
)
def test_d_15_purchase_points_by_rank(level: int, buyers_before: int, vp: int) -> None:
    """The points are scored as soon as the tile is bought; it is next to one of the buyer's tiles."""
    tile = 10 * level + 3
    facts: Any = shipped_facts()
    facts["tiles"][str(tile)]["cost"] = {"any": 3}
    buyer = {"tiles": [11], "cart1": {"brown": 3}, "plan": {"farmer": {"brown": 3}}}
    others: list[Words] = [{"tiles": [tile] if seat < buyers_before else []} for seat in range(3)]
    game = scene(buyer, *others, field={"11": [0, 0], str(tile): [2, 0]}, components=facts)
    play(game, f"farmer buys {tile}")
    assert board(game).score == game.score_sheet(0)["developments"] == vp


@pytest.mark.rule("R-WINTER-04", "R-WINTER-05", "R-WINTER-06")
@pytest.mark.parametrize(
    ("year", "food", "thaler", "left"),
    [(1, 2, 0, (0, 0, 0)), (2, 1, 0, (0, 0, 2)), (2, 0, 3, (0, 2, 2)), (3, 3, 1, (2, 0, 1))],
)
def test_d_18_rent_and_debts(year: int, food: int, thaler: int, left: tuple[int, int, int]) -> None:
    """Food, Thaler and debts after the rent."""
    after = board(scene({"food": food, "thaler": thaler}, year=year, season="winter", stage="rent due"))
    assert (after.food, after.thaler, after.debts) == left


@pytest.mark.rule("R-TILE-44b")
@pytest.mark.parametrize("edition", ["second", "first", "french"])
@pytest.mark.parametrize(("n", "vp"), [(0, 0), (2, 2), (5, 5)])
def test_d_19_horse_and_cart_instead_of_the_chart(n: int, vp: int, edition: str) -> None:
    """In this winter only the cart scores; another player with as much coal scores by the chart."""
    field = {"44": [0, 3]}
    owner = {"coal": n, "tiles": [44]}
    game = scene(owner, {"coal": n}, season="winter", stage="scoring", field=field, edition=edition)
    play(game, "store nothing")
    assert game.score_sheet(0)["horse_and_cart"] == vp
    assert game.score_sheet(0)["winter_coal"] == 0
    assert board(game).score == vp
    assert board(game, 1).score == coal_chart(n)


@pytest.mark.rule("R-WINTER-08", "R-WINTER-09", "R-WINTER-10", "R-TILE-12b", "R-TILE-24a", "R-TILE-24b")
def test_d_23_winter_storage_points() -> None:
    """1 for wood on the farm, 2 for food in the Barn, 1 for coal in the Coal Storage; nothing is returned."""
    a = {"tiles": [12, 24], "wood": 2, "food": 1, "coal": 1}
    game = scene(a, season="winter", stage="storing", field={"12": [0, 0], "24": [1, 1]})
    store = "store farm wood barn food storage coal wood"
    returned = [reason.values for reason in game.explain(store).reasons if reason.rule == "R-WINTER-10"]
    assert returned == [{"food": 0, "wood": 0, "coal": 0}]
    after = board(play(game, store))
    assert after.score == 4
    assert (after.wood, after.food, after.coal) == (2, 1, 1)
    points = game.score_sheet(0)
    assert (points["farm_storage"], points["barn"], points["coal_storage"]) == (1, 2, 1)
