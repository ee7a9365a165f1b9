"""Level 2: Bucket, Wheelbarrow, Ladder, Coal Storage. The Windlass has a separate file."""

from __future__ import annotations

import pytest

from tests.rules.tiles import (
    EDITIONS,
    bought,
    final_sheet,
    planning,
    printed,
    storing,
    then_work,
    tunnel_after,
    words_of,
    working,
)
from tests.scenes import Words, board, legal, play, refusal

GOODS = {"food": 3, "wood": 3, "coal": 3}
STORAGE = {**GOODS, "tiles": [24]}


# --- 21 Bucket ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-21")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("year", "season"), [(1, "autumn"), (2, "spring"), (3, "autumn")])
def test_with_a_bucket_no_water_comes_in_spring_and_autumn(year: int, season: str, edition: str) -> None:
    """The water that is there stays, and players without a Bucket get theirs."""
    a, b = {"tiles": [21], "water": 1}, {"water": 1}
    game = working(a, b, stage="water rises", year=year, season=season, edition=edition)
    assert (board(game).water, board(game, 1).water) == (1, 2)


@pytest.mark.rule("R-TILE-21")
def test_a_bucket_bought_in_summer_works_in_autumn() -> None:
    """Its owner gets no water in the next water phase."""
    game = play(bought(21, season="summer"), "end", "end")
    assert game.position()["season"] == "autumn"
    assert (board(game).water, board(game, 1).water) == (0, 1)


@pytest.mark.rule("R-TILE-21", "C-71")
@pytest.mark.parametrize(("pool", "water"), [(1, 0), (2, 1)])
def test_a_bucket_does_not_keep_the_water_of_a_pool_away(pool: int, water: int) -> None:
    """Pool 2 shows the water symbol."""
    pools = [{"action": {"black": 2}}, {"action": {"black": 2}}]
    components = printed(pools={"wet": [2, 4]})
    game = working({"tiles": [21]}, stage="taking", season="summer", pools=pools, components=components)
    play(game, f"take {pool} black")
    assert board(game).water == water


@pytest.mark.rule("R-TILE-21", "C-71")
def test_a_bucket_does_not_keep_the_water_of_the_mining_timber_away() -> None:
    """Three wood come with a pit water as for all players."""
    game = play(bought(31, {"tiles": [21]}), "timber wood")
    assert board(game).water == 1


# --- 22 Wheelbarrow, 23 Ladder --------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-22a")
@pytest.mark.parametrize("markers", [[22], []])
def test_the_wheelbarrows_marker_is_one_yellow_disk(markers: list[int]) -> None:
    """With two yellow disks the Farmer makes three food; without the marker, two."""
    game = planning({"tiles": [22], "markers": markers, "cart1": {"yellow": 2}})
    disks = 2 + len(markers)
    assert refusal(game, f"farmer {disks + 1} yellow").rule == "R-PLAN-06"
    play(then_work(game, f"farmer {disks} yellow"), "farmer makes food")
    assert board(game).food == disks


@pytest.mark.rule("R-TILE-23")
@pytest.mark.parametrize("markers", [[23], []])
def test_the_ladders_marker_is_one_brown_disk(markers: list[int]) -> None:
    """With two brown disks the Farmer makes three wood; without the marker, two."""
    game = planning({"tiles": [23], "markers": markers, "cart1": {"brown": 2}})
    disks = 2 + len(markers)
    assert refusal(game, f"farmer {disks + 1} brown").rule == "R-PLAN-06"
    play(then_work(game, f"farmer {disks} brown"), "farmer makes wood")
    assert board(game).wood == disks


