"""Configuration of Alembic's runs. `storage/migrate.py` provides the connection."""

from __future__ import annotations

from alembic import context

from haspelknecht.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
