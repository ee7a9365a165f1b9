"""Storing goods in winter: farm, Barn and Coal Storage, the points for it, and what happens to the rest."""

from __future__ import annotations

import pytest

from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

STORING: Words = {"season": "winter", "stage": "storing"}
FIELD: Words = {"12": [0, 0], "24": [1, 1], "14": [2, 0], "15": [4, 0]}  # Barn, Coal Storage, Cable, Charcoal Burner
PLENTY: Words = {"food": 5, "wood": 5, "coal": 5}


def ways(game: Game, seat: int = 0) -> list[str]:
    """All ways to store, without the word `store`."""
    return [move.removeprefix("store ") for move in legal(game, seat) if move.startswith("store ")]


def goods(game: Game, seat: int = 0) -> tuple[int, int, int]:
    """Food, wood and coal on the farm."""
    return board(game, seat).food, board(game, seat).wood, board(game, seat).coal


def do_nothing_until(game: Game, stage: str) -> Game:
    """All players do only what they must until it is A's turn in a stage."""
    while not (game.position()["stage"] == stage and 0 in game.to_act):
        assert len(game.history) < 500
        moves = [str(move) for move in game.legal_moves]
        game.play(next((move for move in ("pass", "keep", "end", "store nothing") if move in moves), moves[0]))
    return game


# -- what can be stored --------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WINTER-07")
def test_the_farm_keeps_one_unit_of_food_wood_or_coal() -> None:
    """C-93: which one, or none at all, is the player's choice; Thaler are not among them."""
    game = scene({**PLENTY, "thaler": 3}, {}, **STORING)
    assert sorted(ways(game)) == ["farm coal", "farm food", "farm wood", "nothing"]


@pytest.mark.rule("R-WINTER-07")
@pytest.mark.parametrize(
    ("good", "kept"), [("food", (1, 0, 0)), ("wood", (0, 1, 0)), ("coal", (0, 0, 1)), ("nothing", (0, 0, 0))]
)
def test_never_more_than_one_unit_stays_on_the_farm(good: str, kept: tuple[int, int, int]) -> None:
    game = play(scene(PLENTY, {}, **STORING), "store nothing" if good == "nothing" else f"store farm {good}")
    assert goods(game) == kept


@pytest.mark.rule("R-WINTER-07")
def test_only_goods_on_the_farm_can_be_stored() -> None:
    game = scene({"food": 1}, {}, **STORING)
    assert ways(game) == ["nothing", "farm food"]
    assert refusal(game, "store farm wood").rule == "R-WINTER-07"
    assert refusal(game, "store farm coal").rule == "R-WINTER-07"


@pytest.mark.rule("R-WINTER-08", "R-TILE-12a")
def test_the_barn_keeps_one_more_unit_of_any_good() -> None:
    game = scene({**PLENTY, "tiles": [12]}, {}, field=FIELD, **STORING)
    assert len(ways(game)) == 16
    assert {"barn coal", "barn wood", "barn food", "farm coal barn coal"} < set(ways(game))
    assert goods(play(game, "store farm coal barn coal")) == (0, 0, 2)


@pytest.mark.rule("R-WINTER-08", "R-TILE-24a")
def test_the_coal_storage_keeps_one_coal_and_one_wood_more() -> None:
    game = scene({**PLENTY, "tiles": [24]}, {}, field=FIELD, **STORING)
    only_there = [way for way in ways(game) if "farm" not in way]
    assert only_there == ["nothing", "storage coal", "storage wood", "storage coal wood"]
    assert refusal(game, "store storage food").rule == "R-TILE-24a"
    assert goods(play(game, "store farm food storage coal wood")) == (1, 1, 1)


