"""Adds the archive of finished games with the results of each seat, and ratings of members."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

FOLDED = sa.String(120).with_variant(sa.String(120, collation="C"), "postgresql")


def upgrade() -> None:
    """Add columns and the archive, and fill it with the games that are already over, unrated."""
    op.add_column("people", sa.Column("mu", sa.Float))
    op.add_column("people", sa.Column("sigma", sa.Float))
    op.add_column("people", sa.Column("rated", sa.Integer, nullable=False, server_default="0"))
    op.add_column("results", sa.Column("folded", FOLDED, nullable=False, server_default=""))
    op.add_column("results", sa.Column("sheet", sa.LargeBinary))
    op.add_column("results", sa.Column("tiles", sa.LargeBinary))
    op.add_column("results", sa.Column("mu", sa.Float))
    op.add_column("results", sa.Column("sigma", sa.Float))
    op.drop_index("results_by_name", "results")
    op.create_index("results_by_name", "results", ["folded"])
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(16), nullable=False),
        sa.Column("how", sa.String(12), nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
    )
    op.create_index("archive_by_end", "archive", ["public", "ended", "table_id"])
    fold_names()
    file_games()


def fold_names() -> None:
    """The names of earlier results, as they are searched."""
    results = sa.table("results", sa.column("name"), sa.column("folded"))
    connection = op.get_bind()
    for name in connection.scalars(sa.select(results.c.name).distinct()).all():
        folded = " ".join(name.split()).casefold()
        connection.execute(sa.update(results).where(results.c.name == name).values(folded=folded))


def file_games() -> None:
    """The games that are over."""
    names = ("id", "ended", "public", "players", "edition", "body", "status")
    tables = sa.table("tables", *(sa.column(name) for name in names))
    archive = sa.table(
        "archive",
        *(sa.column(name) for name in ("table_id", "ended", "public", "players", "edition", "how", "bots", "imported")),
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables).where(tables.c.status == "over")).all():
        body = json.loads(row.body)
        values = {
            "table_id": row.id,
            "ended": row.ended,
            "public": bool(row.public),
            "players": row.players,
            "edition": row.edition,
            "how": body["result"]["how"],
            "bots": any(seat["kind"] in ("bot", "remote") for seat in body["seats"]),
            "imported": body.get("imported", False),
        }
        connection.execute(sa.insert(archive).values(**values))
