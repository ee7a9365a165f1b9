"""A bot that is a separate program."""

from __future__ import annotations

from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.external import messages
from haspelknecht.bots.external.answers import read_hello, read_move, read_thoughts
from haspelknecht.bots.external.conversation import Conversation
from haspelknecht.bots.external.limits import STANDARD, Limits
from haspelknecht.bots.external.messages import Message
from haspelknecht.bots.news import News
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.specs import Spec
from haspelknecht.records.history import Outcome
from haspelknecht.records.table import Table


class ExternalBot:
    """Starts its program for the first game, and uses it for all further games."""

    def __init__(self, command: str, limits: Limits = STANDARD) -> None:
        self.command = command
        self.limits = limits
        self.name = ""
        self.conversation: Conversation | None = None
        self.game: tuple[Table, int] | None = None
        self.questions = 0
        self.invalid_thoughts = 0

    def connected(self) -> Conversation:
        """The open conversation; starts a new one, with a hello, if there is none."""
        if self.conversation is None or self.conversation.over:
            self.game = None
            self.conversation = Conversation(self.command, self.limits)
            self.name = self.conversation.ask(messages.hello(), self.limits.start, read_hello)
        return self.conversation

    def begin(self, table: Table, seat: int) -> None:
        """Inform the program that a game begins."""
        self.connected().tell(messages.new_game(table, seat, self.limits.move))
        self.game = table, seat

    def hear(self, news: News) -> None:
        """Send the events since the last call."""
        self.connected().tell(messages.observe(news))

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """Ask the program for a move.

        :raises ExternalFailure: If it gives no valid answer in time.
        """
        conversation = self.connected()
        if self.game != (observation.table, observation.seat):
            self.begin(observation.table, observation.seat)
        self.questions += 1
        number, seconds = self.questions, limit.seconds or self.limits.move

        def read(answer: Message) -> Choice:
            thoughts = read_thoughts(answer, observation.table.players)
            self.invalid_thoughts += thoughts is None and "thoughts" in answer
            return Choice(read_move(answer, number, observation), thoughts=thoughts)

        return conversation.ask(messages.choose(number, observation, seconds), seconds, read)

    def end(self, outcome: Outcome) -> None:
        """Inform the program about the result."""
        self.game = None
        self.connected().tell(messages.game_over(outcome))

    def close(self) -> None:
        """Stop the program; it gets a moment to exit by itself."""
        if self.conversation is not None:
            self.conversation.close()
        self.conversation, self.game = None, None


def make_external(spec: Spec, seed: str) -> ExternalBot:
    """The bot of a spec `exec:COMMAND`. It does not get the seed: external programs choose their own."""
    return ExternalBot(spec.command)
