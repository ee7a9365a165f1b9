"""Positions: any state can be written and read again; impossible ones are refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haspelknecht.errors import UserError
from haspelknecht.locale import LANGUAGES
from haspelknecht.records.game import Game
from tests.players import choose
from tests.scenes import scene


def some_game(moves: int) -> Game:
    """A game after some moves."""
    game = Game.new(3, seed="position", tiles="random", options={"mill_repeat": "repeat"})
    dice = random.Random(4)
    for _ in range(moves):
        seat = game.to_act[0]
        game.play(choose("busy", game.state, seat, dice), seat)
    return game


def test_text_and_json_are_the_same_position() -> None:
    """Two ways to write it, one position."""
    game = some_game(80)
    from_text = Game.from_position(game.position_text())
    from_json = Game.from_position(json.dumps(game.position()))
    assert from_text.state == from_json.state == game.state
    assert from_text.table.setup.options.named() == game.table.setup.options.named()
    assert from_text.table.setup.field.places == game.table.setup.field.places


def test_a_position_continues_like_its_game() -> None:
    """It has the same state and the same legal moves. Only the draws start again."""
    game = some_game(60)
    again = Game.from_position(game.position(), seed="position")
    assert [str(move) for move in again.legal_moves] == [str(move) for move in game.legal_moves]


def test_missing_values_are_those_at_the_start_of_a_game() -> None:
    """So positions can be short."""
    game = scene()
    assert game.state.players[0].pinge_coal == 7
    assert game.state.players[1].tunnel_coal == 11
    assert int(game.state.bag_size()) == 18
    assert game.table.edition == "second"


@pytest.mark.parametrize(
    ("words", "key", "place"),
    [
        ({"players": {"A": {}}}, "position-players", ""),
        ({"players": {"A": {}, "C": {}}}, "position-players", ""),
        ({"colour": 1}, "value-unknown", "colour"),
        ({"year": 4}, "value-not-number", "year"),
        ({"year": "one"}, "value-not-number", "year"),
        ({"season": "monsoon"}, "value-not-known", "season"),
        ({"stage": "sleeping"}, "value-not-known", "stage"),
        ({"order": ["A"]}, "value-not-order", "order"),
        ({"order": ["A", "Z"]}, "value-not-seat", "order"),
        ({"order": "AB"}, "value-not-list", "order"),
        ({"edition": "third"}, "value-not-known", "edition"),
        ({"options": {"mill_repeat": "thrice"}}, "option-value-unknown", ""),
        ({"options": []}, "value-not-table", "options"),
        ({"pools": [{}]}, "position-pools", ""),
        ({"bag": {"yellow": 1}}, "position-disks", ""),
        ({"A": {"cart1": {"yellow": 5}}}, "position-disks", ""),
        ({"A": {"cart1": {"yellow": 1, "brown": 1}}}, "position-cart", "players.A.cart1"),
        ({"A": {"food": -1}}, "value-not-number", "players.A.food"),
        ({"A": {"food": True}}, "value-not-number", "players.A.food"),
        ({"A": {"gold": 1}}, "value-unknown", "players.A.gold"),
        ({"A": {"tiles": [17]}}, "value-not-tile", "players.A.tiles"),
        ({"A": {"tiles": [15]}}, "position-impossible", "players.A.tiles"),
        ({"A": {"markers": [22]}}, "position-impossible", "players.A.markers"),
        ({"A": {"fresh_tiles": [11]}}, "position-impossible", "players.A.fresh_tiles"),
        ({"A": {"tiles": [11]}, "stacks": {"11": ["B"]}}, "position-stack", ""),
        ({"A": {"pinge_coal": 2}}, "position-impossible", "players.A.pinge_coal"),
        ({"A": {"tunnel_coal": 9}}, "position-impossible", "players.A.tunnel_coal"),
        ({"A": {"shaft_coal": 2}}, "position-impossible", "players.A.shaft_coal"),
        ({"A": {"pinge_coal": 0, "pinge_wood": 1}}, "position-impossible", "players.A.pinge_wood"),
        ({"A": {"plan": {"farmer": {"yellow": 2}}}}, "position-impossible", "players.A.plan"),
        ({"A": {"plan": {"farmer": {"yellow": 90}}}}, "position-load", "players.A.plan.farmer"),
        ({"A": {"score": 3, "points": {"pinge": 2}}}, "position-score", "players.A"),
        ({"stage": "storing"}, "position-impossible", "stage"),
        ({"stage": "over"}, "position-impossible", "stage"),
        ({"stage": "refunding", "season": "summer"}, "position-impossible", "stage"),
        ({"offer": 45}, "position-impossible", "offer"),
        ({"at_work": {"worker": "miner"}}, "position-impossible", "at_work.worker"),
        ({"at_work": {"worker": "smith"}}, "value-not-known", "at_work.worker"),
        ({"haspelknecht_position": 7}, "position-version", ""),
        ({"field": {"99": [0, 0]}}, "value-not-tile", "field"),
        ({"field": {"11": [0]}}, "value-not-place", "field.11"),
        ({"field": {"11": [0, 0], "12": [1, 0]}}, "value-not-place", "field.12"),
        ({"components": 3}, "value-not-table", "components"),
        ({"start_buildings": [12]}, "start-building-in-play", ""),
    ],
)
def test_an_impossible_position_is_refused_with_its_path(words: dict[str, Any], key: str, place: str) -> None:
    """One clear sentence in every language."""
    board = words.pop("A", {})
    position = {"stage": "working", "players": {"A": board, "B": {}}, **words}
    with pytest.raises(UserError) as caught:
        Game.from_position(position)
    assert caught.value.key == key
    assert caught.value.values.get("place", "") == place
    for language in LANGUAGES:
        assert "\n" not in caught.value.text(language)


@pytest.mark.parametrize("text", ["", "not = [toml", "{bad json", "[" * 5000, "{" * 5000, "x" * 200_000, "a = 1"])
def test_unreadable_text_is_refused(text: str) -> None:
    """With a message, not a traceback."""
    with pytest.raises(UserError) as caught:
        Game.from_position(text)
    assert "\n" not in caught.value.text()


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 200) | st.text(max_size=6) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
PLACES = ["year", "stage", "order", "pools", "stacks", "bag", "at_work", "offer", "field", "components", "players",
          "options", "names", "turn", "start_buildings", "improved_farmhand", "bonus_step"]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(PLACES), VALUES)
def test_any_value_in_any_place_is_accepted_or_refused(name: str, value: object) -> None:
    """Hostile values never cause a crash, and accepted positions can be played."""
    words = {**some_position(), name: value}
    try_position(words)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(some_game(0).position()["players"]["A"])), VALUES)  # type: ignore[index]
def test_any_value_on_a_board_is_accepted_or_refused(name: str, value: object) -> None:
    """The same for a player's board."""
    words: Any = some_position()
    words["players"]["A"][name] = value
    try_position(words)


SOME_POSITION = json.dumps(some_game(70).position())


def some_position() -> dict[str, Any]:
    """A position in the middle of a game, as plain data."""
    words: dict[str, Any] = json.loads(SOME_POSITION)
    return words


def try_position(words: dict[str, Any]) -> None:
    """Set up a position and play a few moves, or check that the error is one line."""
    try:
        game = Game.from_position(words, seed="fuzz")
    except UserError as error:
        assert "\n" not in error.text()
        return
    dice = random.Random(1)
    for _ in range(5):
        if not game.over:
            game.play(dice.choice(game.legal_moves))
