"""The bounds of pyproject.toml agree with each other and with the lock files. `make try-bounds` proves them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
RUNTIME = [Requirement(text) for texts in (PROJECT["dependencies"], *EXTRAS.values()) for text in texts]
BUILD = [Requirement(text) for text in PYPROJECT["build-system"]["requires"]]
GROUPS = [
    Requirement(text) for name, texts in PYPROJECT["dependency-groups"].items() if name != "locks"
    for text in texts if isinstance(text, str)
]  # fmt: skip
LIBRARIES = [requirement for requirement in (*RUNTIME, *BUILD, *GROUPS) if requirement.name != PROJECT["name"]]


def locked(name: str) -> dict[str, set[str]]:
    """The versions in a lock file. A library may have several, for different Pythons or systems."""
    versions: dict[str, set[str]] = {}
    for match in re.finditer(r"^([\w.-]+)==([^\s;\\]+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE):
        versions.setdefault(canonicalize_name(match[1]), set()).add(match[2])
    return versions


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-build.lock", "requirements-dev.lock"])
def test_locked_versions_are_within_the_bounds(lock: str) -> None:
    """The locks pin the newest versions, so this checks the upper end."""
    versions = locked(lock)
    checked = [requirement for requirement in LIBRARIES if canonicalize_name(requirement.name) in versions]
    assert checked
    for requirement in checked:
        for version in versions[canonicalize_name(requirement.name)]:
            assert requirement.specifier.contains(version), f"{lock} pins {version}, but the bound is {requirement}"


def test_everything_bounded_is_locked_for_developers() -> None:
    """The bound of a library that no test environment contains would be untested."""
    versions = locked("requirements-dev.lock")
    assert [str(library) for library in LIBRARIES if canonicalize_name(library.name) not in versions] == []


def test_a_library_has_the_same_bound_wherever_it_is_named() -> None:
    """So the engine is compiled with the same tools in an isolated build and in a checkout."""
    bounds: dict[str, set[str]] = {}
    for library in LIBRARIES:
        bounds.setdefault(canonicalize_name(library.name), set()).add(str(library.specifier))
    assert {name: different for name, different in bounds.items() if len(different) > 1} == {}


def test_runtime_bounds_are_open_upwards() -> None:
    """Users install us together with other libraries, so there are tested lowest versions, but no highest ones."""
    closed = [str(library) for library in RUNTIME if {part.operator for part in library.specifier} - {">="}]
    assert closed == []


def test_extras_refer_to_extras_that_exist() -> None:
    """pip only warns about an unknown extra of ours."""
    own = [requirement for requirement in RUNTIME if requirement.name == PROJECT["name"]]
    assert own
    assert {extra for requirement in own for extra in requirement.extras} <= EXTRAS.keys()


def test_the_files_that_try_bounds_runs_exist() -> None:
    """pytest would run nothing at all if one of them were missing."""
    script = (ROOT / "scripts" / "try_bounds.py").read_text(encoding="utf-8")
    named = re.findall(r'"(tests/[^"]+)"', script)
    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).exists()] == []
