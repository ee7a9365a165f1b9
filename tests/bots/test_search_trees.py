"""The trees of a search are consistent: visits add up, values are between lost and won, no hidden plan is used."""

from __future__ import annotations

import pytest

from haspelknecht.bots import observe
from haspelknecht.bots.search.habits import fill_menu
from haspelknecht.bots.search.menu import Menu
from tests.bots.searches import FEW, NAMES, children, own_children, searched
from tests.bots.tables import case_count, positions
from tests.scenes import play, scene


@pytest.mark.parametrize("name", NAMES)
def test_trees_are_consistent(name: str) -> None:
    """A node has at least as many visits as its owner's moves together; values are at most visits; edges differ."""
    for game, seat in positions(case_count(25, 2), "sound"):
        search = searched(game, seat, name, FEW)
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
        assert sorted(reached) == list(range(forest.count))  # every node has exactly one parent


@pytest.mark.parametrize("name", NAMES)
def test_every_iteration_visits_the_root(name: str) -> None:
    """If there is more than one candidate, each iteration tries one of them."""
    menu, tried = Menu(), 0
    for game, seat in positions(case_count(40, 4), "root"):
        seen = observe(game, seat)
        fill_menu(seen.state, seat, menu)
        if menu.count > 1:
            tried += 1
            forest = searched(game, seat, name, FEW).forest
            own = own_children(forest, seat)
            assert sum(forest.visits[child] for child in own) == forest.visits[seat] == FEW
            assert {forest.edge[child] for child in own} <= {menu.codes[i] for i in range(menu.count)}
            assert {int(forest.edge[child]) for child in own} <= set(seen.legal_moves)
    assert tried


@pytest.mark.parametrize("name", NAMES)
def test_values_of_all_players_are_between_lost_and_won(name: str) -> None:
    for game, seat in positions(case_count(25, 2), "values"):
        search = searched(game, seat, name, FEW)
        assert search.iterations == FEW
        assert all(0 <= search.values[player] <= FEW for player in range(game.table.players))


def test_every_search_plans_again_for_the_other_players() -> None:
    """Even if they are ready, because their plans are unknown. The game is not changed."""
    hand = {"cart1": {"black": 2}, "cart2": {"yellow": 2}}
    game = play(scene(hand, hand, stage="planning"), "farmer 2 black", "farmhand 2 yellow", seat=0)
    before = game.state.numbers()
    forest = searched(game, 1, "mcts", FEW).forest
    assert game.state.numbers() == before
    assert len(own_children(forest, 0)) > 1
