"""Moves as the player types them: numbers of the list or texts, several with commas."""

from __future__ import annotations

from haspelknecht.cli.sitting import Sitting
from haspelknecht.errors import UserError, shorten
from haspelknecht.records.moves import Move
from haspelknecht.records.notation import parse_move
from haspelknecht.rules.player import READY
from haspelknecht.rules.stages import PLANNING

READY_WORD = "ready"


def play_line(sitting: Sitting, seat: int, line: str) -> None:
    """Play the moves of a line one after the other, until one is refused or the turn is over."""
    items = [item.strip() for item in line.split(",")]
    for place, item in enumerate(items):
        if place and seat not in sitting.game.to_act:
            raise UserError("play-rest-not-played", moves=shorten(", ".join(items[place:])))
        if item.lower() == READY_WORD or (not item and sitting.pending is not None):
            play_pending(sitting, seat)
        else:
            play_one(sitting, seat, find_move(sitting, seat, item, alone=len(items) == 1))


def find_move(sitting: Sitting, seat: int, text: str, *, alone: bool) -> Move:
    """A move by its number in the list or by its text."""
    if not text.isdecimal():
        return Move(parse_move(text))
    if not alone:
        raise UserError("play-number-in-row", number=shorten(text))
    moves = sitting.moves(seat)
    if len(text) > 4 or not 1 <= int(text) <= len(moves):
        raise UserError("play-number-unknown", number=shorten(text), most=len(moves))
    return Move(moves[int(text) - 1])


def play_one(sitting: Sitting, seat: int, move: Move) -> None:
    """Play a move; the last step of a plan waits until the player says that it is ready."""
    game = sitting.game
    if game.state.stage == PLANNING and completes_plan(sitting, seat, move):
        sitting.pending = move
        return
    sitting.pending = None  # another step instead of the one that waited
    game.play(move, seat)


def completes_plan(sitting: Sitting, seat: int, move: Move) -> bool:
    """Whether nothing is left to plan after this step. An illegal one is refused here."""
    twin = sitting.game.copy()
    twin.apply(move, seat)
    return twin.state.players[seat].plan_step == READY


def play_pending(sitting: Sitting, seat: int) -> None:
    """The plan is final."""
    move = sitting.pending
    if move is None:
        raise UserError("play-nothing-ready")
    sitting.pending = None
    sitting.game.play(move, seat)
    sitting.listed = ()
