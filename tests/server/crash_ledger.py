"""What the players of one game were promised, and whether the database has kept all of it."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, select

from haspelknecht.server.storage.schema import ARCHIVE, CHAT, TABLES
from haspelknecht.server.tables.load import encoded_events, load_events, load_identity
from haspelknecht.server.tables.table_log import TableLog
from tests.server.crash_choices import Choices
from tests.server.following import Told
from tests.server.replaying import replay

Words = dict[str, Any]


class Ledger:
    """One game as its players know it: what they asked for, and what they were told."""

    def __init__(self, table: str, people: list[str], choices: Choices | None = None) -> None:
        self.table = table
        self.choices = choices  # of a bot over HTTP
        self.people = people  # the seats that are not played by our bots
        self.asked: dict[tuple[str, int], str] = {}  # by seat and the number that the event would get
        self.acknowledged: dict[tuple[str, int], str] = {}  # what of that was answered with success
        self.told: dict[int, Words] = {}  # every event that anybody has heard of
        # Of each seat after each event: the plan that was acknowledged last, and those sent since without an answer.
        self.plans: dict[tuple[str, int], list[Words]] = {}
        self.said: dict[str, bool] = {}  # lines of the chat, and whether they were acknowledged
        self.told_by_sockets: list[Told] = []  # what each player's sockets told, one after the other
        self.chats: list[list[Words]] = []

    def hear(self, events: list[Words]) -> None:
        """Somebody was told of events: nobody may ever be told otherwise."""
        for event in events:
            known = self.told.setdefault(event["number"], event)
            assert known == event, f"event {event['number']} of {self.table} was {known}, now it is {event}"

    def send_plan(self, seat: str, after: int, plan: Words) -> None:
        """A plan is on its way: from now on it may be stored."""
        self.plans.setdefault((seat, after), []).append(plan)

    def plan_is_stored(self, seat: str, after: int, plan: Words) -> None:
        """A plan was acknowledged: those before it no longer count."""
        self.plans[seat, after] = [plan]

    # -- at the end --------------------------------------------------------------------------------------------

    def compare(self, connection: Connection) -> None:
        """Nothing acknowledged is missing, nothing happened twice, everybody heard everything in order."""
        row = connection.execute(select(TABLES).where(TABLES.c.id == self.table)).one()
        stored: list[Words] = [json.loads(data) for data in encoded_events(connection, self.table, 0)]
        assert row.status == "over"
        assert connection.scalar(select(ARCHIVE.c.how).filter_by(table_id=self.table)) == "scored"
        assert [event["number"] for event in stored] == list(range(1, row.number + 1))
        for number, event in self.told.items():
            assert stored[number - 1] == event, f"event {number} of {self.table} was told, and is lost"
        for (seat, number), words in self.acknowledged.items():
            event = stored[number - 1]
            assert (event["seat"], wording(event)) == (seat, words), f"{words} was acknowledged, stored is {event}"
        log = self.log(connection)
        for told in self.told_by_sockets:
            assert told.number == row.number
            assert told.log == log
        for event in stored:
            self.compare_event(event)
        self.compare_chat(connection)
        replay(connection, self.table)
        if self.choices is not None:
            self.choices.compare(connection)

    def log(self, connection: Connection) -> list[Words]:
        """The log of the game, as it is told to somebody who comes afterwards."""
        identity = load_identity(connection, self.table)
        assert identity is not None
        kept = TableLog(identity, "en")
        kept.add(load_events(connection, self.table))
        found: list[Words] = json.loads(kept.since(0)[1])
        return found

    def compare_event(self, event: Words) -> None:
        """What somebody did is what was asked for, and nothing happened that nobody asked for."""
        number, seat = event["number"], event.get("seat")
        if event["kind"] in ("move", "undo") and seat in self.people:
            assert self.asked.get((seat, number)) == wording(event), f"nobody asked for {event}"
        if event["kind"] == "plans":
            for letter in self.people:
                moves = [move for owner, move in event["moves"] if owner == letter]
                possible = [plan["moves"] for plan in self.plans[letter, number - 1] if plan["ready"]]
                assert moves in possible, f"{letter} planned {possible}, but {moves} was revealed"

    def compare_chat(self, connection: Connection) -> None:
        """Every line that was acknowledged is there once; a line without an answer at most once."""
        rows = connection.execute(select(CHAT).where(CHAT.c.table_id == self.table).order_by(CHAT.c.id)).all()
        texts = [row.text for row in rows]
        assert len(texts) == len(set(texts))
        assert {text for text, answered in self.said.items() if answered} <= set(texts) <= set(self.said)
        for chat in self.chats:
            assert [line["id"] for line in chat] == [row.id for row in rows][: len(chat)]


def wording(event: Words) -> str:
    """What a move or an undo is, for comparison with what was asked for."""
    return "undo" if event["kind"] == "undo" else str(event["moves"][0][1])
