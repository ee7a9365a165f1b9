"""Fairness: a bot's choice is the same when only what it cannot know is different."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from haspelknecht.bots import Limit, Observation, SeatedBot, Spec, make_bot, observe
from haspelknecht.records.game import Game
from haspelknecht.rules.stages import PLANNING
from tests.bots.tables import any_game, so_many
from tests.players import choose
from tests.scenes import Words, play, scene
from tests.whole_games import replan

LIMITS = {
    "random": Limit(),
    "habit": Limit(),
    "greedy": Limit(),
    "mcts": Limit(iterations=so_many(60, 20)),
    "expert": Limit(iterations=so_many(60, 20)),
}


def truths(wanted: int) -> Iterator[tuple[Game, Game, int]]:
    """Pairs of games that look the same to one seat, with other secret plans and other future draws."""
    dice = random.Random("truths")
    number = 0
    while wanted:
        game = any_game(dice, f"truths {number}")
        number += 1
        while not game.over and wanted:
            seat = dice.choice(game.to_act)
            if game.state.stage == PLANNING and dice.random() < 0.2:
                other = otherwise(game, seat, dice)
                if other.state != game.state and other.state.stage == PLANNING:
                    wanted -= 1
                    yield game, other, seat
            game.play(choose("busy", game.view(seat), seat, dice), seat)


def otherwise(game: Game, seat: int, dice: random.Random) -> Game:
    """The same game with other plans of the others (unless plans are open) and another seed for future draws."""
    other = game.copy()
    other.seed = "other draws"
    if not game.state.setup.options.plan_in_turn_order:
        for hidden in range(game.table.players):
            if hidden != seat:
                replan(other.state, hidden, dice)
    return other


@pytest.mark.parametrize("name", LIMITS)
def test_secret_plans_and_draws_to_come_change_nothing(name: str) -> None:
    """Same observation, same limit, same seed: same choice and thoughts, whatever the hidden state is."""
    for game, other, seat in truths(so_many(120, 10)):
        here = make_bot(Spec(name), "seed").choose(observe(game, seat), LIMITS[name])
        there = make_bot(Spec(name), "seed").choose(observe(other, seat), LIMITS[name])
        assert here == there


@pytest.mark.parametrize("name", LIMITS)
def test_a_bot_at_the_table_sees_no_more(name: str) -> None:
    """The same through `SeatedBot`, which is given the whole game."""
    limit = LIMITS[name].iterations
    spec = f"{name}:{limit}" if limit else name
    for game, other, seat in truths(so_many(40, 5)):
        assert SeatedBot(spec, "seed").choose(game, seat) == SeatedBot(spec, "seed").choose(other, seat)


def test_there_was_something_to_hide() -> None:
    """In the pairs above the others had really made different plans, often complete ones."""
    ready = 0
    for game, other, seat in truths(40):
        assert game.state != other.state
        assert observe(game, seat).state == observe(other, seat).state
        ready += any(player.plan_step == 5 for player in game.state.players)
    assert ready > 5


@pytest.mark.parametrize("name", LIMITS)
def test_another_seed_of_the_game_changes_nothing(name: str) -> None:
    """While disks are taken as well: what the bag will give is unknown."""
    game = Game.new(3, seed="draws")
    for seed in ("one", "two"):
        twin = game.copy()
        twin.seed = seed
        seat = twin.to_act[0]
        choice = make_bot(Spec(name), "seed").choose(observe(twin, seat), LIMITS[name])
        assert choice == make_bot(Spec(name), "seed").choose(observe(game, seat), LIMITS[name])


def test_an_observation_holds_no_seed_and_no_history() -> None:
    """Nothing in it leads back to the game: a table, a seat, a state."""
    seen = observe(Game.new(2, seed="the secret seed"), 0)
    assert Observation.__slots__ == ("table", "seat", "state")
    assert "the secret seed" not in repr(seen.table)
    assert not hasattr(seen.table, "seed")


@pytest.mark.parametrize("name", LIMITS)
def test_a_bot_changes_no_game(name: str) -> None:
    """The observation is a copy: a bot that changes it does not change the game."""
    game = next(truths(1))[0]
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
    """What every bot chooses for B."""
    return [make_bot(Spec(name), "seed").choose(observe(game, 1), limit) for name, limit in LIMITS.items()]


def test_a_full_plan_looks_like_any_other_full_plan() -> None:
    """A is ready: whether A's Farmer digs or makes food is revealed to B only with all plans."""
    digs = play(scene(HAND, HAND, stage="planning"), "farmer 2 black", "farmhand 2 yellow", "digger food", seat=0)
    rests = play(scene(HAND, HAND, stage="planning"), "farmer 2 yellow", "farmhand idle", "digger unpaid", seat=0)
    assert digs.state != rests.state
    assert choices(digs) == choices(rests)


def test_half_a_plan_looks_like_none() -> None:
    """How far A's plan has come does not show either."""
    begun = play(scene(HAND, HAND, stage="planning"), "farmer 2 black", seat=0)
    assert choices(begun) == choices(scene(HAND, HAND, stage="planning"))


def test_an_open_plan_is_seen() -> None:
    """Where plans are made in turn order they are open: B's observation shows the difference."""
    open_plans: Words = {"stage": "planning", "options": {"plan_in_turn_order": "yes"}}
    digs = play(scene(HAND, HAND, **open_plans), "farmer 2 black", "farmhand 2 yellow", "digger food")
    rests = play(scene(HAND, HAND, **open_plans), "farmer 2 yellow", "farmhand idle", "digger unpaid")
    assert observe(digs, 1).state != observe(rests, 1).state
    assert observe(digs, 1).state == digs.state


@pytest.mark.parametrize("name", ["random", "habit", "mcts", "expert"])
def test_a_bot_that_peeps_would_be_caught(name: str) -> None:
    """Given the full state instead of the observation, the same bots choose differently: the tests above can fail."""
    caught = 0
    for game, other, seat in truths(so_many(20, 10)):
        here, there = (Observation(table.table, seat, table.state.copy()) for table in (game, other))
        bot = make_bot(Spec(name), "seed")
        caught += bot.choose(here, LIMITS[name]) != bot.choose(there, LIMITS[name])
    assert caught > 0
