"""Statements that every move needs, turned into SQL once and given to the database driver as they are."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import OperationalError
from sqlalchemy.sql.elements import ClauseElement


class Prepared:
    """A statement whose values are all named parameters without special treatment by the database driver."""

    def __init__(self, statement: Executable) -> None:
        assert isinstance(statement, ClauseElement)
        self.statement = statement
        self.known: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """Execute it in the transaction of a connection; how many rows it has changed."""
        name = connection.dialect.name
        if name not in self.known:
            compiled = self.statement.compile(dialect=connection.dialect)
            self.known[name] = (str(compiled), getattr(compiled, "positiontup", None))
        sql, order = self.known[name]
        given = values if order is None else tuple(values[key] for key in order)
        driver: Any = connection.connection.driver_connection  # both of ours have a cursor for every statement
        try:
            changed: int = driver.execute(sql, given).rowcount
        except connection.dialect.loaded_dbapi.OperationalError as error:  # as everybody else hears of it
            raise OperationalError(sql, None, error) from error
        return changed
