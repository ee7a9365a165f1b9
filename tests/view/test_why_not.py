"""Why a target is not lit: an answer exactly if it is not, one that helps, with a rule, in all languages."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.rules import rule_ids
from haspelknecht.locale import LANGUAGES, say
from haspelknecht.records.game import Game
from haspelknecht.view.seat import seat_view
from haspelknecht.view.targets import all_targets, lit_targets
from haspelknecht.view.types import Placement
from haspelknecht.view.why_not import why_not_target
from tests.scenes import scene
from tests.view.positions import positions

Words = dict[str, Any]


def disks(**counts: int) -> Words:
    """Disks on Farmer or Farmhand."""
    return {"yellow": 0, "brown": 0, "black": 0, **counts}


def why(game: Game, target: str, placed: tuple[Placement, ...] = (), seat: int = 0) -> str:
    """The answer to A, or nothing."""
    found = why_not_target(game.state, seat, target, "en", placed, names=game.table.names)
    return "" if found is None else found.message


# -- any position --------------------------------------------------------------------------------------------------


def test_there_is_an_answer_exactly_if_a_target_is_not_lit() -> None:
    rules = set(rule_ids())
    answers: set[str] = set()
    useless = say("reason-nobody-at-work", "en")
    for game, dice in positions(40, first=2000):
        if dice.random() < 0.75:
            continue
        seat = dice.randrange(game.table.players)
        lit = lit_targets(seat_view(game, seat, "en"))
        for target in all_targets():
            found = why_not_target(game.state, seat, target, "en", names=game.table.names)
            assert (found is None) == (target in lit), target
            if found is not None:
                assert found.message.endswith((".", "?"))
                assert found.rule is None or found.rule in rules
                assert found.message != useless
                answers.add(found.message)
    assert len(answers) > 150


def test_the_same_while_something_is_placed() -> None:
    compared = 0
    for game, dice in positions(40, first=2100):
        seat = dice.choice(game.to_act)
        view = seat_view(game, seat, "en")
        if view.compose is None or not view.compose.accepts or dice.random() < 0.85:
            continue
        placed: list[Placement] = []
        while view.compose is not None and view.compose.accepts and len(placed) < 3:
            what = dice.choice(list(view.compose.accepts))
            placed.append(Placement(what, dice.choice(view.compose.accepts[what])))
            view = seat_view(game, seat, "en", placed=placed)
        lit = lit_targets(view)
        for target in all_targets():
            assert (why_not_target(game.state, seat, target, "en", placed) is None) == (target in lit), target
            compared += 1
    assert compared > 2000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words_in_every_language(language: str) -> None:
    for game, dice in positions(12, first=2200):
        if dice.random() < 0.8:
            continue
        seat = dice.randrange(game.table.players)
        for target in all_targets():
            found = why_not_target(game.state, seat, target, language, names=game.table.names)
            assert found is None or found.message.strip()


def test_what_is_no_target_is_answered_too() -> None:
    for target in ("", "worker:nobody", "tile:99", "pool:1", "coal:x:y"):
        assert why(Game.new(seed="example"), target) == "There’s no such thing at this table."


# -- what helps ------------------------------------------------------------------------------------------------------


def test_coal_says_which_worker_to_press_first() -> None:
    plan = {"farmer": disks(black=1)}
    assert why(scene({"cart1": {"black": 1}, "plan": plan}), "coal:pinge") == "Press the Farmer first."
    both = {"farmer": disks(black=1), "farmhand": disks(black=1)}
    game = scene({"cart1": {"black": 2}, "plan": both})
    assert why(game, "coal:pinge") == "First press one of these workers: Farmer, Farmhand."
    game.play("farmer mines")
    assert why(game, "coal:pinge") == ""


def test_coal_says_what_blocks_it() -> None:
    board = {"cart1": {"black": 1}, "plan": {"farmer": disks(black=1)}}
    flooded = why(scene({**board, "water": 2}), "coal:pinge")
    assert flooded == "2 pit water in the Pinge. To mine there, you need fewer than 2. Press the Farmer first."
    assert "Place wood" in why(scene({**board, "pinge_coal": 4}), "coal:pinge")
    told = why(scene(board), "coal:tunnel")
    assert told == "Your Pinge still holds 7 coal. The Tunnel opens when the Pinge is exhausted."
    assert why(scene({}), "coal:pinge") == "Nobody in your plan can mine coal now."


def test_a_worker_says_what_is_missing_before_what_is_in_progress() -> None:
    game = scene({"cart1": {"black": 1}, "plan": {"farmer": disks(black=1)}})
    game.play("farmer mines")
    assert why(game, "worker:digger") == "You didn’t pay the Coal-digger in your plan."
    assert why(game, "worker:farmhand") == "You planned no disks for the Farmhand."
    assert why(game, "worker:haspelknecht") == "The Haspelknecht arrives when your Pinge is exhausted."
    assert why(game, "worker:farmer") == "The Farmer is at work, 1 action left: choose what to do."
    assert why(game, "worker:mill") == why(game, "building:35") == "You have no Water Mill."


def test_a_worker_who_could_begin_waits_for_the_worker_at_work() -> None:
    game = scene({"cart1": {"black": 2}, "plan": {"farmer": disks(black=1), "farmhand": disks(black=1)}})
    game.play("farmer mines")
    assert why(game, "worker:farmhand").startswith("The Farmer is working")


def test_the_shaft_says_who_lifts() -> None:
    board = {"pinge_coal": 0, "shaft_coal": 1, "cart1": {"yellow": 1}}
    assert why(scene(board), "shaft") == "You didn’t pay the Haspelknecht in your plan."
    paid = scene({**board, "plan": {"haspelknecht": "yellow"}})
    assert why(paid, "shaft") == "Press the Haspelknecht first."
    assert why(scene({}), "shaft") == "There’s no coal in the Shaft."


def test_in_planning_disks_and_goods_say_what_they_wait_for() -> None:
    game = scene({"cart1": {"black": 2}, "food": 1, "wood": 1}, stage="planning")
    assert why(game, "disk:black") == ""
    assert why(game, "disk:yellow") == "You have no yellow disk."
    both = (Placement("disk:black", "worker:farmer"), Placement("disk:black", "worker:farmer"))
    assert why(game, "disk:black", both) == "All your black disks are placed."
    assert why(game, "worker:farmhand", both) == "Farmhand: you have nothing left to put here."
    assert why(game, "worker:farmer", both) == ""  # something can be taken off again
    assert why(game, "good:wood") == "You place wood in the mine when your workers work."
    assert why(game, "good:food", (Placement("good:food", "worker:digger"),)) == "Your plan already uses it all."
    assert why(game, "coal:pinge") == "To mine coal, put black disks on the Farmer or Farmhand, or pay a hired worker."
    assert why(game, "coal:pinge", both) == "You do this when your workers work."


def test_a_tile_says_which_disks_to_put_where() -> None:
    game = scene({"cart1": {"black": 5}}, stage="planning")
    texts = {number: why(game, f"tile:{number}") for number in (11, 12, 13)}
    assert all(text.startswith(("Put ", "You still need ")) for text in texts.values()), texts


def test_on_another_players_turn_the_seat_waits() -> None:
    game = scene({"cart1": {"black": 1}}, order=["B", "A"])
    assert why(game, "coal:pinge") == "Wait for Bruno: it’s their turn."
    found = why_not_target(game.state, 0, "coal:pinge", "en")
    assert found is not None
    assert found.message == "Wait for B: it’s their turn."


def test_a_plan_that_is_ready_has_to_be_taken_back_first() -> None:
    game = scene({"cart1": {"black": 1}}, stage="planning")
    found = why_not_target(game.state, 0, "disk:black", "en", ready=True)
    assert found is not None
    assert found.rule == "R-PLAN-01"


def test_in_winter_stores_and_goods_say_what_is_missing() -> None:
    game = scene({"coal": 2}, stage="storing", season="winter")
    assert why(game, "store:barn") == "You have no Barn."
    assert why(game, "good:food") == "You have no food."
    stored = (Placement("good:coal", "store:farm"),)
    assert why(game, "good:coal", stored) == "There’s no room left for this."
    assert why(game, "worker:farmer") == "This year’s work is done. Now store your resources."
