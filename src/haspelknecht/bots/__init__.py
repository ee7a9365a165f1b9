"""Who plays when no human does. A bot sees what its seat may know and returns a move."""

from __future__ import annotations

from haspelknecht.bots.bot import Bot
from haspelknecht.bots.random_bot import RandomBot
from haspelknecht.errors import UserError

BOTS = ("random",)


def make_bot(spec: str, seed: str) -> Bot:
    """A bot by its short name; the same name and seed always play alike."""
    if spec == "random":
        return RandomBot(seed)
    raise UserError("bot-unknown", bot=spec[:40], known=", ".join(BOTS))


__all__ = ["BOTS", "Bot", "RandomBot", "make_bot"]
