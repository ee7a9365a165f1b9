"""A state of the OpenSpiel game. Its numbers of moves are ours; a draw is the number of a colour."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel  # type: ignore[import-not-found]

from haspelknecht.envs.drawing import draw
from haspelknecht.envs.openspiel_board import Board, orders
from haspelknecht.envs.rewards import rewards
from haspelknecht.records.notation import move_text, seat_text
from haspelknecht.records.state_words import state_words
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.pieces import COLOUR_NAMES
from haspelknecht.rules.player import READY
from haspelknecht.rules.stages import OVER

if TYPE_CHECKING:
    from haspelknecht.envs.openspiel_game import HaspelknechtGame


class HaspelknechtState(pyspiel.State):  # type: ignore[misc]
    """The current board and the history of a game."""

    def __init__(self, game: HaspelknechtGame, board: Board) -> None:
        """Use `game.new_initial_state()` or `game.state_for(...)`."""
        super().__init__(game)
        self.board = board

    def current_player(self) -> int:
        """Who is next: a seat, chance, or nobody because the game is over."""
        return self.board.mover

    def _legal_actions(self, player: int) -> list[int]:
        return legal_moves(self.board.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The chance outcomes with their probabilities."""
        return self.board.outcomes()

    def _apply_action(self, action: int) -> None:
        self.board.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return move_text(int(action))
        if self.board.ordered:
            return f"draw {COLOUR_NAMES[action]}"
        return "order " + "".join(map(seat_text, orders(self.num_players())[action]))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.board.state.stage == OVER

    def returns(self) -> list[float]:
        """The return of each player; 0 before the end."""
        return list(rewards(self.board.state, self.get_game().reward))

    def known_history(self, player: int) -> list[tuple[int, int]]:
        """The moves and draws that a player has seen, and by whom. Plans of others are added when revealed."""
        history = [(int(item.player), int(item.action)) for item in self.full_history()]
        if not self.board.plans_are_secret():
            return history
        first = self.board.secret_from
        return history[:first] + [item for item in history[first:] if item[0] == player]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HaspelknechtState:
        """A state that looks the same to the player: the secret plans of others are drawn at random.

        `sampler` gives numbers from 0 to 1. OpenSpiel's search over information sets (`ismcts.py`) asks for this.
        """
        if not self.board.plans_are_secret():
            return self.clone()  # type: ignore[no-any-return]
        board = self.board
        twin = type(self)(self.get_game(), Board(board.origin, board.key, board.first_to_plan))
        known = [action for _, action in self.known_history(player)]
        for action in known[: board.secret_from]:
            twin.apply_action(action)
        own = known[board.secret_from :]
        while twin.board.plans_are_secret():
            seat = twin.current_player()
            if seat == player and own:
                twin.apply_action(own.pop(0))
            elif seat != player and board.state.players[seat].plan_step == READY:
                moves = twin.legal_actions()
                twin.apply_action(moves[int(sampler() * len(moves))])
            else:
                break
        return twin

    def __str__(self) -> str:
        return "\n".join(f"{name} = {json.dumps(value)}" for name, value in state_words(self.board.state).items())

    def _repr_html_(self) -> str:
        return draw(self.board.state).svg
