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
