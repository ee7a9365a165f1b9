"""Everything on a table that can be picked has a name, and a legal move names what it lights.

A client that draws a table knows these names and nothing else about moves: `tile:22` is the Wheelbarrow on the field,
`pool:1:yellow` the yellow disks in the first action pool.
"""

from __future__ import annotations

from typing import Final

from haspelknecht.records.move_parts import Buy, Swap, Take, Work, decode
from haspelknecht.records.notation import texts
from haspelknecht.rules import moves
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.options import FORCED
from haspelknecht.rules.pieces import (
    BUILDING_TILES,
    CHARCOAL_BURNER,
    COLOUR_NAMES,
    HAMMER_AND_PICK,
    HAULING_CABLE,
    LADDER,
    MARKER_TILES,
    OIL_LAMP,
    POOLS,
    TILES,
    WATER_MILL,
    WHEELBARROW,
    WINDLASS,
    tile_number,
)
from haspelknecht.rules.player import Player
from haspelknecht.rules.state import State
from haspelknecht.view.outcomes import numbers
from haspelknecht.view.phrases import WORKERS
from haspelknecht.view.types import SeatView

GOODS: Final = ("food", "wood", "coal", "thaler")
STORES: Final = ("farm", "barn", "storage")
PINGE_COAL: Final = "coal:pinge"
TUNNEL_COAL: Final = "coal:tunnel"
WATER: Final = "water"
COLOUR_MARKERS: Final = (WHEELBARROW, LADDER, HAMMER_AND_PICK)  # yellow, brown, black: each stands for a disk


def all_targets() -> tuple[str, ...]:
    """The names of all targets that any table has."""
    tiles = [tile_number(tile) for tile in range(TILES)]
    return (
        *(f"pool:{pool + 1}:{colour}" for pool in range(POOLS) for colour in COLOUR_NAMES),
        *(f"reserve:{pool + 1}:{colour}" for pool in range(POOLS) for colour in COLOUR_NAMES),
        *(f"disk:{colour}" for colour in COLOUR_NAMES),
        *(f"good:{good}" for good in GOODS),
        *(f"marker:{tile}" for tile in numbers(MARKER_TILES)),
        *(f"building:{tile}" for tile in numbers(BUILDING_TILES)),
        *(f"worker:{worker}" for worker in WORKERS),
        *(f"tile:{tile}" for tile in tiles),
        PINGE_COAL, TUNNEL_COAL, "shaft", WATER, "prop:pinge", "prop:tunnel",
        *(f"store:{store}" for store in STORES),
    )  # fmt: skip


def fixed_targets() -> dict[int, list[str]]:
    """The targets of each move that lights the same things in every position. Ending something lights nothing, nor do
    moves that are composed: planning and storing."""
    windlass, cable = tile_number(WINDLASS), tile_number(HAULING_CABLE)
    lit = {
        moves.REFUND: [WATER],
        moves.HIRE_DIGGER: ["worker:digger"],
        moves.HIRE_MINER: ["worker:miner"],
        moves.HIRE_HASPELKNECHT: ["worker:haspelknecht"],
        moves.RUN_MILL: ["worker:mill", f"building:{tile_number(WATER_MILL)}"],
        moves.USE_WINDLASS: ["worker:windlass", f"marker:{windlass}"],
        moves.USE_CABLE: [f"marker:{cable}"],
        moves.BURN_CHARCOAL: [f"building:{tile_number(CHARCOAL_BURNER)}"],
        moves.PROP_PINGE: ["prop:pinge", "good:wood"],
        moves.PROP_TUNNEL: ["prop:tunnel", "good:wood"],
        moves.PUMP_TWO: [WATER],
        moves.LIFT: ["shaft"],
    }
    for move in texts():
        match decode(move):
            case Take(pool, colour):
                lit[move] = [f"pool:{pool + 1}:{COLOUR_NAMES[colour]}"]
            case Swap(reserve=reserve, given=given):  # not the pool: a disk picked there is one to take
                lit[move] = [f"marker:{tile_number(OIL_LAMP)}", f"reserve:{reserve + 1}:{COLOUR_NAMES[given]}"]
            case Work(worker=worker):
                lit[move] = [f"worker:{WORKERS[worker]}"]
            case Buy(worker=worker, tile=tile):
                lit[move] = [f"worker:{WORKERS[worker]}", f"tile:{tile_number(tile)}"]
    return lit


FIXED: Final = fixed_targets()


def targets_of(state: State, seat: int, move: int) -> list[str]:
    """What a legal move of a seat lights; nothing if it is a plain button, or part of what is composed."""
    if move == moves.MINE:
        return [coal_target(state.players[seat])]
    if move == moves.PUMP_ONE:
        return [] if is_weaker_pump(state, seat) else [WATER]
    return list(FIXED.get(move, ()))


def coal_target(player: Player) -> str:
    """Where a player mines now (R-TUNNEL-06)."""
    return TUNNEL_COAL if player.exhausted() else PINGE_COAL


def is_weaker_pump(state: State, seat: int) -> bool:
    """Whether picking the water need not mean removing just one: two are possible, and never worse.

    One can be better for the Cable marker, which needs water (R-TILE-14); where both own workers must do the same for
    synergy (option `mixed_mining_synergy`); and where the Coal-digger removes water only from 2 on (`digger_choice`).
    Then the player is asked.
    """
    if moves.PUMP_TWO not in legal_moves(state, seat):
        return False
    options = state.setup.options
    if options.mixed_mining_synergy or options.digger_choice == FORCED:
        return False
    return not state.players[seat].markers >> HAULING_CABLE & 1


def lit_targets(view: SeatView) -> set[str]:
    """Everything that can be picked now: for a move, or for a placement."""
    lit = {target for move in view.moves for target in move.targets}
    if view.compose is not None:
        lit |= view.compose.accepts.keys()
        lit |= {place for places in view.compose.accepts.values() for place in places}
        lit |= set(view.compose.removable)
    return lit
