"""The source archive builds the same files again, wherever it is built."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from tests.packaging.artefacts import CLIENT, compiled_wheel, pure_wheel, source_archive
from tests.packaging.backend import build

PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")


def digest(path: Path) -> str:
    """Two files with the same digest are the same."""
    return sha256(path.read_bytes()).hexdigest()


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive in a folder with a difficult name."""
    folder = tmp_path_factory.mktemp("Zeche Möve, Flöz 2")
    with tarfile.open(source_archive()) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.iterdir())


@pytest.fixture(scope="module")
def rebuilt(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Everything built again from the archive, the web app too."""
    for file in (unpacked / CLIENT).rglob("*"):
        if file.is_file():
            file.unlink()
    out = tmp_path_factory.mktemp("rebuilt")
    subprocess.run([sys.executable, str(unpacked / "scripts/dist.py"), "--out", str(out)], check=True)
    return {path.name: path for path in out.iterdir()}


@pytest.mark.parametrize("first", [source_archive, pure_wheel, compiled_wheel])
def test_the_same_bytes_are_built_in_another_folder(rebuilt: dict[str, Path], first: Callable[[], Path]) -> None:
    path = first()
    assert digest(rebuilt[path.name]) == digest(path)


@pytest.mark.skipif(sys.platform == "win32", reason="there the compiler is not chosen by CC")
def test_without_a_compiler_the_wheel_is_the_pure_one(unpacked: Path, tmp_path: Path) -> None:
    done = build(unpacked, "build_wheel", tmp_path, CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    assert {path.name: digest(path) for path in tmp_path.iterdir()} == {pure_wheel().name: digest(pure_wheel())}


@pytest.mark.skipif(sys.platform == "win32", reason="there the compiler is not chosen by CC")
def test_a_compiled_wheel_that_is_required_is_compiled_or_fails(unpacked: Path, tmp_path: Path) -> None:
    done = build(unpacked, "build_wheel", tmp_path, CC="no-such-compiler", HASPELKNECHT_COMPILE="require")
    assert done.returncode != 0
    assert done.stderr.splitlines()[-1].startswith("The engine cannot be compiled: ")
    assert not [*tmp_path.iterdir()]


def test_the_licences_name_everything_that_the_source_maps_name(rebuilt: dict[str, Path], unpacked: Path) -> None:
    """Source maps are made by the bundler itself, apart from our list."""
    assert rebuilt
    npm = [sys.executable, "../scripts/npm.py", "exec", "--", "vite", "build"]
    subprocess.run([*npm, "--sourcemap", "--outDir", "mapped", "--logLevel", "warn"], cwd=unpacked / "web", check=True)
    sources = [
        source
        for path in (unpacked / "web/mapped").rglob("*.map")
        for source in json.loads(path.read_text(encoding="utf-8"))["sources"]
    ]
    named = {found[1] for source in sources for found in [PACKAGE.search(source)] if found}
    licences = (unpacked / CLIENT / "THIRD_PARTY_LICENSES.txt").read_text(encoding="utf-8")
    assert "svelte" in named
    assert [name for name in sorted(named) if f"\n- {name} " not in licences] == []
