"""`haspelknecht tournament`: all bots against each other, with ratings and a report."""

from __future__ import annotations

import argparse

from haspelknecht.arena import tournament_plan
from haspelknecht.cli.arena_options import add_arena_options, check_numbers, checked_game, named_bots
from haspelknecht.cli.arena_run import play_plan
from haspelknecht.errors import UserError
from haspelknecht.locale import say


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """The options of the command."""
    add_arena_options(parser, language, games=100)
    parser.add_argument("--tables", type=int, metavar="N", help=say("arena-tables", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Play the tournament and print the outcome."""
    check_numbers(args)
    bots = named_bots(args.bots)
    if len(bots) < 2:
        raise UserError("arena-one-bot-alone", bot=bots[0])
    if args.tables is not None and args.tables < 1:
        raise UserError("arena-tables-count", tables=args.tables)
    options = checked_game(args, args.players, language)
    plan = tournament_plan(bots, args.players, args.games, args.seed, options, most=args.tables)
    return play_plan(plan, args, language)
