"""The npm locks work on every system: `npm ci` finds in them the native parts for each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ["web/package-lock.json", "benchmarks/boardgameio/package-lock.json"]
Packages = dict[str, dict[str, Any]]


@pytest.fixture(params=LOCKS)
def packages(request: pytest.FixtureRequest) -> Packages:
    """All packages of a lock by the folders they are installed to, without the project itself."""
    lock: dict[str, Packages] = json.loads((ROOT / request.param).read_text(encoding="utf-8"))
    return {place: package for place, package in lock["packages"].items() if place}


def missing_parts(packages: Packages) -> list[str]:
    """What a locked package may need on some system and the lock file does not contain."""
    return [
        f"{place}: {name}"
        for place, package in packages.items()
        for name in package.get("optionalDependencies", {})
        if not {f"{place}/node_modules/{name}", f"node_modules/{name}"} & packages.keys()
    ]


def test_the_parts_for_all_systems_are_locked(packages: Packages) -> None:
    assert missing_parts(packages) == []


def test_a_missing_part_is_noticed() -> None:
    bundler = {"optionalDependencies": {"@bundler/linux": "1.0.0", "@bundler/windows": "1.0.0"}}
    packages: Packages = {"node_modules/bundler": bundler, "node_modules/@bundler/linux": {}}
    assert missing_parts(packages) == ["node_modules/bundler: @bundler/windows"]


def test_every_package_has_a_hash_and_none_names_a_host(packages: Packages) -> None:
    assert len(packages) > 50
    assert [place for place, package in packages.items() if "integrity" not in package] == []
    assert [place for place, package in packages.items() if "resolved" in package] == []


def test_the_bundler_runs_where_people_develop() -> None:
    places = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    for system in (
        "darwin-arm64",
        "darwin-x64",
        "linux-arm64-gnu",
        "linux-x64-gnu",
        "linux-x64-musl",
        "win32-x64-msvc",
    ):
        assert f"node_modules/@rolldown/binding-{system}" in places
        assert f"node_modules/lightningcss-{system}" in places
