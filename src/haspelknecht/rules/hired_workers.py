"""Coal-digger, Miner, Haspelknecht and the Windlass shift: when they can begin and what each step may be."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from haspelknecht.rules.mining import FLOODED_PINGE, can_lift, can_mine_pinge, can_mine_tunnel, pinge_access
from haspelknecht.rules.moves import HIRE_DIGGER, HIRE_HASPELKNECHT, HIRE_MINER, USE_WINDLASS, MoveList
from haspelknecht.rules.options import ACCESSIBLE_COAL, AT_ONCE, FORCED, LIFTING_ONLY, WATER_ONLY
from haspelknecht.rules.pieces import DIGGER, HASPELKNECHT, MINER, WINDLASS, WINDLASS_SHIFT
from haspelknecht.rules.player import DONE_DIGGER, DONE_HASPELKNECHT, DONE_MINER, Player
from haspelknecht.rules.state import State

DIGGER_STEPS: Final = 2  # R-DIGGER-02
MINER_STEPS: Final = 3  # R-MINER-03
HASPELKNECHT_STEPS: Final = 3  # R-HASPEL-02


def hired_worker_moves(state: State, player: Player, out: MoveList) -> None:
    """Paid workers who have not worked yet and can do something now (R-PLAN-07)."""
    if player.digger_pay and not player.done & DONE_DIGGER and digger_can_work(state, player):
        out.add(HIRE_DIGGER)
    if player.miner_pay and not player.done & DONE_MINER and can_mine_tunnel(state, player):
        out.add(HIRE_MINER)
    if player.haspelknecht_pay and not player.done & DONE_HASPELKNECHT:
        if player.water > 0 or can_lift(player):
            out.add(HIRE_HASPELKNECHT)


def windlass_move(state: State, player: Player, out: MoveList) -> None:
    """The Windlass marker: three more steps of the Haspelknecht (R-TILE-25b, C-23, C-24)."""
    markers = player.free_markers(state.setup.options.marker_window == AT_ONCE)
    if markers >> WINDLASS & 1 and player.exhausted() and windlass_can_work(state, player):
        out.add(USE_WINDLASS)


def digger_can_work(state: State, player: Player) -> bool:
    """Whether the Coal-digger can work: only in the Pinge. After that the payment is lost (R-DIGGER-05, C-30)."""
    return player.pinge_coal > 0 and (digger_pumps(state, player) > 0 or can_mine_pinge(state, player))


def digger_pumps(state: State, player: Player) -> i64:
    """The most water that a step of the Coal-digger can remove (R-DIGGER-03, R-DIGGER-04). By option, the Digger must
    pump at 2 or more water and cannot pump below, or cannot work without accessible coal."""
    if state.setup.options.digger_needs == ACCESSIBLE_COAL and pinge_access(state, player) <= 0:
        return 0
    if state.setup.options.digger_choice == FORCED and player.water < FLOODED_PINGE:
        return 0
    if player.water < 2:
        return player.water
    return 2


def windlass_pumps(state: State, player: Player) -> bool:
    """Whether the Windlass shift may remove water (option windlass_actions)."""
    return player.water > 0 and state.setup.options.windlass_actions != LIFTING_ONLY


def windlass_lifts(state: State, player: Player) -> bool:
    """Whether the Windlass shift may lift coal (option windlass_actions)."""
    return can_lift(player) and state.setup.options.windlass_actions != WATER_ONLY


def windlass_can_work(state: State, player: Player) -> bool:
    """Whether the Windlass shift could do anything now."""
    return windlass_pumps(state, player) or windlass_lifts(state, player)


def begin_digger(state: State, player: Player) -> None:
    """The Coal-digger starts."""
    state.worker = DIGGER
    state.steps = DIGGER_STEPS
    player.done |= DONE_DIGGER


def begin_miner(state: State, player: Player) -> None:
    """The Miner starts."""
    state.worker = MINER
    state.steps = MINER_STEPS
    player.done |= DONE_MINER


def begin_haspelknecht(state: State, player: Player) -> None:
    """The Haspelknecht starts."""
    state.worker = HASPELKNECHT
    state.steps = HASPELKNECHT_STEPS
    player.done |= DONE_HASPELKNECHT


def begin_windlass(state: State, player: Player) -> None:
    """The Windlass shift starts; its marker is used up."""
    state.worker = WINDLASS_SHIFT
    state.steps = HASPELKNECHT_STEPS
    player.markers &= ~(1 << WINDLASS)
