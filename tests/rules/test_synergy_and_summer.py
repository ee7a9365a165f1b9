"""Synergy of Farmer and Farmhand, and the summer bonus."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import lay_over, shipped_facts
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

OPEN_PINGE: Words = {"pinge_wood": 2}
OPEN_TUNNEL: Words = {"pinge_coal": 0, "tunnel_wood": 7}
orders = pytest.mark.parametrize(("first", "second"), [("farmer", "farmhand"), ("farmhand", "farmer")])


def crew(colour: str, farmer: int, farmhand: int, **more: Any) -> Words:
    """A board with disks of one colour on Farmer and Farmhand."""
    plan = {"farmer": {colour: farmer}, "farmhand": {colour: farmhand}}
    return {"cart1": {colour: farmer + farmhand}, "plan": plan, **more}


def miners(first: str, disks: tuple[int, int], mine: Words, **rest: Any) -> Game:
    """Farmer and Farmhand with black disks; `disks` are those of the worker `first` and of the other one."""
    farmer, farmhand = disks if first == "farmer" else disks[::-1]
    return scene(crew("black", farmer, farmhand, **mine), **rest)


# -- food and wood ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-SYNERGY-01", "R-SYNERGY-02")
@orders
@pytest.mark.parametrize(("colour", "good"), [("yellow", "food"), ("brown", "wood")])
def test_one_more_good_if_both_make_it(first: str, second: str, colour: str, good: str) -> None:
    """Once, when the second one works; the order does not matter."""
    game = play(scene(crew(colour, 1, 1)), f"{first} makes {good}")
    assert getattr(board(game), good) == 1
    play(game, f"{second} makes {good}")
    assert getattr(board(game), good) == 3


@pytest.mark.rule("R-SYNERGY-01", "R-SYNERGY-02")
def test_one_more_good_for_any_number_of_disks() -> None:
    """Five brown disks on two workers: six wood."""
    game = play(scene(crew("brown", 2, 3)), "farmer makes wood", "farmhand makes wood")
    assert board(game).wood == 6


@pytest.mark.rule("R-SYNERGY-01", "R-SYNERGY-02")
def test_food_and_wood_give_no_synergy() -> None:
    """They are different goods; and a single worker has no synergy."""
    a: Words = {
        "cart1": {"yellow": 1},
        "cart2": {"brown": 1},
        "plan": {"farmer": {"yellow": 1}, "farmhand": {"brown": 1}},
    }
    game = play(scene(a), "farmer makes food", "farmhand makes wood")
    assert (board(game).food, board(game).wood) == (1, 1)
    alone = play(scene(crew("brown", 3, 0)), "farmer makes wood")
    assert board(alone).wood == 3


@pytest.mark.parametrize(("colour", "good"), [("yellow", "food"), ("brown", "wood")])
def test_disks_that_do_nothing_give_no_synergy(colour: str, good: str) -> None:
    """The other worker has disks of the same colour, but does not work (C-08)."""
    game = play(scene(crew(colour, 1, 2)), f"farmhand makes {good}", "end")
    assert getattr(board(game), good) == 2


@pytest.mark.rule("R-SYNERGY-05", "R-SUMMER-01")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_buying_gives_neither_synergy_nor_summer_bonus(season: str) -> None:
    """Yellow disks that pay for a tile make no food, for Farmer and Improved Farmhand (C-06)."""
    prices = {"11": {"cost": {"yellow": 1}}, "12": {"cost": {"yellow": 1}}}
    a = crew("yellow", 1, 1, tiles=[13])
    game = scene(a, season=season, components=lay_over(shipped_facts(), {"tiles": prices}, ""))
    one = play(game.copy(), "farmer buys 12", "farmhand makes food")
    assert board(one).food == 1
    both = play(game.copy(), "farmer buys 12", "farmhand buys 11")
    assert board(both).food == 0


@pytest.mark.rule("R-SYNERGY-05")
def test_buying_gives_no_extra_mining_step() -> None:
    """The Farmer buys with black disks, the Farmhand mines alone (C-06)."""
    prices = lay_over(shipped_facts(), {"tiles": {"12": {"cost": {"black": 1}}}}, "")
    game = scene(crew("black", 1, 1, **OPEN_PINGE), components=prices)
    play(game, "farmer buys 12", "farmhand mines", "mine")
    assert legal(game) == ["end"]
    assert board(game).coal == 1


# -- mining -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-SYNERGY-03", "R-SYNERGY-04")
@orders
@pytest.mark.parametrize(
    ("water", "moves", "left"),
    [
        (0, ("mine", "mine", "mine"), (0, 3)),
        (1, ("mine", "mine", "pump 1"), (0, 2)),
        (3, ("pump 1", "pump 1", "pump 1"), (0, 0)),
        (5, ("pump 1", "pump 1", "pump 2"), (1, 0)),
        (3, ("pump 2", "mine", "mine"), (1, 2)),
        (3, ("pump 2", "mine", "pump 1"), (0, 1)),
        (1, ("mine", "pump 1", "mine"), (0, 2)),
    ],
)
def test_one_more_mining_step_if_both_mine(
    first: str, second: str, water: int, moves: tuple[str, str, str], left: tuple[int, int]
) -> None:
    """Coal and water in any mix; it is like one more disk of the second worker: a coal or up to two water."""
    game = miners(first, (1, 1), {**OPEN_PINGE, "water": water})
    play(game, f"{first} mines", moves[0], f"{second} mines", moves[1])
    assert refusal(game, "end").rule == "R-EXEC-03"
    play(game, moves[2])
    assert legal(game) == ["end"]
    assert (board(game).water, board(game).coal) == left


@pytest.mark.rule("R-SYNERGY-03")
def test_the_extra_step_comes_once() -> None:
    """With any number of disks, and not for a single worker."""
    game = play(miners("farmer", (2, 3), OPEN_PINGE), "farmer mines", "mine", "mine", "farmhand mines")
    play(game, "mine", "mine", "mine", "mine")
    assert board(game).coal == 6
    assert legal(game) == ["end"]
    alone = play(miners("farmer", (2, 0), OPEN_PINGE), "farmer mines", "mine", "mine")
    assert board(alone).coal == 2
    assert legal(alone) == ["end"]


@pytest.mark.rule("R-SYNERGY-03")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_water_and_coal_mixed(option: str) -> None:
    """One pumps, the other mines: synergy, unless by option both must do the same work (C-05)."""
    game = miners("farmer", (1, 2), {**OPEN_PINGE, "water": 3}, options={"mixed_mining_synergy": option})
    play(game, "farmer mines", "pump 2", "farmhand mines", "mine", "mine")
    assert ("mine" in legal(game)) == (option == "yes")
    same = miners("farmer", (1, 2), {**OPEN_PINGE, "water": 3}, options={"mixed_mining_synergy": option})
    play(same, "farmer mines", "pump 2", "farmhand mines", "mine", "pump 1")
    assert "mine" in legal(same)


@pytest.mark.rule("R-SYNERGY-03")
@orders
def test_both_must_achieve_something(first: str, second: str) -> None:
    """A worker who only has black disks, or stops before the first step, does not count (C-08)."""
    game = play(miners(first, (1, 1), OPEN_PINGE), f"{first} mines", "stop", f"{second} mines", "mine")
    assert legal(game) == ["end"]
    game = play(miners(first, (1, 1), OPEN_PINGE), f"{second} mines", "mine")
    assert f"{first} mines" in legal(game)
    assert "mine" not in legal(game)


def test_the_extra_step_is_optional_and_may_come_before_the_last_disk() -> None:
    """It is like one more disk of the second worker, who may stop at any time (C-09, C-10)."""
    game = miners("farmer", (1, 2), {**OPEN_PINGE, "water": 1})
    play(game, "farmer mines", "mine", "farmhand mines", "mine")
    for rest in (("stop",), ("mine", "stop"), ("pump 1", "mine"), ("mine", "pump 1")):
        assert legal(play(game.copy(), *rest)) == ["end"]


@pytest.mark.rule("R-SYNERGY-04")
@orders
@pytest.mark.parametrize("owner", ["second_worker", "player"])
def test_the_second_worker_gets_no_extra_step_after_ending_the_pinge(first: str, second: str, owner: str) -> None:
    """The worker is bound to the Pinge; if the step belongs to the player, it is made in the Tunnel (C-07)."""
    mine: Words = {"pinge_coal": 2, "pinge_wood": 2, "tunnel_wood": 7}
    game = miners(first, (1, 1), mine, options={"synergy_owner": owner})
    play(game, f"{first} mines", "mine", f"{second} mines", "mine")
    if owner == "second_worker":
        assert legal(game) == ["end"]
        return
    assert legal(game) == ["mine", "end"]
    play(game, "mine")
    assert legal(game) == ["end"]
    assert (board(game).coal, board(game).shaft_coal) == (2, 1)


@pytest.mark.rule("R-SYNERGY-04")
@orders
def test_synergy_across_pinge_and_tunnel(first: str, second: str) -> None:
    """The first one works in the Pinge, the second one gets the extra coal in the Tunnel (C-07)."""
    mine: Words = {"pinge_coal": 1, "pinge_wood": 2, "tunnel_wood": 7}
    game = play(miners(first, (1, 1), mine), f"{first} mines", "mine", f"{second} mines", "mine", "mine")
    assert (board(game).coal, board(game).shaft_coal) == (1, 2)
    assert legal(game) == ["end"]


@pytest.mark.rule("R-SYNERGY-04")
@pytest.mark.parametrize("owner", ["second_worker", "player"])
def test_the_step_belongs_to_the_second_worker_or_to_the_player(owner: str) -> None:
    """If it belongs to the second worker, it comes before other workers; if to the player, it can come later."""
    a = crew("black", 1, 1, **OPEN_PINGE)
    a["plan"]["digger"] = "food"
    game = scene(a, options={"synergy_owner": owner})
    play(game, "farmer mines", "mine", "farmhand mines", "mine")
    if owner == "second_worker":
        assert refusal(game, "digger works").rule == "R-EXEC-03"
    else:
        play(game, "digger works", "mine", "mine", "mine")
        assert board(game).coal == 5
        assert legal(game) == ["end"]


@pytest.mark.rule("R-SYNERGY-03")
def test_hired_workers_give_no_synergy() -> None:
    """Farmer and Coal-digger both mine: two and one coal, nothing more."""
    a: Words = {"cart1": {"black": 1}, "plan": {"farmer": {"black": 1}, "digger": "food"}, **OPEN_PINGE}
    game = play(scene(a), "digger works", "mine", "mine", "farmer mines", "mine")
    assert legal(game) == ["end"]


# -- summer -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-SUMMER-01")
@orders
@pytest.mark.parametrize(
    ("season", "disks", "food"),
    [
        ("summer", (2, 1), 5),
        ("spring", (2, 1), 4),
        ("autumn", (2, 1), 4),
        ("summer", (0, 3), 3),
        ("summer", (1, 0), 2),
        ("autumn", (1, 0), 1),
    ],
)
def test_summer_bonus_and_synergy(first: str, second: str, season: str, disks: tuple[int, int], food: int) -> None:
    """One more food if the Farmer makes food in summer, in addition to synergy (C-12); not for the Farmhand alone."""
    game = scene(crew("yellow", *disks), season=season)
    play(game, *(f"{worker} makes food" for worker in (first, second) if disks[worker == "farmhand"]))
    assert board(game).food == food


@pytest.mark.rule("R-SUMMER-01")
@orders
@pytest.mark.parametrize(("option", "alone", "both"), [("no", 2, 5), ("yes", 3, 5)])
def test_the_improved_farmhand_in_summer(first: str, second: str, option: str, alone: int, both: int) -> None:
    """The Improved Farmhand gets no bonus; with the option there is still only one a summer (C-11)."""
    rest: dict[str, Any] = {"season": "summer", "options": {"farmhand_summer_bonus": option}}
    game = play(scene(crew("yellow", 0, 2, tiles=[13]), **rest), "farmhand makes food")
    assert board(game).food == alone
    game = scene(crew("yellow", 1, 2, tiles=[13]), **rest)
    play(game, f"{first} makes food", f"{second} makes food")
    assert board(game).food == both
    plain = play(scene(crew("yellow", 0, 2), **rest), "farmhand makes food")
    assert board(plain).food == 2


def test_food_of_mill_and_tiles_triggers_nothing() -> None:
    """Only what Farmer and Farmhand make counts (C-13)."""
    a: Words = {"cart1": {"yellow": 4}, "plan": {"farmer": {"yellow": 1}, "farmhand": {"yellow": 1}, "mill_yellow": 1}}
    field = {"33": [0, 2], "35": [2, 2], "43": [1, 3]}
    prices = lay_over(shipped_facts(), {"tiles": {"43": {"cost": {"yellow": 1}}}}, "")
    game = scene({**a, "tiles": [35]}, season="summer", field=field, components=prices)
    play(game, "mill works", "farmer buys 43")
    assert board(game).food == 2
    play(game, "farmhand makes food")
    assert board(game).food == 3


def test_a_yellow_marker_counts_as_a_disk_for_bonus_and_synergy() -> None:
    """The Farmer with a marker, the Farmhand with a disk, in summer: four food (C-105)."""
    a: Words = {"cart1": {"yellow": 1}, "tiles": [22], "markers": [22]}
    game = scene(a, {"plan": {"step": "ready"}}, stage="planning", season="summer")
    play(game, "farmer 1 yellow", "farmhand 1 yellow", "farmer makes food", "farmhand makes food")
    assert (board(game).food, board(game).markers) == (4, 0)
