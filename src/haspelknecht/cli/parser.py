"""The command line parser: argparse with help and error messages in five languages."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import NoReturn

from haspelknecht.errors import UserError
from haspelknecht.locale import say

# The error messages of argparse, and the keys of ours
ERRORS = (
    (re.compile(r"unrecognized arguments: (?P<words>.*)"), "cli-unrecognized"),
    (re.compile(r"the following arguments are required: (?P<words>.*)"), "cli-required"),
    (re.compile(r"argument (?P<option>.*): expected .*"), "cli-expected"),
    (
        re.compile(r"argument (?P<option>.*): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<known>.*)\)"),
        "cli-choice",
    ),
    (re.compile(r"argument (?P<option>.*): invalid .* value: '?(?P<value>.*?)'?"), "cli-value"),
    (re.compile(r"ambiguous option: (?P<words>.*)"), "cli-unrecognized"),
)


class HelpFormatter(argparse.HelpFormatter):
    """A help formatter with a translated usage heading."""

    usage_heading = "usage: "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Add the first line of a help page."""
        super().add_usage(usage, actions, groups, prefix if prefix is not None else self.usage_heading)


class Parser(argparse.ArgumentParser):
    """An argument parser that raises `UserError` instead of printing its usage."""

    def __init__(self, *, language: str = "en", **rest: object) -> None:
        heading = say("cli-usage-heading", language) + " "
        formatter = type("LocalFormatter", (HelpFormatter,), {"usage_heading": heading})
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, **rest)  # type: ignore[arg-type]
        self.color = False  # Python 3.14 colours help pages; ours look the same in every version
        self._positionals.title = say("cli-arguments-heading", language)
        self._optionals.title = say("cli-options-heading", language)
        self.add_argument("-h", "--help", action="help", help=say("cli-help", language))

    def error(self, message: str) -> NoReturn:
        """Raise `UserError` with one sentence."""
        for pattern, key in ERRORS:
            match = pattern.fullmatch(message)
            if match is not None:
                values = {name: value.replace("'", "") for name, value in match.groupdict().items()}
                raise UserError(key, command=self.prog, **values)
        raise UserError("cli-usage", problem=message, command=self.prog)
