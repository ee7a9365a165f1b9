"""Level 4: Coal Driver, Lorry, Handcart, Horse and Cart, Small Coal Mine."""

from __future__ import annotations

import pytest

from tests.rules.tiles import (
    EDITIONS,
    bought,
    final_sheet,
    planned,
    planning,
    printed,
    storing,
    tunnel_after,
    working,
)
from tests.scenes import board, legal, play, refusal

EXHAUSTED = {"pinge_coal": 0, "tunnel_wood": 1}
LAST_PINGE_COAL = {"pinge_coal": 1, "pinge_wood": 2}
SYMBOLS = {"11": {"forks": 1, "hammers": 2}, "12": {"forks": 3, "hammers": 0}, "13": {"forks": 0, "hammers": 1}}


# --- what they bring at once ----------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-41a", "R-TILE-43a", "R-TILE-44a", "R-TILE-45")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("tile", "thaler", "food"), [(41, 1, 0), (43, 0, 1), (44, 1, 1), (45, 3, 0)])
def test_thaler_and_food_at_once(tile: int, thaler: int, food: int, edition: str) -> None:
    """Coal Driver a Thaler, Handcart a food, Horse and Cart both, Small Coal Mine three Thaler; no other goods."""
    game = bought(tile, {"thaler": 1, "food": 1}, edition=edition)
    assert (board(game).thaler, board(game).food) == (1 + thaler, 1 + food)
    assert (board(game).wood, board(game).coal, board(game).shaft_coal) == (0, 0, 0)


# --- 41 Coal Driver, 43 Handcart ------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-41b")
@pytest.mark.parametrize(("tiles", "points"), [([41], 1), ([41, 11], 3), ([41, 12], 1), ([41, 11, 12, 13], 4)])
def test_the_coal_driver_scores_each_hammer_and_pick_symbol(tiles: list[int], points: int) -> None:
    """On all tiles of the player, including the Coal Driver; two symbols on one tile are two points."""
    components = printed(tiles={**SYMBOLS, "41": {"hammers": 1, "forks": 0}})
    sheet = final_sheet({"tiles": tiles}, components=components)
    assert (sheet["coal_driver"], sheet["handcart"]) == (points, 0)


@pytest.mark.rule("R-TILE-43b")
@pytest.mark.parametrize(("tiles", "points"), [([43], 1), ([43, 11], 2), ([43, 13], 1), ([43, 11, 12, 13], 5)])
def test_the_handcart_scores_each_fork_symbol(tiles: list[int], points: int) -> None:
    """On all tiles of the player, including the Handcart; three symbols on one tile are three points."""
    components = printed(tiles={**SYMBOLS, "43": {"hammers": 0, "forks": 1}})
    sheet = final_sheet({"tiles": tiles}, components=components)
    assert (sheet["coal_driver"], sheet["handcart"]) == (0, points)


@pytest.mark.rule("R-TILE-41b", "R-TILE-43b")
def test_symbols_score_nothing_without_coal_driver_and_handcart() -> None:
    """Nor do those of other players: B owns both, A the symbols."""
    b = {"tiles": [41, 43]}
    components = printed(tiles={**SYMBOLS, "41": {"hammers": 1, "forks": 0}, "43": {"hammers": 0, "forks": 1}})
    rest = {"year": 3, "season": "winter", "stage": "final scoring", "components": components}
    game = working({"tiles": [11, 12, 13]}, b, **rest)
    assert (game.score_sheet(0)["coal_driver"], game.score_sheet(0)["handcart"]) == (0, 0)
    assert (game.score_sheet(1)["coal_driver"], game.score_sheet(1)["handcart"]) == (1, 1)


# --- 42 Lorry -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-42a")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("a", [{}, EXHAUSTED])
def test_the_lorry_brings_a_wood_at_once(a: dict[str, int], edition: str) -> None:
    """Before and after the end of the Pinge."""
    assert board(bought(42, {**a, "wood": 1}, edition=edition)).wood == 2


