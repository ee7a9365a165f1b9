"""Backups: a whole database in one file, which can be restored into SQLite or PostgreSQL."""
