"""Where tables, people and games are kept: SQLite or PostgreSQL, schema, migrations, backups."""
