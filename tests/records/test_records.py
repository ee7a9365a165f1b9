"""Records: written, read again, and refused with the line that is wrong."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haspelknecht.errors import UserError
from haspelknecht.locale import LANGUAGES
from haspelknecht.records.draws import seed_hash
from haspelknecht.records.game import Game
from haspelknecht.records.record import write_record
from haspelknecht.records.replay import RecordError, read_record
from tests.players import choose
from tests.records.golden import FOLDER


def played(moves: int = 10**6, players: int = 2, **options: str) -> Game:
    """A game after some moves, or at its end."""
    game = Game.new(
        players, seed="record", options=options, tiles="random", names=["Ännchen", "Łukasz", "C", "D"][:players]
    )
    dice = random.Random(1)
    while not game.over and moves > 0:
        seat = game.to_act[0]
        game.play(choose("busy", game.state, seat, dice), seat)
        moves -= 1
    return game


def is_one_line(error: UserError) -> bool:
    """Whether the message is one line in every language."""
    return all("\n" not in error.text(language) for language in LANGUAGES)


RECORD = write_record(played())
HIDDEN = write_record(played(), reveal_seed=False)
LINES = RECORD.splitlines()


def changed(old: str, new: str) -> str:
    """The record with one change."""
    assert old in RECORD
    return RECORD.replace(old, new, 1)


def line_with(start: str) -> str:
    """The first line with this beginning."""
    return next(line for line in LINES if line.startswith(start))


def refused(text: str) -> RecordError:
    """The error for a wrong record, which is one line in every language and has the line number."""
    with pytest.raises(RecordError) as caught:
        read_record(text)
    for language in LANGUAGES:
        assert "\n" not in caught.value.text(language)
        assert str(caught.value.line) in caught.value.text(language)
    return caught.value


def test_a_record_contains_the_whole_game() -> None:
    """Set-up, options, draws, moves and result."""
    game = played(mill_repeat="repeat")
    again = read_record(write_record(game))
    assert again.state == game.state
    assert again.table.names == ("Ännchen", "Łukasz")
    assert again.table.setup.options.named() == game.table.setup.options.named()
    assert again.outcome == game.outcome
    assert [step.kind for step in again.history] == [step.kind for step in game.history]


def test_an_unfinished_game_continues_with_the_same_draws() -> None:
    """Save and resume: the seed continues its stream."""
    game = played(30)
    again = read_record(write_record(game))
    dice, twin_dice = random.Random(5), random.Random(5)
    while not game.over:
        seat = game.to_act[0]
        game.play(choose("busy", game.state, seat, dice), seat)
        again.play(choose("busy", again.state, seat, twin_dice), seat)
        assert again.state == game.state


def test_a_record_without_the_seed_commits_to_it_by_a_hash() -> None:
    """During a game only the hash is published; the seed at the end proves that the draws were not changed."""
    game = played()
    hidden = write_record(game, reveal_seed=False)
    assert "seed: record" not in hidden
    assert f"seed hash: {seed_hash('record')}" in hidden
    assert read_record(hidden).outcome == game.outcome
    wrong = refused(changed("seed: record", "seed: other"))
    assert wrong.problem.key in ("record-seed-disagrees", "record-seed-hash")


def test_a_game_from_a_position_has_a_record_too() -> None:
    """The position is in the head of the record."""
    game = Game.from_position(played(25).position_text(), seed="later")
    dice = random.Random(2)
    while not game.over:
        seat = game.to_act[0]
        game.play(choose("any", game.state, seat, dice), seat)
    assert read_record(write_record(game)).state == game.state


def test_comments_and_blank_lines_are_ignored() -> None:
    """People may annotate records."""
    assert read_record("\n# mine\n" + RECORD.replace("\n", "\n\n# note\n")).outcome == played().outcome


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-not-one"),
        ("hello\n", "record-not-one"),
        (changed("record 1", "record 9"), "record-version"),
        (changed("edition: second", "edition: third"), "edition-unknown"),
        (changed("edition: second", "edition: second\nedition: first"), "record-twice"),
        (changed("edition: second", "edition: second\noption mill_repeat: twice"), "option-value-unknown"),
        (changed("edition: second", "edition: second\noption mills: twice"), "option-unknown"),
        (changed("player B: Łukasz", "player C: Łukasz"), "record-players"),
        (changed("player B: Łukasz\n", ""), "record-head-incomplete"),
        (changed("pinge: ", "pinge: 9 "), "components-list"),
        (changed("costs: 11=", "costs: 11=Z"), "record-unreadable"),
        (changed("field: ", "field: 99@0,0 "), "value-not-tile"),
        (changed("field: ", "field: here "), "record-unreadable"),
        (changed("order: ", "order: A "), "value-not-order"),
        (changed("year 1 spring", "year 1 summer"), "record-heading"),
        (changed("year 1 spring", "draw YYY\nyear 1 spring"), "record-no-draw-due"),
        (changed("draw ", "draw Q"), "record-disk-unknown"),
        (changed("draw ", "draw YYYYYYYYYYYYYY"), "record-seed-disagrees"),
        (HIDDEN.replace("draw ", "draw YYYYYYYYYYYYYY", 1), "record-disk-missing"),
        (changed("year 1 spring", "year 1 spring\nA fly"), "move-unknown"),
        (changed("year 1 spring", "year 1 spring\nA lift"), "illegal-move"),
        (changed("year 1 spring", "year 1 spring\nE pass"), "seat-unknown"),
        (changed(line_with("result"), "result: A 99, B 0"), "record-result"),
        (changed(line_with("winner"), "winner: C"), "record-winner"),
        (RECORD + "A end\n", "record-after-end"),
        (changed(line_with("result"), "unfinished"), "record-is-finished"),
        ("\n".join(LINES[:-1]), "record-truncated"),
        ("\n".join(LINES[:40]), "record-truncated"),
        ("\n".join(LINES[:40]) + "\nresult: A 1, B 1\nwinner: A\n", "record-not-finished"),
        ("x" * 3000, "record-line-too-long"),
    ],
)  # fmt: skip
def test_the_error_for_a_wrong_record_has_its_line(text: str, key: str) -> None:
    """Damaged, truncated and impossible records each have a clear error."""
    assert refused(text).problem.key == key


def test_an_illegal_move_names_its_rule() -> None:
    """The error says why."""
    error = refused(changed("year 1 spring", "year 1 spring\nA farmer makes food"))
    assert "R-FLOW-06" in error.text()


def test_a_draw_with_too_few_or_too_many_disks_is_refused() -> None:
    """Every refill must fill the pools exactly."""
    draw = line_with("draw")
    assert refused(changed(draw, draw[:-1])).problem.key == "record-draw-too-short"
    with pytest.raises(RecordError) as caught:
        read_record(HIDDEN.replace("\nyear 1 spring", "Y\nyear 1 spring", 1))
    assert caught.value.problem.key in ("record-draw-too-long", "record-disk-missing")


def test_a_huge_record_is_refused_at_once() -> None:
    """Untrusted input cannot fill the memory."""
    with pytest.raises(UserError) as caught:
        read_record("a" * 2_000_000)
    assert caught.value.key == "record-too-long"


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_golden_game_with_random_damage_never_crashes(data: st.DataObject) -> None:
    """Characters changed, lines dropped, doubled or cut: the record is still valid, or the error is one line."""
    name = data.draw(st.sampled_from(sorted(FOLDER.glob("*.txt"))))
    text = name.read_text(encoding="utf-8")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        kind = data.draw(st.sampled_from(["letter", "cut", "drop", "double"]))
        if kind == "letter":
            text = text[:at] + data.draw(st.characters()) + text[at + 1 :]
        elif kind == "cut":
            text = text[: at + 1]
        else:
            lines = text.split("\n")
            line = at % len(lines)
            lines[line : line + 1] = [] if kind == "drop" else [lines[line]] * 2
            text = "\n".join(lines) or "x"
    try:
        read_record(text)
    except UserError as error:
        assert is_one_line(error)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=400))
def test_any_text_after_the_first_line_never_crashes(text: str) -> None:
    """Hostile input."""
    with pytest.raises(UserError):
        read_record("haspelknecht record 1\n" + text)
