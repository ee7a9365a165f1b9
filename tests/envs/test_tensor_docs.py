"""The pages about observations, actions and batches are correct, and their programs run."""

from __future__ import annotations

import doctest

import pytest

from haspelknecht.records.notation import texts
from tests.envs.docs_tables import DOCS, PAGES, actions, renewed


@pytest.mark.parametrize("name", PAGES)
def test_the_tables_are_up_to_date(name: str) -> None:
    """If not: python -m tests.envs.docs_tables"""
    page = (DOCS / name).read_text(encoding="utf-8")
    assert page == renewed(page, PAGES[name]())


@pytest.mark.parametrize("name", [*PAGES, "batch.md"])
def test_the_programs_run(name: str) -> None:
    """Every `>>>` line gives the result shown below it."""
    result = doctest.testfile(str(DOCS / name), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0


def test_every_move_is_in_the_table() -> None:
    """With its number and its text."""
    table = actions()
    for number, text in texts().items():
        assert f"{number}: {text}" in table
