"""The commands that a player can type besides moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from haspelknecht.cli import rules as rules_command
from haspelknecht.cli.play import draw_board, draw_decision, draw_field, draw_table
from haspelknecht.cli.play.draw_log import LogWriter, indented
from haspelknecht.cli.play.session import Draft, Session
from haspelknecht.cli.play.typed_moves import find_move
from haspelknecht.data.rules import chapters
from haspelknecht.errors import UserError, shorten
from haspelknecht.records.notation import parse_seat
from haspelknecht.records.reasons import reason_text
from haspelknecht.rules.pieces import tile_of_number
from haspelknecht.rules.stages import PLANNING
from haspelknecht.view.board import LETTERS
from haspelknecht.view.facts import tile_facts
from haspelknecht.view.targets import all_targets
from haspelknecht.view.types import Placement
from haspelknecht.view.why_not import why_not_target

Command = Callable[[Session, int, str], None]
TARGETS: Final = frozenset(all_targets())


class LeaveTable(Exception):  # noqa: N818 - not an error
    """Raised when the player leaves the game."""


def show_help(session: Session, seat: int, rest: str) -> None:
    """List all commands."""
    grid = Grid.grid(padding=(0, 2))
    for name in NAMES:
        grid.add_row(session.say(f"play-usage-{name}"), session.say(f"play-help-{name}"))
    session.show(session.say("play-help-intro"), grid, draw_board.legend(session.screen(seat)))


# -- playing ---------------------------------------------------------------------------------------------------------


def work(session: Session, seat: int, rest: str) -> None:
    """Play all the work as the outlook shows it."""
    moves = session.screen(seat).seat.work_moves
    if not moves:
        raise UserError("play-no-work")
    session.play(moves, seat)


def undo(session: Session, seat: int, rest: str) -> None:
    """Take back one move, or the last change of a plan; raises `UserError` if that is not allowed."""
    draft = session.draft_of(seat)
    if session.pending:
        session.pending = ()
    elif draft.earlier:
        draft.placed = draft.earlier.pop()
    elif session.game.may_undo(seat):
        session.game.undo()
        session.taken_back()
    else:
        raise UserError("play-cannot-undo")


def restart(session: Session, seat: int, rest: str) -> None:
    """Take back the whole turn."""
    if session.game.state.stage == PLANNING:
        withdraw(session, seat, rest)
        return
    undo(session, seat, rest)
    while session.draft_of(seat).earlier or session.game.may_undo(seat):
        undo(session, seat, rest)


def withdraw(session: Session, seat: int, rest: str) -> None:
    """Take back the whole plan; raises `UserError` if there is none."""
    if not session.draft_of(seat).placed or session.game.planned_steps(seat):
        session.game.withdraw_plan(seat)
    session.draft = Draft()
    session.taken_back()


# -- looking at the table --------------------------------------------------------------------------------------------


def show_board(session: Session, seat: int, rest: str) -> None:
    """Show a board in full."""
    letter = LETTERS[parse_seat(rest, session.game.table.players) if rest else seat]
    screen = session.screen(seat)
    session.show(draw_board.board(screen, letter), draw_board.legend(screen))


def show_field(session: Session, seat: int, rest: str) -> None:
    """Show the development field."""
    session.show(draw_field.field(session.screen(seat), session.console.width))


def show_tile(session: Session, seat: int, rest: str) -> None:
    """Show one tile; raises `UserError` if there is none with this number."""
    if not (rest.isascii() and rest.isdecimal() and len(rest) == 2 and tile_of_number(int(rest)) >= 0):
        raise UserError("tile-unknown", tile=shorten(rest))
    facts = tile_facts(session.game.table.setup, int(rest), session.language)
    session.show(draw_field.tile_sheet(session.screen(seat), rest, facts))


def show_table(session: Session, seat: int, rest: str) -> None:
    """Show everything on the table."""
    session.show(draw_table.overview(session.screen(seat), session.console.width, with_pools=True))


def show_scores(session: Session, seat: int, rest: str) -> None:
    """Show the points by source."""
    session.show(draw_table.score_sheet(session.screen(seat)))


def show_log(session: Session, seat: int, rest: str) -> None:
    """Show what happened between the player's last turn and this one."""
    own = {entry.number for entry in session.entries(0) if entry.seat == LETTERS[seat]}
    last = session.log.number
    while last in own:
        last -= 1
    first = last
    while first and first not in own:
        first -= 1
    # what followed by itself from the player's last move belongs to it, and is news all the same
    entries = [entry for entry in session.entries(first - 1, last) if entry.seat != LETTERS[seat]]
    writer = LogWriter(session.game.table.names, session.language)
    session.show(*(writer.paragraphs(entries) or [session.say("play-no-news")]))


