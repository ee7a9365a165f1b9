"""Statements that every move needs, turned into SQL once: SQLAlchemy's part of a move is then hardly noticeable."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, CursorResult, Executable
from sqlalchemy.sql.elements import ClauseElement


class Prepared:
    """A statement whose values are all named parameters without special treatment by the database driver."""

    def __init__(self, statement: Executable) -> None:
        assert isinstance(statement, ClauseElement)
        self.statement = statement
        self.known: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, values: dict[str, Any]) -> CursorResult[Any]:
        """Execute it."""
        name = connection.dialect.name
        if name not in self.known:
            compiled = self.statement.compile(dialect=connection.dialect)
            self.known[name] = (str(compiled), getattr(compiled, "positiontup", None))
        sql, order = self.known[name]
        given = values if order is None else tuple(values[key] for key in order)
        return connection.exec_driver_sql(sql, given)
