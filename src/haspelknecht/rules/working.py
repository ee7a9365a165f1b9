"""A player's turn: the workers one after the other, in any order, and what may be done at any time."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.developing import buy
from haspelknecht.rules.hired_workers import (
    begin_digger,
    begin_haspelknecht,
    begin_miner,
    begin_windlass,
    hired_worker_moves,
    windlass_move,
)  # fmt: skip
from haspelknecht.rules.markers_and_buildings import anytime_moves, play_anytime, run_mill
from haspelknecht.rules.mining import can_mine_pinge, can_mine_tunnel, mine
from haspelknecht.rules.moves import (
    BUY,
    END_TURN,
    GO_MINING,
    HIRE_DIGGER,
    HIRE_HASPELKNECHT,
    HIRE_MINER,
    MAKE_WOOD,
    MINE,
    PROP_TUNNEL,
    PUMP_ONE,
    PUMP_TWO,
    RUN_MILL,
    USE_CABLE,
    USE_WINDLASS,
    MoveList,
    fee_paid,
    own_worker,
    tile_bought,
)  # fmt: skip
from haspelknecht.rules.offers import offer_moves, play_offer
from haspelknecht.rules.own_workers import can_pump_by_hand, go_mining, make_food, make_wood, own_worker_moves
from haspelknecht.rules.pieces import AUTUMN, NO_TILE, NOBODY, SUMMER
from haspelknecht.rules.player import DONE_MILL, Player
from haspelknecht.rules.stages import REFILLING, SCORING, WATER_RISES
from haspelknecht.rules.state import State
from haspelknecht.rules.steps import play_step, step_moves


def working_moves(state: State, player: Player, out: MoveList) -> None:
    """All moves of the player whose turn it is (R-EXEC-01, R-EXEC-02)."""
    if state.offer != NO_TILE:
        offer_moves(state, player, out)
    elif state.worker != NOBODY:  # a worker finishes before another one starts (R-EXEC-03)
        anytime_moves(state, player, out)
        step_moves(state, player, out)
    else:
        own_worker_moves(state, player, out)
        hired_worker_moves(state, player, out)
        if player.mill_black + player.mill_yellow > 0 and not player.done & DONE_MILL:
            out.add(RUN_MILL)
        windlass_move(state, player, out)
        anytime_moves(state, player, out)
        if state.bonus_step:
            bonus_moves(state, player, out)
        out.add(END_TURN)


def bonus_moves(state: State, player: Player, out: MoveList) -> None:
    """A synergy step that belongs to the player, wherever they mine now (option synergy_owner)."""
    if can_mine_pinge(state, player) or can_mine_tunnel(state, player):
        out.add(MINE)
    if can_pump_by_hand(state, player):
        out.add(PUMP_ONE)
        if player.water > 1:
            out.add(PUMP_TWO)


def play_bonus(state: State, player: Player, move: i64) -> None:
    """Carry out a move of `bonus_moves`."""
    state.bonus_step = 0
    if move == MINE:
        mine(state, player)
    else:
        player.water -= 1 if move == PUMP_ONE else 2


def play_working(state: State, seat: i64, move: i64) -> None:
    """Carry out a move of `working_moves`."""
    player = state.players[seat]
    if USE_CABLE <= move <= PROP_TUNNEL:
        play_anytime(state, player, move)
    elif state.offer != NO_TILE:
        play_offer(state, player, move)
    elif state.worker != NOBODY:
        play_step(state, player, move)
    elif move == END_TURN:
        end_turn(state)
    elif move >= MINE:
        play_bonus(state, player, move)
    elif move >= HIRE_DIGGER:
        begin_hired(state, player, move)
    else:
        begin_own(state, seat, move)


def begin_own(state: State, seat: i64, move: i64) -> None:
    """Farmer or Farmhand starts."""
    player = state.players[seat]
    worker = own_worker(move)
    if move < MAKE_WOOD:
        make_food(state, player, worker)
    elif move < GO_MINING:
        make_wood(player, worker)
    elif move < BUY:
        go_mining(state, player, worker)
    else:
        buy(state, seat, worker, tile_bought(move), fee_paid(move))


def begin_hired(state: State, player: Player, move: i64) -> None:
    """A hired worker, the mill or the Windlass shift starts."""
    if move == HIRE_DIGGER:
        begin_digger(state, player)
    elif move == HIRE_MINER:
        begin_miner(state, player)
    elif move == HIRE_HASPELKNECHT:
        begin_haspelknecht(state, player)
    elif move == RUN_MILL:
        run_mill(state, player)
    elif move == USE_WINDLASS:
        begin_windlass(state, player)


def end_turn(state: State) -> None:
    """Go to the next player or end the action phase. What was not used is lost (C-01)."""
    state.bonus_step = 0
    state.turn += 1
    if state.turn == state.setup.players:
        end_action_phase(state)


def end_action_phase(state: State) -> None:
    """Clear the workers and go on to summer, to autumn with its water, or to winter (R-FLOW-02, R-FLOW-04)."""
    for player in state.players:
        player.clear_plan()
        player.fresh_tiles = 0
        player.fresh_food = 0
        player.fresh_coal = 0
        player.done = 0
        player.farmer_did = 0
        player.farmhand_did = 0
    state.turn = 0
    state.season += 1
    if state.season == SUMMER:
        state.stage = REFILLING
    elif state.season == AUTUMN:
        state.stage = WATER_RISES
    else:
        state.stage = SCORING
