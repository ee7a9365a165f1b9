"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# Machines are noisy: no test depends on wall-clock time. In CI the same examples are tried every time.
settings.register_profile("ours", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("ours")