@pytest.mark.rule("R-WINTER-08")
def test_without_the_buildings_only_the_farm_stores() -> None:
    """The buildings of others, and buildings that store nothing, do not help."""
    game = scene({**PLENTY, "tiles": [15]}, {"tiles": [12, 24]}, field=FIELD, **STORING)
    assert refusal(game, "store barn food").rule == "R-TILE-12a"
    assert refusal(game, "store storage coal").rule == "R-TILE-24a"
    assert len(ways(game)) == 4


@pytest.mark.rule("R-WINTER-08", "R-VARIANT-06")
def test_buildings_from_the_start_store_too() -> None:
    game = scene(PLENTY, {}, field={"11": [0, 0]}, start_buildings=[12, 24], **STORING)
    assert goods(play(game, "store farm food barn food storage coal wood")) == (2, 1, 1)


@pytest.mark.rule("R-WINTER-08")
def test_one_unit_cannot_be_stored_in_two_places() -> None:
    game = scene({"coal": 1, "tiles": [12, 24]}, {}, field=FIELD, **STORING)
    assert sorted(ways(game)) == ["barn coal", "farm coal", "nothing", "storage coal"]
    assert refusal(game, "store farm coal barn coal").rule == "R-WINTER-07"


# -- points --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WINTER-09")
@pytest.mark.parametrize("edition", ["second", "first", "french"])
@pytest.mark.parametrize("good", ["food", "wood", "coal"])
def test_a_point_for_wood_on_the_farm(edition: str, good: str) -> None:
    """The French book gives the point for food instead."""
    game = play(scene(PLENTY, {}, edition=edition, **STORING), f"store farm {good}")
    best = "food" if edition == "french" else "wood"
    assert board(game).score == game.score_sheet(0)["farm_storage"] == (1 if good == best else 0)


@pytest.mark.rule("R-WINTER-09")
@pytest.mark.parametrize("where", ["barn wood", "storage wood", "farm coal barn wood", "farm food storage wood"])
def test_no_point_for_wood_elsewhere(where: str) -> None:
    game = play(scene({**PLENTY, "tiles": [12, 24]}, {}, field=FIELD, **STORING), f"store {where}")
    assert board(game).score == 0


@pytest.mark.rule("R-TILE-12b", "R-TILE-24b")
@pytest.mark.parametrize(
    ("way", "points"),
    [("barn food", 2), ("barn coal", 0), ("storage coal", 1), ("storage wood", 0), ("barn food storage coal wood", 3)],
)
def test_points_of_the_buildings(way: str, points: int) -> None:
    """Barn: 2 VP for food. Coal Storage: 1 VP for coal."""
    game = play(scene({**PLENTY, "tiles": [12, 24]}, {}, field=FIELD, **STORING), f"store {way}")
    assert board(game).score == points


@pytest.mark.rule("R-WINTER-12")
def test_points_for_stored_goods_are_scored_at_once() -> None:
    """Before the next player has stored anything."""
    game = scene({"wood": 1}, {"wood": 1}, **STORING)
    play(game, "store farm wood")
    assert (board(game).score, board(game, 1).score) == (1, 0)
    assert game.to_act == (1,)


@pytest.mark.rule("R-WINTER-12", "R-WINTER-09")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_stored_goods_score_in_every_winter_the_third_too(year: int) -> None:
    """C-42."""
    kept = {"wood": 2, "food": 1, "coal": 1, "tiles": [12, 24]}
    game = play(scene(kept, {}, year=year, field=FIELD, **STORING), "store farm wood barn food storage coal wood")
    assert board(game).score == 4


# -- the rest ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WINTER-10")
def test_all_goods_that_are_not_stored_return_to_the_supply() -> None:
    game = scene({"food": 4, "wood": 3, "coal": 6}, {}, **STORING)
    returned = [reason.values for reason in game.explain("store farm wood").reasons if reason.rule == "R-WINTER-10"]
    assert returned == [{"food": 4, "wood": 2, "coal": 6}]
    assert goods(play(game, "store farm wood")) == (0, 1, 0)


