"""Importing records: as an archived game, or as a table that continues from one of its positions."""

from __future__ import annotations

import json
from dataclasses import dataclass

from haspelknecht.errors import UserError
from haspelknecht.records.draws import new_seed
from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.records.positions import position_of
from haspelknecht.records.record import is_planning
from haspelknecht.records.replay import read_record
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.archive.file_game import ranks
from haspelknecht.server.archive.rules_of_record import rules_of
from haspelknecht.server.ids import new_id
from haspelknecht.server.tables.events import event_values
from haspelknecht.server.tables.seating import check_clock
from haspelknecht.server.tables.table import Body, Clock, Result, Seat
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.version import __version__


@dataclass(frozen=True)
class Turn:
    """The part of a history that becomes one event: the beginning, a move, or all secret plans of one planning step."""

    first: int  # in the history of the game
    end: int
    plans: bool


def turns_of(game: Game) -> list[Turn]:
    """The history split into events as tables write them, so that steps have the same numbers everywhere."""
    secret = [plans_secretly(game, step) for step in game.history]
    starts = [
        number
        for number, step in enumerate(game.history)
        if step.kind == "move" and not (number and secret[number] and secret[number - 1])
    ]
    ends = [*starts, len(game.history)]
    turns = [Turn(0, ends[0], plans=False)]
    return turns + [Turn(first, end, secret[first]) for first, end in zip(starts, ends[1:], strict=True)]


def plans_secretly(game: Game, step: Step) -> bool:
    """Whether a step is part of a secret plan."""
    return is_planning(step) and not game.state.setup.options.plan_in_turn_order


def archived_game(owner: Person, text: str, *, public: bool, now: float) -> TableDraft:
    """A table with a recorded game that cannot be continued, finished or not: anyone with the link can watch it."""
    game = read_record(text)
    seats = [Seat("person", name=name) for name in game.table.names]
    draft = draft_of(owner, game, Clock(), seats, public=public, now=now)
    draft.seed = game.seed or ""
    draft.identity = json.dumps(position_of(game.table, game.start), separators=(",", ":")).encode()
    draft.game = game
    for turn in turns_of(game):
        add_event(draft, game, turn, now)
    if game.over:
        points = [int(player.score) for player in game.state.players]
        draft.body.result = Result("scored", points, ranks(draft))
    draft.status, draft.ended = "over", now
    draft.add_event("over", now, why="scored" if game.over else "unfinished")
    draft.touch("identity", "seats", "result")
    return draft


def add_event(draft: TableDraft, game: Game, turn: Turn, now: float) -> None:
    """Add a part of the history to the draft as an event."""
    values = event_values(game, turn.first, turn.end)
    if not values["moves"]:
        draft.add_event("begin", now, **values)
    elif turn.plans:
        draft.add_event("plans", now, **values)
    else:
        draft.add_event("move", now, seat=values["moves"][0][0], **values)


def continued_game(
    owner: Person, text: str, step: int | None, seats: list[Seat], clock: Clock, *, public: bool, now: float
) -> TableDraft:
    """A table whose game will begin after a step of a record. Its draws are new, so that nobody knows them.

    :raises UserError: If the record, the step, the seats or the clock do not fit.
    """
    check_clock(clock)
    game = read_record(text)
    if len(seats) != game.table.players:
        raise UserError("server-record-seats", players=game.table.players)
    # Draws that are due are made here with another seed: the draws of the table's seed begin with its game.
    settled = Game.from_position(position_after(game, step))
    if settled.over:
        raise UserError("server-record-over")
    settled.history.clear()
    draft = draft_of(owner, game, clock, seats, public=public, now=now)
    draft.game = settled
    draft.identity = json.dumps(settled.position(), separators=(",", ":")).encode()
    draft.touch("identity", "seats")
    return draft


def position_after(game: Game, step: int | None) -> dict[str, object]:
    """The position after a step, or after the last one. Plans that are not complete are left out, to be made again."""
    turns = turns_of(game)
    last = len(turns) - 1
    if step is not None and step > last:
        raise UserError("server-record-step", step=step, last=last)
    if step is not None and step < last:
        return position_of(game.table, game.history[turns[step].end].before)
    if turns[-1].plans and game.planning:
        return position_of(game.table, game.history[turns[-1].first].before)
    return game.position()


def draft_of(owner: Person, game: Game, clock: Clock, seats: list[Seat], *, public: bool, now: float) -> TableDraft:
    """A table for an imported game, which is never rated."""
    body = Body(owner.id, rules_of(game.table), clock, seats, imported=True)
    return TableDraft(new_id(), body, seed=new_seed(), engine=__version__, created=now, public=public)
