"""Muting: a person does not see the chat lines of another one. Only the person who mutes ever learns of it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Select, delete, func, insert, select

from haspelknecht.server.accounts.person import Person, by_id, person_of
from haspelknecht.server.errors import Conflict, NotFound, Refusal
from haspelknecht.server.storage.schema import MUTES, PEOPLE

MAX_MUTED: Final = 500


def muted_by(person: str) -> Select[tuple[str]]:
    """The ids of the people whom a person has muted, for use in another query."""
    return select(MUTES.c.muted).where(MUTES.c.person == person)


def mute(connection: Connection, person: str, other: str) -> None:
    """Hide the chat lines of another person.

    :raises Refusal: If it is the person themselves.
    :raises NotFound: If there is no such person.
    :raises Conflict: If the person has muted too many.
    """
    if person == other:
        raise Refusal("server-mute-self")
    if by_id(connection, other) is None:
        raise NotFound("server-no-person")
    if connection.scalar(muted_by(person).where(MUTES.c.muted == other)) is not None:
        return
    if (connection.scalar(select(func.count()).where(MUTES.c.person == person)) or 0) >= MAX_MUTED:
        raise Conflict("server-mutes-many", most=MAX_MUTED)
    connection.execute(insert(MUTES), {"person": person, "muted": other})


def unmute(connection: Connection, person: str, other: str) -> None:
    """Show the chat lines of another person again."""
    connection.execute(delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == other))


def muted_people(connection: Connection, person: str) -> list[Person]:
    """The people whom a person has muted, by name."""
    wanted = select(PEOPLE).where(PEOPLE.c.id.in_(muted_by(person))).order_by(PEOPLE.c.name, PEOPLE.c.id)
    return [person_of(row) for row in connection.execute(wanted)]
