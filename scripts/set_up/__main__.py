"""The set-up steps of the Makefile. They need only Python's standard library.

    python3 scripts/set_up environment                   make .venv, with uv in it to install everything else
    python3 scripts/set_up libraries requirements.lock   install what a lock file names, checked by hash
    python3 scripts/set_up client-tools                  install the locked tools that build the web app
    python3 scripts/set_up system-packages               what the tests need of the system: a browser, a database, nginx
    python3 scripts/set_up build COMMAND...              run a slow step that needs no network

Each step says what it does, prints its progress at least every 15 seconds, and ends with one sentence if it fails.
"""

from __future__ import annotations

import os
import ssl
import sys
from io import TextIOWrapper
from typing import cast

from checkout import ROOT, refuse_read_only
from environment import make_environment, require_python
from progress import StepError, run
from system_packages import install_missing

VENV_PYTHON = str(ROOT / ".venv" / "bin" / "python")


def install_libraries(locks: list[str]) -> None:
    """Install exactly what the lock files contain."""
    command = [str(ROOT / ".venv" / "bin" / "uv"), "pip", "install", "--python", VENV_PYTHON, "--require-hashes"]
    for lock in locks:
        command += ["--requirements", lock]
    run(command, "installing libraries", attempts=3, environment=uv_settings())


def uv_settings() -> dict[str, str]:
    """Settings that make uv use this machine's CA certificates, if any, and the package index configured for pip."""
    found = {"UV_SYSTEM_CERTS": "1"} if ssl.get_default_verify_paths().cafile else {}
    index = os.environ.get("PIP_INDEX_URL")
    return {**found, "UV_DEFAULT_INDEX": index} if index else found


def install_client_tools(_words: list[str]) -> None:
    """Install the tools that build the web app, as locked."""
    command = [VENV_PYTHON, str(ROOT / "scripts" / "npm.py"), "ci", "--no-audit", "--no-fund"]
    run(command, "installing the tools of the web app", attempts=3, folder=ROOT / "web")


def build(command: list[str]) -> None:
    """Run a slow step that needs no network, without retrying it."""
    run(command, "building")


STEPS = {
    "environment": lambda words: make_environment(),
    "libraries": install_libraries,
    "client-tools": install_client_tools,
    "system-packages": lambda words: install_missing(),
    "build": build,
}


def main(words: list[str]) -> int:
    """Run one step; returns exit status 0 or 1."""
    for stream in (sys.stdout, sys.stderr):
        cast("TextIOWrapper", stream).reconfigure(errors="replace")  # what programs say is not always ASCII
    try:
        require_python()
        refuse_read_only()
        STEPS[words[0]](words[1:])
    except StepError as failure:
        print(failure, file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


sys.exit(main(sys.argv[1:]))
