"""The stream of a bot at one table, from hello to the end of the game; a reconnecting bot gets all of it again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec

from haspelknecht.bots.external import messages
from haspelknecht.bots.external.messages import Message, line_of
from haspelknecht.records.history import Outcome
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.errors import Conflict
from haspelknecht.server.remote_bots.bot_news import SentSteps
from haspelknecht.server.remote_bots.question import open_question, play_forced, seat_of, seconds_left, with_own_plan
from haspelknecht.server.remote_bots.streams import BotStreams
from haspelknecht.server.tables.clocks import REMOTE_SECONDS
from haspelknecht.server.tables.events import EventWithSteps
from haspelknecht.server.tables.live_table import LiveTable
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables

EVENT_DECODER = msgspec.json.Decoder(EventWithSteps)


class TableSession:
    """One bot at one table, and what it has been sent."""

    def __init__(self, tables: Tables, live: LiveTable, bot: Person) -> None:
        self.tables = tables
        self.live = live
        self.bot = bot
        self.since = 0  # the last event that was read
        self.sent_steps: SentSteps | None = None  # None before the game begins
        self.away = ""
        self.asked: int | None = None  # the number of the open question, once it has been sent
        self.forced = False  # there is nothing to decide: the move is played for the bot
        self.over = False

    async def next(self) -> list[Message]:
        """The messages that have become due since the last call."""
        events = await self.new_events()
        draft = self.live.current  # belongs to these events: nothing is awaited in between
        if not draft.seats_of(self.bot.id):  # before the game a seat can be lost
            self.over = True
        if self.over or draft.game is None:
            return []
        return self.messages_for(draft, seat_of(draft, self.bot), events)

    async def new_events(self) -> list[EventWithSteps]:
        """The events since the last call, up to the newest."""
        events = await self.tables.events_since(self.live, self.since)
        while self.since + len(events) < self.live.current.number:  # more happened during the read
            events = await self.tables.events_since(self.live, self.since)
        self.since += len(events)
        return [EVENT_DECODER.decode(data) for data in events]

    def messages_for(self, draft: TableDraft, seat: int, events: list[EventWithSteps]) -> list[Message]:
        """The messages that follow from new events and the state of the table."""
        assert draft.game is not None
        due: list[Message] = []
        if self.sent_steps is None:
            self.sent_steps = SentSteps(seat)
            due.append(messages.new_game(draft.game.table, seat, REMOTE_SECONDS))
        news = self.sent_steps.news(events, with_own_plan(draft, seat)[1])
        if news is not None:
            due.append(messages.observe(news))
        if draft.status == "over":
            self.over = True
            return [*due, messages.game_over(outcome_of(draft))]
        if draft.body.seats[seat].away != self.away:
            self.away = draft.body.seats[seat].away
            due.append({"type": "away", "why": self.away} if self.away else {"type": "back"})
        return due + self.question(draft, seat)

    def question(self, draft: TableDraft, seat: int) -> list[Message]:
        """The open question, unless it has been sent already."""
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
        """Play what needs no decision. After a conflict nothing is done: the other change wakes the stream again."""
        try:
            await self.tables.change(
                self.live.current.id, lambda draft: play_forced(draft, seat_of(draft, self.bot), self.tables.now())
            )
        except Conflict:
            return


def outcome_of(draft: TableDraft) -> Outcome:
    """The result of a finished game as bots get it; the current standings if a change of rules ended the game early."""
    result = draft.body.result
    if result is None:
        assert draft.game is not None
        return draft.game.standings
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    return Outcome(tuple(order), tuple(result.points))


async def stream_table(
    tables: Tables, streams: BotStreams, table_id: str, bot: Person, is_authorized: Callable[[], Awaitable[bool]]
) -> AsyncIterator[bytes]:
    """The lines of a bot's stream at a table.

    The stream ends when the game is over, the seat is lost, the server stops, a newer stream replaces it, or
    `is_authorized` says that the token is invalid.
    """
    live, subscriber = await tables.subscribe(table_id, bot.id)
    try:
        with streams.open(f"{table_id} {bot.id}", subscriber.woken) as stream:
            session = TableSession(tables, live, bot)
            yield line_of(messages.hello())
            while not stream.ended:
                subscriber.woken.clear()
                due = await session.next()
                if due:
                    yield b"".join(map(line_of, due))
                if session.over:
                    return
                if session.forced:  # shielded: the change must be completed even if the bot disconnects during it
                    await asyncio.shield(session.play_forced())
                if not await stream.wait():
                    if not await is_authorized():
                        return
                    yield b"\n"
    finally:
        live.subscribers.discard(subscriber)
