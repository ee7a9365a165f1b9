"""Games of every kind for tests of bots, and bots that play them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from haspelknecht.bots import Choice, SeatedBot, make_bot, observe, parse_spec
from haspelknecht.data.editions import EDITIONS
from haspelknecht.data.layouts import load_layouts, read_layout
from haspelknecht.pure import is_compiled
from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text
from haspelknecht.rules.options import VALUES
from tests.data.test_layouts import OWN
from tests.players import choose

INTERNAL = ("random", "habit", "greedy", "mcts:20", "expert:20")
KINDS: dict[str, dict[str, Any]] = {
    "first edition": {"edition": "first"},
    "French edition": {"edition": "french"},
    "plans in turn order": {"options": {"plan_in_turn_order": "yes"}},
    "own layout, buildings from the start": {
        "layout": read_layout(OWN, "own"),
        "start_buildings": [15, 35],
        "improved_farmhand": True,
        "tiles": [11, 12, 14, 21, 22, 23, 31, 32, 33, 41, 42, 43],
    },
}


def case_count(compiled: int, plain: int) -> int:
    """The number of cases to test: plain Python is about seventy times slower than the compiled engine."""
    return compiled if is_compiled() else plain


def any_game(dice: random.Random, seed: str) -> Game:
    """A game of any kind: players, edition, options, layout and tiles."""
    players = dice.choice((2, 3, 4))
    layout = dice.choice([name for name, shape in load_layouts().items() if players in shape.players])
    options = {name: dice.choice(values) for name, values in VALUES.items() if dice.random() < 0.3}
    options.pop("min_tiles_per_row", None)
    edition = dice.choice(EDITIONS)
    return Game.new(players, seed=seed, edition=edition, options=options, layout=layout, tiles="random")


def positions(count: int, seed: str) -> Iterator[tuple[Game, int]]:
    """Positions of all stages of all kinds of games in which a player has a choice."""
    dice = random.Random(seed)
    number = 0
    while count:
        game = any_game(dice, f"{seed} {number}")
        number += 1
        while not game.over and count:
            seat = dice.choice(game.to_act)
            if dice.random() < 0.05 and len(game.moves_of(seat)) > 1:
                count -= 1
                yield game, seat
            game.play(choose("busy", game.view(seat), seat, dice), seat)


def seated(specs: Sequence[str], seed: str) -> list[SeatedBot]:
    """A bot on every seat."""
    return [SeatedBot(spec, f"{seed}/{seat}") for seat, spec in enumerate(specs)]


def finish(game: Game, specs: Sequence[str], seed: str = "bots") -> Game:
    """Let bots play a game to its end."""
    bots = seated(specs, seed)
    while not game.over:
        move_on(game, bots)
    return game


def move_on(game: Game, bots: Sequence[SeatedBot]) -> Choice:
    """Let a bot make one move for the first seat that may act."""
    seat = game.to_act[0]
    choice = bots[seat].choose(game, seat)
    game.play(choice.move, seat)
    return choice


def choice_of(spec: str, game: Game, seat: int = 0, seed: str = "scene") -> Choice:
    """The choice of a bot in a position."""
    parsed = parse_spec(spec)
    return make_bot(parsed, seed).choose(observe(game, seat), parsed.limit)


def texts_of(choice: Choice) -> list[str]:
    """A choice and the moves that follow, as texts of the notation."""
    return [move_text(move) for move in (choice.move, *choice.then)]
