"""The stages of a year. A stage waits for players, waits for a draw, or is an automatic event."""

from __future__ import annotations

from typing import Final

# Waiting for players
TAKING: Final = 0
TAKING_AGAIN: Final = 1
REFUNDING: Final = 2
PLANNING: Final = 3
WORKING: Final = 4
STORING: Final = 5
OVER: Final = 6
# Waiting for a disk from the bag
DRAWING: Final = 7
# Automatic events
WATER_RISES: Final = 8
REFILLING: Final = 9
ORDERING: Final = 10
REVEALING: Final = 11
SCORING: Final = 12
RENT_DUE: Final = 13
NEW_YEAR: Final = 14
FINAL_SCORING: Final = 15

FIRST_AUTOMATIC: Final = WATER_RISES

STAGE_NAMES: Final = (
    "taking", "taking again", "refunding", "planning", "working", "storing", "over", "drawing", "water rises",
    "refilling", "ordering", "revealing", "scoring", "rent due", "new year", "final scoring",
)  # fmt: skip
