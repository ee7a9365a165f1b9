"""Computer players. A bot gets an `Observation` of what its seat may know, and returns a `Choice` of a move.

`make_bot` creates one by name; `SeatedBot` plays a seat of a `Game` with it.
"""

from haspelknecht.bots.bot import Bot, BotFailure, Choice, Limit, Thoughts
from haspelknecht.bots.bot_pool import BotPool
from haspelknecht.bots.levels import LEVELS
from haspelknecht.bots.observation import Observation, observe
from haspelknecht.bots.registry import make_bot
from haspelknecht.bots.seated import SeatedBot
from haspelknecht.bots.specs import BOTS, Spec, parse_spec

__all__ = [
    "BOTS", "LEVELS", "Bot", "BotFailure", "BotPool", "Choice", "Limit", "Observation", "SeatedBot", "Spec", "Thoughts",
    "make_bot", "observe", "parse_spec",
]  # fmt: skip
