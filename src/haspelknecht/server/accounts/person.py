"""A person: a guest with a name, a member with a password, or a bot that plays from another machine."""

from __future__ import annotations

from typing import Literal

import msgspec

PersonKind = Literal["guest", "member", "bot"]


class Person(msgspec.Struct, frozen=True):
    """Somebody known to the server."""

    id: str
    kind: PersonKind
    name: str
    language: str
    epoch: int
    login: str | None = None
    owner: str | None = None  # of a bot
