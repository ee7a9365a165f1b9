"""The thoughts that a search reports, and the moves that it decides in advance."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from haspelknecht.bots import Limit, SeatedBot, Spec, make_bot, observe
from haspelknecht.bots.search_bot import chances
from haspelknecht.rules.stages import PLANNING, WORKING
from tests.bots.searches import FEW, NAMES
from tests.bots.tables import case_count, choice_of, positions, texts_of
from tests.scenes import scene

# --- thoughts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_thoughts_are_about_all_players(name: str) -> None:
    """Expected points and chances to win for each seat; the line begins with the choice."""
    for game, seat in positions(case_count(20, 2), "thoughts"):
        choice = make_bot(Spec(name), "seed").choose(observe(game, seat), Limit(iterations=FEW))
        thoughts = choice.thoughts
        assert thoughts is not None
        assert len(thoughts.points) == len(thoughts.wins) == game.table.players
        assert sum(thoughts.wins) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in thoughts.wins)
        assert max(thoughts.wins) == thoughts.wins[thoughts.points.index(max(thoughts.points))]
        assert thoughts.line == (choice.move, *choice.then)


def test_chances_follow_expected_points() -> None:
    assert chances((30.0, 30.0)) == (0.5, 0.5)
    assert chances((10.0, 40.0, 10.0))[1] > 0.99
    ahead, behind = chances((33.0, 30.0))
    assert ahead > 0.6
    assert behind == pytest.approx(1 - ahead)


def test_at_the_end_of_the_game_the_expected_points_are_the_result() -> None:
    """The last choice of the last winter depends on nothing unknown, so the search knows the result exactly."""
    goods = {"wood": 1, "food": 1, "score": 20}
    game = scene(goods, {"score": 30}, stage="storing", season="winter", order=["B", "A"], turn="A", year=3)
    for name in NAMES:
        choice = choice_of(f"{name}:{FEW}", game)
        assert texts_of(choice) == ["store farm wood"]
        assert choice.thoughts is not None
        assert choice.thoughts.points[0] == pytest.approx(21, abs=0.5)
        assert choice.thoughts.points[1] == pytest.approx(30)
        assert choice.thoughts.wins[0] < 0.5


# --- moves decided in advance -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_next_moves_are_legal(name: str) -> None:
    """They belong to the same turn or plan, and each one is legal when it is played."""
    longest = 0
    for game, seat in positions(case_count(40, 3), "then"):
        choice = make_bot(Spec(name), "seed").choose(observe(game, seat), Limit(iterations=FEW))
        twin, stage = game.copy(), game.state.stage
        for move in (choice.move, *choice.then):
            assert twin.state.stage == stage
            assert move in twin.moves_of(seat)
            twin.play(move, seat)
        longest = max(longest, len(choice.then))
    assert longest > 0


@pytest.mark.parametrize("name", NAMES)
def test_the_next_moves_are_played_without_searching_again(name: str) -> None:
    """A seated bot reports thoughts only with the first move; the next ones were decided with it."""
    played = 0
    for game, seat in positions(case_count(60, 8), "kept"):
        if game.state.stage not in (PLANNING, WORKING):
            continue
        bot = SeatedBot(f"{name}:{FEW}", "seed")
        first = bot.choose(game, seat)
        twin = game.copy()
        twin.play(first.move, seat)
        for move in first.then:
            again = bot.choose(twin, seat)
            assert again.move == move
            assert again.thoughts is None
            twin.play(move, seat)
            played += 1
    assert played > 0


def test_a_bot_searches_again_in_the_next_step_of_the_game() -> None:
    """Moves decided in advance belong to one step of the game."""
    hand = {"cart1": {"black": 2}, "cart2": {"yellow": 2}, "food": 1}
    game = scene(hand, {"plan": {"step": "ready"}}, stage="planning", season="summer")
    bot = SeatedBot(f"mcts:{FEW}", "seed")
    while game.state.stage == PLANNING:
        game.play(bot.choose(game, 0).move, 0)
    choice = bot.choose(game, 0)
    assert len(game.moves_of(0)) == 1 or choice.thoughts is not None


# --- both engines -------------------------------------------------------------------------------------------------


def golden_choices() -> list[list[object]]:
    """Choices of searches of 50 iterations, with their thoughts."""
    choices: list[list[object]] = []
    for game, seat in positions(8, "engines"):
        for name in NAMES:
            choice = make_bot(Spec(name), "seed").choose(observe(game, seat), Limit(iterations=50))
            assert choice.thoughts is not None
            points = [round(expected, 6) for expected in choice.thoughts.points]
            choices.append([choice.move, list(choice.then), points])
    return choices


def test_both_engines_search_alike() -> None:
    """The compiled engine and the same source as plain Python: the same choices, expected points and lines."""
    environment = {name: value for name, value in os.environ.items() if name != "HASPELKNECHT_PURE"}
    if not os.environ.get("HASPELKNECHT_PURE"):
        environment["HASPELKNECHT_PURE"] = "1"
    program = "import json; from tests.bots.test_thoughts import golden_choices; print(json.dumps(golden_choices()))"
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert golden_choices() == json.loads(done.stdout)
