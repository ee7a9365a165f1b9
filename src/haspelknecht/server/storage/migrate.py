"""From every schema there ever was to the newest: Alembic and the migrations of this package.

Imported only when there is something to do: Alembic takes as long to import as the rest of the database.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"


def alembic_config() -> Config:
    """Alembic with the migrations of this package."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def known_revisions() -> list[str]:
    """All schemas that this version of the program can read, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()]


def upgrade(connection: Connection, revision: str) -> None:
    """Bring a database to a schema, inside the transaction."""
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
