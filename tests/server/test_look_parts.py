"""What a look says about workers, developments, winter and turn order, in positions that one can check by hand."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text
from haspelknecht.server.looking.field import field_look
from haspelknecht.server.looking.look import StoragePlace, TileLook, WinterLook, WorkerLook
from haspelknecht.server.looking.ordering import next_place, order_values
from haspelknecht.server.looking.wintering import winter_look
from haspelknecht.server.looking.working import workers_look
from tests.scenes import board, play, scene

Words = dict[str, Any]


def workers(game: Game) -> dict[str, WorkerLook]:
    """The workers of A by name."""
    return {look.worker: look for look in workers_look(game.state, 0, "en")}


def deeds(game: Game, worker: str) -> dict[str, tuple[int, int, int]]:
    """What a worker of A can make: amount, bonus and synergy."""
    made = [deed for deed in workers(game)[worker].deeds if deed.does != "tile"]
    return {deed.does: (deed.amount, deed.bonus, deed.synergy) for deed in made}


def tiles(game: Game) -> dict[str, TileLook]:
    """The field for A."""
    return field_look(game.state, 0, [int(move) for move in game.moves_of(0)], "en")


def winter(game: Game) -> WinterLook:
    """The winter of A."""
    found = winter_look(game.state, 0)
    assert found is not None
    return found


def disks(**counts: int) -> Words:
    """Disks on an own worker."""
    return {"yellow": 0, "brown": 0, "black": 0, **counts}


# -- workers -------------------------------------------------------------------------------------------------------


def test_food_of_both_own_workers_in_summer_shows_bonus_and_synergy_and_is_what_they_bring() -> None:
    game = scene(
        {"cart1": {"yellow": 3}, "plan": {"farmer": disks(yellow=2), "farmhand": disks(yellow=1)}}, season="summer"
    )
    assert deeds(game, "farmer") == {"food": (3, 1, 0)}
    assert deeds(game, "farmhand") == {"food": (2, 0, 1)}
    play(game, "farmer makes food", "farmhand makes food")
    assert board(game).food == 3 + 2


def test_the_same_is_shown_while_the_plan_is_made() -> None:
    game = scene(
        {"cart1": {"yellow": 3}, "plan": {"step": "hired", "farmer": disks(yellow=2), "farmhand": disks(yellow=1)}},
        {"cart1": {"black": 1}},
        stage="planning",
        season="summer",
    )
    assert deeds(game, "farmer") == {"food": (3, 1, 0)}
    assert deeds(game, "farmhand") == {"food": (2, 0, 1)}


def test_miners_show_coal_or_water_and_the_step_of_synergy() -> None:
    game = scene({"water": 2, "cart1": {"black": 3}, "plan": {"farmer": disks(black=2), "farmhand": disks(black=1)}})
    assert deeds(game, "farmer") == {"coal": (1, 0, 0), "water": (2, 0, 0)}  # he pumps first
    assert deeds(game, "farmhand")["coal"][2] == 1
    play(game, "farmer mines", "pump 2", "mine", "farmhand mines", "mine")
    assert board(game).coal == 2
    assert game.state.steps == 1  # the step of synergy


def test_a_paid_digger_who_can_do_nothing_says_why() -> None:
    game = scene({"pinge_coal": 4, "cart1": {"yellow": 1}, "plan": {"digger": "yellow"}})
    look = workers(game)["digger"]
    assert look.deeds == []
    assert look.why is not None
    assert look.why.rule is not None
    assert look.why.message


def test_an_unpaid_worker_has_nothing_to_say() -> None:
    look = workers(scene())["digger"]
    assert (look.deeds, look.why, look.done) == ([], None, False)


def test_once_the_pinge_is_exhausted_the_miner_fills_the_shaft_and_the_haspelknecht_lifts() -> None:
    game = scene(
        {"pinge_coal": 0, "tunnel_wood": 2, "shaft_coal": 1, "cart1": {"yellow": 1}, "thaler": 0,
         "plan": {"haspelknecht": "yellow", "miner": "food"}}
    )  # fmt: skip
    assert "digger" not in workers(game)
    mined = deeds(game, "miner")["coal"][0]
    assert mined > 0
    assert deeds(game, "haspelknecht")["lift"][0] == min(3, 1 + mined)  # the Miner was there before


def test_a_worker_in_the_middle_of_his_work_shows_what_is_left_to_him() -> None:
    game = scene({"water": 1, "cart1": {"black": 3}, "plan": {"farmer": disks(black=3)}})
    play(game, "farmer mines", "mine")
    look = workers(game)["farmer"]
    assert (look.done, look.steps) == (False, 2)
    assert deeds(game, "farmer") == {"coal": (2, 0, 0), "water": (1, 0, 0)}
    play(game, "stop")
    assert workers(game)["farmer"].done


def test_the_water_mill_shows_food_with_its_points() -> None:
    boards = {"tiles": [35], "cart1": {"yellow": 2}, "plan": {"mill_yellow": 1}}
    game = scene(boards, c={}, d={}, stacks={"35": ["A"]})
    (deed,) = workers(game)["mill"].deeds
    assert (deed.does, deed.amount, deed.points) == ("food", 1, 2)
    play(game, "mill works")
    assert workers(game)["mill"].done


def test_the_windlass_is_a_second_shift_of_the_haspelknecht() -> None:
    boards = {"pinge_coal": 0, "shaft_coal": 2, "tiles": [25], "markers": [25]}
    game = scene(boards, c={}, d={}, stacks={"25": ["A"]})
    assert deeds(game, "windlass") == {"lift": (2, 0, 0)}
    play(game, "windlass", "lift")
    assert (workers(game)["windlass"].steps, deeds(game, "windlass")) == (2, {"lift": (1, 0, 0)})


def test_mixed_disks_that_buy_nothing_say_what_is_in_the_way() -> None:
    mixed = disks(yellow=1, black=1)  # pays the Barn, which is owned
    game = scene({"tiles": [11, 12], "cart1": {"yellow": 1}, "cart2": {"black": 1}, "plan": {"farmer": mixed}},
                 stacks={"11": ["A"], "12": ["A"]})  # fmt: skip
    why = workers(game)["farmer"].why
    assert why is not None
    assert why.rule == "R-DEV-06"


# -- developments --------------------------------------------------------------------------------------------------


def test_a_tile_that_only_another_owns_is_distant_with_fee_payee_and_points() -> None:
    tile = tiles(scene({"wood": 1}, {"tiles": [22]}, stacks={"22": ["B"]}))["22"]
    assert (tile.access, tile.fee, tile.payee, tile.fee_there) == ("distant", "any", "B", ["wood"])
    assert tile.points == 2 - 1
    assert not tile.payable


def test_a_fee_that_is_not_there_is_why_a_tile_cannot_be_bought() -> None:
    tile = tiles(scene({}, {"tiles": [22]}, stacks={"22": ["B"]}))["22"]
    assert tile.fee_there == []
    assert tile.why is not None
    assert tile.why.rule == "R-DEV-13"


def test_a_tile_out_of_reach_is_closed() -> None:
    tile = tiles(scene())["31"]
    assert (tile.access, tile.fee, tile.payee) == ("closed", None, None)
    assert tile.why is not None
    assert tile.why.rule == "R-DEV-10"


def test_an_own_tile_is_owned_and_brings_no_more() -> None:
    tile = tiles(scene({"tiles": [11]}, stacks={"11": ["A"]}))["11"]
    assert (tile.access, tile.points, tile.payable) == ("owned", 0, False)
    assert tile.why is not None
    assert tile.why.rule == "R-DEV-06"


def test_a_tile_that_the_farmer_can_buy_now_has_its_moves_and_no_obstacle() -> None:
    game = scene({"cart1": {"black": 2}, "plan": {"farmer": disks(black=2)}})
    tile = tiles(game)["11"]
    assert (tile.access, tile.payable, tile.payers, tile.why) == ("open", True, ["farmer"], None)
    assert [move_text(code) for code in tile.moves] == ["farmer buys 11"]
    assert [deed.tile for deed in workers(game)["farmer"].deeds if deed.does == "tile"] == [11]


@pytest.mark.parametrize(("black", "payable"), [(1, False), (2, True)])
def test_while_planning_free_disks_count_as_far_as_they_reach(black: int, payable: bool) -> None:
    game = scene({"cart1": {"black": black}}, {"cart1": {"black": 1}}, stage="planning")
    tile = tiles(game)["11"]
    assert tile.payable == payable
    assert (tile.why is None) == payable
    assert tile.moves == []


def test_food_that_is_promised_to_the_digger_pays_no_fee() -> None:
    boards = {"food": 1, "cart1": {"black": 1}, "plan": {"step": "mill", "digger": "food"}}
    game = scene(boards, {"tiles": [22], "cart1": {"black": 1}}, stage="planning", stacks={"22": ["B"]})
    assert tiles(game)["22"].fee_there == []


# -- winter --------------------------------------------------------------------------------------------------------


def test_winter_tells_rent_debts_and_points_for_coal() -> None:
    found = winter(scene({"food": 1, "coal": 4}, year=2))
    assert (found.food_due, found.thaler_due) == (2, 1)
    assert (found.food, found.thaler, found.debts) == (1, 0, 2)
    assert (found.coal, found.coal_points) == (4, 3)


def test_when_the_rent_is_paid_none_is_due() -> None:
    found = winter(scene({"food": 1, "coal": 4}, stage="storing", season="winter"))
    assert (found.food_due, found.thaler_due, found.debts, found.coal_points) == (0, 0, 0, 0)


def test_horse_and_cart_counts_every_coal() -> None:
    assert winter(scene({"coal": 4, "tiles": [44]}, c={}, d={}, stacks={"44": ["A"]})).coal_points == 4


def test_storage_places_come_with_their_points_and_what_is_there_after_the_rent() -> None:
    game = scene({"food": 3, "wood": 1, "tiles": [12]}, stacks={"12": ["A"]})
    places = {place.place: ways(place) for place in winter(game).places}
    assert places == {
        "farm": {("food",): (0, True), ("wood",): (1, True), ("coal",): (0, False)},
        "barn": {("food",): (2, True), ("wood",): (0, True), ("coal",): (0, False)},
    }


def ways(place: StoragePlace) -> dict[tuple[str, ...], tuple[int, bool]]:
    """Points, and whether the goods are there."""
    return {tuple(way.goods): (way.points, way.there) for way in place.ways}


# -- turn order ----------------------------------------------------------------------------------------------------


def test_turn_order_values_are_told_of_those_who_have_taken() -> None:
    game = Game.new(3, seed="order")
    seats = [int(seat) for seat in game.state.order]
    assert set(order_values(game.state).values()) == {None}
    assert next_place(game.state, seats[0]) is None
    game.play(game.moves_of(seats[0])[0], seats[0])
    assert next_place(game.state, seats[0]) == 1  # alone so far
    game.play(game.moves_of(seats[1])[0], seats[1])
    values = order_values(game.state)
    first, second = values["ABC"[seats[0]]], values["ABC"[seats[1]]]  # type: ignore[index]
    assert first is not None
    assert second is not None
    earlier = first < second  # among equals who was later goes earlier
    assert (next_place(game.state, seats[0]) == 1) == earlier
    assert values["ABC"[seats[2]]] is None  # type: ignore[index]
