"""Notices: short messages to one person about the tables at which he sits. They tell no more than the table shows."""

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
    name: str = ""  # of who sat down or stood up
    next: str | None = None


class Waiting(msgspec.Struct):
    """A game that waits for somebody: where, and for which of his seats."""

    table: str
    seat: Letter


class WaitingNews(msgspec.Struct):
    """All games that wait for somebody now."""

    type: Literal["waiting"]
    tables: list[Waiting]


class Ring(msgspec.Struct):
    """A notice on its way to some people; `version` of the table puts those of several processes in order."""

    to: list[str]
    version: int
    notice: Notice
