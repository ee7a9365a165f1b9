"""`greedy` plays like a decent beginner: scenes with one clear answer, and statistics of whole games.

In most scenes the only tile in play is already A's, so that A cannot buy anything and the answer is clear.
"""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.bots import SeatedBot
from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text
from tests.bots.tables import case_count, choice_of, finish, texts_of
from tests.rules.tiles import bought, field, planned, planning, storing, working
from tests.scenes import Words, board, scene

LAST_AUTUMN: Words = {"year": 3, "season": "autumn"}
FULL: Words = {"cart1": {"black": 5}}  # has the maximum number of disks


def bare(a: Words | None = None) -> Words:
    """A's board: A owns the only tile in play."""
    return {"tiles": [11], **(a or {})}


def plans(a: Words, **rest: Any) -> Game:
    """A plans; there is nothing to buy."""
    return planning(bare(a), **{"field": {"11": [0, 0]}, **rest})


def works(a: Words, **rest: Any) -> Game:
    """A works; there is nothing to buy."""
    return working(bare(a), **{"field": {"11": [0, 0]}, **rest})


def takes_again(a: Words, *pools: dict[str, int], **rest: Any) -> Game:
    """A takes for the second time, B has five disks; there is nothing to buy."""
    words: Words = {"pools": [{"action": pool} for pool in pools], "field": {"11": [0, 0]}, **rest}
    return scene(bare(a), FULL, stage="taking again", **words)


def turn(game: Game) -> list[str]:
    """Let `greedy` play for A to the end of A's turn; returns the moves."""
    bot = SeatedBot("greedy", "seed")
    moves: list[str] = []
    while "end" not in moves:
        move = bot.choose(game, 0).move
        moves.append(move_text(move))
        game.play(move, 0)
    return moves


def answer(game: Game) -> str:
    """The next move of `greedy` for A."""
    return texts_of(choice_of("greedy", game))[0]


# --- the rent -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["brown", "black"])
@pytest.mark.parametrize("year", [1, 2])
def test_the_last_yellow_disks_before_winter_make_the_food_that_is_due(year: int, other: str) -> None:
    game = plans({"cart1": {"yellow": 2}, "cart2": {other: 3}}, year=year, season="autumn")
    turn(game)
    assert board(game).food == 2


def test_in_the_last_year_one_food_is_due() -> None:
    game = plans({"cart1": {"yellow": 1}, "cart2": {"black": 3}, "thaler": 2}, **LAST_AUTUMN)
    turn(game)
    assert board(game).food == 1


@pytest.mark.parametrize("year", [1, 2, 3])
def test_food_and_thaler_for_the_rent_are_not_paid_to_the_digger(year: int) -> None:
    """Two coal alone score nothing in winter, a debt costs points."""
    rent = {"food": 1 if year == 3 else 2, "thaler": year - 1}
    game = plans({"cart1": {"brown": 2}, **rent}, year=year, season="autumn")
    turn(game)
    assert {name: int(getattr(board(game), name)) for name in rent} == rent


def test_the_farmer_makes_the_food_in_summer() -> None:
    """One more than the Farmhand would."""
    game = plans({"cart1": {"yellow": 1}, "cart2": {"brown": 2}}, season="summer")
    turn(game)
    assert (board(game).food, board(game).pinge_wood) == (2, 2)


@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_colour_that_pays_the_rent_is_taken(year: int) -> None:
    """Three brown disks are enough; food is due after this season."""
    pool = {"yellow": 2, "brown": 2, "black": 1}
    game = takes_again({"cart1": {"brown": 3}, "thaler": 2}, pool, {}, year=year, season="autumn")
    assert answer(game) == "take 1 yellow"


@pytest.mark.parametrize("thaler", [0, 1])
def test_a_thaler_is_taken_when_the_rent_is_due(thaler: int) -> None:
    """Mining Timber in the last autumn: three wood are no longer worth anything."""
    assert answer(bought(31, {"thaler": thaler, "food": 1}, **LAST_AUTUMN)) == "timber thaler"


