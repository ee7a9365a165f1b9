"""Plays games of the expert's planner against itself and writes their statistics into docs/balance.md.

.venv/bin/python scripts/balance.py [--games 10000] [--workers N] [--out .balance]

Every chunk of games is stored, so an interrupted run can be resumed. The text of the page is written by hand; only what
stands between its two markers is replaced.
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path

from balance_count import Count, add_up
from balance_tables import tables
from ladder_folder import PLAYING, claim, sign_of, sources

from haspelknecht.arena.files import write_atomically
from haspelknecht.bots.expertise import learned_evaluator
from haspelknecht.bots.search.learned_planner import LearnedPlanner
from haspelknecht.records.draws import choice
from haspelknecht.records.table import lay_table
from haspelknecht.rules.flow import play_move, settle
from haspelknecht.rules.playout import deal, first_scramble
from haspelknecht.rules.stages import DRAWING, OVER
from haspelknecht.rules.state import State, opening

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"
SHARES = {"second": 0.6, "first": 0.2, "french": 0.2}  # of the games
CHUNK = 50
Task = tuple[int, str, int]  # players, edition, first game


def play_out(state: State, seed: int, planner: LearnedPlanner) -> None:
    """One game between copies of the planner, each of which sees only what its seat may know."""
    rng = first_scramble(seed)
    while True:
        settle(state)
        if state.stage == OVER:
            return
        if state.stage == DRAWING:
            rng = deal(state, rng)
            continue
        seat = state.seat()
        for move in planner.choose(state, seat):
            play_move(state, seat, move)


def play_chunk(task: Task) -> Count:
    """A chunk of games; the seed of each decides its tiles and draws."""
    players, edition, first = task
    planner = LearnedPlanner(learned_evaluator().network)
    count = Count(players)
    for number in range(first, first + CHUNK):
        seed = f"balance/{players}/{edition}/{number}"
        table = lay_table(players, seed, edition=edition, tiles="random")
        state = opening(table.setup, list(table.order))
        play_out(state, choice(seed, "game", 0, 2**31), planner)
        count.add(state, table.order)
    return count


def tasks_of(games: int) -> list[Task]:
    """The chunks of all player counts and editions, the longest games first."""
    found = []
    for players in (4, 3, 2):
        for edition, share in SHARES.items():
            found += [(players, edition, first) for first in range(0, round(games * share), CHUNK)]
    return found


def path_of(folder: Path, task: Task) -> Path:
    """The file with the count of a chunk."""
    players, edition, first = task
    return folder / f"{players}-{edition}-{first:06}.json"


def read_count(path: Path, players: int) -> Count:
    """A stored count."""
    count = Count(players)
    vars(count).update(json.loads(path.read_text(encoding="utf-8")))
    return count


def play_all(tasks: list[Task], folder: Path, workers: int) -> None:
    """Play the chunks that are not stored yet."""
    missing = [task for task in tasks if not path_of(folder, task).exists()]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done, (task, count) in enumerate(zip(missing, pool.map(play_chunk, missing), strict=True), start=1):
            write_atomically(path_of(folder, task), json.dumps(vars(count)))
            if done % 40 == 0 or done == len(missing):
                print(f"{done} of {len(missing)} chunks of {CHUNK} games", flush=True)


def main() -> None:
    """Play the games, count them, and write the page."""
    parser = argparse.ArgumentParser(description="Play strong games and write their figures into docs/balance.md.")
    parser.add_argument("--games", type=int, default=10_000, help="for each player count")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=PAGE.parent.parent / ".balance")
    options = parser.parse_args()
    tasks = tasks_of(options.games)
    claim(options.out, sign_of([path for room in PLAYING for path in sources(files("haspelknecht") / room)]))
    play_all(tasks, options.out, options.workers)
    counts: dict[tuple[int, str], Count] = {}
    for task in tasks:
        count = read_count(path_of(options.out, task), task[0])
        key = task[0], task[1]
        counts[key] = add_up(counts[key], count) if key in counts else count
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(before + BEGIN + tables(counts) + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
