"""The first schema: people, tables, events, plans, results, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

SHORT = sa.String(32)


def upgrade() -> None:
    """Create all tables."""
    people()
    tables()
    of_a_table()


def people() -> None:
    """People and their tokens."""
    op.create_table(
        "people",
        sa.Column("id", SHORT, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("owner", SHORT, sa.ForeignKey("people.id"), index=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", SHORT, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def tables() -> None:
    """Tables and how to find them."""
    op.create_table(
        "tables",
        sa.Column("id", SHORT, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(16), nullable=False),
        sa.Column("engine", sa.String(16), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("identity", sa.LargeBinary),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("keeper", SHORT),
        sa.Column("keeper_until", sa.Float),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "created"])
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_index("tables_by_keeper", "tables", ["keeper_until"])
    op.create_index("tables_by_end", "tables", ["ended"])
    op.create_table("sitters", table_id(), sa.Column("person", SHORT, sa.ForeignKey("people.id"), primary_key=True))
    op.create_index("sitters_by_person", "sitters", ["person", "table_id"])
    op.create_table(
        "codes",
        sa.Column("code", SHORT, primary_key=True),
        sa.Column("table_id", SHORT, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )


def of_a_table() -> None:
    """What happens at a table."""
    op.create_table(
        "events",
        table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "plans",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "results",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", SHORT, sa.ForeignKey("people.id"), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
    )
    op.create_index("results_by_name", "results", ["name"])
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", SHORT, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", SHORT, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])


def table_id() -> sa.Column[str]:
    """Part of the key of everything that belongs to a table."""
    return sa.Column("table_id", SHORT, sa.ForeignKey("tables.id"), primary_key=True)
