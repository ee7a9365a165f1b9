"""What a bot is told at one table, from hello to the end of the game; after a break, all of it again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec

from haspelknecht.bots.external import messages
from haspelknecht.bots.external.messages import Message, line_of
from haspelknecht.records.history import Outcome
from haspelknecht.rules.final_scoring import ranking
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.errors import Conflict
from haspelknecht.server.remote_bots.heard import Story
from haspelknecht.server.remote_bots.question import open_question, play_forced, seat_of, seconds_left, with_own_plan
from haspelknecht.server.remote_bots.streams import Lines
from haspelknecht.server.tables.clocks import REMOTE_SECONDS
from haspelknecht.server.tables.events import ToldEvent
from haspelknecht.server.tables.live_table import LiveTable
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables

TOLD = msgspec.json.Decoder(ToldEvent)


class TableTalk:
    """One bot at one table, and what it has been told."""

    def __init__(self, tables: Tables, live: LiveTable, bot: Person) -> None:
        self.tables = tables
        self.live = live
        self.bot = bot
        self.since = 0  # the last event that was looked at
        self.story: Story | None = None  # begins with the game
        self.away = ""
        self.asked: int | None = None  # the number of the question that was asked last and is still open
        self.forced = False  # the next move of the bot has no alternative
        self.over = False

    async def next(self) -> list[Message]:
        """Everything that is new."""
        events = await self.new_events()
        draft = self.live.current  # belongs to these events: nothing was awaited since
        if not draft.seats_of(self.bot.id):  # before the game a seat can be lost
            self.over = True
        if self.over or draft.game is None:
            return []
        return self.told(draft, seat_of(draft, self.bot), events)

    async def new_events(self) -> list[ToldEvent]:
        """The events since the last time, up to the newest."""
        found = await self.tables.events_since(self.live, self.since)
        while self.since + len(found) < self.live.current.number:  # more happened while we were reading
            found = await self.tables.events_since(self.live, self.since)
        self.since += len(found)
        return [TOLD.decode(data) for data in found]

    def told(self, draft: TableDraft, seat: int, events: list[ToldEvent]) -> list[Message]:
        """The messages that follow from new events and from how things stand."""
        assert draft.game is not None
        said: list[Message] = []
        if self.story is None:
            self.story = Story(seat)
            said.append(messages.new_game(draft.game.table, seat, REMOTE_SECONDS))
        news = self.story.news(events, with_own_plan(draft, seat)[1])
        if news is not None:
            said.append(messages.observe(news))
        if draft.status == "over":
            self.over = True
            return [*said, messages.game_over(outcome_of(draft))]
        if draft.body.seats[seat].away != self.away:
            self.away = draft.body.seats[seat].away
            said.append({"type": "away", "why": self.away} if self.away else {"type": "back"})
        return said + self.question(draft, seat)

    def question(self, draft: TableDraft, seat: int) -> list[Message]:
        """The open question, if it was not asked yet."""
        question = open_question(draft, seat)
        self.forced = question is not None and question.forced
        if question is None or question.forced:
            self.asked = None
            return []
        if question.number == self.asked:
            return []
        self.asked = question.number
        seconds = seconds_left(draft, seat, self.tables.now())
        return [messages.choose(question.number, question.observation, seconds)]

    async def play_forced(self) -> None:
        """Play what has no alternative. If something else happened meanwhile, we shall hear of it."""
        try:
            await self.tables.change(
                self.live.current.id, lambda draft: play_forced(draft, seat_of(draft, self.bot), self.tables.now())
            )
        except Conflict:
            return


def outcome_of(draft: TableDraft) -> Outcome:
    """How the game ended, as bots are told; how it stands, if corrected rules broke it off."""
    result = draft.body.result
    if result is None:
        assert draft.game is not None
        scores = tuple(int(player.score) for player in draft.game.state.players)
        return Outcome(tuple(ranking(draft.game.state)), scores)
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    return Outcome(tuple(order), tuple(result.points))


async def table_lines(
    tables: Tables, lines: Lines, table_id: str, bot: Person, is_welcome: Callable[[], Awaitable[bool]]
) -> AsyncIterator[bytes]:
    """The stream of a bot at a table, until the game is over, the seat is lost or the server stops."""
    live, listener = await tables.listen(table_id, bot.id)
    try:
        with lines.take(f"{table_id} {bot.id}", listener.woken) as line:
            talk = TableTalk(tables, live, bot)
            yield line_of(messages.hello())
            while not line.cut:
                listener.woken.clear()
                said = await talk.next()
                if said:
                    yield b"".join(map(line_of, said))
                if talk.over:
                    return
                if talk.forced:  # to the end, even if the bot hangs up meanwhile: half a change confuses everybody
                    await asyncio.shield(talk.play_forced())
                if not await line.wait():
                    if not await is_welcome():
                        return
                    yield b"\n"
    finally:
        live.listeners.discard(listener)
