"""Plans and winter stores as placements: what is accepted is what some legal plan or way of storing contains."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from haspelknecht.locale import LANGUAGES
from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text, parse_move
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.moves import STORE
from haspelknecht.rules.player import READY
from haspelknecht.rules.stages import PLANNING, STORING
from haspelknecht.rules.state import State
from haspelknecht.view.compose import compose_plan, compose_store, placements_of
from haspelknecht.view.plan_parts import plan_moves, planning_base
from haspelknecht.view.types import ComposeView, Placement
from tests.players import STYLES, choose
from tests.scenes import scene
from tests.view.games import random_game
from tests.view.positions import positions

Bag = Counter[tuple[str, str]]
MOST = 3000  # plans of one position that a test goes through


def bag(placed: list[Placement]) -> Bag:
    """Placements in no order. A marker counts as the disk that it stands for."""
    colours = {"marker:22": "disk:yellow", "marker:23": "disk:brown", "marker:33": "disk:black"}
    return Counter((colours.get(one.what, one.what), one.on) for one in placed)


def all_plans(base: State, seat: int) -> list[State] | None:
    """Every complete plan, by the moves of the rules; None if there are too many."""
    found, open_ones = [], [base]
    while open_ones:
        state = open_ones.pop()
        if state.players[seat].plan_step == READY:
            found.append(state)
        else:
            for move in plan_moves(state, seat):
                twin = state.copy()
                play_move(twin, seat, move)
                open_ones.append(twin)
        if len(found) + len(open_ones) > MOST:
            return None
    return found


def at_planning(games: int, first: int = 0) -> Any:
    """A seat that plans, in many games."""
    for game, dice in positions(games, first):
        if game.state.stage == PLANNING:
            yield game, dice.choice(game.to_act), dice


def expected_accepts(plans: list[Bag], view: ComposeView, limits: dict[str, int]) -> dict[str, set[str]]:
    """What a plan may contain beside all that lies there, as long as there are pieces of the kind."""
    lying = bag(view.placed)
    colours = {"disk:yellow": "marker:22", "disk:brown": "marker:23", "disk:black": "marker:33"}
    found: dict[str, set[str]] = {}
    for plan in plans:
        if lying <= plan:
            for what, place in plan - lying:
                for target in (what, colours.get(what, what)):
                    if limits.get(target, 0) > 0:
                        found.setdefault(target, set()).add(place)
    return found


# -- planning -------------------------------------------------------------------------------------------------------


def test_a_thing_is_accepted_if_and_only_if_some_legal_plan_contains_it_and_all_that_lies_there() -> None:
    compared = refused = 0
    for game, seat, dice in at_planning(60):
        base = planning_base(game.state, seat)
        states = all_plans(base, seat)
        if states is None:
            continue
        plans = [bag(placements_of(state, seat)) for state in states]
        wanted = list(placements_of(dice.choice(states), seat))
        dice.shuffle(wanted)
        fixed = len(placements_of(base, seat))
        for size in range(len(wanted) + 1):
            view, after = compose_plan(game.state, seat, wanted[:size], "en")
            assert {what: set(places) for what, places in view.accepts.items()} == expected_accepts(
                plans, view, view.free
            )
            assert bag(view.placed) == bag(wanted[:size]) | bag(placements_of(base, seat))
            assert view.complete == (bag(view.placed) in plans)
            assert (bag(placements_of(after, seat)) == bag(view.placed)) == view.complete
            refused += not view.complete
            compared += 1
        assert view.complete
        assert fixed <= len(view.placed)
    assert compared > 400
    assert refused > 20


def test_the_moves_of_a_plan_are_those_that_the_rules_would_make_of_it() -> None:
    compared = 0
    for game, seat, dice in at_planning(60, first=500):
        base = planning_base(game.state, seat)
        state, moves = base.copy(), list[str]()
        while state.players[seat].plan_step != READY:
            move = dice.choice(plan_moves(state, seat))
            moves.append(move_text(move))
            play_move(state, seat, move)
        placed = placements_of(state, seat)
        dice.shuffle(placed)
        view, after = compose_plan(game.state, seat, placed, "en")
        assert view.moves == moves
        assert view.refused == {}
        assert after.players[seat].plan_step == READY
        assert bag(placements_of(after, seat)) == bag(placed)
        compared += 1
    assert compared > 100


def test_whatever_is_placed_the_moves_are_a_legal_plan_and_nothing_is_placed_twice() -> None:
    """Even nonsense: a browser may send anything."""
    things = [
        "disk:yellow",
        "disk:brown",
        "disk:black",
        "marker:22",
        "marker:33",
        "good:food",
        "good:thaler",
        "good:coal",
        "x",
    ]
    places = ["worker:farmer", "worker:farmhand", "worker:digger", "worker:miner", "worker:haspelknecht", "worker:mill"]
    places += ["worker:windlass", "store:barn", ""]
    for game, seat, dice in at_planning(30, first=700):
        placed = [Placement(dice.choice(things), dice.choice(places)) for _ in range(dice.randrange(9))]
        view, after = compose_plan(game.state, seat, placed, dice.choice(LANGUAGES))
        state = planning_base(game.state, seat)
        for text in view.moves:
            assert parse_move(text) in plan_moves(state, seat)
            play_move(state, seat, parse_move(text))
        assert state.players[seat].plan_step == READY
        assert placements_of(state, seat) == placements_of(after, seat)
        assert all(count > 0 for count in view.free.values())
        assert all(why.message for why in view.refused.values())
        player = state.players[seat]
        for colour, name in enumerate(("yellow", "brown", "black")):
            lying = sum(one.what == f"disk:{name}" for one in view.placed)
            assert lying + view.free.get(f"disk:{name}", 0) == player.disks(colour)


def test_every_kind_of_refusal_has_words_in_all_languages() -> None:
    board = {"cart1": {"yellow": 2}, "cart2": {"brown": 2}, "food": 2, "thaler": 1}
    game = scene(board, stage="planning")
    cases = [
        ([("disk:yellow", "worker:farmhand"), ("disk:brown", "worker:farmhand")], "worker:farmhand", "R-FARMHAND-01"),
        ([("good:food", "worker:farmer")], "worker:farmer", "R-PLAN-06"),
        ([("good:food", "worker:digger"), ("good:thaler", "worker:digger")], "worker:digger", "R-PLAN-07"),
        ([("disk:brown", "worker:digger")], "worker:digger", "R-PLAN-07"),
        ([("good:food", "worker:miner")], "worker:miner", "R-MINER-01"),
        ([("disk:yellow", "worker:mill")], "worker:mill", "R-TILE-35a"),
        ([("disk:black", "worker:farmer")], "worker:farmer", None),
        ([("good:wood", "worker:farmer")], "worker:farmer", None),
    ]
    for pairs, place, rule in cases:
        for language in LANGUAGES:
            view, _ = compose_plan(game.state, 0, [Placement(*pair) for pair in pairs], language)
            assert set(view.refused) == {place}
            assert view.refused[place].rule == rule
            assert view.refused[place].message
            assert not view.complete


def test_a_water_mill_given_at_the_start_can_be_planned() -> None:
    """It is no tile of the player's (R-VARIANT-06)."""
    found = 0
    for number in range(200):
        game = random_game(number)
        dice = random.Random(number)
        if not game.table.setup.start_buildings >> 14 & 1:
            continue
        while not game.over and found < 5:
            seat = dice.choice(game.to_act)
            player = game.state.players[seat]
            if game.state.stage == PLANNING and max(player.disks(0), player.disks(2)) > 1 and player.plan_step == 0:
                view, _ = compose_plan(game.state, seat, [], "en")
                colour = "yellow" if player.disks(0) > 1 else "black"
                assert "worker:mill" in view.accepts[f"disk:{colour}"]
                pair = [Placement(f"disk:{colour}", "worker:mill")] * 2
                assert f"mill {colour}" in compose_plan(game.state, seat, pair, "en")[0].moves
                found += 1
            game.play(choose(STYLES[1], game.view(seat), seat, dice), seat)
    assert found == 5


