"""A person (a guest with a name, a member with a password, or a remote bot with a token), and queries for people."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import Connection, Row, delete, select, update

from haspelknecht.server.storage.schema import PEOPLE, TOKENS

PersonKind = Literal["guest", "member", "bot"]


class Person(msgspec.Struct, frozen=True):
    """An account. Raising `epoch` invalidates all earlier session cookies."""

    id: str
    kind: PersonKind
    name: str
    language: str
    epoch: int
    login: str | None = None
    owner: str | None = None  # the person a bot belongs to


class PersonView(msgspec.Struct):
    """A person as others see them."""

    id: str
    kind: PersonKind
    name: str


class Me(msgspec.Struct):
    """A person as they see themselves."""

    id: str
    kind: PersonKind
    name: str
    language: str
    login: str | None
    webhook_notice: str | None = None  # why their webhook was switched off


def person_of(row: Row[tuple[object, ...]]) -> Person:
    """The person stored in a row."""
    return Person(row.id, row.kind, row.name, row.language, row.epoch, row.login, row.owner)


def by_id(connection: Connection, person_id: str) -> Person | None:
    """The person with this id; None if there is none."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person_id)).one_or_none()
    return None if row is None else person_of(row)


def by_token(connection: Connection, digest: str) -> Person | None:
    """The bot whose token has this digest; None if there is none."""
    wanted = select(PEOPLE).join(TOKENS, TOKENS.c.person == PEOPLE.c.id).where(TOKENS.c.digest == digest)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else person_of(row)


def epochs_of(connection: Connection, people: list[str]) -> dict[str, int]:
    """The epoch of each of these people."""
    rows = connection.execute(select(PEOPLE.c.id, PEOPLE.c.epoch).where(PEOPLE.c.id.in_(people)))
    return {row.id: row.epoch for row in rows}


def drop_token(connection: Connection, bot: str) -> None:
    """Delete the token of a bot and invalidate everything that was opened with it."""
    connection.execute(delete(TOKENS).where(TOKENS.c.person == bot))
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == bot).values(epoch=PEOPLE.c.epoch + 1))
