"""The bot levels, from weak to strong."""

from __future__ import annotations

from haspelknecht.bots.levels import LEVELS
from haspelknecht.locale import Language, say
from haspelknecht.server.reference.types import LevelEntry, LevelsReference


def levels_reference(language: Language) -> LevelsReference:
    """Every level with its name and character."""
    levels = [
        LevelEntry(level, say(f"level-{level}", language), say(f"character-{level}", language), spec)
        for level, spec in LEVELS.items()
    ]
    return LevelsReference(language, levels)
