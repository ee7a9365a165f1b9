"""`haspelknecht play`: a game in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import argparse
import sys
from io import TextIOWrapper

from rich.console import Console

from haspelknecht.bots import SeatedBot
from haspelknecht.cli.game_options import add_game_options, new_game
from haspelknecht.cli.play_loop import play_to_the_end
from haspelknecht.cli.play_seats import names_of, seat_bots
from haspelknecht.cli.save_file import SaveFile, resume
from haspelknecht.cli.sitting import Sitting
from haspelknecht.locale import say
from haspelknecht.records.game import Game

WIDEST = 120  # lines longer than this are hard to read


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
    bots: dict[int, SeatedBot] = seat_bots(args.bots, args.hot_seat, game)
    console = Console(highlight=False, emoji=False)
    console.width = min(console.width, WIDEST)
    try:
        return play_to_the_end(Sitting(game, bots, console, save_file, language))
    finally:
        for bot in bots.values():
            bot.close()


def open_game(args: argparse.Namespace, save_file: SaveFile) -> Game:
    """A new game, or a saved one. A record without a seed continues with new random draws."""
    if args.resume is None:
        return new_game(args, args.seed, names_of(args.names))
    game, has_seed = resume(args.resume, args.seed)
    save_file.has_seed = has_seed
    return game
