"""Executing plans: player by player, worker by worker, everything optional; and the two printed examples."""

from __future__ import annotations

from itertools import permutations

import pytest

from haspelknecht.data.components import Facts, lay_over, shipped_facts
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

FIELD = {"11": [0, 0], "12": [2, 0], "21": [1, 1], "22": [3, 1]}  # 21 touches 11 and 12, 22 touches only 12 and 21


def costs(**tiles: dict[str, int]) -> Facts:
    """Printed costs fixed for a test: `costs(t11={"black": 1})`."""
    return lay_over(shipped_facts(), {"tiles": {name[1:]: {"cost": cost} for name, cost in tiles.items()}}, "")


def three_workers() -> Game:
    """A has wood, food and the Coal-digger planned; all coal of the Pinge is accessible."""
    a: Words = {
        "cart1": {"brown": 2},
        "cart2": {"yellow": 2},
        "plan": {"farmer": {"brown": 2}, "farmhand": {"yellow": 2}, "digger": "thaler"},
        "pinge_wood": 2,
    }
    return scene(a)


# -- one after the other ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-EXEC-01")
@pytest.mark.parametrize("order", list(permutations("ABC")))
def test_players_work_in_turn_order(order: tuple[str, ...]) -> None:
    """Each player does all work before the next one begins."""
    plan: Words = {"cart1": {"yellow": 2}, "plan": {"farmer": {"yellow": 1}, "farmhand": {"yellow": 1}}}
    game = scene(plan, plan, plan, order=list(order))
    for seat in ("ABC".index(letter) for letter in order):
        assert game.to_act == (seat,)
        play(game, "farmer makes food")
        assert game.to_act == (seat,)
        for other in {0, 1, 2} - {seat}:
            assert not game.moves_of(other)
            assert refusal(game, "farmhand makes food", seat=other).rule == "R-EXEC-01"
        play(game, "farmhand makes food", "end")
    assert game.position()["stage"] == "taking"


@pytest.mark.rule("R-EXEC-01")
def test_a_player_whose_turn_is_over_does_not_work_any_more() -> None:
    """What has not been used by then is lost for this phase."""
    game = play(three_workers(), "farmer makes wood", "end")
    assert game.to_act == (1,)
    assert refusal(game, "farmhand makes food", seat=0).rule == "R-EXEC-01"


@pytest.mark.rule("R-EXEC-02")
@pytest.mark.parametrize("order", list(permutations(["farmer makes wood", "farmhand makes food", "digger works"])))
def test_the_player_chooses_the_sequence_of_the_workers(order: tuple[str, ...]) -> None:
    """Farmer, Farmhand and hired workers in any order."""
    game = three_workers()
    waiting = set(order)
    for move in order:
        assert waiting <= set(legal(game))
        play(game, move)
        if move == "digger works":
            play(game, "mine", "mine")
        waiting.discard(move)
    assert (board(game).wood, board(game).food, board(game).coal) == (2, 2, 2)


@pytest.mark.rule("R-EXEC-02")
def test_there_is_no_mining_unless_a_worker_has_begun() -> None:
    """Steps belong to a worker."""
    game = three_workers()
    for move in ("mine", "pump 1", "lift", "stop"):
        assert move not in legal(game)
        assert refusal(game, move).rule == "R-EXEC-02"


@pytest.mark.rule("R-EXEC-03")
def test_a_worker_finishes_before_another_one_starts() -> None:
    """While steps remain, no other worker may start and the turn may not end; after the last step both may."""
    game = play(three_workers(), "digger works")
    assert legal(game) == ["mine", "stop"]
    for move in ("farmer makes wood", "farmhand makes food", "digger works", "end"):
        assert refusal(game, move).rule == "R-EXEC-03"
    play(game, "mine")
    assert legal(game) == ["mine", "stop"]
    assert refusal(game, "farmer makes wood").rule == "R-EXEC-03"
    play(game, "mine")
    assert {"farmer makes wood", "farmhand makes food", "end"} <= set(legal(game))


