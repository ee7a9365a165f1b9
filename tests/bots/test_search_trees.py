"""The trees of a search are consistent: visits add up, values are between lost and won, no hidden plan is used."""

from __future__ import annotations

import pytest

from haspelknecht.bots import observe
from haspelknecht.bots.search.habits import consider
from haspelknecht.bots.search.menu import Menu
from tests.bots.searches import FEW, NAMES, children, own_children, thought
from tests.bots.tables import positions, so_many
from tests.scenes import play, scene


@pytest.mark.parametrize("name", NAMES)
def test_trees_are_sound(name: str) -> None:
    """A node is visited at least as often as its own moves together; values are shares of visits; edges differ."""
    for game, seat in positions(so_many(25, 2), "sound"):
        search = thought(game, seat, name, FEW)
        forest = search.forest
        reached = list(range(game.table.players))
        for node in reached:
            below = children(forest, node)
            reached += below
            edges = [forest.edge[child] for child in below]
            assert len(set(edges)) == len(edges)
            own = own_children(forest, node)
            assert sum(forest.visits[child] for child in own) <= forest.visits[node]
            assert all(forest.visits[child] > 0 for child in own)
            assert 0 <= forest.value[node] <= int(forest.visits[node]) <= FEW
        assert sorted(reached) == list(range(forest.count))  # every node has one place


@pytest.mark.parametrize("name", NAMES)
def test_the_root_sees_every_iteration(name: str) -> None:
    """Where habit leaves a choice, each iteration tries one of its candidates."""
    menu, tried = Menu(), 0
    for game, seat in positions(so_many(40, 4), "root"):
        seen = observe(game, seat)
        consider(seen.state, seat, menu)
        if menu.count > 1:
            tried += 1
            forest = thought(game, seat, name, FEW).forest
            own = own_children(forest, seat)
            assert sum(forest.visits[child] for child in own) == forest.visits[seat] == FEW
            assert {forest.edge[child] for child in own} <= {menu.codes[i] for i in range(menu.count)}
            assert {int(forest.edge[child]) for child in own} <= set(seen.legal_moves)
    assert tried


@pytest.mark.parametrize("name", NAMES)
def test_values_of_all_players_lie_between_lost_and_won(name: str) -> None:
    for game, seat in positions(so_many(25, 2), "values"):
        search = thought(game, seat, name, FEW)
        assert search.iterations == FEW
        assert all(0 <= search.values[player] <= FEW for player in range(game.table.players))


def test_the_plans_of_others_are_open_again_in_every_search() -> None:
    """Even if they are ready: their plans are unknown, so the search plans for them again. The game is not changed."""
    hand = {"cart1": {"black": 2}, "cart2": {"yellow": 2}}
    game = play(scene(hand, hand, stage="planning"), "farmer 2 black", "farmhand 2 yellow", seat=0)
    before = game.state.numbers()
    forest = thought(game, 1, "mcts", FEW).forest
    assert game.state.numbers() == before
    assert len(own_children(forest, 0)) > 1
