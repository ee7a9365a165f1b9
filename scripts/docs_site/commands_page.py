"""The page about the command line, generated from the parser."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from haspelknecht.cli.main import build_parser

WIDTH = 100  # columns of a usage line


def commands_page() -> str:
    """All commands with their options, as Markdown."""
    parser = build_parser("en")
    lines = ["# Commands", "", "Every command also explains itself: `haspelknecht COMMAND --help`.", ""]
    lines += [usage(parser), "", *option_tables(parser)]
    for name, command in subcommands(parser).items():
        lines += [
            f"## {name}",
            "",
            sentence(command.description or ""),
            "",
            usage(command),
            "",
            *option_tables(command),
        ]
    return "\n".join(lines)


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parser of each command, in the order in which the help shows them."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def usage(parser: argparse.ArgumentParser) -> str:
    """The first line of the help, wrapped for a page instead of this terminal."""
    formatter = argparse.HelpFormatter(parser.prog, width=WIDTH)
    formatter.add_usage(parser.usage, parser._actions, parser._mutually_exclusive_groups, prefix="")
    return f"```text\n{formatter.format_help().strip()}\n```"


def option_tables(parser: argparse.ArgumentParser) -> Iterator[str]:
    """One table for each group of options."""
    for group in parser._action_groups:
        actions = [action for action in group._group_actions if not isinstance(action, argparse._SubParsersAction)]
        if actions:
            yield from (f"| {group.title} | meaning | default |", "|---|---|---|")
            yield from (f"| {names(action)} | {meaning(action)} | {default(action)} |" for action in actions)
            yield ""


def names(action: argparse.Action) -> str:
    """How an option is written, with what follows it."""
    if not action.option_strings:
        return f"`{action.metavar or action.dest}`"
    value = "" if action.nargs == 0 else f" {value_name(action)}"
    return ", ".join(f"<code>{name}{value}</code>" for name in action.option_strings).replace("|", "&#124;")


def value_name(action: argparse.Action) -> str:
    """The placeholder of a value, or its choices."""
    if action.choices is not None and action.metavar is None:
        return "|".join(map(str, action.choices))
    return str(action.metavar or action.dest.upper())


def meaning(action: argparse.Action) -> str:
    """The help text; percent signs are doubled for the parser."""
    return sentence((action.help or "").replace("%%", "%")).replace("|", r"\|").replace("<", "&lt;")


def default(action: argparse.Action) -> str:
    """The default of an option. That of `--bot-workers` depends on the machine."""
    if action.dest == "bot_workers":
        return "half the processors"
    plain = action.default in (None, False, "", [], argparse.SUPPRESS) or action.dest in ("lang", "data")
    return "" if plain else f"`{action.default}`"


def sentence(text: str) -> str:
    """A text that begins with a capital letter and ends with a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".") if text else ""
