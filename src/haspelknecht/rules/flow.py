"""The course of the game: which moves are legal, what a move does, and the automatic events."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.final_scoring import score_game
from haspelknecht.rules.moves import MoveList
from haspelknecht.rules.planning import open_plans, planning_moves, play_planning, reveal_plans
from haspelknecht.rules.refilling import refill
from haspelknecht.rules.stages import (
    FINAL_SCORING,
    FIRST_AUTOMATIC,
    NEW_YEAR,
    ORDERING,
    PLANNING,
    REFILLING,
    REFUNDING,
    RENT_DUE,
    REVEALING,
    SCORING,
    STORING,
    TAKING_AGAIN,
    WATER_RISES,
    WORKING,
)  # fmt: skip
from haspelknecht.rules.state import State
from haspelknecht.rules.taking import play_refunding, play_taking, refunding_moves, taking_moves
from haspelknecht.rules.turn_order import set_turn_order
from haspelknecht.rules.water import raise_water
from haspelknecht.rules.winter import begin_year, collect_rent, play_storing, score_coal, storing_moves
from haspelknecht.rules.working import play_working, working_moves


def list_moves(state: State, seat: i64, out: MoveList) -> None:
    """Write all legal moves of a player who may act to `out`, in ascending order."""
    out.count = 0
    stage = state.stage
    player = state.players[seat]
    if stage == WORKING:
        working_moves(state, player, out)
    elif stage == PLANNING:
        planning_moves(state, player, out)
    elif stage <= TAKING_AGAIN:
        taking_moves(state, player, out)
    elif stage == STORING:
        storing_moves(state, player, out)
    elif stage == REFUNDING:
        refunding_moves(out)


def play_move(state: State, seat: i64, move: i64) -> None:
    """Carry out a legal move. Automatic events that follow are left to `run_automatic`."""
    stage = state.stage
    if stage == WORKING:
        play_working(state, seat, move)
    elif stage == PLANNING:
        play_planning(state, state.players[seat], move)
    elif stage <= TAKING_AGAIN:
        play_taking(state, state.players[seat], move)
    elif stage == STORING:
        play_storing(state, state.players[seat], move)
    elif stage == REFUNDING:
        play_refunding(state, state.players[seat], move)


def is_automatic(state: State) -> bool:
    """Whether the next event needs neither a player nor a draw."""
    return state.stage >= FIRST_AUTOMATIC


def run_automatic(state: State) -> None:
    """Run exactly one automatic event."""
    stage = state.stage
    if stage == WATER_RISES:
        raise_water(state)
    elif stage == REFILLING:
        refill(state)
    elif stage == ORDERING:
        set_turn_order(state)
        open_plans(state)
    elif stage == REVEALING:
        reveal_plans(state)
    elif stage == SCORING:
        score_coal(state)
    elif stage == RENT_DUE:
        collect_rent(state)
    elif stage == NEW_YEAR:
        begin_year(state)
    elif stage == FINAL_SCORING:
        score_game(state)


def settle(state: State) -> None:
    """Run all automatic events until a player must move or a disk must be drawn."""
    while state.stage >= FIRST_AUTOMATIC:
        run_automatic(state)


def legal_moves(state: State, seat: int) -> list[int]:
    """The legal moves of a player in ascending order. Empty if the player may not act."""
    moves = MoveList()
    if state.may_act(seat):
        list_moves(state, seat, moves)
    return moves.to_list()
