"""What the players of one game sent and received, compared with what the database holds."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, select

from haspelknecht.server.storage.schema import ARCHIVE, CHAT, TABLES
from haspelknecht.server.tables.load import encoded_events, load_events, load_identity
from haspelknecht.server.tables.table_log import TableLog
from tests.server.crash_choices import Choices
from tests.server.following import ClientState
from tests.server.replaying import replay

Json = dict[str, Any]


class Ledger:
    """One game as its players know it: what they sent, and what they received."""

    def __init__(self, table: str, people: list[str], choices: Choices | None = None) -> None:
        self.table = table
        self.choices = choices  # of a bot over HTTP
        self.people = people  # the seats that bots of the server do not play
        self.asked: dict[tuple[str, int], str] = {}  # moves by seat and the number that their event would get
        self.acknowledged: dict[tuple[str, int], str] = {}  # those of them that were answered with success
        self.received: dict[int, Json] = {}  # every event that any player has received
        # By seat and event: the plan that was acknowledged last, and those sent since without an answer.
        self.plans: dict[tuple[str, int], list[Json]] = {}
        self.said: dict[str, bool] = {}  # chat lines, and whether they were acknowledged
        self.socket_states: list[ClientState] = []  # the view and the log of each player's sockets
        self.chats: list[list[Json]] = []

    def receive(self, events: list[Json]) -> None:
        """A player has received events: every other player must receive the same."""
        for event in events:
            known = self.received.setdefault(event["number"], event)
            assert known == event, f"event {event['number']} of {self.table} was {known}, now it is {event}"

    def send_plan(self, seat: str, after: int, plan: Json) -> None:
        """A plan is being sent: from now on it may be stored."""
        self.plans.setdefault((seat, after), []).append(plan)

    def plan_is_stored(self, seat: str, after: int, plan: Json) -> None:
        """A plan was acknowledged: it replaces those before it."""
        self.plans[seat, after] = [plan]

    # -- at the end --------------------------------------------------------------------------------------------

    def compare(self, connection: Connection) -> None:
        """Check that nothing acknowledged is missing, nothing happened twice, and all players received all events."""
        row = connection.execute(select(TABLES).where(TABLES.c.id == self.table)).one()
        stored: list[Json] = [json.loads(data) for data in encoded_events(connection, self.table, 0)]
        assert row.status == "over"
        assert connection.scalar(select(ARCHIVE.c.how).filter_by(table_id=self.table)) == "scored"
        assert [event["number"] for event in stored] == list(range(1, row.number + 1))
        for number, event in self.received.items():
            assert stored[number - 1] == event, f"event {number} of {self.table} was sent to a player, and is lost"
        for (seat, number), words in self.acknowledged.items():
            event = stored[number - 1]
            assert (event["seat"], wording(event)) == (seat, words), f"{words} was acknowledged, stored is {event}"
        log = self.log(connection)
        for state in self.socket_states:
            assert state.number == row.number
            assert state.log == log
        for event in stored:
            self.compare_event(event)
        self.compare_chat(connection)
        replay(connection, self.table)
        if self.choices is not None:
            self.choices.compare(connection)

    def log(self, connection: Connection) -> list[Json]:
        """The log of the game, as a new client receives it."""
        identity = load_identity(connection, self.table)
        assert identity is not None
        kept = TableLog(identity, "en")
        kept.add(load_events(connection, self.table))
        entries: list[Json] = json.loads(kept.since(0)[1])
        return entries

    def compare_event(self, event: Json) -> None:
        """Check that an event is what a player asked for."""
        number, seat = event["number"], event.get("seat")
        if event["kind"] in ("move", "undo") and seat in self.people:
            assert self.asked.get((seat, number)) == wording(event), f"nobody asked for {event}"
        if event["kind"] == "plans":
            for letter in self.people:
                moves = [move for owner, move in event["moves"] if owner == letter]
                possible = [plan["moves"] for plan in self.plans[letter, number - 1] if plan["ready"]]
                assert moves in possible, f"{letter} planned {possible}, but {moves} was revealed"

    def compare_chat(self, connection: Connection) -> None:
        """Check that acknowledged lines are stored once, and lines without an answer at most once."""
        rows = connection.execute(select(CHAT).where(CHAT.c.table_id == self.table).order_by(CHAT.c.id)).all()
        texts = [row.text for row in rows]
        assert len(texts) == len(set(texts))
        assert {text for text, answered in self.said.items() if answered} <= set(texts) <= set(self.said)
        for chat in self.chats:
            assert [line["id"] for line in chat] == [row.id for row in rows][: len(chat)]


def wording(event: Json) -> str:
    """The text of a move or an undo, to compare it with what was asked for."""
    return "undo" if event["kind"] == "undo" else str(event["moves"][0][1])
