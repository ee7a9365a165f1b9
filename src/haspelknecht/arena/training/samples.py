"""Samples: what players' prospects looked like between the seasons, and how many points they still made."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from haspelknecht.bots.expertise import read_expertise
from haspelknecht.bots.search.greedy import Planner
from haspelknecht.bots.search.learned_planner import LearnedPlanner
from haspelknecht.bots.search.self_play import Notes, play_against_itself
from haspelknecht.errors import UserError
from haspelknecht.records.draws import choice
from haspelknecht.records.table import Table, lay_table
from haspelknecht.rules.state import opening

MOST_WILD = 7  # phases at most that are played half by habit before the samples of a game begin
SEEDS = 2**31


@dataclass(frozen=True)
class Chunk:
    """Some games to play: all of one player count, with one evaluation (none: by habit)."""

    players: int
    first: int
    games: int
    seed: str
    expertise: str | None


@dataclass(frozen=True)
class Samples:
    """Rows of features with their phase and the points that were still made."""

    features: NDArray[np.float32]
    phases: NDArray[np.int64]
    targets: NDArray[np.float32]
    scores: NDArray[np.float32]  # final scores of all players

    def save(self, path: Path) -> None:
        """Write a file; it is complete or not there."""
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(
                file,
                features=self.features.astype(np.float16),
                phases=self.phases,
                targets=self.targets,
                scores=self.scores,
            )
        part.replace(path)


def load_samples(paths: list[Path]) -> Samples:
    """The samples of several files together."""
    parts = [read_samples(path) for path in paths]
    return Samples(
        np.concatenate([part["features"] for part in parts]).astype(np.float32),
        np.concatenate([part["phases"] for part in parts]).astype(np.int64),
        np.concatenate([part["targets"] for part in parts]).astype(np.float32),
        np.concatenate([part["scores"] for part in parts]).astype(np.float32),
    )


def read_samples(path: Path) -> dict[str, NDArray[np.float32]]:
    """The samples of one file; one sentence if it is damaged."""
    try:
        with np.load(path) as file:
            return {name: file[name] for name in ("features", "phases", "targets", "scores")}
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        raise UserError("train-chunk-damaged", file=str(path)) from None


def play_chunk(chunk: Chunk) -> Samples:
    """Play the games of a chunk."""
    planner: Planner | None = None
    if chunk.expertise is not None:
        planner = LearnedPlanner(read_expertise(chunk.expertise, "training").network)
    notes = Notes()
    targets: list[int] = []
    scores: list[int] = []
    for number in range(chunk.first, chunk.first + chunk.games):
        seed = f"{chunk.seed}/{chunk.players}/{number}"
        table = varied_table(chunk.players, seed)
        state = opening(table.setup, list(table.order))
        begin = len(notes.points)
        wild = choice(seed, "wild", 0, MOST_WILD + 1)
        play_against_itself(state, choice(seed, "game", 0, SEEDS), wild, planner, notes)
        final = [int(player.score) for player in state.players]
        scores += final
        targets += [final[notes.seats[i]] - notes.points[i] for i in range(begin, len(notes.points))]
    return Samples(
        np.array(notes.rows, dtype=np.float32),
        np.array(notes.phases, dtype=np.int64),
        np.array(targets, dtype=np.float32),
        np.array(scores, dtype=np.float32),
    )


def varied_table(players: int, seed: str) -> Table:
    """Tables of all kinds: the first game's tiles or any, mostly the second edition."""
    tiles = "first" if choice(seed, "tiles?", 0, 10) < 4 else "random"
    edition = ("second", "second", "second", "first", "french")[choice(seed, "edition?", 0, 5)]
    return lay_table(players, seed, edition=edition, tiles=tiles)
