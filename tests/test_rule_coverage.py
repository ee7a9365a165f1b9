"""Every rule is proved by at least one test."""

from __future__ import annotations

from pathlib import Path

from haspelknecht.cli.coverage import proving_tests
from haspelknecht.data.rules import rule_ids

TESTS = Path(__file__).parent


def test_no_rule_is_without_a_test() -> None:
    """245 rules; `haspelknecht rules --coverage` prints the table."""
    tests = proving_tests(TESTS)
    assert len(rule_ids()) == 245
    assert [rule for rule in rule_ids() if not tests[rule]] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    """A misspelt id proves nothing. Rulings (C-..), clarifications (H-..) and the like may be named too."""
    assert {rule for rule in proving_tests(TESTS) if rule.startswith("R-")} == set(rule_ids())