def test_wood_is_taken_while_no_thaler_is_due() -> None:
    """Mining Timber in the first summer: there is no wood in the mine."""
    assert answer(bought(31, {"food": 2}, season="summer")) == "timber wood"


def test_coal_is_sold_for_the_thaler_that_is_due() -> None:
    """Coal Sacks: one or two coal score nothing in winter."""
    assert answer(bought(34, {"coal": 1, "food": 1}, **LAST_AUTUMN)) == "sell 1"
    assert answer(bought(34, {"coal": 2, "food": 0}, **LAST_AUTUMN)) == "sell 2"


def test_the_mill_makes_the_thaler_that_is_due() -> None:
    """Two black disks without coal in reach: the mill turns them into a Thaler."""
    mine: Words = {"pinge_coal": 4, "food": 1, "tiles": [35]}
    game = planning({"cart1": {"black": 2}, **mine}, field={"35": [0, 0]}, **LAST_AUTUMN)
    turn(game)
    assert board(game).thaler == 1


# --- the water ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("disks", [2, 3])
def test_equal_disks_are_taken_from_the_dry_pool(disks: int) -> None:
    """A second water would flood the Pinge."""
    pools = [{"action": {"black": disks}}, {"action": {"black": disks}}]
    game = scene({"water": 1}, {}, stage="taking", season="summer", pools=pools)
    assert game.table.setup.components.wet_pools & 3 == 2
    assert answer(game) == "take 1 black"


def test_a_flooded_pinge_is_pumped_dry_and_then_mined() -> None:
    game = works(planned({"water": 2}, farmer={"black": 3}))
    assert turn(game) == ["farmer mines", "pump 2", "mine", "mine", "end"]


def test_water_is_returned_in_the_first_spring() -> None:
    few: Words = {"cart1": {"black": 3}, "water": 1}
    assert answer(scene(few, few, stage="refunding")) == "refund"


def test_the_shaft_is_pumped_before_the_last_winter() -> None:
    """Each water above the first costs a point, and there is nothing else to do."""
    mine: Words = {"pinge_coal": 0, "water": 3, "food": 1, "thaler": 2}
    game = plans({"cart1": {"yellow": 1}, **mine}, **LAST_AUTUMN)
    turn(game)
    assert board(game).water <= 1
    assert (board(game).food, board(game).thaler) == (1, 2)


def test_the_hauling_cable_removes_the_water_that_costs_points() -> None:
    game = working({"tiles": [14], "markers": [14], "water": 2, "food": 1}, field={"14": [0, 0]}, **LAST_AUTUMN)
    assert turn(game) == ["cable", "end"]


# --- the mine -----------------------------------------------------------------------------------------------------


def test_one_coal_left_finishes_the_pinge() -> None:
    """Points at once, and the Tunnel is open."""
    last: Words = {"pinge_coal": 1, "pinge_wood": 2, "food": 2}
    game = plans({"cart1": {"black": 1}, "cart2": {"brown": 2}, **last}, season="autumn")
    turn(game)
    assert board(game).exhausted()
    assert game.score_sheet(0)["pinge"] == 2


def test_the_digger_finishes_the_pinge_if_no_other_worker_can() -> None:
    last: Words = {"pinge_coal": 2, "pinge_wood": 2, "food": 3}
    game = plans({"cart1": {"brown": 3}, **last}, season="autumn")
    turn(game)
    assert board(game).exhausted()
    assert board(game).food == 2


def test_wood_opens_the_last_coal() -> None:
    game = works(planned({"wood": 1, "pinge_coal": 2, "pinge_wood": 1}, farmer={"black": 2}))
    assert turn(game) == ["prop pinge", "farmer mines", "mine", "mine", "end"]
    assert board(game).exhausted()


