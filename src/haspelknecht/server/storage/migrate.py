"""Upgrades a database from any earlier schema with Alembic and the migrations of this package.

Imported only when needed: Alembic takes as long to import as the rest of the database code.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"


def alembic_config() -> Config:
    """Return the configuration of Alembic for the migrations of this package."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def known_revisions() -> list[str]:
    """Return all schema revisions that this version of the program can read, newest first."""
    return [script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()]


def upgrade(connection: Connection, revision: str) -> None:
    """Upgrade a database to a schema revision, within the transaction of the connection."""
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
