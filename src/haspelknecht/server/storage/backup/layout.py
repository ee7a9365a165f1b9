"""The format of a backup: gzipped JSON lines.

    {"format": "haspelknecht-backup", "version": 1, "schema": "0001", "program": "1.0", "made": ..., "rows": {...}}
    {"table": "people", "columns": ["id", "kind", ...], "binary": []}
    ["...", "guest", ...]                  one line for each row, then the next table
    {"sha256": "..."}                      of everything above

Tables are in an order in which they can be filled. Values of binary columns are encoded as Base64.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Header(msgspec.Struct):
    """The first line: the program and schema, and the number of rows of each table."""

    format: Literal["haspelknecht-backup"]
    version: Literal[1]
    schema: str
    program: str
    made: float
    rows: dict[str, int]


class TableStart(msgspec.Struct):
    """The line before the rows of a table."""

    table: str
    columns: list[str]
    binary: list[str]


class End(msgspec.Struct):
    """The last line."""

    sha256: str
