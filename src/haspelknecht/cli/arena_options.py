"""The options that `match` and `tournament` share."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from haspelknecht.arena import GameOptions
from haspelknecht.bots import parse_spec
from haspelknecht.cli.game_options import (
    add_game_options,
    named_components,
    named_layout,
    named_options,
    named_tiles,
)
from haspelknecht.errors import UserError, shorten
from haspelknecht.locale import say

MAX_WORKERS = 1000


def add_arena_options(parser: argparse.ArgumentParser, language: str, games: int) -> None:
    """Add the options for bots, games, seed, workers and output."""
    add_game_options(parser, language)
    parser.add_argument("--bots", required=True, metavar="a,b,...", help=say("arena-bots", language))
    parser.add_argument("--games", type=int, default=games, metavar="N", help=say("arena-games", language))
    parser.add_argument("--seed", default="1", metavar="S", help=say("cli-seed", language))
    parser.add_argument("--workers", type=int, metavar="N", help=say("arena-workers", language))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("arena-ray", language))
    parser.add_argument("--out", type=Path, metavar="DIR", help=say("arena-out", language))
    parser.add_argument("--json", action="store_true", help=say("arena-json", language))


def check_numbers(args: argparse.Namespace) -> None:
    """Raise `UserError` if the numbers of games or workers make no sense."""
    if not 1 <= args.games <= 10_000_000:
        raise UserError("cli-games-count", games=args.games)
    if args.workers is not None and not 1 <= args.workers <= MAX_WORKERS:
        raise UserError("arena-workers-count", workers=args.workers, most=MAX_WORKERS)
    if args.workers is not None and args.ray is not None:
        raise UserError("arena-workers-or-ray")


def named_bots(given: str) -> list[str]:
    """The bots of a comma-separated list; raises `UserError` for an unknown bot or one that is named twice."""
    bots = [name.strip() for name in given.split(",") if name.strip()]
    if not bots:
        raise UserError("arena-no-bots")
    for bot in bots:
        parse_spec(bot)
        if bots.count(bot) > 1:
            raise UserError("arena-bot-twice", bot=shorten(bot))
    return bots


def checked_game(args: argparse.Namespace, players: int, language: str) -> GameOptions:
    """The game that the options describe; raises `UserError` before anything is started if it is impossible."""
    tiles = named_tiles(args.tiles)
    options = GameOptions(
        edition=args.edition,
        options=named_options(args.option),
        layout=named_layout(args.layout),
        tiles=tiles if isinstance(tiles, str) else tuple(tiles),
        components=named_components(args.components),
        start_buildings=tuple(args.start_building),
        improved_farmhand=args.improved_farmhand,
        few_thaler=args.few_thaler,
    )
    if options.new_game(players, args.seed).table.few_thaler:
        print(say("warning-few-thaler", language), file=sys.stderr)
    return options
