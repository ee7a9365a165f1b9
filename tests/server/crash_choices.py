"""The choices of a bot over HTTP in one game, compared with what the database holds."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from haspelknecht.records.game import Game
from haspelknecht.records.notation import SEATS
from haspelknecht.server.remote_bots.question import LONGEST_PLAN
from haspelknecht.server.remote_bots.table_stream import EVENT_DECODER
from haspelknecht.server.tables.events import EventWithSteps, effective
from haspelknecht.server.tables.load import encoded_events
from tests.server.replaying import replay

Json = dict[str, Any]


class Choices:
    """The answers of a bot by the id of the question, and which of them were acknowledged."""

    def __init__(self, table: str, seat: str) -> None:
        self.table = table
        self.seat = seat
        self.answers: dict[int, int] = {}  # a repeated question gets the same answer
        self.acknowledged: set[int] = set()
        self.events: list[Json] = []  # the events of the game that the streams sent

    def compare(self, connection: Connection) -> None:
        """Check that every acknowledged choice was played, and apart from those only moves without an alternative."""
        stored = [EVENT_DECODER.decode(data) for data in encoded_events(connection, self.table, 0)]
        counting = {event.number for event in effective(stored)}
        events = [event for event in stored if event.of_game and event.number in counting]
        assert self.events == [step for event in events for step in self.in_order(event)]
        questions = self.questions(events)
        played: set[int] = set()

        def look(game: Game, letter: str, code: int) -> None:
            if letter != self.seat:
                return
            question = questions.pop(0)
            played.add(question)
            if question in self.answers:
                assert code == self.answers[question], (
                    f"chose {self.answers[question]} at {question}, played was {code}"
                )
            else:
                assert len(game.moves_of(SEATS.index(letter))) == 1, f"{code} was not chosen at {question}"

        replay(connection, self.table, look)
        assert questions == []
        assert self.acknowledged <= played, f"choices at {self.acknowledged - played} are lost"

    def questions(self, events: list[EventWithSteps]) -> list[int]:
        """The id of the question for each move of the bot: the event before it, and the moves that its plan had."""
        ids, before = [], 0
        for event in events:
            moves = [letter for letter, _ in event.moves if letter == self.seat]
            ids += [before * LONGEST_PLAN + place for place in range(len(moves))]
            before = event.number
        return ids

    def in_order(self, event: EventWithSteps) -> list[Json]:
        """The steps of an event in the order in which a bot hears them: its own plan comes first."""
        if event.kind != "plans":
            return event.steps
        own = [step for step in event.steps if step.get("player") == self.seat]
        return own + [step for step in event.steps if step.get("player") != self.seat]
