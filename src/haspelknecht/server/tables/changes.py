"""The message between server processes that a table has changed. It does not say what has changed."""

from __future__ import annotations

import msgspec


class News(msgspec.Struct, omit_defaults=True):
    """Published after every change."""

    table: str
    version: int
    by: str = ""  # the process that made the change
    seat: int | None = None  # set if only the secret plan of this seat has changed
    turn: list[str] = []  # the people who are to move now and were not before
    chat: int = 0  # the id of a new line of chat


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(News)
