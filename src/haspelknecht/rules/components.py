"""What is printed on boards and tiles, in the form that the engine uses. The values are in `data/components.toml`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules.pieces import SECTIONS, TILES


class Components:
    """Printed values. Sets of sections and pools are bit masks."""

    def __init__(self) -> None:
        self.cost_yellow: vec[i64] = vec[i64]([0] * TILES)
        self.cost_brown: vec[i64] = vec[i64]([0] * TILES)
        self.cost_black: vec[i64] = vec[i64]([0] * TILES)
        self.cost_any: vec[i64] = vec[i64]([0] * TILES)
        self.forks: vec[i64] = vec[i64]([0] * TILES)
        self.hammers: vec[i64] = vec[i64]([0] * TILES)
        self.pinge_groups: vec[i64] = vec[i64]([0] * 3)
        self.section_coal: vec[i64] = vec[i64]([0] * SECTIONS)
        self.section_vp: vec[i64] = vec[i64]([0] * SECTIONS)
        self.wheelbarrow_sections: i64 = 0
        self.lamp_sections: i64 = 0
        self.lorry_sections: i64 = 0
        self.wet_pools: i64 = 0

    def pays(self, tile: i64, yellow: i64, brown: i64, black: i64) -> bool:
        """Whether these disks are exactly the printed cost: coloured spots, then grey ones (R-DEV-02, C-109)."""
        if yellow < self.cost_yellow[tile] or brown < self.cost_brown[tile] or black < self.cost_black[tile]:
            return False
        coloured = self.cost_yellow[tile] + self.cost_brown[tile] + self.cost_black[tile]
        return yellow + brown + black == coloured + self.cost_any[tile]
