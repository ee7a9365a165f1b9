"""Habits: every candidate is legal, and in clear cases the candidates are the sensible ones."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haspelknecht.bots.search.habits import fill_menu
from haspelknecht.bots.search.menu import Menu
from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.moves import END_TURN, MAKE_FOOD, STOP, USE_WINDLASS
from haspelknecht.rules.state import State
from tests.bots.tables import any_game, case_count
from tests.players import STYLES, choose
from tests.rules.tiles import bought, field, planned, planning, storing, working
from tests.scenes import board, play, scene

USED = Menu()  # one for all games, as the bots use it


def advice(game: Game, seat: int = 0) -> dict[str, int]:
    """The candidates and their weights."""
    menu = Menu()
    fill_menu(game.view(seat), seat, menu)
    return {move_text(int(move)): int(weight) for move, weight in entries(menu)}


def entries(menu: Menu) -> list[tuple[int, int]]:
    """Candidates and weights in the order of a menu."""
    return [(menu.codes[i], menu.weights[i]) for i in range(menu.count)]


def check_menu(state: State, seat: int) -> None:
    """The invariants of every menu."""
    before = state.numbers()
    fill_menu(state, seat, USED)
    candidates = entries(USED)
    moves = [move for move, _ in candidates]
    assert moves
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(legal_moves(state, seat))
    assert all(weight > 0 for _, weight in candidates)
    assert sum(weight for _, weight in candidates) == USED.total
    assert STOP not in moves or len(moves) == 1
    assert END_TURN not in moves or not any(MAKE_FOOD <= move < USE_WINDLASS for move in legal_moves(state, seat))
    assert state.numbers() == before
    fresh = Menu()
    fill_menu(state, seat, fresh)
    assert entries(fresh) == candidates, "a reused menu keeps old candidates"


@settings(max_examples=case_count(80, 15))
@given(st.integers(0, 2**32), st.sampled_from((*STYLES, "habit")))
def test_every_candidate_of_every_game_is_legal(number: int, style: str) -> None:
    """With any player and any rules there is at least one candidate, no duplicates, and all weights are positive. Stop
    and end are no candidates while there is work."""
    dice = random.Random(number)
    game = any_game(dice, str(number))
    while not game.over:
        seat = dice.choice(game.to_act)
        view = game.view(seat)
        check_menu(view, seat)
        move = choose(style, view, seat, dice) if style != "habit" else pick(dice)
        game.play(move, seat)


def pick(dice: random.Random) -> int:
    """A random move from the menu filled last."""
    return int(USED.codes[USED.pick(dice.getrandbits(32))])


# --- the menu -----------------------------------------------------------------------------------------------------


def menu_of(*weights: int) -> Menu:
    """Candidates 100, 101, ... with these weights."""
    menu = Menu()
    for i, weight in enumerate(weights):
        menu.add(100 + i, weight)
    return menu


def test_candidates_are_picked_in_proportion_to_their_weights() -> None:
    menu = menu_of(1, 6, 3)
    tickets = [(2 * i + 1) << 26 for i in range(32)]  # spread evenly over 32 bits
    picked = [menu.pick(ticket) for ticket in tickets]
    assert picked == sorted(picked)
    assert [picked.count(place) for place in range(3)] == pytest.approx([3.2, 19.2, 9.6], abs=1)
    assert menu.pick(0) == 0
    assert menu.pick(2**32 - 1) == 2


def test_the_heaviest_is_the_first_among_equals() -> None:
    assert menu_of(2, 5, 5, 1).heaviest() == 1
    assert menu_of(7).heaviest() == 0


def test_favouring_a_candidate_adds_the_total_weight() -> None:
    menu = menu_of(1, 6, 3)
    menu.favour(102)
    assert entries(menu) == [(100, 1), (101, 6), (102, 13)]
    assert menu.total == 20
    menu.favour(555)
    assert menu.total == 20


def test_a_weight_is_at_least_one() -> None:
    assert entries(menu_of(0, -3, 2)) == [(100, 1), (101, 1), (102, 2)]


# --- advice for the mine ------------------------------------------------------------------------------------------


def test_a_flooded_pinge_is_pumped_before_mining() -> None:
    """Two water block the coal: both are pumped at once."""
    game = play(working(planned({"water": 2}, farmer={"black": 3}), field={"45": [0, 0]}), "farmer mines")
    assert set(advice(game)) == {"pump 2"}
    assert set(advice(play(game, "pump 2"))) == {"mine"}


def test_one_water_does_not_prevent_mining() -> None:
    game = play(working(planned({"water": 1}, farmer={"black": 3}), field={"45": [0, 0]}), "farmer mines")
    found = advice(game)
    assert max(found, key=lambda move: found[move]) == "mine"


def test_wood_is_placed_first_where_it_opens_coal() -> None:
    """The Farmer has black disks, but the next coal is behind a symbol."""
    game = working(planned({"wood": 1, "pinge_coal": 4}, farmer={"black": 2}), field={"45": [0, 0]})
    assert set(advice(game)) == {"prop pinge"}
    assert set(advice(play(game, "prop pinge"))) == {"farmer mines"}


def test_wood_is_placed_first_in_the_tunnel_too() -> None:
    """The paid Miner needs the wood; the Haspelknecht, who is also paid, comes later."""
    mine = {"wood": 1, "pinge_coal": 0, "shaft_coal": 1, "plan": {"miner": "food", "haspelknecht": "food"}}
    game = working(mine)
    assert set(advice(game)) == {"prop tunnel"}
    assert set(advice(play(game, "prop tunnel"))) == {"miner works"}


def test_a_worker_places_wood_on_reaching_a_symbol() -> None:
    """There are three coal before the first symbol; with wood the fourth disk is not wasted."""
    game = play(working(planned({"wood": 1}, farmer={"black": 4}), field={"45": [0, 0]}), "farmer mines", *["mine"] * 3)
    assert set(advice(game)) == {"prop pinge"}
    assert set(advice(play(game, "prop pinge"))) == {"mine"}


def test_wood_is_placed_in_the_mine_rather_than_kept_for_winter() -> None:
    """All workers are done: wood opens coal for the next season."""
    assert set(advice(working({"wood": 2}))) == {"prop pinge", "prop tunnel", "end"}


@pytest.mark.parametrize(
    ("worker", "mine"),
    [
        ("farmer", {"pinge_coal": 7, "water": 3, "plan": {"farmer": {"black": 3}}, "cart1": {"black": 3}}),
        ("digger", {"pinge_coal": 7, "plan": {"digger": "food"}}),
        ("miner", {"pinge_coal": 0, "tunnel_wood": 4, "plan": {"miner": "food"}}),
        ("haspelknecht", {"pinge_coal": 0, "shaft_coal": 4, "water": 1, "plan": {"haspelknecht": "food"}}),
    ],
)
def test_no_worker_stops_early(worker: str, mine: dict[str, object]) -> None:
    """A worker who can still mine, lift or pump continues to the last step."""
    begin = "farmer mines" if worker == "farmer" else f"{worker} works"
    game = play(working(mine, field={"45": [0, 0]}), begin)
    while game.state.worker >= 0:
        found = advice(game)
        assert "stop" not in found
        play(game, max(found, key=lambda move: found[move]))


def test_a_worker_with_nothing_to_do_stops() -> None:
    """The Shaft is empty and dry."""
    mine = {"pinge_coal": 0, "shaft_coal": 1, "plan": {"haspelknecht": "food"}}
    game = play(working(mine), "haspelknecht works", "lift")
    assert set(advice(game)) == {"stop"}


def test_the_turn_does_not_end_while_a_worker_can_work() -> None:
    """Food, wood and coal first."""
    plan = planned({"wood": 1}, farmer={"yellow": 2}, farmhand={"black": 3})
    game = working(plan, field={"45": [0, 0]})
    while "end" not in (found := advice(game)):
        play(game, max(found, key=lambda move: found[move]))
    assert (board(game).food, board(game).coal) == (2, 3)


def test_the_haspelknecht_comes_after_the_miners() -> None:
    """So that the coal they bring into the Shaft can be lifted."""
    mine = {"pinge_coal": 0, "tunnel_wood": 3, "shaft_coal": 1, "plan": {"miner": "food", "haspelknecht": "food"}}
    assert set(advice(working(mine))) == {"miner works"}


# --- advice for the farm ------------------------------------------------------------------------------------------


def test_food_is_made_at_once_if_the_disks_buy_no_tile() -> None:
    game = working(planned(farmer={"yellow": 2}), field={"45": [0, 0]})
    assert set(advice(game)) == {"farmer makes food"}


def test_food_and_a_tile_are_both_candidates_if_the_disks_buy_one() -> None:
    """The tile has more weight."""
    found = advice(working(planned(farmer={"yellow": 2}), field={"11": [0, 0]}))
    assert set(found) == {"farmer makes food", "farmer buys 11"}
    assert found["farmer buys 11"] > found["farmer makes food"]


def test_food_missing_for_the_rent_adds_weight_to_yellow_disks() -> None:
    pools = [{"action": {"yellow": 2, "brown": 2}}, {"action": {}}]
    hungry = advice(scene(stage="taking", season="autumn", pools=pools))
    fed = advice(scene({"food": 2}, stage="taking", season="autumn", pools=pools))
    assert hungry["take 1 yellow"] / hungry["take 1 brown"] > fed["take 1 yellow"] / fed["take 1 brown"]


def test_a_wet_pool_has_less_weight_than_a_dry_one() -> None:
    game = scene(stage="taking", season="summer", pools=[{"action": {"black": 2}}, {"action": {"black": 2}}])
    wet = game.table.setup.components.wet_pools
    assert wet & 3 == 2
    assert advice(game)["take 1 black"] > advice(game)["take 2 black"]


def test_water_is_always_given_back() -> None:
    """In the first spring, by players who took few disks."""
    thirsty = {"cart1": {"black": 3}, "water": 1}
    assert set(advice(scene(thirsty, thirsty, stage="refunding"))) == {"refund"}


def test_every_disk_is_used() -> None:
    """A plan by habit never leaves the Farmer idle if there are disks."""
    found = advice(planning({"cart1": {"yellow": 2}, "cart2": {"brown": 3}}))
    assert "farmer idle" not in found
    assert {"farmer 2 yellow"} <= set(found)


def test_a_digger_with_nothing_to_do_is_not_paid() -> None:
    """There is no coal in reach, no wood and no water: food and Thaler are kept."""
    found = advice(planning({"pinge_coal": 4, "food": 3, "thaler": 1}))
    assert set(found) == {"digger unpaid"}


def test_a_digger_with_work_is_paid_with_a_spare_disk_first() -> None:
    game = play(planning({"cart1": {"yellow": 1}, "food": 3, "thaler": 1}), "farmer idle", "farmhand idle", seat=0)
    found = advice(game)
    assert sorted(found, key=lambda move: -found[move])[0] == "digger yellow"
    assert found["digger food"] > found["digger thaler"]


# --- advice for purchases and winter ------------------------------------------------------------------------------


def test_what_is_free_is_accepted() -> None:
    """The free coal of Hammer and Pick, the water of the Windlass."""
    assert set(advice(bought(33, {"wood": 0}))) == {"mine"}
    assert set(advice(bought(25, {"water": 2}))) == {"pump 1"}


def test_a_thaler_has_more_weight_while_rents_are_due() -> None:
    poor, rich = advice(bought(31)), advice(bought(31, {"thaler": 3}))
    assert poor["timber thaler"] > poor["timber wood"] == rich["timber wood"]
    assert rich["timber thaler"] == rich["timber wood"]


def test_in_the_last_winter_only_points_count() -> None:
    """Wood on the farm, food in the Barn, coal in the Coal Storage."""
    goods = {"food": 2, "wood": 2, "coal": 2, "tiles": [12, 24]}
    found = advice(storing(goods, year=3))
    assert all("farm wood barn food storage coal" in move for move in found)


def test_before_the_last_winter_no_storage_stays_empty() -> None:
    found = advice(storing({"food": 1, "tiles": [12]}, year=1))
    assert "store nothing" not in found


def test_a_marker_that_scores_is_used_to_remove_water() -> None:
    """The Hauling Cable: one water less, one point more."""
    game = working({"tiles": [14], "markers": [14], "water": 2}, field=field())
    assert "cable" in advice(game)
    assert "cable" not in advice(working({"tiles": [14], "markers": [14], "water": 1}, field=field()))
