"""A program with a bot in a worker, which tests kill: `python -m tests.bots.lonely_parent BOT SECONDS`."""

from __future__ import annotations

import signal
import sys

from haspelknecht.bots import Limit, Spec, observe
from haspelknecht.bots.workers import WorkerBot
from haspelknecht.records.game import Game
from tests.bots.misbehaving import MAKER


def main(name: str, seconds: float) -> WorkerBot:
    """Ask the bot once, print that it has answered, and wait for input. The worker is left open on purpose."""
    game = Game.new(2, seed="lonely")
    bot = WorkerBot(Spec(name), "lonely", MAKER)
    try:
        bot.choose(observe(game, game.to_act[0]), Limit(seconds=seconds))
        print("answered", flush=True)
        sys.stdin.readline()
    except KeyboardInterrupt:
        print("interrupted", flush=True)
    return bot


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background ignore Ctrl-C
    kept_open = main(sys.argv[1], float(sys.argv[2]))
