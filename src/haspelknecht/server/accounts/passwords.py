"""Passwords: stored as Argon2 hashes; checking takes the same time whether the login exists or not."""

from __future__ import annotations

from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

HASHER = PasswordHasher()


@cache
def dummy_hash() -> str:
    """A hash to check against when the login is unknown, so that timing does not reveal which logins exist."""
    return HASHER.hash("nobody has this password")


def matches(hashed: str, password: str) -> bool:
    """Whether a password belongs to a hash."""
    try:
        return HASHER.verify(hashed, password)
    except VerificationError:
        return False
