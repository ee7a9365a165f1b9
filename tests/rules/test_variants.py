"""Variants: other layouts, buildings and Improved Farmhand from the start, random tiles for two."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from haspelknecht.data.components import read_facts
from haspelknecht.data.layouts import load_layouts, read_layout
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

ALL = [10 * level + place for level in (1, 2, 3, 4) for place in (1, 2, 3, 4, 5)]
PLAIN = read_facts("\n".join(f"[tiles.{tile}]\ncost.any = {tile // 10 + 1}" for tile in ALL if tile != 31))
BUILDINGS = (12, 15, 24, 35)
THALER = {11: 1, 31: 1, 32: 1, 34: 1, 41: 1, 44: 1, 45: 3}  # what the tiles give at once
NAMED = [(name, players) for name, layout in load_layouts().items() for players in layout.players]


def words(game: Game) -> Any:
    """The position as plain data."""
    return game.position()


def tiles_in_play(game: Game) -> list[int]:
    """The numbers of the tiles in the field."""
    return sorted(int(tile) for tile in words(game)["field"])


def field_without(*missing: int) -> list[int]:
    """Three tiles of each level for two players, without some."""
    return [tile for level in range(4) for tile in [t for t in ALL[5 * level : 5 * level + 5] if t not in missing][:3]]


def play_to_the_end(game: Game, seed: int = 0) -> Game:
    """Play random moves until the final scoring."""
    chance = Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal_moves))
    return game


# --- layouts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-VARIANT-02")
@pytest.mark.parametrize("edition", ["second", "first", "french"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_first_game_has_no_variants(players: int, edition: str) -> None:
    """Variants are for experienced players: by default there are none."""
    game = Game.new(players, seed="x", edition=edition)
    assert words(game)["field"] == words(Game.new(players, seed="y", layout="standard", tiles="first"))["field"]
    assert words(game)["start_buildings"] == []
    assert words(game)["improved_farmhand"] is False
    assert words(Game.new(players, seed="x", tiles="random"))["layout"] == words(game)["layout"]


@pytest.mark.rule("R-VARIANT-01", "R-VARIANT-09")
@pytest.mark.parametrize(("name", "players"), NAMED)
def test_a_whole_game_with_a_named_layout(name: str, players: int) -> None:
    game = Game.new(players, seed="x", layout=name, tiles="random")
    spots = load_layouts()[name].spots
    field = {(x, row): int(tile) // 10 for tile, (x, row) in words(game)["field"].items()}
    assert field == {(spot.x, spot.row): spot.level for spot in spots}
    assert Game.from_position(game.position_text()).position() == game.position()
    assert play_to_the_end(game).outcome is not None


@pytest.mark.rule("R-VARIANT-01")
@pytest.mark.parametrize("tiles", ["first", "random"])
def test_a_whole_game_with_a_custom_layout(tiles: str) -> None:
    """Tiles touch as drawn: here 21 is between 11 and 12, 22 is out of reach of both."""
    drawing = "1 1   1 1\n 2     2 2\n3 3   3 3\n 4     4 4"
    layout = read_layout(f"players = [2, 3]\ndrawing = '''\n{drawing}\n'''", "mine")
    own: Words = {"cart1": {"black": 3}, "plan": {"farmer": {"black": 3}}, "tiles": [11]}
    new = Game.new(3, seed="x", layout=layout, tiles="first")
    game = scene(own, {}, {}, components=PLAIN, field=words(new)["field"], layout="mine")
    assert "farmer buys 21" in legal(game)
    assert refusal(game, "farmer buys 22").rule == "R-DEV-10"
    for players in (2, 3):
        whole = Game.new(players, seed="x", layout=layout, tiles=tiles)
        assert words(whole)["layout"] == "mine"
        assert len(tiles_in_play(whole)) == 14
        play_to_the_end(whole)


@pytest.mark.rule("R-VARIANT-09")
@pytest.mark.parametrize(("name", "layout"), load_layouts().items())
def test_a_layout_is_for_its_numbers_of_players(name: str, layout: Any) -> None:
    for players in {2, 3, 4} - set(layout.players):
        with pytest.raises(UserError) as caught:
            Game.new(players, seed="x", layout=name)
        assert caught.value.key == "layout-players"


def test_an_unknown_layout_is_refused_with_the_known_names() -> None:
    with pytest.raises(UserError) as caught:
        Game.new(2, seed="x", layout="castle")
    assert caught.value.key == "layout-unknown"
    assert all(name in str(caught.value) for name in ("castle", "standard", "butterfly"))


@pytest.mark.rule("R-VARIANT-03")
@pytest.mark.parametrize(("edition", "allowed"), [("second", False), ("french", False), ("first", True)])
def test_three_tiles_per_row_for_four_players(edition: str, allowed: bool) -> None:
    """As many as players; in the first edition or by option three are enough (H-05)."""
    layout = read_layout("players = [3, 4]\ndrawing = '''\n1 1 1\n 2 2 2\n3 3 3\n 4 4 4\n'''", "small")
    Game.new(3, seed="x", layout=layout, edition=edition)
    play_to_the_end(Game.new(4, seed="x", layout=layout, edition=edition, options={"min_tiles_per_row": "three"}))
    if allowed:
        assert len(tiles_in_play(Game.new(4, seed="x", layout=layout, edition=edition))) == 12
    else:
        with pytest.raises(UserError) as caught:
            Game.new(4, seed="x", layout=layout, edition=edition)
        assert caught.value.values["rule"] == "R-VARIANT-03"


# --- buildings and Improved Farmhand from the start -----------------------------------------------------------


@pytest.mark.rule("R-VARIANT-06")
@pytest.mark.parametrize("tile", BUILDINGS)
def test_a_building_from_the_start_needs_its_tile_out_of_play(tile: int) -> None:
    tiles = field_without(tile)
    game = Game.new(2, seed="x", tiles=tiles, start_buildings=[tile])
    assert words(game)["start_buildings"] == [tile]
    assert all(one["tiles"] == [] for one in words(game)["players"].values())
    with pytest.raises(UserError) as caught:
        Game.new(4, seed="x", start_buildings=[tile])
    assert caught.value.key == "start-building-in-play"
    assert "R-VARIANT-06" in str(caught.value)
    play_to_the_end(game)


def laid_out(*missing: int, **start: Any) -> Words:
    """The values of a position without some tiles."""
    return {"field": words(Game.new(2, seed="x", tiles=field_without(*missing)))["field"], **start}


@pytest.mark.rule("R-VARIANT-06")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("given", [True, False])
def test_all_players_have_the_buildings_from_the_start(seat: int, given: bool) -> None:
    """Barn and Coal Storage store and score in winter, the Charcoal Burner burns in the very first spring."""
    start = laid_out(*BUILDINGS, start_buildings=[12, 15, 24] if given else [])
    goods: Words = {"wood": 3, "food": 1, "coal": 1}
    spring = scene(goods, goods, turn="AB"[seat], **start)
    winter = scene(goods, goods, turn="AB"[seat], season="winter", stage="storing", **start)
    storing = "store farm wood barn food storage coal wood"
    if given:
        play(spring, "charcoal", seat=seat)
        assert (board(spring, seat).coal, board(spring, seat).score) == (3, 1)
        play(winter, storing, seat=seat)
        assert board(winter, seat).score == 1 + 2 + 1
    else:
        assert refusal(spring, "charcoal", seat).rule.startswith("R-TILE-15")
        assert "charcoal" not in legal(spring, seat)
        assert storing not in legal(winter, seat)
        assert refusal(winter, storing, seat).rule == "R-TILE-12a"


@pytest.mark.rule("R-VARIANT-06")
@pytest.mark.parametrize("given", [True, False])
def test_a_water_mill_from_the_start_works_in_the_first_spring(given: bool) -> None:
    start = laid_out(35, start_buildings=[35] if given else [])
    game = scene({"cart1": {"black": 2}}, {}, stage="ordering", **start)
    if not given:
        assert refusal(game, "mill black").rule == "R-TILE-35a"
        return
    play(game, "farmer idle", "farmhand idle", "mill black", seat=0)
    play(game, "end", seat=1)
    play(game, "mill works", seat=0)
    assert board(game).thaler == 1


@pytest.mark.rule("R-VARIANT-06")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_building_from_the_start_is_no_building_symbol(edition: str) -> None:
    """Symbols count only on tiles that the player owns (C-74)."""
    last: Words = {"year": 3, "season": "winter", "stage": "final scoring", "edition": edition}
    game = scene(**last, **laid_out(*BUILDINGS, start_buildings=list(BUILDINGS)))
    assert game.score_sheet(0)["buildings"] == 0
    owner = scene({"tiles": [12]}, **last, **laid_out(15, 24, 35, start_buildings=[15, 24, 35]))
    assert owner.score_sheet(0)["buildings"] == 1


@pytest.mark.rule("R-VARIANT-07")
@pytest.mark.parametrize("given", [True, False])
def test_the_improved_farmhand_from_the_start_develops_in_the_first_spring(given: bool) -> None:
    """From the first phase on (C-75), for all players."""
    start = laid_out(13, improved_farmhand=given)
    disks: Words = {"cart1": {"black": 2}, "plan": {"farmhand": {"black": 2}}}
    for seat in (0, 1):
        game = scene(disks, disks, turn="AB"[seat], components=PLAIN, **start)
        if given:
            play(game, "farmhand buys 11", seat=seat)
            assert words(game)["players"]["AB"[seat]]["tiles"] == [11]
        else:
            assert refusal(game, "farmhand buys 11", seat).rule == "R-DEV-03"
            assert "farmhand buys 11" not in legal(game, seat)


@pytest.mark.rule("R-VARIANT-07")
def test_the_improved_farmhand_from_the_start_needs_the_pickaxe_out_of_play() -> None:
    game = Game.new(2, seed="x", tiles=field_without(13), improved_farmhand=True)
    assert words(game)["improved_farmhand"] is True
    assert all(one["tiles"] == [] for one in words(game)["players"].values())
    play_to_the_end(game)
    with pytest.raises(UserError) as caught:
        Game.new(2, seed="x", improved_farmhand=True)
    assert caught.value.key == "start-farmhand-in-play"
    assert "R-VARIANT-07" in str(caught.value)


# --- random tiles ---------------------------------------------------------------------------------------------


def thaler_in(game: Game) -> int:
    """The Thaler that the tiles in play give at once."""
    return sum(THALER.get(tile, 0) for tile in tiles_in_play(game))


@pytest.mark.rule("R-VARIANT-08")
def test_two_players_get_a_field_with_enough_thaler() -> None:
    """The tiles must offer the three Thaler of the rent: a poor field is drawn again, or the players are warned."""
    poor = 0
    for seed in range(100):
        warned = Game.new(2, seed=seed, tiles="random", few_thaler="warn")
        redrawn = Game.new(2, seed=seed, tiles="random")
        assert thaler_in(redrawn) >= 3
        assert not redrawn.table.few_thaler
        assert warned.table.few_thaler == (thaler_in(warned) < 3)
        same = tiles_in_play(warned) == tiles_in_play(redrawn)
        assert same != warned.table.few_thaler, "only poor fields are drawn again"
        poor += warned.table.few_thaler
    assert poor > 0


@pytest.mark.rule("R-VARIANT-08")
def test_two_players_who_choose_a_poor_field_are_warned() -> None:
    poor = [12, 13, 14, 21, 22, 23, 33, 34, 35, 42, 43, 44]
    assert Game.new(2, seed="x", tiles=poor).table.few_thaler
    assert not Game.new(2, seed="x", tiles=[11, *poor[1:]]).table.few_thaler
    assert not Game.new(2, seed="x", tiles=[*poor[:-1], 45]).table.few_thaler


@pytest.mark.rule("R-VARIANT-08")
def test_three_players_take_random_tiles_as_they_come() -> None:
    poor = 0
    for seed in range(100):
        game = Game.new(3, seed=seed, layout="two_circles", tiles="random")
        same = Game.new(3, seed=seed, layout="two_circles", tiles="random", few_thaler="warn")
        assert words(game)["field"] == words(same)["field"]
        assert not game.table.few_thaler
        poor += thaler_in(game) < 3
    assert poor > 0
