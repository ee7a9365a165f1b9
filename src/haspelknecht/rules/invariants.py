"""What must be true of every state. Tests and soak runs check it after every move."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.final_scoring import bits
from haspelknecht.rules.flow import legal_moves, list_moves
from haspelknecht.rules.mining import pinge_access, tunnel_access
from haspelknecht.rules.moves import MOVES, MoveList
from haspelknecht.rules.pieces import (
    BLACK,
    BROWN,
    COLOURS,
    MARKER_TILES,
    NOBODY,
    PINGE_COAL,
    SOURCES,
    TILES,
    TUNNEL_COAL,
    YELLOW,
)
from haspelknecht.rules.player import Player
from haspelknecht.rules.scales import disks_of
from haspelknecht.rules.stages import OVER
from haspelknecht.rules.state import State


def broken(state: State) -> str:
    """The name of the first broken invariant, or an empty text."""
    if not disks_are_conserved(state):
        return "disks"
    if not stacks_fit(state):
        return "stacks"
    for player in state.players:
        if not counts_are_sound(player):
            return "counts"
        if not coal_is_sound(state, player):
            return "coal"
        if not sheet_adds_up(player):
            return "score sheet"
    return moves_are_sound(state)


def disks_are_conserved(state: State) -> bool:
    """The number of disks of each colour never changes (R-REFILL-09, R-SETUP-17)."""
    players = state.setup.players
    return (
        colour_total(state, YELLOW) == disks_of(YELLOW, players)
        and colour_total(state, BROWN) == disks_of(BROWN, players)
        and colour_total(state, BLACK) == disks_of(BLACK, players)
        and state.bag_yellow >= 0
        and state.bag_brown >= 0
        and state.bag_black >= 0
    )


def colour_total(state: State, colour: i64) -> i64:
    """All disks of a colour, anywhere in the game."""
    total = state.bag_yellow if colour == YELLOW else state.bag_brown if colour == BROWN else state.bag_black
    for i in range(len(state.pools)):
        if i % COLOURS == colour:
            if state.pools[i] < 0:
                return -1
            total += state.pools[i]
    for player in state.players:
        total += player.disks(colour)
    return total


def stacks_fit(state: State) -> bool:
    """Each tile has exactly one disk of each of its owners."""
    for tile in range(TILES):
        stack = state.stacks[tile]
        seen: i64 = 0
        while stack:
            seat = (stack & 7) - 1
            if seen >> seat & 1 or not state.players[seat].owns(tile):
                return False
            seen |= 1 << seat
            stack >>= 3
        owners: i64 = 0
        for player in state.players:
            owners += player.tiles >> tile & 1
        if owners != bits(seen):
            return False
    return True


def counts_are_sound(player: Player) -> bool:
    """Nothing is negative; markers belong to owned tiles."""
    if player.food < 0 or player.wood < 0 or player.coal < 0 or player.thaler < 0 or player.debts < 0:
        return False
    if player.water < 0 or player.shaft_coal < 0 or player.cart1_disks < 0 or player.cart2_disks < 0:
        return False
    if player.fresh_food < 0 or player.fresh_coal < 0:
        return False
    return player.markers & ~(player.tiles & MARKER_TILES) == 0 and player.fresh_tiles & ~player.tiles == 0


def coal_is_sound(state: State, player: Player) -> bool:
    """Coal was taken only where wood has opened Pinge and Tunnel, and from the Tunnel only after the Pinge."""
    if not 0 <= player.pinge_coal <= PINGE_COAL or not 0 <= player.tunnel_coal <= TUNNEL_COAL:
        return False
    if player.pinge_coal > 0 and (pinge_access(state, player) < 0 or player.tunnel_coal < TUNNEL_COAL):
        return False
    return tunnel_access(state, player) >= 0


def sheet_adds_up(player: Player) -> bool:
    """The points by source add up to the score."""
    total: i64 = 0
    for source in range(SOURCES):
        total += player.sheet[source]
    return total == player.score


def moves_are_sound(state: State) -> str:
    """Players who may act have moves, in ascending order. If no player may act, a disk must be drawn or the game is
    over. Returns what is wrong, or an empty text."""
    actors: i64 = 0
    moves = MoveList()
    for seat in range(state.setup.players):
        if not state.may_act(seat):
            if len(legal_moves(state, seat)) > 0:
                return "moves out of turn"
            continue
        actors += 1
        list_moves(state, seat, moves)
        if moves.count == 0:
            return "no legal move"
        last: i64 = NOBODY
        for i in range(moves.count):
            if moves.codes[i] <= last or moves.codes[i] >= MOVES:
                return "moves not sorted"
            last = moves.codes[i]
    if actors == 0 and state.stage < OVER:
        return "no player to act"
    return ""