def test_coal_is_lifted_before_it_is_counted() -> None:
    """One coal on the farm scores nothing in winter, four do: the Haspelknecht is worth the payment."""
    mine: Words = {"pinge_coal": 0, "tunnel_wood": 3, "tunnel_coal": 8, "shaft_coal": 3, "coal": 1}
    game = plans({"cart1": {"yellow": 1}, "food": 2, "thaler": 1, **mine}, year=2, season="autumn")
    turn(game)
    assert board(game).coal == 4


def test_a_section_that_can_be_finished_is_finished() -> None:
    """The last coal of the first section, in the last autumn."""
    mine: Words = {"pinge_coal": 0, "tunnel_wood": 1, "food": 1, "thaler": 2}
    game = plans({"cart1": {"black": 2}, **mine}, **LAST_AUTUMN)
    turn(game)
    assert board(game).tunnel_coal == 10


def test_a_third_coal_is_mined_before_winter() -> None:
    """Two coal score nothing, three score two points."""
    game = plans({"cart1": {"black": 1}, "cart2": {"brown": 3}, "coal": 2, "food": 2}, season="autumn")
    turn(game)
    assert board(game).coal == 3


# --- tiles --------------------------------------------------------------------------------------------------------


def test_the_first_tile_of_a_high_level_is_bought() -> None:
    """Five disks for a tile of level 4 next to A's tile: four points and a Thaler."""
    hand: Words = {"cart1": {"black": 3}, "cart2": {"yellow": 2}, "tiles": [33]}
    game = planning(hand, field=field(41, 33), year=2)
    assert turn(game) == ["farmer 2 yellow 3 black", "farmer buys 41", "end"]


def test_of_two_tiles_the_better_one_is_bought() -> None:
    """In the last autumn three Thaler are worth more than a lorry without a tunnel."""
    places = {"33": [2, 0], "42": [1, 1], "45": [3, 1]}
    game = working(planned({"tiles": [33]}, farmer={"black": 5}), field=places, **LAST_AUTUMN)
    assert answer(game) == "farmer buys 45"


def test_a_tile_is_better_than_wood_without_a_use() -> None:
    game = working(planned({"food": 1}, farmer={"brown": 2}), field={"11": [0, 0]}, **LAST_AUTUMN)
    assert turn(game) == ["farmer buys 11", "end"]


def test_charcoal_is_burnt_where_it_scores() -> None:
    """Two wood become two coal and a point; three coal score in winter."""
    game = working({"tiles": [15], "wood": 2, "coal": 1, "food": 2}, field={"15": [0, 0]}, season="autumn")
    assert turn(game) == ["charcoal", "end"]


# --- winter -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("year", [1, 3])
def test_what_scores_is_stored(year: int) -> None:
    """Wood on the farm, food in the Barn."""
    game = storing({"wood": 1, "food": 1, "coal": 1, "tiles": [12]}, year=year)
    assert answer(game) == "store farm wood barn food"


def test_a_wood_is_kept_for_the_last_storage() -> None:
    """In the last autumn wood no longer opens coal in time, but a stored wood is a point."""
    game = plans({"cart1": {"yellow": 2}, "cart2": {"brown": 3}, "thaler": 2}, **LAST_AUTUMN)
    turn(game)
    assert board(game).food >= 1
    assert board(game).wood >= 1


# --- whole games --------------------------------------------------------------------------------------------------


def test_whole_games_look_like_those_of_a_decent_beginner() -> None:
    """It pays more than half of its rents, keeps its mine dry, often finishes the Pinge and buys more than five tiles.
    Random players do none of this."""
    games = case_count(10, 1)
    debts = flooded = exhausted = tiles = scores = seats = 0
    for number in range(games):
        game = finish(Game.new(4, seed=f"beginner {number}", tiles="random"), ["greedy"] * 4)
        for player in game.state.players:
            debts += player.debts
            flooded += player.water > 1
            exhausted += player.exhausted()
            tiles += bin(player.tiles).count("1")
            scores += player.score
            seats += 1
    rents = 8  # five food and three Thaler in three years
    assert debts / seats < rents / 2
    assert flooded / seats < 0.3
    assert exhausted / seats > 0.4
    assert tiles / seats > 5
    assert scores / seats > 25
