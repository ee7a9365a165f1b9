"""Wood for the mine: where it goes, when it may be placed, and that it stays."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import lay_over, shipped_facts
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

PROPS = ("prop pinge", "prop tunnel")
GROUPS_2_3_2 = lay_over(shipped_facts(), {"pinge": {"groups": [2, 3, 2]}}, "")
READY: Words = {"plan": {"step": "ready"}}


def busy(**more: Any) -> Game:
    """A's turn, with wood, black disks on Farmer and Farmhand, and a paid Coal-digger."""
    plan = {"farmer": {"black": 2}, "farmhand": {"black": 1}, "digger": "food"}
    return scene({"cart1": {"black": 3}, "wood": 2, "plan": plan, **more}, components=GROUPS_2_3_2)


# -- any time -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WOOD-01", "R-WOOD-02")
@pytest.mark.parametrize("prop", PROPS)
def test_a_wood_leaves_the_farm_for_a_symbol(prop: str) -> None:
    """It opens coal and leaves the farm; without wood there is nothing to place."""
    place = "pinge_wood" if prop == "prop pinge" else "tunnel_wood"
    game = play(busy(), prop)
    assert (board(game).wood, getattr(board(game), place)) == (1, 1)
    assert board(game).pinge_wood + board(game).tunnel_wood == 1
    play(game, prop)
    assert refusal(game, prop).key == "no-wood"
    assert refusal(game, prop).rule == ("R-WOOD-01" if prop == "prop pinge" else "R-WOOD-02")


@pytest.mark.rule("R-WOOD-01", "R-WOOD-02")
@pytest.mark.parametrize("prop", PROPS)
@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("farmer mines",),
        ("farmer mines", "mine"),
        ("farmer mines", "mine", "mine"),
        ("digger works",),
        ("digger works", "mine"),
        ("digger works", "mine", "mine"),
    ],
)
def test_wood_may_be_placed_at_any_time_in_the_players_turn(prop: str, moves: tuple[str, ...]) -> None:
    """Before, between and after the workers, and in the middle of their work, which then continues (C-14, H-07)."""
    game = play(busy(), *moves)
    before = set(legal(game))
    assert prop in before
    play(game, prop)
    assert before <= set(legal(game)) | set(PROPS)


@pytest.mark.rule("R-WOOD-01")
def test_wood_opens_coal_for_the_worker_at_work() -> None:
    """A worker reaches a symbol, the player places wood, and the worker continues (C-14)."""
    game = play(busy(), "digger works", "mine", "stop", "farmer mines", "mine")
    assert refusal(game, "mine").rule == "R-PINGE-04"
    play(game, "prop pinge", "mine")
    assert board(game).coal == 3


@pytest.mark.rule("R-WOOD-02")
def test_wood_may_be_placed_between_two_coal_of_the_miner() -> None:
    """Section after section (C-81)."""
    one_each = lay_over(shipped_facts(), {"tunnel": {"coal": [1, 1, 1, 1, 1, 1, 5]}}, "")
    game = scene({"pinge_coal": 0, "tunnel_wood": 1, "wood": 2, "plan": {"miner": "food"}}, components=one_each)
    play(game, "miner works", "mine")
    assert refusal(game, "mine").rule == "R-TUNNEL-04"
    play(game, "prop tunnel", "mine", "prop tunnel", "mine")
    assert (board(game).shaft_coal, board(game).wood) == (3, 0)


@pytest.mark.rule("R-WOOD-01", "R-WOOD-02")
@pytest.mark.parametrize("prop", PROPS)
def test_wood_may_be_placed_before_the_decision_about_a_tile_just_bought(prop: str) -> None:
    """Before deciding about the free coal of Hammer and Pick (H-07)."""
    game = scene({"tiles": [33], "fresh_tiles": [33], "wood": 1, "pinge_coal": 5}, offer=33, components=GROUPS_2_3_2)
    assert refusal(game, "mine").rule == "R-PINGE-04"
    play(game, prop)
    assert ("mine" in legal(game)) == (prop == "prop pinge")
    assert "decline" in legal(game)


@pytest.mark.rule("R-WOOD-01", "R-WOOD-02")
@pytest.mark.parametrize("prop", PROPS)
def test_wood_may_be_placed_in_winter_until_the_player_stores(prop: str) -> None:
    """After that, wood that was not stored is gone, and the player's turn is over (H-07, C-14)."""
    game = scene({"wood": 2, "food": 2}, {"wood": 2, "food": 2}, season="winter", stage="storing")
    assert prop in legal(game, 0)
    assert not game.moves_of(1)
    play(game, prop)
    assert game.to_act == (0,)
    play(game, "store farm wood")
    assert refusal(game, prop, seat=0).rule == "R-EXEC-01"
    play(game, prop, "store nothing")
    assert (board(game, 0).wood, board(game, 1).wood) == (1, 0)
    assert board(game, 1).pinge_wood + board(game, 1).tunnel_wood == 1


