"""Whole games in two of the environments: random agents among themselves, and a simple agent against bots.

python examples/research/rollouts.py --games 20
"""

from __future__ import annotations

import argparse
from statistics import mean

import numpy as np
from numpy.typing import NDArray

from haspelknecht.envs import pettingzoo_env as haspelknecht_v1
from haspelknecht.envs.gymnasium_env import HaspelknechtEnv
from haspelknecht.records.notation import texts

LAZY = ("end", "stop", "decline", "pass", "keep", "store nothing")
IDLE = [move for move, text in texts().items() if text in LAZY or text.endswith((" idle", " unpaid", " rest"))]


def random_move(mask: NDArray[np.int8], dice: np.random.Generator) -> int:
    """Anything legal."""
    return int(dice.choice(np.flatnonzero(mask)))


def busy_move(mask: NDArray[np.int8], dice: np.random.Generator) -> int:
    """Anything legal, but never idle if there is something to do."""
    busy = mask.copy()
    busy[IDLE] = 0
    return random_move(busy if busy.any() else mask, dice)


def random_game(seed: int) -> list[int]:
    """A game of random agents; the points of all players."""
    env = haspelknecht_v1.env(players=3)
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    points = {}
    for agent in env.agent_iter():
        seen, _, over, _, info = env.last()
        if over:
            points[agent] = info["score"]
        env.step(None if over else random_move(seen["action_mask"], dice))
    return list(points.values())


def game_against(bot: str, seed: int) -> tuple[int, int]:
    """A game of the busy agent against a bot; its points and its rank."""
    env = HaspelknechtEnv((bot,))
    seen, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    over = False
    while not over:
        seen, _, over, _, info = env.step(busy_move(seen["action_mask"], dice))
    env.close()
    return info["score"], info["rank"]


def main() -> None:
    """Play the games and print the results."""
    parser = argparse.ArgumentParser(description="Random agents and bots play some games.")
    parser.add_argument("--games", type=int, default=20, help="games of each kind (20)")
    games = parser.parse_args().games
    points = [score for seed in range(games) for score in random_game(seed)]
    print(f"3 random agents: {mean(points):.1f} points on average")
    for bot in ("random", "habit", "greedy"):
        results = [game_against(bot, seed) for seed in range(games)]
        won = sum(rank == 1 for _, rank in results)
        print(f"busy agent against {bot}: won {won} of {games}, {mean(score for score, _ in results):.1f} points")


if __name__ == "__main__":
    main()
