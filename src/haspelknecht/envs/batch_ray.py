"""Many games at once on a Ray cluster, in as many shards as it has processors (docs/batch.md)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.envs.batch_arrays import BatchArrays, empty_arrays
from haspelknecht.envs.batch_interface import ManyGames, checked_games
from haspelknecht.envs.rewards import DEFAULT, check_kind
from haspelknecht.envs.seeded_game import Tables
from haspelknecht.envs.shard_process import Part
from haspelknecht.envs.shards import checked_processes, divided
from haspelknecht.errors import UserError
from haspelknecht.extras import extra
from haspelknecht.ray_connection import check_version, connect, first_line
from haspelknecht.records.game_options import GameOptions


class RayBatch(ManyGames):
    """Games side by side on the cluster at `address` (host:port, ray://host:port, or auto), in `shards` processes;
    without a number, one for each processor of the cluster."""

    def __init__(
        self,
        games: int,
        players: int = 2,
        *,
        address: str = "auto",
        shards: int | None = None,
        reward: str = DEFAULT,
        **options: Any,
    ) -> None:
        """`reward` and `options` as for `Batch`."""
        check_kind(reward)
        Tables(players, GameOptions(**options))
        checked_games(games)
        self.ray = extra("ray", "ray")
        self.address = address
        connect(self.ray, address)
        try:
            check_version(self.ray, address)
            count = shards if shards is not None else max(1, int(self.ray.cluster_resources().get("CPU", 1)))
            parts = [Part(*rows, players, reward, options) for rows in divided(games, checked_processes(count))]
        except BaseException:
            self.ray.shutdown()
            raise
        actor = self.ray.remote(Shard)
        self.shards = [actor.remote(part) for part in parts]
        self.all_rows = empty_arrays(games, players)
        self.windows = [self.all_rows.rows(part.first, part.games) for part in parts]
        self.parts = parts
        super().__init__(games, players, self.all_rows.read_only())

    def fetch(self, references: Any) -> Any:
        """Fetch results, or raise a `UserError` if the cluster does not answer."""
        try:
            return self.ray.get(references)
        except self.ray.exceptions.RayError as error:
            raise UserError("arena-ray-unreachable", address=self.address, problem=first_line(error)) from None

    def show(self, references: list[Any]) -> None:
        """Copy the arrays of the shards into ours."""
        for rows, arrays in zip(self.windows, self.fetch(references), strict=True):
            rows.assign(arrays)

    def begin(self, seed: str) -> None:
        """Begin all games of a seed."""
        self.show([shard.begin.remote(seed) for shard in self.shards])

    def play(self, moves: NDArray[np.int64]) -> None:
        """Play a legal move in each game."""
        shares = [moves[part.first : part.first + part.games] for part in self.parts]
        self.show([shard.play.remote(share) for shard, share in zip(self.shards, shares, strict=True)])

    def pick(self, seed: int) -> NDArray[np.int64]:
        """A random legal move for each game."""
        return np.concatenate(self.fetch([shard.pick.remote(seed) for shard in self.shards]))

    def position(self, game: int) -> dict[str, object]:
        """The position of one game in plain words."""
        self.check_begun()
        number = next(n for n, part in enumerate(self.parts) if game < part.first + part.games)
        found: dict[str, object] = self.fetch(self.shards[number].position.remote(game - self.parts[number].first))
        return found

    def close(self) -> None:
        """Leave the cluster; the shards end."""
        self.ray.shutdown()


class Shard:
    """A share of the games, on the cluster."""

    def __init__(self, part: Part) -> None:
        self.batch = part.batch()

    def begin(self, seed: str) -> BatchArrays:
        """Begin all games of a seed."""
        return self.batch.reset(seed)

    def play(self, moves: NDArray[np.int64]) -> BatchArrays:
        """Play a legal move in each game."""
        self.batch.play(moves)
        return self.batch.arrays

    def pick(self, seed: int) -> NDArray[np.int64]:
        """A random legal move for each game."""
        return self.batch.pick(seed)

    def position(self, game: int) -> dict[str, object]:
        """The position of one game in plain words."""
        return self.batch.position(game)
