"""Saving and resuming: nothing is lost, and no other game is overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from haspelknecht.records.game import Game
from haspelknecht.records.record import write_record
from haspelknecht.records.replay import read_record
from tests.cli.test_play import ANY_GAME, Talk, talk

__all__ = ["talk"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in an empty folder."""
    monkeypatch.chdir(tmp_path)


def test_save_and_resume_is_the_same_game(talk: Talk) -> None:
    talk([*ANY_GAME[:60], "save half.txt", *ANY_GAME[:30], "quit save"], "--seed", "9", "--names", "Eva,Udo")
    half, more = read_record(Path("half.txt").read_text()), read_record(Path("haspelknecht-game.txt").read_text())
    steps = [(step.kind, step.seat, step.move, step.disks) for step in more.history]
    assert steps[: len(half.history)] == [(step.kind, step.seat, step.move, step.disks) for step in half.history]
    talk(["save again.txt"], "--resume", "half.txt")
    assert Path("again.txt").read_text() == Path("half.txt").read_text()
    printed = talk([*ANY_GAME, "x"], "--resume", "half.txt", "--save", "half.txt")
    assert " wins." in printed
    whole = read_record(Path("half.txt").read_text())
    assert whole.over
    assert whole.table.names == ("Eva", "Udo")
    assert whole.history[: len(half.history)] == half.history


def test_draws_after_resuming_are_those_of_the_seed(talk: Talk) -> None:
    """A record with its seed is refused if a single disk is not the one the seed gives."""
    talk([*ANY_GAME[:20], "quit save"], "--seed", "9")
    talk(ANY_GAME, "--resume", "haspelknecht-game.txt", "--save", "haspelknecht-game.txt")
    text = Path("haspelknecht-game.txt").read_text()
    assert "\nseed: 9\n" in text
    assert read_record(text).over


def test_the_end_of_the_input_saves_if_asked(talk: Talk) -> None:
    printed = talk(ANY_GAME[:30], "--seed", "9", "--save", "game.txt")
    assert "Saved: game.txt" in printed
    assert read_record(Path("game.txt").read_text()).history
    talk(ANY_GAME[:30], "--seed", "9")
    assert [path.name for path in Path().iterdir()] == ["game.txt"]


def test_quit_asks_unless_it_knows(talk: Talk) -> None:
    talk(["quit", ""], "--seed", "9")
    talk(["quit", "no"], "--seed", "9")
    assert not list(Path().iterdir())
    talk(["quit", "save mine.txt"], "--seed", "9")
    talk(["quit"], "--seed", "9", "--save", "asked.txt")
    talk(["quit save"], "--seed", "9")
    talk(["save"], "--seed", "9")
    names = sorted(path.name for path in Path().iterdir())
    assert names == ["asked.txt", "haspelknecht-game-2.txt", "haspelknecht-game.txt", "mine.txt"]


def test_a_file_of_another_game_is_never_overwritten(talk: Talk) -> None:
    Path("diary.txt").write_text("Dear diary")
    assert "diary.txt already exists" in talk([], "--save", "diary.txt", status=1)
    assert "diary.txt already exists" in talk(["save diary.txt"], "--seed", "9")
    assert Path("diary.txt").read_text() == "Dear diary"


def test_a_record_without_a_seed_goes_on_with_fresh_draws(talk: Talk) -> None:
    game = Game.new(2, seed="hidden")
    for _ in range(12):
        game.play(game.legal_moves[0])
    Path("server.txt").write_text(write_record(game, reveal_seed=False))
    talk(ANY_GAME, "--resume", "server.txt", "--save", "mine.txt", "--seed", "fresh")
    whole = read_record(Path("mine.txt").read_text())
    assert whole.over
    assert whole.seed is None
    assert whole.history[: len(game.history)] == game.history


def test_a_damaged_record_is_one_clear_line(talk: Talk) -> None:
    Path("bad.txt").write_text("haspelknecht record 1\nplayer A: Eva\n")
    printed = talk([], "--resume", "bad.txt", status=1)
    assert printed.startswith("Line ")
    assert len(printed.splitlines()) == 1


def test_a_finished_record_shows_its_result(talk: Talk) -> None:
    talk(ANY_GAME, "--seed", "9", "--save", "over.txt")
    assert " wins." in talk([], "--resume", "over.txt")
