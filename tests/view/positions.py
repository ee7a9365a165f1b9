"""Positions of random games for the tests of views: all player counts, editions, options, tiles and starts."""

from __future__ import annotations

import random
from collections.abc import Iterator

from haspelknecht.records.game import Game
from haspelknecht.rules.options import VALUES
from haspelknecht.rules.pieces import PICKAXE, tile_of_number
from tests.players import STYLES, choose

EDITIONS = ("second", "first", "french")
BUILDINGS = (12, 15, 24, 35)


def random_game(number: int) -> Game:
    """A new game, different in everything from others. What is not in play may be given at the start (R-VARIANT-06)."""
    dice = random.Random(f"view {number}")
    options = {name: dice.choice(values) for name, values in VALUES.items() if dice.random() < 0.4}
    options.pop("min_tiles_per_row", None)
    players, edition = dice.choice((2, 3, 4)), dice.choice(EDITIONS)
    tiles = dice.choice(("first", "random"))
    plain = Game.new(players, seed=number, edition=edition, options=options, tiles=tiles)
    in_play = plain.table.setup.field.in_play
    given = [tile for tile in BUILDINGS if not in_play >> tile_of_number(tile) & 1 and dice.random() < 0.7]
    improved = not in_play >> PICKAXE & 1 and dice.random() < 0.7
    if not given and not improved:
        return plain
    return Game.new(
        players,
        seed=number,
        edition=edition,
        options=options,
        tiles=tiles,
        start_buildings=given,
        improved_farmhand=improved,
    )


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
