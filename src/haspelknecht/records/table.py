"""The table: everything that defines a game before the first disk is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from haspelknecht.data.components import Facts, build, shipped_facts
from haspelknecht.data.editions import options_of
from haspelknecht.data.layouts import Layout, check, load_layouts, min_per_level, standard
from haspelknecht.errors import UserError
from haspelknecht.records.draws import shuffled
from haspelknecht.records.rules_version import RULES_VERSION
from haspelknecht.rules.field import Field
from haspelknecht.rules.pieces import (
    BUILDING_TILES,
    PICKAXE,
    tile_number,
    tile_of_number,
)  # fmt: skip
from haspelknecht.rules.scales import THALER_RENT
from haspelknecht.rules.setup import Setup
from haspelknecht.rules.tiles import ROWS

RENT_THALER = sum(THALER_RENT)  # over the whole game (R-VARIANT-08)
THALER_SOURCES = {row.number: row.thaler + row.thaler_by_choice for row in ROWS}
PLACES = {level: range(count) for level, count in Counter(row.level for row in ROWS).items()}
NAMES = ("Anna", "Bruno", "Clara", "David")


@dataclass(frozen=True)
class Table:
    """The identity of a game: rules, printed values, field, players and their first order."""

    setup: Setup
    edition: str
    layout: str
    names: tuple[str, ...]
    order: tuple[int, ...]
    rules: int = RULES_VERSION  # the version that the game began under
    few_thaler: bool = False  # a two-player field with too few Thaler sources (R-VARIANT-08)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.names)


def lay_table(
    players: int,
    seed: str,
    *,
    edition: str = "second",
    options: Mapping[str, str] | None = None,
    layout: str | Layout = "standard",
    tiles: str | Sequence[int] = "first",
    components: Facts | None = None,
    names: Sequence[str] | None = None,
    start_buildings: Sequence[int] = (),
    improved_farmhand: bool = False,
    few_thaler: str = "redraw",
) -> Table:
    """Set up a table for 2 to 4 players. `Game.new` documents the parameters.

    :raises UserError: If a value is unknown or impossible.
    """
    if players not in (2, 3, 4):  # R-COMP-01
        raise UserError("players-count", players=players)
    chosen_options = options_of(edition, options)
    chosen_layout = find_layout(layout, players)
    fewest = min_per_level(chosen_options.named()["min_tiles_per_row"], players)
    check(chosen_layout.spots, players, fewest)
    if few_thaler not in ("redraw", "warn"):
        raise UserError("few-thaler-unknown", value=few_thaler)
    numbers = choose_tiles(chosen_layout, players, seed, tiles, redraw=few_thaler == "redraw")
    field = lay_field(chosen_layout, numbers)
    setup = Setup(players, chosen_options, build(components or shipped_facts()), field)
    give_start_buildings(setup, start_buildings, improved_farmhand)
    return Table(
        setup=setup,
        edition=edition,
        layout=chosen_layout.name,
        names=checked_names(names, players),
        order=tuple(shuffled(seed, "order", range(players))),  # R-SETUP-12
        few_thaler=players == 2 and thaler_of(numbers) < RENT_THALER,
    )


def find_layout(layout: str | Layout, players: int) -> Layout:
    """A layout by name, for this number of players (R-VARIANT-01, R-VARIANT-09)."""
    if isinstance(layout, str):
        if layout == "standard":
            return standard(players)
        known = load_layouts()
        if layout not in known:
            raise UserError("layout-unknown", layout=layout, known=", ".join(["standard", *known]))
        layout = known[layout]
    if players not in layout.players:
        fit = ", ".join(str(count) for count in layout.players)
        raise UserError("layout-players", layout=layout.name, players=players, fit=fit)
    return layout


def choose_tiles(layout: Layout, players: int, seed: str, tiles: str | Sequence[int], *, redraw: bool) -> list[int]:
    """A tile number for each spot of the layout, in reading order."""
    if not isinstance(tiles, str):
        return given_tiles(layout, tiles)
    if tiles == "first":  # R-SETUP-07
        return fill_spots(layout, {level: list(places) for level, places in PLACES.items()})
    if tiles != "random":
        raise UserError("tiles-unknown", tiles=tiles)
    attempt = 0
    while True:
        places = {level: shuffled(seed, f"tiles/{attempt}/{level}", tiles) for level, tiles in PLACES.items()}
        numbers = fill_spots(layout, places)
        if players > 2 or not redraw or thaler_of(numbers) >= RENT_THALER:  # R-VARIANT-08
            return numbers
        attempt += 1


def fill_spots(layout: Layout, places: dict[int, list[int]]) -> list[int]:
    """Give each spot the next tile of its level."""
    used = dict.fromkeys(places, 0)
    numbers = []
    for spot in layout.spots:
        numbers.append(spot.level * 10 + places[spot.level][used[spot.level]] + 1)
        used[spot.level] += 1
    return numbers


def given_tiles(layout: Layout, tiles: Sequence[int]) -> list[int]:
    """Check the tile numbers that the players chose."""
    if len(tiles) != len(layout.spots) or len(set(tiles)) != len(tiles):
        raise UserError("tiles-count", found=len(set(tiles)), needed=len(layout.spots))
    for number, spot in zip(tiles, layout.spots, strict=True):
        if tile_of_number(number) < 0:
            raise UserError("tile-unknown", tile=str(number))
        if number // 10 != spot.level:
            raise UserError("tiles-level", tile=number, level=spot.level)
    return list(tiles)


def thaler_of(numbers: Sequence[int]) -> int:
    """The Thaler that a player would get at once for buying all these tiles."""
    return sum(THALER_SOURCES[number] for number in numbers)


def lay_field(layout: Layout, numbers: Sequence[int]) -> Field:
    """Put the tiles on their spots."""
    field = Field()
    for spot, number in zip(layout.spots, numbers, strict=True):
        field.put(tile_of_number(number), spot.x, spot.row)
    return field


def give_start_buildings(setup: Setup, buildings: Sequence[int], improved_farmhand: bool) -> None:
    """Give all players buildings and the Improved Farmhand from the start (R-VARIANT-06, R-VARIANT-07).

    :raises UserError: If one of their tiles is in play.
    """
    for number in buildings:
        tile = tile_of_number(number)
        if tile < 0 or not BUILDING_TILES >> tile & 1:
            raise UserError("start-building-unknown", tile=str(number))
        if setup.field.in_play >> tile & 1:
            raise UserError("start-building-in-play", tile=number)
        setup.start_buildings |= 1 << tile
    if improved_farmhand:
        if setup.field.in_play >> PICKAXE & 1:
            raise UserError("start-farmhand-in-play", tile=tile_number(PICKAXE))
        setup.start_improved = 1


def checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """One name for each player, or the default names. A name must fit on one line of a record."""
    chosen = tuple(names) if names is not None else NAMES[:players]
    if len(chosen) != players:
        raise UserError("names-count", found=len(chosen), players=players)
    for name in chosen:
        if not name.strip() or len(name) > 40 or not name.isprintable():
            raise UserError("name-unfit", name=ascii(name))
    return tuple(name.strip() for name in chosen)
