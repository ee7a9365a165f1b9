"""The steps of a worker: mine, pump, lift, or stop."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.hired_workers import digger_pumps, windlass_lifts, windlass_pumps
from haspelknecht.rules.mining import can_lift, can_mine_pinge, can_mine_tunnel, lift, mine
from haspelknecht.rules.moves import LIFT, MINE, PUMP_ONE, PUMP_TWO, STOP, MoveList
from haspelknecht.rules.options import FORCED
from haspelknecht.rules.own_workers import can_pump_by_hand, note_mining
from haspelknecht.rules.pieces import DIGGER, FARMHAND, HASPELKNECHT, MINER, NOBODY, WINDLASS_SHIFT
from haspelknecht.rules.player import DID_COAL, DID_WATER, Player
from haspelknecht.rules.state import State


def step_moves(state: State, player: Player, out: MoveList) -> None:
    """The possible steps of the worker at work. Every step is optional (C-01)."""
    if step_can_mine(state, player):
        out.add(MINE)
    most = step_pumps(state, player)
    if most > 0 and may_pump_one(state):
        out.add(PUMP_ONE)
    if most > 1:
        out.add(PUMP_TWO)
    if step_can_lift(state, player):
        out.add(LIFT)
    out.add(STOP)


def step_can_mine(state: State, player: Player) -> bool:
    """The Digger mines in the Pinge, the Miner in the Tunnel, Farmer and Farmhand where they began (R-FARMER-07)."""
    worker = state.worker
    if worker == DIGGER:
        return can_mine_pinge(state, player)
    if worker == MINER:
        return can_mine_tunnel(state, player)
    if worker > FARMHAND:
        return False
    return can_mine_tunnel(state, player) if state.in_tunnel else can_mine_pinge(state, player)


def step_pumps(state: State, player: Player) -> i64:
    """The most water the worker can remove with one step, 0 to 2 (R-FARMER-05, R-DIGGER-03, R-HASPEL-03)."""
    worker = state.worker
    if worker == DIGGER:
        return digger_pumps(state, player)
    if worker == MINER:  # R-MINER-04
        return 0
    if worker == WINDLASS_SHIFT and not windlass_pumps(state, player):
        return 0
    if worker <= FARMHAND and not can_pump_by_hand(state, player):
        return 0
    if player.water < 2:
        return player.water
    return 2


def may_pump_one(state: State) -> bool:
    """Whether a worker may remove only one water: not a Digger without a choice (option digger_choice)."""
    return state.worker != DIGGER or state.setup.options.digger_choice != FORCED


def step_can_lift(state: State, player: Player) -> bool:
    """Only the Haspelknecht lifts (R-TUNNEL-09)."""
    if state.worker == HASPELKNECHT:
        return can_lift(player)
    return state.worker == WINDLASS_SHIFT and windlass_lifts(state, player)


def play_step(state: State, player: Player, move: i64) -> None:
    """Carry out a move of `step_moves`."""
    if move == STOP:
        state.steps = 0
        end_work(state)
        return
    state.steps -= 1
    was_pinge = player.pinge_coal > 0
    if move == MINE:
        mine(state, player)
    elif move == LIFT:
        lift(player)
    else:
        player.water -= 1 if move == PUMP_ONE else 2  # R-WATER-09
    if state.worker <= FARMHAND:
        note_mining(state, player, DID_COAL if move == MINE else DID_WATER)
    if was_pinge and player.pinge_coal == 0:
        leave_exhausted_pinge(state, player)
    if state.steps == 0:
        end_work(state)


def end_work(state: State) -> None:
    """The worker is done."""
    state.worker = NOBODY
    state.in_tunnel = 0


def leave_exhausted_pinge(state: State, player: Player) -> None:
    """A worker who empties the Pinge is done: further disks and steps are lost, the synergy step too (C-07, C-31,
    C-32), unless Farmer and Farmhand may pump the Shaft (option shaft_water_only_haspel)."""
    if state.worker == DIGGER or not can_pump_by_hand(state, player):
        state.steps = 0
