"""Level 3: Mining Timber, Hammer and Pick, Coal Sacks. Oil Lamp and Water Mill have files of their own."""

from __future__ import annotations

import pytest

from tests.rules.tiles import EDITIONS, bought, planning, then_work, words_of
from tests.scenes import Words, board, legal, play, refusal

SHAFT = {"pinge_coal": 0, "tunnel_wood": 1, "tunnel_coal": 11}


# --- 31 Mining Timber -----------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-31")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("choice", "gain"), [("timber wood", (3, 1, 0)), ("timber thaler", (0, 0, 1))])
def test_mining_timber_is_three_wood_with_a_pit_water_or_a_thaler(
    choice: str, gain: tuple[int, int, int], edition: str
) -> None:
    """One of the two, once."""
    game = play(bought(31, edition=edition), choice)
    assert (board(game).wood, board(game).water, board(game).thaler) == gain
    assert refusal(game, "timber wood").rule == "R-DEV-17"
    assert refusal(game, "timber thaler").rule == "R-DEV-17"


@pytest.mark.rule("R-TILE-31")
def test_the_buyer_of_mining_timber_has_to_choose() -> None:
    """At once, before anything else; choosing neither is not possible."""
    game = bought(31, plan={"farmhand": {"yellow": 1}})
    assert legal(game) == ["timber wood", "timber thaler"]
    for move in ("decline", "end", "farmhand makes food"):
        assert refusal(game, move).rule == "R-TILE-31"


@pytest.mark.rule("R-TILE-31c")
def test_the_water_of_the_timber_goes_into_the_pinge_until_it_is_exhausted() -> None:
    """With two water no coal can be mined there."""
    game = bought(31, {"water": 1}, plan={"digger": "yellow"})
    play(game, "timber wood", "digger works")
    assert board(game).water == 2
    assert refusal(game, "mine").rule == "R-WATER-03"


@pytest.mark.rule("R-TILE-31c")
def test_the_water_of_the_timber_goes_into_the_shaft_afterwards() -> None:
    """With two water nothing can be lifted."""
    a = {**SHAFT, "tunnel_coal": 10, "shaft_coal": 1, "water": 1}
    game = play(bought(31, a, plan={"haspelknecht": "yellow"}), "timber wood", "haspelknecht works")
    assert board(game).water == 2
    assert refusal(game, "lift").rule == "R-WATER-05"


# --- 33 Hammer and Pick ---------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-33a")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("decision", ["mine", "decline"])
def test_hammer_and_pick_bring_a_wood_at_once(decision: str, edition: str) -> None:
    """Whether the free coal is mined or not."""
    game = bought(33, edition=edition)
    assert board(game).wood == 1
    play(game, decision)
    assert board(game).wood == 1


