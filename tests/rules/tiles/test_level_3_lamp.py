"""Level 3: 32 Oil Lamp."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.records.game import Game
from tests.rules.tiles import EDITIONS, bought, final_sheet, planning, tunnel_after, words_of, working
from tests.scenes import board, legal, play, refusal

LAMP = {"tiles": [32], "markers": [32]}
POOLS = [
    {"action": {"black": 2, "brown": 1}, "reserve": {"yellow": 1}},
    {"action": {"black": 1, "yellow": 1}, "reserve": {"brown": 1, "black": 1}},
]


def taking(a: dict[str, Any], stage: str = "taking", **rest: Any) -> Game:
    """A takes disks from two pools, both on the large board."""
    return working(a, season="summer", stage=stage, **{"pools": POOLS, **rest})


def pools(game: Game) -> Any:
    """The pools as plain data, without missing colours."""
    position: Any = game.position()
    return [
        {name: {colour: count for colour, count in disks.items() if count} for name, disks in pool.items()}
        for pool in position["pools"]
    ]


@pytest.mark.rule("R-TILE-32a")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_oil_lamp_brings_a_thaler_at_once(edition: str) -> None:
    """One."""
    assert board(bought(32, {"thaler": 1}, edition=edition)).thaler == 2


@pytest.mark.rule("R-TILE-32b", "R-MARKER-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("stage", ["taking", "taking again"])
def test_the_marker_swaps_a_reserve_disk_with_a_disk_of_its_action_pool(stage: str, edition: str) -> None:
    """Before taking, in either step; the other pool is unchanged, and the marker is gone."""
    game = play(taking(LAMP, stage, edition=edition), "lamp 1 yellow 1 black")
    assert pools(game)[0] == {"action": {"black": 1, "brown": 1, "yellow": 1}, "reserve": {"black": 1}}
    assert pools(game)[1] == POOLS[1]
    assert words_of(game)["markers"] == []
    assert refusal(game, "lamp 1 black 1 brown").rule == "R-TILE-32b"


@pytest.mark.rule("R-TILE-32b")
def test_after_the_swap_the_player_still_takes_disks() -> None:
    """It is still the same turn, and the new disk may be taken."""
    game = taking(LAMP)
    assert refusal(game, "take 1 yellow").rule == "R-TAKE-02"
    play(game, "lamp 1 yellow 1 brown", "take 1 yellow")
    assert words_of(game)["cart1"] == {"yellow": 1}


@pytest.mark.rule("R-TILE-32b", "H-04")
@pytest.mark.parametrize(("edition", "any_pool"), [("second", False), ("first", False), ("french", True)])
def test_the_reserve_pool_and_its_own_action_pool(edition: str, any_pool: bool) -> None:
    """Not another pool, even of the same board; the French book does not say so."""
    game = taking(LAMP, edition=edition)
    assert ("lamp 1 yellow 2 black" in legal(game)) is any_pool
    assert "lamp 2 brown 2 yellow" in legal(game)
    if any_pool:
        play(game, "lamp 1 yellow 2 black")
        assert [pool["action"] for pool in pools(game)] == [{"black": 2, "brown": 1}, {"yellow": 2}]
        assert [pool["reserve"] for pool in pools(game)] == [{"black": 1}, {"brown": 1, "black": 1}]
    else:
        assert refusal(game, "lamp 1 yellow 2 black").rule == "R-TILE-32b"


@pytest.mark.rule("R-TILE-32b")
def test_only_existing_disks_are_swapped() -> None:
    """One colour must be in the reserve pool, the other in the action pool."""
    game = taking(LAMP)
    assert refusal(game, "lamp 1 black 1 brown").rule == "R-TILE-32b"
    assert refusal(game, "lamp 2 black 2 brown").rule == "R-TAKE-02"
    swaps = [move for move in legal(game) if move.startswith("lamp")]
    assert swaps == [
        "lamp 1 yellow 1 brown",
        "lamp 1 yellow 1 black",
        "lamp 2 brown 2 yellow",
        "lamp 2 brown 2 black",
        "lamp 2 black 2 yellow",
    ]


@pytest.mark.rule("R-TILE-32b", "H-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_lamp_is_used_in_the_players_turn_to_take(edition: str) -> None:
    """Not in another player's turn, not in planning, not while working; and not without the marker."""
    swap = "lamp 1 yellow 1 black"
    assert refusal(taking(LAMP, turn="B", edition=edition), swap).rule == "R-TAKE-02"
    assert refusal(planning({**LAMP, "cart1": {"black": 1}}, edition=edition, pools=POOLS), swap).rule == "R-FLOW-06"
    assert refusal(working(LAMP, edition=edition, pools=POOLS), swap).rule == "R-FLOW-06"
    assert refusal(taking({"tiles": [32]}, edition=edition), swap).rule == "R-TILE-32b"


@pytest.mark.rule("R-MARKER-03", "H-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_lamp_can_be_used_from_the_next_taking_on(edition: str) -> None:
    """In the phase of purchase taking is over, in every edition."""
    game = bought(32, edition=edition)
    assert refusal(game, "lamp 1 yellow 1 black").rule == "R-FLOW-06"
    play(game, "end", "end")
    assert [move for move in legal(game) if move.startswith("lamp")]


@pytest.mark.rule("R-TILE-32c", "R-DEV-17")
@pytest.mark.parametrize(("sections", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_the_oil_lamp_scores_complete_sections_with_its_symbol(sections: int, points: int) -> None:
    """The symbol is on sections 2, 3, 5 and 7 here: at most four points."""
    assert final_sheet({"tiles": [32], **tunnel_after(sections)})["oil_lamp"] == points
    assert final_sheet({"tiles": [31], **tunnel_after(sections)})["oil_lamp"] == 0


@pytest.mark.rule("R-TILE-32c")
def test_a_section_with_coal_left_brings_no_point_for_the_lamp() -> None:
    """Section 5 holds two coal, one of which is still there."""
    assert final_sheet({"tiles": [32], **tunnel_after(4, half=1)})["oil_lamp"] == 2
