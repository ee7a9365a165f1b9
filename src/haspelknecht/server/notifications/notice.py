"""Notices: short messages to a person about their own tables. They reveal no more than the table itself shows."""

from __future__ import annotations

from typing import Literal

import msgspec

from haspelknecht.server.position_types import Letter

NoticeType = Literal["turn", "done", "joined", "left", "ready", "started", "over", "rematch"]


class Notice(msgspec.Struct, omit_defaults=True):
    """Something happened at a table.

    turn: the game begins to wait for him. done: it no longer does. joined, left: somebody sat down or stood up.
    ready: all seats are taken. started, over: the game. rematch: there is a new table (`next`) for the same people.
    """

    type: NoticeType
    table: str
    seat: Letter | None = None
    name: str = ""  # of the person who sat down or stood up
    next: str | None = None


class Waiting(msgspec.Struct):
    """A game that waits for a person: the table, and which of the person's seats has to act."""

    table: str
    seat: Letter


class WaitingNews(msgspec.Struct):
    """All games that wait for a person now."""

    type: Literal["waiting"]
    tables: list[Waiting]


class Delivery(msgspec.Struct):
    """A notice and its recipients; `version` of the table orders notices that come from several processes."""

    to: list[str]
    version: int
    notice: Notice
