"""Finds the real browser for tests. Nothing is installed here: the set-up step of `make test` does that."""

from __future__ import annotations

import shutil

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def chromium() -> str:
    """The path of the program. Where there is none the tests fail: they are never skipped in silence."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("Chromium was not found: run `make test`, which installs it, or install the package chromium.")
    return found
