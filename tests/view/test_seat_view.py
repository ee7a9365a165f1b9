"""Everything of a seat together: it changes nothing, knows no secret, and shows what would really happen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from haspelknecht.locale import LANGUAGES
from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text, parse_move
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.player import READY
from haspelknecht.rules.stages import DRAWING, PLANNING, STORING, TAKING, WORKING
from haspelknecht.rules.state import State
from haspelknecht.view.compose import compose_plan
from haspelknecht.view.outcomes import difference
from haspelknecht.view.seat import next_place, seat_view, try_moves
from haspelknecht.view.types import Placement, SeatView
from tests.scenes import scene
from tests.view.positions import positions
from tests.whole_games import replan

Words = dict[str, Any]


def encoded(view: SeatView) -> bytes:
    """Everything that a view contains."""
    return msgspec.json.encode(view)


# -- any position --------------------------------------------------------------------------------------------------


def test_every_view_of_whole_games_can_be_sent_and_has_something_to_do_in_it() -> None:
    for game, dice in positions(12, first=3000):
        for seat in range(game.table.players):
            view = seat_view(game, seat, dice.choice(LANGUAGES))
            assert msgspec.json.decode(encoded(view), type=SeatView) == view
            assert view.todo
            assert view.seat == "ABCD"[seat]
            assert view.player is not None
            assert len(view.tiles) >= 12
            acting = game.state.may_act(seat)
            assert acting == bool(view.moves or (view.compose is not None and not view.compose.ready))
            assert bool(view.work_moves) <= (acting and game.state.stage == WORKING)


def test_building_a_view_changes_nothing() -> None:
    for game, dice in positions(6, first=3100):
        before, steps = game.state.numbers(), len(game.history)
        seat = dice.randrange(game.table.players)
        view = seat_view(game, seat, "en")
        try_moves(game, seat, [move.move for move in view.moves][:1], "en")
        assert (game.state.numbers(), len(game.history)) == (before, steps)


def test_a_view_does_not_depend_on_what_the_seat_may_not_know() -> None:
    """Neither on the seed nor on secret plans of others, except for the players who are ready."""
    compared = changed = 0
    for game, dice in positions(30, first=3200):
        other = game.copy()
        other.seed = "another seed"
        seat = dice.randrange(game.table.players)
        if game.state.stage == PLANNING and not game.state.setup.options.plan_in_turn_order:
            for hidden in range(game.table.players):
                if hidden != seat:
                    replan(other.state, hidden, dice)
            if other.state.stage != PLANNING:
                continue
            changed += other.state != game.state
        if dice.random() < 0.5 and game.state.stage != PLANNING:
            continue
        assert encoded(seat_view(game, seat, "en")) == encoded(seat_view(other, seat, "en"))
        moves = [move_text(move) for move in legal_moves(game.view(seat), seat)][:1]
        assert encoded(try_moves(game, seat, moves, "en")[0]) == encoded(try_moves(other, seat, moves, "en")[0])
        compared += 1
    assert compared > 500
    assert changed > 30


def test_a_planted_secret_would_be_found() -> None:
    """The test before this one can fail: a view of the true position differs with the plans of others."""
    for game, dice in positions(10, first=3300):
        if game.state.stage != PLANNING or game.state.setup.options.plan_in_turn_order:
            continue
        other = game.copy()
        for hidden in range(game.table.players):
            replan(other.state, hidden, dice)
        if other.state.stage == PLANNING and other.state != game.state:
            assert [leaky(game.state, seat) for seat in range(2)] != [leaky(other.state, seat) for seat in range(2)]
            return
    pytest.fail("no position with different plans")


def leaky(state: State, seat: int) -> tuple[int, ...]:
    """A leak that a careless view would have."""
    player = state.players[seat]
    return player.farmer_load, player.farmhand_load, player.digger_pay, player.plan_step, player.mill_black


def test_trying_moves_shows_what_then_really_happens() -> None:
    compared = drawn = 0
    for game, dice in positions(15, first=3400):
        if game.state.stage == PLANNING and not game.state.setup.options.plan_in_turn_order:
            continue
        seat = dice.choice(game.to_act)
        view = seat_view(game, seat, "en")
        moves = [move.move for move in view.moves] or (view.compose.moves[:1] if view.compose else [])
        if not moves:
            continue
        chosen = dice.choice(moves)
        tried, refused = try_moves(game, seat, [chosen], "en")
        assert refused is None
        real = game.copy()
        real.seed = None
        real.play(chosen, seat)
        if real.state.stage == DRAWING:
            drawn += 1
            assert tried.todo == "One moment…"
        assert encoded(tried) == encoded(seat_view(real, seat, "en"))
        compared += 1
    assert compared > 300
    assert drawn > 20


def test_the_outcome_of_a_plan_and_its_winter_are_those_of_the_work_it_leads_to() -> None:
    """The seat is first in turn order, so no other player interferes: the promised moves lead to the promised board."""
    compared = 0
    for game, dice in positions(60, first=3500):
        state = game.state
        if state.stage != PLANNING or state.setup.options.plan_in_turn_order or state.players[state.order[0]].plan_step:
            continue
        seat = int(state.order[0])
        view = seat_view(game, seat, "en")
        while view.compose is not None and view.compose.accepts and dice.random() < 0.9:
            what = dice.choice(list(view.compose.accepts))
            placed = [*view.compose.placed, Placement(what, dice.choice(view.compose.accepts[what]))]
            view = seat_view(game, seat, "en", placed=placed)
        assert view.compose is not None
        if not view.compose.complete:
            continue
        real = game.copy()
        real.seed = None
        before = real.state.players[seat].copy()
        for text in view.compose.moves:
            real.play(text, seat)
        for other in [other for other in real.to_act if other != seat]:
            while real.state.stage == PLANNING and real.state.players[other].plan_step != READY:
                real.play(legal_moves(real.state, other)[0], other)
        now = seat_view(real, seat, "en")
        assert (now.work, now.work_order) == (view.work, view.work_order)
        for text in now.work_moves:
            real.play(text, seat)
        assert view.compose.outcome == difference(before, real.state.players[seat])
        assert seat_view(real, seat, "en").winter == view.winter
        compared += 1
    assert compared > 60


def test_the_place_in_the_next_turn_order_counts_those_who_have_taken() -> None:
    compared = 0
    for game, _ in positions(25, first=3600):
        state = game.state
        places = {seat: next_place(state, seat) for seat in range(game.table.players)}
        known = sorted(place for place in places.values() if place is not None)
        assert known == list(range(1, len(known) + 1))
        if state.stage == TAKING:
            assert len(known) == state.turn
        if state.stage >= PLANNING:
            assert known == []
        if len(known) == game.table.players and len(game.legal_moves) == 1:
            compared += 1
            seats = sorted(places, key=lambda seat: places[seat] or 0)
            real = game.copy()
            while real.state.stage < PLANNING:
                real.play(real.legal_moves[-1])
            if real.state.stage == PLANNING:
                assert list(real.state.order) == seats


# -- parts of it -----------------------------------------------------------------------------------------------------


def test_a_saved_plan_is_shown_until_something_else_is_tried() -> None:
    game = scene({"cart1": {"black": 2}}, {"cart1": {"black": 2}}, stage="planning")
    plan = [parse_move(text) for text in ("farmer 2 black", "farmhand idle")]
    view = seat_view(game, 0, "en", plan=plan)
    assert view.compose is not None
    assert view.compose.placed == [Placement("disk:black", "worker:farmer")] * 2
    assert view.player is not None
    assert view.player.plan.farmer.black == 2
    assert [work.does for work in view.work] == ["mines 2 coal"]
    other = seat_view(game, 0, "en", plan=plan, placed=[])
    assert other.compose is not None
    assert other.compose.placed == []
    assert other.work == []


def test_a_plan_that_is_ready_waits_for_the_others_by_name() -> None:
    game = scene({"cart1": {"black": 1}}, {"cart1": {"black": 1}}, {"cart1": {"black": 1}}, stage="planning")
    view = seat_view(game, 0, "en", ready=True, pending=[2])
    assert view.todo == "Wait for Clara to plan; you can still change your plan"
    assert view.compose is not None
    assert view.compose.ready


def test_a_seat_that_may_not_act_has_no_moves() -> None:
    game = Game.new(seed="example")
    seat = game.to_act[0]
    assert seat_view(game, seat, "en").moves
    away = seat_view(game, seat, "en", may_act=False, last=7, may_undo=True)
    assert (away.moves, away.compose, away.last, away.may_undo) == ([], None, 7, True)


def test_an_idle_worker_in_a_plan_is_warned_about() -> None:
    game = scene({"pinge_coal": 4, "cart1": {"yellow": 1}}, {"cart1": {"black": 1}}, stage="planning")
    view = seat_view(game, 0, "en", placed=[Placement("disk:yellow", "worker:digger")])
    assert view.compose is not None
    assert view.compose.warning == "Nothing to do for: Coal-digger"


def test_the_winter_counts_what_is_planned() -> None:
    """The panel that newcomers trust most: 2 food planned, so 2 food are there."""
    game = scene({"cart1": {"yellow": 2}}, {"cart1": {"black": 1}}, stage="planning", season="autumn")
    planned = seat_view(game, 0, "en", placed=[Placement("disk:yellow", "worker:farmer")] * 2).winter
    empty = seat_view(game, 0, "en", placed=[]).winter
    assert planned is not None
    assert empty is not None
    assert (planned.food, planned.debts) == (2, 0)
    assert (empty.food, empty.debts) == (0, 2)


def test_a_refused_move_is_explained_and_everything_is_as_before_it() -> None:
    game = Game.new(seed="example")
    seat = game.to_act[0]
    first = seat_view(game, seat, "en").moves[0].move
    good, nothing = try_moves(game, seat, [first], "en")
    assert nothing is None
    view, refused = try_moves(game, seat, [first, "end", first], "en")
    assert refused is not None
    assert refused.message
    assert encoded(view) == encoded(good)
    _, nonsense = try_moves(game, seat, ["dance"], "de")
    assert nonsense is not None
    assert "dance" in nonsense.message


def test_secret_plans_can_be_tried_as_moves() -> None:
    game = scene({"cart1": {"black": 2}}, {"cart1": {"black": 2}}, stage="planning")
    view, refused = try_moves(game, 0, ["farmer 2 black"], "en")
    assert refused is None
    assert view.compose is not None
    assert view.compose.placed == [Placement("disk:black", "worker:farmer")] * 2
    _, refused = try_moves(game, 0, ["farmer 3 black"], "en")
    assert refused is not None
    assert refused.rule == "R-PLAN-06"


# -- what to do now --------------------------------------------------------------------------------------------------


def disks(**counts: int) -> Words:
    """Disks on Farmer or Farmhand."""
    return {"yellow": 0, "brown": 0, "black": 0, **counts}


def at_work(worker: str, steps: int) -> Words:
    """The worker in the middle of their work."""
    return {"at_work": {"worker": worker, "steps": steps}}


HASPEL = {"pinge_coal": 0, "shaft_coal": 2, "cart1": {"yellow": 1}, "plan": {"haspelknecht": "yellow"}}
FARMER = {"cart1": {"black": 2}, "plan": {"farmer": disks(black=2)}}


@pytest.mark.parametrize(
    ("board", "rest", "todo"),
    [
        (
            {**HASPEL, "water": 3, "done": ["haspelknecht"]},
            at_work("haspelknecht", 3),
            "Haspelknecht: 3 actions left. Remove the pit water first.",
        ),
        ({**HASPEL, "done": ["haspelknecht"]}, at_work("haspelknecht", 1), "Haspelknecht: 1 action left. Lift coal."),
        ({**FARMER, "done": ["farmer"]}, at_work("farmer", 2), "Farmer: 2 actions left. Mine coal."),
        (
            {**FARMER, "done": ["farmer"], "pinge_coal": 4, "wood": 1},
            at_work("farmer", 2),
            "Farmer: 2 actions left. Place wood first to reach coal.",
        ),
        (
            {**FARMER, "done": ["farmer"], "pinge_coal": 4},
            at_work("farmer", 2),
            "Farmer: 2 actions left. Nothing left to do here: stop.",
        ),
        (FARMER, {}, "Choose who works next: Farmer"),
        ({}, {}, "All work is done: end your turn"),
        ({"coal": 1}, {"stage": "storing", "season": "winter"}, "Pick a resource, then where to store it"),
        ({"cart1": {"black": 2}}, {"stage": "planning"}, "Put 2 more disks on your workers, or press Ready"),
        ({}, {"order": ["B", "A"]}, "Wait for Bruno to finish working"),
    ],
)
def test_one_sentence_says_what_to_do_now(board: Words, rest: Words, todo: str) -> None:
    assert seat_view(scene(board, {"cart1": {"black": 1}}, **rest), 0, "en").todo == todo


def test_a_worker_whose_disks_do_not_work_out_is_named() -> None:
    game = scene({"cart1": {"black": 1}, "cart2": {"yellow": 1}}, {"cart1": {"black": 1}}, stage="planning")
    placed = [Placement("disk:black", "worker:farmhand"), Placement("disk:yellow", "worker:farmhand")]
    view = seat_view(game, 0, "en", placed=placed)
    assert view.todo.startswith("Farmhand: ")
    assert compose_plan(game.state, 0, placed, "en")[0].refused["worker:farmhand"].message in view.todo


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_have_words_in_every_language(language: str) -> None:
    for game, dice in positions(6, first=3700):
        view = seat_view(game, dice.randrange(game.table.players), language)
        texts = [view.todo, *(move.does for move in view.moves), *(work.does for work in view.work if work.icon)]
        if view.compose is not None:
            texts.append(view.compose.commit)
        assert all(texts)


def test_random_stages_are_covered() -> None:
    """The positions of these tests reach every stage that waits for a player."""
    stages = {int(game.state.stage) for game, _ in positions(6, first=3800)}
    assert {TAKING, PLANNING, WORKING, STORING} <= stages
