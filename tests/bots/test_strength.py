"""A short version of the strength ladder, with generous margins. `make ladder` plays the full one.

Each seed is played twice with the seats swapped, so that luck does not favour either side.
"""

from __future__ import annotations

import pytest

from haspelknecht.pure import is_compiled
from haspelknecht.records.game import Game
from tests.bots.tables import case_count, finish

# stronger, weaker, games, wins at least, points ahead on average at least
LADDER = [
    ("greedy", "random", 20, 20, 30),
    ("greedy", "habit", 20, 17, 10),
    ("mcts:200", "greedy", 20, 12, 1),
    ("expert:100", "greedy", 20, 14, 4),
    ("expert:100", "mcts:100", 20, 13, 3),
]
SHORT_LADDER = [  # for plain Python, which makes the same choices (test_thoughts.py), but far slower
    ("greedy", "random", 4, 4, 30),
    ("mcts:10", "random", 2, 2, 15),
    ("expert:10", "random", 2, 2, 15),
]


@pytest.mark.parametrize(
    ("strong", "weak", "games", "wins", "ahead"),
    LADDER if is_compiled() else SHORT_LADDER,
    ids=str,
)
def test_the_stronger_bot_wins(strong: str, weak: str, games: int, wins: int, ahead: int) -> None:
    """Two players, random tiles, each seed once in each seat."""
    won, lead = 0, 0
    for number in range(games):
        seat = number % 2
        specs = [strong, weak] if seat == 0 else [weak, strong]
        outcome = finish(Game.new(2, seed=f"ladder {number // 2}", tiles="random"), specs).outcome
        assert outcome is not None
        won += outcome.winner == seat
        lead += outcome.scores[seat] - outcome.scores[1 - seat]
    assert won >= wins
    assert lead / games >= ahead


def test_greedy_doubles_the_points_of_random_with_four_players() -> None:
    """On average over all seats. The average of random may be negative, hence the minimum of 25."""

    def average(spec: str) -> float:
        games = case_count(6, 1)
        scores = [finish(Game.new(4, seed=f"four {number}"), [spec] * 4).outcome for number in range(games)]
        return sum(sum(outcome.scores) for outcome in scores if outcome is not None) / (4 * games)

    assert average("greedy") >= max(2 * average("random"), 25)
