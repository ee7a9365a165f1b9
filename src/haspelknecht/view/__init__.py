"""What one person at a table may see and do, complete and in words: pure functions of game, seat and language."""