def test_a_marker_serves_when_the_disks_do_not_suffice() -> None:
    """An unused disk is worth nothing (C-17)."""
    board = {"cart1": {"yellow": 1}, "tiles": [22], "markers": [22]}
    game = scene(board, stage="planning", stacks={"22": ["A"]})
    view, _ = compose_plan(game.state, 0, [Placement("marker:22", "worker:farmer")], "en")
    assert view.placed == [Placement("disk:yellow", "worker:farmer")]
    assert view.free == {"marker:22": 1}
    both = [Placement("marker:22", "worker:farmer"), Placement("disk:yellow", "worker:digger")]
    view, _ = compose_plan(game.state, 0, both, "en")
    assert view.placed == both
    assert view.free == {}
    assert view.moves == ["farmer 1 yellow", "farmhand idle", "digger yellow"]


def test_disks_that_a_worker_could_take_are_warned_about() -> None:
    game = scene({"cart1": {"black": 3}}, stage="planning")
    assert compose_plan(game.state, 0, [Placement("disk:black", "worker:farmer")], "en")[0].warning == "2 disks unused"
    full = [Placement("disk:black", "worker:farmer")] * 3
    assert compose_plan(game.state, 0, full, "en")[0].warning == ""
    assert compose_plan(game.state, 0, full, "en")[0].commit == "Ready"


def test_a_plan_that_is_ready_takes_nothing_more() -> None:
    game = scene({"cart1": {"black": 3}}, stage="planning")
    view, _ = compose_plan(game.state, 0, [Placement("disk:black", "worker:farmer")], "en", ready=True)
    assert view.ready
    assert (view.accepts, view.removable) == ({}, [])


