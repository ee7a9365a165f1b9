"""The reference is complete: every public name, with examples that run, every command, route and rule."""

from __future__ import annotations

import doctest
import importlib
import re
import sys
from types import ModuleType

import pytest

import haspelknecht
from haspelknecht import arena, bots
from haspelknecht.cli.main import COMMANDS
from haspelknecht.data.editions import option_names
from haspelknecht.data.rules import rule_ids
from tests.markdown import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

import griffe
from docs_site.commands_page import commands_page
from docs_site.http_page import api_description, http_page
from docs_site.rules_page import rules_page

SHOWN = re.compile(r"^::: ([\w.]+)$", re.M)
NOT_SHOWN = {"__version__", "BOTS", "LEVELS", "BotPool", "Spec", "Job", "Plan", "Played"}  # for our own code
TYPED_DICTS = {"Rent", "Scale", "Scales"}  # whose docstrings are not in the OpenAPI schema


def shown_names(page: str) -> list[str]:
    """The names on a page of the Python reference."""
    return SHOWN.findall((ROOT / "docs" / "reference" / page).read_text(encoding="utf-8"))


@pytest.mark.parametrize(("page", "module"), [("game.md", haspelknecht), ("bots.md", bots), ("arena.md", arena)])
def test_every_public_name_is_in_the_reference(page: str, module: ModuleType) -> None:
    expected = {f"{module.__name__}.{name}" for name in module.__all__ if name not in NOT_SHOWN}
    assert set(shown_names(page)) == expected


MODULES = [
    "haspelknecht", "haspelknecht.data.scales", "haspelknecht.records.events", "haspelknecht.records.fields",
    "haspelknecht.records.game", "haspelknecht.records.moves", "haspelknecht.records.move_parts",
    "haspelknecht.records.notation", "haspelknecht.records.reasons", "haspelknecht.records.record",
    "haspelknecht.records.replay", "haspelknecht.data.layouts", "haspelknecht.bots.observation",
    "haspelknecht.bots.registry", "haspelknecht.bots.seated", "haspelknecht.bots.specs",
]  # fmt: skip


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


def test_examples_in_docstrings_are_shown_as_code() -> None:
    extensions = griffe.load_extensions(str(ROOT / "scripts" / "docs_site" / "examples_as_code.py"))
    package = griffe.load("haspelknecht.records", search_paths=[ROOT / "src"], extensions=extensions)
    docstring = package["moves.Move"].docstring
    assert docstring is not None
    assert "```python\n>>> Move(60)\nMove(60: pass)\n" in docstring.value
    assert docstring.value.endswith("\n```")


def test_every_command_and_option_is_on_the_page() -> None:
    page = commands_page()
    assert re.findall(r"^## (.+)$", page, re.M) == list(COMMANDS)
    assert "| <code>--port PORT</code> |" in page
    assert "\\|" not in page  # inside code the backslash would be visible
    assert "None" not in page
    for line in page.splitlines():
        if line.startswith(("| `", "| <code>")):
            assert re.fullmatch(r"\| .+ \| .+ \| .* \|", line), line


def test_every_route_is_explained() -> None:
    page = http_page()
    description = api_description()
    for path, item in description["paths"].items():
        for method in item:
            heading = f"### `{method.upper()} {path}`\n\n"
            assert heading in page
            assert page.partition(heading)[2][0].isupper(), f"{method} {path} has no docstring"
    for name, schema in description["components"]["schemas"].items():
        assert f"\n### {name}\n" in page
        assert schema.get("description") or name in TYPED_DICTS, f"{name} has no description"


def test_every_link_between_types_has_a_target() -> None:
    page = http_page()
    headings = {heading.lower() for heading in re.findall(r"^### (\w+)$", page, re.M)}
    links = re.findall(r"\]\(#([^)]+)\)", page)
    assert len(links) > 100
    assert set(links) <= headings


def test_every_rule_and_option_is_on_the_page() -> None:
    page = rules_page()
    for rule in rule_ids():
        assert f'<span id="{rule.lower()}">{rule}</span>' in page
    for option in option_names():
        assert f"### {option}\n" in page
