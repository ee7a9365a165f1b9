"""The options of a game as plain data: cheap to send to other processes, and enough to start games with any seed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256

from haspelknecht.data.components import Facts
from haspelknecht.data.layouts import Layout
from haspelknecht.records.game import Game
from haspelknecht.version import __version__


@dataclass(frozen=True, slots=True)
class GameOptions:
    """Everything that `Game.new` takes by name, except seed and names."""

    edition: str = "second"
    options: Mapping[str, str] = field(default_factory=dict)
    layout: str | Layout = "standard"
    tiles: str | tuple[int, ...] = "first"
    components: Facts | None = None
    start_buildings: tuple[int, ...] = ()
    improved_farmhand: bool = False
    few_thaler: str = "redraw"

    def new_game(self, players: int, seed: str) -> Game:
        """Start a game with these options.

        :raises UserError: If an option is unknown, or the options do not fit the number of players.
        """
        return Game.new(
            players,
            seed=seed,
            edition=self.edition,
            options=self.options,
            layout=self.layout,
            tiles=self.tiles,
            components=self.components,
            start_buildings=self.start_buildings,
            improved_farmhand=self.improved_farmhand,
            few_thaler=self.few_thaler,
        )

    def fingerprint(self) -> str:
        """A short hash of options and engine version. Results of games are comparable only if it is the same."""
        text = json.dumps({"engine": __version__, **asdict(self)}, sort_keys=True)
        return sha256(text.encode()).hexdigest()[:16]
