"""The one place where a short name becomes a bot, for command line, server, arena and library alike."""

from __future__ import annotations

from haspelknecht.bots.bot import Bot
from haspelknecht.bots.random_bot import RandomBot
from haspelknecht.bots.specs import Spec


def make_bot(spec: Spec, seed: str) -> Bot:
    """The bot of a spec; the same spec and seed always play alike."""
    return RandomBot(seed)
