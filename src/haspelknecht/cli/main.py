"""Parses the command line and runs the command; every user error is printed as one line."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable
from platform import python_version

from haspelknecht.cli import (
    backup,
    bench,
    bot_check,
    bots,
    match,
    play,
    replay,
    restore,
    rules,
    serve,
    simulate,
    tournament,
    train,
)
from haspelknecht.cli.parser import Parser
from haspelknecht.cli.terminal import replace_unencodable_characters
from haspelknecht.errors import UserError
from haspelknecht.locale import LANGUAGES, say
from haspelknecht.pure import is_compiled
from haspelknecht.version import __version__

Command = Callable[[argparse.Namespace, str], int]
OUTPUT_ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # when standard output is a file
COMMANDS = {
    "play": play,
    "bots": bots,
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "simulate": simulate,
    "match": match,
    "tournament": tournament,
    "replay": replay,
    "rules": rules,
    "train": train,
    "bench": bench,
    "bot-check": bot_check,
}


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit status: 0, or 1 for bad input, or 130 after Ctrl-C."""
    replace_unencodable_characters()
    arguments = sys.argv[1:] if argv is None else argv
    language = choose_language(arguments)
    try:
        return run_command(arguments, language)
    except UserError as error:
        print(error.text(language), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        discard_output()
        return 0
    except OSError as error:
        if error.errno not in OUTPUT_ERRORS or error.filename is not None:  # not from printing: a bug
            raise
        discard_output()
        problem = error.strerror or str(error)
        print(say("file-unwritable", language, file=say("cli-output", language), problem=problem), file=sys.stderr)
        return 1


def run_command(arguments: list[str], language: str) -> int:
    """Run a command and flush its output."""
    try:
        args, rest = build_parser(language).parse_known_args(arguments)
        if rest:
            raise UserError("cli-unrecognized", words=" ".join(rest), command=args.prog)
        command: Command = args.run
        return command(args, language)
    finally:
        print(end="", flush=True)  # at interpreter exit it would be too late to report a full disk


def discard_output() -> None:
    """Send the rest of standard output to the null device: its reader is gone, or the disk is full."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def build_parser(language: str) -> argparse.ArgumentParser:
    """The parser with all commands and their options."""
    parser = Parser(prog="haspelknecht", description=say("cli-about", language), language=language)
    parser.add_argument(
        "--version", action="version", version=version_text(language), help=say("cli-version", language)
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=language, help=say("cli-lang", language))
    commands = parser.add_subparsers(title=say("cli-commands", language), metavar="COMMAND", parser_class=Parser)
    for name, module in COMMANDS.items():
        about = say("cli-bots-list" if name == "bots" else f"cli-{name}", language)
        sub = commands.add_parser(name, help=about, description=about, language=language)
        sub.add_argument("--lang", choices=LANGUAGES, default=language, help=say("cli-lang", language))
        module.add_options(sub, language)
        sub.set_defaults(run=module.run, prog=sub.prog)
    server = commands.choices["serve"]
    parser.set_defaults(run=lambda args, language: serve.run_without_command(server, language), prog=parser.prog)
    return parser


def version_text(language: str) -> str:
    """The version with everything that a bug report should contain."""
    key = "cli-version-compiled" if is_compiled() else "cli-version-plain"
    return say(key, language, version=__version__, python=python_version())


def choose_language(arguments: list[str]) -> str:
    """The language of `--lang`, else of the environment, else English."""
    for i, word in enumerate(arguments):
        if word == "--lang" and i + 1 < len(arguments) and arguments[i + 1] in LANGUAGES:
            return arguments[i + 1]
        if word.startswith("--lang=") and word.removeprefix("--lang=") in LANGUAGES:
            return word.removeprefix("--lang=")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            short = os.environ[name][:2].lower()
            return short if short in LANGUAGES else "en"
    return "en"
