"""Building as pip and `python -m build` do: by the hooks of the build backend."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from subprocess import CompletedProcess, run

HOOK = "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"


def build(source: Path, hook: str, out: Path, **variables: str) -> CompletedProcess[str]:
    """Call one hook with the tools that are installed here; only the given variables of ours are set."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("HASPELKNECHT_")}
    return run(
        [sys.executable, "-c", HOOK, hook, str(out)],
        cwd=source, env=environment | variables, capture_output=True, text=True, check=False,
    )  # fmt: skip
