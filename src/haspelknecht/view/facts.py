"""What never changes during a game: printed values, the field, and what each tile does under the rules of this game."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, cast

from haspelknecht.locale import say
from haspelknecht.records.game import Game
from haspelknecht.records.identity import place_list
from haspelknecht.records.state_words import tile_list
from haspelknecht.records.table import Table
from haspelknecht.rules.components import Components
from haspelknecht.rules.developing import buy, fee_takes
from haspelknecht.rules.mining import FLOODED_PINGE, FLOODED_SHAFT, FLOODED_TUNNEL
from haspelknecht.rules.options import VALUES, Options
from haspelknecht.rules.pieces import (
    BUILDING_TILES,
    COAL,
    COLOUR_NAMES,
    COLOURS,
    FARMER,
    FOOD,
    FROM_DEVELOPMENTS,
    LORRY,
    MARKER_TILES,
    NO_GOOD,
    OIL_LAMP,
    SECTIONS,
    TILES,
    WHEELBARROW,
    WOOD,
    YEARS,
    level_of,
    tile_number,
    tile_of_number,
)
from haspelknecht.rules.player import new_player
from haspelknecht.rules.setup import Setup
from haspelknecht.rules.turn_order import cart_value
from haspelknecht.rules.winter import food_rent, thaler_rent
from haspelknecht.view.types import Colour, GameFacts, TileFacts

Fee = Literal["food", "coal", "any"]
COLOUR_WORDS: Final = cast(tuple[Colour, ...], COLOUR_NAMES)

# Tiles whose text depends on options (the message `tile-text-…`), and the values with which it differs from that of the
# second edition. The text of all other tiles is always the same (`tile-…-effect`).
VARIANTS: Final[dict[int, dict[str, tuple[str, ...]]]] = {
    13: {"pickaxe_delay": ("no",), "farmhand_summer_bonus": ("yes",)},
    14: {"marker_window": ("winter_too", "at_once")},
    15: {"charcoal_limit": ("unlimited",)},
    24: {"coal_storage": ("coal_or_wood", "coal_and_food")},
    25: {"windlass_actions": ("lifting", "water"), "marker_window": ("at_once",)},
    32: {"oil_lamp_same_board": ("no",)},
    33: {"free_coal_needs_dry_mine": ("no",)},
    34: {"sell_fresh_coal": ("yes",), "building_symbols": ("tile_35",)},
    35: {"mill_repeat": ("repeat",), "building_symbols": ("tile_35",)},
    42: {"lorry_during_pinge": ("wood_and_coal",)},
    44: {"horse_cart_step": ("storage",)},
}


def game_facts(table: Table, language: str) -> GameFacts:
    """The facts about a game."""
    return setup_facts(table.setup, language, table.edition)


def setup_facts(setup: Setup, language: str, edition: str = "") -> GameFacts:
    """The facts about a game with this setup, whose edition may be unknown. `tiles` are those in play, and those whose
    building everybody has from the start."""
    components = setup.components
    shown = int(setup.field.in_play | setup.start_buildings)
    return GameFacts(
        edition=edition,
        tiles={str(number): tile_facts(setup, number, language) for number in tile_list(shown)},
        field={str(tile_number(tile)): place for tile, place in sorted(setup.field.places.items())},
        pinge_groups=[int(coal) for coal in components.pinge_groups],
        tunnel_coal=[int(coal) for coal in components.section_coal],
        tunnel_points=[int(points) for points in components.section_vp],
        tunnel_symbols={
            str(tile_number(tile)): place_list(mask, SECTIONS) for tile, mask in symbols_in_tunnel(components).items()
        },
        wet_pools=place_list(int(components.wet_pools), int(setup.players)),
        start_buildings=tile_list(int(setup.start_buildings)),
        buildings=tile_list(shown & BUILDING_TILES),
        years=YEARS,
        rent=[(int(food_rent(year)), int(thaler_rent(year))) for year in range(1, YEARS + 1)],
        disk_values={COLOUR_WORDS[colour]: disk_value(colour) for colour in range(COLOURS)},
        flood={"pinge": FLOODED_PINGE, "shaft": FLOODED_SHAFT, "tunnel": FLOODED_TUNNEL},
    )


def symbols_in_tunnel(components: Components) -> dict[int, int]:
    """The sections that show each tile, as bits (R-END-04)."""
    return {
        WHEELBARROW: int(components.wheelbarrow_sections),
        OIL_LAMP: int(components.lamp_sections),
        LORRY: int(components.lorry_sections),
    }


def disk_value(colour: int) -> int:
    """What a disk counts for the turn order (R-ORDER-01)."""
    player = new_player()
    player.cart1_colour, player.cart1_disks = colour, 1
    return int(cart_value(player))


def tile_facts(setup: Setup, number: int, language: str) -> TileFacts:
    """One tile."""
    components, tile = setup.components, tile_of_number(number)
    level = int(level_of(tile))
    return TileFacts(
        level=level,
        name=say(f"tile-{number}", language),
        text=tile_text(setup.options, number, language),
        cost=cost_of(components, tile),
        points=[points for points in points_by_rank(level) if points],
        fee=fee_of(level),
        forks=int(components.forks[tile]),
        hammers=int(components.hammers[tile]),
        building=setup.building_symbols >> tile & 1 != 0,
        marker=marker_of(tile),
        in_tunnel=tile in symbols_in_tunnel(components),
    )


def tile_text(options: Options, number: int, language: str) -> str:
    """What a tile does, as the options have it."""
    if number not in VARIANTS:
        return say(f"tile-{number}-effect", language)
    values = {option: VALUES[option][getattr(options, option)] for option in VARIANTS[number]}
    return say(f"tile-text-{number}", language, **values)


def cost_of(components: Components, tile: int) -> dict[str, int]:
    """The printed spots by colour; `any` are the grey ones (R-DEV-02)."""
    columns = (components.cost_yellow, components.cost_brown, components.cost_black, components.cost_any)
    spots = zip((*COLOUR_NAMES, "any"), (int(column[tile]) for column in columns), strict=True)
    return {spot: disks for spot, disks in spots if disks}


@cache
def points_by_rank(level: int) -> tuple[int, ...]:
    """What the first, second, … buyer of a tile of a level scores (R-DEV-15). Four players buy one on a new
    table, so that the rule is written in one place only."""
    state = Game.new(4, seed="points by rank").state
    tile = next(tile for tile in range(TILES) if level_of(tile) == level)
    for seat in range(4):
        buy(state, seat, FARMER, tile, NO_GOOD)
    return tuple(int(player.sheet[FROM_DEVELOPMENTS]) for player in state.players)


@cache
def fee_of(level: int) -> Fee | None:
    """The fee for a distant tile of a level (R-DEV-12)."""
    goods = [good for good in (FOOD, WOOD, COAL) if fee_takes(level, good)]
    if not goods:
        return None
    return "any" if len(goods) > 1 else "food" if goods[0] == FOOD else "coal"


@cache
def marker_of(tile: int) -> Colour | Literal["other"] | None:
    """The kind of marker that a tile brings (R-MARKER-01)."""
    if not MARKER_TILES >> tile & 1:
        return None
    owner = new_player()
    owner.markers = 1 << tile
    colours = [COLOUR_WORDS[colour] for colour in range(COLOURS) if owner.colour_markers(colour)]
    return colours[0] if colours else "other"
