"""Plays the games of a match or tournament with a progress bar, writes the files and prints the outcome."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from haspelknecht.arena import Plan, Summary, run, summarize
from haspelknecht.arena.outcome_files import write_outcome
from haspelknecht.arena.runner import Tell
from haspelknecht.arena.summary_json import summary_words
from haspelknecht.cli.arena_view import show
from haspelknecht.errors import UserError
from haspelknecht.locale import say


def play_plan(plan: Plan, args: argparse.Namespace, language: str) -> int:
    """Play all games, write the files, print the outcome; returns exit status 1 if games could not be played."""
    jobs = plan.jobs()
    with progress(language) as tell:
        played = run(jobs, workers=args.workers, ray=args.ray, folder=args.out, tell=tell)
    if not played.results:
        raise UserError("arena-all-failed", reason=played.failed[0].reason)
    summary = summarize(plan, played)
    missing = write_outcome(summary, args.out, language) if args.out is not None else None
    if missing is not None:
        print_error(missing.text(language))
    if args.json:
        print(json.dumps(summary_words(summary), ensure_ascii=False))
    else:
        show(summary, language)
    print_problems(summary, language)
    return 1 if played.failed else 0


@contextmanager
def progress(language: str) -> Iterator[Tell]:
    """A bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():  # a disabled bar of Rich before 14.3 still writes an empty line
        yield lambda done, total: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("arena-progress", language), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def print_problems(summary: Summary, language: str) -> None:
    """Print failed games and forfeits, one line for each kind."""
    forfeits = [reason for game in summary.results for reason in game.forfeits.values()]
    if forfeits:
        print_error(say("arena-forfeits", language, forfeits=len(forfeits), reason=forfeits[0]))
    if summary.failed:
        print_error(say("arena-failed", language, games=len(summary.failed), reason=summary.failed[0].reason))


def print_error(words: str) -> None:
    """Print a line to standard error."""
    print(words, file=sys.stderr)
