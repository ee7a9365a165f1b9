"""Action markers in general: which tiles give them, when and how often they are used, what they are worth."""

from __future__ import annotations

import pytest

from haspelknecht.records.game import Game
from tests.rules.tiles import (
    EDITIONS,
    MARKER_TILES,
    TILES,
    bought,
    final_sheet,
    planned,
    planning,
    printed,
    storing,
    then_work,
    until_planning,
    words_of,
    working,
)
from tests.scenes import Words, board, legal, play, refusal

COLOUR_MARKERS = {22: "yellow", 23: "brown", 33: "black"}
EXHAUSTED = {"pinge_coal": 0, "tunnel_wood": 3, "tunnel_coal": 8, "shaft_coal": 3}


def with_markers(*markers: int, **board: object) -> Words:
    """A board with the tiles and the unused markers of these numbers."""
    return {**board, "tiles": list(markers), "markers": list(markers)}


def disks_of(game: Game, colour: str) -> int:
    """A's disks of a colour on both carts."""
    return sum(int(words_of(game)[cart].get(colour, 0)) for cart in ("cart1", "cart2"))


@pytest.mark.rule("R-MARKER-01", "R-DEV-17")
@pytest.mark.parametrize("tile", TILES)
def test_six_tiles_give_one_marker_each(tile: int) -> None:
    """14, 22, 23, 25, 32 and 33; all others give none."""
    assert words_of(bought(tile))["markers"] == ([tile] if tile in MARKER_TILES else [])


# --- markers that count as a disk -----------------------------------------------------------------------------


@pytest.mark.rule("R-MARKER-02", "H-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", COLOUR_MARKERS)
def test_a_colour_marker_counts_as_a_disk_once(tile: int, edition: str) -> None:
    """It adds one disk of its colour in planning, goes back to the supply, and adds nothing in the next phase."""
    colour = COLOUR_MARKERS[tile]
    game = planning(with_markers(tile, cart1={"black": 1}), edition=edition)
    disks = 2 if colour == "black" else 1
    assert f"farmer {disks} {colour}" in legal(game)
    assert refusal(game, f"farmer {disks + 1} {colour}").rule == "R-PLAN-06"
    then_work(game, f"farmer {disks} {colour}")
    assert words_of(game)["markers"] == []
    until_planning(game)
    assert refusal(game, f"farmer {disks_of(game, colour) + 1} {colour}").rule == "R-PLAN-06"


@pytest.mark.rule("R-MARKER-02", "R-TILE-22a", "R-TILE-23", "R-TILE-33c")
@pytest.mark.parametrize(("tile", "others"), [(22, ("brown", "black")), (23, ("yellow", "black")), (33, ("yellow",))])
def test_a_colour_marker_counts_only_for_its_colour(tile: int, others: tuple[str, ...]) -> None:
    """22 yellow, 23 brown, 33 black."""
    game = planning(with_markers(tile))
    assert f"farmer 1 {COLOUR_MARKERS[tile]}" in legal(game)
    for colour in others:
        assert refusal(game, f"farmer 1 {colour}").rule == "R-PLAN-06"


@pytest.mark.rule("R-MARKER-02")
@pytest.mark.parametrize("tile", COLOUR_MARKERS)
def test_a_marker_that_the_plan_does_not_need_stays(tile: int) -> None:
    """Disks are used first: a plan that the disks cover uses no marker, nor does an empty plan."""
    colour = COLOUR_MARKERS[tile]
    game = then_work(planning(with_markers(tile, cart1={colour: 1})), f"farmer 1 {colour}")
    assert words_of(game)["markers"] == [tile]
    game = then_work(planning(with_markers(tile)), "farmer idle")
    assert words_of(game)["markers"] == [tile]


@pytest.mark.rule("R-MARKER-03", "C-16", "H-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", COLOUR_MARKERS)
def test_a_colour_marker_can_be_used_from_the_next_planning_on(tile: int, edition: str) -> None:
    """In the phase of purchase planning is over, in any edition; in the next one there is one more disk."""
    colour = COLOUR_MARKERS[tile]
    game = bought(tile, edition=edition)
    if tile == 33:
        play(game, "decline")
    assert not [move for move in legal(game) if move.startswith("farm")]
    assert refusal(game, f"farmer 1 {colour}").rule == "R-FLOW-06"
    until_planning(game)
    assert f"farmer {disks_of(game, colour) + 1} {colour}" in legal(game)


@pytest.mark.rule("C-15")
def test_a_marker_does_not_count_toward_the_five_disks() -> None:
    """Four disks and three markers: A may still take a fifth disk, and all of it can be planned."""
    pools = [{"action": {"black": 3}}, {"action": {"brown": 1}}]
    a = with_markers(22, 23, 33, cart1={"black": 4})
    game = working(a, {"cart1": {"brown": 5}}, stage="taking again", pools=pools, season="summer")
    assert "take 1 black" in legal(game)
    play(game, "take 1 black")
    assert "farmer 6 black" in legal(game, 0)


@pytest.mark.rule("C-15")
@pytest.mark.parametrize("marker", COLOUR_MARKERS)
def test_a_marker_does_not_count_for_the_turn_order(marker: int) -> None:
    """A black disk and a marker are worth 1, less than B's brown disk."""
    a = with_markers(marker, cart1={"black": 1})
    game = working(a, {"cart1": {"brown": 1}}, stage="ordering", order=["A", "B"], season="summer")
    assert game.position()["order"] == ["A", "B"]


