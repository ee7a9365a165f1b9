"""A small network learns Haspelknecht for two by playing against itself, in batched games and with NumPy alone.

python examples/research/self_play.py --rounds 40 --out learning-curve.svg

One hidden layer sees the observation of the next player and weighs all moves; those of the better player in a game
become more likely, those of the other one less (REINFORCE). After every few rounds it plays against random moves; the
curve shows its points.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from learning_curve import write_curve
from numpy.typing import NDArray

from haspelknecht.envs.batch import Batch
from haspelknecht.envs.tensor import pieces, size
from haspelknecht.rules.moves import MOVES

Floats = NDArray[np.float32]
PLAYERS = 2
HIDDEN = 96
LEARNING_RATE = 0.003
CURIOSITY = 0.01  # how much it is rewarded for keeping several moves likely


class Network:
    """Observations in, chances of all legal moves out."""

    def __init__(self, dice: np.random.Generator) -> None:
        self.scale = np.ones(size(PLAYERS), np.float32)
        for piece in pieces(PLAYERS):  # every number between -1 and 1
            self.scale[piece.start : piece.start + piece.size] = max(1, abs(piece.low), abs(piece.high))
        self.weights: list[Floats] = [
            (dice.standard_normal((size(PLAYERS), HIDDEN)) / np.sqrt(size(PLAYERS))).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, MOVES), np.float32),
            np.zeros(MOVES, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def chances(self, seen: NDArray[np.int16], masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The scaled observation, the hidden layer, and the chance of every move."""
        first, first_bias, second, second_bias = self.weights
        scaled = (seen / self.scale).astype(np.float32)
        hidden = np.tanh(scaled @ first + first_bias)
        logits = np.where(masks, hidden @ second + second_bias, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return scaled, hidden, (chances / chances.sum(axis=1, keepdims=True)).astype(np.float32)

    def learn(self, seen: NDArray[np.int16], masks: NDArray[np.int8], moves: NDArray[np.int64], worth: Floats) -> None:
        """Make moves more likely by what they were worth: one step uphill (Adam)."""
        scaled, hidden, chances = self.chances(seen, masks)
        logs = np.log(np.maximum(chances, 1e-9))
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        uphill = -chances * worth[:, None] - CURIOSITY * chances * (logs + spread)
        uphill[np.arange(len(moves)), moves] += worth
        uphill /= len(moves)
        below = (uphill @ self.weights[2].T) * (1 - hidden**2)
        self.climb([scaled.T @ below, below.sum(axis=0), hidden.T @ uphill, uphill.sum(axis=0)])

    def climb(self, slopes: list[Floats]) -> None:
        """Adam: steps of about the same size in all directions."""
        self.steps += 1
        for layer, slope in enumerate(slopes):
            self.means[layer] += 0.1 * (slope - self.means[layer])
            self.squares[layer] += 0.001 * (slope**2 - self.squares[layer])
            mean = self.means[layer] / (1 - 0.9**self.steps)
            square = self.squares[layer] / (1 - 0.999**self.steps)
            self.weights[layer] += LEARNING_RATE * mean / (np.sqrt(square) + 1e-8)


def draw_moves(chances: Floats, dice: np.random.Generator) -> NDArray[np.int64]:
    """A move of each row by its chances."""
    edges = chances.cumsum(axis=1)
    return np.asarray((edges <= dice.random((len(chances), 1)) * edges[:, -1:]).sum(axis=1), np.int64)


def practise(network: Network, batch: Batch, seed: str, dice: np.random.Generator) -> None:
    """The first game of each row against itself; then learn from all of them."""
    arrays = batch.reset(seed)
    results = np.zeros((batch.games, PLAYERS), np.float32)
    going_on = np.ones(batch.games, np.bool_)
    steps = []
    while going_on.any():
        _, _, chances = network.chances(arrays.observations, arrays.masks)
        moves = draw_moves(chances, dice)
        rows = np.flatnonzero(going_on)
        steps.append((arrays.observations[rows], arrays.masks[rows], moves[rows], rows, arrays.seats[rows]))
        arrays = batch.step(moves)
        ended = going_on & arrays.ended
        results[ended] = arrays.rewards[ended]
        going_on &= ~ended
    seen, masks, moves, rows, seats = (np.concatenate(arrays) for arrays in zip(*steps, strict=True))
    worth = results[rows, seats]
    network.learn(seen, masks, moves, worth / (worth.std() + 1e-6))


def play_against_random(network: Network, games: int, dice: np.random.Generator) -> tuple[float, float]:
    """The network on seat A against random moves: its points on average, and its share of wins."""
    batch = Batch(games, PLAYERS)
    arrays = batch.reset("test")
    points: dict[int, tuple[int, int]] = {}
    turn = 0
    while len(points) < games:
        turn += 1
        _, _, chances = network.chances(arrays.observations, arrays.masks)
        actions = np.where(arrays.seats == 0, draw_moves(chances, dice), batch.random_actions(turn))
        arrays = batch.step(actions)
        for row in np.flatnonzero(arrays.ended):
            points.setdefault(int(row), (int(arrays.scores[row, 0]), int(arrays.rewards[row, 0] > 0)))
    scores, wins = np.array(list(points.values())).T
    return float(scores.mean()), float(wins.mean())


def main() -> None:
    """Learn, test, draw the curve."""
    parser = argparse.ArgumentParser(description="A network learns Haspelknecht by playing against itself.")
    parser.add_argument("--rounds", type=int, default=40, help="rounds of play and learning (40)")
    parser.add_argument("--games", type=int, default=64, help="games in each round and test (64)")
    parser.add_argument("--every", type=int, default=5, help="rounds between tests (5)")
    parser.add_argument("--out", type=Path, default=Path("learning-curve.svg"), help="the picture")
    options = parser.parse_args()
    dice = np.random.default_rng(1)
    network = Network(dice)
    batch = Batch(options.games, PLAYERS, reward="score")
    curve = []
    for number in range(options.rounds + 1):
        if number % options.every == 0:
            points, wins = play_against_random(network, options.games, dice)
            curve.append((number * options.games, points))
            print(f"after {number * options.games} games: {points:.1f} points, {wins:.0%} won against random")
        practise(network, batch, f"round-{number}", dice)
    write_curve(options.out, curve)
    print(f"the curve is in {options.out}")


if __name__ == "__main__":
    main()
