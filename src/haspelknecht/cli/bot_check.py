"""`haspelknecht bot-check COMMAND`: checks whether an external bot follows the protocol."""

from __future__ import annotations

import argparse
import shlex

from haspelknecht.bots.external.checking import check_bot
from haspelknecht.errors import UserError
from haspelknecht.locale import say


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the option: the command of the bot, as one quoted word or several."""
    parser.add_argument("command", nargs="+", metavar="COMMAND", help=say("cli-bot-check-command", language))


def run(args: argparse.Namespace, language: str) -> int:
    """Print a line for each check; returns exit status 0 if all passed."""
    words: list[str] = args.command
    command = (words[0] if len(words) == 1 else shlex.join(words)).removeprefix("exec:").strip()
    if not command:
        raise UserError("bot-exec-empty")
    failed = 0
    for verdict in check_bot(command):
        text = verdict.text(language)
        print(say("check-passed" if verdict.passed else "check-failed", language, text=text), flush=True)
        failed += not verdict.passed
    print(say("check-some-failed", language, failed=failed) if failed else say("check-all-passed", language))
    return 1 if failed else 0
