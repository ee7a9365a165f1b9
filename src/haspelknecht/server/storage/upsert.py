"""Transactions that insert a row unless it exists."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from haspelknecht.server.storage.database import Database

Found = TypeVar("Found")


async def upsert(database: Database, work: Callable[[Connection], Found]) -> Found:
    """Run a transaction, and once more if a simultaneous one has inserted the same row first."""
    try:
        return await database.run(work)
    except IntegrityError:
        return await database.run(work)
