"""The tests test this checkout, not a package that was installed before, nor another clone."""

from __future__ import annotations

from pathlib import Path

import haspelknecht

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "haspelknecht"
INSTALLED = Path(haspelknecht.__file__).resolve().parent
KINDS = {".py", ".toml", ".ftl", ".json", ".mako"}


def files_below(folder: Path) -> dict[str, bytes]:
    """All files written by hand, by path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.suffix in KINDS and "client" not in path.relative_to(folder).parts
    }


def test_the_package_lies_in_this_checkout() -> None:
    assert INSTALLED.is_relative_to(ROOT), f"{INSTALLED} is not in {ROOT}: run the tests with `make test`"


def test_the_installed_package_is_what_this_checkout_says() -> None:
    installed, written = files_below(INSTALLED), files_below(SOURCE)
    differing = sorted(name for name in installed | written if installed.get(name) != written.get(name))
    assert differing == [], "the package is older than its source: run the tests with `make test`"
