"""Credentials: a signed session cookie for people, a token for bots."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

COOKIE: Final = "haspelknecht"
COOKIE_AGE: Final = 400 * 86_400  # as long as browsers allow
TOKEN_PREFIX: Final = "hk_"


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
