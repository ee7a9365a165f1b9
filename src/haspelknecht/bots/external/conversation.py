"""A conversation with an external bot: messages there, answers back, and one clear line when it breaks off."""

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
    """A started bot. After a failure the program is gone."""

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
        """Whether the program is gone or about to go."""
        return self.program.leaving

    def tell(self, message: Message) -> None:
        """A message without an answer."""
        self.program.tell(line_of(message))

    def ask(self, message: Message, seconds: float, read: Callable[[Message], Answer]) -> Answer:
        """A message with an answer, which `read` checks and understands."""
        try:
            return read(parse_line(self.program.ask(line_of(message), seconds)))
        except ExternalFailure as failure:
            failure.bot, failure.last_words = self.bot, self.program.last_words
            self.program.stop()
            raise

    def close(self) -> None:
        """The bot's input ends; it has a moment to leave."""
        self.program.stop(self.limits.leave)
