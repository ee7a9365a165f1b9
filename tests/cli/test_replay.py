"""`haspelknecht replay`: what it proves, and what it only shows."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from haspelknecht.cli import main
from haspelknecht.cli.simulate import Results, show
from haspelknecht.locale import LANGUAGES, say
from haspelknecht.records.draws import seed_hash
from haspelknecht.records.game import Game
from haspelknecht.records.record import write_record

Output = pytest.CaptureFixture[str]
NOT_MARKUP = "[/] [bold]:coffin:"  # rich would fail on the first as markup, and swallow the others


def record_of(folder: Path, *, over: bool = True, reveal_seed: bool = True, name: str = "Anna") -> Path:
    """The record of a short game, in a file."""
    game = Game.new(2, seed="7", names=[name, "Bruno"])
    while over and not game.over:
        game.play(game.legal_moves[0])
    file = folder / "game.txt"
    file.write_text(write_record(game, reveal_seed=reveal_seed), encoding="utf-8")
    return file


def replayed(capsys: Output, file: Path, *more: str) -> str:
    """The output of the command for a record, without line breaks."""
    assert main(["replay", str(file), *more]) == 0
    return unbroken(capsys.readouterr().out)


def unbroken(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def sentence(key: str, language: str = "en") -> str:
    """A message without its line breaks."""
    return unbroken(say(key, language, hash=seed_hash("7")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_record_with_its_seed_is_true(capsys: Output, tmp_path: Path, language: str) -> None:
    said = replayed(capsys, record_of(tmp_path), "--lang", language)
    assert sentence("cli-replay-verified", language) in said
    assert sentence("cli-replay-hash", language) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_seed_the_draws_of_a_finished_record_are_not_called_true(
    capsys: Output, tmp_path: Path, language: str
) -> None:
    said = replayed(capsys, record_of(tmp_path, reveal_seed=False), "--lang", language)
    assert sentence("cli-replay-verified", language) not in said
    assert sentence("cli-replay-draws-unproved", language) in said
    assert sentence("cli-replay-hash", language) in said


def test_a_record_that_names_neither_seed_nor_hash_proves_no_draws(capsys: Output, tmp_path: Path) -> None:
    file = record_of(tmp_path, reveal_seed=False)
    lines = [line for line in file.read_text().splitlines(keepends=True) if not line.startswith("seed hash")]
    file.write_text("".join(lines))
    said = replayed(capsys, file, "--lang", "en")
    assert sentence("cli-replay-draws-unproved") in said
    assert "Hash of the seed" not in said


def test_a_running_game_shows_the_hash_of_its_seed(capsys: Output, tmp_path: Path) -> None:
    said = replayed(capsys, record_of(tmp_path, over=False, reveal_seed=False), "--lang", "en")
    assert sentence("cli-replay-unfinished") in said
    assert sentence("cli-replay-hash") in said


@pytest.mark.parametrize("reveal_seed", [True, False])
def test_json_says_whether_the_draws_were_verified(capsys: Output, tmp_path: Path, reveal_seed: bool) -> None:
    assert main(["replay", str(record_of(tmp_path, reveal_seed=reveal_seed)), "--json"]) == 0
    first = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (first["seed_hash"], first["draws_verified"]) == (seed_hash("7"), reveal_seed)


def test_a_turn_is_one_paragraph_in_the_words_of_the_log(capsys: Output, tmp_path: Path) -> None:
    said = replayed(capsys, record_of(tmp_path), "--lang", "en")
    assert "A Anna: Takes the yellow disk from pool 1." in said
    assert "take 1 yellow" not in said  # the notation is for records and programs


def test_names_of_players_are_no_markup(capsys: Output, tmp_path: Path) -> None:
    assert NOT_MARKUP in replayed(capsys, record_of(tmp_path, name=NOT_MARKUP))


def test_names_of_bots_are_no_markup(capsys: Output) -> None:
    args = argparse.Namespace(json=False, games=1)
    show(Results([NOT_MARKUP, "random"], scores=[(1, 2)], wins=[1]), args, "en")
    assert NOT_MARKUP in capsys.readouterr().out
