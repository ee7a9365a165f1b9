"""A pool of workers for servers: many games, few processes, and an event loop that is never blocked."""

from __future__ import annotations

import asyncio
from multiprocessing import active_children
from pathlib import Path

import pytest

from haspelknecht.bots import Limit, Observation, Spec, make_bot, observe
from haspelknecht.bots.bot_pool import BotPool
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from tests.bots.misbehaving import MAKER


def first_look(seed: str) -> Observation:
    """What the first player sees at the start of a game."""
    game = Game.new(2, seed=seed)
    return observe(game, game.to_act[0])


async def appears(file: Path) -> None:
    """Wait for a file."""
    while not file.exists():
        await asyncio.sleep(0.01)


def test_one_slow_bot_does_not_block_other_games(tmp_path: Path) -> None:
    """While one bot waits for a file, the loop keeps running and others get their choices. Then the file is created."""

    async def serve() -> None:
        pool = BotPool(2, MAKER)
        slow_seed = str(tmp_path / "go")
        slow = asyncio.create_task(pool.choose(Spec("patient"), slow_seed, first_look("slow"), Limit()))
        await appears(tmp_path / "go.asked")
        seeds = [f"game {number}" for number in range(6)]
        asked = [pool.choose(Spec("mcts"), seed, first_look(seed), Limit(iterations=16)) for seed in seeds]
        for seed, choice in zip(seeds, await asyncio.gather(*asked), strict=True):
            assert choice == make_bot(Spec("mcts"), seed).choose(first_look(seed), Limit(iterations=16))
        assert not slow.done()
        assert len(active_children()) == 2
        (tmp_path / "go").touch()
        assert await slow == make_bot(Spec("random"), slow_seed).choose(first_look("slow"), Limit())
        assert pool.mishap_count == 0
        pool.close()

    asyncio.run(serve())
    assert active_children() == []


def test_a_failure_in_one_game_does_not_affect_the_others() -> None:
    """`greedy` answers for the bot that failed; the pool continues with a new process."""

    async def serve() -> None:
        pool = BotPool(1, MAKER)
        seen = first_look("mishap")
        names = ["die", "random", "crash", "random"]
        asked = [pool.choose(Spec(name), "seed", seen, Limit()) for name in names]
        greedy = make_bot(Spec("greedy"), "seed").choose(first_look("mishap"), Limit())
        at_random = make_bot(Spec("random"), "seed").choose(first_look("mishap"), Limit())
        assert await asyncio.gather(*asked) == [greedy, at_random, greedy, at_random]
        assert [mishap.key for mishap in pool.mishaps] == ["worker-died", "worker-crashed"]
        assert pool.mishap_count == 2
        pool.close()

    asyncio.run(serve())


def test_a_closed_pool_raises_errors(tmp_path: Path) -> None:
    """Callers that wait for a choice, even in the queue, get an error, never the move of another bot."""

    async def serve() -> None:
        pool = BotPool(1, MAKER)
        asked = pool.choose(Spec("patient"), str(tmp_path / "never"), first_look("closed"), Limit())
        in_line = pool.choose(Spec("random"), "seed", first_look("closed"), Limit())
        waiting = [asyncio.create_task(asked), asyncio.create_task(in_line)]
        await appears(tmp_path / "never.asked")
        pool.close()
        for choice in (*waiting, pool.choose(Spec("random"), "seed", first_look("closed"), Limit())):
            with pytest.raises(UserError) as error:
                await choice
            assert error.value.key == "worker-closed"

    asyncio.run(serve())
    assert active_children() == []
