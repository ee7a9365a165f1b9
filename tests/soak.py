"""`make soak`: very many random games for each player count with all invariants on.

Fast checks run at every state of every game; of the slow ones (texts, copies, reasons for all moves, views, score
sheets, positions, records, undo to the start) each game runs one in turn. Games are spread over all cores; a failure
names its game.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from haspelknecht.data.editions import EDITIONS
from haspelknecht.data.layouts import load_layouts
from haspelknecht.records.game import Game
from haspelknecht.rules.options import VALUES
from tests.players import STYLES
from tests.whole_games import play_soaked

BATCH = 250


def main() -> int:
    """Play and report."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    for players in (2, 3, 4):
        begin = time.time()
        batches = [(players, first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
        done = 0
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            for failure, count in pool.map(play_batch, batches):
                if failure:
                    print(failure)
                    return 1
                done += count
                print(f"\r{players} players: {done} of {games} games", end="", flush=True)
        print(f", no failure ({time.time() - begin:.0f} s)")
    return 0


def play_batch(batch: tuple[int, int, int]) -> tuple[str, int]:
    """Play some games; return the failure (or an empty text) and the number of games."""
    players, first, end = batch
    for number in range(first, end):
        try:
            play_game(players, number)
        except Exception as error:
            return f"\n{players} players, game {number}: {type(error).__name__}: {error}", 0
    return "", end - first


def play_game(players: int, number: int) -> None:
    """Play game `number`, which determines edition, layout, options and style."""
    layouts = [name for name, layout in load_layouts().items() if players in layout.players]
    options = {}
    if number % 2:
        names = list(VALUES)
        option = names[number // 2 % len(names)]
        options[option] = VALUES[option][number // (2 * len(names)) % len(VALUES[option])]
    seed = f"soak {players} {number}"
    game = Game.new(
        players,
        seed=seed,
        edition=EDITIONS[number % 3],
        layout=layouts[number // 3 % len(layouts)],
        tiles="random" if number % 5 else "first",
        options=options,
    )
    play_soaked(game, STYLES[number // 2 % 3], seed, number)


if __name__ == "__main__":
    sys.exit(main())
