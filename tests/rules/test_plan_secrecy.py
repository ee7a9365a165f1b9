"""All players plan at the same time and in secret. Plans can be withdrawn until the last player is ready."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.rules.pieces import NOBODY
from haspelknecht.rules.state import State
from tests.scenes import Words, board, legal, play, refusal, scene

IN_TURN = {"plan_in_turn_order": "yes"}
FIELD = {"11": [0, 0], "23": [1, 1], "35": [0, 2]}  # with a Water Mill
A: Words = {"cart1": {"black": 2}, "cart2": {"yellow": 2}, "food": 2, "thaler": 1, "tiles": [35]}
B: Words = {"cart1": {"brown": 3}, "thaler": 1, "tiles": [23], "markers": [23]}
PLAN_OF_A = ("farmer 2 black", "farmhand idle", "digger food", "mill yellow")
PLAN_OF_B = ("farmer 1 brown", "farmhand 3 brown", "digger thaler")


def table(**rest: Any) -> Game:
    """Disks are taken, all players are about to plan."""
    return scene(A, B, stage="ordering", field=FIELD, **rest)


def ready_a() -> Game:
    """A has made a plan."""
    return play(table(), *PLAN_OF_A, seat=0)


def plan_seen(view: State, seat: int) -> dict[str, int]:
    """The plan of a seat in a view."""
    player = view.players[seat]
    names = ("farmer_load", "farmhand_load", "digger_pay", "miner_pay", "haspelknecht_pay", "mill_black", "mill_yellow")
    return {name: int(getattr(player, name)) for name in ("plan_step", *names)}


# -- all at once --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-PLAN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_players_plan_at_the_same_time(players: int) -> None:
    """Any player may begin, even the last one in the turn order."""
    hands: list[Words] = [{"cart1": {"black": seat + 1}} for seat in range(players)]
    game = scene(*hands, stage="ordering")
    assert game.to_act == tuple(range(players))
    for seat in reversed(range(players)):
        assert f"farmer {seat + 1} black" in legal(game, seat)
        play(game, f"farmer {seat + 1} black", seat=seat)
        assert game.to_act == tuple(range(seat)) or game.position()["stage"] == "working"
    assert game.position()["stage"] == "working"


@pytest.mark.rule("R-PLAN-01")
def test_no_player_works_before_the_last_one_is_ready() -> None:
    """Players who are ready wait."""
    game = play(ready_a(), *PLAN_OF_B[:-1], seat=1)
    assert game.to_act == (1,)
    assert refusal(game, "farmer mines", seat=0).rule == "R-PLAN-01"
    assert refusal(game, "farmer 1 black", seat=0).rule == "R-PLAN-01"
    play(game, PLAN_OF_B[-1], seat=1)
    assert game.position()["stage"] == "working"


@pytest.mark.rule("R-PLAN-01")
def test_the_order_of_planning_does_not_matter() -> None:
    """The plans are the same in the end, in any order of planning."""
    results = set()
    for seats in set(permutations([0] * len(PLAN_OF_A) + [1] * len(PLAN_OF_B))):
        game = table()
        moves = {0: iter(PLAN_OF_A), 1: iter(PLAN_OF_B)}
        for seat in seats:
            game.play(next(moves[seat]), seat)
        results.add(game.position_text())
    assert len(results) == 1


@pytest.mark.rule("R-PLAN-01")
def test_a_plan_changes_nothing_for_the_others() -> None:
    """What a player may plan does not depend on the plans of others."""
    game = table()
    before = legal(game, 1)
    play(game, *PLAN_OF_A, seat=0)
    assert legal(game, 1) == before


@pytest.mark.rule("R-PLAN-01", "R-PLAN-03")
def test_a_player_with_nothing_to_plan_is_ready_at_once() -> None:
    """Without disks, food and Thaler there is no choice to make."""
    game = scene({"cart1": {"black": 1}}, {}, stage="ordering")
    assert game.to_act == (0,)
    assert scene({}, {}, stage="ordering").position()["stage"] == "working"


# -- in turn order, by agreement ----------------------------------------------------------------------------------


@pytest.mark.rule("R-PLAN-02")
@pytest.mark.parametrize(("option", "first"), [("no", (0, 1, 2)), ("yes", (2,))])
def test_players_may_agree_to_plan_in_turn_order(option: str, first: tuple[int, ...]) -> None:
    """C has the lowest sum on cart 1, then B, then A; with the option they plan one after the other."""
    hands: list[Words] = [{"cart1": {"black": 3 - seat}} for seat in range(3)]
    game = scene(*hands, stage="ordering", options={"plan_in_turn_order": option})
    assert game.to_act == first
    if option == "yes":
        assert refusal(game, "farmer idle", seat=0).rule == "R-PLAN-02"
        assert not game.moves_of(1)
        play(game, "farmer 1 black")
        assert game.to_act == (1,)
        assert refusal(game, "farmer idle", seat=2).rule == "R-PLAN-01"
        play(game, "farmer 2 black")
        assert game.to_act == (0,)


@pytest.mark.rule("R-PLAN-02")
@pytest.mark.parametrize("edition", ["second", "first", "french"])
def test_no_edition_plans_in_turn_order_unless_agreed(edition: str) -> None:
    """The option is off everywhere."""
    assert table(edition=edition).to_act == (0, 1)
    assert table(edition=edition, options=IN_TURN).to_act == (0,)


@pytest.mark.rule("R-PLAN-02")
def test_plans_in_turn_order_are_open() -> None:
    """The second player sees what the first has planned."""
    game = play(table(options=IN_TURN), *PLAN_OF_A, seat=0)
    for who in (0, 1, NOBODY):
        assert game.view(who) == game.state


# -- in secret ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, NOBODY])
def test_others_see_only_that_a_plan_is_ready(seat: int) -> None:
    """Neither the other player nor a spectator sees disks or payments."""
    game = ready_a()
    assert plan_seen(game.state, 0)["farmer_load"] > 0
    seen = plan_seen(game.view(seat), 0)
    assert seen.pop("plan_step") == board(game).plan_step
    assert not any(seen.values())


@pytest.mark.parametrize("moves", [1, 2, 3])
def test_others_do_not_see_the_progress_of_a_plan(moves: int) -> None:
    """A plan that is not ready looks as if it had not been begun."""
    game = table()
    begun = play(table(), *PLAN_OF_A[:moves], seat=0)
    assert begun.view(1) == game.view(1)
    assert begun.view(NOBODY) == game.state


def test_a_payment_is_not_visible_on_the_farm() -> None:
    """Food and Thaler are paid, and a marker is used up, only when the plans are revealed."""
    game = play(table(), *PLAN_OF_A, seat=0)
    play(game, *PLAN_OF_B[:-1], seat=1)
    assert (game.view(1).players[0].food, game.view(0).players[1].thaler) == (2, 1)
    assert game.view(0).players[1].markers == board(game, 1).markers != 0
    play(game, PLAN_OF_B[-1], seat=1)
    assert (board(game).food, board(game, 1).thaler, board(game, 1).markers) == (1, 0, 0)


def test_players_see_their_own_plans() -> None:
    """Only the plans of others are hidden."""
    game = play(ready_a(), PLAN_OF_B[0], seat=1)
    assert plan_seen(game.view(0), 0) == plan_seen(game.state, 0)
    assert plan_seen(game.view(1), 1) == plan_seen(game.state, 1)


def test_a_view_does_not_change_the_game() -> None:
    """The hidden plans are still there."""
    game = ready_a()
    before = game.state.copy()
    game.view(1)
    assert game.state == before


def test_the_last_plan_reveals_all() -> None:
    """After that everything is open, and no plan can be withdrawn."""
    game = play(ready_a(), *PLAN_OF_B, seat=1)
    for who in (0, 1, NOBODY):
        assert game.view(who) == game.state
    assert plan_seen(game.view(1), 0)["farmer_load"] > 0
    with pytest.raises(UserError) as error:
        game.withdraw_plan(0)
    assert error.value.key == "no-plan-to-withdraw"


# -- taken back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [1, 2, 3, 4])
def test_a_plan_can_be_withdrawn_until_the_last_one_is_ready(moves: int) -> None:
    """Begun or ready: the whole plan comes back, and another one can be made."""
    game = play(table(), *PLAN_OF_A[:moves], seat=0)
    game.withdraw_plan(0)
    assert game.state == table().state
    assert not game.history or game.history[-1].kind != "move"
    play(game, "farmer idle", "farmhand 1 black", "digger thaler", "mill rest", seat=0)
    assert game.to_act == (1,)


@pytest.mark.parametrize("order", [(0, 0, 0, 0, 1, 1), (1, 0, 0, 1, 0, 0), (0, 1, 0, 0, 1, 0)])
def test_the_plans_of_others_stay_when_one_is_withdrawn(order: tuple[int, ...]) -> None:
    """Whenever they were made, before, between or after."""
    game = table()
    moves = {0: iter(PLAN_OF_A), 1: iter(PLAN_OF_B)}
    for seat in order:
        game.play(next(moves[seat]), seat)
    game.withdraw_plan(0)
    assert game.state == play(table(), *PLAN_OF_B[:2], seat=1).state
    play(game, *PLAN_OF_A, seat=0)
    play(game, PLAN_OF_B[-1], seat=1)
    assert game.state == play(ready_a(), *PLAN_OF_B, seat=1).state


def test_players_who_are_ready_stay_ready_when_another_one_withdraws() -> None:
    """A and B are ready, C is not; A withdraws."""
    hands: list[Words] = [{"cart1": {"black": 2}} for _ in range(3)]
    game = scene(*hands, stage="ordering")
    play(game, "farmer 2 black", seat=0)
    play(game, "farmer 1 black", "farmhand 1 black", seat=1)
    ready = plan_seen(game.state, 1)
    game.withdraw_plan(0)
    assert game.to_act == (0, 2)
    assert plan_seen(game.state, 1) == ready


def test_there_must_be_a_plan_to_withdraw() -> None:
    """Not before the first move, not for another player, not for an unknown seat."""
    game = table()
    for seat, key in ((0, "no-plan-to-withdraw"), (7, "seat-unknown")):
        with pytest.raises(UserError) as error:
            game.withdraw_plan(seat)
        assert error.value.key == key
    play(game, PLAN_OF_B[0], seat=1)
    with pytest.raises(UserError) as error:
        game.withdraw_plan(0)
    assert error.value.key == "no-plan-to-withdraw"


@pytest.mark.rule("R-PLAN-02")
def test_in_turn_order_a_plan_is_final_once_the_next_one_has_begun() -> None:
    """Until then it can be withdrawn."""
    game = play(table(options=IN_TURN), *PLAN_OF_A)
    game.withdraw_plan(0)
    assert game.to_act == (0,)
    play(game, *PLAN_OF_A)
    play(game, PLAN_OF_B[0])
    with pytest.raises(UserError) as error:
        game.withdraw_plan(0)
    assert error.value.key == "plans-are-open"
