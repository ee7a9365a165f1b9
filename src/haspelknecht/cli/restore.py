"""`haspelknecht restore`: create a new database from a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from haspelknecht.cli.backup import add_database_options, database_url
from haspelknecht.locale import say


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the options: the backup to read, and the database to fill."""
    parser.add_argument("file", metavar="FILE", help=say("cli-restore-file", language))
    add_database_options(parser, language)


def run(args: argparse.Namespace, language: str) -> int:
    """Fill the database and print what it contains."""
    from haspelknecht.server.storage.backup.restore import restore  # noqa: PLC0415 - other commands start faster

    header = restore(database_url(args), Path(args.file))
    print(
        say(
            "cli-restore-done",
            language,
            people=header.rows.get("people", 0),
            tables=header.rows.get("tables", 0),
            events=header.rows.get("events", 0),
        )
    )
    return 0
