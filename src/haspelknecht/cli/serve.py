"""`haspelknecht serve`: the game server. `haspelknecht` without a command starts it and opens a browser."""

from __future__ import annotations

import argparse
import math
import os
from pathlib import Path

from haspelknecht.errors import UserError
from haspelknecht.locale import say
from haspelknecht.server.listen_socket import PORT


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the options of the command."""
    parser.add_argument("--host", default="127.0.0.1", help=say("cli-serve-host", language))
    parser.add_argument("--port", type=int, default=PORT, help=say("cli-serve-port", language))
    parser.add_argument("--database", default="", metavar="URL", help=say("cli-serve-database", language))
    parser.add_argument("--data", metavar="FOLDER", help=say("cli-serve-data", language))
    parser.add_argument("--sync", choices=("full", "normal"), default="full", help=say("cli-serve-sync", language))
    parser.add_argument("--bot-workers", type=int, default=max(1, (os.cpu_count() or 2) // 2), metavar="N",
                        help=say("cli-serve-bot-workers", language))  # fmt: skip
    parser.add_argument("--rates", type=float, default=1.0, metavar="X", help=say("cli-serve-rates", language))
    parser.add_argument("--private-webhooks", action="store_true", help=say("cli-serve-private-webhooks", language))
    parser.add_argument("--proxy", action="store_true", help=say("cli-serve-proxy", language))
    parser.add_argument("--metrics-from", action="append", default=[], metavar="NETWORK",
                        help=say("cli-serve-metrics-from", language))  # fmt: skip
    parser.add_argument("--log", choices=("text", "json"), default="text", help=say("cli-serve-log", language))
    parser.add_argument("--open", action="store_true", help=say("server-client-browse", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Serve until interrupted."""
    if args.port is not None and not 0 <= args.port <= 65535:
        raise UserError("server-port", port=str(args.port))
    if args.bot_workers < 1:
        raise UserError("server-bot-workers", workers=str(args.bot_workers))
    if not (math.isfinite(args.rates) and args.rates >= 0):
        raise UserError("server-rates", rates=str(args.rates))
    # Imported late: the server takes longer to import than most other commands take to run.
    from haspelknecht.server import serve, settings  # noqa: PLC0415

    chosen = settings.Settings(
        database=args.database, folder=Path(args.data) if args.data else settings.data_folder(), host=args.host,
        port=args.port, bot_workers=args.bot_workers, sync=args.sync, rates=args.rates, proxy=args.proxy,
        private_webhooks=args.private_webhooks, metrics_from=settings.read_networks(args.metrics_from), log=args.log,
    )  # fmt: skip
    serve.serve(chosen, language, browse=args.open)
    return 0


def run_without_command(parser: argparse.ArgumentParser, language: str) -> int:
    """Serve with the default options of `parser`, open a browser, and use another port if the default one is taken."""
    args = parser.parse_args(["--open"])
    args.port = None
    return run(args, language)
