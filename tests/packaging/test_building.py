"""Building the package: never without the web app, never with the remains of an earlier build."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from packaging.metadata import Metadata

from haspelknecht.version import __version__
from tests.packaging.backend import build

ROOT = Path(__file__).parents[2]
CLIENT = "src/haspelknecht/server/client"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The Python part of this checkout, without a web app."""
    folder = tmp_path / "Kohle und Wasser für Anna"
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("client", "__pycache__", "*.egg-info"))
    (folder / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "readme_for_pypi.py", folder / "scripts")
    for name in ("LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, folder)
    return folder


def build_pure(folder: Path, hook: str, **variables: str) -> CompletedProcess[str]:
    """Do not compile: it takes a minute and makes no difference here."""
    return build(folder, hook, folder, HASPELKNECHT_PURE="1", **variables)


def add_client(folder: Path) -> None:
    """A minimal web app that satisfies the build."""
    (folder / CLIENT).mkdir()
    for name in ("index.html", "THIRD_PARTY_LICENSES.txt"):
        (folder / CLIENT / name).write_text("built", encoding="utf-8")


def names_in(wheel: Path) -> set[str]:
    """The files of a wheel."""
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


@pytest.mark.parametrize("hook", ["build_wheel", "build_sdist"])
def test_without_the_web_app_nothing_is_built_and_one_sentence_says_why(checkout: Path, hook: str) -> None:
    done = build_pure(checkout, hook)
    assert done.returncode != 0
    assert done.stderr.splitlines()[-1] == (
        f"The web app is not built ({CLIENT}/index.html is missing): "
        "run `make web` first, or `make dist` for everything."
    )
    assert "Traceback" not in done.stderr
    assert not [*checkout.glob("*.whl"), *checkout.glob("*.tar.gz")]


def test_the_engine_alone_is_built_only_on_request(checkout: Path) -> None:
    assert build_pure(checkout, "build_wheel", HASPELKNECHT_NO_CLIENT="1").returncode == 0
    assert "haspelknecht/rules/flow.py" in names_in(next(checkout.glob("*.whl")))


def test_a_wheel_holds_nothing_of_the_build_before(checkout: Path) -> None:
    add_client(checkout)
    gone, wheel = checkout / "src/haspelknecht/gone.py", checkout / f"haspelknecht-{__version__}-py3-none-any.whl"
    gone.write_text("")
    assert build_pure(checkout, "build_wheel").returncode == 0
    assert "haspelknecht/gone.py" in names_in(wheel)
    gone.unlink()
    assert build_pure(checkout, "build_wheel").returncode == 0
    assert "haspelknecht/gone.py" not in names_in(wheel)
    assert "haspelknecht/rules/flow.py" in names_in(wheel)


def test_source_maps_are_not_packaged(checkout: Path) -> None:
    add_client(checkout)
    (checkout / CLIENT / "assets").mkdir()
    for name in ("page.js", "page.js.map", "assets/part.js.map"):
        (checkout / CLIENT / name).write_text("")
    assert build_pure(checkout, "build_wheel").returncode == 0
    names = names_in(next(checkout.glob("*.whl")))
    assert "haspelknecht/server/client/page.js" in names
    assert not [name for name in names if name.endswith(".map")]


def test_the_metadata_is_complete_and_valid(checkout: Path) -> None:
    add_client(checkout)
    done = build_pure(checkout, "prepare_metadata_for_build_wheel")
    metadata = Metadata.from_email((checkout / done.stdout.splitlines()[-1] / "METADATA").read_bytes(), validate=True)
    assert all((metadata.summary, metadata.author, metadata.keywords, metadata.description))
    assert metadata.license_expression == "MIT"
    assert metadata.license_files == ["LICENSE", f"{CLIENT}/THIRD_PARTY_LICENSES.txt"]
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in range(11, 15)} <= {
        *(metadata.classifiers or [])
    }
    assert "Typing :: Typed" in (metadata.classifiers or [])


def test_all_links_of_the_package_page_follow_from_one_address(checkout: Path) -> None:
    add_client(checkout)
    settings = checkout / "pyproject.toml"
    text = settings.read_text(encoding="utf-8")
    settings.write_text(text.replace('\nhome = ""', '\nhome = "https://games.example/haspelknecht"'), encoding="utf-8")
    done = build_pure(checkout, "prepare_metadata_for_build_wheel")
    metadata = Metadata.from_email((checkout / done.stdout.splitlines()[-1] / "METADATA").read_bytes(), validate=True)
    links = metadata.project_urls or {}
    assert links.keys() == {"Homepage", "Documentation", "Changelog", "Issues", "Source"}
    assert all(link.startswith("https://games.example/haspelknecht") for link in links.values())