def test_in_open_turn_order_what_has_been_planned_by_moves_stays() -> None:
    game = scene({"cart1": {"black": 3}}, stage="planning", options={"plan_in_turn_order": "yes"})
    game.play("farmer 1 black", 0)
    view, after = compose_plan(game.state, 0, [Placement("disk:black", "worker:farmhand")], "en")
    assert view.placed == [Placement("disk:black", "worker:farmer"), Placement("disk:black", "worker:farmhand")]
    assert view.removable == ["worker:farmhand"]
    assert view.moves[0] == "farmhand 1 black"
    assert (after.stage, after.players[0].plan_step) == (PLANNING, READY)


# -- storing --------------------------------------------------------------------------------------------------------


def kept(text: str) -> Bag:
    """The placements that a move stands for."""
    found: Bag = Counter()
    place = ""
    for word in text.split()[1:]:
        if word in ("farm", "barn", "storage"):
            place = word
        elif word != "nothing":
            found[f"good:{word}", f"store:{place}"] += 1
    return found


def at_storing(games: int, first: int = 0) -> Any:
    """A seat that stores, in many games."""
    for game, dice in positions(games, first):
        if game.state.stage == STORING:
            yield game, dice.choice(game.to_act), dice


def test_a_good_is_accepted_if_and_only_if_some_way_of_storing_contains_it() -> None:
    compared = 0
    for game, seat, dice in at_storing(60):
        legal = [move for move in legal_moves(game.state, seat) if move >= STORE]
        ways = {move_text(move): kept(move_text(move)) for move in legal}
        chosen = dice.choice(list(ways))
        wanted = [Placement(what, on) for what, on in ways[chosen].elements()]
        dice.shuffle(wanted)
        for size in range(len(wanted) + 1):
            view, after = compose_store(game.state, seat, wanted[:size], "en")
            lying = bag(wanted[:size])
            expected: dict[str, set[str]] = {}
            for way in ways.values():
                if lying <= way:
                    for what, place in way - lying:
                        expected.setdefault(what, set()).add(place)
            assert {what: set(places) for what, places in view.accepts.items()} == expected
            assert ways[view.moves[0]] == lying
            twin = game.state.copy()
            play_move(twin, seat, parse_move(view.moves[0]))
            assert twin == after
            assert view.outcome.points == twin.players[seat].score - game.state.players[seat].score
            assert view.outcome.coal == twin.players[seat].coal - game.state.players[seat].coal
            compared += 1
        assert view.moves == [chosen]
    assert compared > 150


@pytest.mark.parametrize(
    ("placed", "commit", "warning"),
    [
        ([], "Keep nothing", "1 wood and 2 coal will be lost"),
        ([("good:wood", "store:farm")], "Keep 1 wood", "2 coal will be lost"),
        ([("good:coal", "store:barn"), ("good:wood", "store:farm")], "Keep 1 wood and 1 coal", ""),
    ],
)
def test_the_commit_button_says_what_is_kept_and_what_is_lost_although_there_is_room(
    placed: list[tuple[str, str]], commit: str, warning: str
) -> None:
    board = {"wood": 1, "coal": 2, "tiles": [12], "tunnel_wood": 7, "pinge_coal": 0}
    game = scene(board, stage="storing", season="winter", stacks={"12": ["A"]})
    view, _ = compose_store(game.state, 0, [Placement(*pair) for pair in placed], "en")
    assert (view.commit, view.warning) == (commit, warning)


def test_wood_that_could_be_placed_in_the_mine_is_not_lost_unasked() -> None:
    game = scene({"wood": 2}, stage="storing", season="winter")
    view, _ = compose_store(game.state, 0, [Placement("good:wood", "store:farm")], "en")
    assert view.warning == "1 wood will be lost"


def test_what_has_no_place_is_left_out_with_the_reason() -> None:
    game = scene({"wood": 1, "coal": 2}, stage="storing", season="winter")
    cases = [
        ("good:coal", "store:barn", "R-TILE-12a"),
        ("good:coal", "store:farm", "R-WINTER-07"),
        ("x", "store:farm", None),
    ]
    for what, place, rule in cases:
        for language in LANGUAGES:
            placed = [Placement("good:wood", "store:farm"), Placement(what, place)]
            view, _ = compose_store(game.state, 0, placed, language)
            assert view.moves == ["store farm wood"]
            assert view.refused[place].rule == rule
            assert view.refused[place].message


def test_a_saved_plan_comes_back_as_its_placements() -> None:
    game: Game = scene({"cart1": {"black": 2}, "cart2": {"yellow": 1}}, stage="planning")
    view, after = compose_plan(
        game.state, 0, [Placement("disk:yellow", "worker:digger"), Placement("disk:black", "worker:farmhand")], "en"
    )
    again, _ = compose_plan(game.state, 0, placements_of(after, 0), "en")
    assert again.moves == view.moves
    assert bag(again.placed) == bag(view.placed)
