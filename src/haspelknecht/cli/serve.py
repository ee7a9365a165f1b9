"""`haspelknecht serve`: the game server."""

from __future__ import annotations

import argparse
import math
import os
from pathlib import Path

from haspelknecht.arena.extras import extra
from haspelknecht.errors import UserError
from haspelknecht.locale import say


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """Where it listens, where it keeps things."""
    parser.add_argument("--host", default="127.0.0.1", help=say("cli-serve-host", language))
    parser.add_argument("--port", type=int, default=8000, help=say("cli-serve-port", language))
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
    parser.add_argument("--open", action="store_true", help=say("server-client-browse", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Serve until interrupted."""
    running = extra("haspelknecht.server.running", "server")
    settings = extra("haspelknecht.server.settings", "server")
    if not 0 <= args.port <= 65535:
        raise UserError("server-port", port=str(args.port))
    if args.bot_workers < 1:
        raise UserError("server-bot-workers", workers=str(args.bot_workers))
    if not (math.isfinite(args.rates) and args.rates >= 0):
        raise UserError("server-rates", rates=str(args.rates))
    folder = Path(args.data) if args.data else settings.data_folder()
    chosen = settings.Settings(
        database=args.database, folder=folder, host=args.host, port=args.port, bot_workers=args.bot_workers,
        sync=args.sync, rates=args.rates, proxy=args.proxy, private_webhooks=args.private_webhooks,
        metrics_from=settings.read_networks(args.metrics_from),
    )  # fmt: skip
    running.serve(chosen, language, browse=args.open)
    return 0