@pytest.mark.rule("C-17", "R-TILE-22a", "R-TILE-23", "R-TILE-33c")
def test_markers_produce_as_disks_do() -> None:
    """Yellow makes a food, brown a wood, black is a step in the mine."""
    game = play(then_work(planning(with_markers(22)), "farmer 1 yellow"), "farmer makes food")
    assert board(game).food == 1
    game = play(then_work(planning(with_markers(23)), "farmer idle", "farmhand 1 brown"), "farmhand makes wood")
    assert board(game).wood == 1
    game = play(then_work(planning(with_markers(33)), "farmer 1 black"), "farmer mines", "mine")
    assert (board(game).coal, board(game).pinge_coal) == (1, 6)


@pytest.mark.rule("C-17")
@pytest.mark.parametrize("spot", ["coloured", "grey"])
@pytest.mark.parametrize("marker", COLOUR_MARKERS)
def test_markers_pay_coloured_and_grey_spots(marker: int, spot: str) -> None:
    """Together with one ordinary disk."""
    colour = COLOUR_MARKERS[marker]
    other = "brown" if colour == "black" else "black"
    cost = {colour: 1, other: 1} if spot == "coloured" else {"any": 2}
    game = planning(with_markers(marker, cart1={other: 1}), components=printed(tiles={"12": {"cost": cost}}))
    mix = " ".join(f"1 {name}" for name in ("yellow", "brown", "black") if name in (colour, other))
    play(then_work(game, f"farmer {mix}"), "farmer buys 12")
    assert words_of(game)["tiles"] == [12, marker]
    assert words_of(game)["markers"] == []


@pytest.mark.rule("C-17", "R-TILE-22a")
def test_the_yellow_marker_pays_coal_digger_and_haspelknecht_but_not_the_miner() -> None:
    """The Miner takes no disk."""
    game = play(planning(with_markers(22)), "farmer idle", "farmhand idle")
    assert "digger yellow" in legal(game)
    assert "digger works" in legal(then_work(game, "digger yellow"))
    game = play(planning({**with_markers(22), **EXHAUSTED, "food": 1}), "farmer idle", "farmhand idle")
    play(game, "haspelknecht unpaid")
    assert legal(game) == ["miner unpaid", "miner food"]
    game.undo()
    assert "haspelknecht works" in legal(then_work(game, "haspelknecht yellow"))
    assert words_of(game)["markers"] == []


@pytest.mark.rule("C-17")
@pytest.mark.parametrize(("marker", "colour", "gain"), [(22, "yellow", "food"), (33, "black", "thaler")])
def test_a_marker_and_a_disk_run_the_water_mill(marker: int, colour: str, gain: str) -> None:
    """Two disks of a colour, one of them the marker."""
    game = planning({"tiles": [35, marker], "markers": [marker], "cart1": {colour: 1}})
    play(game, "farmer idle", "farmhand idle")
    if colour == "yellow":
        play(game, "digger unpaid")
    play(then_work(game, f"mill {colour}"), "mill works")
    assert (words_of(game)[gain], words_of(game)["markers"]) == (1, [])


@pytest.mark.rule("C-18")
def test_several_markers_may_be_used_in_one_phase() -> None:
    """On different workers, or all in the cost of one tile."""
    game = then_work(planning(with_markers(22, 23, 33)), "farmer 1 yellow", "farmhand 1 brown")
    assert words_of(game)["markers"] == [33]
    cost = {"yellow": 1, "brown": 1, "black": 1}
    game = planning(with_markers(22, 23, 33), components=printed(tiles={"12": {"cost": cost}}))
    play(then_work(game, "farmer 1 yellow 1 brown 1 black"), "farmer buys 12")
    assert words_of(game)["markers"] == []


# --- the end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-MARKER-04")
@pytest.mark.parametrize("count", range(7))
def test_each_unused_marker_is_worth_a_point_at_the_end(count: int) -> None:
    """Used ones are worth nothing, though their tiles are still owned."""
    sheet = final_sheet({"tiles": list(MARKER_TILES), "markers": list(MARKER_TILES[:count])})
    assert sheet["markers"] == count


@pytest.mark.rule("R-MARKER-02", "R-MARKER-04")
def test_a_used_marker_brings_no_point_at_the_end() -> None:
    """The Cable in the last autumn: only the point for using it."""
    a = planned({**with_markers(14), "water": 1})
    game = play(working(a, year=3, season="autumn"), "cable", "end", "end", "store nothing", "store nothing")
    assert game.over
    assert (game.score_sheet(0)["cable"], game.score_sheet(0)["markers"]) == (1, 0)


@pytest.mark.rule("R-MARKER-03", "H-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_cable_can_be_used_in_winter(edition: str) -> None:
    """No Windlass, no Oil Lamp, no disks in winter, in any edition."""
    game = storing({**with_markers(22, 23, 25, 32, 33), **EXHAUSTED, "water": 1}, edition=edition)
    assert all(move.startswith("store") for move in legal(game))
    assert refusal(game, "windlass").rule == "R-FLOW-06"
