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
    """The versions of a lock file: several of one library, where Pythons or systems need different ones."""
    versions: dict[str, set[str]] = {}
    for found in re.finditer(r"^([\w.-]+)==([^\s;\\]+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE):
        versions.setdefault(canonicalize_name(found[1]), set()).add(found[2])
    return versions


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-build.lock", "requirements-dev.lock"])
def test_locked_versions_are_within_the_bounds(lock: str) -> None:
    """The newest versions are what the locks pin, so this is the upper end."""
    versions = locked(lock)
    checked = [requirement for requirement in LIBRARIES if canonicalize_name(requirement.name) in versions]
    assert checked
    for requirement in checked:
        for version in versions[canonicalize_name(requirement.name)]:
            assert requirement.specifier.contains(version), f"{lock} pins {version}, but we ask for {requirement}"


def test_everything_bounded_is_locked_for_developers() -> None:
    """A library that no test environment has would have an unproved bound."""
    versions = locked("requirements-dev.lock")
    assert [str(library) for library in LIBRARIES if canonicalize_name(library.name) not in versions] == []


def test_a_library_has_the_same_bound_wherever_it_is_named() -> None:
    """Among others: what compiles the engine in an isolated build and in a checkout is the same."""
    bounds: dict[str, set[str]] = {}
    for library in LIBRARIES:
        bounds.setdefault(canonicalize_name(library.name), set()).add(str(library.specifier))
    assert {name: found for name, found in bounds.items() if len(found) > 1} == {}


def test_runtime_bounds_are_open_upwards() -> None:
    """People install us beside other libraries. Each has a lowest version that is proved to work, and no highest."""
    closed = [str(library) for library in RUNTIME if {part.operator for part in library.specifier} - {">="}]
    assert closed == []


def test_extras_refer_to_extras_that_exist() -> None:
    """pip only warns about an unknown extra of ours."""
    own = [requirement for requirement in RUNTIME if requirement.name == PROJECT["name"]]
    assert own
    assert {extra for requirement in own for extra in requirement.extras} <= EXTRAS.keys()


def test_the_tests_of_both_ends_exist() -> None:
    """pytest runs nothing at all if one of its files is gone."""
    script = (ROOT / "scripts" / "try_bounds.py").read_text(encoding="utf-8")
    named = re.findall(r'"(tests/[^"]+)"', script)
    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).exists()] == []
