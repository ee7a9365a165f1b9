"""What a finished game is worth."""

from __future__ import annotations

import pytest

from haspelknecht import Game, UserError
from haspelknecht.envs.rewards import KINDS, rewards
from haspelknecht.rules.state import State

OVER = """
stage = "over"
year = 3
season = "winter"
order = ["C", "A", "B"]
[players.A]
score = %d
[players.B]
score = 30
[players.C]
score = 30
"""


def ended(points: int) -> State:
    """A finished game in which A has these points, B and C 30."""
    return Game.from_position(OVER % points).state


def test_the_winner_takes_one_and_the_others_share_the_loss() -> None:
    """However close it was."""
    assert rewards(ended(31), "win") == (1.0, -0.5, -0.5)
    assert rewards(ended(31)) == rewards(ended(90), "win")


def test_a_tie_has_one_winner() -> None:
    """By the rules: C is first in turn order."""
    assert rewards(ended(30), "win") == (-0.5, -0.5, 1.0)


def test_points_count_against_the_mean_of_the_others() -> None:
    """In hundreds."""
    assert rewards(ended(50), "score") == pytest.approx((0.2, -0.1, -0.1))


@pytest.mark.parametrize("kind", KINDS)
def test_rewards_add_up_to_zero(kind: str) -> None:
    """And come only at the end."""
    for points in (-5, 0, 30, 99):
        assert sum(rewards(ended(points), kind)) == pytest.approx(0.0)
    assert rewards(Game.new(4, seed=1).state, kind) == (0.0,) * 4


def test_an_unknown_kind_of_reward_is_refused() -> None:
    """One sentence that says which there are."""
    with pytest.raises(UserError, match=r"There’s no reward “glory”\. Rewards: win, score"):
        rewards(ended(1), "glory")