@pytest.mark.rule("R-EXEC-03")
def test_a_worker_who_has_stopped_does_not_come_back() -> None:
    """The work cannot be interrupted for another worker."""
    a: Words = {"cart1": {"black": 3}, "plan": {"farmer": {"black": 3}}, "pinge_wood": 2}
    game = play(scene(a), "farmer mines", "mine", "stop")
    assert refusal(game, "farmer mines").rule == "R-PLAN-08"
    assert legal(game) == ["end"]
    assert board(game).coal == 1


# -- nothing is forced --------------------------------------------------------------------------------------------


@pytest.mark.rule("R-PLAN-11")
def test_every_step_is_optional() -> None:
    """A worker may stop before the first step, and a player may do nothing at all (C-01)."""
    game = play(three_workers(), "digger works", "stop")
    assert (board(game).coal, board(game).pinge_coal) == (0, 7)
    game = play(three_workers(), "end")
    assert game.to_act == (1,)


def test_what_was_not_used_is_not_kept_for_the_next_phase() -> None:
    """In the next phase the workers are empty, and nothing comes back (C-01)."""
    game = play(three_workers(), "end", "end")
    assert board(game).thaler == board(game).food == board(game).wood == 0
    assert (board(game).farmer_load, board(game).farmhand_load, board(game).digger_pay) == (0, 0, 0)


def test_the_purpose_of_disks_is_not_announced() -> None:
    """Two brown disks on the Farmer: wood or the Barn, decided when the Farmer works (C-02)."""
    a: Words = {"cart1": {"brown": 2}, "plan": {"farmer": {"brown": 2}}}
    game = scene(a, components=costs(t11={"black": 1}, t12={"any": 2}, t13={"yellow": 2}))
    assert legal(game) == ["farmer makes wood", "farmer buys 12", "end"]
    for move in ("farmer makes wood", "farmer buys 12"):
        play(game.copy(), move)


def test_disks_for_a_tile_out_of_reach_do_something_else_or_are_lost() -> None:
    """Reach is checked when the worker acts: brown disks still make wood, a mix is lost (C-03, C-04)."""
    prices = costs(t21={"brown": 1, "any": 2}, t11={"black": 1}, t12={"black": 1}, t22={"black": 1})
    plain: Words = {"cart1": {"brown": 3}, "plan": {"farmer": {"brown": 3}}}
    game = scene(plain, field=FIELD, components=prices)
    assert refusal(game, "farmer buys 21").rule == "R-DEV-10"
    assert legal(game) == ["farmer makes wood", "end"]
    mix: Words = {"cart1": {"brown": 2}, "cart2": {"yellow": 1}, "plan": {"farmer": {"brown": 2, "yellow": 1}}}
    game = scene(mix, field=FIELD, components=prices)
    assert refusal(game, "farmer makes wood").rule == "R-FARMER-03"
    assert refusal(game, "farmer makes food").rule == "R-FARMER-02"
    assert legal(game) == ["end"]


def test_rank_is_checked_when_the_worker_acts() -> None:
    """Both have planned the same tile of level 1; only the first to buy it scores (C-04)."""
    plan: Words = {"cart1": {"black": 1}, "plan": {"farmer": {"black": 1}}}
    game = scene(plan, plan, components=costs(t11={"black": 1}))
    play(game, "farmer buys 11", "end", "farmer buys 11", "end")
    assert (board(game, 0).score, board(game, 1).score) == (1, 0)


def test_ownership_and_fee_are_checked_when_the_worker_acts() -> None:
    """B can buy a distant tile only because A has bought it earlier in the same phase (C-04)."""
    prices = costs(t21={"any": 3}, t22={"black": 2})
    plan: Words = {"cart1": {"black": 3}, "plan": {"farmer": {"black": 3}}}
    game = scene({**plan, "tiles": [11]}, {**plan, "food": 1}, field=FIELD, components=prices)
    other = scene({**plan, "tiles": [11]}, {**plan, "food": 1}, field=FIELD, components=prices, order=["B", "A"])
    assert refusal(other, "farmer buys 21 for food", seat=1).rule == "R-DEV-10"
    play(game, "farmer buys 21", "end", "farmer buys 21 for food")
    assert (board(game, 0).food, board(game, 1).food) == (1, 0)


