"""Refusals: user errors with an HTTP status, each one sentence in the user's language."""

from __future__ import annotations

from typing import ClassVar

from haspelknecht.errors import UserError
from haspelknecht.records.history import IllegalMoveError
from haspelknecht.view.types import Why


class Refusal(UserError):  # noqa: N818 - not an error in our code
    """A request that is refused with a 4xx status."""

    status: ClassVar[int] = 400

    @property
    def headers(self) -> dict[str, str]:
        """Additional headers of the response."""
        return {}


class SignInNeeded(Refusal):
    """The request needs a signed-in person."""

    status = 401


class NotAllowed(Refusal):
    """The person may not do this."""

    status = 403


class NotFound(Refusal):
    """There is no such thing, or the person may not know of it."""

    status = 404


class CannotPlace(Refusal):
    """Something that cannot be placed where a player wants it. The reason is already in their language."""

    def __init__(self, why: Why) -> None:
        super().__init__("server-cannot-place", why=why.message)
        self.rule = why.rule


class Conflict(Refusal):
    """The request does not fit the current state; it may have fitted before, or may fit later."""

    status = 409


def rule_of(error: UserError) -> str | None:
    """The rule that refuses something, if one does."""
    if isinstance(error, IllegalMoveError):
        return error.reason.rule
    return error.rule if isinstance(error, CannotPlace) else None
