"""The game in the terminal through the real command, with what a player types as input."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable

import pytest
from rich.cells import cell_len

from haspelknecht.cli import main
from haspelknecht.locale import LANGUAGES, knows

Talk = Callable[..., str]
ANY_GAME = ["1", "ready"] * 400  # the first move of every list; plans are confirmed


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Talk:
    """Play with options and typed lines; returns everything that was printed."""

    def play(typed: list[str], *options: str, status: int = 0, width: int = 80, language: str = "en") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in typed)))
        monkeypatch.setenv("COLUMNS", str(width))
        assert main(["play", "--lang", language, *options]) == status
        printed = capsys.readouterr()
        return printed.out + printed.err

    return play


def random_lines(seed: int, count: int = 4000) -> list[str]:
    """Random input: numbers, some of them invalid, and now and then something else."""
    chance = random.Random(seed)
    other = ["", "ready", "ready", "undo", "restart", "withdraw", "log", "why 1", "board B", "end"]
    return [str(chance.randint(1, 7)) if chance.random() < 0.7 else chance.choice(other) for _ in range(count)]


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_against_bots(talk: Talk, players: int) -> None:
    printed = talk(ANY_GAME, "--players", str(players), "--seed", "coal")
    assert "The final scoring follows." in printed
    assert re.search(r"^(Anna|Bruno|Clara|David) wins\.$", printed, re.MULTILINE)
    assert printed.count(" VP") > 100


def test_names_are_no_markup(talk: Talk) -> None:
    assert "[/]" in talk([*ANY_GAME[:80], "log"], "--names", "[/],[bold]", "--seed", "coal")


@pytest.mark.parametrize("seed", [1, 2])
def test_random_input_reaches_the_end_too(talk: Talk, seed: int) -> None:
    printed = talk(random_lines(seed), "--players", str(2 + seed % 3), "--seed", str(seed), "--edition", "first")
    assert " wins." in printed


@pytest.mark.parametrize("language", [language for language in LANGUAGES if knows("play-welcome", language)])
def test_every_language_that_has_its_texts(talk: Talk, language: str) -> None:
    printed = talk(["help", "field", "tile 31", *ANY_GAME], "--seed", "coal", language=language)
    assert "Anna" in printed


def test_bots_alone_play_to_the_end(talk: Talk) -> None:
    assert " wins." in talk([], "--bots", "random,random", "--seed", "1")


@pytest.mark.parametrize("players", [2, 4])
def test_no_line_is_longer_than_the_terminal(talk: Talk, players: int) -> None:
    commands = ["help", "field", "table", "board B", "tile 44", "rules water", "rules R-TILE-15a", "why end", "x" * 300]
    typed = [*commands, *random_lines(7, 300), *commands, *ANY_GAME]
    printed = talk(typed, "--players", str(players), "--seed", "3", "--names", ",".join("ABCD"[:players]), width=80)
    assert max(cell_len(line) for line in printed.splitlines()) <= 80


def test_a_wide_terminal_shows_the_others_beside_the_own_board(talk: Talk) -> None:
    printed = talk([], "--players", "3", "--seed", "3", width=120)
    assert any("╭" in line and "Pool 1" in line for line in printed.splitlines())
    assert max(cell_len(line) for line in printed.splitlines()) <= 120


def test_a_pipe_gets_no_colours(talk: Talk) -> None:
    assert "\x1b" not in talk(["field"], "--seed", "3")


def test_the_end_of_the_input_ends_without_a_traceback(talk: Talk) -> None:
    assert "Traceback" not in talk([], "--seed", "3")
    assert "Traceback" not in talk(["take 1 brown", "quit"], "--seed", "3")


def test_an_interrupt_ends_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "--lang", "en", "--seed", "3"]) == 130
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dig", "“dig” isn’t a move."),
        ("99", "There’s no move number 99 in the list. The last one is"),
        ("0", "There’s no move number 0 in the list"),
        ("9" * 5000, "There’s no move number 999"),
        ("²", "isn’t a move"),
        ("1, 2", "Numbers change from move to move"),
        ("lift", "Player A can’t play “lift” now. R-"),
        ("take 1 brown, take 1 brown, pass, refund, farmer idle, lift, end", "Your turn ended before these moves: "),
        ("undo", "There’s nothing to undo"),
        ("restart", "There’s nothing to undo"),
        ("withdraw", "Player A has no plan to withdraw right now."),
        ("ready", "There’s nothing to confirm now."),
        ("board Z", "There’s no player “Z”. Players are A, B."),
        ("tile 77", "There’s no tile 77"),
        ("tile", "There’s no tile"),
        ("why", "Name a move or a thing after why"),
        ("why fly", "“fly” isn’t a move."),
        ("rules", "Name a rule"),
        ("rules R-NO-01", "R-NO-01"),
        ("save /no/such/folder/game.txt", "Can’t write /no/such/folder/game.txt"),
        ("[red]take[/red]", "“[red]take[/red]” isn’t a move."),
    ],
)
def test_bad_input_gets_one_clear_answer_and_another_chance(talk: Talk, typed: str, answer: str) -> None:
    printed = talk([typed, "scores"], "--seed", "3")
    assert answer in " ".join(printed.split())
    assert "Points from" in printed


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        (["--bots", "deep-thought"], "There’s no bot “deep-thought”."),
        (["--bots", "random,random,random"], "You named 3 bots for 2 players."),
        (["--hot-seat", "--bots", "random"], "With --hot-seat, all seats are human"),
        (["--names", "Anna"], "You gave 1 name for 2 players."),
        (["--players", "7"], "not 7"),
        (["--resume", "/no/such/game.txt"], "Can’t read /no/such/game.txt"),
    ],
)
def test_bad_options_end_with_one_line(talk: Talk, options: list[str], answer: str) -> None:
    printed = talk([], *options, status=1)
    assert answer in printed
    assert len(printed.splitlines()) == 1


def test_why_names_the_rules_for_legal_and_illegal_moves(talk: Talk) -> None:
    printed = talk(["why 1", "why lift"], "--seed", "3")
    assert "is possible now:\n  R-TAKE-02: " in printed
    assert "“lift” isn’t possible now:\n  R-" in printed


def test_why_says_what_is_missing_to_use_a_thing(talk: Talk) -> None:
    printed = talk(["why tile 22", "why farmer", "why pool 1 yellow"], "--seed", "5")
    assert "“tile 22” isn’t possible now:\n  R-DEV-10: Out of reach" in printed
    assert "“farmer” isn’t possible now:\n  R-FLOW-06: First everyone takes disks" in printed
    assert "“pool 1 yellow” is possible now:\n  Take 2 yellow disks from pool 1" in printed


def test_rules_can_be_read_at_the_table(talk: Talk) -> None:
    printed = talk(["rules r-water-05", "rules order", "rules mill_repeat"], "--seed", "3")
    assert "R-WATER-05" in printed
    assert "R-ORDER-04" in printed
    assert "mill_repeat" in printed


def test_the_log_shows_what_the_others_did(talk: Talk) -> None:
    printed = talk(["log", "take 1 brown", "log"], "--seed", "5")
    assert printed.count("B Bruno: Takes") == 2  # shown once when it happened, and again by `log`


def test_a_plan_on_one_line(talk: Talk) -> None:
    taking = ["take 1 yellow", "take 2 yellow", "keep"]
    printed = talk([*taking, "farmer 2 yellow, farmhand idle, digger yellow, ready"], "--seed", "5")
    assert "A Anna: Farmer: 2 yellow disks. Coal-digger: 1 yellow disk." in printed
    assert "A Anna  Choose who works next: Farmer, Coal-digger" in printed


def test_a_plan_by_numbers(talk: Talk) -> None:
    printed = talk(["take 1 yellow", "take 2 yellow", "keep", "1", "1", "2", "ready"], "--seed", "5")
    assert "  1 1 yellow disk → Farmer" in printed
    assert "A Anna: Farmer: 2 yellow disks. Farmhand: 1 yellow disk." in printed


def test_names_are_never_read_as_markup(talk: Talk) -> None:
    assert "[bold]X[/bold]" in talk(["scores"], "--seed", "5", "--names", "[bold]X[/bold],Bo:smile:b")