# -- hired workers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-PLAN-07")
@pytest.mark.parametrize(
    ("worker", "step", "mine"),
    [
        ("digger", "pump 1", {"water": 9}),
        ("miner", "mine", {"pinge_coal": 0, "tunnel_wood": 7}),
        ("haspelknecht", "pump 1", {"pinge_coal": 0, "water": 9}),
    ],
)
def test_a_hired_worker_works_once_a_phase(worker: str, step: str, mine: Words) -> None:
    """A worker who has used all steps or has stopped is done."""
    game = play(scene({**mine, "plan": {worker: "food"}}), f"{worker} works", step, "stop")
    assert refusal(game, f"{worker} works").rule == "R-PLAN-07"
    assert legal(game) == ["end"]


@pytest.mark.parametrize("payment", ["food", "thaler"])
def test_a_payment_is_lost_even_if_the_worker_does_nothing(payment: str) -> None:
    """It is paid in planning and does not come back (C-84)."""
    game = scene({payment: 1, "plan": {"step": "hired"}}, {"plan": {"step": "ready"}}, stage="planning")
    play(game, f"digger {payment}", "end", "end")
    assert (board(game).food, board(game).thaler) == (0, 0)


# -- the printed examples -----------------------------------------------------------------------------------------


@pytest.mark.rule("R-EXEC-02", "R-PLAN-10", "R-DIGGER-02", "R-PLAN-04")
def test_the_first_printed_example() -> None:
    """Bucket for the Farmer, a food for the Farmhand, the Coal-digger pumps and mines."""
    a: Words = {"cart1": {"yellow": 3}, "cart2": {"brown": 2}, "water": 2, "tiles": [11]}
    game = scene(a, {"plan": {"step": "ready"}}, stage="planning", field=FIELD)
    play(game, "farmer 1 yellow 2 brown", "farmhand 1 yellow", "digger yellow")
    play(game, "farmer buys 21", "farmhand makes food", "digger works", "pump 2", "mine")
    a_board = game.position()["players"]["A"]  # type: ignore[index]
    assert a_board["tiles"] == [11, 21]
    found = {name: a_board[name] for name in ("food", "coal", "water", "pinge_coal")}
    assert found == {"food": 1, "coal": 1, "water": 0, "pinge_coal": 6}
    assert refusal(game, "digger food").key == "wrong-stage"


@pytest.mark.rule("R-FARMER-08", "R-SYNERGY-03", "R-SYNERGY-04", "R-PINGE-07")
def test_the_second_printed_example() -> None:
    """The Farmhand ends the Pinge, four wood go into the Tunnel, the Farmer mines there, synergy included (C-07)."""
    a: Words = {"cart1": {"black": 4}, "water": 3, "pinge_coal": 1, "pinge_wood": 2, "wood": 4}
    game = scene(a, {"plan": {"step": "ready"}}, stage="planning")
    assert sum(game.table.setup.components.section_coal[:4]) >= 3  # the example requires it
    play(game, "farmer 2 black", "farmhand 2 black")
    play(game, "farmhand mines", "pump 2", "mine")
    play(game, *["prop tunnel"] * 4)
    play(game, "farmer mines", "mine", "mine", "mine")
    assert legal(game) == ["end"]
    player = board(game)
    assert (player.pinge_coal, player.coal, player.wood, player.tunnel_wood) == (0, 1, 0, 4)
    assert (player.shaft_coal, player.tunnel_coal, player.water) == (3, 8, 1)
    assert game.score_sheet(0)["pinge"] == 2
