"""Asking our bots: they think in worker processes, but for those that answer faster than a question could be sent."""

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
    """The next move of a bot, and what went wrong if `greedy` had to answer for it."""
    moves = game.moves_of(seat)
    if len(moves) == 1:
        return Choice(int(moves[0])), None
    spec = parse_spec(spec_text)
    observation = observe(game, seat)
    if is_quick(spec):
        with suppress(Exception):  # a worker meets the same trouble, and then `greedy` answers
            return make_bot(spec, seed).choose(observation, spec.limit), None
    return await pool.answer(spec, seed, observation, spec.limit)


def is_quick(spec: Spec) -> bool:
    """Whether a bot answers at once: plain Python takes up to a fifth of a second even for those that do not search."""
    return spec.name not in THINKERS and is_compiled()


def luck(seed: str, seat: int) -> str:
    """The seed of a bot: known to nobody before the seed of the game is."""
    return sha256(f"{seed}/bot/{seat}".encode()).hexdigest()
