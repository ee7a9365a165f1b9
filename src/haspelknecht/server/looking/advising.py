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
from haspelknecht.server.archive.rating import may_count
from haspelknecht.server.errors import Conflict, NotAllowed
from haspelknecht.server.looking.adviser import Advice
from haspelknecht.server.looking.hint import Hint, HintLine
from haspelknecht.server.looking.look import MoveInWords
from haspelknecht.server.looking.seeing import in_words
from haspelknecht.server.position_types import Letter
from haspelknecht.server.services import Services
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.telling.scene import Scene

SECONDS: Final = 2.0
ADVISER: Final = "haspelknecht.server.looking.adviser:make_adviser"
SEED: Final = "hint"  # known to all: advice never depends on the seed of a game


async def advice(services: Services, draft: TableDraft, seat: int, language: str) -> Hint:
    """The best lines of a seat in words. While plans are secret: the best plan from its beginning."""
    if draft.game is None or draft.status != "playing":
        raise Conflict("server-not-playing")
    if await is_rated(services, draft):
        raise NotAllowed("server-look-hint-rated")
    game = Game(draft.game.table, draft.game.state.copy(), None)  # secret plans are no part of it
    if not game.state.may_act(seat):
        raise Conflict("server-look-hint-not-now", seat=seat_text(seat))
    choice, mishap = await ask(services, game, seat)
    if mishap is not None:
        raise Conflict("server-look-hint-failed")
    return hint_of(draft.number, game, seat, choice, language)


async def ask(services: Services, game: Game, seat: int) -> tuple[Choice, UserError | None]:
    """Let the adviser think in one of the worker processes of the services."""
    pool, metrics = services.pool, services.metrics
    if pool.closed:
        raise Conflict("server-look-hint-failed")
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
    best = [
        HintLine(
            line_in_words(game, seat, line.moves, language), round(line.points[seat], 1), round(line.wins[seat], 3)
        )
        for line in thoughts.lines
    ]
    points = {cast(Letter, SEATS[other]): round(value, 1) for other, value in enumerate(thoughts.points)}
    return Hint(number, best, points)


def line_in_words(game: Game, seat: int, moves: tuple[int, ...], language: str) -> list[MoveInWords]:
    """Each move as it looks when the ones before it are made."""
    twin = game.copy()
    found = []
    for move in moves:
        found.append(in_words(Scene(twin.state, twin.table.names, language), seat, move))
        twin.apply(move, seat)
    return found
