"""Random choices of a game, each a pure function of the seed, its purpose and its number.

Anybody can check them in any language: choice n of a purpose is the SHA-256 of "seed/purpose/n", read as one big
number, modulo how many things there are to choose from. Streams never interfere, and nobody can guess the next
draw from the draws so far.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

Thing = TypeVar("Thing")


def new_seed() -> str:
    """A new seed that cannot be guessed."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """The hash that can be published before the game: it commits to the seed without revealing it."""
    return sha256(f"{seed}/published".encode()).hexdigest()


def choice(seed: str, purpose: str, number: int, among: int) -> int:
    """Choice `number` of a purpose, from 0 to `among` - 1."""
    return int.from_bytes(sha256(f"{seed}/{purpose}/{number}".encode()).digest()) % among


def shuffled(seed: str, purpose: str, things: Sequence[Thing]) -> list[Thing]:
    """The things in random order (Fisher-Yates)."""
    result = list(things)
    for number, last in enumerate(range(len(result) - 1, 0, -1)):
        other = choice(seed, purpose, number, last + 1)
        result[last], result[other] = result[other], result[last]
    return result
