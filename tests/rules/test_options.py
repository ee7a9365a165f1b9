"""Every option of `editions.toml`: each value changes the game as documented.

A scene is played once with every value of its switch and once with each edition, which sets its own value.
"""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import shipped_facts
from haspelknecht.data.editions import EDITIONS, facts
from haspelknecht.data.layouts import Layout, parse_drawing
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

SECOND_EDITION = {name: option["values"][0] for name, option in facts()["options"].items()}
SHOWN: dict[str, dict[str, object]] = {}
DEEP: Words = {"pinge_coal": 0, "tunnel_wood": 7}
LAST_PINGE_COAL: Words = {"pinge_coal": 1, "pinge_wood": 2}


def shown(option: str, **by_value: object) -> pytest.MarkDecorator:
    """The result of a scene with each value of an option; editions must give the result of their value."""
    SHOWN[option] = by_value
    cases = [pytest.param({"options": {option: value}}, result, id=value) for value, result in by_value.items()]
    for edition in EDITIONS:
        value = facts()["editions"][edition].get(option, SECOND_EDITION[option])
        cases.append(pytest.param({"edition": edition}, by_value.get(value, "no scene"), id=f"{edition} edition"))
    return pytest.mark.parametrize(("rules", "result"), cases)


def disks(farmer: int = 0, farmhand: int = 0, colour: str = "black", **more: object) -> Words:
    """A board with disks of one colour on Farmer and Farmhand."""
    plan = {"farmer": {colour: farmer}, "farmhand": {colour: farmhand}}
    return {"cart1": {colour: farmer + farmhand}, "plan": plan, **more}


def cheap(*tiles: int) -> Any:
    """The printed values, but these tiles cost three disks of any colour."""
    printed: Any = shipped_facts()
    for tile in tiles:
        printed["tiles"][str(tile)]["cost"] = {"any": 3}
    return printed


# -- all options ---------------------------------------------------------------------------------------------------


def test_every_option_and_every_value_is_tested_here() -> None:
    """An option or a value without a scene fails, and so do values with the same result."""
    assert {name: list(values) for name, values in SHOWN.items()} == {
        name: option["values"] for name, option in facts()["options"].items()
    }
    assert len(SHOWN) == 27
    for results in SHOWN.values():
        assert len({repr(result) for result in results.values()}) == len(results)


SETTINGS = {
    "second": {},
    "first": {
        "charcoal_limit": "unlimited", "lorry_during_pinge": "wood_and_coal", "digger_choice": "forced",
        "marker_window": "winter_too", "windlass_actions": "lifting", "building_symbols": "tile_35",
        "min_tiles_per_row": "three",
    },
    "french": {
        "lorry_during_pinge": "wood_and_coal", "coal_storage": "coal_or_wood", "farm_storage_vp": "food",
        "marker_window": "at_once", "horse_cart_step": "storage", "oil_lamp_same_board": "no",
    },
}  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_each_edition_sets(edition: str) -> None:
    """What an edition does not set is as in the second; a single option can be changed in addition."""
    game = Game.new(2, seed="edition", edition=edition)
    assert game.table.setup.options.named() == {**SECOND_EDITION, **SETTINGS[edition]}
    game = Game.new(2, seed="edition", edition=edition, options={"mill_repeat": "repeat"})
    assert game.table.setup.options.named() == {**SECOND_EDITION, **SETTINGS[edition], "mill_repeat": "repeat"}


