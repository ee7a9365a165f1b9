"""A person: a guest with a name, a member with a password, or a remote bot with a token."""

from __future__ import annotations

from typing import Literal

import msgspec

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
    """Somebody, as everybody sees him."""

    id: str
    kind: PersonKind
    name: str


class Me(msgspec.Struct):
    """Somebody, as he sees himself."""

    id: str
    kind: PersonKind
    name: str
    language: str
    login: str | None
    webhook_notice: str | None = None  # why calls to one's webhook were given up
