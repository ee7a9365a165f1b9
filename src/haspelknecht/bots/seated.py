"""A bot on a seat of a game, replaced by `greedy` if it fails."""

from __future__ import annotations

from contextlib import suppress

from haspelknecht.bots.bot import Bot, BotFailure, Choice, Listener
from haspelknecht.bots.news import NewsFeed
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
    """A bot that plays one seat of a game. If it fails, `greedy` takes over, and `failure` says why.

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
        """Create a bot by its spec.

        :param in_worker: Whether a bot that searches runs in a child process with a hard time limit.
        :raises UserError: If there is no such bot.
        """
        self.spec: Spec = parse_spec(spec)
        self.seed = seed
        thinks = in_worker and self.spec.name in THINKERS
        self.bot: Bot = WorkerBot(self.spec, seed) if thinks else make_bot(self.spec, seed)
        # what went wrong so far
        self.mishaps: list[UserError] = self.bot.mishaps if isinstance(self.bot, WorkerBot) else []
        self.failure: BotFailure | None = None
        self.moment: Moment | None = None  # the turn to which the kept moves belong
        self.kept: tuple[int, ...] = ()  # moves that the bot has already decided
        self.feed: NewsFeed | None = None  # the events for a bot that listens

    def choose(self, game: Game, seat: int) -> Choice:
        """The bot's next move for a seat that may act."""
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
        """Ask the bot. After its first failure, `greedy` replaces it."""
        observation = observe(game, seat)
        try:
            self.send_news(game, seat)
            choice = self.bot.choose(observation, self.spec.limit)
            if choice.move not in moves:
                raise BotFailure("bot-illegal-move", bot=self.spec.name, move=readable(choice.move))
            return choice
        except BotFailure as failure:
            self.failure = failure
            self.mishaps.append(failure)
            self.close()
            self.bot = make_bot(Spec("greedy"), self.seed)
            return self.bot.choose(observe(game, seat), self.spec.limit)

    def send_news(self, game: Game, seat: int) -> None:
        """Inform a bot that listens about a new game, and about the events since its last choice."""
        if not isinstance(self.bot, Listener):
            return
        if self.feed is None or self.feed.game is not game or self.feed.seat != seat:
            self.send_end()
            self.feed = NewsFeed(game, seat)
            self.bot.begin(game.table, seat)
        news = self.feed.news()
        if news is not None:
            self.bot.hear(news)

    def send_end(self) -> None:
        """Inform a bot that listens about the result, if its game is over."""
        if self.feed is not None and isinstance(self.bot, Listener):
            game, outcome = self.feed.game, self.feed.game.outcome
            if outcome is not None:
                self.send_news(game, self.feed.seat)
                self.bot.end(outcome)
        self.feed = None

    def close(self) -> None:
        """Release the bot."""
        with suppress(BotFailure):  # a failure no longer matters for the game
            self.send_end()
        self.bot.close()


def moment_of(game: Game) -> Moment:
    """A key of the current turn: while it is the same, a seat's moves follow each other without new information."""
    state = game.state
    return int(state.year), int(state.season), int(state.stage), int(state.turn)


def readable(move: int) -> str:
    """The text of a move; for a number out of range, the number."""
    return move_text(move) if 0 <= move < MOVES else str(move)
