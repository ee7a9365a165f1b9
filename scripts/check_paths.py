"""Fail if a tracked file contains a path of one developer's machine or the address of a package index.

    python scripts/check_paths.py

Lock files are checked too: one of ours once contained the path of a checkout, and nobody else could install from it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHARED_FOLDERS = ("/opt/", "/srv/", "/usr/", "/var/")  # where our documentation tells hosts to install things
OWN = "" if str(ROOT).startswith(SHARED_FOLDERS) or len(ROOT.parts) < 3 else rf"{re.escape(str(ROOT))}\b|"
# Package indexes; joined at run time, so that this file does not report itself.
HOSTS = "|".join(r"\.".join(words) for words in (("files", "pythonhosted", "org"), ("registry", "npmjs", "org")))
# A checkout anywhere else: an absolute path to our sources, as tools write it into their reports.
CHECKOUT = rf"(?!{'|'.join(SHARED_FOLDERS)})/[\w.-]+/[\w./-]*(?:web/src|src/haspelknecht)/"
FORBIDDEN = re.compile(
    rf"(?<![\w.])(?:{OWN}/(?:home|Users)/[\w.-]+/|/roo[t]/)|(?<![\w./}}*]){CHECKOUT}|file:/{{2,3}}[\w./-]+|{HOSTS}"
)
ALLOWED = {"/home/app/", "/home/user/", "/home/you/", "file:///etc/passwd"}  # examples in the documentation
SKIPPED = {".git", ".venv", "node_modules", "build", "dist", "__pycache__", ".mypy_cache", ".ruff_cache", ".hypothesis"}


def main() -> int:
    """Print every finding; returns exit status 1 if there is one."""
    found = [finding for path in sorted(tracked_files()) for finding in findings(path)]
    for finding in found:
        print(finding)
    return 1 if found else 0


def tracked_files() -> Iterator[Path]:
    """The files that git tracks or would track; without git, all files but those that our tools generate."""
    if shutil.which("git") and (ROOT / ".git").exists():
        command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
        yield from (ROOT / os.fsdecode(name) for name in listed.split(b"\0") if name)
        return
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in SKIPPED]
        yield from (Path(folder) / name for name in names)


def findings(path: Path) -> Iterator[str]:
    """The lines of a text file with such a path."""
    try:
        text = path.read_text(encoding="utf-8")
    except (UnicodeDecodeError, FileNotFoundError):
        return  # a binary file, or one whose deletion is not committed yet
    for number, line in enumerate(text.splitlines(), 1):
        for match in FORBIDDEN.finditer(line):
            if match[0] not in ALLOWED:
                yield f"{path.relative_to(ROOT)}:{number}: a place of one machine: {match[0]}"


if __name__ == "__main__":
    sys.exit(main())
