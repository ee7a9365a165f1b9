"""Answers of external bots: what is accepted, and what is not."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from haspelknecht.bots import Thoughts, observe
from haspelknecht.bots.external.answers import parse_line, read_hello, read_move, read_thoughts
from haspelknecht.bots.external.failure import ExternalFailure
from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text, parse_move

GAME = Game.new(2, seed="answers")
SEEN = observe(GAME, GAME.to_act[0])
JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inside: some.lists(inside, max_size=3) | some.dictionaries(some.text(max_size=3), inside, max_size=3),
    max_leaves=4,
)


def test_a_move_is_given_by_text_or_number() -> None:
    """Both mean the same."""
    move = SEEN.legal_moves[-1]
    assert read_move({"type": "move", "id": 3, "move": move}, 3, SEEN) == move
    assert read_move({"type": "move", "id": 3, "move": move_text(move)}, 3, SEEN) == move


@pytest.mark.parametrize("place", ["type", "id", "move"])
def test_an_answer_as_deep_as_a_shaft_is_refused_like_any_other(place: str) -> None:
    deep: object = []
    for _ in range(5_000):
        deep = [deep]
    with pytest.raises(ExternalFailure):
        read_move({"type": "move", "id": 7, "move": 1, place: deep}, 7, SEEN)


def test_thoughts_are_taken_over() -> None:
    """Points, chances and a line of moves, all of them optional."""
    answer = {"points": [21, 24.5], "wins": [0.25, 0.75], "line": ["pass", 0], "iterations": 12, "mood": "good"}
    thoughts = read_thoughts({"thoughts": answer}, 2)
    assert thoughts == Thoughts((21.0, 24.5), (0.25, 0.75), (parse_move("pass"), 0), 12)
    assert read_thoughts({"thoughts": {}}, 2) == Thoughts()
    assert read_thoughts({}, 2) is None


@pytest.mark.parametrize(
    "thoughts",
    [
        "none", {"points": [1]}, {"points": [1, None]}, {"points": [True, False]}, {"wins": [0.5, 1.5]},
        {"wins": [float("nan"), 0.5]}, {"line": "pass"}, {"line": ["dance"]}, {"iterations": -1},
        {"points": [10**400, 0]},
    ],
)  # fmt: skip
def test_thoughts_of_a_wrong_form_are_none(thoughts: object) -> None:
    """They are ignored, without a forfeit."""
    assert read_thoughts({"thoughts": thoughts}, 2) is None


@settings(max_examples=40)
@given(some.dictionaries(some.sampled_from(["type", "id", "move", "name", "protocol", "thoughts"]), JSON))
def test_any_answer_is_understood_or_refused_in_one_line(answer: dict[str, object]) -> None:
    """Whatever a bot may send."""
    read_thoughts(answer, 2)
    for kind in ("move", "hello", answer.get("type")):
        said = {**answer, "type": kind}
        try:
            assert read_move({**said, "id": 1}, 1, SEEN) in SEEN.legal_moves
            assert read_hello(said)
        except ExternalFailure as failure:
            assert "\n" not in str(failure)


@given(some.binary() | some.text().map(str.encode))
def test_any_line_is_an_object_or_refused_in_one_line(line: bytes) -> None:
    """Bytes that are not text, and text that is not JSON."""
    try:
        assert isinstance(parse_line(line), dict)
    except ExternalFailure as failure:
        assert "\n" not in str(failure)
