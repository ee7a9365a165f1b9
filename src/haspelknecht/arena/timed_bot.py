"""A seated bot whose thinking time is measured."""

from __future__ import annotations

from time import perf_counter

from haspelknecht.arena.result import Thinking
from haspelknecht.bots import Choice, SeatedBot
from haspelknecht.records.game import Game


class TimedBot(SeatedBot):
    """Measures how long its bot thinks. Forced moves, and moves chosen together with an earlier one, take no time."""

    def __init__(self, spec: str, seed: str) -> None:
        super().__init__(spec, seed)
        self.thinking = Thinking()

    def think(self, game: Game, seat: int, moves: list[int]) -> Choice:
        """Ask the bot and measure the time, unless it has forfeited and another bot plays."""
        if self.failure is not None:
            return super().think(game, seat, moves)
        start = perf_counter()
        choice = super().think(game, seat, moves)
        seconds = perf_counter() - start
        before = self.thinking
        self.thinking = Thinking(before.seconds + seconds, max(before.longest, seconds), before.count + 1)
        return choice
