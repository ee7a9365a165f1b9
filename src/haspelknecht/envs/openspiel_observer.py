"""What OpenSpiel's algorithms see of a state: tensors by pieces, and strings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from haspelknecht.envs.tensor import pieces, size, tensor
from haspelknecht.errors import UserError
from haspelknecht.rules.views import hide_plans

if TYPE_CHECKING:
    from haspelknecht.envs.openspiel_state import HaspelknechtState


class HaspelknechtObserver:
    """Our observation tensor, piece by piece; with perfect recall also everything the player has seen happen.

    Piece `events` has two numbers for each move and draw, in order: whose it was (1 chance, 2 the observer, 3 the next
    seat after them...) and its number plus 1. What has not happened yet is 0.
    """

    def __init__(self, kind: Any, players: int, most_events: int) -> None:
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise UserError("envs-openspiel-observer")
        self.players = players
        self.cells = size(players)
        self.recall = bool(kind.perfect_recall)
        self.tensor = np.zeros(self.cells + (2 * most_events if self.recall else 0), np.float32)
        self.dict = {piece.name: self.tensor[piece.start : piece.start + piece.size] for piece in pieces(players)}
        if self.recall:
            self.dict["events"] = self.tensor[self.cells :].reshape(most_events, 2)

    def set_from(self, state: HaspelknechtState, player: int) -> None:
        """Write what the player may know."""
        self.tensor[: self.cells] = tensor(state.board.state, player)
        if self.recall:
            events = self.dict["events"]
            events.fill(0)
            known = state.known_history(player)
            if known:
                events[: len(known)] = [(self.whose(who, player), action + 1) for who, action in known]

    def whose(self, who: int, player: int) -> int:
        """A player as the observer counts them."""
        return 1 if who < 0 else 2 + (who - player) % self.players

    def string_from(self, state: HaspelknechtState, player: int) -> str:
        """The same in one line, or with perfect recall in two."""
        seen = ",".join(map(str, hide_plans(state.board.state, player).numbers()))
        if not self.recall:
            return f"{player}: {seen}"
        events = ",".join(f"{who}:{action}" for who, action in state.known_history(player))
        return f"{player}: {events}\n{seen}"
