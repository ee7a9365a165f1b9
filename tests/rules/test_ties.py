"""Ties at the end: coal mined, then the last turn order."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import shipped_facts
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, scene

END: Words = {"year": 3, "season": "winter", "stage": "final scoring"}
AUTUMN: Words = {"year": 3, "season": "autumn"}


def ranking(game: Game) -> str:
    """The seats from first to last."""
    assert game.outcome is not None
    return "".join("ABCD"[seat] for seat in game.outcome.ranking)


def finish(game: Game) -> Game:
    """End the game without doing anything."""
    while not game.over:
        assert len(game.history) < 500
        moves = [str(move) for move in game.legal_moves]
        game.play(next((move for move in ("decline", "pass", "end", "store nothing") if move in moves), moves[0]))
    return game


def three_disks(tile: int) -> Any:
    """The printed values, but this tile costs three disks of any colour."""
    facts: Any = shipped_facts()
    facts["tiles"][str(tile)]["cost"] = {"any": 3}
    return facts


def equal_points(game: Game) -> Game:
    """Give all players the same points after the final scoring, so that only the tie-break matters."""
    assert game.over
    for player in game.state.players:
        player.score = 0
    return game


@pytest.mark.rule("R-TIE-01")
def test_with_equal_points_more_coal_mined_wins() -> None:
    """From Pinge and Tunnel together; the turn order does not matter yet."""
    game = scene({"pinge_coal": 7}, {"pinge_coal": 6}, order=["A", "B"], **END)
    assert ranking(game) == "BA"
    tunnel = {"pinge_coal": 0, "tunnel_wood": 7}
    game = scene({**tunnel, "tunnel_coal": 10}, {**tunnel, "tunnel_coal": 9}, order=["A", "B"], **END)
    assert ranking(equal_points(game)) == "BA"
    game = scene({**tunnel, "tunnel_coal": 10}, {"pinge_coal": 1, "pinge_wood": 2}, order=["B", "A"], **END)
    assert ranking(equal_points(game)) == "AB"


@pytest.mark.rule("R-TIE-01", "R-END-12")
def test_points_come_before_coal() -> None:
    assert ranking(scene({"score": 1}, {"pinge_coal": 0}, **END)) == "AB"


@pytest.mark.rule("R-TIE-01")
def test_it_does_not_matter_where_the_mined_coal_has_gone() -> None:
    """C-77: 18 minus the cubes left. Coal spent, sold, returned in winter or still in the Shaft has been mined."""
    more = {"pinge_coal": 3, "pinge_wood": 2}
    assert ranking(scene({"pinge_coal": 6, "coal": 9}, {**more, "coal": 0}, order=["A", "B"], **END)) == "BA"
    tunnel = {"pinge_coal": 0, "tunnel_wood": 7}
    lifted = {**tunnel, "tunnel_coal": 10, "coal": 8}
    game = scene(lifted, {**tunnel, "tunnel_coal": 9, "shaft_coal": 2}, order=["A", "B"], **END)
    assert ranking(equal_points(game)) == "BA"


@pytest.mark.rule("R-TIE-01")
def test_coal_of_the_lorry_was_not_mined() -> None:
    """A gets two coal into the Shaft, B has mined one more: B is ahead."""
    load = {"plan": {"farmer": {"brown": 3}}, "cart1": {"brown": 3}}
    a = {"pinge_coal": 0, "tiles": [32], **load}
    mined = {"pinge_coal": 0, "tunnel_wood": 7, "tunnel_coal": 10, "tiles": [32]}
    field = {"32": [0, 2], "42": [1, 3]}
    game = scene(a, mined, field=field, components=three_disks(42), **AUTUMN)
    play(game, "farmer buys 42")
    assert board(game).shaft_coal == 2
    assert ranking(equal_points(finish(game))) == "BA"


@pytest.mark.rule("R-TIE-01")
def test_charcoal_was_not_mined() -> None:
    game = scene({"wood": 2, "tiles": [15]}, {"pinge_coal": 6}, field={"15": [0, 0]}, **AUTUMN)
    play(game, "charcoal")
    assert board(game).coal == 2
    assert ranking(equal_points(finish(game))) == "BA"


@pytest.mark.rule("R-TIE-01")
def test_the_free_coal_of_hammer_and_pick_was_mined() -> None:
    """C-77. B is earlier in the turn order and would win without that coal."""
    field = {"21": [0, 1], "33": [1, 2]}
    a = {"tiles": [21], "plan": {"farmer": {"brown": 3}}, "cart1": {"brown": 3}}
    game = scene(a, {"tiles": [21]}, field=field, components=three_disks(33), order=["B", "A"], turn="A", **AUTUMN)
    play(game, "farmer buys 33")
    twin = game.copy()
    assert "mine" in legal(game)
    assert ranking(equal_points(finish(play(game, "mine")))) == "AB"
    assert ranking(equal_points(finish(play(twin, "decline")))) == "BA"


@pytest.mark.rule("R-TIE-02")
@pytest.mark.parametrize("order", ["ABC", "BCA", "CBA", "CAB"])
def test_with_equal_points_and_coal_the_earlier_in_turn_order_wins(order: str) -> None:
    assert ranking(scene({}, {}, c={}, order=list(order), **END)) == order


@pytest.mark.rule("R-TIE-01", "R-TIE-02")
def test_players_are_ranked_by_points_then_coal_then_order() -> None:
    """D has points, B coal; A and C differ only in turn order."""
    game = scene({}, {"pinge_coal": 6}, c={}, d={"score": 1}, order=["C", "A", "B", "D"], **END)
    assert ranking(game) == "DBCA"


@pytest.mark.rule("R-TIE-02")
@pytest.mark.parametrize(("a_takes", "b_takes", "first"), [("yellow", "black", "BA"), ("black", "yellow", "AB")])
def test_the_turn_order_set_in_the_last_autumn_decides(a_takes: str, b_takes: str, first: str) -> None:
    """C-78: A was first until then; the player who takes the black disk is first in the final order."""
    facts: Any = shipped_facts()
    facts["pools"]["wet"] = [2]
    pools = [{"action": {"yellow": 1, "black": 1}, "reserve": {}}, {}]
    game = scene({}, {}, order=["A", "B"], pools=pools, components=facts, **{**AUTUMN, "stage": "taking"})
    play(game, f"take 1 {a_takes}", f"take 1 {b_takes}")
    finish(game)
    assert game.outcome is not None
    assert game.outcome.scores[0] == game.outcome.scores[1]
    assert ranking(game) == first
