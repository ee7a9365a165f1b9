"""The position with one secret plan applied, as its owner alone sees it."""

from __future__ import annotations

from haspelknecht.records.game import Game
from haspelknecht.records.history import IllegalMoveError
from haspelknecht.records.moves import Move
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.player import PLAN_FARMER
from haspelknecht.rules.state import State
from haspelknecht.rules.views import hide_plans
from haspelknecht.rules.why_not import why_not


def planned(game: Game, seat: int, moves: list[int]) -> State:
    """Return the position with the plan of one seat. All others count as not ready, so that nothing is revealed.

    :raises IllegalMoveError: If a move of the plan is not legal.
    """
    state = hide_plans(game.state, seat)
    for other, player in enumerate(state.players):
        if other != seat:
            player.plan_step = PLAN_FARMER
    for move in moves:
        if move not in legal_moves(state, seat):
            refusal = why_not(state, seat, move)
            assert refusal is not None
            raise IllegalMoveError(Move(move), seat, refusal)
        play_move(state, seat, move)
    return state
