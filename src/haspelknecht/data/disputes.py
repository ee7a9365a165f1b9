"""Where the rulebooks differ and what none of them settles, with the rules and options of each entry."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from haspelknecht.data.editions import facts
from haspelknecht.data.rules import rule_facts

Weight = Literal["high", "medium", "low", "slip"]
Confidence = Literal["high", "medium", "low"]


@cache
def dispute_facts() -> dict[str, dict[str, Any]]:
    """The whole of disputes.toml."""
    return tomllib.loads((files("haspelknecht.data") / "disputes.toml").read_text(encoding="utf-8"))


def differences() -> dict[str, dict[str, Any]]:
    """Where the books differ, by id (B-..): weight, and lines in the books."""
    return dispute_facts()["differences"]


def rulings() -> dict[str, Confidence]:
    """What no book settles, by id (C-..): our confidence in our ruling."""
    return dispute_facts()["rulings"]


def rules_naming(dispute: str) -> list[str]:
    """The rules that refer to an entry, in their order."""
    return [
        rule for rule, about in rule_facts().items() if dispute in about.get("differs", []) + about.get("rulings", [])
    ]


def options_about(dispute: str) -> list[str]:
    """The options that an entry led to."""
    return [option for option, about in facts()["options"].items() if dispute in about["about"]]


def number_of(dispute: str) -> str:
    """The number of an entry as in its message keys: "03b" for B-03b."""
    return dispute.partition("-")[2]
