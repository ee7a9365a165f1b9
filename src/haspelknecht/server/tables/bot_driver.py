"""Moves our bots at the tables that this process keeps."""

from __future__ import annotations

import asyncio
import logging

from haspelknecht.bots.bot import Choice
from haspelknecht.bots.bot_pool import BotPool
from haspelknecht.bots.seated import Moment, moment_of
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text
from haspelknecht.rules.stages import PLANNING
from haspelknecht.server.errors import Conflict
from haspelknecht.server.storage.database import UnreachableError
from haspelknecht.server.tables.bot_thinking import bot_seed, think
from haspelknecht.server.tables.leaving import bots_wait_until
from haspelknecht.server.tables.live_table import LiveTable
from haspelknecht.server.tables.play import Stale, move, plan
from haspelknecht.server.tables.table import STAND_IN
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables

LOG = logging.getLogger("haspelknecht.bots")


class BotDriver:
    """One task for each table on which bots have to move."""

    def __init__(self, tables: Tables, pool: BotPool) -> None:
        self.tables = tables
        self.pool = pool
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.kept: dict[tuple[str, int], tuple[Moment, tuple[int, ...]]] = {}  # moves chosen in advance
        self.closed = False

    def wake(self, live: LiveTable) -> None:
        """Start a task for a table if a bot has to move and none is running."""
        table_id = live.current.id
        if not self.closed and table_id not in self.tasks and self.waiting(live.current) is not None:
            task = asyncio.get_running_loop().create_task(self.play(table_id))
            self.tasks[table_id] = task
            task.add_done_callback(lambda done: self.done(table_id, done))

    def done(self, table_id: str, task: asyncio.Task[None]) -> None:
        """Handle the end of a task. After a failure the sweep tries again."""
        del self.tasks[table_id]
        live = self.tables.in_memory.get(table_id)
        if live is not None and not task.cancelled() and task.exception() is None:
            self.wake(live)  # a bot may have to move again since the task ended
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), UnreachableError):
            LOG.error("a bot's move failed", exc_info=task.exception(), extra={"table": table_id})

    def waiting(self, draft: TableDraft) -> int | None:
        """Return the first seat whose bot has to move, if this process keeps the table."""
        if draft.body.paused or draft.keeper != self.tables.name or self.tables.now() < bots_wait_until(draft):
            return None
        seats = draft.for_bots
        return seats[0] if seats else None

    async def play(self, table_id: str) -> None:
        """Move bots until a person or another process has to act."""
        while not self.closed:
            live = await self.tables.table(table_id)
            seat = self.waiting(live.current)
            if seat is None:
                return
            try:
                await self.move(live, seat)
            except (Stale, Conflict):
                continue  # the table changed while the bot was thinking
            except UserError as error:
                if error.key == "worker-closed":
                    return
                raise

    async def move(self, live: LiveTable, seat: int) -> None:
        """Play one move or one whole plan of a bot."""
        draft = live.current
        assert draft.game is not None
        number, game = draft.number, draft.game.copy()
        if draft.plans_secretly:
            moves, mishap = await self.whole_plan(draft, game, seat)
            await self.tables.change(draft.id, lambda new: self.act(new, seat, number, moves, mishap))
            return
        moment = moment_of(game)
        kept_at, kept = self.kept.pop((draft.id, seat), (None, ()))
        legal = [int(code) for code in game.moves_of(seat)]
        if kept_at == moment and kept and kept[0] in legal:
            chosen, rest, mishap = kept[0], kept[1:], None
        else:
            choice, mishap = await self.ask(draft, game, seat)
            chosen, rest = choice.move, choice.then
        await self.tables.change(draft.id, lambda new: self.act(new, seat, number, [chosen], mishap))
        if rest:
            self.kept[draft.id, seat] = (moment, rest)

    async def whole_plan(self, draft: TableDraft, game: Game, seat: int) -> tuple[list[int], UserError | None]:
        """Return the moves of a whole plan, made on a copy in which nobody else has planned."""
        moves: list[int] = []
        mishap: UserError | None = None
        kept: tuple[int, ...] = ()
        while game.state.stage == PLANNING and game.state.may_act(seat):
            legal = [int(code) for code in game.moves_of(seat)]
            if not kept or kept[0] not in legal:
                choice, problem = await self.ask(draft, game, seat)
                mishap = mishap or problem
                kept = (choice.move, *choice.then)
            game.apply(kept[0], seat)
            moves.append(kept[0])
            kept = kept[1:]
        return moves, mishap

    async def ask(self, draft: TableDraft, game: Game, seat: int) -> tuple[Choice, UserError | None]:
        """Ask the bot of a seat for its next moves."""
        spec = draft.body.seats[seat].our_bot
        assert spec is not None
        return await think(self.pool, spec, bot_seed(draft.seed, seat), game, seat)

    def act(self, draft: TableDraft, seat: int, number: int, moves: list[int], mishap: UserError | None) -> None:
        """Play what the bot chose. After an error `greedy` replaces the bot, with an event that says why."""
        now = self.tables.now()
        if draft.number != number:
            raise Stale(number)
        chair = draft.body.seats[seat]
        if mishap is not None and chair.kind == "bot":
            event = draft.add_event("stand-in", now, seat=seat_text(seat), told=str(mishap))
            chair.chosen_bot, chair.bot = chair.chosen_bot or chair.bot, STAND_IN
            number = event.number
        if draft.plans_secretly:
            plan(draft, seat, number, list(moves), ready=True, now=now)
        else:
            move(draft, seat, number, moves[0], now)

    async def close(self) -> None:
        """Stop all bots; they move again after the next start."""
        self.closed = True
        self.pool.close()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