@pytest.mark.rule("R-WINTER-11")
def test_stored_food_pays_a_worker_in_the_next_spring() -> None:
    game = scene({"food": 1}, {}, **STORING)
    twin = game.copy()
    for each, way, paid in ((game, "store farm food", True), (twin, "store nothing", False)):
        do_nothing_until(play(each, way), "planning")
        play(each, "farmer idle", "farmhand idle", seat=0)
        assert ("digger food" in legal(each)) is paid


@pytest.mark.rule("R-WINTER-11")
def test_stored_wood_opens_coal_in_the_next_spring() -> None:
    game = do_nothing_until(play(scene({"wood": 1}, {}, **STORING), "store farm wood"), "working")
    assert board(play(game, "prop pinge", seat=0)).pinge_wood == 1


@pytest.mark.rule("R-WINTER-11", "R-WINTER-12")
def test_stored_goods_count_again_in_the_next_winter() -> None:
    """C-43: three coal kept on farm, Barn and Coal Storage score by the chart, and the Coal Storage scores again."""
    game = scene({"coal": 3, "tiles": [12, 24]}, {}, field=FIELD, year=1, **STORING)
    play(game, "store farm coal barn coal storage coal")
    assert (game.score_sheet(0)["winter_coal"], game.score_sheet(0)["coal_storage"]) == (0, 1)
    do_nothing_until(game, "storing")
    assert (game.position()["year"], goods(game)) == (2, (0, 0, 3))
    assert game.score_sheet(0)["winter_coal"] == 2
    play(game, "store storage coal", seat=0)
    assert game.score_sheet(0)["coal_storage"] == 2


# -- before storing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WOOD-01", "R-WOOD-02", "R-WINTER-10")
def test_wood_may_be_placed_in_winter_before_storing() -> None:
    """H-07: wood on a symbol is not returned; after storing it is too late."""
    game = scene({"wood": 3}, {}, **STORING)
    play(game, "prop pinge", "prop tunnel", "store farm wood")
    assert (board(game).pinge_wood, board(game).tunnel_wood, board(game).wood) == (1, 1, 1)
    assert refusal(game, "prop pinge").rule == "R-EXEC-01"


@pytest.mark.rule("R-TILE-15b")
@pytest.mark.parametrize(("edition", "burns"), [("second", False), ("french", False), ("first", True)])
def test_charcoal_in_winter_is_burnt_only_in_the_first_edition(edition: str, burns: bool) -> None:
    """C-69, H-02. The coal comes too late for the scoring of this winter, but it can be stored."""
    game = scene({"wood": 4, "tiles": [15]}, {}, edition=edition, field=FIELD, **STORING)
    if burns:
        play(game, "charcoal", "charcoal", "store farm coal")
        assert (goods(game), board(game).score) == ((0, 0, 1), 2)
    else:
        assert refusal(game, "charcoal").rule == "R-TILE-15b"


@pytest.mark.rule("R-MARKER-03")
@pytest.mark.parametrize(("edition", "pumps"), [("second", False), ("french", True), ("first", True)])
def test_the_cable_in_winter(edition: str, pumps: bool) -> None:
    """H-03: not in the second edition, where markers belong to action phases."""
    game = scene({"water": 2, "tiles": [14], "markers": [14]}, {}, edition=edition, field=FIELD, **STORING)
    if pumps:
        play(game, "cable")
        assert (board(game).water, game.score_sheet(0)["cable"], board(game).markers) == (1, 1, 0)
    else:
        assert refusal(game, "cable").rule == "R-MARKER-03"


@pytest.mark.rule("R-WINTER-07")
def test_goods_are_stored_in_turn_order() -> None:
    game = scene({"food": 1}, {"food": 1}, order=["B", "A"], **STORING)
    assert game.to_act == (1,)
    assert refusal(game, "store farm food", seat=0).rule == "R-EXEC-01"
    play(game, "store farm food")
    assert game.to_act == (0,)
