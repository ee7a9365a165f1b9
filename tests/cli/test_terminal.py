"""Terminals that lack characters: the output stays readable, nothing fails."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import files

import pytest

from haspelknecht.cli.terminal import nearest
from haspelknecht.locale import LANGUAGES


def printed(encoding: str, *words: str, typed: str = "") -> str:
    """The output and errors of a command on a terminal with an encoding."""
    done = subprocess.run(
        [sys.executable, "-m", "haspelknecht", *words],
        input=typed.encode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=120,
        env={**os.environ, "PYTHONIOENCODING": encoding, "LC_ALL": "C"},
    )  # fmt: skip
    return done.stdout.decode(encoding)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp852"])
def test_a_sentence_in_polish_stays_readable_on_every_terminal(encoding: str) -> None:
    said = printed(encoding, "replay", "nic.txt", "--lang", "pl")
    assert "Traceback" not in said
    nothing_lost = {"ascii": "Nie mozna odczytac", "latin-1": "Nie mozna odczytac", "cp852": "Nie można odczytać"}
    assert nothing_lost[encoding] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_played_in_ascii(language: str) -> None:
    said = printed("ascii", "play", "--bots", "random", "--seed", "7", "--lang", language, typed="1\nboard\nquit\n")
    assert "Traceback" not in said
    assert "UnicodeEncodeError" not in said
    assert "#" in said  # coal
    assert "?" not in said.replace("? ", "").replace("?\n", "")  # at most the end of a question


def test_every_letter_of_every_language_has_a_readable_one_in_ascii() -> None:
    letters = {letter for language in LANGUAGES for letter in all_text(language) if letter.isalpha()}
    assert {letter: nearest(letter) for letter in letters if not nearest(letter).isalpha()} == {}
    assert "".join(map(nearest, "„Zażółć gęślą jaźń” – Glück auf, cœur brisé…")) == (
        '"Zazolc gesla jazn" - Glueck auf, coeur brise...'
    )


def all_text(language: str) -> str:
    """All messages of a language."""
    folder = files("haspelknecht.locale") / language
    return "".join(file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl"))


def test_a_name_that_is_no_text_is_shown_with_a_question_mark() -> None:
    assert nearest("\udcff") == "?"
