"""The commands that a player can type besides moves."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table as Grid

from haspelknecht.cli import board_view, field_view, score_view, table_view
from haspelknecht.cli.play_lookup import look_up_rule, why_move
from haspelknecht.cli.sitting import Sitting
from haspelknecht.cli.story import tell
from haspelknecht.cli.tile_view import find_tile, tile_sheet
from haspelknecht.errors import UserError
from haspelknecht.records.notation import parse_seat
from haspelknecht.rules.stages import PLANNING

Command = Callable[[Sitting, int, str], None]


class LeaveTable(Exception):  # noqa: N818 - not an error
    """Raised when the player leaves the game."""


def show_help(sitting: Sitting, seat: int, rest: str) -> None:
    """List all commands."""
    grid = Grid.grid(padding=(0, 2))
    for name in NAMES:
        grid.add_row(sitting.say(f"play-usage-{name}"), sitting.say(f"play-help-{name}"))
    sitting.show(sitting.say("play-help-intro"), grid, board_view.legend(sitting.scene(seat)))


def undo(sitting: Sitting, seat: int, rest: str) -> None:
    """Take back one move; raises `UserError` if that is not allowed."""
    if sitting.pending is not None:
        sitting.pending = None
        return
    if not sitting.game.may_undo(seat):
        raise UserError("play-cannot-undo")
    sitting.game.undo()
    sitting.taken_back()


def restart(sitting: Sitting, seat: int, rest: str) -> None:
    """Take back the whole turn."""
    if sitting.game.state.stage == PLANNING:
        withdraw(sitting, seat, rest)
        return
    undo(sitting, seat, rest)
    while sitting.game.may_undo(seat):
        undo(sitting, seat, rest)


def withdraw(sitting: Sitting, seat: int, rest: str) -> None:
    """Take back the whole plan."""
    if sitting.pending is None or sitting.game.planned_steps(seat):
        sitting.game.withdraw_plan(seat)
    sitting.taken_back()


def show_board(sitting: Sitting, seat: int, rest: str) -> None:
    """Show a board in full."""
    whose = parse_seat(rest, sitting.game.table.players) if rest else seat
    scene = sitting.scene(seat)
    sitting.show(board_view.board(scene, whose), board_view.legend(scene))


def show_field(sitting: Sitting, seat: int, rest: str) -> None:
    """Show the development field."""
    sitting.show(field_view.field(sitting.scene(seat), seat, sitting.console.width))


def show_tile(sitting: Sitting, seat: int, rest: str) -> None:
    """Show one tile."""
    sitting.show(tile_sheet(sitting.scene(seat), seat, find_tile(rest), int(rest)))


def show_table(sitting: Sitting, seat: int, rest: str) -> None:
    """Show everything on the table."""
    sitting.show(table_view.overview(sitting.scene(seat), seat, sitting.console.width, with_pools=True))


def show_scores(sitting: Sitting, seat: int, rest: str) -> None:
    """Show the points by source."""
    sitting.show(score_view.score_sheet(sitting.game, sitting.scene(seat)))


def show_log(sitting: Sitting, seat: int, rest: str) -> None:
    """Show what happened between the player's last turn and this one."""
    history = sitting.game.history
    last = len(history)
    while last and history[last - 1].kind == "move" and history[last - 1].seat == seat:
        last -= 1
    first = last
    while first and not (history[first - 1].kind == "move" and history[first - 1].seat == seat):
        first -= 1
    sitting.show(*(tell(sitting.game, first, last, sitting.language) or [sitting.say("play-no-news")]))


def show_why(sitting: Sitting, seat: int, rest: str) -> None:
    """Show which rules allow or forbid a move."""
    sitting.show(*why_move(sitting, seat, rest))


def show_rule(sitting: Sitting, seat: int, rest: str) -> None:
    """Show the text of a rule, a chapter or an option."""
    look_up_rule(sitting.console, rest, sitting.language)


def show_moves(sitting: Sitting, seat: int, rest: str) -> None:
    """Show the list of moves again."""
    sitting.show_moves(seat)


def save(sitting: Sitting, seat: int, rest: str) -> None:
    """Save the game as a record."""
    sitting.show(sitting.say("play-saved", file=sitting.save_file.save(sitting.game, rest or None)))


def leave(sitting: Sitting, seat: int, rest: str) -> None:
    """Leave the game, after offering to save it."""
    word, _, name = rest.partition(" ")
    if word.lower() == "save" or sitting.save_file.asked is not None:
        save(sitting, seat, name.strip() if word.lower() == "save" else "")
    elif not rest:
        answer = sitting.keyboard.read(sitting.say("play-save-question") + " ")
        word, _, name = answer.partition(" ")
        if word.lower() == "save":
            save(sitting, seat, name.strip())
    raise LeaveTable


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "moves": show_moves,
    "undo": undo,
    "restart": restart,
    "withdraw": withdraw,
    "board": show_board,
    "table": show_table,
    "field": show_field,
    "tile": show_tile,
    "scores": show_scores,
    "log": show_log,
    "why": show_why,
    "rules": show_rule,
    "save": save,
    "quit": leave,
}
NAMES = tuple(COMMANDS)
COMMANDS["?"] = show_help
