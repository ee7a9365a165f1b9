"""The short message that something has changed at a table. It names the table and never what changed."""

from __future__ import annotations

import msgspec


class News(msgspec.Struct, omit_defaults=True):
    """Sent to all server processes after every change."""

    table: str
    version: int
    by: str = ""  # the process that has made the change
    seat: int | None = None  # only the plan of this seat changed, unseen by others
    turn: list[str] = []  # the people who are to move now and were not before
    chat: int = 0  # the number of a new message


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(News)
