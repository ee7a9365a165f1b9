"""The facts of a game follow its edition and options."""

from __future__ import annotations

import re

import pytest

from haspelknecht.data.editions import EDITIONS, facts, options_of
from haspelknecht.locale import LANGUAGES
from haspelknecht.records.game import Game
from haspelknecht.rules.options import VALUES
from haspelknecht.rules.pieces import TILES, tile_number
from haspelknecht.view.facts import VARIANTS, game_facts, tile_text
from haspelknecht.view.types import TileFacts

NUMBERS = [tile_number(tile) for tile in range(TILES)]
CHANGES = [
    (number, option, value) for number, options in VARIANTS.items() for option in options for value in VALUES[option]
]
WORDS = {  # what the English text of a tile must say with the value of an option, and must not say without it
    (13, "pickaxe_delay", "no"): "developments immediately",
    (13, "farmhand_summer_bonus", "yes"): "summer bonus",
    (14, "marker_window", "winter_too"): "from the next phase, in winter too",
    (14, "marker_window", "at_once"): "immediately or later, in winter too",
    (15, "charcoal_limit", "unlimited"): "as often as you like",
    (24, "coal_storage", "coal_or_wood"): "1 coal or 1 wood",
    (24, "coal_storage", "coal_and_food"): "1 coal and 1 food",
    (25, "windlass_actions", "lifting"): "lift up to 3 coal",
    (25, "windlass_actions", "water"): "that remove pit water",
    (25, "marker_window", "at_once"): "in this action phase or later",
    (32, "oil_lamp_same_board", "no"): "any action pool",
    (33, "free_coal_needs_dry_mine", "no"): "even if pit water",
    (34, "sell_fresh_coal", "yes"): "coal from this action phase too",
    (34, "building_symbols", "tile_35"): "",
    (35, "mill_repeat", "repeat"): "as often as you place disks",
    (35, "building_symbols", "tile_35"): "",
    (42, "lorry_during_pinge", "wood_and_coal"): "immediately, and 2 coal",
    (44, "horse_cart_step", "storage"): "storage step",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("number", "option", "value"), CHANGES)
def test_a_text_differs_with_exactly_the_values_of_the_table(
    number: int, option: str, value: str, language: str
) -> None:
    usual = tile_text(options_of("second"), number, language)
    text = tile_text(options_of("second", {option: value}), number, language)
    assert (text != usual) == (value in VARIANTS[number][option])
    assert not re.search(r"[{}]|  | \.", text)


@pytest.mark.parametrize(("change", "words"), WORDS.items())
def test_each_variant_says_what_is_different(change: tuple[int, str, str], words: str) -> None:
    number, option, value = change
    assert words in tile_text(options_of("second", {option: value}), number, "en")
    assert not words or words not in tile_text(options_of("second"), number, "en")


def test_every_variant_has_its_words() -> None:
    listed = {(tile, option, value) for tile, found in VARIANTS.items() for option in found for value in found[option]}
    assert listed == set(WORDS)


@pytest.mark.parametrize("option", facts()["options"])
def test_an_option_that_decides_a_rule_of_a_tile_changes_its_text(option: str) -> None:
    for rule in facts()["options"][option]["decides"]:
        tile = re.fullmatch(r"R-TILE-(\d\d)[a-z]?", rule)
        if tile is not None:
            assert option in VARIANTS[int(tile[1])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_tile_has_a_text_in_every_language(number: int, language: str) -> None:
    assert tile_text(options_of("second"), number, language)


@pytest.mark.parametrize(("value", "owner", "other"), [("tile_34", "34", "35"), ("tile_35", "35", "34")])
@pytest.mark.rule("R-END-06")
def test_the_fourth_building_symbol_is_where_the_option_says(value: str, owner: str, other: str) -> None:
    game = Game.new(4, seed="symbols", options={"building_symbols": value})
    tiles = game_facts(game.table, "en").tiles
    assert tiles[owner].building
    assert not tiles[other].building
    assert [number for number in ("12", "15", "24") if tiles[number].building] == ["12", "15", "24"]


# -- the rest ----------------------------------------------------------------------------------------------------


def tiles_of(players: int = 4) -> dict[str, TileFacts]:
    """The tiles of a plain game."""
    return game_facts(Game.new(players, seed="facts").table, "en").tiles


def test_all_tiles_in_play_are_there_with_name_cost_and_place() -> None:
    table = Game.new(2, seed="facts").table
    found = game_facts(table, "de")
    assert list(found.tiles) == list(found.field) == [f"{level}{place}" for level in range(1, 5) for place in (1, 2, 3)]
    assert found.tiles["11"].name == "Tragejoch"
    assert found.tiles["31"].cost == {"black": 1, "any": 3}
    assert found.field["11"] == (table.setup.field.places[0])


@pytest.mark.rule("R-DEV-15", "R-DEV-12")
@pytest.mark.parametrize(
    ("tile", "points", "fee"),
    [("11", [1], None), ("21", [2, 1], "any"), ("31", [3, 2, 1], "coal"), ("41", [4, 3, 2, 1], "food")],
)
def test_points_and_fees_by_level(tile: str, points: list[int], fee: str | None) -> None:
    found = tiles_of()[tile]
    assert (found.level, found.points, found.fee) == (int(tile[0]), points, fee)


def test_markers_by_kind() -> None:
    kinds = {number: tile.marker for number, tile in tiles_of().items() if tile.marker}
    assert kinds == {"14": "other", "22": "yellow", "23": "brown", "25": "other", "32": "other", "33": "black"}


def test_pictures_in_the_tunnel() -> None:
    found = game_facts(Game.new(4, seed="facts").table, "en")
    assert {number for number, tile in found.tiles.items() if tile.in_tunnel} == set(found.tunnel_symbols)
    assert {number: len(sections) for number, sections in found.tunnel_symbols.items()} == {"22": 3, "32": 4, "42": 4}
    assert len(found.tunnel_coal) == len(found.tunnel_points) == 7
    assert (sum(found.pinge_groups), sum(found.tunnel_coal), sum(found.tunnel_points)) == (7, 11, 13)


@pytest.mark.rule("R-WINTER-04", "R-ORDER-01")
def test_rent_and_disk_values() -> None:
    found = game_facts(Game.new(2, seed="facts").table, "en")
    assert found.rent == [(2, 0), (2, 1), (1, 2)]
    assert found.years == len(found.rent)
    assert found.disk_values == {"yellow": 3, "brown": 2, "black": 1}


def test_buildings_have_a_place_if_they_can_come() -> None:
    found = game_facts(Game.new(2, seed="facts", start_buildings=[35]).table, "en")
    assert (found.start_buildings, found.buildings) == ([35], [12, 35])
    assert found.tiles["35"].name == "Water Mill"
    assert "35" not in found.field


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wet_pools_are_among_those_in_use(players: int) -> None:
    found = game_facts(Game.new(players, seed="facts").table, "en")
    assert found.wet_pools
    assert set(found.wet_pools) < set(range(1, players + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_text_is_there_in_every_language(edition: str, language: str) -> None:
    for tile in game_facts(Game.new(4, seed="facts", edition=edition).table, language).tiles.values():
        assert tile.name
        assert tile.text.endswith(".")
        assert "{" not in tile.text
