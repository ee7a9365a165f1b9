"""The table rules of an imported game, so that a rematch uses the same tiles, layout and printed values."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from haspelknecht.data.components import Facts, build, shipped_facts
from haspelknecht.data.editions import changes_from
from haspelknecht.data.layouts import load_layouts
from haspelknecht.errors import UserError
from haspelknecht.records.identity import component_facts, field_places
from haspelknecht.records.state_words import tile_list
from haspelknecht.records.table import Table
from haspelknecht.records.toml_text import to_toml
from haspelknecht.server.tables.play import new_game
from haspelknecht.server.tables.table import Rules

Places = dict[tuple[int, int], int]  # (row, column): the number of the tile there


def rules_of(table: Table) -> Rules:
    """The rules for a new game with the same field and printed values; if that is impossible, edition and options."""
    plain = Rules(edition=table.edition, options=changes_from(table.edition, table.setup.options))
    places = {(row, x): number for number, (x, row) in field_places(table).items()}
    layout = named_layout(table, places)
    rules = msgspec.structs.replace(
        plain,
        layout=layout or "standard",
        layout_file=None if layout else layout_file(places, table.players),
        tiles=[places[place] for place in sorted(places)],
        components=changed_components(table),
        start_buildings=tile_list(int(table.setup.start_buildings)),
        improved_farmhand=table.setup.start_improved != 0,
    )
    try:
        new_game(rules, list(table.names), "check")
    except UserError:  # a record may have a field that is not allowed in a new game
        return plain
    return rules


def named_layout(table: Table, places: Places) -> str | None:
    """The layout that the record names, if its tiles really lie on the places of that layout."""
    name = f"standard_{table.players}" if table.layout == "standard" else table.layout
    layout = load_layouts().get(name)
    levels = {place: number // 10 for place, number in places.items()}
    if layout is None or {(spot.row, spot.x): spot.level for spot in layout.spots} != levels:
        return None
    return table.layout


def layout_file(places: Places, players: int) -> str:
    """The text of a layout file with these places."""
    lines = [[" "] * (1 + max(x for _, x in places)) for _ in range(1 + max(row for row, _ in places))]
    for (row, x), number in places.items():
        lines[row][x] = str(number // 10)
    return to_toml({"players": [players], "drawing": "\n".join("".join(line) for line in lines)})


def changed_components(table: Table) -> str | None:
    """The text of a components file with the printed values that differ from the shipped ones; None without any."""
    changes = differences(component_facts(build(shipped_facts())), component_facts(table.setup.components))
    return to_toml(changes) if changes else None


def differences(ours: Mapping[str, object], theirs: Mapping[str, object]) -> Facts:
    """The changes that turn our values into theirs. The whole cost of a tile counts as one value."""
    changes: Facts = {}
    for name, value in theirs.items():
        known = ours[name]
        if value == known:
            continue
        nested = isinstance(value, Mapping) and isinstance(known, Mapping) and name != "cost"
        changes[name] = differences(known, value) if nested else value  # type: ignore[arg-type]
    return changes
