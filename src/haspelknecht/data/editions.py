"""Editions and options by name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from haspelknecht.errors import UserError, shorten
from haspelknecht.rules.options import VALUES, Options

EDITIONS = ("second", "first", "french")


@cache
def facts() -> dict[str, Any]:
    """The whole of editions.toml."""
    return tomllib.loads((files("haspelknecht.data") / "editions.toml").read_text(encoding="utf-8"))


def corrections() -> list[dict[str, Any]]:
    """Corrections of the rules: the version that introduced each, its option and the option's value before."""
    entries: list[dict[str, Any]] = facts().get("corrections", [])
    return entries


def option_names() -> tuple[str, ...]:
    """The names of all options."""
    return tuple(VALUES)


def options_of(edition: str, changes: Mapping[str, str] | None = None) -> Options:
    """The options of an edition, with some of them changed.

    :raises UserError: If the edition, an option or a value is unknown.
    """
    if edition not in EDITIONS:
        raise UserError("edition-unknown", edition=edition, known=", ".join(EDITIONS))
    options = Options()
    chosen = {**facts()["editions"][edition], **(changes or {})}
    for name, value in chosen.items():
        set_option(options, name, value)
    return options


def set_option(options: Options, name: str, value: str) -> None:
    """Set an option by the names of option and value.

    :raises UserError: If one of them is unknown.
    """
    if name not in VALUES:
        raise UserError("option-unknown", option=shorten(name, 40), known=", ".join(VALUES))
    if value not in VALUES[name]:
        raise UserError("option-value-unknown", option=name, value=shorten(value, 40), known=", ".join(VALUES[name]))
    setattr(options, name, VALUES[name].index(value))


def changes_from(edition: str, options: Options) -> dict[str, str]:
    """The options that differ from those of the edition."""
    defaults = options_of(edition).named()
    return {name: value for name, value in options.named().items() if defaults[name] != value}
