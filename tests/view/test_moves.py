"""Legal moves as a player sees them: distinct, in all languages, with what they bring and what they would waste."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.locale import LANGUAGES
from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text, parse_move
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.moves import STORE
from haspelknecht.rules.pieces import tile_of_number
from haspelknecht.rules.stages import PLANNING, TAKING, TAKING_AGAIN, WORKING
from haspelknecht.view.moves import move_views
from haspelknecht.view.outcomes import difference
from haspelknecht.view.types import MoveView
from haspelknecht.view.work_line import best_line, waiting
from tests.scenes import scene
from tests.view.positions import positions

Words = dict[str, Any]
LAST_COAL = {"pinge_coal": 1, "pinge_wood": 2, "done": ["farmer"]}


def views(game: Game, language: str = "en") -> dict[str, MoveView]:
    """The moves of the seat to act, by text."""
    seat = int(game.state.seat())
    return {view.move: view for view in move_views(game.state, seat, language, game.table.names)}


# -- any position --------------------------------------------------------------------------------------------------


def test_every_legal_move_that_is_not_composed_is_there_with_what_it_brings() -> None:
    compared = 0
    for game, dice in positions(30):
        seat = dice.choice(game.to_act)
        found = move_views(game.state, seat, "en", game.table.names)
        legal = [move for move in legal_moves(game.state, seat) if move < STORE and game.state.stage != PLANNING]
        assert [view.move for view in found] == [move_text(move) for move in legal]
        for view in found:
            after = game.state.copy()
            play_move(after, seat, parse_move(view.move))
            assert view.outcome == difference(game.state.players[seat], after.players[seat])
            compared += 1
    assert compared > 3000


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_moves_of_a_position_have_the_same_words(language: str) -> None:
    for game, dice in positions(25, first=1000):
        seat = dice.choice(game.to_act)
        found = move_views(game.state, seat, language, game.table.names)
        assert all(view.button.strip() == view.button and view.button for view in found)
        buttons = [(view.button, tuple(view.targets)) for view in found]
        assert len(set(buttons)) == len(buttons)
        sentences = [view.does for view in found]
        assert len(set(sentences)) == len(sentences)


def test_plain_buttons_have_distinct_words() -> None:
    """They have no target that would distinguish them."""
    for game, dice in positions(25, first=1100):
        found = move_views(game.state, dice.choice(game.to_act), "en", game.table.names)
        plain = [view.button for view in found if not view.targets]
        assert len(set(plain)) == len(plain)


def test_disks_are_chosen_before_they_are_taken_and_the_rest_is_done_at_once() -> None:
    for game, dice in positions(10, first=1200):
        for view in move_views(game.state, dice.choice(game.to_act), "en", game.table.names):
            if view.move in ("pass", "end"):
                assert view.commit == "button"
            elif view.move.startswith("take"):
                assert game.state.stage in (TAKING, TAKING_AGAIN)
                assert view.commit == "after choosing"
            else:
                assert view.commit == "at once"


def test_ending_the_turn_warns_exactly_if_a_worker_could_still_work() -> None:
    warned = calm = 0
    for game, _ in positions(40, first=1300):
        if game.state.stage != WORKING or "end" not in (found := views(game)):
            continue
        seat = int(game.state.seat())
        line = best_line(game.state, seat)
        useful = {task.worker for task in line.tasks} & set(waiting(game.state.players[seat]))
        assert bool(found["end"].warning) == bool(useful or line.first)
        if any(text.split()[-1] in ("works", "mines") or " makes " in text for text in found):
            assert found["end"].warning
            warned += 1
        calm += not found["end"].warning
    assert warned > 100
    assert calm > 100


# -- words ----------------------------------------------------------------------------------------------------------


def test_taking_names_colour_pool_amount_and_value_for_the_turn_order() -> None:
    game = Game.new(players=4, seed="words")
    for pool in (1, 4):  # the second of them is wet
        game.state.pools[(pool - 1) * 3] = 3
    found = views(game)
    assert found["take 1 yellow"].button == "Take 3 yellow"
    assert found["take 1 yellow"].does == "Take 3 yellow disks from pool 1: turn order value 9"
    assert found["take 4 yellow"].does == "Take 3 yellow disks from pool 4, with 1 pit water: turn order value 9"
    assert (found["take 1 yellow"].outcome.water, found["take 4 yellow"].outcome.water) == (0, 1)
    assert found["take 1 yellow"].targets == ["pool:1:yellow"]


def disks(**counts: int) -> Words:
    """Disks on Farmer or Farmhand."""
    return {"yellow": 0, "brown": 0, "black": 0, **counts}


@pytest.mark.parametrize(
    ("board", "rest", "move", "button", "does"),
    [
        (
            {"cart1": {"yellow": 2}, "plan": {"farmer": disks(yellow=2)}},
            {"season": "summer"},
            "farmer makes food",
            "Make 3 food",
            "Farmer: make 3 food, 1 of it as the summer bonus",
        ),
        (
            {"cart1": {"black": 2}, "plan": {"farmer": disks(black=2)}},
            {},
            "farmer mines",
            "Go mining",
            "Farmer: go mining with 2 actions",
        ),
        (
            {"cart1": {"yellow": 1}, "plan": {"digger": "yellow"}},
            {},
            "digger works",
            "Start work",
            "Coal-digger: start work with 2 actions",
        ),
        (
            {"wood": 1},
            {},
            "prop pinge",
            "Place wood in the Pinge",
            "Place 1 wood in the Pinge: you can reach 2 more coal",
        ),
        ({}, {}, "end", "End turn", "End your turn"),
        (
            {**LAST_COAL, "cart1": {"black": 2}, "plan": {"farmer": disks(black=2)}},
            {"at_work": {"worker": "farmer", "steps": 2}},
            "mine",
            "Mine 1 coal",
            "Mine the last coal in the Pinge: 2 victory points; the Miner and the Haspelknecht arrive",
        ),
        (
            {"water": 3, "cart1": {"black": 2}, "plan": {"farmer": disks(black=2)}, "done": ["farmer"]},
            {"at_work": {"worker": "farmer", "steps": 2}},
            "pump 2",
            "Remove 2 pit water",
            "Remove 2 pit water; 1 left",
        ),
        (
            {"cart1": {"black": 2}, "plan": {"farmer": disks(black=2)}, "done": ["farmer"]},
            {"at_work": {"worker": "farmer", "steps": 2}},
            "stop",
            "Stop here",
            "Farmer: stop with 2 actions left",
        ),
    ],
)  # fmt: skip
def test_buttons_are_commands_and_sentences_say_it_all(
    board: Words, rest: Words, move: str, button: str, does: str
) -> None:
    view = views(scene(board, **rest))[move]
    assert (view.button, view.does) == (button, does)


def buyer(tile: int, board: Words, touching: int | None, owner: str | None = None) -> Game:
    """Four players; A's Farmer has the price of a tile, A a tile beside it, and another player the tile itself."""
    components = scene(c={}, d={}).state.setup.components
    at = tile_of_number(tile)
    price = disks(yellow=int(components.cost_yellow[at]), brown=int(components.cost_brown[at]))
    price["black"] = int(components.cost_black[at] + components.cost_any[at])
    carts = [{name: count} for name, count in price.items() if count]
    own = {"tiles": [touching] if touching else [], "plan": {"farmer": price}, **board}
    own |= {f"cart{number + 1}": cart for number, cart in enumerate(carts)}
    stacks = {str(touching): ["A"]} if touching else {}
    if owner:
        stacks[str(tile)] = [owner]
    return scene(own, {"tiles": [tile]} if owner else {}, c={}, d={}, stacks=stacks)


