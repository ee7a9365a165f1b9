"""What players get wrong at the table: each test would fail if the engine shared the mistake."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import shipped_facts
from tests.scenes import Words, board, legal, play, refusal, scene

READY: Words = {"plan": {"step": "ready"}}
LAST_COAL: Words = {"pinge_coal": 1, "pinge_wood": 2}
DEEP: Words = {"pinge_coal": 0, "tunnel_wood": 7}


def load(farmer: int = 0, farmhand: int = 0, colour: str = "black", **more: object) -> Words:
    """A board with disks of one colour on Farmer and Farmhand."""
    plan = {"farmer": {colour: farmer}, "farmhand": {colour: farmhand}}
    return {"cart1": {colour: farmer + farmhand}, "plan": plan, **more}


def printed(*cheap: int, wet: int = 2) -> Any:
    """The printed values, but some tiles cost three disks of any colour, and one pool shows water."""
    facts: Any = shipped_facts()
    for tile in cheap:
        facts["tiles"][str(tile)]["cost"] = {"any": 3}
    facts["pools"]["wet"] = [wet]
    return facts


# -- the end of the Pinge ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-SYNERGY-04", "R-FARMER-07")
def test_the_synergy_step_is_lost_when_the_second_worker_empties_the_pinge() -> None:
    """C-07, C-32: the worker began in the Pinge, so neither the step nor the second disk can be used in the Tunnel."""
    game = scene(load(1, 2, **LAST_COAL, water=1, tunnel_wood=1))
    play(game, "farmer mines", "pump 1", "farmhand mines", "mine")
    assert "at_work" not in game.position()
    assert refusal(game, "mine").rule == "R-EXEC-02"
    assert (board(game).coal, board(game).shaft_coal) == (1, 0)


@pytest.mark.rule("R-SYNERGY-04", "R-FARMER-08")
def test_the_synergy_step_is_not_lost_when_the_first_worker_empties_the_pinge() -> None:
    game = scene(load(1, 1, **LAST_COAL, tunnel_wood=7))
    play(game, "farmer mines", "mine", "farmhand mines", "mine", "mine")
    assert (board(game).coal, board(game).shaft_coal) == (1, 2)
    assert "at_work" not in game.position()


@pytest.mark.rule("R-DIGGER-05")
def test_the_diggers_payment_is_lost_when_the_pinge_is_emptied_first() -> None:
    """C-30: no work, no refund, although there is water to remove."""
    a = load(1, **LAST_COAL, water=1)
    a["plan"]["digger"] = "food"
    game = scene(a)
    assert "digger works" in legal(game)
    play(game, "farmer mines", "mine")
    assert "digger works" not in legal(game)
    assert refusal(game, "digger works").rule == "R-DIGGER-05"
    play(game, "end", "end")
    assert board(game).food == 0


@pytest.mark.rule("R-DIGGER-05")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_the_diggers_second_action_is_lost_when_the_first_empties_the_pinge(option: str) -> None:
    """C-31: no Tunnel coal is mined and no Shaft water removed, even where Farmer and Farmhand may remove it."""
    a = {**LAST_COAL, "water": 1, "tunnel_wood": 1, "cart1": {"yellow": 1}, "plan": {"digger": "yellow"}}
    game = play(scene(a, options={"shaft_water_only_haspel": option}), "digger works", "mine")
    assert "at_work" not in game.position()
    assert (board(game).water, board(game).shaft_coal) == (1, 0)


@pytest.mark.rule("R-MINER-01", "R-HASPEL-05")
def test_miner_and_haspelknecht_cannot_be_planned_in_the_phase_in_which_the_pinge_will_end() -> None:
    """C-34: their tile is not in use yet, even if it surely will be."""
    game = scene({**LAST_COAL, "cart1": {"black": 1}, "food": 2, "thaler": 2}, READY, stage="planning")
    play(game, "farmer 1 black")
    assert refusal(game, "haspelknecht food").rule == "R-HASPEL-05"
    assert refusal(game, "miner thaler").rule == "R-MINER-01"
    play(game, "digger unpaid", "farmer mines", "mine")
    assert board(game).exhausted()
    assert refusal(game, "haspelknecht works").rule == "R-HASPEL-01"
    assert refusal(game, "miner works").rule == "R-MINER-02"


@pytest.mark.rule("R-PINGE-08")
def test_wood_of_the_pinge_returns_to_the_supply_not_to_farm_or_tunnel() -> None:
    game = play(scene(load(1, **LAST_COAL)), "farmer mines", "mine")
    assert (board(game).pinge_wood, board(game).wood, board(game).tunnel_wood) == (0, 0, 0)


# -- water ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-21", "R-WATER-10")
def test_the_bucket_stops_only_the_water_phases() -> None:
    """C-71: water of a pool and of Mining Timber still comes."""
    field = {"21": [0, 1], "31": [1, 2]}
    game = scene({"tiles": [21]}, {}, stage="water rises", season="autumn", field=field)
    assert [board(game, seat).water for seat in (0, 1)] == [0, 1]
    pools = [{}, {"action": {"black": 1}}]
    game = scene({"tiles": [21]}, stage="taking", season="summer", pools=pools, field=field, components=printed())
    assert board(play(game, "take 2 black")).water == 1
    game = scene(load(4, tiles=[21]), field=field)
    assert board(play(game, "farmer buys 31", "timber wood")).water == 1


@pytest.mark.rule("R-TAKE-12", "R-TAKE-13")
def test_the_second_take_brings_no_water() -> None:
    pools = [{"action": {"brown": 1}}, {"action": {"black": 2, "yellow": 2}}]
    game = scene(stage="taking", season="summer", pools=pools, components=printed(wet=2))
    play(game, "take 1 brown", "take 2 black")
    assert [board(game, seat).water for seat in (0, 1)] == [0, 1]
    play(game, "take 2 yellow", "pass")
    assert [board(game, seat).water for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("R-WATER-08")
def test_farmer_and_farmhand_do_not_remove_shaft_water() -> None:
    game = play(scene(load(1, **DEEP, water=3)), "farmer mines")
    assert refusal(game, "pump 2").rule == "R-WATER-08"
    assert legal(game) == ["mine", "stop"]


@pytest.mark.rule("R-WATER-04", "R-WATER-05", "R-HASPEL-04")
def test_a_single_pit_water_blocks_nothing() -> None:
    """B-12: the limit is 2 in the Pinge and 2 in the Shaft."""
    assert "mine" in legal(play(scene(load(1, water=1)), "farmer mines"))
    paid = {"cart1": {"yellow": 1}, "plan": {"haspelknecht": "yellow"}, "tunnel_coal": 10, "shaft_coal": 1}
    assert "lift" in legal(play(scene({**DEEP, **paid, "water": 1}), "haspelknecht works"))
    assert "lift" not in legal(play(scene({**DEEP, **paid, "water": 2}), "haspelknecht works"))


# -- payments ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WINTER-04", "R-WINTER-06")
@pytest.mark.parametrize(("food", "thaler", "left"), [(0, 5, (0, 4, 2)), (5, 0, (3, 0, 1))])
def test_a_thaler_pays_no_food_and_food_no_thaler(food: int, thaler: int, left: tuple[int, int, int]) -> None:
    """C-36: the rent of year 2 is 2 food and 1 Thaler, and nothing can replace them."""
    after = board(scene({"food": food, "thaler": thaler}, year=2, season="winter", stage="rent due"))
    assert (after.food, after.thaler, after.debts) == left


@pytest.mark.rule("R-MINER-02", "R-HASPEL-01")
def test_a_yellow_disk_pays_the_haspelknecht_but_not_the_miner() -> None:
    game = scene({**DEEP, "cart1": {"yellow": 2}, "food": 1}, READY, stage="planning")
    play(game, "farmer idle", "farmhand idle")
    assert "haspelknecht yellow" in legal(game)
    play(game, "haspelknecht yellow")
    assert legal(game) == ["miner unpaid", "miner food"]


@pytest.mark.rule("R-DEV-12", "R-DEV-13")
def test_a_thaler_is_no_fee_and_each_level_has_its_own_good() -> None:
    """C-86. Level 2 takes coal, wood or food; level 3 only coal; level 4 only food."""
    taken = {}
    for tile in (23, 33, 43):
        game = scene(load(3, food=1, wood=1, coal=1, thaler=3), {"tiles": [tile]}, field={str(tile): [0, 0]},
                     components=printed(tile))  # fmt: skip
        taken[tile] = {move.split()[-1] for move in legal(game) if "buys" in move}
        poor = scene(load(3, thaler=3), {"tiles": [tile]}, field={str(tile): [0, 0]}, components=printed(tile))
        assert not [move for move in legal(poor) if "buys" in move]
    assert taken == {23: {"food", "wood", "coal"}, 33: {"coal"}, 43: {"food"}}


@pytest.mark.rule("R-DEV-11", "R-DEV-14")
@pytest.mark.parametrize(("buys_first", "receiver"), [(True, 2), (False, 1)])
def test_the_fee_goes_to_the_disk_on_top_when_the_tile_is_bought(buys_first: bool, receiver: int) -> None:
    """C-04: when plans were made only B owned the tile. If C buys it before A, C gets A's fee."""
    field = {"11": [0, 0], "21": [1, 1]}
    game = scene(load(3, wood=1), {"tiles": [21]}, c={**load(3), "tiles": [11]}, order=["C", "A", "B"],
                 field=field, components=printed(21))  # fmt: skip
    if buys_first:
        play(game, "farmer buys 21")
    play(game, "end", "farmer buys 21 for wood")
    assert [seat for seat in range(3) if board(game, seat).wood == 1] == [receiver]


