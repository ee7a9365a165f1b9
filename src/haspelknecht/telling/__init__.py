"""Telling the game in words, for the terminal and the server alike: moves, plans, and all that happens by itself."""