def test_a_fee_names_the_good_and_who_gets_it() -> None:
    found = views(buyer(21, {"coal": 1, "food": 1}, touching=None, owner="B"))
    by_coal, by_food = found["farmer buys 21 for coal"], found["farmer buys 21 for food"]
    assert (by_coal.button, by_food.button) == ("Buy the Bucket for 1 coal", "Buy the Bucket for 1 food")
    assert by_coal.does == "Farmer: buy the Bucket and score 1 victory point; pay Bruno 1 coal"
    assert (by_coal.outcome.coal, by_coal.outcome.tiles, by_coal.outcome.points) == (-1, [21], 1)
    assert by_coal.targets == ["worker:farmer", "tile:21"]


# -- warnings --------------------------------------------------------------------------------------------------------


def test_unused_workers_are_counted_and_named_at_the_end_of_the_turn() -> None:
    game = scene(
        {"cart1": {"black": 2}, "cart2": {"yellow": 1}, "plan": {"farmer": disks(black=2), "digger": "yellow"}}
    )
    assert views(game)["end"].warning == "2 workers unused: Farmer, Coal-digger"
    game.play("digger works")
    game.play("mine")
    game.play("stop")
    assert views(game)["end"].warning == "1 worker unused: Farmer"


def test_a_worker_who_needs_wood_first_counts_as_unused() -> None:
    board = {"pinge_coal": 4, "cart1": {"black": 1}, "plan": {"farmer": disks(black=1)}}
    assert views(scene(board))["end"].warning == ""
    assert views(scene({**board, "wood": 1}))["end"].warning == "1 worker unused: Farmer"


def test_stopping_with_steps_that_could_be_used_is_warned_about() -> None:
    board = {"cart1": {"black": 2}, "plan": {"farmer": disks(black=2)}, "done": ["farmer"]}
    rest = {"at_work": {"worker": "farmer", "steps": 2}}
    assert views(scene(board, **rest))["stop"].warning == "2 actions unused"
    assert views(scene({**board, "pinge_coal": 4}, **rest))["stop"].warning == ""
    assert views(scene({**board, "pinge_coal": 4, "wood": 1}, **rest))["stop"].warning == "2 actions unused"


def test_emptying_the_pinge_while_water_could_be_removed_is_warned_about() -> None:
    board = {
        "pinge_coal": 1,
        "pinge_wood": 2,
        "cart1": {"black": 3},
        "plan": {"farmer": disks(black=3)},
        "done": ["farmer"],
    }
    rest = {"at_work": {"worker": "farmer", "steps": 3}}
    assert "2 actions would be lost" in views(scene({**board, "water": 1}, **rest))["mine"].warning
    assert views(scene(board, **rest))["mine"].warning == ""


@pytest.mark.parametrize(
    ("tile", "board", "warned"),
    [
        (33, {"pinge_coal": 7}, False),
        (33, {"pinge_coal": 7, "water": 2}, True),
        (34, {"coal": 1}, False),
        (34, {}, True),
        (42, {"pinge_coal": 0}, False),
        (42, {}, True),
    ],
)
def test_buying_a_tile_that_would_give_more_later_is_warned_about(tile: int, board: Words, warned: bool) -> None:
    found = views(buyer(tile, board, touching={33: 23, 34: 24, 42: 32}[tile]))
    assert bool(found[f"farmer buys {tile}"].warning) == warned
