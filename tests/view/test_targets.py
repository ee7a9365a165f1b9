"""Targets: what is lit is what some legal move or placement names, and every legal move can be reached."""

from __future__ import annotations

import pytest

from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text, parse_move
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.moves import PUMP_ONE, PUMP_TWO, STORE
from haspelknecht.rules.pieces import NOBODY, OIL_LAMP
from haspelknecht.rules.stages import PLANNING, WORKING
from haspelknecht.rules.state import State
from haspelknecht.view.seat import seat_view
from haspelknecht.view.targets import FIXED, all_targets, is_weaker_pump, lit_targets, targets_of
from haspelknecht.view.types import SeatView
from tests.scenes import scene
from tests.view.positions import positions

PLAIN = {  # moves that are nothing but a button
    "pass", "keep", "stop", "timber wood", "timber thaler", "sell 1", "sell 2", "decline", "end", "pump 1",
}  # fmt: skip


def test_every_target_of_a_move_is_on_the_list() -> None:
    names = all_targets()
    assert len(set(names)) == len(names)
    assert {target for targets in FIXED.values() for target in targets} <= set(names)
    assert {"coal:pinge", "coal:tunnel", "water", "shaft", "store:storage", "disk:black"} <= set(names)


def test_what_is_lit_is_exactly_what_legal_moves_and_placements_name() -> None:
    seen: set[str] = set()
    for game, dice in positions(40):
        seat = dice.randrange(game.table.players)
        view = seat_view(game, seat, "en")
        legal = legal_moves(game.view(seat), seat)
        named = {target for move in legal for target in targets_of(game.state, seat, move)}
        assert lit_targets(view) == named | placed_targets(view)
        assert named <= set(all_targets())
        if not game.state.may_act(seat):
            assert lit_targets(view) == set()
        seen |= named
    rare = {target for target in all_targets() if target.startswith(("disk", "store", "building:12", "building:24"))}
    assert len(seen) > len(set(all_targets()) - rare) * 0.7


def placed_targets(view: SeatView) -> set[str]:
    """What can be put somewhere, and where."""
    if view.compose is None:
        return set()
    accepts = view.compose.accepts
    return {*accepts, *(place for places in accepts.values() for place in places), *view.compose.removable}


def test_every_legal_move_has_a_target_or_is_a_button_or_is_composed() -> None:
    seen: set[str] = set()
    for game, dice in positions(60, first=50):
        seat = dice.choice(game.to_act)
        view = seat_view(game, seat, "en")
        shown = {move.move: move for move in view.moves}
        for move in legal_moves(game.state, seat):
            text = move_text(move)
            if game.state.stage == PLANNING or move >= STORE:
                assert view.compose is not None
                assert text not in shown
            else:
                assert shown[text].targets or text in PLAIN, text
                seen.add(text)
        assert set(shown) <= {move_text(move) for move in legal_moves(game.state, seat)}
    assert PLAIN - seen <= {"sell 2"}


def test_a_disk_in_a_pool_is_for_taking_and_a_reserve_disk_for_the_lamp() -> None:
    state = Game.new(players=4, seed="lamp").state
    seat = int(state.seat())
    state.players[seat].markers |= 1 << OIL_LAMP
    legal = legal_moves(state, seat)
    assert len(legal) > 12
    for move in legal:
        kinds = {target.split(":")[0] for target in targets_of(state, seat, move)}
        assert kinds == ({"marker", "reserve"} if move_text(move).startswith("lamp") else {"pool"})


@pytest.mark.parametrize(
    ("board", "move", "targets"),
    [
        ({"cart1": {"black": 1}, "plan": {"farmer": {"black": 1}}}, "farmer mines", ["worker:farmer"]),
        ({"wood": 1}, "prop pinge", ["prop:pinge", "good:wood"]),
        ({"water": 1, "tiles": [14], "markers": [14]}, "cable", ["marker:14"]),
        (
            {"cart1": {"black": 2}, "plan": {"mill_black": 1}, "tiles": [35]},
            "mill works",
            ["worker:mill", "building:35"],
        ),
        (
            {"pinge_coal": 0, "shaft_coal": 1, "tiles": [25], "markers": [25]},
            "windlass",
            ["worker:windlass", "marker:25"],
        ),
    ],
)
def test_moves_of_work_light_what_one_would_click(board: dict[str, object], move: str, targets: list[str]) -> None:
    stacks = {str(tile): ["A"] for tile in board.get("tiles", [])}  # type: ignore[attr-defined]
    game = scene(board, c={}, d={}, stacks=stacks)  # with all tiles in play
    assert parse_move(move) in legal_moves(game.state, 0)
    assert targets_of(game.state, 0, parse_move(move)) == targets


