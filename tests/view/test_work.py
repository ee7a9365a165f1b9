"""What a plan promises is what playing it gives, and no other order of the workers gives more."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.pieces import NO_TILE, NOBODY
from haspelknecht.rules.stages import PLANNING, WORKING
from haspelknecht.rules.state import State
from haspelknecht.view.outcomes import difference
from haspelknecht.view.types import Outcome, WorkView
from haspelknecht.view.work import work_views
from haspelknecht.view.work_line import best_line, holds_mixed, waiting, when_working, worth
from haspelknecht.view.work_steps import Line, add_worker, begin
from tests.scenes import board, scene
from tests.view.positions import positions

Words = dict[str, Any]
NUMBERS = ("points", "food", "wood", "coal", "thaler", "debts", "water", "shaft", "mined")


def disks(**counts: int) -> Words:
    """Disks on Farmer or Farmhand."""
    return {"yellow": 0, "brown": 0, "black": 0, **counts}


def summed(outcomes: list[Outcome]) -> Outcome:
    """All of them together."""
    found = Outcome(**{name: sum(getattr(one, name) for one in outcomes) for name in NUMBERS})
    found.tiles = sorted(tile for one in outcomes for tile in one.tiles)
    return found


def working(state: State) -> bool:
    """Whether a player has a plan to carry out."""
    return state.stage in (PLANNING, WORKING)


# -- any position --------------------------------------------------------------------------------------------------


def test_playing_the_line_move_by_move_gives_exactly_what_is_promised() -> None:
    compared = 0
    for game, dice in positions(60):
        if not working(game.state):
            continue
        seat = dice.randrange(game.table.players)
        views, _, after = work_views(game.view(seat), seat, "en")
        start = when_working(game.view(seat), seat)
        line = best_line(start, seat)
        real = Game(game.table, start.copy(), None)
        reached = []
        for task in [line.first, *(task.moves for task in line.tasks)]:
            before = real.state.players[seat].copy()
            for move in task:
                assert move in legal_moves(real.state, seat), move_text(move)
                real.apply(move, seat)
            reached.append(difference(before, real.state.players[seat]))
        assert real.state == after
        promised = [view.outcome for view in views if view.outcome != Outcome()]
        assert promised == [outcome for outcome in reached[1:] if outcome != Outcome()]
        total = difference(start.players[seat], after.players[seat])
        assert summed(reached) == total
        if real.state.stage == WORKING and real.state.seat() == seat:
            assert (real.state.worker, real.state.offer) == (NOBODY, NO_TILE)  # the turn could end here
        compared += bool(line.tasks)
    assert compared > 500


def test_no_other_order_of_the_workers_is_worth_more() -> None:
    compared = better = 0
    for game, _ in positions(40, first=100):
        if game.state.stage != WORKING:
            continue
        seat = int(game.state.seat())
        best = best_line(game.state, seat)
        start = Line(game.state.copy())
        begin(start, seat)
        player = start.state.players[seat]
        crew = waiting(player)
        buyers = {worker for worker in crew if worker < 2 and holds_mixed(player, worker)}
        if len(crew) < 2 or any(is_purchase(task.moves) and task.worker not in buyers for task in best.tasks):
            continue
        compared += 1
        found = []
        for order in permutations(crew):
            line = Line(start.state.copy(), start.first, list(start.tasks))
            for worker in order:
                add_worker(line, seat, worker, buyers)
            found.append(worth(line, seat))
        assert worth(best, seat) >= max(found)
        better += best.order_matters
        if best.order_matters:
            assert worth(best, seat) > min(found)
    assert compared > 300
    assert better > 3


def is_purchase(moves: list[int]) -> bool:
    """Whether a worker buys a tile."""
    return " buys " in move_text(moves[0])


def test_every_worker_who_could_still_work_is_included() -> None:
    for game, _ in positions(30, first=200):
        if game.state.stage != WORKING:
            continue
        seat = int(game.state.seat())
        views, _, after = work_views(game.state, seat, "en")
        left = [text for move in legal_moves(after, seat) if (text := move_text(move)).endswith((" works", " mines"))]
        assert left == []
        assert not any("makes" in move_text(move) for move in legal_moves(after, seat))
        for view in views:
            assert bool(view.does) + (view.why is not None) + view.done + view.active == 1 or view.active


def test_the_promise_of_a_plan_does_not_change_when_the_own_turn_comes() -> None:
    """Without interference: the first in turn order sees the same before and after the plans are revealed."""
    compared = 0
    for game, _ in positions(40, first=300):
        if game.state.stage != PLANNING or game.state.setup.options.plan_in_turn_order:
            continue
        seat = int(game.state.order[0])
        if len(game.to_act) != 1 or game.to_act[0] == seat:
            continue  # the last one is about to plan
        promised = work_views(game.view(seat), seat, "en")
        twin = game.copy()
        while twin.state.stage == PLANNING:
            twin.play(legal_moves(twin.state, game.to_act[0])[0], game.to_act[0])
        kept = work_views(twin.state, seat, "en")
        assert (kept[0], kept[1]) == (promised[0], promised[1])
        compared += 1
    assert compared > 20


# -- scenes ---------------------------------------------------------------------------------------------------------


def shown(game: Game, seat: int = 0) -> dict[str, WorkView]:
    """The workers of a seat by name."""
    return {view.worker: view for view in work_views(game.view(seat), seat, "en")[0]}


def test_food_of_both_own_workers_in_summer_has_bonus_and_synergy_in_it() -> None:
    plan = {"farmer": disks(yellow=2), "farmhand": disks(yellow=1)}
    workers = shown(scene({"cart1": {"yellow": 3}, "plan": plan}, season="summer"))
    assert (workers["farmer"].outcome.food, workers["farmer"].bonus, workers["farmer"].synergy) == (3, 1, 0)
    assert (workers["farmhand"].outcome.food, workers["farmhand"].bonus, workers["farmhand"].synergy) == (2, 0, 1)
    assert workers["farmer"].does == "makes 3 food"
    assert workers["farmer"].icon == "food"


def test_wood_that_the_farmhand_makes_opens_the_coal_that_the_farmer_mines() -> None:
    plan = {"farmer": disks(black=1), "farmhand": disks(brown=1)}
    game = scene({"pinge_coal": 4, "cart1": {"black": 1}, "cart2": {"brown": 1}, "plan": plan})
    views, order, after = work_views(game.state, 0, "en")
    assert order == ["farmhand", "farmer"]
    assert [view.worker for view in views] == ["farmhand", "farmer"]
    assert views[1].does == "mines 1 coal"
    assert (views[0].outcome.wood, views[1].outcome.wood, views[1].outcome.coal) == (1, -1, 1)
    assert after.players[0].coal == 1


def test_the_haspelknecht_waits_for_the_miner() -> None:
    game = scene(
        {
            "pinge_coal": 0,
            "tunnel_wood": 3,
            "cart1": {"yellow": 1},
            "plan": {"haspelknecht": "yellow", "miner": "food"},
        }
    )
    workers = shown(game)
    assert workers["miner"].does == "mines 3 coal"
    assert workers["haspelknecht"].does == "lifts 3 coal"
    assert workers["haspelknecht"].outcome.coal == 3


def test_water_is_removed_before_coal_is_mined() -> None:
    game = scene({"water": 2, "cart1": {"black": 2}, "plan": {"farmer": disks(black=2)}})
    farmer = shown(game)["farmer"]
    assert farmer.does == "mines 1 coal and removes 2 pit water"
    assert (farmer.outcome.water, farmer.outcome.mined, farmer.icon) == (-2, 1, "coal")


def test_before_the_last_coal_of_the_pinge_the_water_is_removed() -> None:
    """Emptying the Pinge would let the other step lapse."""
    game = scene(
        {"pinge_coal": 1, "pinge_wood": 2, "water": 1, "cart1": {"black": 2}, "plan": {"farmer": disks(black=2)}}
    )
    farmer = shown(game)["farmer"]
    assert (farmer.outcome.coal, farmer.outcome.water, farmer.outcome.points) == (1, -1, 2)


def test_mixed_disks_buy_the_tile_that_scores_most_without_a_fee_and_name_the_others() -> None:
    game = scene(
        {
            "cart1": {"yellow": 2},
            "cart2": {"brown": 2},
            "tiles": [11, 21],
            "plan": {"farmer": disks(yellow=1, brown=1)},
        },
        stacks={"11": ["A"], "21": ["A"]},
    )
    farmer = shown(game)["farmer"]
    bought = farmer.outcome.tiles
    options = buyable(game)
    assert len(bought) == 1
    assert farmer.icon == str(bought[0])
    assert options[bought[0]] == max(options.values())
    assert sorted([*farmer.choices, *bought]) == sorted(options)


def buyable(game: Game) -> dict[int, int]:
    """The tiles that the Farmer can buy without a fee, with their points."""
    found = {}
    for move in legal_moves(game.state, 0):
        text = move_text(move)
        if " buys " in text and " for " not in text:
            after = game.state.copy()
            play_move(after, 0, move)
            found[int(text.split()[-1])] = int(after.players[0].score)
    return found


def test_a_paid_digger_who_can_do_nothing_says_why() -> None:
    view = shown(scene({"pinge_coal": 4, "cart1": {"yellow": 1}, "plan": {"digger": "yellow"}}))["digger"]
    assert view.does == ""
    assert view.why is not None
    assert view.why.rule == "R-PINGE-04"


def test_the_worker_at_work_is_active_with_the_remaining_steps() -> None:
    game = scene({"cart1": {"black": 3}, "plan": {"farmer": disks(black=3)}})
    game.play("farmer mines")
    game.play("mine")
    farmer = shown(game)["farmer"]
    assert (farmer.active, farmer.done, farmer.steps) == (True, False, 2)
    assert farmer.outcome.coal == 2
    game.play("mine")
    game.play("mine")
    assert shown(game)["farmer"].done
    assert board(game).coal == 3
