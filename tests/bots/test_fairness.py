"""Fairness: a bot's choice does not depend on what it cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from haspelknecht.bots import Limit, Observation, SeatedBot, Spec, make_bot, observe
from haspelknecht.records.game import Game
from haspelknecht.rules.stages import PLANNING
from tests.bots.tables import any_game, case_count
from tests.players import choose
from tests.scenes import Words, play, scene
from tests.whole_games import replan

LIMITS = {
    "random": Limit(),
    "habit": Limit(),
    "greedy": Limit(),
    "mcts": Limit(iterations=case_count(60, 20)),
    "expert": Limit(iterations=case_count(60, 20)),
}


def indistinguishable_games(wanted: int) -> Iterator[tuple[Game, Game, int]]:
    """Pairs of games that look the same to one seat, but have different secret plans and future draws."""
    dice = random.Random("truths")
    number = 0
    while wanted:
        game = any_game(dice, f"truths {number}")
        number += 1
        while not game.over and wanted:
            seat = dice.choice(game.to_act)
            if game.state.stage == PLANNING and dice.random() < 0.2:
                other = with_other_secrets(game, seat, dice)
                if other.state != game.state and other.state.stage == PLANNING:
                    wanted -= 1
                    yield game, other, seat
            game.play(choose("busy", game.view(seat), seat, dice), seat)


def with_other_secrets(game: Game, seat: int, dice: random.Random) -> Game:
    """The same game with different plans of the other players (unless plans are open) and different future draws."""
    other = game.copy()
    other.seed = "other draws"
    if not game.state.setup.options.plan_in_turn_order:
        for hidden in range(game.table.players):
            if hidden != seat:
                replan(other.state, hidden, dice)
    return other


@pytest.mark.parametrize("name", LIMITS)
def test_choices_do_not_depend_on_secret_plans_and_future_draws(name: str) -> None:
    """With the same observation, limit and seed, choice and thoughts are the same for every hidden state."""
    for game, other, seat in indistinguishable_games(case_count(120, 10)):
        here = make_bot(Spec(name), "seed").choose(observe(game, seat), LIMITS[name])
        there = make_bot(Spec(name), "seed").choose(observe(other, seat), LIMITS[name])
        assert here == there


@pytest.mark.parametrize("name", LIMITS)
def test_a_seated_bot_sees_no_more(name: str) -> None:
    """The same with `SeatedBot`, which gets the whole game."""
    limit = LIMITS[name].iterations
    spec = f"{name}:{limit}" if limit else name
    for game, other, seat in indistinguishable_games(case_count(40, 5)):
        assert SeatedBot(spec, "seed").choose(game, seat) == SeatedBot(spec, "seed").choose(other, seat)


def test_the_pairs_of_games_really_differ() -> None:
    """In the pairs above the other players had different plans, and often complete ones."""
    ready = 0
    for game, other, seat in indistinguishable_games(40):
        assert game.state != other.state
        assert observe(game, seat).state == observe(other, seat).state
        ready += any(player.plan_step == 5 for player in game.state.players)
    assert ready > 5


@pytest.mark.parametrize("name", LIMITS)
def test_choices_do_not_depend_on_the_seed_of_the_game(name: str) -> None:
    """Also while disks are taken: future draws are unknown."""
    game = Game.new(3, seed="draws")
    for seed in ("one", "two"):
        twin = game.copy()
        twin.seed = seed
        seat = twin.to_act[0]
        choice = make_bot(Spec(name), "seed").choose(observe(twin, seat), LIMITS[name])
        assert choice == make_bot(Spec(name), "seed").choose(observe(game, seat), LIMITS[name])


def test_an_observation_contains_no_seed_and_no_history() -> None:
    """It has no reference to the game, only a table, a seat and a state."""
    seen = observe(Game.new(2, seed="the secret seed"), 0)
    assert Observation.__slots__ == ("table", "seat", "state")
    assert "the secret seed" not in repr(seen.table)
    assert not hasattr(seen.table, "seed")


@pytest.mark.parametrize("name", LIMITS)
def test_a_bot_cannot_change_the_game(name: str) -> None:
    """The observation is a copy: a bot that changes it does not change the game."""
    game = next(indistinguishable_games(1))[0]
    before = game.state.numbers()
    seat = game.to_act[0]
    seen = observe(game, seat)
    make_bot(Spec(name), "seed").choose(seen, LIMITS[name])
    assert game.state.numbers() == before
    seen.state.players[1 - seat].food += 5
    assert game.state.numbers() == before


# --- what a bot may know ------------------------------------------------------------------------------------------

HAND: Words = {"cart1": {"black": 2}, "cart2": {"yellow": 2}, "food": 1}


def choices(game: Game) -> list[object]:
    """The choice of every bot for B."""
    return [make_bot(Spec(name), "seed").choose(observe(game, 1), limit) for name, limit in LIMITS.items()]


def test_a_full_plan_looks_like_any_other_full_plan() -> None:
    """A is ready. Whether A's Farmer digs or makes food is revealed to B only with all plans."""
    digs = play(scene(HAND, HAND, stage="planning"), "farmer 2 black", "farmhand 2 yellow", "digger food", seat=0)
    rests = play(scene(HAND, HAND, stage="planning"), "farmer 2 yellow", "farmhand idle", "digger unpaid", seat=0)
    assert digs.state != rests.state
    assert choices(digs) == choices(rests)


def test_an_unfinished_plan_looks_like_no_plan() -> None:
    """How far A has planned is secret too."""
    begun = play(scene(HAND, HAND, stage="planning"), "farmer 2 black", seat=0)
    assert choices(begun) == choices(scene(HAND, HAND, stage="planning"))


def test_an_open_plan_is_visible() -> None:
    """Plans made in turn order are open: B's observation shows the difference."""
    open_plans: Words = {"stage": "planning", "options": {"plan_in_turn_order": "yes"}}
    digs = play(scene(HAND, HAND, **open_plans), "farmer 2 black", "farmhand 2 yellow", "digger food")
    rests = play(scene(HAND, HAND, **open_plans), "farmer 2 yellow", "farmhand idle", "digger unpaid")
    assert observe(digs, 1).state != observe(rests, 1).state
    assert observe(digs, 1).state == digs.state


@pytest.mark.parametrize("name", ["random", "habit", "mcts", "expert"])
def test_a_bot_that_uses_secrets_would_be_detected(name: str) -> None:
    """Given the full state instead of the observation, the same bots choose differently: the tests above can fail."""
    different = 0
    for game, other, seat in indistinguishable_games(case_count(20, 10)):
        here, there = (Observation(table.table, seat, table.state.copy()) for table in (game, other))
        bot = make_bot(Spec(name), "seed")
        different += bot.choose(here, LIMITS[name]) != bot.choose(there, LIMITS[name])
    assert different > 0
