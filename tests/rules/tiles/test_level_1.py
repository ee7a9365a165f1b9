"""Level 1: Carrying Pole, Barn, Pickaxe. Cable and Charcoal Burner have separate files."""

from __future__ import annotations

import pytest

from tests.rules.tiles import (
    EDITIONS,
    bought,
    field,
    planned,
    planning,
    purchase,
    storing,
    then_work,
    until_planning,
    words_of,
    working,
)
from tests.scenes import Words, board, legal, play, refusal

GOODS = ("food", "wood", "coal")


# --- 11 Carrying Pole -----------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-11", "R-DEV-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_carrying_pole_brings_a_thaler_at_once(edition: str) -> None:
    """One, to the buyer, and no goods."""
    game = bought(11, {"thaler": 1}, edition=edition)
    assert (board(game).thaler, board(game, 1).thaler) == (2, 0)
    assert [words_of(game)[good] for good in GOODS] == [0, 0, 0]


@pytest.mark.rule("R-TILE-11")
def test_the_carrying_pole_brings_nothing_more_later() -> None:
    """The Thaler comes once, not in every phase."""
    assert board(until_planning(bought(11))).thaler == 1


# --- 12 Barn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-12a")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("good", GOODS)
def test_the_barn_stores_one_unit_of_any_good(good: str, edition: str) -> None:
    """One of three units stays there; with the unit on the farm it is two."""
    goods = dict.fromkeys(GOODS, 3)
    game = play(storing({**goods, "tiles": [12]}, edition=edition), f"store barn {good}")
    assert {name: words_of(game)[name] for name in GOODS} == {**dict.fromkeys(GOODS, 0), good: 1}
    game = play(storing({**goods, "tiles": [12]}, edition=edition), f"store farm {good} barn {good}")
    assert words_of(game)[good] == 2


@pytest.mark.rule("R-TILE-12a")
@pytest.mark.parametrize("good", GOODS)
def test_without_a_barn_nothing_is_stored_in_one(good: str) -> None:
    """Nor in the Barn of another player, nor can the Barn store missing goods."""
    game = storing(dict.fromkeys(GOODS, 3), {"tiles": [12]})
    assert refusal(game, f"store barn {good}").rule == "R-TILE-12a"
    game = storing({"tiles": [12], good: 1})
    assert refusal(game, f"store farm {good} barn {good}").rule == "R-WINTER-07"


@pytest.mark.rule("R-TILE-12b")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("stored", "points"), [("barn food", 2), ("barn wood", 0), ("barn coal", 0), ("farm food", 0)])
def test_food_in_the_barn_brings_two_points_in_that_winter(stored: str, points: int, edition: str) -> None:
    """Other goods do not, and food on the farm is not in the Barn."""
    game = storing({**dict.fromkeys(GOODS, 1), "tiles": [12]}, edition=edition)
    play(game, f"store {stored}")
    assert game.score_sheet(0)["barn"] == points


@pytest.mark.rule("R-TILE-12b")
def test_food_that_stays_in_the_barn_scores_again_in_the_next_winter() -> None:
    """In every winter in which a food is stored there."""
    game = play(storing({"food": 1, "tiles": [12], "points": {"barn": 2}}, year=2), "store barn food")
    assert game.score_sheet(0)["barn"] == 4


@pytest.mark.rule("R-TILE-12a", "R-DEV-17")
def test_a_barn_bought_in_autumn_stores_in_the_winter_that_follows() -> None:
    """The building is there at once."""
    game = play(bought(12, {"food": 3}, season="autumn"), "end", "end")
    play(game, "store barn food")  # two of the three food went as rent
    assert (board(game).food, game.score_sheet(0)["barn"]) == (1, 2)


# --- 13 Pickaxe -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-13a")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_improved_farmhand_develops(edition: str) -> None:
    """As the Farmer does: the player owns the tile, with points by rank. Not without the Pickaxe."""
    plan = planned({"tiles": [13]}, farmhand={"black": 2})
    game = play(working(plan, edition=edition), "farmhand buys 12")
    assert (words_of(game)["tiles"], board(game).score) == ([12, 13], 1)
    game = working(planned(farmhand={"black": 2}), {"tiles": [13]}, edition=edition)
    assert refusal(game, "farmhand buys 12").rule == "R-DEV-03"


@pytest.mark.rule("R-TILE-13a")
@pytest.mark.parametrize("tiles", [[13], []])
def test_the_improved_farmhand_takes_mixed_disks_for_a_development(tiles: list[int]) -> None:
    """An ordinary Farmhand takes disks of one colour only."""
    game = play(planning({"tiles": tiles, "cart1": {"black": 1}, "cart2": {"brown": 1}}), "farmer idle")
    if tiles:
        assert "farmhand buys 12" in legal(then_work(game, "farmhand 1 brown 1 black"))
    else:
        assert refusal(game, "farmhand 1 brown 1 black").rule == "R-FARMHAND-01"


@pytest.mark.rule("R-TILE-13a")
@pytest.mark.parametrize(
    ("disks", "work"),
    [({"yellow": 2}, "farmhand makes food"), ({"brown": 2}, "farmhand makes wood"), ({"black": 2}, "farmhand mines")],
)
def test_the_improved_farmhand_still_does_all_that_a_farmhand_does(disks: Words, work: str) -> None:
    """Food, wood and mining."""
    assert work in legal(working(planned({"tiles": [13]}, farmhand=disks)))


@pytest.mark.rule("R-TILE-13a")
def test_the_improved_farmhand_needs_reach_as_the_farmer_does() -> None:
    """A tile next to one of the player's, or the fee."""
    plan = planned({"tiles": [13], "wood": 1}, farmhand={"black": 3})
    game = working(plan, {"tiles": [22]}, field=field(21, 13))
    assert [move for move in legal(game) if "buys" in move] == ["farmhand buys 21", "farmhand buys 22 for wood"]
    assert refusal(game, "farmhand buys 23").rule == "R-DEV-10"


@pytest.mark.rule("R-TILE-13b", "H-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_farmhand_improves_from_the_next_phase_on(edition: str) -> None:
    """In the phase of purchase the Farmhand's disks buy nothing, although they would pay; in the next phase they do."""
    game = purchase(13, plan={"farmhand": {"black": 2}}, edition=edition)
    play(game, "farmer buys 13")
    assert not [move for move in legal(game) if "buys" in move]
    assert refusal(game, "farmhand buys 12").rule == "R-TILE-13b"
    until_planning(game)
    play(game, "farmer idle", seat=0)
    then_work(game, next(move for move in legal(game) if move.startswith("farmhand 2")))
    assert "farmhand buys 12" in legal(game)


@pytest.mark.rule("R-TILE-13b", "H-01")
def test_by_option_the_farmhand_improves_at_once() -> None:
    """Disks have no declared purpose, so those on the Farmhand may buy a tile right after the Pickaxe."""
    game = purchase(13, plan={"farmhand": {"black": 2}}, options={"pickaxe_delay": "no"})
    assert refusal(game, "farmhand buys 12").rule == "R-DEV-03"
    play(game, "farmer buys 13", "farmhand buys 12")
    assert words_of(game)["tiles"] == [12, 13]
