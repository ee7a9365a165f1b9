"""The ladder plays real games in its own folder and writes its page."""

from __future__ import annotations

import os
from pathlib import Path

import ladder
import ladder_rungs
import pytest
from ladder_folder import build_of, read_stand
from ladder_rungs import Rung, Wins

from haspelknecht.arena.results_file import GAMES_FILE

Output = pytest.CaptureFixture[str]
LOW = Rung("habit-random", ("habit", "random"), Wins(0.5))
HIGH = Rung("random-habit", ("random", "habit"), Wins(0.99))


@pytest.fixture(autouse=True)
def _two_short_rungs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a ladder that takes a second, from any working directory."""
    for module in (ladder, ladder_rungs):
        monkeypatch.setattr(module, "RUNGS", (LOW, HIGH))
    monkeypatch.setattr("ladder_page.RUNGS", (LOW, HIGH))
    monkeypatch.chdir(os.getcwd())  # restores the working directory, which the ladder changes


def climb(out: Path, *words: str) -> int:
    """Run the ladder with two games for each rung."""
    return ladder.main([*words, "--games", "2", "--workers", "1", "--out", str(out)])


def test_one_line_for_each_rung_and_a_page_of_all(tmp_path: Path, capsys: Output) -> None:
    """A trial leaves the page of the project alone; the exit status says that a demand is not met."""
    published = ladder.PAGE.read_bytes() if ladder.PAGE.exists() else None
    assert climb(tmp_path) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["habit-random", "random-habit"]
    assert lines[0].endswith("demanded: at least 50 %: met")
    assert lines[1].endswith("demanded: at least 99 %: not met")
    page = (tmp_path / "trial-2" / "strength.md").read_text(encoding="utf-8")
    assert "| habit-random | at least 50 % | 2 | 100.0 % (34.2–100.0) |" in page
    assert f"build {build_of(LOW, ladder.ROOT)}." in page
    assert "    haspelknecht match --bots habit,random --games 2 --seed ladder\n" in page
    assert (ladder.PAGE.read_bytes() if ladder.PAGE.exists() else None) == published


def test_one_rung_alone_leaves_the_others_to_be_played(tmp_path: Path, capsys: Output) -> None:
    """The page says that they are not played yet."""
    assert climb(tmp_path, "habit-random") == 0
    page = (tmp_path / "trial-2" / "strength.md").read_text(encoding="utf-8")
    assert "| random-habit | at least 99 % | 0 | | | | not played |" in page


def test_an_interrupted_rung_resumes(tmp_path: Path) -> None:
    """The game that was finished is not played again; half a line is as good as none."""
    climb(tmp_path, "habit-random")
    games = tmp_path / "trial-2" / "habit-random" / GAMES_FILE
    first, second = games.read_bytes().splitlines(keepends=True)
    marked = first.replace(b'"decisions":', b'"decisions":7')  # as no game would be
    games.write_bytes(marked + second[:40])
    part = read_stand(LOW, games.parent, 2)
    assert part is not None
    assert len(part.summary.results) == 1
    assert climb(tmp_path, "habit-random") == 0
    assert games.read_bytes().splitlines()[0] + b"\n" == marked
    assert len(games.read_bytes().splitlines()) == 2


def test_a_rung_is_not_continued_with_other_bots(tmp_path: Path, capsys: Output) -> None:
    """A finished rung is kept, with a note about the build that played it."""
    climb(tmp_path, "habit-random")
    folder = tmp_path / "trial-2" / "habit-random"
    (folder / "build.txt").write_text("0ddba115\n", encoding="utf-8")
    assert climb(tmp_path, "habit-random") == 0
    assert "played by build 0ddba115" in capsys.readouterr().err
    assert "build 0ddba115." in (tmp_path / "trial-2" / "strength.md").read_text(encoding="utf-8")
    games = folder / GAMES_FILE
    games.write_bytes(games.read_bytes().splitlines(keepends=True)[0])
    assert climb(tmp_path, "habit-random") == 1
    assert "begun by build 0ddba115" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["habit-nobody"], ["--games", "0"], ["--games", "many"]])
def test_invalid_arguments_are_refused(words: list[str], capsys: Output) -> None:
    """In one line, before anything is played."""
    with pytest.raises(SystemExit) as refusal:
        ladder.main(words)
    assert refusal.value.code == 2
    assert "error: " in capsys.readouterr().err.splitlines()[-1]
