"""Moves the beginning of a game to its own table, because every move writes the row of the table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Move the column. SQLite can drop it in place; rebuilding the table would break references to it."""
    op.create_table(
        "beginnings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("identity", sa.LargeBinary, nullable=False),
    )
    op.execute("INSERT INTO beginnings SELECT id, identity FROM tables WHERE identity IS NOT NULL")
    op.execute("ALTER TABLE tables DROP COLUMN identity")
