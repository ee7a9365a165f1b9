"""Reading the printed values of the components. Values that contradict the rulebooks are refused."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from importlib.resources import files

from haspelknecht.data.untrusted_toml import read_toml
from haspelknecht.errors import UserError
from haspelknecht.rules.components import Components
from haspelknecht.rules.loads import MOST_MIXED
from haspelknecht.rules.pieces import (
    BUCKET,
    MINING_TIMBER,
    PINGE_COAL,
    POOLS,
    SECTIONS,
    TILES,
    TUNNEL_COAL,
    tile_number,
)  # fmt: skip

Facts = dict[str, object]
COST_SPOTS = ("yellow", "brown", "black", "any")


@cache
def shipped_file() -> Facts:
    """The components file of the package, parsed once."""
    return tomllib.loads((files("haspelknecht.data") / "components.toml").read_text(encoding="utf-8"))


def shipped_facts() -> Facts:
    """The components of the package, every value with its source. Each call returns a new copy."""
    return deepcopy(shipped_file())


def read_facts(text: str) -> Facts:
    """Parse a user's components file and return our components with its values.

    :raises UserError: If it is not TOML, or has a name that our file does not have.
    """
    try:
        given = read_toml(text)
    except tomllib.TOMLDecodeError as error:
        raise UserError("components-not-toml", problem=str(error)) from None
    except (ValueError, RecursionError):  # numbers with thousands of digits, deeply nested tables
        raise UserError("components-not-toml", problem="?") from None
    return lay_over(shipped_facts(), given, "")


def lay_over(facts: Mapping[str, object], changes: Mapping[str, object], path: str) -> Facts:
    """A copy of `facts` with the values of `changes`."""
    result = dict(facts)
    for name, value in changes.items():
        where = f"{path}{name}"
        known = facts.get(name)
        if known is None:
            raise UserError("components-unknown", where=where)
        if isinstance(known, dict) and name != "cost":
            if not isinstance(value, dict):
                raise UserError("components-wrong-kind", where=where)
            result[name] = lay_over(known, value, where + ".")
        else:
            result[name] = value
    return result


def build(facts: Mapping[str, object]) -> Components:
    """Convert printed values to the form that the engine uses.

    :raises UserError: If a value is missing, wrong, or contradicts the rulebooks.
    """
    components = Components()
    tiles = table(facts, "tiles", "")
    for tile in range(TILES):
        read_tile(components, tile, table(tiles, str(tile_number(tile)), "tiles."))
    check_known_costs(components)
    read_pinge(components, table(facts, "pinge", ""))
    read_tunnel(components, table(facts, "tunnel", ""))
    wet = positions(table(facts, "pools", ""), "wet", "pools.", POOLS)
    if wet & 3 in (0, 3):  # with two players only pools 1 and 2 are used: one must be wet, one dry (F-09)
        raise UserError("components-wet-pools")
    components.wet_pools = wet
    return components


def read_tile(components: Components, tile: int, facts: Mapping[str, object]) -> None:
    """Read cost and symbols of one tile."""
    number = tile_number(tile)
    where = f"tiles.{number}."
    cost = table(facts, "cost", where)
    for spot in cost:
        if spot not in COST_SPOTS:
            raise UserError("components-unknown", where=f"{where}cost.{spot}")
    yellow, brown, black, grey = (whole(cost, spot, where + "cost.", 0, MOST_MIXED) for spot in COST_SPOTS)
    if not 1 <= yellow + brown + black + grey <= MOST_MIXED:
        raise UserError("components-cost", tile=number, most=MOST_MIXED)
    components.cost_yellow[tile] = yellow
    components.cost_brown[tile] = brown
    components.cost_black[tile] = black
    components.cost_any[tile] = grey
    components.forks[tile] = whole(facts, "forks", where, 0, 9)
    components.hammers[tile] = whole(facts, "hammers", where, 0, 9)


def check_known_costs(components: Components) -> None:
    """Check the two costs that the rulebooks state (F-01)."""
    timber = MINING_TIMBER
    fixed = (components.cost_yellow[timber], components.cost_brown[timber], components.cost_black[timber])
    if fixed != (0, 0, 1) or components.cost_any[timber] != 3:
        raise UserError("components-cost-31")
    if not components.pays(BUCKET, 1, 2, 0):
        raise UserError("components-cost-21")


def read_pinge(components: Components, facts: Mapping[str, object]) -> None:
    """Read the three groups of coal around two wood symbols (F-05)."""
    groups = row(facts, "groups", "pinge.", 3, PINGE_COAL)
    if sum(groups) != PINGE_COAL:
        raise UserError("components-pinge-sum", sum=sum(groups), coal=PINGE_COAL)
    if groups[0] < 1 or groups[2] < 1:
        raise UserError("components-pinge-groups")
    for i, coal in enumerate(groups):
        components.pinge_groups[i] = coal


def read_tunnel(components: Components, facts: Mapping[str, object]) -> None:
    """Read the seven sections with coal, points and symbols (F-06..F-08)."""
    coal = row(facts, "coal", "tunnel.", SECTIONS, TUNNEL_COAL)
    if min(coal) < 1 or sum(coal) != TUNNEL_COAL:
        raise UserError("components-tunnel-coal", sum=sum(coal), coal=TUNNEL_COAL, sections=SECTIONS)
    points = row(facts, "vp", "tunnel.", SECTIONS, 3)
    if min(points) < 1 or sum(points) != 13:
        raise UserError("components-tunnel-vp", sum=sum(points))
    for i in range(SECTIONS):
        components.section_coal[i] = coal[i]
        components.section_vp[i] = points[i]
    components.wheelbarrow_sections = symbols(facts, "wheelbarrow", 3)
    components.lamp_sections = symbols(facts, "lamp", 4)
    components.lorry_sections = symbols(facts, "lorry", 4)


def symbols(facts: Mapping[str, object], name: str, count: int) -> int:
    """Read the sections that show a symbol as a bit mask, exactly `count` of them (R-END-04)."""
    mask = positions(facts, name, "tunnel.", SECTIONS)
    if mask.bit_count() != count:
        raise UserError("components-symbols", where=f"tunnel.{name}", found=mask.bit_count(), count=count)
    return mask


def table(facts: Mapping[str, object], name: str, path: str) -> Facts:
    """Read a table inside the facts."""
    value = facts.get(name)
    if not isinstance(value, dict):
        raise UserError("components-wrong-kind", where=path + name)
    return value


def whole(facts: Mapping[str, object], name: str, path: str, least: int, most: int) -> int:
    """Read a whole number within bounds. The default is 0."""
    value = facts.get(name, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise UserError("components-number", where=path + name, least=least, most=most)
    return value


def row(facts: Mapping[str, object], name: str, path: str, length: int, most: int) -> list[int]:
    """Read a list of exactly `length` whole numbers."""
    value = facts.get(name)
    if not isinstance(value, list) or len(value) != length:
        raise UserError("components-list", where=path + name, length=length)
    return [whole({"": item}, "", path + name, 0, most) for item in value]


def positions(facts: Mapping[str, object], name: str, path: str, most: int) -> int:
    """Read a list of distinct places, counted from 1, as a bit mask."""
    value = facts.get(name)
    if not isinstance(value, list) or len(value) > most:
        raise UserError("components-places", where=path + name, most=most)
    places = [whole({"": item}, "", path + name, 1, most) for item in value]
    if len(set(places)) != len(places):
        raise UserError("components-places", where=path + name, most=most)
    return sum(1 << place - 1 for place in places)
