"""Fitting an evaluation to samples: first a linear part for each phase, then a small network for what is left."""

from __future__ import annotations

import json
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from haspelknecht.arena.training.samples import Samples
from haspelknecht.bots.expertise import FORMAT
from haspelknecht.bots.search.features import FEATURES
from haspelknecht.bots.search.network import PHASES

HIDDEN = 32
EPOCHS = 8
BATCH = 1024
RIDGE = 5.0
RATE = 2e-3
DIGITS = 5
HELD_BACK = 20  # one row of so many is never learned from
LEAST_SOFTNESS = 3.0
SOFTNESS = 1.2  # times the error of the evaluation

Array = NDArray[np.float32]


@dataclass
class Evaluation:
    """The numbers of an evaluation, and how far off it was on rows it had not seen."""

    linear: Array
    first: Array
    second: Array
    softness: list[float]
    error: float
    linear_error: float

    def text(self, **story: object) -> str:
        """As it ships: JSON with a few digits for each weight, and the story of its training."""
        words = {
            "format": FORMAT,
            "features": FEATURES,
            "hidden": len(self.second),
            "story": {"error": round(self.error, 3), "linear_error": round(self.linear_error, 3), **story},
            "softness": [round(number, 2) for number in self.softness],
            "linear": rounded(self.linear),
            "first": rounded(self.first),
            "second": rounded(self.second),
        }
        return json.dumps(words)


def rounded(weights: Array) -> list[float]:
    """Weights as a flat list."""
    return [round(float(weight), DIGITS) for weight in weights.ravel()]


def fit(samples: Samples, seed: int = 0) -> Evaluation:
    """The evaluation that is least wrong about the samples."""
    dice = np.random.default_rng(seed)
    rows = dice.permutation(len(samples.targets))
    back = max(1, len(rows) // HELD_BACK)
    held, learned = rows[:back], rows[back:]
    linear = fit_linear(samples, learned)
    rest = samples.targets - linear_part(samples, linear)
    phases = np.eye(PHASES, dtype=np.float32)[samples.phases]
    inputs = np.concatenate([samples.features, phases], axis=1)
    first, second = fit_network(inputs, rest, learned, held, dice)
    errors = np.maximum(inputs[held] @ first, 0) @ second - rest[held]
    return Evaluation(
        linear,
        first,
        second,
        softness_by_phase(errors, samples.phases[held]),
        root_mean_square(errors),
        root_mean_square(rest[held]),
    )


def root_mean_square(errors: Array) -> float:
    """The usual size of an error."""
    return float(np.sqrt(np.mean(errors**2)))


def with_one(features: Array) -> Array:
    """Features and a constant."""
    return np.concatenate([features, np.ones((len(features), 1), np.float32)], axis=1)


def fit_linear(samples: Samples, learned: NDArray[np.int64]) -> Array:
    """Ridge regression for each phase."""
    weights = np.zeros((PHASES, FEATURES + 1), np.float32)
    for phase in range(PHASES):
        rows = learned[samples.phases[learned] == phase]
        if len(rows):
            known = with_one(samples.features[rows])
            square = known.T @ known + RIDGE * np.eye(FEATURES + 1, dtype=np.float32)
            weights[phase] = np.linalg.solve(square, known.T @ samples.targets[rows])
    return weights


def linear_part(samples: Samples, weights: Array) -> Array:
    """What the linear part says of every row."""
    result: Array = np.sum(with_one(samples.features) * weights[samples.phases], axis=1)
    return result


def fit_network(
    inputs: Array, rest: Array, learned: NDArray[np.int64], held: NDArray[np.int64], dice: np.random.Generator
) -> tuple[Array, Array]:
    """One hidden layer, trained with Adam; the best epoch counts."""
    first = (dice.standard_normal((inputs.shape[1], HIDDEN)) * 0.11).astype(np.float32)
    second = (dice.standard_normal(HIDDEN) * 0.1).astype(np.float32)
    steps = [Adam(first), Adam(second)]
    best, best_error = (first.copy(), np.zeros_like(second)), root_mean_square(rest[held])  # silence is allowed
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS) + 1e-4
        order = dice.permutation(learned)
        for begin in range(0, len(order), BATCH):
            rows = order[begin : begin + BATCH]
            sums = inputs[rows] @ first
            active = np.maximum(sums, 0)
            errors = (active @ second - rest[rows]) / len(rows)
            back = np.outer(errors, second) * (sums > 0)
            steps[0].step(inputs[rows].T @ back, rate)
            steps[1].step(active.T @ errors, rate)
        error = root_mean_square(np.maximum(inputs[held] @ first, 0) @ second - rest[held])
        if error < best_error:
            best, best_error = (first.copy(), second.copy()), error
    return best


class Adam:
    """Gradient descent with a step of its own for each weight."""

    def __init__(self, weights: Array) -> None:
        self.weights = weights
        self.mean = np.zeros_like(weights)
        self.square = np.zeros_like(weights)
        self.time = 0

    def step(self, gradient: Array, rate: float) -> None:
        """Change the weights a little."""
        self.time += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient * gradient - self.square)
        size = np.sqrt(self.square / (1 - 0.999**self.time)) + 1e-8
        self.weights -= (rate * (self.mean / (1 - 0.9**self.time)) / size).astype(np.float32)


def softness_by_phase(errors: Array, phases: NDArray[np.int64]) -> list[float]:
    """How far a lead can be trusted in each phase."""
    found = []
    for phase in range(PHASES):
        own = errors[phases == phase]
        found.append(max(LEAST_SOFTNESS, SOFTNESS * root_mean_square(own)) if len(own) else 10.0)
    return found
