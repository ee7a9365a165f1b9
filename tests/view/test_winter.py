"""The winter to come is what the rules make of it."""

from __future__ import annotations

import pytest

from haspelknecht.records.history import Step
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.moves import STORE
from haspelknecht.rules.pieces import FROM_HORSE_AND_CART, FROM_WINTER_COAL
from haspelknecht.rules.stages import STORING
from haspelknecht.rules.state import State
from haspelknecht.view.types import WinterView
from haspelknecht.view.winter import winter_view
from tests.scenes import play, scene
from tests.view.games import played, positions

GAMES = range(18)


def view_of(state: State, seat: int) -> WinterView:
    """A winter that is to come."""
    found = winter_view(state, seat)
    assert found is not None
    return found


def winters(number: int) -> list[tuple[State, State]]:
    """The states before coal is scored and after the rent is paid, of each winter of a game."""
    game = played(number)
    steps = [*game.history, Step("end", game.state)]
    found = []
    for place, step in enumerate(steps):
        if step.kind == "rent due":
            assert steps[place - 1].kind == "scoring"
            found.append((steps[place - 1].before, steps[place + 1].before))
    assert len(found) == 3
    return found


@pytest.mark.rule("R-WINTER-04", "R-WINTER-05", "R-WINTER-06")
@pytest.mark.parametrize("number", GAMES)
def test_rent_and_debts_are_those_that_follow(number: int) -> None:
    for before, after in winters(number):
        for seat in range(int(before.setup.players)):
            view, old, new = view_of(before, seat), before.players[seat], after.players[seat]
            assert (view.food, view.thaler, view.wood, view.coal) == (old.food, old.thaler, old.wood, old.coal)
            assert view.debts == new.debts - old.debts
            assert min(view.food, view.food_due) == old.food - new.food
            assert min(view.thaler, view.thaler_due) == old.thaler - new.thaler


@pytest.mark.rule("R-WINTER-02", "R-TILE-44b")
@pytest.mark.parametrize("number", GAMES)
def test_coal_points_are_those_of_scoring_and_storing(number: int) -> None:
    for before, after in winters(number):
        for seat in range(int(before.setup.players)):
            end = on_turn(after, seat)
            play_move(end, seat, STORE)
            sheets = before.players[seat].sheet, end.players[seat].sheet
            gained = [int(sheets[1][source] - sheets[0][source]) for source in (FROM_WINTER_COAL, FROM_HORSE_AND_CART)]
            assert view_of(before, seat).coal_points == sum(gained)


def on_turn(state: State, seat: int) -> State:
    """A copy in which the seat stores now."""
    twin = state.copy()
    assert twin.stage == STORING
    twin.turn = list(twin.order).index(seat)
    return twin


@pytest.mark.rule("R-WINTER-07", "R-WINTER-10")
@pytest.mark.parametrize("number", GAMES)
def test_lost_is_what_no_legal_way_of_storing_can_keep(number: int) -> None:
    for before, after in winters(number)[:2]:  # after the third nothing is of use
        for seat in range(int(before.setup.players)):
            now, lost = on_turn(after, seat), view_of(before, seat).lost
            ways = []
            for move in legal_moves(now, seat):
                if move >= STORE:
                    then = now.copy()
                    play_move(then, seat, move)
                    player = then.players[seat]
                    ways.append((int(player.food), int(player.wood), int(player.coal)))
            there = now.players[seat]
            kept = (int(there.food) - lost.food, int(there.wood) - lost.wood, int(there.coal) - lost.coal)
            assert kept in ways
            assert sum(kept) == max(map(sum, ways))


@pytest.mark.parametrize("number", GAMES)
def test_there_is_a_winter_until_the_seat_has_stored(number: int) -> None:
    for game in positions(number, 0.2):
        for seat in range(game.table.players):
            stored = game.state.stage == STORING and list(game.state.order).index(seat) < game.state.turn
            assert (winter_view(game.state, seat) is None) == (game.over or stored)


# -- examples --------------------------------------------------------------------------------------------------------


def test_a_farm_without_food_takes_debts() -> None:
    view = view_of(scene({"food": 1}, year=2).state, 0)
    assert (view.food_due, view.thaler_due, view.debts) == (2, 1, 2)


def test_coal_scores_by_the_chart_and_one_piece_is_kept() -> None:
    view = view_of(scene({"coal": 5, "food": 2}).state, 0)
    assert view.coal_points == 4
    assert (view.lost.coal, view.lost.food) == (4, 0)


def test_of_equally_many_goods_those_that_score_are_kept() -> None:
    lost = view_of(scene({"coal": 1, "wood": 1}).state, 0).lost
    assert (lost.coal, lost.wood) == (1, 0)
    lost = view_of(scene({"food": 3, "wood": 1}, options={"farm_storage_vp": "food"}).state, 0).lost
    assert (lost.food, lost.wood) == (0, 1)


def test_coal_storage_and_barn_keep_more() -> None:
    game = scene({"coal": 2, "wood": 1, "food": 3, "tiles": [12, 24]}, d={})
    assert view_of(game.state, 0).lost == view_of(scene().state, 0).lost  # nothing


def test_horse_and_cart_count_each_coal_whenever_they_score() -> None:
    for step in ("scoring", "storage"):
        game = scene({"coal": 5, "tiles": [44]}, d={}, options={"horse_cart_step": step})
        assert view_of(game.state, 0).coal_points == 5


def test_in_the_last_winter_nothing_is_lost() -> None:
    lost = view_of(scene({"coal": 5}, year=3).state, 0).lost
    assert lost.coal == 0


def test_when_goods_are_stored_the_rent_is_paid_already() -> None:
    game = scene({"coal": 3}, stage="storing", season="winter")
    view = view_of(game.state, 0)
    assert (view.food_due, view.debts, view.coal_points, view.lost.coal) == (0, 0, 0, 2)
    play(game, "store farm coal")
    assert winter_view(game.state, 0) is None
