"""What the boards, the field and the lists look like."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from haspelknecht.bots import SeatedBot
from haspelknecht.cli import board_view, field_view, move_view, score_view, table_view, tile_view
from haspelknecht.cli.story import tell
from haspelknecht.data.layouts import load_layouts
from haspelknecht.records.game import Game
from haspelknecht.records.history import Outcome
from haspelknecht.telling.scene import Scene
from tests.scenes import Words, scene

LATE: Words = {
    "pinge_coal": 0, "tunnel_coal": 6, "tunnel_wood": 5, "shaft_coal": 3, "water": 3, "tiles": [11, 22],
    "markers": [22], "cart1": {"black": 3}, "cart2": {"yellow": 2}, "food": 1,
    "plan": {"farmer": {"black": 3}, "haspelknecht": "yellow", "miner": "food"}, "done": ["farmer"],
}  # fmt: skip


def drawn(thing: RenderableType, width: int = 80) -> list[str]:
    """The lines a player sees without colours."""
    console = Console(width=width, color_system=None, highlight=False, emoji=False)
    with console.capture() as captured:
        console.print(thing)
    return [line.rstrip() for line in captured.get().splitlines()]


def seen(game: Game, seat: int = 0) -> Scene:
    """The table from one seat."""
    return Scene(game.view(seat), game.table.names, "en")


def test_the_pinge_shows_groups_wood_and_water() -> None:
    game = scene({"pinge_coal": 5, "pinge_wood": 1, "water": 2})
    lines = drawn(board_view.board(seen(game), 0))
    assert any("Pinge   ··■ Π ■■ ┊ □□   Pit water ≈≈   from 2 on no mining" in line for line in lines)


def test_the_tunnel_shows_props_coal_points_and_symbols() -> None:
    game = scene(LATE, stacks={"11": ["A"], "22": ["A"]})
    lines = drawn(board_view.board(seen(game), 0))
    assert any("Tunnel  Π·      Π·      Π·      Π··     Π■■     ┊□□     ┊□□" in line for line in lines)
    assert any("✓1 W    ✓1 o    ✓2 l    ✓2 Wo   2 ol    2 Wl    3 ol" in line for line in lines)
    assert any("Shaft   Coal ■■■   Pit water ≈≈≈   from 2 on no lifting, from 5 no mining" in line for line in lines)
    assert any("Workers Farmer KKK ✓   Farmhand –   Haspelknecht Y   Miner 1 food" in line for line in lines)
    assert any("Markers 22 Wheelbarrow marker: works as 1 yellow disk" in line for line in lines)


def test_an_opponent_takes_few_lines() -> None:
    game = scene({}, LATE, stacks={"11": ["B"], "22": ["B"]})
    lines = drawn(board_view.compact(seen(game), 1))
    assert len(lines) <= 4
    assert "Tunnel 6 coal, 4 of 7 sections" in " ".join(lines)


def test_the_field_tells_points_fees_and_owners_for_one_player() -> None:
    game = scene({"tiles": [11]}, {"tiles": [11, 23]}, stacks={"11": ["A", "B"], "23": ["B"]})
    text = "\n".join(drawn(field_view.field(seen(game), 0, 80)))
    assert "│K○                   │Y○               1 VP│" in text  # own tile: no points any more; the top disk is B
    assert "│BA              yours│" in text
    assert "│B             -1 good│" in text
    assert "closed" in text
    mine = "\n".join(drawn(field_view.field(seen(game, 1), 1, 80)))
    assert "-1 good" not in mine


@pytest.mark.parametrize("name", sorted(load_layouts()))
def test_every_layout_fits_into_80_columns(name: str) -> None:
    layout = load_layouts()[name]
    game = Game.new(layout.players[0], layout=name, seed="1")
    lines = drawn(field_view.field(seen(game), 0, 80))
    assert max(cell_len(line) for line in lines) <= 80
    text = "\n".join(lines)
    for x in game.position()["field"]:  # type: ignore[attr-defined]
        assert str(x) in text


def test_a_tile_sheet_says_everything() -> None:
    game = scene({})
    text = " ".join(drawn(tile_view.tile_sheet(seen(game), 0, 1, 12)))
    assert "Building: in winter you may store" in text
    assert "1 fork 1 building symbol" in text
    assert "This tile is not in play." in " ".join(drawn(tile_view.tile_sheet(seen(game), 0, 4, 15)))


def test_disks_say_what_they_are_good_for() -> None:
    game = scene({"cart1": {"black": 2}, "cart2": {"yellow": 1}, "plan": {"step": "farmer"}}, stage="planning")
    view = seen(game)
    text = "\n".join(drawn(move_view.move_list(view, 0, move_view.in_groups(view, game.moves_of(0)))))
    assert "KK  mining, 2 steps; pays 11 Carrying Pole" in text
    assert "YKK  out of reach: 22" in text


def test_long_lists_stand_in_groups_and_keep_their_numbers() -> None:
    game = scene(
        {"coal": 4, "food": 2, "wood": 3, "tiles": [12]}, season="winter", stage="storing", stacks={"12": ["A"]}
    )
    view = seen(game)
    moves = move_view.in_groups(view, game.moves_of(0))
    lines = drawn(move_view.move_list(view, 0, moves))
    assert "    Wood on the farm" in lines
    assert sorted(moves) == game.moves_of(0)
    assert f" {len(moves)} " in lines[-1]


def test_ties_are_explained() -> None:
    game = scene({"pinge_coal": 3, "pinge_wood": 1}, {})
    note = score_view.tie_break(seen(game), Outcome((0, 1), (9, 9)), 0, 1)
    assert note == "same points; Anna mined more coal (4 to 0)"
    game = scene({}, {})
    assert "earlier in the turn order" in score_view.tie_break(seen(game), Outcome((0, 1), (9, 9)), 0, 1)
    assert score_view.tie_break(seen(game), Outcome((0, 1), (9, 8)), 0, 1) == ""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_story_of_a_game(players: int) -> None:
    game = Game.new(players, seed="7", tiles="random")
    bot = SeatedBot("random", "7")
    while not game.over:
        seat = game.to_act[0]
        game.play(bot.choose(game, seat).move, seat)
        if len(game.history) % 7 == 0:
            assert max(map(cell_len, drawn(table_view.overview(seen(game), 0, 120, with_pools=True), 120))) <= 120
    story = "\n".join(line for part in tell(game, 0, len(game.history), "en") for line in drawn(part))
    assert story.count("The plans are revealed:") == 9
    assert story.count("The rent is due:") == 3
    assert "Year 3, Winter" in story
