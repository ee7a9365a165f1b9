"""Level 1: 14 Hauling Cable."""

from __future__ import annotations

import pytest

from tests.rules.tiles import (
    EDITIONS,
    bought,
    planned,
    planning,
    storing,
    then_work,
    until_planning,
    words_of,
    working,
)
from tests.scenes import Words, board, legal, play, refusal

CABLE = {"tiles": [14], "markers": [14]}
IN_WINTER = [("second", False), ("first", True), ("french", True)]
AT_ONCE = [("second", False), ("first", False), ("french", True)]


@pytest.mark.rule("R-TILE-14", "R-MARKER-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cable_removes_one_water_and_scores_a_point(edition: str) -> None:
    """Once: then its marker is back in the supply, even if there is more water."""
    game = play(working({**CABLE, "water": 3}, edition=edition), "cable")
    assert (board(game).water, board(game).score, game.score_sheet(0)["cable"]) == (2, 1, 1)
    assert words_of(game)["markers"] == []
    assert refusal(game, "cable").rule == "R-TILE-14"


@pytest.mark.rule("R-TILE-14")
def test_without_its_marker_there_is_no_cable() -> None:
    """Neither the tile with a used marker nor the marker of another player helps."""
    game = working({"tiles": [14], "water": 3}, CABLE)
    assert "cable" not in legal(game)
    assert refusal(game, "cable").rule == "R-TILE-14"


@pytest.mark.rule("C-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cable_needs_water(edition: str) -> None:
    """Without any it is not playable."""
    assert refusal(working(CABLE, edition=edition), "cable").rule == "R-TILE-14"
    assert "cable" in legal(working({**CABLE, "water": 1}, edition=edition))


@pytest.mark.rule("C-19", "C-21")
def test_the_cable_removes_water_from_the_shaft_once_the_pinge_is_exhausted() -> None:
    """In the middle of the Haspelknecht's work: two water prevent lifting, one does not."""
    a = {**CABLE, "water": 2, "pinge_coal": 0, "tunnel_wood": 1, "tunnel_coal": 10, "shaft_coal": 1}
    game = play(working(planned(a, haspelknecht="yellow")), "haspelknecht works")
    assert refusal(game, "lift").rule == "R-WATER-05"
    play(game, "cable", "lift")
    assert (board(game).water, board(game).coal) == (1, 1)


@pytest.mark.rule("C-19", "C-21")
def test_the_cable_removes_water_from_the_pinge_before() -> None:
    """In the middle of the Farmer's work: two water prevent mining, one does not."""
    game = play(working(planned({**CABLE, "water": 2}, farmer={"black": 1})), "farmer mines")
    assert refusal(game, "mine").rule == "R-WATER-03"
    play(game, "cable", "mine")
    assert (board(game).water, board(game).coal) == (1, 1)


@pytest.mark.rule("C-21", "H-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cable_is_used_in_the_players_turn(edition: str) -> None:
    """Not in another player's turn, not while disks are taken, not in planning."""
    a: Words = {**CABLE, "water": 1}
    assert refusal(working(a, turn="B", edition=edition), "cable").rule == "R-EXEC-01"
    assert refusal(planning({**a, "cart1": {"black": 1}}, edition=edition), "cable").rule == "R-FLOW-06"
    pools = [{"action": {"black": 3}}, {"action": {"brown": 3}}]
    game = working(a, stage="taking", season="summer", pools=pools, edition=edition)
    assert refusal(game, "cable").rule == "R-FLOW-06"
    assert "cable" in legal(working(a, edition=edition))


@pytest.mark.rule("R-MARKER-03", "H-03")
@pytest.mark.parametrize(("edition", "at_once"), AT_ONCE)
def test_the_cable_in_the_phase_of_purchase(edition: str, at_once: bool) -> None:
    """Only the French book, which says no more than "later", allows it."""
    game = bought(14, {"water": 2}, edition=edition)
    assert ("cable" in legal(game)) is at_once
    if not at_once:
        assert refusal(game, "cable").rule == "R-MARKER-03"


@pytest.mark.rule("R-MARKER-03", "H-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cable_in_the_phase_after_the_purchase(edition: str) -> None:
    """From there on it may be used in every edition."""
    game = then_work(until_planning(bought(14, {"water": 2}, edition=edition)))
    assert "cable" in legal(game)


@pytest.mark.rule("R-MARKER-03", "H-03")
@pytest.mark.parametrize(("edition", "in_winter"), IN_WINTER)
def test_the_cable_in_winter(edition: str, in_winter: bool) -> None:
    """The German book allows action phases only; in the others it may be used before storing."""
    game = storing({**CABLE, "water": 1}, edition=edition)
    assert ("cable" in legal(game)) is in_winter
    if in_winter:
        play(game, "cable")
        assert (board(game).water, game.score_sheet(0)["cable"]) == (0, 1)
    else:
        assert refusal(game, "cable").rule == "R-MARKER-03"


@pytest.mark.rule("H-03")
@pytest.mark.parametrize(("edition", "in_winter"), IN_WINTER)
def test_winter_is_later_than_the_autumn_of_purchase(edition: str, in_winter: bool) -> None:
    """Bought in autumn, the Cable may be used in the winter that follows wherever winter is allowed."""
    game = play(bought(14, {"water": 1}, season="autumn", edition=edition), "end", "end")
    assert ("cable" in legal(game)) is in_winter


@pytest.mark.rule("H-03")
@pytest.mark.parametrize("edition", ["first", "french"])
def test_the_cable_cannot_be_used_after_storing(edition: str) -> None:
    """B is about to store; A has already stored."""
    game = play(storing({**CABLE, "water": 1}, edition=edition), "store nothing")
    assert refusal(game, "cable").rule == "R-EXEC-01"
