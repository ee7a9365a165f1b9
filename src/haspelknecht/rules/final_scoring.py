"""Final scoring and the winner."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.mining import complete_sections
from haspelknecht.rules.pieces import (
    COAL_DRIVER,
    FROM_BUILDINGS,
    FROM_COAL_DRIVER,
    FROM_DEBTS,
    FROM_HANDCART,
    FROM_LORRY,
    FROM_MARKERS,
    FROM_OIL_LAMP,
    FROM_SECTIONS,
    FROM_THALER,
    FROM_WATER,
    FROM_WHEELBARROW,
    HANDCART,
    LORRY,
    OIL_LAMP,
    TILES,
    WHEELBARROW,
)  # fmt: skip
from haspelknecht.rules.player import Player
from haspelknecht.rules.scales import (
    BUILDING_POINTS,
    DEBT_POINTS,
    EACH_MORE_DEBT,
    EACH_MORE_THALER,
    EACH_MORE_WATER,
    THALER_POINTS,
    WATER_POINTS,
    on_scale,
)  # fmt: skip
from haspelknecht.rules.stages import OVER
from haspelknecht.rules.state import State


def bits(mask: i64) -> i64:
    """The number of bits that are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def thaler_points(thaler: i64) -> i64:
    """1, 2, 3, 4 Thaler: 2, 5, 9, 14 VP; each further one 6 (R-END-08)."""
    return on_scale(THALER_POINTS, thaler, EACH_MORE_THALER)


def debt_points(debts: i64) -> i64:
    """The first debt costs 1 VP, each further one 2 (R-END-09)."""
    return on_scale(DEBT_POINTS, debts, EACH_MORE_DEBT)


def water_points(water: i64) -> i64:
    """Water above the first costs 1 VP each (R-END-10)."""
    return on_scale(WATER_POINTS, water, EACH_MORE_WATER)


def building_points(symbols: i64) -> i64:
    """1, 2, 3, 4 symbols: 1, 3, 6, 10 VP (R-END-05)."""
    return BUILDING_POINTS[symbols]


def symbol_points(state: State, player: Player, hammers: bool) -> i64:
    """Hammer-and-pick or fork symbols on the player's tiles (R-TILE-41b, R-TILE-43b)."""
    table = state.setup.components.hammers if hammers else state.setup.components.forks
    points: i64 = 0
    for tile in range(TILES):
        if player.tiles >> tile & 1:
            points += table[tile]
    return points


def score_player(state: State, player: Player) -> None:
    """All end-of-game points of one player, each with its source (R-END-01..11)."""
    components = state.setup.components
    complete = complete_sections(state, player)
    mask = (1 << complete) - 1
    for section in range(complete):
        player.gain_points(FROM_SECTIONS, components.section_vp[section])
    if player.owns(WHEELBARROW):
        player.gain_points(FROM_WHEELBARROW, bits(components.wheelbarrow_sections & mask))
    if player.owns(OIL_LAMP):
        player.gain_points(FROM_OIL_LAMP, bits(components.lamp_sections & mask))
    if player.owns(LORRY):
        player.gain_points(FROM_LORRY, bits(components.lorry_sections & mask))
    if player.owns(COAL_DRIVER):
        player.gain_points(FROM_COAL_DRIVER, symbol_points(state, player, True))
    if player.owns(HANDCART):
        player.gain_points(FROM_HANDCART, symbol_points(state, player, False))
    player.gain_points(FROM_BUILDINGS, building_points(bits(player.tiles & state.setup.building_symbols)))
    player.gain_points(FROM_MARKERS, bits(player.markers))
    player.gain_points(FROM_THALER, thaler_points(player.thaler))
    player.gain_points(FROM_DEBTS, debt_points(player.debts))
    player.gain_points(FROM_WATER, water_points(player.water))


def score_game(state: State) -> None:
    """Score all players and end the game."""
    for player in state.players:
        score_player(state, player)
    state.stage = OVER


def ranking(state: State) -> list[int]:
    """Seats from first to last: points (R-END-12), then coal mined (R-TIE-01), then turn order (R-TIE-02)."""
    seats = [int(seat) for seat in state.order]
    return sorted(seats, key=lambda seat: (-state.players[seat].score, -state.players[seat].mined()))
