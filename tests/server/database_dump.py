"""Databases written down as text, so that those of earlier versions can be kept beside the tests.

After a change of the schema, let the version before it play some games and write its database down:
`python -m tests.server.database_dump sqlite:///games.db > tests/server/old_databases/0002.json`
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, create_engine, insert, select

from haspelknecht.server.storage.database import migrate, revision_of

OLD_DATABASES = Path(__file__).parent / "old_databases"


def write_down(engine: Engine) -> str:
    """Everything in a database, a row a line. What it stores as bytes is text: JSON."""
    with engine.begin() as connection:
        schema = reflected(connection)
        tables = ",\n".join(f"{json.dumps(table.name)}: {rows_of(connection, table)}" for table in schema.sorted_tables)
        return f'{{"revision": "{revision_of(connection)}",\n"tables": {{\n{tables}\n}}}}\n'


def rows_of(connection: Connection, table: Table) -> str:
    """The rows of a table."""
    rows = [dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()]
    return "[\n" + ",\n".join(json.dumps(row, default=bytes.decode, ensure_ascii=False) for row in rows) + "\n]"


def set_up_again(engine: Engine, file: Path) -> None:
    """The same database once more: the schema of that time by our migrations, then the rows."""
    written = read_again(file)
    migrate(engine, written["revision"])
    with engine.begin() as connection:
        for table in reflected(connection).sorted_tables:
            rows = [as_stored(table, row) for row in written["tables"][table.name]]
            if rows:
                connection.execute(insert(table), rows)


def read_again(file: Path) -> dict[str, Any]:
    """What was written down, in a file that may be packed."""
    data = file.read_bytes()
    found: dict[str, Any] = json.loads(gzip.decompress(data) if file.suffix == ".gz" else data)
    return found


def as_stored(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Text that the database keeps as bytes is made bytes again."""
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {name: value.encode() if name in binary and value is not None else value for name, value in row.items()}


def reflected(connection: Connection) -> MetaData:
    """The tables as they are in a database, whatever our own schema says."""
    found = MetaData()
    found.reflect(connection)
    found.remove(found.tables["alembic_version"])
    return found


if __name__ == "__main__":
    sys.stdout.write(write_down(create_engine(sys.argv[1])))
