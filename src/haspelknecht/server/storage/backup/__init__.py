"""Backups: a whole database in one file that any database can be made of again."""