@pytest.mark.rule("R-TILE-33b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_buyer_may_mine_a_coal_of_the_pinge_at_once(edition: str) -> None:
    """One, straight to the farm."""
    game = play(bought(33, {"water": 1}, edition=edition), "mine")
    assert (board(game).coal, board(game).pinge_coal, board(game).shaft_coal) == (1, 6, 0)
    assert refusal(game, "mine").rule == "R-EXEC-02"


@pytest.mark.rule("R-TILE-33b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_buyer_may_mine_a_coal_of_the_tunnel_at_once(edition: str) -> None:
    """One, into the Shaft, once the Pinge is exhausted."""
    game = play(bought(33, SHAFT, edition=edition), "mine")
    assert (board(game).coal, board(game).tunnel_coal, board(game).shaft_coal) == (0, 10, 1)


@pytest.mark.rule("R-TILE-33b", "H-08")
def test_the_free_coal_is_mined_directly_after_the_purchase_or_not_at_all() -> None:
    """Nothing else begins before the decision, and after declining it is lost."""
    game = bought(33, plan={"farmhand": {"yellow": 1}})
    for move in ("farmhand makes food", "end", "lift"):
        assert refusal(game, move).rule == "R-TILE-33b"
    play(game, "decline")
    assert refusal(game, "mine").rule == "R-EXEC-02"
    assert board(game).coal == 0


@pytest.mark.rule("R-TILE-33b", "C-26", "H-08")
def test_the_wood_of_the_tile_may_open_the_pinge_for_the_free_coal() -> None:
    """The three coal before the first symbol are gone; the new wood opens the next ones."""
    game = bought(33, {"pinge_coal": 4})
    assert refusal(game, "mine").rule == "R-PINGE-04"
    play(game, "prop pinge", "mine")
    assert (board(game).wood, board(game).pinge_coal, board(game).coal) == (0, 3, 1)


@pytest.mark.rule("R-TILE-33b", "C-26")
def test_the_wood_of_the_tile_may_open_the_tunnel_for_the_free_coal() -> None:
    """Without wood no coal of the Tunnel is accessible."""
    game = bought(33, {**SHAFT, "tunnel_wood": 0})
    assert refusal(game, "mine").rule == "R-TUNNEL-03"
    play(game, "prop tunnel", "mine")
    assert (board(game).tunnel_coal, board(game).shaft_coal) == (10, 1)


@pytest.mark.rule("R-TILE-33b", "C-25")
@pytest.mark.parametrize("dry", ["yes", "no"])
@pytest.mark.parametrize(
    ("mine", "most", "rule"), [({"pinge_coal": 7}, 1, "R-WATER-03"), (SHAFT, 4, "R-WATER-06")], ids=["pinge", "tunnel"]
)
def test_water_blocks_the_free_coal(mine: Words, most: int, rule: str, dry: str) -> None:
    """Two water in the Pinge, five in the Shaft; unless by option."""
    options = {"free_coal_needs_dry_mine": dry}
    assert "mine" in legal(bought(33, {**mine, "water": most}, options=options))
    game = bought(33, {**mine, "water": most + 1}, options=options)
    assert ("mine" in legal(game)) is (dry == "no")
    if dry == "yes":
        assert refusal(game, "mine").rule == rule


@pytest.mark.rule("R-TILE-33b", "C-27")
@pytest.mark.parametrize(("year", "bonus"), [(1, 2), (2, 1), (3, 0)])
def test_the_free_coal_may_be_the_last_of_the_pinge(year: int, bonus: int) -> None:
    """Then the Pinge is exhausted as usual, with its bonus, and its wood returns."""
    game = play(bought(33, {"pinge_coal": 1, "pinge_wood": 2, "water": 1}, year=year), "mine")
    assert (board(game).pinge_coal, board(game).pinge_wood, board(game).water) == (0, 0, 1)
    assert game.score_sheet(0)["pinge"] == bonus


@pytest.mark.rule("R-TILE-33c")
@pytest.mark.parametrize("markers", [[33], []])
def test_the_marker_of_hammer_and_pick_is_one_black_disk(markers: list[int]) -> None:
    """With one black disk the Farmer makes two steps in the Pinge; without the marker, one."""
    game = planning({"tiles": [33], "markers": markers, "cart1": {"black": 1}})
    disks = 1 + len(markers)
    assert refusal(game, f"farmer {disks + 1} black").rule == "R-PLAN-06"
    play(then_work(game, f"farmer {disks} black"), "farmer mines", *["mine"] * disks)
    assert (board(game).coal, words_of(game)["markers"]) == (disks, [])


# --- 34 Coal Sacks --------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-34", "C-72")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("sale", "left"), [("sell 1", (2, 1, 0)), ("sell 2", (1, 1, 1)), ("decline", (3, 0, 0))])
def test_coal_sacks_turn_a_coal_into_a_thaler_or_two_into_a_thaler_and_a_food(
    sale: str, left: tuple[int, int, int], edition: str
) -> None:
    """Once, and optional; more coal does not help."""
    game = bought(34, {"coal": 3}, edition=edition)
    assert legal(game) == ["sell 1", "sell 2", "decline"]
    play(game, sale)
    assert (board(game).coal, board(game).thaler, board(game).food) == left
    assert refusal(game, "sell 1").rule == "R-DEV-17"
    assert refusal(game, "sell 2").rule == "R-DEV-17"


@pytest.mark.rule("R-TILE-34")
def test_one_coal_is_not_sold_as_two() -> None:
    """With a single coal only the first exchange is possible."""
    game = bought(34, {"coal": 1})
    assert legal(game) == ["sell 1", "decline"]
    assert refusal(game, "sell 2").rule == "R-TILE-34"


@pytest.mark.rule("R-TILE-34")
def test_coal_sacks_take_only_coal_on_the_farm() -> None:
    """Coal in the Shaft is not on the farm: there is nothing to decide."""
    game = bought(34, {**SHAFT, "tunnel_coal": 10, "shaft_coal": 1})
    assert "end" in legal(game)
    assert refusal(game, "sell 1").rule == "R-DEV-17"


@pytest.mark.rule("R-TILE-34", "H-08", "C-72")
def test_coal_is_sold_directly_after_the_purchase_or_not_at_all() -> None:
    """Only wood may be placed before the decision; after declining it is lost."""
    game = bought(34, {"coal": 2, "wood": 1}, plan={"farmhand": {"yellow": 1}})
    assert refusal(game, "farmhand makes food").rule == "R-TILE-34"
    play(game, "prop pinge", "decline")
    assert refusal(game, "sell 1").rule == "R-DEV-17"
    assert board(game).coal == 2
