"""The thoughts that a search reports, and that the moves it planned are the moves played."""

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
from tests.bots.tables import choice_of, positions, so_many, texts_of
from tests.scenes import scene

# --- thoughts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_thoughts_are_about_all_players(name: str) -> None:
    """Expected points and chances to win, one for each seat; the line begins with the choice."""
    for game, seat in positions(so_many(20, 2), "thoughts"):
        choice = make_bot(Spec(name), "seed").choose(observe(game, seat), Limit(iterations=FEW))
        found = choice.thoughts
        assert found is not None
        assert len(found.points) == len(found.wins) == game.table.players
        assert sum(found.wins) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in found.wins)
        assert max(found.wins) == found.wins[found.points.index(max(found.points))]
        assert found.line == (choice.move, *choice.then)


def test_chances_follow_expected_points() -> None:
    assert chances((30.0, 30.0)) == (0.5, 0.5)
    assert chances((10.0, 40.0, 10.0))[1] > 0.99
    ahead, behind = chances((33.0, 30.0))
    assert ahead > 0.6
    assert behind == pytest.approx(1 - ahead)


def test_at_the_end_of_the_game_the_expected_points_are_the_result() -> None:
    """The last choice of the last winter: what is stored decides, and the search knows it exactly."""
    goods = {"wood": 1, "food": 1, "score": 20}
    game = scene(goods, {"score": 30}, stage="storing", season="winter", order=["B", "A"], turn="A", year=3)
    for name in NAMES:
        choice = choice_of(f"{name}:{FEW}", game)
        assert texts_of(choice) == ["store farm wood"]
        assert choice.thoughts is not None
        assert choice.thoughts.points[0] == pytest.approx(21, abs=0.5)
        assert choice.thoughts.points[1] == pytest.approx(30)
        assert choice.thoughts.wins[0] < 0.5


# --- playing what was thought -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_what_follows_is_legal(name: str) -> None:
    """The rest of the thought is in this turn or plan, and every move of it is legal when its time comes."""
    longest = 0
    for game, seat in positions(so_many(40, 3), "then"):
        choice = make_bot(Spec(name), "seed").choose(observe(game, seat), Limit(iterations=FEW))
        twin, stage = game.copy(), game.state.stage
        for move in (choice.move, *choice.then):
            assert twin.state.stage == stage
            assert move in twin.moves_of(seat)
            twin.play(move, seat)
        longest = max(longest, len(choice.then))
    assert longest > 0


@pytest.mark.parametrize("name", NAMES)
def test_what_follows_is_played_without_thinking_again(name: str) -> None:
    """A bot at the table has thoughts about the first move only; the others come from the same thought."""
    played = 0
    for game, seat in positions(so_many(60, 8), "kept"):
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


def test_a_thought_ends_where_something_else_happened() -> None:
    """The planned moves belong to one step of the game: in the next step the bot thinks again."""
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
    found: list[list[object]] = []
    for game, seat in positions(8, "engines"):
        for name in NAMES:
            choice = make_bot(Spec(name), "seed").choose(observe(game, seat), Limit(iterations=50))
            assert choice.thoughts is not None
            points = [round(expected, 6) for expected in choice.thoughts.points]
            found.append([choice.move, list(choice.then), points])
    return found


def test_both_engines_search_alike() -> None:
    """The compiled engine and the same source as plain Python: the same choices, expected points and lines."""
    environment = {name: value for name, value in os.environ.items() if name != "HASPELKNECHT_PURE"}
    if not os.environ.get("HASPELKNECHT_PURE"):
        environment["HASPELKNECHT_PURE"] = "1"
    program = "import json; from tests.bots.test_thoughts import golden_choices; print(json.dumps(golden_choices()))"
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert golden_choices() == json.loads(done.stdout)
