"""Finds the real browser for tests. Nothing is installed here: the set-up step of `make test` does that."""

from __future__ import annotations

import shutil

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def chromium() -> str:
    """The path of Chromium. Without it the tests fail; they are never skipped."""
    path = next((which for name in NAMES if (which := shutil.which(name))), None)
    if path is None:
        pytest.fail("Chromium was not found: run `make test`, which installs it, or install the package chromium.")
    return path
