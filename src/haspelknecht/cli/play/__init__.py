"""`haspelknecht play`: a game in the terminal, against bots or with friends at one keyboard.

It draws what `haspelknecht.view` says and has no rules of its own.
"""

from __future__ import annotations

import argparse
import sys
from io import TextIOWrapper

from rich.console import Console

from haspelknecht.bots import SeatedBot
from haspelknecht.cli.game_options import add_game_options, new_game
from haspelknecht.cli.play.loop import play_to_the_end
from haspelknecht.cli.play.save_file import SaveFile, resume
from haspelknecht.cli.play.session import Session
from haspelknecht.errors import UserError
from haspelknecht.locale import say
from haspelknecht.records.draws import seed_hash
from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text

WIDEST = 120  # longer lines are hard to read


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """The options of the command."""
    add_game_options(parser, language)
    parser.add_argument("--bots", metavar="BOT,...", help=say("play-option-bots", language))
    parser.add_argument("--hot-seat", action="store_true", help=say("play-option-hot-seat", language))
    parser.add_argument("--names", metavar="NAME,...", help=say("play-option-names", language))
    parser.add_argument("--seed", metavar="S", help=say("cli-seed", language))
    parser.add_argument("--save", metavar="FILE", help=say("play-option-save", language))
    parser.add_argument("--resume", metavar="FILE", help=say("play-option-resume", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Set up the game and the seats, then play."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # undecodable bytes are a typing mistake like any other
    save_file = SaveFile(args.save, args.resume)
    game = open_game(args, save_file)
    bots = seat_bots(args.bots, args.hot_seat, game)
    console = Console(highlight=False, emoji=False)
    console.width = min(console.width, WIDEST)
    try:
        return play_to_the_end(Session(game, bots, console, save_file, language))
    finally:
        for bot in bots.values():
            bot.close()


def open_game(args: argparse.Namespace, save_file: SaveFile) -> Game:
    """A new game, or a saved one. A record without a seed continues with new random draws."""
    if args.resume is None:
        names = None if args.names is None else [name.strip() for name in args.names.split(",")]
        return new_game(args, args.seed, names)
    game, has_seed = resume(args.resume, args.seed)
    save_file.has_seed = has_seed
    return game


def seat_bots(given: str | None, hot_seat: bool, game: Game) -> dict[int, SeatedBot]:
    """The bots by seat: humans sit first. Each bot has a seed from which the draws of the game cannot be derived."""
    players = game.table.players
    if hot_seat and given is not None:
        raise UserError("play-hot-seat-or-bots")
    if hot_seat:
        return {}
    specs = ["apprentice"] * (players - 1) if given is None else [spec.strip() for spec in given.split(",")]
    if len(specs) > players:
        raise UserError("play-too-many-bots", found=len(specs), players=players)
    first = players - len(specs)
    seed = f"{seed_hash(game.seed or '')}/{len(game.history)}"
    return {
        first + place: SeatedBot(spec, f"{seed}/{seat_text(first + place)}", in_worker=True)
        for place, spec in enumerate(specs)
    }