def test_mining_lights_the_coal_where_it_is_mined() -> None:
    at_work = {"at_work": {"worker": "farmer", "steps": 1}}
    plan = {"farmer": {"black": 1}}
    board = {"cart1": {"black": 1}, "plan": plan, "done": ["farmer"]}
    assert targets_of(scene(board, **at_work).state, 0, parse_move("mine")) == ["coal:pinge"]
    deep = {**board, "pinge_coal": 0, "tunnel_wood": 1}
    assert targets_of(scene(deep, **at_work).state, 0, parse_move("mine")) == ["coal:tunnel"]


# -- removing one pit water where two are possible -------------------------------------------------------------------


def test_where_picking_the_water_removes_two_no_turn_is_better_with_one() -> None:
    """All ways to play the rest of the turn: for each after removing one there is one at least as good after two."""
    compared = 0
    for game, _ in positions(80, first=900):
        state = game.state
        if state.stage != WORKING:
            continue
        seat = int(state.seat())
        if PUMP_ONE in legal_moves(state, seat) and is_weaker_pump(state, seat):
            one, two = (ends(after(state, seat, move), seat) for move in (PUMP_ONE, PUMP_TWO))
            if one is None or two is None:
                continue
            for end in one:
                assert any(at_least(other, end) for other in two), (game.seed, end)
            compared += 1
    assert compared > 60


def after(state: State, seat: int, move: int) -> State:
    """A copy with one move more."""
    twin = state.copy()
    play_move(twin, seat, move)
    return twin


def ends(state: State, seat: int) -> set[tuple[int, ...]] | None:
    """What the board can look like after all work, whatever is done before; None if there are too many ways."""
    found: set[tuple[int, ...]] = set()
    seen: set[tuple[int, ...]] = set()
    open_ones = [state]
    while open_ones:
        now = open_ones.pop()
        player = now.players[seat]
        goods = (player.food, player.wood, player.coal, player.thaler, -player.water)
        mine = (player.shaft_coal, -player.pinge_coal, -player.tunnel_coal, player.pinge_wood, player.tunnel_wood)
        points = player.score + int(player.markers).bit_count()  # an unused marker is worth a point
        key = (
            points,
            *goods,
            *mine,
            int(player.tiles),
            int(player.done),
            now.worker,
            now.steps,
            now.bonus_step,
            now.offer,
        )
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > 4000:
            return None
        if now.worker == NOBODY:
            found.add((points, *goods, *mine, int(player.tiles).bit_count()))
        for move in legal_moves(now, seat):
            if move_text(move) != "end":
                open_ones.append(after(now, seat, move))
    return found


def at_least(first: tuple[int, ...], second: tuple[int, ...]) -> bool:
    """Whether the first is as good in everything."""
    return all(a >= b for a, b in zip(first, second, strict=True))


def test_with_the_cable_marker_the_amount_of_water_is_asked() -> None:
    at_work = {"at_work": {"worker": "farmer", "steps": 1}}
    board = {"water": 2, "cart1": {"black": 1}, "plan": {"farmer": {"black": 1}}, "done": ["farmer"]}
    plain = scene(board, **at_work)
    assert targets_of(plain.state, 0, PUMP_ONE) == []
    assert targets_of(plain.state, 0, PUMP_TWO) == ["water"]
    cable = scene({**board, "tiles": [14], "markers": [14]}, c={}, d={}, stacks={"14": ["A"]}, **at_work)
    assert targets_of(cable.state, 0, PUMP_ONE) == ["water"]
