"""An external bot (docs/bots.md) that plays with OpenSpiel's tree search.

    haspelknecht match --bots "mcts:0.1s,exec:.bench-venv/bin/python benchmarks/openspiel_bot.py --seconds 0.1"

`scripts/make-bench-venv` creates the environment it runs in.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

from openspiel_game import PLAYERS, HaspelknechtGame
from openspiel_search import TimedSearch

from haspelknecht.records.notation import SEATS
from haspelknecht.records.set_up import set_up

Message = dict[str, Any]


class OpenSpielBot:
    """Answers the engine's messages. Like our own bots, it seeds its random numbers from the observation."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.game = HaspelknechtGame()
        self.seat = 0

    def answer(self, message: Message) -> Message | None:
        """The answer to a message; None if it needs none."""
        if message["type"] == "hello":
            return {"type": "hello", "protocol": 1, "name": "OpenSpiel MCTS"}
        if message["type"] == "new_game":
            if message["players"] != PLAYERS:
                sys.exit(f"This bot plays with {PLAYERS} players only.")
            self.seat = SEATS.index(message["seat"])
        if message["type"] == "choose":
            return {"type": "move", "id": message["id"], **self.choose(message["position"])}
        return None

    def choose(self, position: object) -> Message:
        """A move, and how many simulations it took."""
        state = self.game.state_for(self.seat, set_up(position)[1])
        seed = int.from_bytes(sha256(str(state).encode()).digest()[:3])
        root = TimedSearch(self.game, self.seconds, seed).mcts_search(state)
        return {"move": int(root.best_child().action), "thoughts": {"iterations": root.explore_count}}


def talk(answer: Callable[[Message], Message | None], lines: Iterable[str]) -> None:
    """Answer line by line until the input ends."""
    for line in lines:
        said = answer(json.loads(line))
        if said is not None:
            print(json.dumps(said), flush=True)


def main() -> None:
    """Read the options, then the engine's lines."""
    parser = argparse.ArgumentParser(description="OpenSpiel's tree search plays Haspelknecht.")
    parser.add_argument("--seconds", type=float, default=1.0, help="time to think about each choice (1)")
    options = parser.parse_args()
    talk(OpenSpielBot(options.seconds).answer, sys.stdin)


if __name__ == "__main__":
    main()
