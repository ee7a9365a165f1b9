"""Random numbers for bots, computed only from the bot's seed and its observation.

So bots are stateless: they choose the same moves in any process, and after a game was saved and loaded.
"""

from __future__ import annotations

from hashlib import sha256

from haspelknecht.bots.observation import Observation


def bot_seed(game_seed: str, seat: int, spec: str) -> str:
    """The seed of the bot on a seat. It does not reveal the seed of the game, which determines its draws."""
    return sha256(f"{game_seed}/bot/{seat}/{spec}".encode()).hexdigest()


def dice(seed: str, observation: Observation) -> int:
    """A random number of 63 bits, determined by the bot's seed and the observation."""
    seen = ",".join(map(str, observation.state.numbers()))
    digest = sha256(f"{seed}/{observation.seat}/{seen}".encode()).digest()
    return int.from_bytes(digest[:8]) >> 1
