"""The positions of many random games in a row, each with dice to choose by."""

from __future__ import annotations

import random
from collections.abc import Iterator

from haspelknecht.records.game import Game
from tests.players import STYLES, choose
from tests.view.games import random_game


def positions(games: int, first: int = 0) -> Iterator[tuple[Game, random.Random]]:
    """Every position of some games, before each move. The game goes on when the next one is asked for."""
    for number in range(first, first + games):
        game = random_game(number)
        dice = random.Random(number)
        style = dice.choice(STYLES)
        while not game.over:
            yield game, dice
            seat = dice.choice(game.to_act)
            game.play(choose(style if dice.random() < 0.9 else "any", game.view(seat), seat, dice), seat)
