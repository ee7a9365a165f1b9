"""Random ids of people, tables, seat links and webhook calls."""

from __future__ import annotations

import secrets
from typing import Final

ID_PATTERN: Final = "^[A-Za-z0-9_-]{1,32}$"  # for ids in paths and queries


def new_id() -> str:
    """A random id that cannot be guessed: ids of tables and seats are also their links."""
    return secrets.token_urlsafe(12)
