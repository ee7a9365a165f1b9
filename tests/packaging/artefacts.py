"""What `make dist` has built, for the checks of `make test-dist`."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
CLIENT = "src/haspelknecht/server/client"
SITE = "src/haspelknecht/server/site"


def artefact(pattern: str) -> Path:
    """The only file in dist/ that matches a pattern."""
    found = [*DIST.glob(pattern)]
    if len(found) != 1:
        pytest.fail(f"there should be exactly one {pattern} in {DIST}, not {len(found)}: run `make dist`")
    return found[0]


def source_archive() -> Path:
    """The sdist."""
    return artefact("haspelknecht-*.tar.gz")


def pure_wheel() -> Path:
    """The wheel for every system."""
    return artefact("haspelknecht-*-py3-none-any.whl")


def compiled_wheel() -> Path:
    """The wheel for this system and this Python."""
    return artefact("haspelknecht-*-cp*-cp*-*.whl")


def names_in(path: Path) -> set[str]:
    """All files of an archive; those of a source archive without its first folder."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return set(wheel.namelist())
    with tarfile.open(path) as archive:
        return {entry.name.partition("/")[2] for entry in archive.getmembers()}


def tracked() -> set[str]:
    """All files that git tracks."""
    printed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {name for name in printed.split("\0") if name and (ROOT / name).exists()}


def built() -> set[str]:
    """All files of the web app, and of the documentation if it was built; source maps are not shipped."""
    files = [path for folder in (CLIENT, SITE) for path in (ROOT / folder).rglob("*") if path.is_file()]
    return {path.relative_to(ROOT).as_posix() for path in files if path.suffix != ".map"}
