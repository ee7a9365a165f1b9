"""The pieces in the box: their numbers, which of them can run out, and what that means in play."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import read_facts
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

TILES = [10 * level + place for level in (1, 2, 3, 4) for place in (1, 2, 3, 4, 5)]
BUILDINGS = (12, 15, 24, 35)
MARKERS = (14, 22, 23, 25, 32, 33)
COLOURS = ("yellow", "brown", "black")

# These tests do not depend on printed costs: every tile costs level + 1 black disks.
PLAIN = read_facts("\n".join(f"[tiles.{tile}]\ncost.any = {tile // 10 + 1}" for tile in TILES if tile != 31))


def buyer(tile: int, **more: Any) -> Words:
    """A board with the disks for a tile on the Farmer."""
    disks = {"black": tile // 10 + 1}
    return {"cart1": disks, "plan": {"farmer": disks}, **more}


def words(game: Game) -> Any:
    """The position as plain data."""
    return game.position()


# --- players --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-COMP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_can_play(players: int) -> None:
    game = Game.new(players, seed="x")
    assert list(words(game)["players"]) == ["A", "B", "C", "D"][:players]
    assert sorted(words(game)["order"]) == ["A", "B", "C", "D"][:players]


@pytest.mark.rule("R-COMP-01")
@pytest.mark.parametrize("players", [-2, 0, 1, 5, 6])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(UserError) as caught:
        Game.new(players, seed="x")
    assert caught.value.key == "players-count"
    if players > 0:
        with pytest.raises(UserError) as caught:
            Game.from_position({"players": {letter: {} for letter in "ABCDEF"[:players]}})
        assert caught.value.key == "position-players"


# --- what never runs out --------------------------------------------------------------------------------------


@pytest.mark.rule("R-COMP-02", "R-COMP-10")
@pytest.mark.parametrize(
    ("good", "pieces", "boards", "move"),
    [
        ("wood", 34, {"cart1": {"brown": 3}, "plan": {"farmer": {"brown": 3}}}, "farmer makes wood"),
        ("food", 18, {"cart1": {"yellow": 3}, "plan": {"farmer": {"yellow": 3}}}, "farmer makes food"),
        ("coal", 80, {"tiles": [15], "wood": 2}, "charcoal"),
    ],
)
def test_goods_never_run_out(good: str, pieces: int, boards: Words, move: str) -> None:
    """All pieces of the box are on the farms, and players still get more."""
    game = scene({**boards, good: pieces}, {good: 2}, {}, {})
    play(game, move)
    assert getattr(board(game), good) == pieces + (2 if good == "coal" else 3)


@pytest.mark.rule("R-COMP-02", "R-COMP-10")
def test_pit_water_never_runs_out() -> None:
    game = scene({"water": 10}, {"water": 8}, season="autumn", stage="water rises")
    assert [board(game, seat).water for seat in (0, 1)] == [11, 9], "there are 18 pieces in the box"


# --- disks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-COMP-03")
def test_there_are_36_action_disks_in_the_box() -> None:
    """Four players use them all: 13 black, 13 brown, 10 yellow."""
    position = words(Game.new(4, seed="x"))
    places = [position["bag"], *[pool[part] for pool in position["pools"] for part in ("action", "reserve")]]
    count = {colour: sum(place[colour] for place in places) for colour in COLOURS}
    assert count == {"black": 13, "brown": 13, "yellow": 10}


@pytest.mark.rule("R-COMP-03")
@pytest.mark.parametrize(("colour", "most"), [("black", 13), ("brown", 13), ("yellow", 10)])
def test_no_more_disks_of_a_colour_than_in_the_box(colour: str, most: int) -> None:
    scene({"cart1": {colour: most}}, {}, {}, {})
    with pytest.raises(UserError) as caught:
        scene({"cart1": {colour: most}}, {"cart1": {colour: 1}}, {}, {})
    assert caught.value.key == "position-disks"


NINE = [11, 12, 13, 14, 15, 21, 22, 23, 24]


@pytest.mark.rule("R-COMP-04")
@pytest.mark.parametrize("letter", "ABCD")
def test_eleven_player_disks_in_each_of_four_colours(letter: str) -> None:
    """One for the score, one for the turn order, nine for tiles: then the colour is used up."""
    boards: list[Words] = [{"tiles": NINE} for _ in "ABCD"]
    seat = "ABCD".index(letter)
    boards[seat] |= buyer(25)
    game = scene(*boards, turn=letter, components=PLAIN)
    on_tiles = sum(stack.count(letter) for stack in words(game)["stacks"].values())
    assert on_tiles + words(game)["order"].count(letter) + 1 == 11
    assert refusal(game, "farmer buys 25", seat).rule == "R-SETUP-13"
    assert "farmer buys 25" not in legal(game, seat)
    boards[seat]["tiles"] = NINE[1:]
    game = scene(*boards, turn=letter, components=PLAIN)
    assert "farmer buys 25" in legal(game, seat), "with eight tiles there is one disk left"


# --- tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-COMP-05")
def test_twenty_developments_five_of_each_level() -> None:
    field = words(Game.new(4, seed="x"))["field"]
    assert sorted(int(tile) for tile in field) == TILES
    for level in (1, 2, 3, 4):
        numbers = [int(tile) for tile in field if int(tile) // 10 == level]
        assert sorted(numbers) == [10 * level + place for place in (1, 2, 3, 4, 5)]


@pytest.mark.rule("R-COMP-05")
@pytest.mark.parametrize(
    ("wrong", "key"), [(10, "tile-unknown"), (16, "tile-unknown"), (1, "tile-unknown"), (21, "tiles-level")]
)
def test_other_numbers_are_no_tiles(wrong: int, key: str) -> None:
    tiles = [11, 12, 13, 22, 23, 24, 31, 32, 33, 41, 42, 43]
    Game.new(2, seed="x", tiles=tiles)
    with pytest.raises(UserError) as caught:
        Game.new(2, seed="x", tiles=[wrong, *tiles[1:]])
    assert caught.value.key == key


@pytest.mark.rule("R-COMP-06")
@pytest.mark.parametrize(
    ("tile", "points", "fees"),
    [(11, 1, [""]), (21, 2, [" for food", " for wood", " for coal"]), (31, 3, [" for coal"]), (41, 4, [" for food"])],
)
def test_an_assist_tile_for_each_level_shows_points_and_fee(tile: int, points: int, fees: list[str]) -> None:
    goods = {"food": 1, "wood": 1, "coal": 1}
    game = scene({**buyer(tile), **goods}, {"tiles": [tile]}, components=PLAIN)
    buying = [move for move in legal(game) if move.startswith(f"farmer buys {tile}")]
    assert buying == [f"farmer buys {tile}{fee}" for fee in fees]
    play(game, buying[0])
    assert board(game).score == points - 1, "the second buyer"
    touching = {11: 12, 21: 11, 31: 21, 41: 31}[tile]
    game = scene({**buyer(tile), **goods, "tiles": [touching]}, components=PLAIN)
    play(game, f"farmer buys {tile}")
    assert board(game).score == points, "the first buyer"


# --- buildings, Improved Farmhands, Miner & Haspelknecht, markers ---------------------------------------------


@pytest.mark.rule("R-COMP-07")
@pytest.mark.parametrize(("tile", "move"), [(12, "store barn food"), (24, "store storage coal"), (15, "charcoal")])
def test_four_of_each_building(tile: int, move: str) -> None:
    """All four players can have and use the building; players without the tile do not have it."""
    stage = {} if tile == 15 else {"stage": "storing", "season": "winter"}
    everyone: Words = {"tiles": [tile], "food": 1, "coal": 1, "wood": 2}
    game = scene(everyone, everyone, everyone, everyone, **stage)
    for seat in range(4):
        assert move in legal(game, seat)
        play(game, *([move, "end"] if tile == 15 else [move]), seat=seat)
    without = scene({**everyone, "tiles": []}, {}, {}, {}, **stage)
    assert refusal(without, move).rule.startswith(f"R-TILE-{tile}")
    assert move not in legal(without)


@pytest.mark.rule("R-COMP-07")
def test_four_water_mills() -> None:
    everyone: Words = {"tiles": [35], "cart1": {"black": 2}}
    game = scene(everyone, everyone, everyone, everyone, stage="planning")
    for seat in range(4):
        play(game, "farmer idle", "farmhand idle", "mill black", seat=seat)
    for seat in range(4):
        play(game, "mill works", "end", seat=seat)
    assert [board(game, seat).thaler for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("R-COMP-07")
@pytest.mark.parametrize("tile", [tile for tile in TILES if tile not in BUILDINGS])
def test_no_other_tile_has_a_building(tile: int) -> None:
    rest = [number for number in TILES if number != tile]
    tiles = [number for level in (1, 2, 3, 4) for number in [n for n in rest if n // 10 == level][:3]]
    with pytest.raises(UserError) as caught:
        Game.new(2, seed="x", tiles=tiles, start_buildings=[tile])
    assert caught.value.key == "start-building-unknown"


@pytest.mark.rule("R-COMP-08")
def test_four_improved_farmhands() -> None:
    """The Farmhands of all four players can develop; without the tile they cannot."""
    everyone: Words = {"tiles": [13], "cart1": {"yellow": 1}, "cart2": {"brown": 1}}
    game = scene(everyone, everyone, everyone, everyone, stage="planning", components=PLAIN)
    for seat in range(4):
        play(game, "farmer idle", "farmhand 1 yellow 1 brown", seat=seat)
    plain = scene({**everyone, "tiles": []}, {}, {}, {}, stage="planning", components=PLAIN)
    play(plain, "farmer idle")
    assert refusal(plain, "farmhand 1 yellow 1 brown").rule == "R-FARMHAND-01"
    assert "farmhand 1 yellow 1 brown" not in legal(plain)


@pytest.mark.rule("R-COMP-08")
def test_four_miner_and_haspelknecht_tiles() -> None:
    everyone: Words = {"pinge_coal": 0, "food": 2}
    game = scene(everyone, everyone, everyone, everyone, stage="ordering")
    for seat in range(4):
        play(game, "haspelknecht food", "miner food", seat=seat)
    digging = scene({"food": 2}, {}, stage="ordering")
    assert refusal(digging, "haspelknecht food").rule == "R-HASPEL-05"
    assert refusal(digging, "miner food").rule == "R-MINER-01"
    assert legal(digging) == ["digger unpaid", "digger food"]


@pytest.mark.rule("R-COMP-09")
@pytest.mark.parametrize("tile", TILES)
def test_four_markers_of_each_of_six_kinds(tile: int) -> None:
    """The fourth buyer still gets a marker, and exactly six tiles give one."""
    marker = [tile] if tile in MARKERS else []
    owner: Words = {"tiles": [tile], "markers": marker}
    game = scene(owner, owner, owner, buyer(tile, food=1, coal=1), turn="D", components=PLAIN)
    fee = {1: "", 2: " for food", 3: " for coal", 4: " for food"}[tile // 10]
    play(game, f"farmer buys {tile}{fee}", seat=3)
    assert words(game)["players"]["D"]["markers"] == marker


# --- what can run out by option: Thaler and debts -------------------------------------------------------------


@pytest.mark.rule("R-COMP-10", "R-COMP-11")
@pytest.mark.parametrize(("limit", "thaler"), [("none", [3, 3, 3]), ("sixteen", [3, 2, 0])])
def test_sixteen_coins(limit: str, thaler: list[int]) -> None:
    """The Small Coal Mine gives 3 Thaler; with 13, 14 and 16 Thaler on the farms the supply may have fewer (C-45)."""
    for others, got in zip((13, 14, 16), thaler, strict=True):
        mine = buyer(45, tiles=[35])
        game = scene(mine, {"thaler": others - 1}, {"thaler": 1}, {}, components=PLAIN, options={"thaler_limit": limit})
        play(game, "farmer buys 45")
        assert board(game).thaler == got
        assert board(game).score == 4, "the tile is bought anyway"


@pytest.mark.rule("R-COMP-10", "R-COMP-11")
@pytest.mark.parametrize(("limit", "thaler"), [("none", 1), ("sixteen", 0)])
@pytest.mark.parametrize(("tile", "move"), [(31, "timber thaler"), (34, "sell 1"), (35, "mill works")])
def test_no_coin_left_for_any_source(tile: int, move: str, limit: str, thaler: int) -> None:
    waiting: Words = {"cart1": {"black": 2}, "plan": {"mill_black": 1}} if tile == 35 else {"coal": 1}
    offer = {} if tile == 35 else {"offer": tile}
    game = scene({"tiles": [tile], **waiting}, {"thaler": 16}, {}, {}, options={"thaler_limit": limit}, **offer)
    play(game, move)
    assert board(game).thaler == thaler


@pytest.mark.rule("R-COMP-11")
def test_a_coin_that_is_paid_goes_back_to_the_supply() -> None:
    options = {"thaler_limit": "sixteen"}
    game = scene({"thaler": 16}, {"cart1": {"black": 2}}, stage="ordering", components=PLAIN, options=options)
    play(game, "digger thaler", seat=0)
    play(game, "farmer 2 black", seat=1)
    play(game, "end", seat=0)
    play(game, "farmer buys 11", seat=1)
    assert [board(game, seat).thaler for seat in (0, 1)] == [15, 1]


@pytest.mark.rule("R-COMP-10", "R-COMP-11")
@pytest.mark.parametrize(("limit", "debts"), [("none", [9, 9, 9, 5]), ("twenty_four", [7, 6, 9, 2])])
def test_twenty_four_debt_chits(limit: str, debts: list[int]) -> None:
    """All players owe 3; the last four chits go to C and then to A, who are first in turn order (C-46)."""
    boards: list[Words] = [{"debts": chits} for chits in (6, 6, 6, 2)]
    winter: Words = {"year": 3, "season": "winter", "stage": "rent due", "order": list("CABD")}
    game = scene(*boards, **winter, options={"debt_limit": limit})
    assert [board(game, seat).debts for seat in range(4)] == debts
