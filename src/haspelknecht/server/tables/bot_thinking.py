"""Asks our bots for moves: in worker processes, or at once if that is faster than sending the question."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

from haspelknecht.bots.bot import Choice
from haspelknecht.bots.bot_pool import BotPool
from haspelknecht.bots.observation import observe
from haspelknecht.bots.registry import make_bot
from haspelknecht.bots.specs import THINKERS, Spec, parse_spec
from haspelknecht.errors import UserError
from haspelknecht.pure import is_compiled
from haspelknecht.records.game import Game


async def think(pool: BotPool, spec_text: str, seed: str, game: Game, seat: int) -> tuple[Choice, UserError | None]:
    """Return the choice of a bot, and the error if `greedy` had to choose instead."""
    moves = game.moves_of(seat)
    if len(moves) == 1:
        return Choice(int(moves[0])), None
    spec = parse_spec(spec_text)
    observation = observe(game, seat)
    if is_quick(spec):
        with suppress(Exception):  # the worker will meet the same error, and `greedy` answers
            return make_bot(spec, seed).choose(observation, spec.limit), None
    return await pool.answer(spec, seed, observation, spec.limit)


def is_quick(spec: Spec) -> bool:
    """Whether a bot answers at once. In plain Python even bots that do not search take up to a fifth of a second."""
    return spec.name not in THINKERS and is_compiled()


def bot_seed(seed: str, seat: int) -> str:
    """Return the seed of a bot, derived from the secret seed of the game."""
    return sha256(f"{seed}/bot/{seat}".encode()).hexdigest()
