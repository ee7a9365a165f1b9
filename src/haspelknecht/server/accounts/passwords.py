"""Passwords: stored as Argon2 hashes, compared in the same time whether there is such a member or not."""

from __future__ import annotations

from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

HASHER = PasswordHasher()


@cache
def nobodys() -> str:
    """Compared with when there is no such member: the answer takes as long as for a wrong password."""
    return HASHER.hash("nobody has this password")


def fits(hashed: str, password: str) -> bool:
    """Whether a password is the right one."""
    try:
        return HASHER.verify(hashed, password)
    except VerificationError:
        return False