@pytest.mark.rule("R-DEV-10")
def test_a_tile_bought_by_another_player_in_the_same_phase_can_be_reached() -> None:
    """C-99: no player owned it when the plans were made."""
    field = {"11": [0, 0], "21": [1, 1]}
    game = scene(load(3, wood=1), {**load(3), "tiles": [11]}, order=["B", "A"], field=field, components=printed(21))
    early = play(game.copy(), "end")
    assert refusal(early, "farmer buys 21 for wood").rule == "R-DEV-10"
    play(game, "farmer buys 21", "end", "farmer buys 21 for wood")
    assert board(game, 1).wood == 1


@pytest.mark.rule("R-DEV-09")
def test_no_fee_next_to_a_tile_of_the_player_even_if_others_own_the_tile() -> None:
    """C-51."""
    game = scene(load(3, wood=1, tiles=[11]), {"tiles": [21]}, field={"11": [0, 0], "21": [1, 1]},
                 components=printed(21))  # fmt: skip
    assert refusal(game, "farmer buys 21 for wood").rule == "R-DEV-09"
    assert board(play(game, "farmer buys 21")).wood == 1


# -- Farmer and Farmhand -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-SYNERGY-05")
def test_two_developments_are_no_synergy() -> None:
    """C-06, and no synergy either between a development and work with disks of the same colour."""
    field = {"12": [0, 0], "13": [2, 0], "15": [4, 0]}
    game = scene(load(3, 3, "brown", tiles=[13]), field=field, components=printed(12, 15))
    play(game, "farmer buys 12", "farmhand buys 15")
    assert (board(game).food, board(game).wood, board(game).coal) == (0, 0, 0)
    game = scene(load(3, 2, "brown"), field=field, components=printed(12))
    play(game, "farmer buys 12", "farmhand makes wood")
    assert board(game).wood == 2


