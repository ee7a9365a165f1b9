"""Hints: a strong bot thinks about a seat in a worker process, from what that seat may know."""

from __future__ import annotations

import asyncio
from typing import Final, cast

from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.observation import observe
from haspelknecht.bots.specs import Spec
from haspelknecht.bots.worker_child import Recipe
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.notation import SEATS, seat_text
from haspelknecht.rules.moves import STORE
from haspelknecht.rules.stages import PLANNING
from haspelknecht.server.archive.rating import may_count
from haspelknecht.server.errors import Conflict, NotAllowed
from haspelknecht.server.hints.adviser import Advice, Line
from haspelknecht.server.messages import Hint, HintLine
from haspelknecht.server.position_types import Letter
from haspelknecht.server.services import Services
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.view.compose import placements_of
from haspelknecht.view.compose_store import stored_placements
from haspelknecht.view.moves import move_view, played
from haspelknecht.view.seat import seat_view

SECONDS: Final = 2.0
ADVISER: Final = "haspelknecht.server.hints.adviser:make_adviser"
SEED: Final = "hint"  # known to all: advice never depends on the seed of a game


async def advice(services: Services, draft: TableDraft, seat: int, language: str) -> Hint:
    """The best lines of a seat in words. While plans are secret: the best plan from its beginning."""
    if draft.game is None or draft.status != "playing":
        raise Conflict("server-not-playing")
    if await is_rated(services, draft):
        raise NotAllowed("server-hint-rated")
    game = Game(draft.game.table, draft.game.state.copy(), None)  # secret plans are no part of it
    if not game.state.may_act(seat):
        raise Conflict("server-hint-not-now", seat=seat_text(seat))
    choice, mishap = await ask(services, game, seat)
    if mishap is not None:
        raise Conflict("server-hint-failed")
    return hint_of(draft.number, game, seat, choice, language)


async def ask(services: Services, game: Game, seat: int) -> tuple[Choice, UserError | None]:
    """Let the adviser think in one of the worker processes of the services."""
    pool, metrics = services.pool, services.metrics
    if pool.closed:
        raise Conflict("server-hint-failed")
    recipe = Recipe(Spec("expert"), SEED, ADVISER)
    seen, limit = observe(game, seat), Limit(seconds=SECONDS)
    with metrics.thinking.track_inprogress(), metrics.thought_seconds.time():
        return await asyncio.get_running_loop().run_in_executor(pool.threads, pool.ask, recipe, seen, limit)


async def is_rated(services: Services, draft: TableDraft) -> bool:
    """Whether the game counts for ratings; of one that began before this was kept, whether it would now."""
    if draft.body.rated is not None or not may_count(draft):
        return bool(draft.body.rated)
    found = [await services.people.find(seat.person) for seat in draft.body.seats if seat.person]
    return all(person is not None and person.kind == "member" for person in found)


def hint_of(number: int, game: Game, seat: int, choice: Choice, language: str) -> Hint:
    """The advice in words."""
    thoughts = choice.thoughts
    assert isinstance(thoughts, Advice)  # the adviser has no other thoughts
    best = [line_view(game, seat, line, language) for line in thoughts.lines]
    points = {cast(Letter, SEATS[other]): round(value, 1) for other, value in enumerate(thoughts.points)}
    return Hint(number, best, points)


def line_view(game: Game, seat: int, line: Line, language: str) -> HintLine:
    """A line as a player sees it: each move as it looks when the ones before it are made."""
    found = HintLine(round(line.points[seat], 1), round(line.wins[seat], 3))
    twin = game.copy()
    for move in line.moves:
        if twin.state.stage == PLANNING:
            pass  # told as a whole below
        elif move >= STORE:
            found.placed = stored_placements(move)
        else:
            found.moves.append(move_view(played(twin.state, seat, move, language, twin.table.names)))
        twin.apply(move, seat)
    if game.state.stage == PLANNING:
        found.placed = placements_of(twin.state, seat)
        found.work = seat_view(game, seat, language, placed=found.placed).work
    return found
