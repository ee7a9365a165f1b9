"""Messages to an external bot and its answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from haspelknecht.bots.external.answers import parse_line
from haspelknecht.bots.external.failure import ExternalFailure
from haspelknecht.bots.external.limits import Limits
from haspelknecht.bots.external.messages import Message, line_of
from haspelknecht.bots.external.program import Program
from haspelknecht.errors import shorten

Answer = TypeVar("Answer")


class Conversation:
    """A connection to a running bot. After a failure the program is stopped."""

    def __init__(self, command: str, limits: Limits) -> None:
        self.limits = limits
        self.bot = shorten(command)
        try:
            self.program = Program(command)
        except ExternalFailure as failure:
            failure.bot = self.bot
            raise

    @property
    def over(self) -> bool:
        """Whether the program has been stopped."""
        return self.program.stopped

    def tell(self, message: Message) -> None:
        """Send a message that has no answer."""
        self.program.tell(line_of(message))

    def ask(self, message: Message, seconds: float, read: Callable[[Message], Answer]) -> Answer:
        """Send a message, wait for the answer and return what `read` makes of it.

        :raises ExternalFailure: If there is no valid answer in time. The program is stopped.
        """
        try:
            return read(parse_line(self.program.ask(line_of(message), seconds)))
        except ExternalFailure as failure:
            failure.bot, failure.last_error_line = self.bot, self.program.last_error_line
            self.program.stop()
            raise

    def close(self) -> None:
        """Close the bot's input and stop it; it gets a moment to exit by itself."""
        self.program.stop(self.limits.leave)
