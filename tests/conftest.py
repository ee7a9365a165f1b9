"""Settings for all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# Machines are noisy: no test depends on wall-clock time. In CI the same examples are tried every time.
settings.register_profile("ours", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("ours")

LONGEST = "tests/server/test_nothing_lost"
LAST = "tests/web/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest begin first, so that nobody has to wait for them at the end. The browser comes last: it keeps an
    event loop running, beside which no other can be started."""
    items.sort(key=lambda item: (item.nodeid.startswith(LAST), not item.nodeid.startswith(LONGEST)))
