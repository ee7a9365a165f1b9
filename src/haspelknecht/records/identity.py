"""The identity of a game as plain data. It is self-contained: later versions of our data files do not change it."""

from __future__ import annotations

from collections.abc import Mapping

from haspelknecht.data.components import Facts, build, shipped_facts
from haspelknecht.data.editions import EDITIONS, changes_from, options_of
from haspelknecht.data.layouts import standard
from haspelknecht.errors import UserError
from haspelknecht.records.notation import SEATS
from haspelknecht.records.reading import Reader, whole
from haspelknecht.records.rules_version import RULES_VERSION, check_rules, options_before
from haspelknecht.records.state_words import tile_list
from haspelknecht.records.table import NAMES, Table, checked_names, choose_tiles, give_start_buildings, lay_field
from haspelknecht.rules.components import Components
from haspelknecht.rules.field import Field
from haspelknecht.rules.pieces import COLOUR_NAMES, POOLS, SECTIONS, TILES, tile_number, tile_of_number
from haspelknecht.rules.setup import Setup

KEYS = (
    "rules", "edition", "options", "names", "order_at_start", "layout", "field", "components",
    "start_buildings", "improved_farmhand",
)  # fmt: skip
LARGEST_FIELD = 60


def identity_of(table: Table) -> dict[str, object]:
    """Everything needed to set up this table again."""
    setup = table.setup
    return {
        "rules": table.rules,
        "edition": table.edition,
        "options": changes_from(table.edition, setup.options),
        "names": list(table.names),
        "order_at_start": [SEATS[seat] for seat in table.order],
        "layout": table.layout,
        "field": {str(number): [x, row] for number, (x, row) in field_places(table).items()},
        "components": component_facts(setup.components),
        "start_buildings": tile_list(int(setup.start_buildings)),
        "improved_farmhand": setup.start_improved != 0,
    }


def field_places(table: Table) -> dict[int, tuple[int, int]]:
    """The place (x, row) of each tile in play, by the number of the tile."""
    return {tile_number(tile): place for tile, place in sorted(table.setup.field.places.items())}


def place_list(mask: int, places: int) -> list[int]:
    """The places in a bit mask, counted from 1."""
    return [place + 1 for place in range(places) if mask >> place & 1]


def component_facts(components: Components) -> Facts:
    """The printed values, named as in components.toml."""
    costs = (components.cost_yellow, components.cost_brown, components.cost_black, components.cost_any)
    tiles = {}
    for tile in range(TILES):
        spots = zip((*COLOUR_NAMES, "any"), (int(column[tile]) for column in costs), strict=True)
        tiles[str(tile_number(tile))] = {
            "cost": {spot: disks for spot, disks in spots if disks},
            "forks": int(components.forks[tile]),
            "hammers": int(components.hammers[tile]),
        }
    tunnel = {
        "coal": [int(coal) for coal in components.section_coal],
        "vp": [int(points) for points in components.section_vp],
        "wheelbarrow": place_list(int(components.wheelbarrow_sections), SECTIONS),
        "lamp": place_list(int(components.lamp_sections), SECTIONS),
        "lorry": place_list(int(components.lorry_sections), SECTIONS),
    }
    return {
        "tiles": tiles,
        "pinge": {"groups": [int(coal) for coal in components.pinge_groups]},
        "tunnel": tunnel,
        "pools": {"wet": place_list(int(components.wet_pools), POOLS)},
    }


def table_from(given: Reader, players: int, rules: int = RULES_VERSION) -> Table:
    """The table that an identity describes. Missing values are those of a first game with the second edition.

    :param rules: The version of the rules, if the identity does not name one.
    :raises UserError: If a value is wrong.
    """
    rules = given.number("rules", rules, least=1, most=10**6)
    check_rules(rules)
    edition = EDITIONS[given.word("edition", EDITIONS, "second")]
    options = options_of(edition, options_before(edition, rules) | read_options(given))
    field = read_field(given, players)
    facts = given.values["components"] if given.has("components") else shipped_facts()
    if not isinstance(facts, Mapping):
        raise UserError("value-not-table", place="components")
    setup = Setup(players, options, build(facts), field)
    give_start_buildings(setup, tile_list(given.tiles("start_buildings")), given.flag("improved_farmhand"))
    names = [item for item in given.listed("names") if isinstance(item, str)] if given.has("names") else NAMES[:players]
    order = given.seats("order_at_start", players) or list(range(players))
    check_order(order, players, "order_at_start")
    layout = given.text("layout", "standard")
    return Table(setup, edition, layout, checked_names(names, players), tuple(order), rules)


def read_options(given: Reader) -> dict[str, str]:
    """Read the options that differ from those of the edition."""
    options = given.values.get("options", {})
    if not isinstance(options, Mapping):
        raise UserError("value-not-table", place="options")
    for name, value in options.items():
        if not isinstance(value, str):
            raise UserError("value-not-text", place=f"options.{name}")
    return dict(options)


def check_order(order: list[int], players: int, place: str) -> None:
    """Check that every seat is listed exactly once."""
    if sorted(order) != list(range(players)):
        raise UserError("value-not-order", place=place, known=", ".join(SEATS[:players]))


def read_field(given: Reader, players: int) -> Field:
    """Read the tiles of the field and their places."""
    if not given.has("field"):
        layout = standard(players)
        return lay_field(layout, choose_tiles(layout, players, "", "first", redraw=False))
    places = given.values["field"]
    if not isinstance(places, Mapping) or not places:
        raise UserError("value-not-table", place="field")
    field = Field()
    for number, place in places.items():
        where = f"field.{number}"
        tile = tile_of_number(int(number)) if str(number).isdecimal() and len(str(number)) == 2 else -1
        if tile < 0:
            raise UserError("value-not-tile", place="field", tile=str(number)[:20])
        if not isinstance(place, list) or len(place) != 2:
            raise UserError("value-not-place", place=where)
        x, row = (whole(item, where, 0, LARGEST_FIELD) for item in place)
        if any(row == other_row and abs(x - other_x) < 2 for other_x, other_row in field.places.values()):
            raise UserError("value-not-place", place=where)
        field.put(tile, x, row)
    return field
