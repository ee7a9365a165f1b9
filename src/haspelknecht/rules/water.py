"""The water phases of spring and autumn. Where water blocks work is in `mining.py`."""

from __future__ import annotations

from haspelknecht.rules.pieces import BUCKET, SPRING
from haspelknecht.rules.stages import REFILLING, TAKING
from haspelknecht.rules.state import State


def raise_water(state: State) -> None:
    """All players get 1 pit water on the active field (R-FLOW-03, R-WATER-01), except with a Bucket (R-TILE-21)."""
    for player in state.players:
        if not player.owns(BUCKET):
            player.water += 1
    first_phase = state.year == 1 and state.season == SPRING
    state.stage = TAKING if first_phase else REFILLING
    state.turn = 0
