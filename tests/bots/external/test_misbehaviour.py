"""External bots that misbehave: each is reported in one clear line, loses its seat, and leaves nothing running."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from haspelknecht.bots.external.limits import Limits
from haspelknecht.records.game import Game

from .guests import GENEROUS, HELLO, MOVE, Guest, play, seat

SHORT = replace(GENEROUS, move=0.3)
ILLEGAL = 'say({"type": "move", "id": message["id"], "move": "store nothing"})'
CHILD = "os.fork() or time.sleep(600)"

MISTAKES = {
    "garbage": (HELLO, 'print("I take brown", flush=True)', "a JSON object in UTF-8: “I take brown”."),
    "no text": (HELLO, 'os.write(1, b"\\xff\\xfe\\n")', "a JSON object in UTF-8: “"),
    "a list": (HELLO, "say([1, 2])", "a JSON object in UTF-8: “[1, 2]”."),
    "deep nesting": (HELLO, 'print("[" * 100000, flush=True)', "a JSON object in UTF-8: “[[["),
    "huge number": (HELLO, 'print("9" * 5000, flush=True)', "a JSON object in UTF-8: “999"),
    "wrong type": (HELLO, 'say({"type": "pass"})', 'answered with type "pass" instead of "move".'),
    "wrong id": (HELLO, MOVE.replace('message["id"]', "99"), "answered request 99 instead of request 1."),
    "true as id": (HELLO, MOVE.replace('message["id"]', "True"), "answered request true instead of request 1."),
    "illegal move": (HELLO, ILLEGAL, "chose the illegal move “store nothing”. R-"),
    "no move": (HELLO, MOVE.replace('["move"]', '["move"] + "s"'), "s\", which isn’t a move."),
    "no number": (HELLO, 'say({"type": "move", "id": 1, "move": 870})', "answered 870, which isn’t a move."),
    "exit": (HELLO, "sys.exit('I give up')", "exited without an answer (status 1). Its last output: “I give up”."),
    "crash": (HELLO, "os.abort()", "was killed by signal 6 before it answered."),
    "closed output": (HELLO, "os.close(1); time.sleep(600)", "closed its output without an answer."),
    "endless line": (HELLO, "while True: os.write(1, b'x' * 60000)", "wrote a line longer than 1,000,000 bytes."),
    "flood of lines": (HELLO, "while True: print('x' * 1000)", "a JSON object in UTF-8: “xxx"),
    "answers twice": (HELLO, MOVE + "; " + MOVE, "answered request 1 instead of request 2."),
    "two hellos": (HELLO + "; " + HELLO, MOVE, 'answered with type "hello" instead of "move".'),
    "other protocol": (HELLO.replace("1", "2"), MOVE, "speaks protocol 2, but this program speaks protocol 1."),
    "no name": (HELLO.replace('"Guest"', "7"), MOVE, "gave 7 as its name. It must be text."),
    "exit at hello": ("sys.exit(3)", MOVE, "exited without an answer (status 3)."),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_misbehaviour_is_reported_in_one_line_and_the_game_goes_on(mistake: str, tmp_path: Path) -> None:
    """Another bot takes over; the program and its children have ended."""
    hello, choose, problem = MISTAKES[mistake]
    guest = Guest(tmp_path, hello, choose)
    bot = guest.seated()
    game = Game.new(2, seed="guest")
    play(game, 0, bot, most_choices=6)
    assert bot.failure is not None
    report = str(bot.failure)
    assert report.startswith("The bot “")
    assert problem in report
    assert "\n" not in report
    assert guest.is_gone()
    bot.close()
    bot.close()


@pytest.mark.parametrize("mistake", ["silent", "deaf", "slow to start"])
def test_a_silent_bot_is_stopped_after_the_time_limit(mistake: str, tmp_path: Path) -> None:
    """A bot that sends nothing, one that does not even read, and one that never says hello. Their child processes are
    ended too."""
    sleep = f"{CHILD}; time.sleep(600)"
    if mistake == "silent":
        guest, limits = Guest(tmp_path, choose=sleep), SHORT
    elif mistake == "deaf":
        guest, limits = Guest(tmp_path, hello=f"{HELLO}; {sleep}"), SHORT
    else:
        guest, limits = Guest(tmp_path, hello=sleep), Limits(start=1.0)
    bot = guest.seated(limits)
    game = Game.new(2, seed="guest")
    play(game, 0, bot, most_choices=3)
    assert bot.failure is not None
    assert "didn’t answer within" in str(bot.failure)
    assert guest.is_gone()


def test_a_program_that_cannot_be_started_is_a_failure_too(tmp_path: Path) -> None:
    """No such file, not a program, a quotation mark too many."""
    for command, problem in (
        (str(tmp_path / "missing"), "No such file or directory."),
        (str(tmp_path), "Permission denied."),
        ("'python3", "a closing quotation mark is missing."),
        ("''", "can’t be started"),
    ):
        bot = seat(command)
        game = Game.new(2, seed="guest")
        play(game, 0, bot, most_choices=2)
        assert bot.failure is not None
        assert problem in str(bot.failure)


def test_a_failure_can_be_pickled(tmp_path: Path) -> None:
    """Arena workers send it to their parent; its text stays the same."""
    bot = Guest(tmp_path, choose=f"print('Oh no', file=sys.stderr); {ILLEGAL}").seated()
    play(Game.new(2, seed="guest"), 0, bot, most_choices=2)
    failure = bot.failure
    assert failure is not None
    assert str(failure).endswith("Its last output: “Oh no”.")
    assert str(pickle.loads(pickle.dumps(failure))) == str(failure)


def test_unusual_but_valid_behaviour_is_accepted(tmp_path: Path) -> None:
    """Unknown fields, moves by number, spaces and capitals, malformed thoughts, much output on standard error."""
    odd = """
        sys.stderr.write("chatter " * 50000)
        move = message["moves"][-1]
        name = move["number"] if asked % 2 else "  " + move["move"].upper()
        say({"type": "move", "id": message["id"], "move": name, "mood": ["fine"], "thoughts": {"wins": [7]}})
    """
    guest = Guest(tmp_path, hello=HELLO.replace("}", ', "author": None}'), choose=odd.strip())
    bot = guest.seated()
    game = Game.new(2, seed="guest")
    play(game, 1, bot)
    bot.close()
    assert bot.failure is None
    assert game.over
    assert json.loads(guest.received()[-1])["type"] == "game_over"
    assert guest.is_gone()


def test_a_bot_that_does_not_exit_is_killed(tmp_path: Path) -> None:
    """It and its child may keep running only for a moment after the end of the input."""
    guest = Guest(tmp_path, at_end=f"{CHILD}; time.sleep(600)")
    bot = guest.seated(replace(GENEROUS, leave=0.2))
    play(Game.new(2, seed="guest"), 0, bot, most_choices=1)
    bot.close()
    assert bot.failure is None
    assert guest.is_gone()
