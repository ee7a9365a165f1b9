"""`haspelknecht match`: bots against each other at one table, with error bars."""

from __future__ import annotations

import argparse

from haspelknecht.arena import match_plan
from haspelknecht.cli.arena_options import add_arena_options, check_numbers, checked_game, named_bots
from haspelknecht.cli.arena_run import play_plan
from haspelknecht.errors import UserError
from haspelknecht.locale import say


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """The options of the command."""
    add_arena_options(parser, language, games=400)
    parser.add_argument("--mirror", action="store_true", help=say("arena-mirror", language))
    parser.set_defaults(players=None)  # as many as there are bots


def run(args: argparse.Namespace, language: str) -> int:
    """Play the match and print the outcome."""
    check_numbers(args)
    bots = named_bots(args.bots)
    players = max(2, len(bots)) if args.players is None else args.players
    if len(bots) < 2 and not args.mirror:
        raise UserError("arena-one-bot", bot=bots[0])
    if len(bots) > players:
        raise UserError("arena-too-many-bots", bots=len(bots), players=players)
    options = checked_game(args, players, language)
    return play_plan(match_plan(bots, players, args.games, args.seed, options, mirror=args.mirror), args, language)
