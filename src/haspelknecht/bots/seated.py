"""A bot at a table: it is asked when it has to move, and its game goes on whatever it does."""

from __future__ import annotations

from contextlib import suppress

from haspelknecht.bots.bot import Bot, BotFailure, Choice, Listener
from haspelknecht.bots.news import Hearing
from haspelknecht.bots.observation import observe
from haspelknecht.bots.registry import make_bot
from haspelknecht.bots.specs import THINKERS, Spec, parse_spec
from haspelknecht.bots.workers import WorkerBot
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text
from haspelknecht.rules.moves import MOVES

Moment = tuple[int, int, int, int]


class SeatedBot:
    """A bot on a seat. A bot that fails forfeits: `greedy` plays on in its place, `failure` says why.

    >>> from haspelknecht import Game
    >>> from haspelknecht.bots import SeatedBot
    >>> bots = [SeatedBot("greedy", "luck 1"), SeatedBot("habit", "luck 2")]
    >>> game = Game.new(players=2, seed="example")
    >>> while not game.over:
    ...     seat = game.to_act[0]
    ...     game.play(bots[seat].choose(game, seat).move, seat)
    >>> game.outcome.scores
    (38, 13)
    """

    def __init__(self, spec: str, seed: str, in_worker: bool = False) -> None:
        """`in_worker`: a bot that searches does so in a process of its own, with a hard time limit."""
        self.spec: Spec = parse_spec(spec)
        self.seed = seed
        thinks = in_worker and self.spec.name in THINKERS
        self.bot: Bot = WorkerBot(self.spec, seed) if thinks else make_bot(self.spec, seed)
        # what went wrong so far, for the table to read
        self.mishaps: list[UserError] = self.bot.mishaps if isinstance(self.bot, WorkerBot) else []
        self.failure: BotFailure | None = None
        self.moment: Moment | None = None  # the step of the game for which moves are kept
        self.kept: tuple[int, ...] = ()  # the rest of a thought, to be played without thinking again
        self.hearing: Hearing | None = None  # what a bot that listens has heard of its game

    def choose(self, game: Game, seat: int) -> Choice:
        """The bot's next move in a game."""
        moves = [int(move) for move in game.moves_of(seat)]
        moment = moment_of(game)
        if moment == self.moment and self.kept and self.kept[0] in moves:
            choice = Choice(self.kept[0], self.kept[1:])
        elif len(moves) == 1:
            choice = Choice(moves[0])
        else:
            choice = self.think(game, seat, moves)
        self.moment, self.kept = moment, choice.then
        return choice

    def think(self, game: Game, seat: int, moves: list[int]) -> Choice:
        """Ask the bot; from its first failure on ask `greedy`."""
        observation = observe(game, seat)
        try:
            self.tell_news(game, seat)
            choice = self.bot.choose(observation, self.spec.limit)
            if choice.move not in moves:
                raise BotFailure("bot-illegal-move", bot=self.spec.name, move=told(choice.move))
            return choice
        except BotFailure as failure:
            self.failure = failure
            self.mishaps.append(failure)
            self.close()
            self.bot = make_bot(Spec("greedy"), self.seed)
            return self.bot.choose(observe(game, seat), self.spec.limit)

    def tell_news(self, game: Game, seat: int) -> None:
        """A bot that listens hears that a game begins, and what has happened since it was last asked."""
        if not isinstance(self.bot, Listener):
            return
        if self.hearing is None or self.hearing.game is not game or self.hearing.seat != seat:
            self.tell_end()
            self.hearing = Hearing(game, seat)
            self.bot.begin(game.table, seat)
        news = self.hearing.news()
        if news is not None:
            self.bot.hear(news)

    def tell_end(self) -> None:
        """If the game of a bot that listens is over, it hears so."""
        if self.hearing is not None and isinstance(self.bot, Listener):
            game, outcome = self.hearing.game, self.hearing.game.outcome
            if outcome is not None:
                self.tell_news(game, self.hearing.seat)
                self.bot.end(outcome)
        self.hearing = None

    def close(self) -> None:
        """Leave the table."""
        with suppress(BotFailure):  # too late to lose the game
            self.tell_end()
        self.bot.close()


def moment_of(game: Game) -> Moment:
    """A step of the game in which a seat's moves follow each other without anything new to see."""
    state = game.state
    return int(state.year), int(state.season), int(state.stage), int(state.turn)


def told(move: int) -> str:
    """A move as people read it; a number that is none stays one."""
    return move_text(move) if 0 <= move < MOVES else str(move)
