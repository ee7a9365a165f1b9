"""The layouts of the development field, as places that can be drawn."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht.data.layouts import Layout, Spot, load_layouts
from haspelknecht.locale import Language, say
from haspelknecht.server.reference.types import LayoutEntry, LayoutPlace, LayoutsReference, source_of


def layouts_reference(language: Language, players: int | None) -> LayoutsReference:
    """All layouts, or those for a number of players; the standard one first."""
    layouts = [
        layout_entry(name, layout, language)
        for name, layout in load_layouts().items()
        if players is None or players in layout.players
    ]
    return LayoutsReference(language, layouts)


def layout_entry(name: str, layout: Layout, language: Language) -> LayoutEntry:
    """One layout."""
    standard = name.startswith("standard_")
    return LayoutEntry(
        id=name,
        name=say(f"layout-name-{name.replace('_', '-')}", language),
        players=list(layout.players),
        source=source_of(layout.source, "standard" if standard else "layout", language),
        places=places_of(layout.spots),
    )


def places_of(spots: Sequence[Spot]) -> list[LayoutPlace]:
    """The places of the tiles."""
    return [LayoutPlace(spot.x, spot.row, spot.level) for spot in spots]
