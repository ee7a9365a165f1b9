"""`haspelknecht replay`: check a recorded game and show it.

Everything is printed as rich's `Text`, because names and sentences must not be parsed as markup.
"""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from haspelknecht.cli.game_options import read_file
from haspelknecht.cli.play.draw_log import LogWriter
from haspelknecht.errors import shorten
from haspelknecht.locale import say
from haspelknecht.records.events import Event, events_of
from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text
from haspelknecht.records.replay import read_record_and_hash
from haspelknecht.view.game_log import GameLog, happened_in


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", help=say("cli-replay-file", language))
    parser.add_argument("--json", action="store_true", help=say("cli-replay-json", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Replay a record, checking every step, and print it."""
    game, seed_hash = read_record_and_hash(read_file(args.file))
    if args.json:
        print_events(game, seed_hash, language)
        return 0
    console = Console(highlight=False)
    show_game(console, game, language)
    show_result(console, game, language)
    if seed_hash is not None:
        console.print(Text(say("cli-replay-hash", language, hash=shorten(seed_hash, 80))), soft_wrap=True)
    return 0


def print_events(game: Game, seed_hash: str | None, language: str) -> None:
    """Print the events as JSON lines; the set-up event also says whether the draws were verified."""
    proof: Event = {"seed_hash": seed_hash, "draws_verified": game.seed is not None}
    for event in events_of(game, language):
        print(json.dumps(event | proof if event["event"] == "set-up" else event, ensure_ascii=False))


def show_game(console: Console, game: Game, language: str) -> None:
    """Print the log of the game, as `play` does."""
    log = GameLog(game.table, game.start, language)
    log.add_all(happened_in(game))
    for paragraph in LogWriter(game.table.names, language).paragraphs(log.entries):
        console.print(paragraph)


def show_result(console: Console, game: Game, language: str) -> None:
    """Print ranking and score sheet, or that the game is unfinished; draws can be verified only with the seed."""
    outcome = game.outcome
    if outcome is None:
        console.print(Text("\n" + say("cli-replay-unfinished", language)))
        return
    verdict = "cli-replay-draws-unproved" if game.seed is None else "cli-replay-verified"
    table = RichTable(title=Text(say(verdict, language)))
    table.add_column(Text(say("cli-column-source", language)))
    for seat in outcome.ranking:
        table.add_column(Text(f"{game.table.names[seat]} ({seat_text(seat)})"), justify="right")
    sheets = [game.score_sheet(seat) for seat in outcome.ranking]
    for source in sheets[0]:
        if any(sheet[source] for sheet in sheets):
            table.add_row(Text(say(f"source-{source}", language)), *(str(sheet[source]) for sheet in sheets))
    table.add_section()
    table.add_row(Text(say("cli-total", language)), *(str(outcome.scores[seat]) for seat in outcome.ranking))
    console.print()
    console.print(table)