@pytest.mark.rule("R-TILE-22b", "R-DEV-17")
@pytest.mark.parametrize(("sections", "points"), [(0, 0), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_the_wheelbarrow_scores_complete_sections_with_its_symbol(sections: int, points: int) -> None:
    """The symbol is on sections 1, 4 and 6 here: at most three points."""
    assert final_sheet({"tiles": [22], **tunnel_after(sections)})["wheelbarrow"] == points


@pytest.mark.rule("R-TILE-22b")
def test_a_half_mined_section_or_a_tunnel_without_the_tile_scores_nothing() -> None:
    """Section 4 holds two coal, one of which is still there; and the tile must be owned."""
    assert final_sheet({"tiles": [22], **tunnel_after(3, half=1)})["wheelbarrow"] == 1
    assert final_sheet({"tiles": [23], **tunnel_after(7)})["wheelbarrow"] == 0


# --- 24 Coal Storage ------------------------------------------------------------------------------------------

CAPACITY = [
    ({"edition": "second"}, ["coal", "wood", "coal wood"]),
    ({"edition": "first"}, ["coal", "wood", "coal wood"]),
    ({"edition": "french"}, ["coal", "wood"]),
    ({"options": {"coal_storage": "coal_and_food"}}, ["coal", "food", "coal food"]),
]


@pytest.mark.rule("R-TILE-24a")
@pytest.mark.parametrize(("rules", "allowed"), CAPACITY)
def test_what_the_coal_storage_takes(rules: Words, allowed: list[str]) -> None:
    """A coal and a wood; in the French book a coal or a wood; in the Italian one a coal and a food."""
    game = storing(STORAGE, **rules)
    for goods in ("coal", "wood", "food", "coal wood", "coal food"):
        if goods in allowed:
            assert f"store storage {goods}" in legal(game)
        else:
            assert refusal(game, f"store storage {goods}").rule == "R-TILE-24a"


@pytest.mark.rule("R-TILE-24a")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_coal_storage_keeps_a_coal_and_a_wood_besides_the_farms_unit(edition: str) -> None:
    """All other goods return to the supply."""
    game = play(storing(STORAGE, edition=edition), "store farm coal storage coal wood")
    assert [words_of(game)[good] for good in ("food", "wood", "coal")] == [0, 1, 2]


@pytest.mark.rule("R-TILE-24a")
@pytest.mark.parametrize("a", [GOODS, {**GOODS, "tiles": [12]}])
def test_without_a_coal_storage_nothing_is_stored_in_one(a: Words) -> None:
    """A Barn is another building, and B's Coal Storage is B's."""
    game = storing(a, STORAGE)
    for goods in ("coal", "wood", "coal wood"):
        assert refusal(game, f"store storage {goods}").rule == "R-TILE-24a"


@pytest.mark.rule("R-TILE-24a")
def test_the_coal_storage_keeps_only_existing_goods() -> None:
    """One coal cannot be on the farm and in the Coal Storage."""
    game = storing({"tiles": [24], "coal": 1})
    assert refusal(game, "store farm coal storage coal").rule == "R-WINTER-07"


@pytest.mark.rule("R-TILE-24b")
@pytest.mark.parametrize(
    ("stored", "points"), [("storage coal", 1), ("storage wood", 0), ("farm coal", 0), ("farm coal storage coal", 1)]
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_coal_in_the_coal_storage_brings_a_point_in_that_winter(stored: str, points: int, edition: str) -> None:
    """Wood there does not, nor does coal on the farm."""
    game = storing(STORAGE, edition=edition)
    play(game, f"store {stored}")
    assert game.score_sheet(0)["coal_storage"] == points


@pytest.mark.rule("R-TILE-24b")
@pytest.mark.parametrize("option", ["coal_and_wood", "coal_and_food"])
def test_the_point_for_coal_does_not_depend_on_the_other_good(option: str) -> None:
    """One point with wood or food beside the coal, and again in the next winter."""
    goods = "coal wood" if option == "coal_and_wood" else "coal food"
    game = storing({**STORAGE, "points": {"coal_storage": 1}}, year=2, options={"coal_storage": option})
    play(game, f"store storage {goods}")
    assert game.score_sheet(0)["coal_storage"] == 2
