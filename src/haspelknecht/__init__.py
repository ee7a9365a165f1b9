"""The board game Haspelknecht: exact rules, a fast engine, a game in the terminal."""

__version__ = "0.1.0"
