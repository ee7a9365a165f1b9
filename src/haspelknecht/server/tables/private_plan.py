"""A plan in the making, laid over the open position: what its owner sees, and nobody else."""

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
    """The position with one plan on it. Nobody else counts as ready, so that nothing is revealed."""
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
