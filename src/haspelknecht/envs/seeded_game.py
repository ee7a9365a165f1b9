"""Games by their seeds, as environments play them: the draws of `Game`, without its history."""

from __future__ import annotations

from dataclasses import replace

from haspelknecht.envs.encoding.dealing import Dealer, first_order
from haspelknecht.records.draws import new_seed
from haspelknecht.records.game_options import GameOptions
from haspelknecht.records.table import Table
from haspelknecht.rules.flow import play_move
from haspelknecht.rules.setup import Setup
from haspelknecht.rules.state import opening


class SeededGame:
    """One game without history. The same seed and moves give the same states as in `Game`."""

    __slots__ = ("dealer", "state", "table")

    def __init__(self, table: Table, seed: str) -> None:
        self.table = table
        self.dealer = Dealer(seed)
        self.state = opening(table.setup, list(table.order))
        self.go_on()

    def play(self, seat: int, move: int) -> None:
        """Play a legal move and the automatic events after it."""
        play_move(self.state, seat, move)
        self.dealer.go_on(self.state)

    def go_on(self) -> None:
        """Run automatic events and draws."""
        self.dealer.go_on(self.state)


class Tables:
    """Tables of one kind of game, by seed. A field that does not depend on the seed is laid only once."""

    def __init__(self, players: int, options: GameOptions) -> None:
        self.players = players
        self.options = options
        self.first = options.new_game(players, "").table  # says at once what is wrong with the options

    def table(self, seed: str) -> Table:
        """The table that `Game.new` lays for a seed."""
        if self.options.tiles == "random":
            return self.options.new_game(self.players, seed).table
        return replace(self.first, order=tuple(self.order(seed)))

    def setup(self, seed: str) -> Setup:
        """What is fixed in the game of a seed."""
        return self.first.setup if self.options.tiles != "random" else self.table(seed).setup

    def order(self, seed: str) -> list[int]:
        """Its first turn order."""
        return first_order(seed, self.players)

    def game(self, seed: str) -> SeededGame:
        """A new game."""
        return SeededGame(self.table(seed), seed)


class Seeds:
    """The seed of every game of an environment.

    A seed that is given is taken. Without one, the games after seed S get "S/1", "S/2", ...; an environment that was
    never given a seed takes a random one.
    """

    def __init__(self) -> None:
        self.given: str | None = None
        self.count = 0

    def next(self, seed: int | str | None) -> str:
        """The seed of the next game."""
        if seed is not None or self.given is None:
            self.given = new_seed() if seed is None else str(seed)
            self.count = 0
            return self.given
        self.count += 1
        return f"{self.given}/{self.count}"