def show_moves(session: Session, seat: int, rest: str) -> None:
    """Show what can be done again."""
    session.show(*draw_decision.decision(session.screen(seat)))


# -- rules -----------------------------------------------------------------------------------------------------------


def show_why(session: Session, seat: int, rest: str) -> None:
    """Show which rules allow or forbid a move, or why something on the table cannot be picked."""
    if not rest:
        raise UserError("play-why-what")
    target = target_of(rest)
    if target is not None:
        session.show(*why_target(session, seat, rest, target))
        return
    move = find_move(session, seat, rest)
    if isinstance(move, Placement):
        texts = draw_decision.placement_texts(session.screen(seat), move)
        session.show(Text(session.say("play-why-legal", move=" ".join(text.plain for text in texts)), "bold"))
        return
    explanation = session.game.explain(move, seat)
    key = "play-why-legal" if explanation.legal else "play-why-illegal"
    session.show(Text(session.say(key, move=move), "bold"))
    session.show(*(indented(Text(reason_text(reason, session.language))) for reason in explanation.reasons))


def target_of(text: str) -> str | None:
    """The target that a text names: `tile 31`, `pool 1 yellow`, `farmer`; None if there is none."""
    words = ":".join(text.lower().split())
    return next((target for target in (words, f"worker:{words}") if target in TARGETS), None)


def why_target(session: Session, seat: int, text: str, target: str) -> list[RenderableType]:
    """What can be done with a target, or why nothing can be done with it."""
    game, placed = session.game, session.draft_of(seat).placed
    why = why_not_target(game.state, seat, target, session.language, placed, names=game.table.names)
    if why is not None:
        reason = f"{why.rule}: {why.message}" if why.rule else why.message
        return [Text(session.say("play-why-illegal", move=text), "bold"), indented(Text(reason))]
    moves = [move.does for move in session.screen(seat).seat.moves if target in move.targets]
    return [Text(session.say("play-why-legal", move=text), "bold"), *(indented(Text(does)) for does in moves)]


def show_rule(session: Session, seat: int, rest: str) -> None:
    """Show a rule, a chapter, an option, or what a search finds, as this game plays it."""
    if not rest:
        raise UserError("play-rules-what", chapters=", ".join(chapters()))
    rules_command.show(session.console, rest, session.language, session.game.table.setup.options.named())


# -- leaving ---------------------------------------------------------------------------------------------------------


def save(session: Session, seat: int, rest: str) -> None:
    """Save the game as a record."""
    session.show(session.say("play-saved", file=session.save_file.save(session.game, rest or None)))


def leave(session: Session, seat: int, rest: str) -> None:
    """Leave the game, after offering to save it."""
    word, _, name = rest.partition(" ")
    if word.lower() == "save" or session.save_file.asked is not None:
        save(session, seat, name.strip() if word.lower() == "save" else "")
    elif not rest:
        answer = session.keyboard.read(session.say("play-save-question") + " ")
        word, _, name = answer.partition(" ")
        if word.lower() == "save":
            save(session, seat, name.strip())
    raise LeaveTable


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "moves": show_moves,
    "work": work,
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
