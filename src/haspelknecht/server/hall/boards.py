"""Positions as bytes: the boards of players who have not changed since the last time are not written again."""

from __future__ import annotations

from operator import attrgetter

import msgspec

from haspelknecht.records.positions import player_words, state_words
from haspelknecht.rules.player import FIELDS, Player
from haspelknecht.rules.state import State

ENCODER = msgspec.json.Encoder()
NUMBERS = attrgetter(*FIELDS)
Numbers = tuple[object, ...]


class Boards:
    """The players' boards of one table, as they were last written."""

    def __init__(self) -> None:
        self.known: dict[Numbers, msgspec.Raw] = {}

    def position_bytes(self, state: State) -> bytes:
        """The position in plain words, as it is sent."""
        before, self.known = self.known, {}

        def board(player: Player) -> msgspec.Raw:
            numbers = (*NUMBERS(player), *player.sheet)  # everything of which the words are made
            found = before.get(numbers) or msgspec.Raw(ENCODER.encode(player_words(player)))
            self.known[numbers] = found
            return found

        return ENCODER.encode(state_words(state, board))
