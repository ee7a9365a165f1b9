"""A bot at a table: it is asked when it has to move, and its game goes on whatever it does."""

from __future__ import annotations

from haspelknecht.bots.bot import Bot, Choice
from haspelknecht.bots.observation import observe
from haspelknecht.bots.registry import make_bot
from haspelknecht.bots.specs import Spec, parse_spec
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game

Moment = tuple[int, int, int, int]


class BotFailure(UserError):
    """A bot misbehaved: no answer in time, nonsense, an illegal move, a crash. One clear line says what."""


class SeatedBot:
    """A bot on a seat. A bot that fails forfeits: `greedy` plays on in its place, `failure` says why."""

    def __init__(self, spec: str, seed: str) -> None:
        self.spec: Spec = parse_spec(spec)
        self.seed = seed
        self.bot: Bot = make_bot(self.spec, seed)
        self.failure: BotFailure | None = None
        self.moment: Moment | None = None  # the step of the game for which moves are kept
        self.kept: tuple[int, ...] = ()  # the rest of a thought, to be played without thinking again

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
            choice = self.bot.choose(observation, self.spec.limit)
            if choice.move not in moves:
                raise BotFailure("bot-illegal-move", bot=self.spec.name, move=str(choice.move))
            return choice
        except BotFailure as failure:
            self.failure = failure
            self.close()
            self.bot = make_bot(Spec("greedy"), self.seed)
            return self.bot.choose(observe(game, seat), self.spec.limit)

    def close(self) -> None:
        """Leave the table."""
        self.bot.close()


def moment_of(game: Game) -> Moment:
    """A step of the game in which a seat's moves follow each other without anything new to see."""
    state = game.state
    return int(state.year), int(state.season), int(state.stage), int(state.turn)
