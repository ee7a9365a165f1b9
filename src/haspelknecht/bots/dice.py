"""Where a bot's luck comes from: its seed and what it sees, nothing else.

So a bot needs no memory, answers alike in any process, and after a game was saved and loaded it goes on alike from its
next thought.
"""

from __future__ import annotations

from hashlib import sha256

from haspelknecht.bots.observation import Observation


def bot_seed(game_seed: str, seat: int, spec: str) -> str:
    """The luck of the bot on a seat: its own, and nothing it could learn the draws of the game from."""
    return sha256(f"{game_seed}/bot/{seat}/{spec}".encode()).hexdigest()


def dice(seed: str, observation: Observation) -> int:
    """A number of 63 bits that depends on the bot's seed and on the observation alone."""
    seen = ",".join(map(str, observation.state.numbers()))
    digest = sha256(f"{seed}/{observation.seat}/{seen}".encode()).digest()
    return int.from_bytes(digest[:8]) >> 1
