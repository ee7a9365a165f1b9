"""Levels for human players: each is a spec with name and description (`level-*` and `character-*` in `locale/`)."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "beginner": "habit",
    "apprentice": "greedy",
    "journeyman": "mcts:500",
    "master": "expert:1s",
}
