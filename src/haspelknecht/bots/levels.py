"""Opponents for people: each level is a spec with a character (`level-NAME` and `character-NAME` in the locale)."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "beginner": "habit",
    "apprentice": "greedy",
    "journeyman": "mcts:500",
    "master": "expert:1s",
}
