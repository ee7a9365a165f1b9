"""A bot that is a program of its own."""

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
    """Starts its program when the first game begins; plays one game after the other with it."""

    def __init__(self, command: str, limits: Limits = STANDARD) -> None:
        self.command = command
        self.limits = limits
        self.name = ""
        self.conversation: Conversation | None = None
        self.game: tuple[Table, int] | None = None
        self.questions = 0
        self.odd_thoughts = 0  # thoughts that could not be understood

    def connected(self) -> Conversation:
        """The conversation, begun with a hello; a new one if the last one failed."""
        if self.conversation is None or self.conversation.over:
            self.game = None
            self.conversation = Conversation(self.command, self.limits)
            self.name = self.conversation.ask(messages.hello(), self.limits.start, read_hello)
        return self.conversation

    def begin(self, table: Table, seat: int) -> None:
        """The bot sits down at a table."""
        self.connected().tell(messages.new_game(table, seat, self.limits.move))
        self.game = table, seat

    def hear(self, news: News) -> None:
        """What happened since it was last asked."""
        self.connected().tell(messages.observe(news))

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """What the program answers."""
        conversation = self.connected()
        if self.game != (observation.table, observation.seat):
            self.begin(observation.table, observation.seat)
        self.questions += 1
        number, seconds = self.questions, limit.seconds or self.limits.move

        def read(answer: Message) -> Choice:
            thoughts = read_thoughts(answer, observation.table.players)
            self.odd_thoughts += thoughts is None and "thoughts" in answer
            return Choice(read_move(answer, number, observation), thoughts=thoughts)

        return conversation.ask(messages.choose(number, observation, seconds), seconds, read)

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        self.game = None
        self.connected().tell(messages.game_over(outcome))

    def close(self) -> None:
        """End the program; it has a moment to leave by itself."""
        if self.conversation is not None:
            self.conversation.close()
        self.conversation, self.game = None, None


def make_external(spec: Spec, seed: str) -> ExternalBot:
    """The bot of a spec `exec:COMMAND`. It never learns the seed, from which draws to come might be guessed."""
    return ExternalBot(spec.command)
