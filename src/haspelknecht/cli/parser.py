"""The command line parser: Python's own, speaking five languages and complaining in one sentence."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import NoReturn

from haspelknecht.errors import UserError
from haspelknecht.locale import say

# What Python's parser says, and our sentence for it
COMPLAINTS = (
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
    """Help pages with a heading in the user's language."""

    usage_heading = "usage: "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """The first line of a help page."""
        super().add_usage(usage, actions, groups, prefix if prefix is not None else self.usage_heading)


class Parser(argparse.ArgumentParser):
    """Complains in one sentence, like everything else."""

    def __init__(self, *, language: str = "en", **rest: object) -> None:
        heading = say("cli-usage-heading", language) + " "
        formatter = type("LocalFormatter", (HelpFormatter,), {"usage_heading": heading})
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, **rest)  # type: ignore[arg-type]
        self.color = False  # Python 3.14 paints its help pages; ours look the same everywhere
        self._positionals.title = say("cli-arguments-heading", language)
        self._optionals.title = say("cli-options-heading", language)
        self.add_argument("-h", "--help", action="help", help=say("cli-help", language))

    def error(self, message: str) -> NoReturn:
        """One sentence instead of the whole usage."""
        for pattern, key in COMPLAINTS:
            found = pattern.fullmatch(message)
            if found is not None:
                values = {name: value.replace("'", "") for name, value in found.groupdict().items()}
                raise UserError(key, command=self.prog, **values)
        raise UserError("cli-usage", problem=message, command=self.prog)
