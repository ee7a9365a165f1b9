"""What the boards, the field and the lists look like, and that they show what the view says."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from haspelknecht.cli import play
from haspelknecht.cli.play import draw_board, draw_decision, draw_field, draw_table
from haspelknecht.cli.play.draw_log import LogWriter
from haspelknecht.cli.play.screen import Screen
from haspelknecht.data.layouts import load_layouts
from haspelknecht.locale import LANGUAGES
from haspelknecht.records.game import Game
from haspelknecht.records.history import Outcome
from haspelknecht.view.board import LETTERS, board_view
from haspelknecht.view.facts import game_facts, tile_facts
from haspelknecht.view.game_log import GameLog, happened_in
from haspelknecht.view.seat import seat_view
from haspelknecht.view.types import MoveView
from tests.scenes import Words, scene
from tests.view.games import played, positions

LATE: Words = {
    "pinge_coal": 0, "tunnel_coal": 6, "tunnel_wood": 5, "shaft_coal": 3, "water": 3, "tiles": [11, 22],
    "markers": [22], "cart1": {"black": 3}, "cart2": {"yellow": 2}, "food": 1,
    "plan": {"farmer": {"black": 3}, "haspelknecht": "yellow", "miner": "food"}, "done": ["farmer"],
}  # fmt: skip
NO_WRAPPING = 2000


def drawn(thing: RenderableType, width: int = 80) -> list[str]:
    """The lines a player sees without colours."""
    console = Console(width=width, color_system=None, highlight=False, emoji=False)
    with console.capture() as captured:
        console.print(thing)
    return [line.rstrip() for line in captured.get().splitlines()]


def unwrapped(things: Iterable[RenderableType]) -> str:
    """Everything on lines as long as they need to be."""
    return "\n".join(line for thing in things for line in drawn(thing, NO_WRAPPING))


def seen(game: Game, seat: int = 0, language: str = "en") -> Screen:
    """The table from one seat."""
    return Screen.of(game, seat, language)


# -- the terminal shows what the view says ---------------------------------------------------------------------------


def test_what_is_drawn_comes_from_the_view_alone() -> None:
    """Nothing that draws reads the state of the game: from the rules it needs only the order of names."""
    for file in sorted(Path(play.__file__).parent.glob("draw_*.py")):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        imported = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
        from_engine = {name for name in imported if name.startswith(("haspelknecht.rules", "haspelknecht.records"))}
        assert from_engine <= {"haspelknecht.rules.pieces", "haspelknecht.records.history"}, file.name


@pytest.mark.parametrize("number", range(10))
def test_a_decision_shows_all_that_the_view_says(number: int) -> None:
    """The question, every move with its words and its warning, the work of each worker, the commit button."""
    language = LANGUAGES[number % len(LANGUAGES)]
    kinds = set()
    for game in positions(number, 0.3):
        if game.over:
            continue
        seat = game.to_act[0]
        view = seat_view(game, seat, language, placed=())
        screen = seen(game, seat, language)
        assert (screen.seat.moves, screen.seat.compose, screen.seat.work) == (view.moves, view.compose, view.work)
        shown = unwrapped([*draw_decision.status(screen), *draw_decision.decision(screen)])
        wanted = [view.todo]
        wanted += [text for move in view.moves for text in (move.move, move.does, move.warning)]
        for work in view.work:
            wanted += [work.does, work.why.message if work.why else ""]
        if view.compose is not None:
            wanted += [view.compose.commit, view.compose.warning]
            for places in view.compose.accepts.values():
                wanted += [draw_decision.place_words(screen, place) for place in places]
        for text in wanted:
            assert text in shown, text
        kinds.add(game.state.stage)
    assert len(kinds) > 4


@pytest.mark.parametrize("number", range(5))
def test_numbers_of_the_list_are_the_moves_of_the_view(number: int) -> None:
    for game in positions(number, 0.1):
        if game.over:
            continue
        screen = seen(game, game.to_act[0])
        choices = draw_decision.choices(screen.seat)
        assert [choice for choice in choices if isinstance(choice, MoveView)] == screen.seat.moves
        accepts = {} if screen.seat.compose is None else screen.seat.compose.accepts
        assert len(choices) == len(screen.seat.moves) + sum(len(places) for places in accepts.values())
        lines = drawn(draw_decision.choice_list(screen), NO_WRAPPING)
        assert [line.split()[0] for line in lines[: len(choices)]] == [str(n + 1) for n in range(len(choices))]


@pytest.mark.parametrize("number", range(5))
def test_the_log_shows_every_line_of_the_view(number: int) -> None:
    game, language = played(number), LANGUAGES[number % len(LANGUAGES)]
    log = GameLog(game.table, game.start, language)
    log.add_all(happened_in(game))
    shown = unwrapped(LogWriter(game.table.names, language).paragraphs(log.entries))
    texts = [line.text for entry in log.entries for line in entry.lines]
    assert len(texts) > 100
    at = 0
    for text in texts:  # in the order of the log, none left out
        assert text in shown[at:], text
        at = shown.index(text, at) + len(text)


@pytest.mark.parametrize("number", range(3))
def test_boards_and_scores_are_those_of_the_view(number: int) -> None:
    for game in positions(number, 0.05):
        screen, board = seen(game), board_view(game)
        sheet = drawn(draw_table.score_sheet(screen), NO_WRAPPING)
        scores = [str(player.score) for player in board.players.values()]
        assert any(line.split()[-len(scores) :] == scores for line in sheet)
        if not game.over:
            assert sheet[-2].split()[-len(scores) :] == [str(p.score_if_over) for p in board.players.values()]
        for letter, player in board.players.items():
            if letter != screen.seat.seat:
                shown = unwrapped([draw_board.board(screen, letter)])
                assert f"Food {player.food}   Wood {player.wood}   Coal {player.coal}" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_tiles_follow_the_edition_and_say_what_is_missing(edition: str, language: str) -> None:
    game = Game.new(2, seed="1", edition=edition)
    screen = seen(game, language=language)
    for number, facts in game_facts(game.table, language).tiles.items():
        shown = unwrapped([draw_field.tile_sheet(screen, number, facts)])
        missing = screen.seat.tiles[number].missing
        assert facts.text in shown
        assert missing is None or missing.message in shown


# -- what it looks like ----------------------------------------------------------------------------------------------


def test_the_pinge_shows_groups_wood_and_water() -> None:
    game = scene({"pinge_coal": 5, "pinge_wood": 1, "water": 1})
    lines = drawn(draw_board.board(seen(game), "A"))
    assert any("Pinge   ··■ Π ■■ ┊ □□   Pit water ≈   2+ no mining" in line for line in lines)
    game = scene({"pinge_coal": 5, "pinge_wood": 1, "water": 2})
    lines = drawn(draw_board.board(seen(game), "A"))
    assert any("Pinge   ··□ Π □□ ┊ □□   Pit water ≈≈  2+ no" in line.replace("≈≈   ", "≈≈  ") for line in lines)


def test_the_tunnel_shows_props_coal_points_and_symbols() -> None:
    game = scene(LATE, stacks={"11": ["A"], "22": ["A"]})
    lines = drawn(draw_board.board(seen(game), "A"))
    assert any("Tunnel  Π·      Π·      Π·      Π··     Π■■     ┊□□     ┊□□" in line for line in lines)
    assert any("✓1 W    ✓1 o    ✓2 l    ✓2 Wo   2 ol    2 Wl    3 ol" in line for line in lines)
    assert any("Shaft   Coal ■■■   Pit water ≈≈≈   2+ no lifting, 5+ no mining" in line for line in lines)
    assert any("Workers Farmer KKK ✓   Farmhand –   Miner 1 food   Haspelknecht Y" in line for line in lines)
    assert any("Markers 22 Wheelbarrow marker: works as 1 yellow disk" in line for line in lines)


def test_an_opponent_takes_few_lines() -> None:
    game = scene({}, LATE, stacks={"11": ["B"], "22": ["B"]})
    lines = drawn(draw_board.compact(seen(game), "B"))
    assert len(lines) <= 4
    assert "Tunnel 6 coal, 4 of 7 sections" in " ".join(lines)


def test_the_field_shows_points_fees_and_owners_for_one_player() -> None:
    game = scene({"tiles": [11]}, {"tiles": [11, 23]}, stacks={"11": ["A", "B"], "23": ["B"]})
    text = "\n".join(drawn(draw_field.field(seen(game), 80)))
    assert "│K○                   │Y○               1 VP│" in text  # own tile: no points any more; the top disk is B
    assert "│BA              yours│" in text
    assert "│B              -1 any│" in text
    assert "closed" in text
    mine = "\n".join(drawn(draw_field.field(seen(game, 1), 80)))
    assert "-1 any" not in mine


@pytest.mark.parametrize("name", sorted(load_layouts()))
def test_every_layout_fits_into_80_columns(name: str) -> None:
    layout = load_layouts()[name]
    game = Game.new(layout.players[0], layout=name, seed="1")
    lines = drawn(draw_field.field(seen(game), 80))
    assert max(cell_len(line) for line in lines) <= 80
    text = "\n".join(lines)
    for number in game_facts(game.table, "en").field:
        assert number in text


def test_a_tile_sheet_says_everything() -> None:
    game = scene({})
    screen, setup = seen(game), game.table.setup
    text = " ".join(drawn(draw_field.tile_sheet(screen, "12", tile_facts(setup, 12, "en"))))
    assert "Building: in winter, you may store" in text
    assert "1 fork 1 building symbol" in text
    other = drawn(draw_field.tile_sheet(screen, "15", tile_facts(setup, 15, "en")))
    assert "This tile isn’t in play." in " ".join(other)


def test_the_outlook_says_what_the_plan_brings() -> None:
    """Two own workers who make food get one more by synergy; the rent of the first winter is 2 food."""
    plan = {"farmer": {"yellow": 2}, "farmhand": {"yellow": 1}}
    game = scene({"cart1": {"yellow": 3}, "plan": plan, "coal": 3})
    text = unwrapped(draw_decision.outlook(seen(game)))
    assert "Farmhand: makes 2 food (synergy +1)" in text
    assert "Rent: 2 food   you’ll have 4 food   3 coal: " in text


def test_ties_are_explained() -> None:
    game = scene({"pinge_coal": 3, "pinge_wood": 1}, {})
    assert draw_table.tie_break(seen(game), "A", "B") == "same points; Anna mined more coal (4 to 0)"
    assert "earlier in the turn order" in draw_table.tie_break(seen(scene({}, {})), "A", "B")
    ahead = scene({"points": {"developments": 1}}, {})
    assert draw_table.tie_break(seen(ahead), "A", "B") == ""
    text = unwrapped([draw_table.result(seen(game), Outcome((0, 1), (0, 0)))])
    assert "2. B Bruno  0 VP  same points; Anna mined more coal (4 to 0)" in text


@pytest.mark.parametrize("number", range(3))
def test_no_overview_is_wider_than_the_terminal(number: int) -> None:
    for game in positions(number, 0.1):
        for width in (80, 100, 120):
            for seat in range(game.table.players):
                screen = seen(game, seat)
                overview = draw_table.overview(screen, width, with_pools=True)
                lines = drawn(overview, width) + [
                    line for part in (*draw_decision.status(screen), *draw_decision.decision(screen))
                    for line in drawn(part, width)
                ]  # fmt: skip
                assert max(map(cell_len, lines)) <= width


def test_the_log_of_a_whole_game_has_headings() -> None:
    game = played(0)
    log = GameLog(game.table, game.start, "en")
    log.add_all(happened_in(game))
    text = unwrapped(LogWriter(game.table.names, "en").paragraphs(log.entries))
    assert text.count("The rent is due:") == 3
    assert text.count("Year 3, Winter") == 1
    assert all(f"{letter} {name}: " in text for letter, name in zip(LETTERS, game.table.names, strict=False))
