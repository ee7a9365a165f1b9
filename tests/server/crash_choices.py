"""What a bot over HTTP was promised in one game, and whether the database has kept all of it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from haspelknecht.records.game import Game
from haspelknecht.records.notation import SEATS
from haspelknecht.server.remote_bots.question import LONGEST_PLAN
from haspelknecht.server.remote_bots.table_stream import TOLD
from haspelknecht.server.tables.events import EventWithSteps, effective
from haspelknecht.server.tables.load import encoded_events
from tests.server.replaying import replay

Words = dict[str, Any]


class Choices:
    """The questions of a bot by their ids: what it answered, and which answers were acknowledged."""

    def __init__(self, table: str, seat: str) -> None:
        self.table = table
        self.seat = seat
        self.made: dict[int, int] = {}  # it answers a question always in the same way
        self.acknowledged: set[int] = set()
        self.heard: list[Words] = []  # the events of the game, as the streams told them one after the other

    def compare(self, connection: Connection) -> None:
        """Every choice that was acknowledged was played, and nothing else but what had no alternative."""
        told = [TOLD.decode(data) for data in encoded_events(connection, self.table, 0)]
        counting = {event.number for event in effective(told)}
        events = [event for event in told if event.of_game and event.number in counting]
        assert self.heard == [step for event in events for step in self.in_order(event)]
        questions = self.questions(events)
        played: set[int] = set()

        def look(game: Game, letter: str, code: int) -> None:
            if letter != self.seat:
                return
            question = questions.pop(0)
            played.add(question)
            if question in self.made:
                assert code == self.made[question], f"chose {self.made[question]} at {question}, played was {code}"
            else:
                assert len(game.moves_of(SEATS.index(letter))) == 1, f"nobody chose {code} at {question}"

        replay(connection, self.table, look)
        assert questions == []
        assert self.acknowledged <= played, f"choices at {self.acknowledged - played} are lost"

    def questions(self, events: list[EventWithSteps]) -> list[int]:
        """The id of each move of the bot: the event before it, and how much of a plan was made."""
        found, before = [], 0
        for event in events:
            moves = [letter for letter, _ in event.moves if letter == self.seat]
            found += [before * LONGEST_PLAN + place for place in range(len(moves))]
            before = event.number
        return found

    def in_order(self, event: EventWithSteps) -> list[Words]:
        """The steps of an event as a bot hears them: its own plan it knew before."""
        if event.kind != "plans":
            return event.steps
        own = [step for step in event.steps if step.get("player") == self.seat]
        return own + [step for step in event.steps if step.get("player") != self.seat]
