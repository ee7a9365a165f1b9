"""Level 3: 35 Water Mill."""

from __future__ import annotations

import pytest

from haspelknecht.records.game import Game
from tests.rules.tiles import (
    EDITIONS,
    bought,
    field,
    fullest,
    planned,
    planning,
    then_work,
    until_planning,
    working,
)
from tests.scenes import Words, board, legal, play, refusal

MILL = {"tiles": [35]}


def at_the_mill(a: Words, **rest: object) -> Game:
    """A's plan has come to the Water Mill; all disks are still free."""
    game = play(planning(a, **rest), "farmer idle", "farmhand idle")
    return play(game, "digger unpaid") if "digger unpaid" in legal(game) else game


def plan_mill_in_next_phase(game: Game) -> str:
    """A takes black or yellow disks for the next phase and plans no worker. Returns the colour."""
    colour = fullest(game, ("yellow", "black")).split()[-1]
    until_planning(play(game, fullest(game, ("yellow", "black"))))
    play(game, "farmer idle", "farmhand idle", seat=0)
    if "digger unpaid" in legal(game):
        play(game, "digger unpaid", seat=0)
    return colour


@pytest.mark.rule("R-TILE-35a", "R-DEV-17")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("colour", "gain"), [("black", (1, 0, 0)), ("yellow", (0, 1, 2))])
def test_two_black_disks_make_a_thaler_two_yellow_a_food_and_two_points(
    colour: str, gain: tuple[int, int, int], edition: str
) -> None:
    """Planned on the mill, carried out in the player's turn."""
    game = at_the_mill({**MILL, "cart1": {colour: 2}}, edition=edition)
    play(then_work(game, f"mill {colour}"), "mill works")
    assert (board(game).thaler, board(game).food, board(game).score) == gain
    assert game.score_sheet(0)["mill"] == gain[2]


@pytest.mark.rule("R-TILE-35a")
@pytest.mark.parametrize("disks", [{"black": 1}, {"yellow": 1}])
def test_the_mill_needs_two_disks_of_a_colour(disks: Words) -> None:
    """One is not enough, and brown disks cannot be used."""
    game = at_the_mill({**MILL, "cart1": disks, "cart2": {"black" if "yellow" in disks else "yellow": 2}})
    colour = next(iter(disks))
    assert refusal(game, f"mill {colour}").rule == "R-TILE-35a"
    game = planning({**MILL, "cart1": {"brown": 4}})
    play(game, "farmer idle", "farmhand idle")
    assert not [move for move in legal(game) if move.startswith("mill")]


@pytest.mark.rule("R-TILE-35a")
def test_disks_on_the_mill_are_not_available_for_workers() -> None:
    """And disks on workers are not available for the mill."""
    game = play(planning({**MILL, "cart1": {"black": 3}}), "farmer 2 black", "farmhand idle")
    assert not [move for move in legal(game) if move.startswith("mill")]


@pytest.mark.rule("R-TILE-35a")
def test_without_the_building_or_without_disks_no_mill_works() -> None:
    """No disks can be planned there, and an empty mill does not work."""
    game = play(planning({"cart1": {"black": 4}, "food": 1}), "farmer idle", "farmhand idle")
    assert refusal(game, "mill black").rule == "R-TILE-35a"
    assert refusal(working(MILL), "mill works").rule == "R-TILE-35a"


@pytest.mark.rule("R-TILE-35a", "C-66")
def test_the_mill_is_used_once_a_phase_for_one_of_its_two_exchanges() -> None:
    """There are disks for more, but the plan ends with the first pair."""
    game = at_the_mill({**MILL, "cart1": {"black": 4}, "cart2": {"yellow": 2}})
    assert legal(game) == ["mill rest", "mill black", "mill yellow"]
    play(then_work(game, "mill black"), "mill works")
    assert (board(game).thaler, board(game).food) == (1, 0)
    assert refusal(game, "mill works").rule == "R-TILE-35a"


@pytest.mark.rule("R-TILE-35a", "C-66")
def test_by_option_the_mill_takes_pair_after_pair() -> None:
    """Four black and two yellow disks."""
    game = at_the_mill({**MILL, "cart1": {"black": 4}, "cart2": {"yellow": 2}}, options={"mill_repeat": "repeat"})
    play(then_work(game, "mill black", "mill black", "mill yellow"), "mill works")
    assert (board(game).thaler, board(game).food, board(game).score) == (2, 1, 2)


@pytest.mark.rule("C-66")
def test_the_mill_works_again_in_the_next_phase() -> None:
    """Once a phase, not once a game."""
    game = play(working(planned({**MILL, "thaler": 1}, mill_black=1)), "mill works", "end", "end")
    colour = plan_mill_in_next_phase(game)
    play(then_work(game, f"mill {colour}"), "mill works")
    assert board(game).thaler + board(game).food == 3


@pytest.mark.rule("R-TILE-35b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_mill_works_from_the_next_phase_on(edition: str) -> None:
    """In the phase of purchase neither are disks planned on it nor does it work; in the next phase both."""
    start = {"cart1": {"black": 4}, "cart2": {"yellow": 2}, "tiles": [23]}
    game = planning(start, edition=edition, field=field(35, 23))
    play(game, "farmer 4 black", "farmhand idle")
    assert refusal(game, "mill yellow").rule == "R-TILE-35a"
    play(then_work(game, "digger unpaid"), "farmer buys 35")
    assert refusal(game, "mill works").rule == "R-TILE-35a"
    colour = plan_mill_in_next_phase(play(game, "end", "end"))
    assert "mill works" in legal(then_work(game, f"mill {colour}"))


@pytest.mark.rule("C-67")
@pytest.mark.parametrize("order", [("mill works", "farmer mines"), ("farmer mines", "mill works")])
def test_the_mill_is_no_worker_and_brings_no_synergy(order: tuple[str, str]) -> None:
    """Black disks on the mill and on the Farmer: one step, not two, in either order."""
    game = working(planned(MILL, farmer={"black": 1}, mill_black=1))
    for move in order:
        play(game, move)
        if move == "farmer mines":
            play(game, "mine")
            assert refusal(game, "mine").rule == "R-EXEC-02"
    assert (board(game).coal, board(game).thaler) == (1, 1)


@pytest.mark.rule("C-67")
def test_the_mill_leaves_all_workers_free() -> None:
    """Farmer, Farmhand and Coal-digger work too, with other colours."""
    workers = {"farmer mines", "farmhand makes wood", "digger works"}
    game = working(planned(MILL, farmer={"black": 2}, farmhand={"brown": 1}, digger="food", mill_yellow=1))
    assert workers | {"mill works"} <= set(legal(game))
    assert workers <= set(legal(play(game, "mill works")))


@pytest.mark.rule("C-13")
def test_food_of_the_mill_brings_neither_summer_bonus_nor_synergy() -> None:
    """In summer the mill makes one food, and the Farmhand's two yellow disks two."""
    game = working(planned(MILL, farmhand={"yellow": 2}, mill_yellow=1), season="summer")
    play(game, "mill works")
    assert board(game).food == 1
    play(game, "farmhand makes food")
    assert board(game).food == 3


@pytest.mark.rule("C-13")
@pytest.mark.parametrize("tile", [43, 44])
def test_food_of_a_tile_brings_neither_summer_bonus_nor_synergy(tile: int) -> None:
    """The Farmer buys a tile that gives a food, in summer; the Farmhand's yellow disk makes one."""
    game = bought(tile, plan={"farmhand": {"yellow": 1}}, season="summer")
    assert board(game).food == 1
    play(game, "farmhand makes food")
    assert board(game).food == 2
