"""Names in PromQL expressions, for tests that compare them with the metrics of the server.

This is not a parser: promtool checks whether expressions are well formed.
"""

from __future__ import annotations

import re

BRACKETS = {")": "(", "]": "[", "}": "{"}
FUNCTIONS = {
    "changes", "count", "histogram_quantile", "increase", "label_values", "rate", "sum", "topk", "vector",
}  # fmt: skip
KEYWORDS = {"and", "by", "or", "unless", "without"}


def plain(expression: str) -> str:
    """An expression as Prometheus gets it: Grafana replaces its variables first."""
    for name, value in (("$__rate_interval", "5m"), ("$__range", "1h"), ("$job", ".+")):
        expression = expression.replace(name, value)
    return expression


def without_texts(expression: str) -> str:
    """The expression with empty strings in place of all others."""
    return re.sub(r'"[^"]*"', '""', plain(expression))


def is_balanced(expression: str) -> bool:
    """Whether all brackets are balanced."""
    opened: list[str] = []
    for letter in without_texts(expression):
        if letter in BRACKETS.values():
            opened.append(letter)
        elif letter in BRACKETS and (not opened or opened.pop() != BRACKETS[letter]):
            return False
    return not opened


def labels_in(expression: str) -> set[str]:
    """The labels that an expression selects or groups by."""
    text = without_texts(expression)
    selected = re.findall(r"(\w+)\s*(?:=~|!~|!=|=)", " ".join(re.findall(r"\{([^}]*)\}", text)))
    grouped = re.findall(r"\w+", " ".join(re.findall(r"\b(?:by|without)\s*\(([^)]*)\)", text)))
    return set(selected) | set(grouped)


def metrics_in(expression: str) -> set[str]:
    """The metrics that an expression names; unknown functions raise."""
    text = re.sub(r"\b(?:by|without)\s*\([^)]*\)|\{[^}]*\}|\[[^\]]*\]", " ", without_texts(expression))
    called = set(re.findall(r"\b([a-z_]+)\s*\(", text)) - KEYWORDS
    assert called <= FUNCTIONS, f"unknown functions: {called - FUNCTIONS}"
    return set(re.findall(r"\b[a-z_]+\b", text)) - called - KEYWORDS - {"job"}
