"""Random ids of people, tables, seat links and webhook calls."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """A random id that cannot be guessed: ids of tables and seats are also their links."""
    return secrets.token_urlsafe(12)
