"""Refusals with the status that an HTTP client sees; each is one sentence in the user's language."""

from __future__ import annotations

from typing import ClassVar

from haspelknecht.errors import UserError
from haspelknecht.records.history import IllegalMoveError
from haspelknecht.view.types import Why


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


class CannotPlace(Refusal):
    """Something that cannot be put where a player wants it. The reason is in the language of the asker already."""

    def __init__(self, why: Why) -> None:
        super().__init__("server-cannot-place", why=why.message)
        self.rule = why.rule


class Conflict(Refusal):
    """It was possible a moment ago, or will be later."""

    status = 409


def rule_of(error: UserError) -> str | None:
    """The rule that refuses something, if one does."""
    if isinstance(error, IllegalMoveError):
        return error.reason.rule
    return error.rule if isinstance(error, CannotPlace) else None
