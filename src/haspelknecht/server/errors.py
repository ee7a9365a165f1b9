"""Refusals with the status that an HTTP client sees; each is one sentence in the user's language."""

from __future__ import annotations

from typing import ClassVar

from haspelknecht.errors import UserError


class Refusal(UserError):  # noqa: N818 - nobody erred in our code
    """A request that cannot be granted."""

    status: ClassVar[int] = 400

    @property
    def headers(self) -> dict[str, str]:
        """What an HTTP client is told beside the sentence."""
        return {}


class SignInNeeded(Refusal):
    """Nobody knows who is asking."""

    status = 401


class NotAllowed(Refusal):
    """Somebody asks for what is not his."""

    status = 403


class NotFound(Refusal):
    """There is no such thing, or it is none of the asker's business."""

    status = 404


class Conflict(Refusal):
    """It was possible a moment ago, or will be later."""

    status = 409
