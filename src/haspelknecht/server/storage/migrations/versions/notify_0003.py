"""Adds mutes and webhooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create two tables."""
    op.create_table("mutes", person("person"), person("muted"))
    op.create_table(
        "webhooks",
        person("person"),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("problem", sa.String(40), nullable=False),
    )


def person(name: str) -> sa.Column[str]:
    """Return a reference to a person, as part of the primary key."""
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id"), primary_key=True)
