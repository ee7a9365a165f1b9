"""Both wheels, installed in empty environments with the locked libraries: the game is there and can be played."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.packaging.artefacts import ROOT, compiled_wheel, pure_wheel
from tests.server.serving import Server, Visitor, play_out

LONGEST = 30  # seconds from the wheel to the first page, when the package cache is warm
WHEELS = {"pure": pure_wheel, "compiled": compiled_wheel}


class Installed:
    """One wheel in its own environment."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.command = str(self.programs / "haspelknecht")
        self.uv("venv", "--python", sys.executable, str(folder))
        install = ("pip", "install", "--python", str(folder))
        self.uv(*install, "--require-hashes", "-r", str(ROOT / "requirements.lock"))
        self.uv(*install, "--no-deps", str(wheel))

    def uv(self, *words: str) -> None:
        """The uv of the development tools, or of the system."""
        found = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
        assert found is not None, "uv is needed to install the wheels: see requirements-setup.lock"
        subprocess.run([found, "--quiet", *words], check=True)

    def run(self, *words: str) -> str:
        """The output of a program of this environment."""
        return subprocess.run(words, capture_output=True, text=True, check=True, encoding="utf-8").stdout

    def serve(self, folder: Path) -> Server:
        """The server of this environment."""
        server = Server(folder)
        server.command = [self.command, *server.command[3:]]  # instead of `python -m haspelknecht`
        return server.start()


@pytest.fixture(scope="module", params=WHEELS)
def variant(request: pytest.FixtureRequest) -> str:
    """Which wheel."""
    return str(request.param)


@pytest.fixture(scope="module")
def install(variant: str, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Installed]:
    """Installs the wheel again and again, each time in a new environment."""
    return lambda: Installed(WHEELS[variant](), tmp_path_factory.mktemp("environment") / variant)


@pytest.fixture(scope="module")
def installed(install: Callable[[], Installed]) -> Installed:
    """The wheel, installed once; that also fills the package cache."""
    return install()


@pytest.fixture(autouse=True)
def _nothing_of_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, with nothing that leads to the sources."""
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    for name in ("PYTHONPATH", "VIRTUAL_ENV", "HASPELKNECHT_PURE"):
        monkeypatch.delenv(name, raising=False)


def test_the_engine_is_compiled_as_promised(installed: Installed, variant: str) -> None:
    code = "import haspelknecht, haspelknecht.pure as p; print(p.is_compiled()); print(haspelknecht.__file__)"
    compiled, place = installed.run(str(installed.programs / "python"), "-c", code).splitlines()
    assert compiled == str(variant == "compiled")
    assert not Path(place).is_relative_to(ROOT / "src")


def test_a_game_is_simulated(installed: Installed) -> None:
    printed = installed.run(installed.command, "simulate", "--players", "3", "--games", "2", "--seed", "7", "--json")
    assert printed.strip()
    for line in printed.splitlines():
        json.loads(line)


def test_a_game_is_played_over_http(installed: Installed, tmp_path: Path) -> None:
    server = installed.serve(tmp_path / "data")
    try:
        anna = Visitor(server.address, "Anna")
        news: dict[str, Any] = play_out([anna], anna.table("me", "greedy"))
        assert news["table"]["status"] == "over"
    finally:
        server.stop()


def test_the_web_app_is_served_with_all_its_parts(installed: Installed, tmp_path: Path) -> None:
    server = installed.serve(tmp_path / "data")
    try:
        visitor = Visitor(server.address)
        page = visitor.ask("GET", "/").text
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(part.endswith(".js") for part in parts)
        for part in (*parts, "/THIRD_PARTY_LICENSES.txt"):
            assert visitor.ask("GET", part).status_code == 200, part
    finally:
        server.stop()


def test_the_first_page_is_there_half_a_minute_after_the_wheel(
    installed: Installed, install: Callable[[], Installed], tmp_path: Path, variant: str
) -> None:
    assert installed, "has filled the package cache"
    begun = monotonic()
    server = install().serve(tmp_path / "data")
    try:
        assert '<script type="module"' in Visitor(server.address).ask("GET", "/").text
        needed = monotonic() - begun
    finally:
        server.stop()
    print(f"{variant} wheel to first page: {needed:.1f} s")
    assert needed < LONGEST
