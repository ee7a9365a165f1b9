"""Checks an uploaded layout or components file before a table is created with it: one sentence for each problem."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from haspelknecht.data.components import build, lay_over, read_facts, shipped_file
from haspelknecht.data.layouts import check, min_per_level, read_layout
from haspelknecht.data.untrusted_toml import read_toml
from haspelknecht.errors import UserError
from haspelknecht.server.reference.layouts import places_of
from haspelknecht.server.reference.types import CheckedComponents, CheckedLayout

NAME = "own"
MAX_MESSAGES = 50


def check_layout(text: str, fewest: str, language: str) -> CheckedLayout:
    """Check a layout file for each number of players that it names."""
    try:
        layout = read_layout(text, NAME)
    except UserError as error:
        return CheckedLayout(False, [error.text(language)], [], [])
    messages = []
    for players in sorted(layout.players):
        try:
            check(layout.spots, players, min_per_level(fewest, players))
        except UserError as error:
            messages.append(error.text(language))
    messages = list(dict.fromkeys(messages))  # most problems are the same for any number of players
    return CheckedLayout(not messages, messages, list(layout.players), places_of(layout.spots))


def check_components(text: str, language: str) -> CheckedComponents:
    """Check a components file. Its values do not depend on each other, so each is checked alone."""
    try:
        build(read_facts(text))
    except UserError as first:
        whole = first.text(language)
    else:
        return CheckedComponents(True, [], [".".join(path) for path, _ in given_values(parsed(text))])
    messages = {whole: None}  # in this order, each once
    for path, value in given_values(parsed(text)):
        if len(messages) >= MAX_MESSAGES:
            break
        try:
            build(lay_over(shipped_file(), nested(path, value), ""))
        except UserError as error:
            messages[error.text(language)] = None
    return CheckedComponents(False, list(messages), [])


def parsed(text: str) -> dict[str, object]:
    """The parsed file; empty if it cannot be parsed."""
    try:
        return read_toml(text)
    except (UserError, ValueError, RecursionError):
        return {}


def given_values(table: Mapping[str, object], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """Every value of a file with its path; the whole cost of a tile counts as one value."""
    for name, value in table.items():
        if isinstance(value, dict) and value and name != "cost" and len(path) < 2:
            yield from given_values(value, (*path, name))
        else:
            yield (*path, name), value


def nested(path: tuple[str, ...], value: object) -> dict[str, object]:
    """A file with only this value."""
    for name in reversed(path):
        value = {name: value}
    assert isinstance(value, dict)
    return value
