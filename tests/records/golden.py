"""Golden games: records of whole games that every later version must replay to the same result.

`make golden` writes them again. Do that only after an intended change of rules or data: a diff of these files shows
exactly which games it changes.
"""

from __future__ import annotations

import json
import random
from hashlib import sha256
from pathlib import Path

from haspelknecht.data.editions import EDITIONS
from haspelknecht.records.game import Game
from haspelknecht.records.record import write_record
from haspelknecht.records.replay import read_record
from haspelknecht.records.state_words import state_words
from tests.players import STYLES, choose

FOLDER = Path(__file__).with_name("golden")
FINGERPRINTS = FOLDER / "fingerprints"
LAYOUTS = {2: "two_circles", 3: "butterfly", 4: "four_long_legs"}


def games() -> dict[str, Game]:
    """One game for each player count, edition and style of play."""
    by_name = {}
    for players in (2, 3, 4):
        for edition in EDITIONS:
            for style in STYLES[1:]:
                name = f"{players}-players-{edition}-{style}"
                layout = LAYOUTS[players] if style == "digger" else "standard"
                game = Game.new(players, seed=name, edition=edition, layout=layout, tiles="random")
                by_name[name] = play(game, style)
    return by_name


def fingerprint(game: Game) -> str:
    """A hash of every state of the game, so that any change is detected, not only a different result."""
    states = [step.before for step in game.history] + [game.state]
    return sha256("\n".join(json.dumps(state_words(state)) for state in states).encode()).hexdigest()


def play(game: Game, style: str) -> Game:
    """Play a whole game."""
    dice = random.Random(game.seed)
    while not game.over:
        seat = game.to_act[0]
        game.play(choose(style, game.view(seat), seat, dice), seat)
    return game


if __name__ == "__main__":
    played = games()
    for name, game in played.items():
        (FOLDER / f"{name}.txt").write_text(write_record(game), encoding="utf-8")
        print(f"{name}: {game.outcome}")
    lines = [f"{fingerprint(read_record(write_record(game)))}  {name}" for name, game in played.items()]
    FINGERPRINTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
