"""`haspelknecht backup`: save everything a server has stored in one file."""

from __future__ import annotations

import argparse
from pathlib import Path

from haspelknecht.locale import say


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the options: the file to write, and the database to save."""
    parser.add_argument("file", metavar="FILE", help=say("cli-backup-file", language))
    add_database_options(parser, language)


def add_database_options(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the options that name the database, as for `serve`."""
    parser.add_argument("--database", default="", metavar="URL", help=say("cli-serve-database", language))
    parser.add_argument("--data", metavar="FOLDER", help=say("cli-serve-data", language))


def database_url(args: argparse.Namespace) -> str:
    """The database that `serve` would use with these options."""
    from haspelknecht.server.settings import Settings, data_folder  # noqa: PLC0415 - other commands start faster

    if args.database:
        return Settings(database=args.database, folder=Path()).database_url  # a given database needs no folder
    return Settings(folder=Path(args.data) if args.data else data_folder()).database_url


def run(args: argparse.Namespace, language: str) -> int:
    """Write the backup and print what it contains."""
    from haspelknecht.server.storage.backup.write import back_up  # noqa: PLC0415 - other commands start faster

    header = back_up(database_url(args), Path(args.file))
    print(
        say(
            "cli-backup-done",
            language,
            file=args.file,
            people=header.rows.get("people", 0),
            tables=header.rows.get("tables", 0),
            events=header.rows.get("events", 0),
        )
    )
    return 0
