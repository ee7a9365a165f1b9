"""A real browser for tests: Debian's Chromium, installed if it is not there."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def chromium() -> str:
    """The program. Where it can be neither found nor installed the tests fail: nothing is skipped in silence."""
    found = on_path() or installed()
    if found is None:
        pytest.fail("These tests need Chromium, and it cannot be installed here: install it (Debian: chromium).")
    return found


def on_path() -> str | None:
    """A browser that is there already."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def installed() -> str | None:
    """Install it with apt, if we may."""
    if os.getuid() != 0 or shutil.which("apt-get") is None:
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]):
        subprocess.run(command, env=quiet, capture_output=True, check=False)
    return on_path()
