"""Smoke test of an installed Haspelknecht on any system: play some games, start the server, fetch its first page.

python scripts/smoke.py
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from urllib.request import urlopen

TIMEOUT = 60  # seconds; for a machine that has just been started


def main() -> int:
    """Run all checks; the first failure ends the run with its message."""
    program = str(Path(sysconfig.get_path("scripts")) / "haspelknecht")
    run([program, "--version"])
    run([program, "simulate", "--players", "3", "--games", "5", "--seed", "7"])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # Windows keeps open files
        serve_and_fetch([program, "serve", "--port", "0", "--data", folder])
    return 0


def run(command: list[str]) -> None:
    """Run a command that has to succeed."""
    print("$", *command, flush=True)
    subprocess.run(command, check=True, timeout=10 * TIMEOUT)


def serve_and_fetch(command: list[str]) -> None:
    """Start the server and check that it is ready and serves its page."""
    print("$", *command, flush=True)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        try:
            address = address_of(server)
            page = fetch(address)
            if "<title>Haspelknecht" not in page or "<script" not in page:
                sys.exit(f"{address} does not answer with the web app: {page[:200]}")
            print(f"{address}: the web app, {len(page)} characters; {fetch(address + '/ready')}")
        finally:
            server.terminate()


def address_of(server: subprocess.Popen[str]) -> str:
    """The URL that the server prints."""
    assert server.stdout is not None
    for line in server.stdout:
        print(line, end="")
        found = re.search(r"http://\S+?:\d+", line)
        if found:
            return found[0]
    sys.exit("The server ended without saying where it listens.")


def fetch(address: str) -> str:
    """The body of the response from a URL."""
    with urlopen(address, timeout=TIMEOUT) as answer:
        text: str = answer.read().decode()
    return text


if __name__ == "__main__":
    sys.exit(main())