@pytest.mark.rule("R-TILE-42b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_pinge_the_lorry_brings_two_coal_into_the_shaft(edition: str) -> None:
    """From the supply: the Tunnel keeps its coal, and the farm gets none."""
    game = bought(42, {**EXHAUSTED, "tunnel_coal": 10, "shaft_coal": 1}, edition=edition)
    assert (board(game).shaft_coal, board(game).tunnel_coal, board(game).coal) == (3, 10, 0)


@pytest.mark.rule("R-TILE-42b")
def test_the_coal_of_the_lorry_may_be_lifted_in_the_same_phase() -> None:
    """By a Haspelknecht who works after the purchase."""
    game = bought(42, EXHAUSTED, plan={"haspelknecht": "yellow"})
    play(game, "haspelknecht works", "lift", "lift")
    assert (board(game).coal, board(game).shaft_coal) == (2, 0)


@pytest.mark.rule("R-TILE-42b", "R-TILE-42c")
@pytest.mark.parametrize(("edition", "coal"), [("second", 0), ("first", 2), ("french", 2)])
def test_the_lorry_before_the_end_of_the_pinge(edition: str, coal: int) -> None:
    """The German book: only the wood. The others: the coal as well, into the Shaft."""
    game = bought(42, edition=edition)
    assert (board(game).wood, board(game).shaft_coal, board(game).coal) == (1, coal, 0)


@pytest.mark.rule("R-TILE-42c", "C-90")
def test_the_coal_is_not_granted_later() -> None:
    """The Farmhand exhausts the Pinge right after the purchase: the Shaft stays empty."""
    game = bought(42, LAST_PINGE_COAL, plan={"farmhand": {"black": 1}})
    play(game, "farmhand mines", "mine")
    assert (board(game).pinge_coal, board(game).shaft_coal) == (0, 0)
    play(game, "end", "end")
    assert board(game).shaft_coal == 0


@pytest.mark.rule("C-107")
@pytest.mark.parametrize("edition", ["first", "french"])
def test_early_coal_stays_in_the_shaft_until_the_haspelknecht_lifts_it(edition: str) -> None:
    """The Haspelknecht is available only after the Pinge is exhausted."""
    early = {"tiles": [42, 25], "markers": [25], "shaft_coal": 2, "food": 1}
    game = planning({**early, **LAST_PINGE_COAL}, edition=edition)
    assert refusal(game, "haspelknecht food").rule == "R-HASPEL-05"
    game = working(planned({**early, **LAST_PINGE_COAL}, farmer={"black": 1}), edition=edition)
    assert refusal(game, "windlass").rule == "R-TILE-25b"
    play(game, "farmer mines", "mine")
    assert board(game).shaft_coal == 2
    play(game, "windlass", "lift", "lift")
    assert (board(game).coal, board(game).shaft_coal) == (3, 0)


@pytest.mark.rule("R-TILE-42d", "R-DEV-17")
@pytest.mark.parametrize(("sections", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (6, 3), (7, 4)])
def test_the_lorry_scores_complete_sections_with_its_symbol(sections: int, points: int) -> None:
    """The symbol is on sections 1, 2, 3 and 7 here: at most four points."""
    assert final_sheet({"tiles": [42], **tunnel_after(sections)})["lorry"] == points
    assert final_sheet({"tiles": [41], **tunnel_after(sections)})["lorry"] == 0


@pytest.mark.rule("R-TILE-42d")
def test_a_section_with_coal_left_brings_no_point_for_the_lorry() -> None:
    """Section 7 holds two coal, one of which is still there."""
    assert final_sheet({"tiles": [42], **tunnel_after(6, half=1)})["lorry"] == 3


# --- 44 Horse and Cart ----------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-44b", "C-73")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("coal", [0, 1, 2, 3, 5, 12])
def test_each_coal_on_the_farm_is_a_point_in_winter_instead_of_the_chart(coal: int, edition: str) -> None:
    """Also one or two of them; coal in the Shaft does not count, and others keep to the chart."""
    a = {"tiles": [44], "coal": coal, "pinge_coal": 0, "tunnel_wood": 7, "tunnel_coal": 7, "shaft_coal": 4}
    game = working(a, {"coal": 5}, season="winter", stage="scoring", edition=edition)
    play(game, "store nothing")
    assert (game.score_sheet(0)["horse_and_cart"], game.score_sheet(0)["winter_coal"]) == (coal, 0)
    assert (game.score_sheet(1)["horse_and_cart"], game.score_sheet(1)["winter_coal"]) == (0, 4)


@pytest.mark.rule("R-TILE-44b")
@pytest.mark.parametrize(("edition", "before_storing"), [("second", 5), ("first", 5), ("french", 0)])
def test_when_horse_and_cart_score(edition: str, before_storing: int) -> None:
    """In the scoring phase; in the French book with the storage: then all coal counts, also what is not stored."""
    game = working({"tiles": [44], "coal": 5}, season="winter", stage="scoring", edition=edition)
    assert game.score_sheet(0)["horse_and_cart"] == before_storing
    play(game, "store farm coal")
    assert (game.score_sheet(0)["horse_and_cart"], board(game).coal) == (5, 1)


@pytest.mark.rule("R-TILE-44b")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_horse_and_cart_score_in_every_winter(year: int) -> None:
    """The points of earlier winters stay."""
    a = {"tiles": [44], "coal": 2, "points": {"horse_and_cart": 3}}
    game = working(a, season="winter", stage="scoring", year=year)
    assert game.score_sheet(0)["horse_and_cart"] == 5


@pytest.mark.rule("R-TILE-44b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_horse_and_cart_bought_in_autumn_score_in_the_next_winter(edition: str) -> None:
    """The coal chart no longer applies from then on."""
    game = play(bought(44, {"coal": 2}, season="autumn", edition=edition), "end", "end", "store nothing")
    assert game.score_sheet(0)["horse_and_cart"] == 2


@pytest.mark.rule("R-TILE-44b")
def test_horse_and_cart_in_storage_score_once() -> None:
    """Placing wood before storing does not score, storing does."""
    game = storing({"tiles": [44], "coal": 3, "wood": 1}, options={"horse_cart_step": "storage"})
    play(game, "prop pinge")
    assert game.score_sheet(0)["horse_and_cart"] == 0
    play(game, "store farm coal")
    assert game.score_sheet(0)["horse_and_cart"] == 3
    assert "store farm coal" not in legal(game)
