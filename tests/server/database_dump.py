"""Database dumps as JSON, so that databases of earlier versions can be kept beside the tests.

After a change of the schema, play some games with the version before it and dump its database:
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


def dump(engine: Engine) -> str:
    """Dump a database as JSON, one row per line. Binary columns hold JSON, so they are dumped as text."""
    with engine.begin() as connection:
        schema = reflected(connection)
        tables = ",\n".join(f"{json.dumps(table.name)}: {rows_of(connection, table)}" for table in schema.sorted_tables)
        return f'{{"revision": "{revision_of(connection)}",\n"tables": {{\n{tables}\n}}}}\n'


def rows_of(connection: Connection, table: Table) -> str:
    """The rows of a table as JSON."""
    rows = [dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()]
    return "[\n" + ",\n".join(json.dumps(row, default=bytes.decode, ensure_ascii=False) for row in rows) + "\n]"


def load_dump(engine: Engine, file: Path) -> None:
    """Restore a database from a dump: migrate to the schema of that time, then insert the rows."""
    written = read_dump(file)
    migrate(engine, written["revision"])
    with engine.begin() as connection:
        for table in reflected(connection).sorted_tables:
            rows = [as_stored(table, row) for row in written["tables"][table.name]]
            if rows:
                connection.execute(insert(table), rows)


def read_dump(file: Path) -> dict[str, Any]:
    """The content of a dump, which may be compressed."""
    data = file.read_bytes()
    dump: dict[str, Any] = json.loads(gzip.decompress(data) if file.suffix == ".gz" else data)
    return dump


def as_stored(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Encode the text of binary columns."""
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {name: value.encode() if name in binary and value is not None else value for name, value in row.items()}


def reflected(connection: Connection) -> MetaData:
    """The tables that a database really has."""
    schema = MetaData()
    schema.reflect(connection)
    schema.remove(schema.tables["alembic_version"])
    return schema


if __name__ == "__main__":
    sys.stdout.write(dump(create_engine(sys.argv[1])))
