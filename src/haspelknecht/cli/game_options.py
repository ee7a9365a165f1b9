"""The options that describe a game, shared by all commands that start one."""

from __future__ import annotations

import argparse
from pathlib import Path

from haspelknecht.data.components import Facts, read_facts
from haspelknecht.data.editions import EDITIONS
from haspelknecht.data.layouts import Layout, read_layout
from haspelknecht.errors import UserError
from haspelknecht.locale import say
from haspelknecht.records.game import Game

MAX_FILE_SIZE = 1_000_000


def add_game_options(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the options for players, edition, rule options, layout, tiles, components and variants."""
    group = parser.add_argument_group(say("cli-group-game", language))
    group.add_argument("--players", type=int, default=2, metavar="N", help=say("cli-players", language))
    group.add_argument(
        "--edition", default="second", metavar="E", help=say("cli-edition", language, known=", ".join(EDITIONS))
    )
    group.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-option", language))
    group.add_argument("--layout", default="standard", metavar="L", help=say("cli-layout", language))
    group.add_argument("--tiles", default="first", metavar="T", help=say("cli-tiles", language))
    group.add_argument("--components", metavar="FILE", help=say("cli-components", language))
    group.add_argument(
        "--start-building",
        action="append",
        default=[],
        type=int,
        metavar="TILE",
        help=say("cli-start-building", language),
    )
    group.add_argument("--improved-farmhand", action="store_true", help=say("cli-improved-farmhand", language))
    group.add_argument("--few-thaler", default="redraw", metavar="redraw|warn", help=say("cli-few-thaler", language))


def new_game(args: argparse.Namespace, seed: str | None, names: list[str] | None = None) -> Game:
    """The game that the options describe."""
    return Game.new(
        args.players,
        seed=seed,
        edition=args.edition,
        options=named_options(args.option),
        layout=named_layout(args.layout),
        tiles=named_tiles(args.tiles),
        components=named_components(args.components),
        names=names,
        start_buildings=args.start_building,
        improved_farmhand=args.improved_farmhand,
        few_thaler=args.few_thaler,
    )


def named_options(given: list[str]) -> dict[str, str]:
    """`["mill_repeat=repeat"]` as a dict."""
    options = {}
    for item in given:
        name, sign, value = item.partition("=")
        if not sign:
            raise UserError("cli-option-form", option=item[:60])
        options[name.strip()] = value.strip()
    return options


def named_layout(given: str) -> str | Layout:
    """A layout by name, or from a file if the name looks like one."""
    if given.endswith(".toml"):
        return read_layout(read_file(given), Path(given).stem)
    return given


def named_tiles(given: str) -> str | list[int]:
    """`first`, `random`, or tile numbers separated by commas."""
    if given in ("first", "random"):
        return given
    parts = [part.strip() for part in given.split(",")]
    if not all(part.isdecimal() and len(part) == 2 for part in parts):
        raise UserError("tiles-unknown", tiles=given[:60])
    return [int(part) for part in parts]


def named_components(given: str | None) -> Facts | None:
    """The values of a components file on top of the shipped ones."""
    return None if given is None else read_facts(read_file(given))


def read_file(name: str) -> str:
    """The text of a file; raises `UserError` if it is unreadable, too large or not text."""
    try:
        with Path(name).open("rb") as file:
            data = file.read(MAX_FILE_SIZE + 1)
        if len(data) > MAX_FILE_SIZE:
            raise UserError("file-too-large", file=name)
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise UserError("file-not-text", file=name) from None
    except OSError as error:
        raise UserError("file-unreadable", file=name, problem=error.strerror or "?") from None
