"""The documentation for bot builders is correct."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

from haspelknecht.bots import BOTS, LEVELS, parse_spec
from haspelknecht.bots.external.answers import read_hello, read_thoughts
from haspelknecht.bots.external.limits import LONGEST_LINE, STANDARD
from haspelknecht.records.game import Game
from haspelknecht.records.notation import parse_move

from .guests import Guest, play

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
CONVERSATION = [(mark, json.loads(text)) for mark, text in re.findall(r"^    ([<>]) (\{.*\})$", PAGE, re.MULTILINE)]


def fits(example: Any, real: Any) -> bool:
    """Whether an example has the shape of a real value: the same names and types, any part of a list."""
    if example == "…":
        return True
    if isinstance(example, dict):
        same_names = isinstance(real, dict) and set(example) == set(real)
        return same_names and all(fits(value, real[name]) for name, value in example.items())
    if isinstance(example, list):
        return isinstance(real, list) and all(any(fits(item, other) for other in real) for item in example)
    return type(example) is type(real)


def test_the_messages_of_the_conversation_are_like_real_ones(tmp_path: Path) -> None:
    """Compared with all messages that an external bot gets in a whole game."""
    guest = Guest(tmp_path, choose='say({"type": "move", "id": message["id"], "move": message["moves"][-2]["number"]})')
    bot = guest.seated()
    play(Game.new(2, seed="docs"), 1, bot)
    bot.close()
    assert bot.failure is None
    real = [json.loads(line) for line in guest.received()]
    shown = [message for mark, message in CONVERSATION if mark == ">"]
    assert {message["type"] for message in shown} == {message["type"] for message in real}
    for example in shown:
        assert any(fits(example, message) for message in real), example


def test_the_answers_of_the_conversation_are_understood() -> None:
    """Each answers the question before it with one of the moves offered."""
    answers = 0
    for (_, question), (mark, answer) in pairwise(CONVERSATION):
        if mark == ">":
            continue
        answers += 1
        if question["type"] == "hello":
            assert read_hello(answer) == "Guest"
            continue
        assert answer["id"] == question["id"]
        assert any(answer["move"] in (move["move"], move["number"]) for move in question["moves"])
        assert all(parse_move(move["move"]) == move["number"] for move in question["moves"])
        assert "thoughts" not in answer or read_thoughts(answer, 2) is not None
    assert answers == 3


def test_the_page_names_every_bot_and_every_limit() -> None:
    """Names parse; the limits are those of the program; links have a target."""
    names = re.findall(r"`([a-z]+(?::\w+)?)`", PAGE.partition("| name | plays |")[2].partition("    haspelknecht")[0])
    assert {parse_spec(name).name for name in names if name != "exec:COMMAND"} == {*BOTS}
    assert {*BOTS, *LEVELS} <= {name.partition(":")[0] for name in names}
    for limit in (
        f"`hello` | {STANDARD.start:g} s",
        f"`choose`) | {STANDARD.move:g} s",
        f"| {STANDARD.leave:g} s, then",
    ):
        assert limit in PAGE
    assert f"{LONGEST_LINE:,} bytes" in PAGE
    for link in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / link).exists(), link
