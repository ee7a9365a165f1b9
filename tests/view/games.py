"""Random games for the tests of views: every player count, edition, random options, tiles and start."""

from __future__ import annotations

import random
from collections.abc import Iterator

from haspelknecht.data.editions import EDITIONS
from haspelknecht.records.game import Game
from haspelknecht.rules.options import VALUES
from haspelknecht.rules.pieces import PICKAXE, tile_of_number
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State
from tests.players import STYLES, choose
from tests.whole_games import replan

BUILDINGS = (12, 15, 24, 35)


def random_game(number: int) -> Game:
    """A game that begins; every number another one."""
    dice = random.Random(f"view {number}")
    players, edition = 2 + number % 3, EDITIONS[number // 3 % len(EDITIONS)]
    options = {name: dice.choice(values) for name, values in VALUES.items() if dice.random() < 0.3}
    seed = f"view {number}"
    game = Game.new(players, seed=seed, edition=edition, options=options, tiles="random")
    in_play = game.table.setup.field.in_play
    if dice.random() < 0.5:
        return game
    given = [tile for tile in BUILDINGS if not in_play >> tile_of_number(tile) & 1 and dice.random() < 0.5]
    improved = not in_play >> PICKAXE & 1 and dice.random() < 0.5
    return Game.new(
        players, seed=seed, edition=edition, options=options, tiles="random",
        start_buildings=given, improved_farmhand=bool(improved),
    )  # fmt: skip


def positions(number: int, share: float = 1.0) -> Iterator[Game]:
    """The positions of a whole random game, or a share of them; the last one is always there."""
    game = random_game(number)
    dice = random.Random(f"moves {number}")
    style = STYLES[number % len(STYLES)]
    yield game
    while not game.over:
        seat = dice.choice(game.to_act)
        game.play(choose(style, game.view(seat), seat, dice), seat)
        if game.over or dice.random() < share:
            yield game


def played(number: int) -> Game:
    """A finished random game."""
    *_, game = positions(number, 0.0)
    return game


def other_universe(state: State, seat: int, dice: random.Random) -> State | None:
    """The same position with other secret plans of everybody but a seat (-1: of everybody); None if none are secret."""
    if state.stage != PLANNING or state.setup.options.plan_in_turn_order:
        return None
    twin = state.copy()
    for hidden in range(int(state.setup.players)):
        if hidden != seat:
            replan(twin, hidden, dice)
    return twin if twin.stage == PLANNING else None
