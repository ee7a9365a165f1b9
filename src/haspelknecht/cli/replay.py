"""`haspelknecht replay`: check a recorded game and show it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table as RichTable

from haspelknecht.cli.game_options import read_file
from haspelknecht.locale import say
from haspelknecht.records.events import Event, events_of
from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text
from haspelknecht.records.replay import read_record


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", help=say("cli-replay-file", language))
    parser.add_argument("--json", action="store_true", help=say("cli-replay-json", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Replay a record: every step is checked on the way."""
    game = read_record(read_file(args.file))
    if args.json:
        for event in events_of(game, language):
            print(json.dumps(event, ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    tell(console, game, language)
    show_result(console, game, language)
    return 0


def tell(console: Console, game: Game, language: str) -> None:
    """The game in words, phase by phase."""
    heading = ""
    for event in list(events_of(game, language))[1:]:
        season = say(f"season-{event['season']}", language)
        now = say("cli-replay-heading", language, year=str(event["year"]), season=season)
        if now != heading:
            console.print(f"\n[bold]{now}[/bold]")
            heading = now
        console.print(line_of(event, language) + points_text(event, language), soft_wrap=True)


def line_of(event: Event, language: str) -> str:
    """One event on one line."""
    if event["event"] == "move":
        reasons = event["reasons"]
        assert isinstance(reasons, Iterable)
        sentences = " ".join(str(reason).partition(": ")[2] for reason in reasons)
        return f"{event['name']} ({event['player']}): [cyan]{event['move']}[/cyan]  {sentences}"
    if event["event"] == "draw":
        disks = event["disks"]
        assert isinstance(disks, list)
        return say(
            "cli-replay-draw",
            language,
            yellow=disks.count("yellow"),
            brown=disks.count("brown"),
            black=disks.count("black"),
        )
    return say(f"event-{str(event['event']).replace(' ', '-')}", language)


def points_text(event: Event, language: str) -> str:
    """The points an event gave, with their source."""
    points = event["points"]
    assert isinstance(points, list)
    parts = [f"{part['player']} {part['points']:+d} ({say('source-' + part['source'], language)})" for part in points]
    return "  [green]" + ", ".join(parts) + "[/green]" if parts else ""


def show_result(console: Console, game: Game, language: str) -> None:
    """Ranking and score sheet, or that the game goes on."""
    outcome = game.outcome
    if outcome is None:
        console.print("\n" + say("cli-replay-unfinished", language))
        return
    table = RichTable(title=say("cli-replay-verified", language))
    table.add_column(say("cli-column-source", language))
    for seat in outcome.ranking:
        table.add_column(f"{game.table.names[seat]} ({seat_text(seat)})", justify="right")
    sheets = [game.score_sheet(seat) for seat in outcome.ranking]
    for source in sheets[0]:
        if any(sheet[source] for sheet in sheets):
            table.add_row(say(f"source-{source}", language), *(str(sheet[source]) for sheet in sheets))
    table.add_section()
    table.add_row(say("cli-total", language), *(str(outcome.scores[seat]) for seat in outcome.ranking))
    console.print()
    console.print(table)
