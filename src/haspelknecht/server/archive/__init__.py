"""Finished games: results, ratings, search and statistics; importing and exporting records."""
