"""A library that is not there is named, with the extra that brings it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from haspelknecht.cli import main
from haspelknecht.extras import ExtraMissingError, extra


def package(folder: Path, name: str, text: str) -> None:
    """An installed library."""
    (folder / f"{name}.py").write_text(text, encoding="utf-8")


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a command is started."""
    monkeypatch.chdir(tmp_path)


def test_a_library_that_another_one_needs_is_the_one_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path, "outer_library", "import inner_library.part\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ExtraMissingError) as caught:
        extra("outer_library", "ray")
    told = "“inner_library” is needed for this and is not installed."
    assert str(caught.value) == f'{told} Install it with: pip install "haspelknecht[ray]"'


def test_a_library_that_is_there_but_cannot_be_loaded_is_not_called_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path, "broken_library", "raise ImportError('libpq.so.5: cannot open shared object file')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ExtraMissingError, match=r"cannot be loaded \(libpq\.so\.5: cannot open.*--force-reinstall"):
        extra("broken_library", "postgres")


@pytest.mark.parametrize("module", ["haspelknecht.no_such_module", "needs_a_module_of_ours"])
def test_a_missing_module_of_our_own_is_not_taken_for_an_extra(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path, "needs_a_module_of_ours", "import haspelknecht.no_such_module\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        extra(module, "ray")


@pytest.mark.usefixtures("empty_folder")
@pytest.mark.parametrize(
    ("library", "name", "words"),
    [
        ("psycopg", "postgres", ["backup", "games.gz", "--database", "postgresql:///games"]),
        ("numpy", "train", ["train", "--out", "here"]),
        ("ray", "ray", ["match", "--bots", "greedy,random", "--games", "1", "--ray", "auto"]),
    ],
)
def test_every_command_that_needs_an_extra_says_which(
    library: str, name: str, words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)  # as if it were not installed
    assert main([*words, "--lang", "en"]) == 1
    told = f"“{library}” is needed for this and is not installed."
    assert capsys.readouterr().err == f'{told} Install it with: pip install "haspelknecht[{name}]"\n'
