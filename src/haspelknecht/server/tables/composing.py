"""Turns placements on workers or in winter stores into moves."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht.errors import UserError
from haspelknecht.records.notation import seat_text
from haspelknecht.server.errors import CannotPlace, Conflict
from haspelknecht.server.tables.play import game_in_play, move
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.view.compose import compose_plan, compose_store
from haspelknecht.view.types import ComposeView, Placement

NOTHING = "store nothing"


def plan_of(draft: TableDraft, seat: int, after: int, placed: Sequence[Placement], language: str) -> list[str]:
    """Return the moves of a plan, from what was placed on the workers."""
    game = game_in_play(draft, after)
    if not game.planning or seat not in game.to_act:
        raise Conflict("server-no-plan-now")
    view, _ = compose_plan(game.state, seat, placed, language)
    return moves_of(view)


def plan_openly(draft: TableDraft, seat: int, after: int, wanted: Sequence[str], now: float) -> None:
    """Play a plan where all plan openly in turn order: move by move, in one change.

    :raises UserError: If it is not this player's turn to plan, or the plan is not complete.
    """
    game = game_in_play(draft, after)
    if not game.planning or seat not in game.to_act:
        raise Conflict("server-no-plan-now")
    for text in wanted:
        move(draft, seat, after, text, now)
        after = draft.number
    if game.planning and seat in game.to_act:
        raise UserError("server-plan-unfinished", seat=seat_text(seat))


def storing_of(draft: TableDraft, seat: int, after: int, placed: Sequence[Placement], language: str) -> str:
    """Return the move that stores some goods over winter. When storing is not due, the rules refuse the move."""
    game = game_in_play(draft, after)
    if not game.storing or seat not in game.to_act:
        return NOTHING
    view, _ = compose_store(game.state, seat, placed, language)
    [storing] = moves_of(view)
    return storing


def moves_of(view: ComposeView) -> list[str]:
    """Return the moves of some placements.

    :raises CannotPlace: If one of them is not possible.
    """
    for why in view.refused.values():
        raise CannotPlace(why)
    return view.moves
