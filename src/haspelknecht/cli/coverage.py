"""Which tests prove which rule, read from the `rule` markers in the test files."""

from __future__ import annotations

import ast
from pathlib import Path

from haspelknecht.data.rules import rule_ids


def proving_tests(folder: Path) -> dict[str, list[str]]:
    """The tests that name each rule of the digest."""
    tests: dict[str, list[str]] = {rule: [] for rule in rule_ids()}
    for file in sorted(folder.rglob("test_*.py")):
        for test, rules in marked_tests(file):
            for rule in rules:
                tests.setdefault(rule, []).append(f"{file.relative_to(folder)}::{test}")
    return tests


def marked_tests(file: Path) -> list[tuple[str, list[str]]]:
    """The tests of a file with the rules they name."""
    marked = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            rules = [rule for mark in node.decorator_list for rule in rules_in(mark)]
            if rules:
                marked.append((node.name, rules))
    return marked


def rules_in(mark: ast.expr) -> list[str]:
    """The ids in one `@pytest.mark.rule(...)`."""
    if not isinstance(mark, ast.Call) or not isinstance(mark.func, ast.Attribute) or mark.func.attr != "rule":
        return []
    return [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
