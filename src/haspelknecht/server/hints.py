"""Hints: a strong bot thinks about a seat in a worker process, from what that seat may know."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from haspelknecht.bots.adviser import Advice, Line
from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.observation import observe
from haspelknecht.bots.specs import Spec
from haspelknecht.bots.worker_child import Recipe
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text
from haspelknecht.server.archive.rating import may_count
from haspelknecht.server.errors import Conflict, NotAllowed
from haspelknecht.server.position_types import LETTERS, Letter
from haspelknecht.server.services import Services
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.view.compose import placements_of
from haspelknecht.view.compose_store import is_storing, stored_placements
from haspelknecht.view.moves import move_view, played
from haspelknecht.view.seat import seat_view
from haspelknecht.view.types import MoveView, Placement, WorkView

SECONDS: Final = 2.0
ADVISER: Final = "haspelknecht.bots.adviser:make_adviser"
SEED: Final = "hint"  # a public constant: hints never depend on the seed of a game


class HintLine(msgspec.Struct):
    """A sequence of moves, or the placements of a plan or a winter store with the work that follows.

    `points`: the expected final points of the seat. `win`: its chance to win, from 0 to 1.
    """

    points: float
    win: float
    moves: list[MoveView] = []
    placed: list[Placement] = []
    work: list[WorkView] = []


class Hint(msgspec.Struct):
    """What a strong bot would do: the best line first, then up to two alternatives; and the expected points of all."""

    number: int
    best: list[HintLine]
    points: dict[Letter, float]


async def advice(services: Services, draft: TableDraft, seat: int, language: str) -> Hint:
    """The hint for a seat. During secret planning it advises a whole plan, whatever has been placed so far.

    :raises Conflict: If the seat has nothing to decide, or the bot failed.
    :raises NotAllowed: If the game counts for ratings.
    """
    if draft.game is None or draft.status != "playing":
        raise Conflict("server-not-playing")
    if await is_rated(services, draft):
        raise NotAllowed("server-hint-rated")
    game = Game(draft.game.table, draft.game.state.copy(), None)  # without the secret plans
    if not game.state.may_act(seat):
        raise Conflict("server-hint-not-now", seat=seat_text(seat))
    choice, mishap = await ask(services, game, seat)
    if mishap is not None:
        raise Conflict("server-hint-failed")
    return hint_of(draft.number, game, seat, choice, language)


async def ask(services: Services, game: Game, seat: int) -> tuple[Choice, UserError | None]:
    """Run the adviser in one of the worker processes of the bot pool."""
    pool, metrics = services.pool, services.metrics
    if pool.closed:
        raise Conflict("server-hint-failed")
    recipe = Recipe(Spec("expert"), SEED, ADVISER)
    seen, limit = observe(game, seat), Limit(seconds=SECONDS)
    with metrics.thinking.track_inprogress(), metrics.thought_seconds.time():
        return await asyncio.get_running_loop().run_in_executor(pool.threads, pool.ask, recipe, seen, limit)


async def is_rated(services: Services, draft: TableDraft) -> bool:
    """Whether the game counts for ratings. Tables stored by older versions do not say so: their players decide it."""
    if draft.body.rated is not None or not may_count(draft):
        return bool(draft.body.rated)
    people = [await services.people.find(seat.person) for seat in draft.body.seats if seat.person]
    return all(person is not None and person.kind == "member" for person in people)


def hint_of(number: int, game: Game, seat: int, choice: Choice, language: str) -> Hint:
    """The adviser's choice in words."""
    thoughts = choice.thoughts
    assert isinstance(thoughts, Advice)
    best = [line_view(game, seat, line, language) for line in thoughts.lines]
    expected = {letter: round(points, 1) for letter, points in zip(LETTERS, thoughts.points, strict=False)}
    return Hint(number, best, expected)


def line_view(game: Game, seat: int, line: Line, language: str) -> HintLine:
    """A line in words: each move as it looks after the moves before it."""
    view = HintLine(round(line.points[seat], 1), round(line.wins[seat], 3))
    twin = game.copy()
    for move in line.moves:
        if twin.planning:
            pass  # a plan is shown as a whole, below
        elif is_storing(move):
            view.placed = stored_placements(move)
        else:
            view.moves.append(move_view(played(twin.state, seat, move, language, twin.table.names)))
        twin.apply(move, seat)
    if game.planning:
        view.placed = placements_of(twin.state, seat)
        view.work = seat_view(game, seat, language, placed=view.placed).work
    return view