@pytest.mark.parametrize("prop", PROPS)
def test_wood_cannot_be_placed_at_other_times(prop: str) -> None:
    """Not in another player's turn, not while disks are taken or plans are made (H-07)."""
    game = scene({"wood": 1}, order=["B", "A"])
    assert refusal(game, prop, seat=0).rule == "R-EXEC-01"
    planning = scene({"wood": 1, "cart1": {"black": 1}}, READY, stage="planning")
    assert refusal(planning, prop).key == "wrong-stage"
    pools = [{"action": {"black": 6}}, {"action": {"brown": 6}}]
    taking = scene({"wood": 1}, stage="taking", pools=pools)
    assert refusal(taking, prop).key == "wrong-stage"


# -- early wood in the Tunnel -------------------------------------------------------------------------------------


@pytest.mark.rule("R-WOOD-02")
@pytest.mark.parametrize("option", ["yes", "no"])
@pytest.mark.parametrize("pinge_coal", [7, 1, 0])
def test_tunnel_symbols_may_be_covered_before_the_pinge_is_exhausted(option: str, pinge_coal: int) -> None:
    """Only mining must wait; by option the wood too (C-14)."""
    a: Words = {"wood": 1, "pinge_coal": pinge_coal, "pinge_wood": 2 if pinge_coal else 0}
    game = scene(a, options={"early_tunnel_wood": option})
    if option == "yes" or pinge_coal == 0:
        play(game, "prop tunnel")
        assert (board(game).tunnel_wood, board(game).wood) == (1, 0)
    else:
        assert refusal(game, "prop tunnel").rule == "R-WOOD-02"
        assert "prop tunnel" not in legal(game)


# -- order and staying ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WOOD-03")
def test_symbols_are_covered_from_left_to_right() -> None:
    """There is no choice of symbol: each wood opens the next coal."""
    sections = [2, 1, 3, 1, 2, 1, 1]
    printed = lay_over(GROUPS_2_3_2, {"tunnel": {"coal": sections}}, "")
    game = scene({"wood": 9}, components=printed)
    for opened in (3, 2):
        reason = game.explain("prop pinge", 0).reasons[0]
        assert (reason.rule, reason.values["coal"]) == ("R-PINGE-04", opened)
        play(game, "prop pinge")
    for section, coal in enumerate(sections, start=1):
        reason = game.explain("prop tunnel", 0).reasons[0]
        assert reason.values == {"section": section, "coal": coal}
        play(game, "prop tunnel")
    assert legal(game) == ["end"]


@pytest.mark.rule("R-WOOD-03")
@pytest.mark.parametrize(("wood", "open_coal"), [(1, 2), (2, 3), (3, 6)])
def test_covered_symbols_are_the_leftmost_ones(wood: int, open_coal: int) -> None:
    """With this much wood only the first sections can be mined, never a later one."""
    printed = lay_over(shipped_facts(), {"tunnel": {"coal": [2, 1, 3, 1, 2, 1, 1]}}, "")
    a: Words = {"pinge_coal": 0, "wood": wood, "cart1": {"black": 7}, "plan": {"farmer": {"black": 7}}}
    game = play(scene(a, components=printed), *["prop tunnel"] * wood, "farmer mines")
    while "mine" in legal(game):
        play(game, "mine")
    assert board(game).shaft_coal == open_coal


@pytest.mark.rule("R-WOOD-04")
def test_wood_in_the_tunnel_stays_to_the_end() -> None:
    """After the end of the Pinge, an emptied section, winters and new years, until the final scoring (C-14b)."""
    printed = lay_over(shipped_facts(), {"tunnel": {"coal": [1, 1, 1, 2, 2, 2, 2], "vp": [1, 1, 2, 2, 2, 2, 3]}}, "")
    a: Words = {"cart1": {"black": 2}, "plan": {"farmer": {"black": 1}, "farmhand": {"black": 1}}}
    mine: Words = {"pinge_coal": 1, "pinge_wood": 2, "tunnel_wood": 2}
    game = scene(a | mine, season="autumn", year=2, components=printed)
    play(game, "farmer mines", "mine", "farmhand mines", "mine", "mine", "end", "end")
    assert (board(game).pinge_wood, board(game).tunnel_wood) == (0, 2)
    while not game.over:
        assert board(game).tunnel_wood == 2
        play(game, legal(game, game.to_act[0])[-1])
    assert board(game).tunnel_wood == 2
    assert game.score_sheet(0)["sections"] == 2


@pytest.mark.parametrize("mine", [{"pinge_wood": 2, "tunnel_wood": 3}, {"pinge_coal": 0, "tunnel_wood": 3}])
def test_placed_wood_is_never_taken_back(mine: Words) -> None:
    """No move brings it back to the farm (C-14b)."""
    a: Words = {"cart1": {"black": 2}, "plan": {"farmer": {"black": 2}, "digger": "food"}, **mine}
    game = scene(a)
    for move in legal(game):
        after = play(game.copy(), move)
        assert board(after).wood == 0
        assert (board(after).pinge_wood, board(after).tunnel_wood) == (board(game).pinge_wood, 3)
