"""Random games over player counts, editions and layouts, with all invariants on."""

from __future__ import annotations

import pytest

from haspelknecht.data.editions import EDITIONS
from haspelknecht.data.layouts import load_layouts
from haspelknecht.pure import is_compiled
from haspelknecht.records.game import Game
from haspelknecht.rules.options import VALUES
from tests.players import STYLES
from tests.whole_games import play_checked


def layouts_for(players: int) -> list[str]:
    """Every layout that fits a player count."""
    return [name for name, layout in load_layouts().items() if players in layout.players]


ALL = [(players, edition, layout) for players in (2, 3, 4) for edition in EDITIONS for layout in layouts_for(players)]
GAMES = ALL if is_compiled() else ALL[::4]  # plain Python is slow


@pytest.mark.rule("R-REFILL-09", "R-VARIANT-01", "R-VARIANT-09")
@pytest.mark.parametrize(("players", "edition", "layout"), GAMES)
def test_random_games_keep_every_invariant(players: int, edition: str, layout: str) -> None:
    """Each combination is played in every style."""
    for style in STYLES:
        seed = f"{players} {edition} {layout} {style}"
        game = Game.new(players, seed=seed, edition=edition, layout=layout, tiles="random")
        play_checked(game, style, seed, slow_share=0.03)


@pytest.mark.parametrize(
    ("option", "value"), [(option, value) for option, values in VALUES.items() for value in values[1:]]
)
def test_random_games_with_every_option_keep_every_invariant(option: str, value: str) -> None:
    """Each value of each option, in games that mine deep enough for it to matter."""
    for players in (2, 4):
        seed = f"{players} {option} {value}"
        game = Game.new(players, seed=seed, options={option: value}, tiles="random")
        play_checked(game, "digger", seed, slow_share=0.03)
