"""A player's features: the input of the learned evaluation, between two action phases.

Most features are 0 or 1 ("at least two food") and most are 0, so an evaluation adds up only a few columns.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.bots.search.needs import points_now
from haspelknecht.rules.final_scoring import bits, building_points, symbol_points
from haspelknecht.rules.mining import complete_sections, pinge_access, tunnel_access
from haspelknecht.rules.pieces import (
    COLOURS,
    DEVELOPMENT_DISKS,
    LEVEL_ONE,
    MARKER_TILES,
    PINGE_COAL,
    TILES,
    TUNNEL_COAL,
)  # fmt: skip
from haspelknecht.rules.player import Player
from haspelknecht.rules.state import State

FEATURES: Final = 126


class FeatureVector:
    """A reusable sparse vector of features: the indexes and values of those that are not 0."""

    def __init__(self) -> None:
        self.index: vec[i64] = vec[i64]([0] * FEATURES)
        self.amount: vec[float] = vec[float]([0.0] * FEATURES)
        self.count: i64 = 0
        self.next: i64 = 0

    def add(self, amount: float) -> None:
        """Append the next feature."""
        if amount != 0.0:
            self.index[self.count] = self.next
            self.amount[self.count] = amount
            self.count += 1
        self.next += 1

    def flag(self, true: bool) -> None:
        """Append the next feature as 1 or 0."""
        self.add(1.0 if true else 0.0)

    def steps(self, amount: i64, most: i64) -> None:
        """Append a feature for each of "at least 1" to "at least `most`", and one for the amount."""
        for step in range(1, most + 1):
            self.flag(amount >= step)
        self.add(float(amount) / 8.0)

    def to_list(self) -> list[float]:
        """All features as a dense list."""
        row = [0.0] * FEATURES
        for i in range(self.count):
            row[self.index[i]] = self.amount[i]
        return row


def extract_features(state: State, seat: i64, out: FeatureVector) -> None:
    """Write the features of one player to `out`, at a stage when disks are drawn."""
    out.count = 0
    out.next = 0
    player = state.players[seat]
    goods(player, out)
    mine(state, player, out)
    tiles(state, player, out)
    table(state, seat, out)


def goods(player: Player, out: FeatureVector) -> None:
    """Farm, coins, debts, water: 27 features."""
    out.steps(player.food, 4)
    out.steps(player.wood, 4)
    out.steps(player.coal, 4)
    out.steps(player.thaler, 4)
    out.steps(player.water, 5)
    out.add(float(player.debts) / 8.0)


def mine(state: State, player: Player, out: FeatureVector) -> None:
    """Pinge and Tunnel: 24 features."""
    out.steps(PINGE_COAL - player.pinge_coal, 7)
    out.flag(player.pinge_wood > 0)
    out.flag(player.pinge_wood > 1)
    out.flag(player.pinge_coal > 0 and pinge_access(state, player) > 0)
    out.steps(player.shaft_coal, 4)
    out.add(float(TUNNEL_COAL - player.tunnel_coal) / 11.0)
    out.add(float(player.tunnel_wood) / 7.0)
    access = tunnel_access(state, player)
    out.flag(access > 0)
    out.add(float(access) / 4.0)
    complete = complete_sections(state, player)
    out.add(float(complete) / 7.0)
    components = state.setup.components
    points: i64 = 0
    for section in range(complete):
        points += components.section_vp[section]
    out.add(float(points) / 13.0)
    out.flag(player.exhausted() and player.water > 1)
    out.flag(player.pinge_coal > 0 and player.water > 1)


def tiles(state: State, player: Player, out: FeatureVector) -> None:
    """The player's tiles and markers, and the tiles in reach without a fee with their points: 69 features."""
    for tile in range(TILES):
        out.flag(player.owns(tile))
    for tile in range(TILES):
        if MARKER_TILES >> tile & 1:
            out.flag(player.markers >> tile & 1 != 0)
    reach = LEVEL_ONE
    field = state.setup.field
    for tile in range(TILES):
        if field.neighbours[tile] & player.tiles:
            reach |= 1 << tile
    reach &= field.in_play & ~player.tiles
    for tile in range(TILES):
        out.flag(reach >> tile & 1 != 0)
    for tile in range(TILES):
        out.add(float(points_now(state, tile)) / 4.0 if reach >> tile & 1 else 0.0)
    out.add(float(DEVELOPMENT_DISKS - bits(player.tiles)) / 9.0)
    out.add(float(building_points(bits(player.tiles & state.setup.building_symbols))) / 10.0)
    out.add(float(symbol_points(state, player, True) + symbol_points(state, player, False)) / 9.0)


def table(state: State, seat: i64, out: FeatureVector) -> None:
    """Turn order, players, disks on the boards: 6 features."""
    players = state.setup.players
    out.flag(state.order[0] == seat)
    out.flag(state.order[players - 1] == seat)
    out.flag(players == 3)
    for colour in range(COLOURS):
        disks: i64 = 0
        for pool in range(players):
            disks += state.pools[pool * COLOURS + colour]
        out.add(float(disks) / float(3 * players))
