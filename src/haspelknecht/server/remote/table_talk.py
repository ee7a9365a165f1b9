"""What a bot is told at one table, from hello to the end of the game; after a break, all of it again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from haspelknecht.bots.external import messages
from haspelknecht.bots.external.messages import Message, line_of
from haspelknecht.records.history import Outcome
from haspelknecht.server.hall.clocks import REMOTE_SECONDS
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.event import Event
from haspelknecht.server.hall.hall import Hall
from haspelknecht.server.hall.live import LiveTable
from haspelknecht.server.hall.loading import EVENT
from haspelknecht.server.people.person import Person
from haspelknecht.server.refusals import Conflict
from haspelknecht.server.remote.lines import Lines
from haspelknecht.server.remote.question import open_question, play_forced, seat_of, seconds_left, with_own_plan
from haspelknecht.server.remote.story import Story


class TableTalk:
    """One bot at one table, and what it has been told."""

    def __init__(self, hall: Hall, live: LiveTable, bot: Person) -> None:
        self.hall = hall
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
        desk = self.live.desk  # belongs to these events: nothing was awaited since
        if not desk.seats_of(self.bot.id):  # before the game a seat can be lost
            self.over = True
        if self.over or desk.game is None:
            return []
        return self.told(desk, seat_of(desk, self.bot), events)

    async def new_events(self) -> list[Event]:
        """The events since the last time, up to the newest."""
        found = await self.hall.events_since(self.live, self.since)
        while self.since + len(found) < self.live.desk.number:  # more happened while we were reading
            found = await self.hall.events_since(self.live, self.since)
        self.since += len(found)
        return [EVENT.decode(data) for data in found]

    def told(self, desk: Desk, seat: int, events: list[Event]) -> list[Message]:
        """The messages that follow from new events and from how things stand."""
        assert desk.game is not None
        said: list[Message] = []
        if self.story is None:
            self.story = Story(seat)
            said.append(messages.new_game(desk.game.table, seat, REMOTE_SECONDS))
        news = self.story.news(events, with_own_plan(desk, seat)[1])
        if news is not None:
            said.append(messages.observe(news))
        if desk.status == "over":
            self.over = True
            return [*said, messages.game_over(outcome_of(desk))]
        if desk.body.seats[seat].away != self.away:
            self.away = desk.body.seats[seat].away
            said.append({"type": "away", "why": self.away} if self.away else {"type": "back"})
        return said + self.question(desk, seat)

    def question(self, desk: Desk, seat: int) -> list[Message]:
        """The open question, if it was not asked yet."""
        question = open_question(desk, seat)
        self.forced = question is not None and question.forced
        if question is None or question.forced:
            self.asked = None
            return []
        if question.number == self.asked:
            return []
        self.asked = question.number
        seconds = seconds_left(desk, seat, self.hall.now())
        return [messages.choose(question.number, question.observation, seconds)]

    async def play_forced(self) -> None:
        """Play what has no alternative. If something else happened meanwhile, we shall hear of it."""
        try:
            await self.hall.change(
                self.live.desk.id, lambda desk: play_forced(desk, seat_of(desk, self.bot), self.hall.now())
            )
        except Conflict:
            return


def outcome_of(desk: Desk) -> Outcome:
    """How the game ended, as bots are told."""
    result = desk.body.result
    assert result is not None
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    return Outcome(tuple(order), tuple(result.points))


async def table_lines(
    hall: Hall, lines: Lines, table_id: str, bot: Person, is_welcome: Callable[[], Awaitable[bool]]
) -> AsyncIterator[bytes]:
    """The stream of a bot at a table, until the game is over, the seat is lost or the server stops."""
    live, listener = await hall.listen(table_id, bot.id)
    try:
        with lines.take(f"{table_id} {bot.id}", listener.woken) as line:
            talk = TableTalk(hall, live, bot)
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