@pytest.mark.rule("R-SUMMER-01")
@pytest.mark.parametrize("tiles", [[], [13]], ids=["Farmhand", "Improved Farmhand"])
def test_the_summer_bonus_is_the_farmers_alone(tiles: list[int]) -> None:
    """C-11."""
    game = scene(load(0, 1, "yellow", tiles=tiles), season="summer")
    assert board(play(game, "farmhand makes food")).food == 1


@pytest.mark.rule("R-SUMMER-01")
def test_yellow_disks_that_buy_a_development_bring_no_summer_bonus() -> None:
    """B-76: the Farmer must produce food."""
    game = scene(load(3, 1, "yellow"), season="summer", field={"12": [0, 0]}, components=printed(12))
    play(game, "farmer buys 12", "farmhand makes food")
    assert board(game).food == 1


@pytest.mark.rule("R-PINGE-03")
def test_no_wood_is_needed_before_the_first_symbol() -> None:
    """B-69: wood opens coal, it is not spent on every cube."""
    first = scene().table.setup.components.pinge_groups[0]
    game = play(scene(load(first)), "farmer mines", *["mine"] * first)
    assert (board(game).coal, board(game).wood) == (first, 0)


# -- disks and order -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-ORDER-04")
def test_a_tie_of_three_reverses_their_order() -> None:
    """C-60: A, B and D tie with 2, C has 1: C, D, B, A."""
    two, one = {"cart1": {"brown": 1}}, {"cart1": {"black": 1}}
    game = scene(two, two, one, {"cart1": {"black": 2}}, order=["A", "B", "C", "D"], stage="ordering", season="summer")
    assert game.position()["order"] == ["C", "D", "B", "A"]


