"""Games spread over several processes show the same as in one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from haspelknecht import UserError
from haspelknecht.envs.batch import Batch
from haspelknecht.envs.batch_interface import IllegalActionError
from haspelknecht.envs.shard_channel import POLL_INTERVAL
from haspelknecht.envs.shards import ShardedBatch, divided
from tests.envs.test_batch import same
from tests.waiting import HANG

GAMES = 7
RULES: dict[str, Any] = {"edition": "first", "tiles": "random"}


@pytest.fixture(scope="module")
def sharded() -> Iterator[ShardedBatch]:
    """Seven games in two processes."""
    with ShardedBatch(GAMES, 3, processes=2, reward="score", **RULES) as batch:
        yield batch


def test_two_processes_show_the_same_as_one(sharded: ShardedBatch) -> None:
    """Whole games long, random actions included."""
    alone = Batch(GAMES, 3, reward="score", **RULES)
    assert same(sharded.reset("shards"), alone.reset("shards"))
    ends = 0
    for step in range(220):
        actions = sharded.random_actions(step)
        assert actions.tolist() == alone.random_actions(step).tolist()
        assert same(sharded.step(actions), alone.step(actions))
        ends += int(alone.arrays.ended.sum())
    assert ends >= GAMES


def test_positions_come_from_every_process(sharded: ShardedBatch) -> None:
    """From this one as from the others."""
    alone = Batch(GAMES, 3, reward="score", **RULES)
    sharded.reset("look")
    alone.reset("look")
    assert [sharded.position(row) for row in range(GAMES)] == [alone.position(row) for row in range(GAMES)]


def test_an_illegal_action_stops_all_processes(sharded: ShardedBatch) -> None:
    """Nothing is played in the shards without it either."""
    before = sharded.reset(2).copy()
    actions = sharded.random_actions(1)
    actions[5] = 773
    with pytest.raises(IllegalActionError, match="Game 5 refuses its action") as refused:
        sharded.step(actions)
    assert refused.value.game == 5
    assert same(sharded.arrays, before)
    sharded.step(sharded.random_actions(1))
    with pytest.raises(ValueError, match="read-only"):
        sharded.arrays.masks[0, 0] = 1


def test_a_process_that_dies_is_reported() -> None:
    """One sentence with its games, then all end. Closing afterwards is no problem, and the last step still shows."""
    batch = ShardedBatch(4, processes=2)
    arrays = batch.reset(1)
    actions = batch.random_actions(1)
    batch.pool[0].child.process.kill()
    with pytest.raises(UserError, match="The process with games 2-3 ended with status -9"):
        batch.step(actions)
    with pytest.raises(UserError, match="The batch can’t continue"):
        batch.step(actions)
    batch.close()
    with pytest.raises(UserError, match="The batch can’t continue"):
        batch.reset(2)
    assert arrays.masks.any(axis=1).all()
    assert not any(worker.child.alive for worker in batch.pool)


def test_a_process_that_has_fallen_asleep_wakes(sharded: ShardedBatch) -> None:
    """After a pause without requests the games continue."""
    sharded.reset("sleep")
    sleep(3 * POLL_INTERVAL)
    before = sharded.arrays.copy()
    assert not same(sharded.step(sharded.random_actions(1)), before)


ORPHANS = """
import os, signal
from haspelknecht.envs.shard_channel import POLL_INTERVAL
from haspelknecht.envs.shards import ShardedBatch
if __name__ == "__main__":
    batch = ShardedBatch(4, processes=2)
    batch.reset(1)
    print("playing", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_all_processes_end_when_the_main_process_is_killed(tmp_path: Path) -> None:
    """A process without its batch exits."""
    program = tmp_path / "orphans.py"
    program.write_text(ORPHANS, encoding="utf-8")
    done = subprocess.run([sys.executable, str(program)], stdout=subprocess.PIPE, timeout=HANG, check=False)
    assert done.stdout == b"playing\n"  # and no process holds the other end any more, or this would not have returned


def test_an_impossible_number_of_processes_is_refused() -> None:
    """Refused at once; errors of the game are raised here, not in another process."""
    with pytest.raises(UserError, match="A batch can be spread over 1 to 1,024 processes, not 0"):
        ShardedBatch(4, processes=0)
    with pytest.raises(UserError, match="third"):
        ShardedBatch(4, edition="third")


@given(st.integers(1, 5000), st.integers(1, 64))
def test_the_shares_are_even(games: int, shards: int) -> None:
    """Every row is in exactly one share, and no share is empty."""
    parts = divided(games, shards)
    assert [row for first, count in parts for row in range(first, first + count)] == list(range(games))
    sizes = [count for _, count in parts]
    assert min(sizes) >= 1
    assert max(sizes) - min(sizes) <= 1
    assert len(parts) == min(games, shards)