# -- where the books disagree --------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-15b", "R-TILE-15c")
@shown("charcoal_limit", once_per_phase=[False, 1, False], unlimited=[True, 3, True])
def test_charcoal_in_the_phase_of_purchase_again_and_again_and_in_winter(rules: Words, result: object) -> None:
    burner: Words = {"wood": 6, "tiles": [15]}
    rules = {"field": {"15": [0, 0]}, **rules}
    fresh = "charcoal" in legal(scene({**burner, "fresh_tiles": [15]}, **rules))
    later = scene(burner, **rules)
    while "charcoal" in legal(later):
        play(later, "charcoal")
    winter = "charcoal" in legal(scene(burner, season="winter", stage="storing", **rules))
    assert [fresh, (6 - board(later).wood) // 2, winter] == result


@pytest.mark.rule("R-TILE-42b", "R-TILE-42c")
@shown("lorry_during_pinge", wood_only=[(1, 0), (1, 2)], wood_and_coal=[(1, 2), (1, 2)])
def test_the_lorry_before_and_after_the_end_of_the_pinge(rules: Words, result: object) -> None:
    got = []
    for pinge_coal in (7, 0):
        given = disks(3, tiles=[32], pinge_coal=pinge_coal)
        game = scene(given, field={"32": [0, 2], "42": [1, 3]}, components=cheap(42), **rules)
        play(game, "farmer buys 42")
        got.append((board(game).wood, board(game).shaft_coal))
    assert got == result


@pytest.mark.rule("R-TILE-24a")
@shown(
    "coal_storage",
    coal_and_wood=["coal", "wood", "coal wood"],
    coal_or_wood=["coal", "wood"],
    coal_and_food=["coal", "food", "coal food"],
)
def test_what_the_coal_storage_keeps(rules: Words, result: object) -> None:
    rich = {"food": 2, "wood": 2, "coal": 2, "tiles": [24]}
    game = scene(rich, season="winter", stage="storing", field={"24": [0, 1]}, **rules)
    assert [move.removeprefix("store storage ") for move in legal(game) if "store storage" in move] == result


@pytest.mark.rule("R-WINTER-09")
@shown("farm_storage_vp", wood={"food": 0, "wood": 1, "coal": 0}, food={"food": 1, "wood": 0, "coal": 0})
def test_the_good_that_scores_on_the_farm(rules: Words, result: object) -> None:
    points = {}
    for good in ("food", "wood", "coal"):
        game = scene({"food": 1, "wood": 1, "coal": 1}, season="winter", stage="storing", **rules)
        points[good] = board(play(game, f"store farm {good}")).score
    assert points == result


@pytest.mark.rule("R-DIGGER-03", "R-DIGGER-04")
@shown(
    "digger_choice",
    free=[["mine", "stop"], ["mine", "pump 1", "stop"], ["pump 1", "pump 2", "stop"]],
    forced=[["mine", "stop"], ["mine", "stop"], ["pump 2", "stop"]],
)
def test_what_the_digger_may_do_with_no_one_and_three_water(rules: Words, result: object) -> None:
    paid = {"cart1": {"yellow": 1}, "plan": {"digger": "yellow"}}
    assert [legal(play(scene({**paid, "water": water}, **rules), "digger works")) for water in (0, 1, 3)] == result


@pytest.mark.rule("R-DIGGER-05")
@shown("digger_needs", pinge_coal=["digger unpaid", "digger food"], accessible_coal=[])
def test_paying_the_digger_while_no_coal_is_accessible(rules: Words, result: object) -> None:
    """All coal before the first wood symbol is gone and there is no wood."""
    printed: Any = shipped_facts()
    left = 7 - printed["pinge"]["groups"][0]
    game = scene({"cart1": {"black": 1}, "food": 1, "pinge_coal": left}, {"cart1": {"black": 1}},
                 stage="planning", **rules)  # fmt: skip
    play(game, "farmer idle", "farmhand idle", seat=0)
    assert legal(game) == result


@pytest.mark.rule("R-SYNERGY-04")
@shown("synergy_owner", second_worker=[False, 0], player=[True, 1])
def test_the_synergy_step_after_the_second_worker_has_ended_the_pinge(rules: Words, result: object) -> None:
    """It is lost if it belongs to that worker; if it belongs to the player, it can be used in the Tunnel."""
    game = scene(disks(1, 1, **LAST_PINGE_COAL, tunnel_wood=1, water=1), **rules)
    play(game, "farmer mines", "pump 1", "farmhand mines", "mine")
    open_step = "mine" in legal(game)
    if open_step:
        play(game, "mine")
        assert refusal(game, "mine").rule == "R-EXEC-02"
    assert [open_step, board(game).shaft_coal] == result


@pytest.mark.rule("R-MARKER-03")
@shown(
    "marker_window",
    action_phase=[True, False, False, True, False],
    winter_too=[True, False, True, True, False],
    at_once=[True, True, True, True, True],
)
def test_cable_later_at_once_and_in_winter_windlass_later_and_at_once(rules: Words, result: object) -> None:
    owner: Words = {**DEEP, "water": 1, "shaft_coal": 1, "tunnel_coal": 10, "tiles": [14, 25], "markers": [14, 25]}
    rules = {"field": {"14": [0, 0], "25": [1, 1]}, **rules}
    later = legal(scene(owner, **rules))
    at_once = legal(scene({**owner, "fresh_tiles": [14, 25]}, **rules))
    winter = legal(scene(owner, season="winter", stage="storing", **rules))
    assert "windlass" not in winter
    assert [
        *("cable" in moves for moves in (later, at_once, winter)),
        "windlass" in later,
        "windlass" in at_once,
    ] == result


@pytest.mark.rule("R-TILE-44b")
@shown("horse_cart_step", scoring=[2, 2], storage=[0, 2])
def test_horse_and_cart_before_and_after_storing(rules: Words, result: object) -> None:
    game = scene({"coal": 2, "tiles": [44]}, season="winter", stage="scoring", field={"44": [0, 3]}, **rules)
    before = board(game).score
    assert [before, board(play(game, "store nothing")).score] == result


@pytest.mark.rule("R-FARMER-10")
@shown("fee_with_fresh_goods", yes=[True, True], no=[True, False])
def test_a_fee_of_old_food_and_of_food_made_in_this_phase(rules: Words, result: object) -> None:
    field = {"21": [0, 1], "11": [4, 0]}
    plan = {"farmer": {"brown": 3}, "farmhand": {"yellow": 1}}
    buyer: Words = {"cart1": {"brown": 3}, "cart2": {"yellow": 1}, "plan": plan}
    rules = {"field": field, "components": cheap(21), **rules}
    old = scene({**buyer, "food": 1}, {"tiles": [21]}, **rules)
    fresh = play(scene(buyer, {"tiles": [21]}, **rules), "farmhand makes food")
    assert ["farmer buys 21 for food" in legal(game) for game in (old, fresh)] == result


@pytest.mark.rule("R-PLAN-01", "R-PLAN-02")
@shown("plan_in_turn_order", no=[(0, 1), 0], yes=[(1,), 2])
def test_who_plans_and_what_the_others_see(rules: Words, result: object) -> None:
    """At the same time in secret, or one after the other in the open."""
    game = scene({"cart1": {"brown": 1}}, {"cart1": {"black": 2}}, order=["B", "A"], stage="planning", **rules)
    to_act = game.to_act
    play(game, "farmer 2 black", seat=1)
    assert [to_act, game.view(0).players[1].planned_black()] == result


@pytest.mark.rule("R-TILE-32b")
@shown(
    "oil_lamp_same_board",
    yes=["lamp 1 yellow 1 black"],
    no=["lamp 1 yellow 1 black", "lamp 1 yellow 2 brown"],
)
def test_pools_between_which_the_oil_lamp_swaps(rules: Words, result: object) -> None:
    pools = [{"action": {"black": 1}, "reserve": {"yellow": 1}}, {"action": {"brown": 1}}]
    lamp = {"tiles": [32], "markers": [32]}
    game = scene(lamp, stage="taking", season="summer", pools=pools, field={"32": [0, 2]}, **rules)
    assert [move for move in legal(game) if "lamp" in move] == result


@pytest.mark.rule("R-TILE-25b")
@shown("windlass_actions", any=["pump 1", "lift", "stop"], lifting=["lift", "stop"], water=["pump 1", "stop"])
def test_what_the_windlass_may_do(rules: Words, result: object) -> None:
    owner = {**DEEP, "water": 1, "shaft_coal": 1, "tunnel_coal": 10, "tiles": [25], "markers": [25]}
    assert legal(play(scene(owner, field={"25": [0, 1]}, **rules), "windlass")) == result


@pytest.mark.rule("R-END-06")
@shown("building_symbols", tile_34=[1, 0], tile_35=[0, 1])
def test_whether_coal_sacks_or_water_mill_shows_a_building(rules: Words, result: object) -> None:
    game = scene({"tiles": [34]}, {"tiles": [35]}, year=3, season="winter", stage="final scoring",
                 field={"34": [0, 2], "35": [2, 2]}, **rules)  # fmt: skip
    assert [game.score_sheet(seat)["buildings"] for seat in (0, 1)] == result


@pytest.mark.rule("R-VARIANT-03")
@shown("min_tiles_per_row", players="layout-too-few", three="fine")
def test_four_players_with_three_tiles_of_a_level(rules: Words, result: object) -> None:
    """H-05: the second edition and the French book want as many as players."""
    rows = ["1 1 1 1", " 2 2 2 2", "3 3 3 3", " 4 4 4"]
    own = Layout("own", (4,), parse_drawing("\n".join(rows)), "")
    try:
        Game.new(4, seed="own", layout=own, **rules)
        found = "fine"
    except UserError as error:
        found = error.key
    assert found == result


@pytest.mark.rule("R-TAKE-10")
@shown("second_take_fewer", no=["take 1 brown", "pass"], yes=["take 1 brown", "take 1 brown 1", "pass"])
def test_how_many_disks_the_second_take_may_be(rules: Words, result: object) -> None:
    pools = [{"action": {"brown": 3}}, {}]
    game = scene({"cart1": {"black": 3}}, stage="taking again", season="summer", pools=pools, **rules)
    assert legal(game) == result


@pytest.mark.rule("R-WATER-08")
@shown("shaft_water_only_haspel", yes=["mine", "stop"], no=["mine", "pump 1", "pump 2", "stop"])
def test_farmer_and_farmhand_and_shaft_water(rules: Words, result: object) -> None:
    assert legal(play(scene(disks(1, **DEEP, water=2), **rules), "farmer mines")) == result


# -- rulings no book settles ---------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-35a")
@shown("mill_repeat", once=[False, 1], repeat=[True, 2])
def test_two_pairs_of_disks_for_the_mill(rules: Words, result: object) -> None:
    a, ready = {"cart1": {"black": 4}, "tiles": [35]}, {"plan": {"step": "ready"}}
    game = scene(a, ready, stage="planning", field={"35": [0, 2]}, **rules)
    play(game, "farmer idle", "farmhand idle", "mill black")
    again = "mill black" in legal(game)
    if again:
        play(game, "mill black")
    assert [again, board(play(game, "mill works")).thaler] == result


@pytest.mark.rule("R-SETUP-13", "R-DEV-07")
@shown("disk_limit", nine=[True, "R-SETUP-13"], none=[True, None])
def test_the_ninth_and_the_tenth_development(rules: Words, result: object) -> None:
    field = {str(10 * level + place): [2 * place + level, level] for level in (1, 2) for place in range(1, 6)}
    nine = [11, 12, 13, 14, 15, 21, 22, 23, 24]
    rules = {"field": field, "components": cheap(25), **rules}
    ninth = scene(disks(3, tiles=nine[1:]), **rules)
    tenth = scene(disks(3, tiles=nine), **rules).explain("farmer buys 25", 0)
    assert ["farmer buys 25" in legal(ninth), None if tenth.legal else tenth.reasons[0].rule] == result


@pytest.mark.rule("R-COMP-10", "R-COMP-11")
@shown("thaler_limit", none=18, sixteen=16)
def test_three_thaler_when_one_coin_is_left(rules: Words, result: object) -> None:
    given = disks(3, thaler=9, tiles=[44])
    game = scene(given, {"thaler": 6}, field={"44": [0, 3], "45": [2, 3]}, components=cheap(45), **rules)
    play(game, "farmer buys 45")
    assert board(game).thaler + board(game, 1).thaler == result


@pytest.mark.rule("R-COMP-10", "R-COMP-11")
@shown("debt_limit", none=[14, 13], twenty_four=[12, 12])
def test_debts_when_one_chit_is_left(rules: Words, result: object) -> None:
    """The rent is collected in turn order: B, who is first, gets the last chit."""
    game = scene({"debts": 12}, {"debts": 11}, order=["B", "A"], season="winter", stage="rent due", **rules)
    assert [board(game, seat).debts for seat in (0, 1)] == result


@pytest.mark.rule("R-TILE-13b")
@shown("pickaxe_delay", yes=["R-TILE-13b", None], no=[None, None])
def test_the_improved_farmhand_in_the_phase_of_purchase_and_later(rules: Words, result: object) -> None:
    """H-01: in every edition the Farmhand develops from the next action phase on."""
    rules = {"field": {"11": [0, 0], "13": [2, 0]}, "components": cheap(11, 13), **rules}
    fresh = play(scene(disks(3, 3), **rules), "farmer buys 13").explain("farmhand buys 11", 0)
    later = scene(disks(0, 3, tiles=[13]), **rules).explain("farmhand buys 11", 0)
    assert [None if each.legal else each.reasons[0].rule for each in (fresh, later)] == result


@pytest.mark.rule("R-WOOD-02")
@shown("early_tunnel_wood", yes=[True, True], no=[False, True])
def test_wood_for_the_tunnel_before_and_after_the_end_of_the_pinge(rules: Words, result: object) -> None:
    games = [scene({"wood": 1, "pinge_coal": coal}, **rules) for coal in (7, 0)]
    assert ["prop tunnel" in legal(game) for game in games] == result


@pytest.mark.rule("R-SYNERGY-03")
@shown("mixed_mining_synergy", yes=[2, 2], no=[1, 2])
def test_coal_of_the_second_worker_after_the_first_pumped_or_mined(rules: Words, result: object) -> None:
    got = []
    for first in ("pump 1", "mine"):
        game = scene(disks(1, 1, pinge_coal=6, pinge_wood=2, water=1), **rules)
        play(game, "farmer mines", first)
        before = board(game).coal
        play(game, "farmhand mines", "mine")
        if "mine" in legal(game):
            play(game, "mine")
        got.append(board(game).coal - before)
    assert got == result


@pytest.mark.rule("R-SUMMER-01")
@shown("farmhand_summer_bonus", no=[1, 1, 4], yes=[1, 2, 4])
def test_summer_food_of_farmhand_improved_farmhand_and_both_workers(rules: Words, result: object) -> None:
    """By option the Improved Farmhand gets the bonus too, but there is only one bonus a summer."""
    rules = {"season": "summer", "field": {"13": [0, 0]}, **rules}
    plain = play(scene(disks(0, 1, "yellow"), **rules), "farmhand makes food")
    improved = play(scene(disks(0, 1, "yellow", tiles=[13]), **rules), "farmhand makes food")
    both = play(scene(disks(1, 1, "yellow", tiles=[13]), **rules), "farmhand makes food", "farmer makes food")
    assert [board(game).food for game in (plain, improved, both)] == result


@pytest.mark.rule("R-TILE-33b")
@shown("free_coal_needs_dry_mine", yes=[True, False, False], no=[True, True, True])
def test_the_free_coal_of_hammer_and_pick_in_a_dry_and_in_flooded_mines(rules: Words, result: object) -> None:
    mines: list[Words] = [{"water": 1}, {"water": 2}, {**DEEP, "water": 5}]
    got = []
    for mine in mines:
        game = scene(disks(3, tiles=[23], **mine), field={"23": [0, 1], "33": [1, 2]}, components=cheap(33), **rules)
        got.append("mine" in legal(play(game, "farmer buys 33")))
    assert got == result


@pytest.mark.rule("R-TILE-34", "R-FARMER-09")
@shown(
    "sell_fresh_coal",
    no=[[], ["sell 1"], ["sell 1", "sell 2"]],
    yes=[["sell 1"], ["sell 1", "sell 2"], ["sell 1", "sell 2"]],
)
def test_the_coal_sacks_and_coal_of_the_same_phase(rules: Words, result: object) -> None:
    """One coal of this phase and none, one or two from before (C-55, B-22)."""
    got = []
    for older in range(3):
        farm: Words = {"coal": older + 1, "fresh_coal": 1, "tiles": [24]}
        game = scene(disks(3, **farm), field={"24": [0, 1], "34": [1, 2]}, components=cheap(34), **rules)
        play(game, "farmer buys 34")
        got.append([move for move in legal(game) if move.startswith("sell")])
    assert got == result
