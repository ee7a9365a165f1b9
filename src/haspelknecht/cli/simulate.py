"""`haspelknecht simulate`: many games between bots, with results for each seat."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from haspelknecht.bots import SeatedBot, parse_spec
from haspelknecht.cli.game_options import add_game_options, new_game
from haspelknecht.errors import UserError
from haspelknecht.locale import say
from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text
from haspelknecht.records.record import write_record


@dataclass
class Results:
    """The results of many games."""

    bots: list[str]
    scores: list[tuple[int, ...]] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    decisions: int = 0

    def add(self, game: Game) -> None:
        """Count a finished game."""
        outcome = game.outcome
        assert outcome is not None
        self.scores.append(outcome.scores)
        self.wins.append(outcome.winner)
        self.decisions += sum(step.kind == "move" for step in game.history)

    def seats(self) -> list[dict[str, object]]:
        """One row for each seat."""
        rows = []
        for seat, bot in enumerate(self.bots):
            points = [scores[seat] for scores in self.scores]
            rows.append(
                {
                    "seat": seat_text(seat),
                    "bot": bot,
                    "wins": self.wins.count(seat),
                    "mean_score": round(sum(points) / len(points), 2),
                    "lowest": min(points),
                    "highest": max(points),
                }
            )
        return rows


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """The options of the command."""
    add_game_options(parser, language)
    parser.add_argument("--bots", default="random", metavar="a,b,...", help=say("cli-bots", language))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=say("cli-games", language))
    parser.add_argument("--seed", default="1", metavar="S", help=say("cli-seed", language))
    parser.add_argument("--records", metavar="DIR", help=say("cli-records", language))
    parser.add_argument("--json", action="store_true", help=say("cli-json", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Play the games and print the results."""
    if not 1 <= args.games <= 10_000_000:
        raise UserError("cli-games-count", games=args.games)
    bots = bots_for_seats(args.bots, args.players)
    folder = make_folder(args.records)
    results = Results(bots)
    for number in range(1, args.games + 1):
        game = play_game(args, bots, f"{args.seed}-{number}")
        results.add(game)
        if number == 1 and game.table.few_thaler:
            print(say("warning-few-thaler", language), file=sys.stderr)
        if folder is not None:
            write_file(folder / f"game-{number:0{len(str(args.games))}}.txt", write_record(game))
    show(results, args, language)
    return 0


def bots_for_seats(given: str, players: int) -> list[str]:
    """One bot for all seats, or one for each."""
    names = [name.strip() for name in given.split(",")]
    bots = names * players if len(names) == 1 else names
    if len(bots) != players:
        raise UserError("cli-bots-count", found=len(bots), players=players)
    for bot in bots:
        parse_spec(bot)
    return bots


def play_game(args: argparse.Namespace, bots: list[str], seed: str) -> Game:
    """One whole game; the same seed gives the same game."""
    game = new_game(args, seed)
    players = [SeatedBot(bot, f"{seed}/{seat_text(seat)}") for seat, bot in enumerate(bots)]
    try:
        while not game.over:
            seat = game.to_act[0]
            game.play(players[seat].choose(game, seat).move, seat)
            failure = players[seat].failure
            if failure is not None:
                raise failure
    finally:
        for player in players:
            player.close()
    return game


def make_folder(name: str | None) -> Path | None:
    """The folder for records, created if need be; raises `UserError` if that is impossible."""
    if name is None:
        return None
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError("file-unwritable", file=name, problem=error.strerror or "?") from None
    return Path(name)


def write_file(path: Path, text: str) -> None:
    """Write a file; raises `UserError` if that is impossible."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError("file-unwritable", file=str(path), problem=error.strerror or "?") from None


def show(results: Results, args: argparse.Namespace, language: str) -> None:
    """Print the results as a table or as JSON."""
    if args.json:
        print(
            json.dumps(
                {
                    "players": args.players,
                    "edition": args.edition,
                    "games": args.games,
                    "seed": args.seed,
                    "decisions": results.decisions,
                    "seats": results.seats(),
                }
            )
        )
        return
    table = RichTable(title=say("cli-simulate-title", language, games=args.games, decisions=results.decisions))
    for column in ("seat", "bot", "wins", "mean", "lowest", "highest"):
        table.add_column(
            say(f"cli-column-{column}", language), justify="left" if column in ("seat", "bot") else "right"
        )
    for row in results.seats():
        table.add_row(*(Text(str(value)) for value in row.values()))  # names of bots must not be parsed as markup
    Console().print(table)
