"""The chat of a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select

from haspelknecht.errors import UserError
from haspelknecht.server.accounts.mutes import muted_by
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.errors import NotAllowed
from haspelknecht.server.storage.database import Database
from haspelknecht.server.storage.schema import CHAT, TABLES
from haspelknecht.server.tables.messages import ChatMessage
from haspelknecht.server.tables.table_draft import TableDraft

MAX_LENGTH: Final = 500
MAX_LINES: Final = 200
JOINERS: Final = "\u200c\u200d"  # invisible, but needed in Persian words and some emojis


async def say_at(database: Database, draft: TableDraft, person: Person, text: str, now: float) -> int:
    """Store a line of chat and return its id. Only players may write."""
    if not draft.seats_of(person.id):
        raise NotAllowed("server-players-only")
    clean = " ".join("".join(letter if fits(letter) else " " for letter in text).split())
    if not clean.strip(f"{JOINERS} ") or len(clean) > MAX_LENGTH:
        raise UserError("server-chat-long", most=MAX_LENGTH)
    values = {"table_id": draft.id, "person": person.id, "name": person.name, "text": clean, "at": now}

    def store(connection: Connection) -> int:
        # One line at a time, so that no id becomes visible before a smaller one (SQLite has one writer anyway).
        connection.execute(select(TABLES.c.id).where(TABLES.c.id == draft.id).with_for_update(key_share=True))
        key = connection.execute(insert(CHAT), values).inserted_primary_key
        assert key is not None
        return int(key[0])

    return await database.run(store)


def fits(letter: str) -> bool:
    """Whether a character is allowed: no line breaks or direction marks."""
    return letter.isprintable() or letter in JOINERS


async def chat_since(database: Database, table_id: str, since: int, reader: str | None) -> list[ChatMessage]:
    """Return the latest lines after `since`, oldest first, without those of people whom the reader has muted."""
    wanted = select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.id > since)
    if reader is not None:
        wanted = wanted.where(CHAT.c.person.not_in(muted_by(reader)))
    rows = await database.read(
        lambda connection: connection.execute(wanted.order_by(CHAT.c.id.desc()).limit(MAX_LINES)).all()
    )
    return [ChatMessage(row.id, row.person, row.name, row.text, row.at) for row in reversed(rows)]
