"""Level 2: 25 Windlass."""

from __future__ import annotations

import pytest

from tests.rules.tiles import EDITIONS, bought, planned, planning, storing, words_of, working
from tests.scenes import Words, board, legal, play, refusal

SHAFT = {"pinge_coal": 0, "tunnel_wood": 7, "tunnel_coal": 5, "shaft_coal": 6}
MARKER = {**SHAFT, "tiles": [25], "markers": [25]}
ACTIONS = [
    ({"edition": "second"}, True, True),
    ({"edition": "french"}, True, True),
    ({"edition": "first"}, True, False),
    ({"options": {"windlass_actions": "water"}}, False, True),
]


# --- at once --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-25a", "C-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_buyer_may_remove_one_water_at_once(edition: str) -> None:
    """Only one, even before the Pinge is exhausted, and it scores no point."""
    game = bought(25, {"water": 3}, edition=edition)
    score = board(game).score
    assert legal(game) == ["pump 1", "decline"]
    play(game, "pump 1")
    assert (board(game).water, board(game).score) == (2, score)
    assert "pump 1" not in legal(game)


@pytest.mark.rule("R-TILE-25a", "C-19")
def test_the_buyer_may_remove_water_of_the_shaft() -> None:
    """When the Pinge is exhausted that is where the water is: now coal can be lifted."""
    game = bought(25, {**SHAFT, "water": 2}, plan={"haspelknecht": "yellow"})
    play(game, "pump 1", "haspelknecht works", "lift")
    assert (board(game).water, board(game).coal) == (1, 1)


