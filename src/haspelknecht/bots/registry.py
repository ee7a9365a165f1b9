"""Creating bots by name, for command line, server, arena and library."""

from __future__ import annotations

from haspelknecht.bots.bot import Bot
from haspelknecht.bots.expertise import learned_evaluator
from haspelknecht.bots.external.bot import make_external
from haspelknecht.bots.greedy_bot import GreedyBot
from haspelknecht.bots.habit_bot import HabitBot
from haspelknecht.bots.random_bot import RandomBot
from haspelknecht.bots.search.evaluator import Evaluator
from haspelknecht.bots.search.learned_planner import LearnedPlanner
from haspelknecht.bots.search_bot import SearchBot
from haspelknecht.bots.specs import EXTERNAL, Spec


def make_bot(spec: Spec, seed: str) -> Bot:
    """Create the bot of a spec. Bots with the same spec and seed choose the same moves, unless limited by time.

    >>> from haspelknecht import Game, Move
    >>> from haspelknecht.bots import Limit, make_bot, observe, parse_spec
    >>> game = Game.new(seed="example")
    >>> seat = game.to_act[0]
    >>> bot = make_bot(parse_spec("greedy"), seed="luck")
    >>> str(Move(bot.choose(observe(game, seat), Limit()).move))
    'take 1 yellow'
    """
    if spec.name == EXTERNAL:
        return make_external(spec, seed)
    if spec.name == "random":
        return RandomBot(seed)
    if spec.name == "habit":
        return HabitBot(seed)
    if spec.name == "greedy":
        return GreedyBot()
    if spec.name == "mcts":
        return SearchBot(seed, Evaluator())
    assert spec.name == "expert"
    evaluator = learned_evaluator()
    return SearchBot(seed, evaluator, LearnedPlanner(evaluator.network))
