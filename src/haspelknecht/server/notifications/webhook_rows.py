"""Webhooks in the database, at most one for each person."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from haspelknecht.locale import say
from haspelknecht.server.storage.schema import WEBHOOKS

MAX_FAILURES: Final = 5  # in a row; then the webhook is switched off


class Hook(msgspec.Struct, frozen=True):
    """The webhook of a person."""

    person: str
    url: str
    secret: str
    failures: int
    problem: str  # the message key of the last failure

    @property
    def off(self) -> bool:
        """Whether it is switched off after too many failures."""
        return self.failures >= MAX_FAILURES


class WebhookView(msgspec.Struct):
    """A webhook as its owner sees it. It is `off` after several failures in a row, until it is set again."""

    url: str
    off: bool
    failures: int
    notice: str | None  # what went wrong last


def view_of(hook: Hook, language: str) -> WebhookView:
    """A webhook for its owner, with a sentence about what is wrong with it."""
    problem = say(hook.problem, language) if hook.problem else ""
    notice = say("server-webhook-off", language, times=hook.failures, problem=problem) if hook.off else problem
    return WebhookView(hook.url, hook.off, hook.failures, notice or None)


def set_hook(connection: Connection, person: str, url: str) -> Hook:
    """Store this URL with a new secret, in place of an earlier webhook; returns the webhook."""
    hook = Hook(person, url, secrets.token_urlsafe(32), 0, "")
    drop_hook(connection, person)
    connection.execute(insert(WEBHOOKS), msgspec.structs.asdict(hook))
    return hook


def drop_hook(connection: Connection, person: str) -> None:
    """Delete the webhook of a person."""
    connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.person == person))


def hook_of(connection: Connection, person: str) -> Hook | None:
    """The webhook of a person; None without one."""
    return hooks_of(connection, [person]).get(person)


def hooks_of(connection: Connection, people: list[str]) -> dict[str, Hook]:
    """The webhooks of these people, by person."""
    return {row.person: read(row) for row in connection.execute(select(WEBHOOKS).where(WEBHOOKS.c.person.in_(people)))}


def owners(connection: Connection) -> list[str]:
    """The people who have a webhook."""
    return list(connection.scalars(select(WEBHOOKS.c.person)))


def record_result(connection: Connection, hook: Hook, problem: str | None) -> None:
    """Count a failure, or reset the count after a success. A webhook that has been replaced since is left alone."""
    failures = WEBHOOKS.c.failures + 1 if problem else 0
    statement = update(WEBHOOKS).where(WEBHOOKS.c.person == hook.person, WEBHOOKS.c.secret == hook.secret)
    connection.execute(statement.values(failures=failures, problem=problem or ""))


def read(row: Row[tuple[object, ...]]) -> Hook:
    """The webhook stored in a row."""
    return Hook(row.person, row.url, row.secret, row.failures, row.problem)
