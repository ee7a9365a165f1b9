"""A game with the secret plan of one seat, as only its owner may see it."""

from __future__ import annotations

from collections.abc import Iterable

from haspelknecht.records.game import Game
from haspelknecht.rules.player import PLAN_FARMER
from haspelknecht.rules.views import hide_plans


def game_with_plan(game: Game, seat: int, moves: Iterable[int]) -> Game:
    """Return the game as a seat knows it, with its plan. All others count as not ready, so that nothing is revealed.

    :raises IllegalMoveError: If a move of the plan is not legal.
    """
    state = hide_plans(game.state, seat)
    for other, player in enumerate(state.players):
        if other != seat:
            player.plan_step = PLAN_FARMER
    planned = Game(game.table, state, None)
    for move in moves:
        planned.apply(move, seat)
    return planned
