"""Set-up: the first line must describe a game that the set-up rules allow (A2, A15)."""

from __future__ import annotations

from collections.abc import Sequence

from .options import options_of
from .table import COLOURS, Json, Player, Pool, Printed, RuleBrokenError, Table, disks_of, require

BAG = {2: (4, 7, 7), 3: (7, 10, 10), 4: (10, 13, 13)}  # R-SETUP-17: yellow, brown, black
BUILDINGS = (12, 15, 24, 35)  # R-COMP-07


def printed_of(head: Json) -> Printed:
    """The printed values of the game."""
    components = head["components"]
    tiles = {int(tile): values for tile, values in components["tiles"].items()}
    tunnel = components["tunnel"]
    return Printed(
        field={int(tile): (place[0], place[1]) for tile, place in head["field"].items()},
        cost={tile: dict(values["cost"]) for tile, values in tiles.items()},
        forks={tile: values["forks"] for tile, values in tiles.items()},
        hammers={tile: values["hammers"] for tile, values in tiles.items()},
        pinge_groups=components["pinge"]["groups"],
        section_coal=tunnel["coal"],
        section_vp=tunnel["vp"],
        symbols={name: tunnel[name] for name in ("wheelbarrow", "lamp", "lorry")},
        wet_pools=components["pools"]["wet"],
    )


def check_field(printed: Printed, players: int, few: bool) -> None:
    """The development field follows the rules for layouts."""
    tiles = sorted(printed.field)
    require(set(tiles) <= set(printed.cost), "R-COMP-05", "unknown tiles")
    require(len(set(printed.field.values())) == len(tiles), "R-SETUP-04", "two tiles in one place")
    for level in (1, 2, 3, 4):
        row = sum(tile // 10 == level for tile in tiles)
        require(row <= 5, "R-COMP-05", f"{row} tiles of level {level}")
        require(row >= (3 if few else max(3, players)), "R-VARIANT-03", f"only {row} tiles of level {level}")
    for tile in tiles:
        near = [other // 10 for other in tiles if other != tile and printed.touching(tile, other)]
        require(tile < 20 or tile // 10 - 1 in near, "R-VARIANT-04", f"tile {tile} touches no tile of the level before")
        require(all(abs(level - tile // 10) <= 1 for level in near), "R-VARIANT-05", f"tile {tile} touches a far level")


def check_printed(printed: Printed) -> None:
    """The board values keep what the rulebooks say about them."""
    require(len(printed.pinge_groups) == 3 and sum(printed.pinge_groups) == 7, "R-PINGE-01", "7 coal, 2 symbols")
    require(len(printed.section_coal) == 7 and sum(printed.section_coal) == 11, "R-TUNNEL-01", "7 sections, 11 coal")
    require(len(printed.section_vp) == 7 and sum(printed.section_vp) == 13, "R-END-03", "sections give 13 in all")
    for name, number in (("wheelbarrow", 3), ("lamp", 4), ("lorry", 4)):
        require(len(set(printed.symbols[name])) == number, "R-END-04", f"{name} symbols")


def set_up(head: Json) -> Table:
    """The table before anything is drawn."""
    require(head["event"] == "set-up", "R-SETUP-10", "the first line is no set-up")
    seats = "ABCD"[: len(head["names"])]
    require(len(seats) in BAG and len(head["names"]) in BAG, "R-COMP-01", "2 to 4 players")
    try:
        options = options_of(head["edition"], head["options"])
    except ValueError as error:
        raise RuleBrokenError(f"B-00: {error}") from error
    printed = printed_of(head)
    check_printed(printed)
    check_field(printed, len(seats), options["min_tiles_per_row"] == "three")
    order: Sequence[str] = head["order_at_start"]
    require(sorted(order) == list(seats), "R-SETUP-12", "the order names every player once")
    buildings: Sequence[int] = head["start_buildings"]
    for tile in buildings:
        require(tile in BUILDINGS and tile not in printed.field, "R-VARIANT-06", f"building {tile} at the start")
    require(not (head["improved_farmhand"] and 13 in printed.field), "R-VARIANT-07", "tile 13 is in play")
    table = Table(
        options=options,
        printed=printed,
        players={seat: Player(seat) for seat in seats},
        order=list(order),
        bag=disks_of(dict(zip(COLOURS, BAG[len(seats)], strict=True))),
        pools=[Pool() for _ in seats],
        start_buildings=tuple(buildings),
        improved_farmhand=bool(head["improved_farmhand"]),
    )
    table.automatic("drawing")
    return table
