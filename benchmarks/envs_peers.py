"""Steps per second of similar environments, with observation and mask of legal moves; prints one JSON object.

Runs where they are installed, without our package. Games are random. Where choosing a move from a mask is expensive
(PettingZoo) they are played from prepared lists of moves, as ours are; elsewhere the choice is cheap and included.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

from peers import rate

GAMES = 3


def pettingzoo_chess(seconds: float) -> float:
    """One agent after the other: `last`, then `step`."""
    import numpy as np
    from pettingzoo.classic import chess_v6  # type: ignore[import-not-found,import-untyped,unused-ignore]

    env = chess_v6.raw_env()
    dice = random.Random(1)

    def play(moves: list[int] | None) -> list[int]:
        env.reset()
        played: list[int] = []
        while len(played) < 120:
            seen, _, ended, _, _ = env.last()
            if ended:
                break
            move = moves[len(played)] if moves else dice.choice(np.flatnonzero(seen["action_mask"]).tolist())
            env.step(move)
            played.append(move)
        return played

    return replayed(play, seconds)


def replayed(play: Callable[[list[int] | None], list[int]], seconds: float) -> float:
    """Steps per second of a few games, each replayed again and again."""
    games = [play(None) for _ in range(GAMES)]
    turn = 0

    def again() -> int:
        nonlocal turn
        turn += 1
        return len(play(games[turn % GAMES]))

    return rate(again, seconds)


def open_spiel(name: str, seconds: float) -> float:
    """A game of OpenSpiel from Python: observation and mask of the next player, then a move."""
    import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
    from open_spiel.python import games  # type: ignore[import-not-found,import-untyped,unused-ignore]
    from open_spiel.python.observation import make_observation  # type: ignore[import-not-found,import-untyped,unused-ignore]

    assert games  # importing them registers them
    game = pyspiel.load_game(name)
    observation = make_observation(game)
    dice = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
                continue
            observation.set_from(state, state.current_player())
            state.legal_actions_mask()
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
        return steps

    return rate(play, seconds)


def catanatron(seconds: float) -> float:
    """The Gymnasium environment against its own random player."""
    import catanatron_gym  # type: ignore[import-not-found,import-untyped,unused-ignore]
    import gymnasium

    assert catanatron_gym  # importing it registers it
    env: Any = gymnasium.make("catanatron-v1")
    dice = random.Random(1)

    def play() -> int:
        _, info = env.reset(seed=1)
        for steps in range(1, 301):
            _, _, ended, cut, info = env.step(dice.choice(info["valid_actions"]))
            if ended or cut:
                return steps
        return 300

    return rate(play, seconds)


def pgx_backgammon(seconds: float) -> float:
    """Backgammon for JAX, 1024 games at once, with random moves chosen in JAX."""
    import jax  # type: ignore[import-not-found,import-untyped,unused-ignore]
    import pgx  # type: ignore[import-not-found,import-untyped,unused-ignore]
    from pgx.experimental.wrappers import auto_reset  # type: ignore[import-not-found,import-untyped,unused-ignore]

    env = pgx.make("backgammon")
    many = 1024

    def step(state: Any, key: Any) -> Any:
        choose, go_on = jax.random.split(key)
        scores = jax.random.uniform(choose, state.legal_action_mask.shape) * state.legal_action_mask
        keys = jax.random.split(go_on, many)
        return jax.vmap(auto_reset(env.step, env.init))(state, scores.argmax(axis=1), keys)

    compiled = jax.jit(step)
    box = [jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), many)), jax.random.PRNGKey(1)]

    def some() -> int:
        for _ in range(10):
            box[1], key = jax.random.split(box[1])
            box[0] = compiled(box[0], key)
        box[0].observation.block_until_ready()
        return 10 * many

    return rate(some, seconds)


PEERS: dict[str, Callable[[float], float]] = {
    "PettingZoo chess": pettingzoo_chess,
    "catanatron's Gymnasium environment": catanatron,
    "OpenSpiel python_tic_tac_toe": lambda seconds: open_spiel("python_tic_tac_toe", seconds),
    "OpenSpiel python_kuhn_poker": lambda seconds: open_spiel("python_kuhn_poker", seconds),
    "OpenSpiel backgammon (C++)": lambda seconds: open_spiel("backgammon", seconds),
    "pgx backgammon, 1024 at once": pgx_backgammon,
}


def main() -> None:
    """Measure all peers that are installed."""
    found = {}
    for name, measure in PEERS.items():
        try:
            found[name] = measure(float(sys.argv[1]))
        except ImportError as error:
            print(f"{name} is left out: {error}", file=sys.stderr)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
