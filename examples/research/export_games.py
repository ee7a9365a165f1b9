"""A data set of games for learning and statistics, as Parquet: every decision with what the player saw.

python examples/research/export_games.py --games 100 --bots greedy,habit --out games.parquet

Needs the extra `arena` (pyarrow).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from haspelknecht import Game
from haspelknecht.bots import SeatedBot
from haspelknecht.envs.tensor import VERSION, size, tensor
from haspelknecht.records.notation import move_text
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.pieces import SEASON_NAMES
from haspelknecht.rules.stages import STAGE_NAMES


def schema(players: int) -> pa.Schema:
    """One row for each decision. `points` and `rank` are those of the finished game: what the decision led to."""
    return pa.schema(
        [
            ("seed", pa.string()), ("number", pa.int16()), ("bot", pa.string()), ("seat", pa.int8()),
            ("year", pa.int8()), ("season", pa.string()), ("stage", pa.string()),
            ("observation", pa.list_(pa.int16(), size(players))), ("legal", pa.list_(pa.int16())),
            ("move", pa.int16()), ("text", pa.string()), ("points", pa.int16()), ("rank", pa.int8()),
        ],
        metadata={"haspelknecht_observation_version": str(VERSION)},
    )  # fmt: skip


def play(seed: str, specs: list[str]) -> list[dict[str, Any]]:
    """A game between bots, decision by decision."""
    game = Game.new(len(specs), seed=seed)
    bots = [SeatedBot(spec, f"{seed}/{seat}") for seat, spec in enumerate(specs)]
    rows: list[dict[str, Any]] = []
    while not game.over:
        state = game.state
        seat = int(state.seat())
        move = bots[seat].choose(game, seat).move
        rows.append(
            {
                "seed": seed, "number": len(rows), "bot": specs[seat], "seat": seat, "year": int(state.year),
                "season": SEASON_NAMES[state.season], "stage": STAGE_NAMES[state.stage],
                "observation": tensor(state, seat), "legal": legal_moves(state, seat), "move": move,
                "text": move_text(move),
            }
        )  # fmt: skip
        game.play(move, seat)
    assert game.outcome is not None
    for row in rows:
        row["points"] = game.outcome.scores[row["seat"]]
        row["rank"] = game.outcome.ranking.index(row["seat"]) + 1
    return rows


def rotations(specs: list[str], games: int) -> Iterator[tuple[str, list[str]]]:
    """A seed for each game, and the bots with their seats moved on by one."""
    for number in range(games):
        turn = number % len(specs)
        yield f"export/{number}", specs[turn:] + specs[:turn]


def main() -> None:
    """Play and write, one group of rows for each game."""
    parser = argparse.ArgumentParser(description="Bots play games for a data set.")
    parser.add_argument("--games", type=int, default=100, help="how many (100)")
    parser.add_argument("--bots", default="greedy,habit", help="two to four of them (greedy,habit)")
    parser.add_argument("--out", type=Path, default=Path("games.parquet"), help="the file (games.parquet)")
    options = parser.parse_args()
    specs = options.bots.split(",")
    rows = 0
    with pq.ParquetWriter(options.out, schema(len(specs))) as file:
        for seed, seated in rotations(specs, options.games):
            game = play(seed, seated)
            file.write_table(pa.Table.from_pylist(game, schema(len(specs))))
            rows += len(game)
    print(f"{options.games} games with {rows} decisions are in {options.out}")


if __name__ == "__main__":
    main()
