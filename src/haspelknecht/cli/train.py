"""`haspelknecht train`: train a new evaluation for the expert bot by self-play."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from haspelknecht.errors import UserError
from haspelknecht.extras import extra
from haspelknecht.locale import say


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """The options of the command."""
    parser.add_argument("--out", required=True, metavar="DIR", help=say("train-out", language))
    parser.add_argument("--generations", type=int, default=3, metavar="N", help=say("train-generations", language))
    parser.add_argument("--games", default="2000,1000,700", metavar="N,N,N", help=say("train-games", language))
    parser.add_argument("--seed", default="1", metavar="S", help=say("train-seed", language))
    parser.add_argument("--workers", type=int, default=0, metavar="N", help=say("train-workers", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Train, and print a report for each generation."""
    extra("numpy", "train")
    from haspelknecht.arena.training.training_run import TrainingRun, run_training  # noqa: PLC0415 - needs the extra "train"

    if not 0 <= args.generations <= 1000:
        raise UserError("train-generations-count", generations=args.generations)
    workers = args.workers if args.workers > 0 else os.cpu_count() or 1
    run = TrainingRun(Path(args.out), args.generations, games_of(args.games), args.seed, workers)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("")

        def show(generation: int, done: int, total: int) -> None:
            text = say("train-progress", language, generation=generation)
            bar.update(task, description=text, completed=done, total=total)

        for report in run_training(run, show):
            console.print(
                say(
                    "train-report",
                    language,
                    generation=report.generation,
                    games=report.games,
                    score=f"{report.mean_score:.2f}",
                    error=f"{report.error:.3f}",
                    linear=f"{report.linear_error:.3f}",
                )
            )
    console.print(Text(say("train-done", language, file=str(run.result(run.generations)))))
    return 0


def games_of(text: str) -> tuple[int, int, int]:
    """The numbers of games with 2, 3 and 4 players: `2000,1000,700`; raises `UserError` for anything else."""
    parts = text.split(",")
    if len(parts) != 3 or not all(part.strip().isdecimal() and len(part) < 9 for part in parts):
        raise UserError("train-games-form", games=text[:40])
    two, three, four = (int(part) for part in parts)
    if two + three + four == 0:
        raise UserError("train-games-form", games=text[:40])
    return two, three, four