@pytest.mark.rule("R-ORDER-02", "R-TAKE-09", "R-TILE-22a")
def test_a_colour_marker_counts_neither_for_the_order_nor_for_the_limit_of_five() -> None:
    """C-15: with the Wheelbarrow's marker A still takes up to five disks, and the value stays 1."""
    pools = [{"action": {"black": 1, "brown": 4}}, {"action": {"black": 2}}]
    marked = {"tiles": [22], "markers": [22]}
    game = scene(marked, order=["A", "B"], stage="taking", season="summer", pools=pools)
    play(game, "take 1 black", "take 2 black", "take 1 brown", "pass")
    assert board(game).taken() == 5
    assert game.position()["order"] == ["A", "B"]
    assert "farmer 1 yellow" in legal(game)


# -- scoring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WINTER-02")
def test_shaft_coal_does_not_score_in_winter() -> None:
    """C-39: neither by the chart nor by Horse and Cart."""
    shaft = {**DEEP, "tunnel_coal": 5, "shaft_coal": 6}
    game = scene({**shaft, "coal": 2}, {**shaft, "tiles": [44]}, season="winter", stage="scoring", field={"44": [0, 3]})
    assert [board(game, seat).score for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("R-WINTER-11", "R-TILE-44b")
def test_coal_stored_last_winter_scores_again() -> None:
    """C-43: a single coal kept on the farm scores with Horse and Cart in every winter."""
    game = scene({"coal": 1, "tiles": [44]}, season="winter", stage="scoring", field={"44": [0, 3]})
    while not game.over and len(game.history) < 3000:
        moves = [str(move) for move in game.legal_moves]
        lazy = ("pass", "end", "store farm coal", "store nothing")
        play(game, next((move for move in lazy if move in moves), moves[0]))
    assert game.score_sheet(0)["horse_and_cart"] == 3


@pytest.mark.rule("R-TIE-01")
def test_coal_of_lorry_and_charcoal_burner_does_not_break_ties() -> None:
    """C-77: A has four such coal, B has mined a single one and is ahead."""
    game = scene({"coal": 2, "shaft_coal": 2, "pinge_coal": 0}, {**DEEP, "tunnel_coal": 10}, year=3, season="winter",
                 stage="final scoring")  # fmt: skip
    for player in game.state.players:
        player.score = 0
    assert game.outcome is not None
    assert game.outcome.ranking == (1, 0)


@pytest.mark.rule("R-TILE-42c")
def test_the_lorrys_coal_is_not_granted_later() -> None:
    """C-90: bought during the Pinge it brings a wood, and the end of the Pinge changes nothing."""
    plan = {"farmer": {"brown": 3}, "farmhand": {"black": 1}}
    a = {**LAST_COAL, "cart1": {"brown": 3}, "cart2": {"black": 1}, "plan": plan, "tiles": [32]}
    game = scene(a, field={"32": [0, 2], "42": [1, 3]}, components=printed(42))
    play(game, "farmer buys 42", "farmhand mines", "mine", "end", "end")
    assert (board(game).wood, board(game).shaft_coal) == (1, 0)
