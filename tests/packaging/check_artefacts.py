"""What is in the source archive and the wheels: everything that is needed, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.packaging.artefacts import (
    ROOT,
    built,
    compiled_wheel,
    names_in,
    pure_wheel,
    source_archive,
    tracked,
)

GENERATED = ("PKG-INFO", "setup.cfg", "src/haspelknecht.egg-info/")
WHEELS = {"pure": pure_wheel, "compiled": compiled_wheel}


@pytest.fixture(params=WHEELS)
def wheel(request: pytest.FixtureRequest) -> Path:
    """Each of the two wheels."""
    return WHEELS[request.param]()


def package_files(wheel: Path) -> set[str]:
    """The files of the package without its description and without machine code."""
    return {name for name in names_in(wheel) if ".dist-info/" not in name and not name.endswith((".so", ".pyd"))}


def test_the_source_archive_is_the_checkout_with_the_built_web_app() -> None:
    found = {name for name in names_in(source_archive()) if not name.startswith(GENERATED)}
    assert found == tracked() | built()


def test_a_wheel_holds_only_the_package_and_the_web_app(wheel: Path) -> None:
    package = {name for name in tracked() | built() if name.startswith("src/haspelknecht/")}
    assert package_files(wheel) == {name.removeprefix("src/") for name in package}


def test_both_wheels_hold_the_same_sources() -> None:
    with zipfile.ZipFile(pure_wheel()) as pure, zipfile.ZipFile(compiled_wheel()) as compiled:
        for name in package_files(pure_wheel()):
            assert pure.read(name) == compiled.read(name), name


def test_a_wheel_has_everything_that_a_game_needs(wheel: Path) -> None:
    names = names_in(wheel)
    for name in (
        "py.typed", "data/rules.toml", "locale/pl/web.ftl", "bots/expertise.json",
        "server/storage/migrations/script.py.mako", "server/storage/migrations/moves_of_0_1.txt",
        "server/client/index.html", "server/client/THIRD_PARTY_LICENSES.txt",
    ):  # fmt: skip
        assert f"haspelknecht/{name}" in names
    for ending in (".js", ".css", ".woff2"):
        assert any(name.startswith("haspelknecht/server/client/assets/") and name.endswith(ending) for name in names)
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert any(".dist-info/licenses/" in name and name.endswith("/THIRD_PARTY_LICENSES.txt") for name in names)
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name or name.endswith(".map")]


def test_only_the_compiled_wheel_holds_machine_code() -> None:
    machine_code = {True: ".so", False: ".pyd"}[sys.platform != "win32"]
    assert not [name for name in names_in(pure_wheel()) if name.endswith(machine_code)]
    compiled = [name for name in names_in(compiled_wheel()) if name.endswith(machine_code)]
    assert any(name.startswith("haspelknecht/rules/flow.") for name in compiled)


def test_artefacts_contain_no_path_of_the_build_machine() -> None:
    with zipfile.ZipFile(compiled_wheel()) as wheel:
        for name in wheel.namelist():
            data = wheel.read(name)
            for folder in (str(ROOT), sys.prefix, str(Path.home()) + "/", "/haspelknecht-0"):
                assert folder.encode() not in data, f"{folder} in {name}"


def test_the_artefacts_pass_the_checks_of_the_package_index() -> None:
    files = [str(path) for path in (source_archive(), pure_wheel(), compiled_wheel())]
    done = subprocess.run(
        [sys.executable, "-m", "twine", "check", "--strict", *files], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
