"""Random choices of a game, each a pure function of the seed, its purpose and its number.

They are easy to verify in any programming language: choice n for a purpose is the SHA-256 of "seed/purpose/n" as a
big-endian integer, modulo the number of alternatives. The purposes are independent streams, and the draws so far do
not reveal the next one.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

Item = TypeVar("Item")


def new_seed() -> str:
    """A new unpredictable seed."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """The hash to publish before the game: it commits to the seed without revealing it."""
    return sha256(f"{seed}/published".encode()).hexdigest()


def choice(seed: str, purpose: str, number: int, among: int) -> int:
    """Choice `number` for a purpose, from 0 to `among` - 1."""
    return int.from_bytes(sha256(f"{seed}/{purpose}/{number}".encode()).digest()) % among


def shuffled(seed: str, purpose: str, items: Sequence[Item]) -> list[Item]:
    """The items in random order (Fisher-Yates)."""
    result = list(items)
    for number, last in enumerate(range(len(result) - 1, 0, -1)):
        other = choice(seed, purpose, number, last + 1)
        result[last], result[other] = result[other], result[last]
    return result
