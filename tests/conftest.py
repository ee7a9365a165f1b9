"""Settings for all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# Machines are noisy: no test depends on wall-clock time. In CI the same examples are tried every time.
settings.register_profile("ours", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("ours")

LONGEST = ("tests/server/test_nothing_lost", "tests/web/", "tests/server/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest begin first, so that no process is left with them at the end."""
    items.sort(key=lambda item: [not item.nodeid.startswith(start) for start in LONGEST])
