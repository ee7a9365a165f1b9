"""Compares the speed of our environments with similar ones in one run; writes benchmarks/envs-last-run.md.

    python benchmarks/envs.py [seconds for each figure] [Python with the peers]

A step is a decision of a player with everything that follows, and the observation and mask of the next player.
"""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from haspelknecht.bench import rate
from haspelknecht.envs.batch import Batch
from haspelknecht.envs.batch_interface import ManyGames
from haspelknecht.envs.encoding import engine_batch
from haspelknecht.envs.seeded_game import Tables
from haspelknecht.envs.shards import ShardedBatch
from haspelknecht.envs.tensor import action_mask, tensor
from haspelknecht.errors import UserError
from haspelknecht.pure import is_compiled
from haspelknecht.records.game_options import GameOptions
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.stages import OVER

HERE = Path(__file__).parent
SECONDS = 3.0
GAMES = 20  # different games for the single environments
BATCH = 1024  # games of a batch, as many as the peer has
LARGE_BATCH = 4096  # more than fits in a processor's cache
SINGLE_GOAL, BATCH_GOAL = 100_000, 1_000_000


def random_game(tables: Tables, seed: str) -> list[int]:
    """The moves of a random game."""
    game, dice = tables.game(seed), random.Random(seed)
    moves = []
    while game.state.stage != OVER:
        seat = int(game.state.seat())
        moves.append(dice.choice(legal_moves(game.state, seat)))
        game.play(seat, moves[-1])
    return moves


def single(players: int, seconds: float, begin: Callable[[Tables], Callable[[str, list[int]], None]]) -> float:
    """Steps per second of whole games, played from lists of moves."""
    tables = Tables(players, GameOptions())
    games = {seed: random_game(tables, seed) for seed in map(str, range(GAMES))}
    play = begin(tables)

    def play_all() -> int:
        for seed, moves in games.items():
            play(seed, moves)
        return sum(map(len, games.values()))

    return rate(play_all, seconds)


def bare(tables: Tables) -> Callable[[str, list[int]], None]:
    """Our functions alone: play, tensor, mask."""

    def play(seed: str, moves: list[int]) -> None:
        game = tables.game(seed)
        for move in moves:
            seat = int(game.state.seat())
            tensor(game.state, seat)
            action_mask(game.state, seat)
            game.play(seat, move)

    return play


def pettingzoo(tables: Tables) -> Callable[[str, list[int]], None]:
    """Our PettingZoo environment: `last`, then `step`."""
    from haspelknecht.envs.pettingzoo_env import raw_env  # noqa: PLC0415 - only where PettingZoo is installed

    env: Any = raw_env(players=tables.players)

    def play(seed: str, moves: list[int]) -> None:
        env.reset(seed=seed)
        for move in moves:
            env.last()
            env.step(move)

    return play


def batched(batch: ManyGames, seconds: float) -> float:
    """Steps per second of a batch; choosing its random actions takes about a hundredth of the time."""
    batch.reset(1)
    numbers = iter(range(10**9))

    def some() -> int:
        for _ in range(5):
            batch.step(batch.random_actions(next(numbers)))
        return 5 * batch.games

    return rate(some, seconds)


def measure_ours(seconds: float) -> dict[str, float]:
    """All our figures."""
    found: dict[str, float] = {}
    for players in (2, 4):
        found[f"Haspelknecht, {players} players: step, tensor, mask"] = single(players, seconds, bare)
        try:
            found[f"Haspelknecht, {players} players, PettingZoo: last, step"] = single(players, seconds, pettingzoo)
        except UserError as error:
            print(error, file=sys.stderr)
    for players in (2, 3, 4):
        name = f"Haspelknecht, {players} players"
        found[f"{name}, batch of {BATCH:,}, 1 process"] = batched(Batch(BATCH, players), seconds)
        for processes in sorted({2, os.cpu_count() or 2}):
            for games in (BATCH, LARGE_BATCH):
                with ShardedBatch(games, players, processes=processes) as batch:
                    found[f"{name}, batch of {games:,}, {processes} processes"] = batched(batch, seconds)
    return found


def measure_peers(python: Path, seconds: float) -> dict[str, float]:
    """The figures of the peers, measured in the environment where they are installed."""
    command = [str(python), str(HERE / "envs_peers.py"), str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def table(load: float, ours: dict[str, float], peers: dict[str, float]) -> str:
    """A Markdown table; for each peer how many times faster we are, in single steps and in batches."""
    singles = [steps for name, steps in ours.items() if "batch" not in name]
    batches = [steps for name, steps in ours.items() if "batch" in name]
    lines = [
        "# Environments: last run",
        "",
        f"Python {platform.python_version()}, {os.cpu_count()} processors, {'' if is_compiled() else 'NOT '}compiled, "
        f"load before the run {load:.1f}. All in one run; figures of two runs cannot be compared.",
        "",
        "| environment | steps/s | goal |",
        "|---|---|---|",
    ]
    for name, steps in ours.items():
        goal = SINGLE_GOAL
        if "batch" in name:
            goal = BATCH_GOAL if "processes" in name and f"{BATCH:,}" in name else 0
        result = "" if not goal else f"{goal:,}: {'reached' if steps >= goal else 'missed'}"
        lines.append(f"| {name} | {steps:,.0f} | {result} |")
    lines += ["", "| peer | steps/s | our slowest single step | our slowest batch |", "|---|---|---|---|"]
    for name, steps in peers.items():
        lines.append(f"| {name} | {steps:,.0f} | {min(singles) / steps:.1f} times | {min(batches) / steps:.1f} times |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, and print and store the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    python = Path(sys.argv[2]) if len(sys.argv) > 2 else HERE.parent / ".bench-venv" / "bin" / "python"
    if engine_batch.__file__.endswith(".py"):
        print("The engine is not compiled here; the figures mean little.", file=sys.stderr)
    load = os.getloadavg()[0]
    text = table(load, measure_ours(seconds), measure_peers(python, seconds))
    print(text)
    (HERE / "envs-last-run.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
