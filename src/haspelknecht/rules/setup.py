"""Everything that is fixed when a game begins: players, options, printed values, field, start buildings."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules.components import Components
from haspelknecht.rules.field import Field
from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, LOADS, YELLOW_IN
from haspelknecht.rules.options import VALUES, Options
from haspelknecht.rules.pieces import PINGE_SYMBOLS, SECTIONS, TILES
from haspelknecht.rules.tiles import ROWS, tile_bits


class Setup:
    """The identity of a game without its draws and moves. Shared by all copies of a state, never changed."""

    def __init__(self, players: int, options: Options, components: Components, field: Field) -> None:
        self.players: i64 = players
        self.options: Options = options
        self.components: Components = components
        self.field: Field = field
        self.start_buildings: i64 = 0  # R-VARIANT-06, as tile bits
        self.start_improved: i64 = 0  # R-VARIANT-07
        self.fits: vec[i64] = vec[i64]([0] * LOADS)  # for each load: the tiles in play that it pays for
        self.pinge_open: vec[i64] = vec[i64]([0] * (PINGE_SYMBOLS + 1))  # coal opened by 0, 1, 2 wood
        self.tunnel_open: vec[i64] = vec[i64]([0] * (SECTIONS + 1))  # coal opened by 0 to 7 wood
        self.building_symbols: i64 = 0
        self._precompute()

    def _precompute(self) -> None:
        components = self.components
        for load in range(LOADS):
            for tile in range(TILES):
                if self.field.in_play >> tile & 1:
                    if components.pays(tile, YELLOW_IN[load], BROWN_IN[load], BLACK_IN[load]):
                        self.fits[load] |= 1 << tile
        self.pinge_open[0] = components.pinge_groups[0]  # R-PINGE-03
        for i in range(PINGE_SYMBOLS):
            self.pinge_open[i + 1] = self.pinge_open[i] + components.pinge_groups[i + 1]  # R-PINGE-04
        for i in range(SECTIONS):  # without wood nothing is open (R-TUNNEL-03)
            self.tunnel_open[i + 1] = self.tunnel_open[i] + components.section_coal[i]  # R-TUNNEL-04
        self.building_symbols = building_symbols(self.options.building_symbols)


def building_symbols(option: i64) -> i64:
    """The tiles with a building symbol for a value of the option of the same name, as tile bits (R-END-06, B-30)."""
    value = VALUES["building_symbols"][option]
    return tile_bits([value in row.building_symbol for row in ROWS])
