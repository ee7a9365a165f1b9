"""Notices: short messages to people about their own tables, and which notices a change of a table causes.

They reveal no more than the table itself shows.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from haspelknecht.server.notifications.waiting import waiting
from haspelknecht.server.position_types import LETTERS, Letter
from haspelknecht.server.tables.table import Seat
from haspelknecht.server.tables.table_draft import TableDraft

NoticeType = Literal["turn", "done", "joined", "left", "ready", "started", "over", "rematch"]


class Notice(msgspec.Struct, omit_defaults=True):
    """Something happened at a table.

    turn: the game now waits for the recipient. done: it no longer does. joined, left: a player sat down or stood up.
    ready: all seats are taken. started, over: the game. rematch: there is a new table (`next`) for the same players.
    """

    type: NoticeType
    table: str
    seat: Letter | None = None
    name: str = ""  # of the person who sat down or stood up
    next: str | None = None


class Delivery(msgspec.Struct):
    """A notice and its recipients; `version` of the table orders notices that come from several processes."""

    to: list[str]
    version: int
    notice: Notice


def notices_of_change(before: TableDraft | None, after: TableDraft) -> list[Delivery]:
    """The notices that a change causes, in order. `before` is None for a new table."""
    deliveries: list[Delivery] = []

    def add(to: list[str], notice: Notice) -> None:
        if to:
            deliveries.append(Delivery(to, after.version, notice))

    everyone = seated_people(after.body.seats)
    if before is not None:
        for number, (old, new) in enumerate(zip(before.body.seats, after.body.seats, strict=True)):
            if after.status != "open" or old.person == new.person:
                continue  # in a running game, a seat that moves to another device still has the same player
            if old.person is not None:
                to = list(dict.fromkeys([*everyone, old.person]))  # also to the person who may have been removed
                add(to, Notice("left", after.id, LETTERS[number], old.name))
            if new.person is not None:
                to = [person for person in everyone if person != new.person]
                add(to, Notice("joined", after.id, LETTERS[number], new.name))
        if after.status == "open" and has_room(before) and not has_room(after):
            add(everyone, Notice("ready", after.id))
    status = "open" if before is None else before.status
    if status == "open" and after.status != "open":
        add(everyone, Notice("started", after.id))
    waited, waits = {} if before is None else waiting(before), waiting(after)
    add([person for person in waited if person not in waits], Notice("done", after.id))
    for person, seat in waits.items():
        if person not in waited:
            add([person], Notice("turn", after.id, seat))
    if status != "over" and after.status == "over":
        add(everyone, Notice("over", after.id))
    if before is not None and before.body.rematch is None and after.body.rematch is not None:
        add(everyone, Notice("rematch", after.id, next=after.body.rematch))
    return deliveries


def seated_people(seats: list[Seat]) -> list[str]:
    """The people on these seats, each once."""
    return list(dict.fromkeys(seat.person for seat in seats if seat.person is not None))


def has_room(draft: TableDraft) -> bool:
    """Whether a seat is free."""
    return any(seat.kind == "open" for seat in draft.body.seats)
