"""The beginning of a game has a table of its own: the row of a table is written with every move, and stays small."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Move what is there. SQLite can drop a column itself; rebuilding the table would break references to it."""
    op.create_table(
        "beginnings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("identity", sa.LargeBinary, nullable=False),
    )
    op.execute("INSERT INTO beginnings SELECT id, identity FROM tables WHERE identity IS NOT NULL")
    op.execute("ALTER TABLE tables DROP COLUMN identity")
