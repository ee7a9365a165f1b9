"""A game to be played: the bots by seat, the seed, the rules. Small and picklable."""

from __future__ import annotations

from dataclasses import dataclass, field

from haspelknecht.bots.dice import bot_seed
from haspelknecht.records.game_options import GameOptions

Key = tuple[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played. `number` is its place in the match, `specs` are the bots by seat."""

    number: int
    seed: str
    specs: tuple[str, ...]
    options: GameOptions = field(default_factory=GameOptions)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.specs)

    @property
    def key(self) -> Key:
        """What identifies this game within a match."""
        return self.seed, self.specs

    def bot_seed(self, seat: int) -> str:
        """The seed of one bot."""
        return bot_seed(self.seed, seat, self.specs[seat])
