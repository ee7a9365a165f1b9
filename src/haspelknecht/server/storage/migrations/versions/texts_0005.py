"""Replaces the numbers of moves in events and plans by texts, and stores the version of the rules of each game.

The numbers are those of version 0.1. Their texts are in `moves_of_0_1.txt` (line 1 is move 0, an empty line is no
move), because later programs have another list of moves.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

BATCH: Final = 250  # rows at a time
MOVES: Final = Path(__file__).parents[1] / "moves_of_0_1.txt"
FIRST_RULES: Final = 1
Words = dict[str, Any]
Change = Callable[[Words], Words]
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, LookupError, TypeError, AttributeError, ValueError)


def upgrade() -> None:
    """Write events, plans and beginnings anew; what is converted already stays as it is."""
    lines = MOVES.read_text(encoding="utf-8").splitlines()
    texts = {number: text for number, text in enumerate(lines) if text}
    rewrite("events", ("table_id", "number"), "data", lambda words: event_in_texts(words, texts))
    rewrite("plans", ("table_id", "seat"), "data", lambda words: plan_in_texts(words, texts))
    rewrite("beginnings", ("table_id",), "identity", lambda words: {"rules": FIRST_RULES, **words})


def event_in_texts(event: Words, texts: dict[int, str]) -> Words:
    """Moves as texts, and the disks of each refill instead of everything in plain words."""
    words = dict(event)
    draws = [step["disks"] for step in words.pop("steps", []) if step["event"] == "draw"]
    if "moves" in words:
        words["moves"] = [(seat, text_of(move, texts)) for seat, move in words["moves"]]
    return words | ({"draws": draws} if draws else {})


def plan_in_texts(plan: Words, texts: dict[int, str]) -> Words:
    """The moves of a secret plan as texts."""
    return plan | {"moves": [text_of(move, texts) for move in plan["moves"]]}


def text_of(move: int | str, texts: dict[int, str]) -> str:
    """The text of a move."""
    return move if isinstance(move, str) else texts[move]


def rewrite(name: str, key: tuple[str, ...], column: str, change: Change) -> None:
    """Change the JSON of all rows of a table, batch by batch in the order of their keys."""
    table = sa.table(name, *(sa.column(part) for part in key), sa.column(column, sa.LargeBinary))
    keys = [table.c[part] for part in key]
    known = sa.update(table).where(*(table.c[part] == sa.bindparam(f"key_{part}") for part in key))
    update = known.values({column: sa.bindparam("changed")})
    wanted = sa.select(*keys, table.c[column]).order_by(*keys).limit(BATCH)
    connection = op.get_bind()
    rows = connection.execute(wanted).all()
    while rows:
        found = [({f"key_{part}": getattr(row, part) for part in key}, changed(row[-1], change)) for row in rows]
        values = [{**where, "changed": data} for where, data in found if data is not None]
        if values:
            connection.execute(update, values)
        last = sa.tuple_(*(sa.literal(value) for value in rows[-1][:-1]))
        rows = connection.execute(wanted.where(sa.tuple_(*keys) > last)).all()


def changed(data: bytes, change: Change) -> bytes | None:
    """Return the changed document; None if there is no change, or if it is damaged (then opening it is refused)."""
    try:
        words = msgspec.json.decode(data, type=Words)
        found = change(words)
    except UNREADABLE:
        return None
    return None if found == words else msgspec.json.encode(found)
