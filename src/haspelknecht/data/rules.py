"""The list of all rules: where each book states them, and which options change them. The texts are in `locale/`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def rule_facts() -> dict[str, dict[str, Any]]:
    """All rules by id, in their order."""
    return tomllib.loads((files("haspelknecht.data") / "rules.toml").read_text(encoding="utf-8"))


def rule_ids() -> tuple[str, ...]:
    """The ids of all rules."""
    return tuple(rule_facts())


def chapters() -> tuple[str, ...]:
    """The chapters in their order."""
    return tuple(dict.fromkeys(facts["chapter"] for facts in rule_facts().values()))