@pytest.mark.rule("R-TILE-25a", "H-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_buyer_need_not_remove_water_but_cannot_do_so_later(edition: str) -> None:
    """The decision comes before anything else; after declining the effect is lost."""
    game = bought(25, {"water": 3}, plan={"farmhand": {"yellow": 1}}, edition=edition)
    assert refusal(game, "farmhand makes food").rule == "R-TILE-25a"
    assert refusal(game, "end").rule == "R-TILE-25a"
    play(game, "decline")
    assert board(game).water == 3
    assert refusal(game, "pump 1").rule == "R-EXEC-02"


@pytest.mark.rule("R-TILE-25a", "H-08")
def test_wood_may_be_placed_before_the_decision() -> None:
    """The offer remains open."""
    game = play(bought(25, {"water": 1, "wood": 1}), "prop pinge")
    assert legal(game) == ["pump 1", "decline"]


@pytest.mark.rule("R-TILE-25a")
def test_without_water_there_is_nothing_to_decide() -> None:
    """The turn continues; the buyer still gets the marker."""
    game = bought(25)
    assert "end" in legal(game)
    assert words_of(game)["markers"] == [25]


# --- the marker -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-25b", "R-MARKER-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_marker_is_a_shift_of_three_actions_without_pay(edition: str) -> None:
    """Three coal are lifted, not four; then the marker is gone."""
    game = play(working(MARKER, edition=edition), "windlass", "lift", "lift", "lift")
    assert (board(game).coal, board(game).shaft_coal) == (3, 3)
    assert words_of(game)["markers"] == []
    assert refusal(game, "lift").rule == "R-EXEC-02"
    assert refusal(game, "windlass").rule == "R-TILE-25b"


@pytest.mark.rule("R-TILE-25b")
@pytest.mark.parametrize("first", ["haspelknecht works", "windlass"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_paid_haspelknecht_and_the_marker_make_six_actions(first: str, edition: str) -> None:
    """In one phase, in either order."""
    second = "windlass" if first == "haspelknecht works" else "haspelknecht works"
    game = working(planned(MARKER, haspelknecht="yellow"), edition=edition)
    play(game, first, "lift", "lift", "lift", second, "lift", "lift", "lift")
    assert (board(game).coal, board(game).shaft_coal) == (6, 0)
    assert refusal(game, "haspelknecht works").rule == "R-PLAN-07"


@pytest.mark.rule("R-TILE-25b")
@pytest.mark.parametrize(("rules", "lifts", "pumps"), ACTIONS)
def test_what_the_shift_may_do(rules: Words, lifts: bool, pumps: bool) -> None:
    """Any work of the Haspelknecht; in the first edition only lifting; in the Italian book only water."""
    game = play(working({**MARKER, "water": 1}, **rules), "windlass")
    assert ("lift" in legal(game), "pump 1" in legal(game)) == (lifts, pumps)
    for move, allowed in (("lift", lifts), ("pump 1", pumps)):
        if not allowed:
            assert refusal(game, move).rule == "R-TILE-25b"


@pytest.mark.rule("R-TILE-25b")
def test_the_shift_removes_water_two_at_a_time_and_mixes_its_work() -> None:
    """Five water, two actions against them, one coal lifted."""
    game = play(working({**MARKER, "water": 5}), "windlass", "pump 2")
    assert refusal(game, "lift").rule == "R-WATER-05"
    play(game, "pump 2", "lift")
    assert (board(game).water, board(game).coal) == (1, 1)


@pytest.mark.rule("R-TILE-25b")
def test_the_shift_of_the_first_edition_cannot_begin_in_a_flooded_shaft() -> None:
    """It could do nothing at all with two water; elsewhere it pumps."""
    assert refusal(working({**MARKER, "water": 2}, edition="first"), "windlass").rule == "R-WATER-05"
    assert "windlass" in legal(working({**MARKER, "water": 2}, edition="second"))


@pytest.mark.rule("R-TILE-25b", "C-23")
def test_the_marker_needs_an_exhausted_pinge_if_only_just_exhausted() -> None:
    """The Farmer takes the last coal of the Pinge, the Farmhand mines in the Tunnel, the marker lifts it."""
    a = {"tiles": [25], "markers": [25], "pinge_coal": 1, "pinge_wood": 2, "tunnel_wood": 7, "water": 1}
    game = working(planned(a, farmer={"black": 1}, farmhand={"black": 1}))
    assert refusal(game, "windlass").rule == "R-TILE-25b"
    play(game, "farmer mines", "mine", "farmhand mines", "mine", "stop", "windlass", "lift")
    assert (board(game).coal, words_of(game)["markers"]) == (2, [])


@pytest.mark.rule("C-24")
def test_the_shift_does_not_overlap_with_other_workers() -> None:
    """It does not begin while another worker is at work, and no other begins before it is over."""
    game = play(working(planned(MARKER, haspelknecht="yellow")), "haspelknecht works", "lift")
    assert refusal(game, "windlass").rule == "R-EXEC-03"
    game = play(working(planned(MARKER, haspelknecht="yellow", farmer={"black": 1})), "windlass", "lift")
    assert refusal(game, "haspelknecht works").rule == "R-EXEC-03"
    assert refusal(game, "farmer mines").rule == "R-EXEC-03"


@pytest.mark.rule("R-MARKER-03", "H-03")
@pytest.mark.parametrize(("edition", "at_once"), [("second", False), ("first", False), ("french", True)])
def test_the_windlass_in_the_phase_of_purchase(edition: str, at_once: bool) -> None:
    """Only the French book, which says no more than "later", allows it."""
    game = bought(25, SHAFT, edition=edition)
    assert ("windlass" in legal(game)) is at_once
    if not at_once:
        assert refusal(game, "windlass").rule == "R-MARKER-03"


@pytest.mark.rule("H-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_windlass_is_used_in_the_players_turn(edition: str) -> None:
    """Not in winter, not in planning, not in another player's turn, in any edition."""
    assert refusal(storing(MARKER, edition=edition), "windlass").rule == "R-FLOW-06"
    assert refusal(planning({**MARKER, "cart1": {"black": 1}}, edition=edition), "windlass").rule == "R-FLOW-06"
    assert refusal(working(MARKER, turn="B", edition=edition), "windlass").rule == "R-EXEC-01"
    assert "windlass" in legal(working(MARKER, edition=edition))
