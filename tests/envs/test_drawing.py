"""Drawings of positions: well-formed, complete, and without anything that a seat may not know."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haspelknecht import Game
from haspelknecht.data.layouts import load_layouts
from haspelknecht.envs.drawing import draw, load_ipython_extension
from haspelknecht.envs.pettingzoo_env import env
from haspelknecht.locale import LANGUAGES
from haspelknecht.rules.pieces import COLOUR_NAMES, tile_number
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State
from haspelknecht.view.facts import game_facts
from tests.players import choose
from tests.scenes import scene


def words(svg: str) -> list[str]:
    """All texts in a drawing, without the tooltips."""
    return [node.text or "" for node in ElementTree.fromstring(svg).iter("text")]


def shapes(svg: str, style: str) -> int:
    """How many shapes of a style there are."""
    return sum(style in node.get("class", "").split() for node in ElementTree.fromstring(svg).iter())


@settings(max_examples=10)
@given(st.integers(0, 10**6), st.integers(0, 150), st.sampled_from([2, 3, 4]), st.sampled_from(LANGUAGES))
def test_every_position_can_be_drawn(seed: int, moves: int, players: int, language: str) -> None:
    """In every language, as well-formed markup with all disks in it."""
    game = Game.new(players, seed=seed)
    dice = random.Random(seed)
    while not game.over and moves > 0:
        seat = int(game.state.seat())
        game.play(choose("busy", game.state, seat, dice), seat)
        moves -= 1
    svg = draw(game, language).svg
    state = game.state
    shown = sum(shapes(svg, f"hk-on-{colour}") for colour in COLOUR_NAMES)
    on_boards = 0
    for player in state.players:  # a colour marker that a plan uses is drawn as a disk
        planned = (player.planned_yellow(), player.planned_brown(), player.planned_black())
        on_boards += sum(max(int(player.disks(colour)), int(count)) for colour, count in enumerate(planned))
    assert shown == sum(map(int, state.pools)) + int(state.bag_size()) + on_boards
    assert shown >= 9 * players


def test_a_board_shows_farm_and_mine() -> None:
    """Goods and points as words; coal, wood and water as shapes."""
    game = scene({"food": 3, "coal": 2, "water": 3, "pinge_coal": 5, "pinge_wood": 1, "tiles": [11]})
    svg = draw(game).svg
    assert {"Food 3", "Coal 2", "Wood 0", "Pinge", "Shaft", "Tunnel"} <= set(words(svg))
    assert words(svg).count("11") == 2  # on the field and on the board
    assert shapes(svg, "hk-taken") == 2
    assert shapes(svg, "hk-wood") == 3  # a prop of two posts and a beam
    wet_pools = bin(game.state.setup.components.wet_pools & 3).count("1")
    assert shapes(svg, "hk-water") == 3 + int(game.state.players[1].water) + wet_pools


def test_the_ring_marks_who_may_act() -> None:
    """In the turn order and on the board."""
    assert shapes(draw(scene()).svg, "hk-ring") == 2


def test_the_view_of_a_seat_hides_the_plans_of_others() -> None:
    """A drawing of `game.view(seat)` shows only what the seat may know."""
    game = Game.new(2, seed=4)
    dice = random.Random(4)
    while game.state.stage != PLANNING:
        game.play(dice.choice(game.legal_moves))
    first = int(game.state.seat())
    busiest = max(game.moves_of(first), key=lambda move: len(str(move)))
    game.play(busiest, first)
    assert "Farmer" in words(draw(game.view(first)).svg)
    assert "Farmer" not in words(draw(game.view(1 - first)).svg)


def test_notebooks_show_pictures() -> None:
    """A picture, an environment, and after `%load_ext` games and states."""
    game = Game.new(2, seed=1)
    assert draw(game)._repr_html_() == draw(game.state).svg
    assert env()._repr_html_().startswith("<svg ")
    known: dict[type, Any] = {}
    formatter = SimpleNamespace(for_type=known.__setitem__)
    load_ipython_extension(SimpleNamespace(display_formatter=SimpleNamespace(formatters={"text/html": formatter})))
    assert known[Game](game) == known[State](game.state) == draw(game).svg


@pytest.mark.parametrize("name", load_layouts())
def test_every_field_fits_on_the_paper(name: str) -> None:
    """All its tiles, with their numbers."""
    layout = load_layouts()[name]
    game = Game.new(layout.players[0], seed=1, layout=layout)
    svg = draw(game).svg
    root = ElementTree.fromstring(svg)
    width, height = map(float, root.get("viewBox", "").split()[2:])
    for box in root.iter("rect"):
        assert float(box.get("x", "")) + float(box.get("width", "")) <= width
        assert float(box.get("y", "")) + float(box.get("height", "")) <= height
    assert {str(tile_number(tile)) for tile in game.table.setup.field.places} <= set(words(svg))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_say_what_they_do_in_this_game(language: str) -> None:
    """On the field and on the board the text follows the options."""
    options = {"pickaxe_delay": "no", "coal_storage": "coal_or_wood"}
    position = scene({"tiles": [13]}, stacks={"13": ["A"]}).position() | {"options": options}
    game = Game.from_position(position, seed=1)
    facts = game_facts(game.table, language).tiles
    usual = game_facts(scene().table, language).tiles
    assert facts["13"].text != usual["13"].text
    notes = [node.text for node in ElementTree.fromstring(draw(game, language).svg).iter("title")]
    assert {tile.text for tile in facts.values()} <= set(notes)
    assert f"{facts['13'].name}: {facts['13'].text}" in notes
    assert usual["13"].text not in notes
