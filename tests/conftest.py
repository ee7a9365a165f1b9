"""Settings for all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# Machines are noisy: no test depends on wall-clock time. In CI hypothesis tries the same examples every time.
settings.register_profile("ours", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("ours")

LONGEST = "tests/server/test_nothing_lost"
LAST = "tests/web/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start the longest tests first, so that no worker runs them alone at the end. Browser tests run last, because they
    keep an event loop running, and no other one can be started in the same thread."""
    items.sort(key=lambda item: (item.nodeid.startswith(LAST), not item.nodeid.startswith(LONGEST)))
