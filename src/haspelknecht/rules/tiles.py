"""The developments, one row per tile: everything about a tile that is the same in every game.

`pieces.py` gives each tile its small number; masks and tables for the compiled engine are made from these rows when the
package is imported. What is printed on a tile and may be corrected by owners of the box (cost, forks, hammers) is in
`data/components.toml`; names and effects in words are in `locale/`, by the printed number.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Values of the option `building_symbols`: with which of them a tile shows a building symbol (R-END-06, B-30)
TILE_34: Final = "tile_34"
TILE_35: Final = "tile_35"
ALWAYS: Final = (TILE_34, TILE_35)


class Tile(NamedTuple):
    """The facts about one development."""

    number: int  # printed: level, then place (R-COMP-05)
    name: str  # as in `pieces.py`, in lower case
    rule: str  # of its main effect
    building: bool = False  # R-COMP-07
    building_symbol: tuple[str, ...] = ()  # values of the option `building_symbols` with which it has one
    marker: bool = False  # R-MARKER-01
    marker_colour: str = ""  # the marker stands for a disk of this colour (C-15..C-18)
    thaler: int = 0  # the buyer gets it at once, likewise food and wood
    food: int = 0
    wood: int = 0
    thaler_by_choice: int = 0  # the buyer can choose or trade for it; counts as a source of Thaler (R-VARIANT-08)
    offer_rule: str = ""  # the rule of a decision that the buyer makes at once (H-08)

    @property
    def level(self) -> int:
        """1 to 4."""
        return self.number // 10


ROWS: Final = (
    Tile(11, "carrying_pole", "R-TILE-11", thaler=1),
    Tile(12, "barn", "R-TILE-12a", building=True, building_symbol=ALWAYS),
    Tile(13, "pickaxe", "R-TILE-13a"),
    Tile(14, "hauling_cable", "R-TILE-14", marker=True),
    Tile(15, "charcoal_burner", "R-TILE-15a", building=True, building_symbol=ALWAYS),
    Tile(21, "bucket", "R-TILE-21"),
    Tile(22, "wheelbarrow", "R-TILE-22a", marker=True, marker_colour="yellow"),
    Tile(23, "ladder", "R-TILE-23", marker=True, marker_colour="brown"),
    Tile(24, "coal_storage", "R-TILE-24a", building=True, building_symbol=ALWAYS),
    Tile(25, "windlass", "R-TILE-25a", marker=True, offer_rule="R-TILE-25a"),
    Tile(31, "mining_timber", "R-TILE-31", thaler_by_choice=1, offer_rule="R-TILE-31"),
    Tile(32, "oil_lamp", "R-TILE-32a", marker=True, thaler=1),
    Tile(33, "hammer_and_pick", "R-TILE-33a", marker=True, marker_colour="black", wood=1, offer_rule="R-TILE-33b"),
    Tile(34, "coal_sacks", "R-TILE-34", building_symbol=(TILE_34,), thaler_by_choice=1, offer_rule="R-TILE-34"),
    Tile(35, "water_mill", "R-TILE-35a", building=True, building_symbol=(TILE_35,)),
    Tile(41, "coal_driver", "R-TILE-41a", thaler=1),
    Tile(42, "lorry", "R-TILE-42a", wood=1),
    Tile(43, "handcart", "R-TILE-43a", food=1),
    Tile(44, "horse_and_cart", "R-TILE-44a", thaler=1, food=1),
    Tile(45, "small_coal_mine", "R-TILE-45", thaler=3),
)


def tile_bits(chosen: list[bool]) -> int:
    """The chosen tiles as a bit mask; `chosen` has one value for each row."""
    mask = 0
    for tile, is_chosen in enumerate(chosen):
        if is_chosen:
            mask |= 1 << tile
    return mask
