"""Credentials: passwords of members, signed session cookies, tokens of bots."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from functools import cache
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

COOKIE: Final = "haspelknecht"
COOKIE_AGE: Final = 400 * 86_400  # as long as browsers allow
TOKEN_PREFIX: Final = "hk_"
HASHER: Final = PasswordHasher()


@cache
def dummy_hash() -> str:
    """A hash to check against when the login is unknown, so that timing does not reveal which logins exist."""
    return HASHER.hash("nobody has this password")


def matches(hashed: str, password: str) -> bool:
    """Whether a password matches its Argon2 hash."""
    try:
        return HASHER.verify(hashed, password)
    except VerificationError:
        return False


class SessionCookies:
    """Writes and reads session cookies: person id, epoch and signature. Only the signature is secret."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def write(self, person: str, epoch: int) -> str:
        """The cookie of a person. Signing out everywhere raises the epoch, which invalidates older cookies."""
        text = f"{person}.{epoch}"
        return f"{text}.{self.sign(text)}"

    def read(self, cookie: str) -> tuple[str, int] | None:
        """The person id and epoch of a cookie with a valid signature; None for any other."""
        text, _, signature = cookie.rpartition(".")
        if not signature.isascii() or not hmac.compare_digest(signature, self.sign(text)):
            return None
        person, _, epoch = text.rpartition(".")
        return (person, int(epoch)) if epoch.isdecimal() else None

    def sign(self, text: str) -> str:
        """The signature of a text."""
        digest = hmac.new(self.key, b"cookie/" + text.encode(), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")


def new_token() -> str:
    """A token for a bot: shown once, stored only as a digest."""
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def token_digest(token: str) -> str:
    """The digest that is stored for a token. Tokens are long and random, so a plain hash is enough."""
    return sha256(token.encode()).hexdigest()
