"""A look at the table: what a seat may know, with the moves that it tries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from haspelknecht.records.notation import move_text
from haspelknecht.rules.flow import legal_moves
from haspelknecht.server.looking.drafting import lay
from haspelknecht.server.looking.field import field_look
from haspelknecht.server.looking.look import Draft, Look, MoveInWords
from haspelknecht.server.looking.ordering import next_place, order_values
from haspelknecht.server.looking.trying import Trial
from haspelknecht.server.looking.wintering import winter_look
from haspelknecht.server.looking.working import workers_look
from haspelknecht.server.position_types import Position
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.telling.chronicle import chronicle
from haspelknecht.telling.listing import meaning
from haspelknecht.telling.scene import Scene


def look_at(
    draft: TableDraft, seat: int | None, moves: Sequence[int | str], language: str, laid: Draft | None = None
) -> Look:
    """The table after some moves of one's own. A spectator sees what is open to all."""
    trial = Trial(draft, seat)
    trial.play(moves, language)
    plan = lay(trial, laid, language) if laid is not None and trial.secretly else None
    state = trial.game.state
    legal = [] if seat is None else moves_of(draft, trial, seat)
    scene = Scene(state, trial.game.table.names, language)
    return Look(
        number=draft.number,
        refused=trial.refused,
        stopped=trial.stopped,
        position=cast(Position, trial.position()),
        moves=[] if seat is None else [in_words(scene, seat, move) for move in legal],
        told=chronicle(trial.game, language, plans_at_once=True).all,
        order=order_values(state),
        place=None if seat is None else next_place(state, seat),
        field={} if seat is None else field_look(state, seat, legal, language),
        workers=[] if seat is None else workers_look(state, seat, language),
        winter=None if seat is None else winter_look(state, seat),
        plan=plan,
    )


def moves_of(draft: TableDraft, trial: Trial, seat: int) -> list[int]:
    """The legal moves of a seat that is played by its owner."""
    may_act = draft.status == "playing" and not draft.body.seats[seat].away
    return legal_moves(trial.game.state, seat) if may_act else []


def in_words(scene: Scene, seat: int, move: int) -> MoveInWords:
    """A legal move, and what it would do."""
    return MoveInWords(move, move_text(move), meaning(scene, seat, move))
