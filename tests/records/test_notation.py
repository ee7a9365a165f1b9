"""Moves as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from haspelknecht.errors import UserError
from haspelknecht.records.fields import move_fields
from haspelknecht.records.moves import Move
from haspelknecht.records.notation import codes, move_text, parse_move, parse_seat, texts
from haspelknecht.rules.loads import LOADS, all_triples
from haspelknecht.rules.moves import MOVES


def is_a_sentence(error: UserError) -> bool:
    """Whether the message is one line."""
    return bool(error.text()) and "\n" not in error.text()


def test_every_move_has_one_text_and_every_text_one_move() -> None:
    """Texts and moves are one-to-one."""
    assert len(texts()) == len(codes())
    for move, text in texts().items():
        assert 0 <= move < MOVES
        assert parse_move(text) == move
        assert move_text(move) == text
        assert str(Move(move)) == text


def test_the_texts_read_like_the_game() -> None:
    """A few examples."""
    for text in (
        "take 2 brown", "take 2 brown 1", "lamp 1 yellow 1 black", "farmer 1 yellow 2 brown", "farmhand idle",
        "digger food", "miner thaler", "haspelknecht yellow", "farmer buys 31", "farmhand buys 24 for coal",
        "store farm wood barn food storage coal wood", "store nothing", "pump 2", "end",
    ):  # fmt: skip
        assert move_text(parse_move(text)) == text


def test_case_and_spaces_do_not_matter() -> None:
    """People may type moves."""
    assert parse_move("  Take   2  BROWN ") == parse_move("take 2 brown")


def test_there_is_no_text_for_paying_a_miner_with_a_disk() -> None:
    """Because of R-MINER-02."""
    with pytest.raises(UserError):
        parse_move("miner yellow")


def test_the_number_of_loads_is_what_the_action_space_says() -> None:
    """The table of loads fills its range exactly."""
    assert len(all_triples()) == LOADS


def test_every_move_has_fields_in_plain_words() -> None:
    """Each move has a kind, and no two moves have the same fields."""
    seen: dict[str, int] = {}
    for move in texts():
        fields = move_fields(move)
        assert fields["kind"]
        assert seen.setdefault(repr(fields), move) == move, fields


@given(st.text(max_size=200))
def test_any_other_text_is_refused_with_a_sentence(text: str) -> None:
    """No text crashes the parser."""
    try:
        assert parse_move(text) in texts()
    except UserError as error:
        assert is_a_sentence(error)


@given(st.text(max_size=5), st.integers(2, 4))
def test_seats_parse_or_are_refused(text: str, players: int) -> None:
    """Only A to D, depending on the number of players."""
    try:
        assert 0 <= parse_seat(text, players) < players
    except UserError as error:
        assert is_a_sentence(error)
