"""The `info` of a finished game, besides its rewards."""

from __future__ import annotations

from haspelknecht.rules.final_scoring import ranking
from haspelknecht.rules.state import State


def final_info(state: State, seat: int) -> dict[str, int]:
    """Points and rank (from 1) of a seat."""
    return {"score": int(state.players[seat].score), "rank": ranking(state).index(seat) + 1}
