"""The tree search: its trees are sound, it comes to a clear answer, keeps to its limit, and plays what it thought."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from haspelknecht.bots import Limit, SeatedBot, Spec, make_bot, observe
from haspelknecht.bots.expertise import learned_judgement
from haspelknecht.bots.search.judgement import Judgement
from haspelknecht.bots.search.mcts import Search
from haspelknecht.bots.search.tree import FOREIGN, OUTSIDE, Forest
from haspelknecht.bots.search_bot import chances
from haspelknecht.records.game import Game
from haspelknecht.rules.stages import PLANNING, WORKING
from tests.bots.tables import any_game, choice_of, so_many, texts_of
from tests.players import choose
from tests.rules.tiles import planned, planning, working
from tests.scenes import play, scene

LAST_AUTUMN = {"year": 3, "season": "autumn"}
NAMES = ("mcts", "expert")
FEW = so_many(200, 20)


def judgement_of(name: str) -> Judgement:
    """How a bot judges positions."""
    return Judgement() if name == "mcts" else learned_judgement()


def positions(count: int, seed: str = "search") -> Iterator[tuple[Game, int]]:
    """Positions of all stages of all kinds of games in which somebody has a choice."""
    dice = random.Random(seed)
    number = 0
    while count:
        game = any_game(dice, f"{seed} {number}")
        number += 1
        while not game.over and count:
            seat = dice.choice(game.to_act)
            if dice.random() < 0.05 and len(game.moves_of(seat)) > 1:
                count -= 1
                yield game, seat
            game.play(choose("busy", game.view(seat), seat, dice), seat)


def thought(game: Game, seat: int, name: str, iterations: int) -> Search:
    """A search that has iterated so often."""
    search = Search(observe(game, seat).state, seat, 7, judgement_of(name))
    for _ in range(iterations):
        search.iterate()
    return search


def children(forest: Forest, node: int) -> list[int]:
    """The children of a node."""
    found = []
    child = forest.child[node]
    while child != OUTSIDE:
        found.append(int(child))
        child = forest.sibling[child]
    return found


# --- trees --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_trees_are_sound(name: str) -> None:
    """A node is visited at least as often as its own moves together; values are shares of visits; edges differ."""
    for game, seat in positions(so_many(25, 2)):
        search = thought(game, seat, name, FEW)
        forest = search.forest
        reached = list(range(game.table.players))
        for node in reached:
            below = children(forest, node)
            reached += below
            edges = [forest.edge[child] for child in below]
            assert len(set(edges)) == len(edges)
            own = [child for child in below if forest.edge[child] < FOREIGN]
            assert sum(forest.visits[child] for child in own) <= forest.visits[node]
            assert all(forest.visits[child] > 0 for child in own)
            assert 0 <= forest.value[node] <= forest.visits[node] <= FEW
        assert sorted(reached) == list(range(forest.count))  # every node has one place


@pytest.mark.parametrize("name", NAMES)
def test_the_root_sees_every_iteration(name: str) -> None:
    """Where there is a choice, each iteration tries one of the own moves, all of them legal."""
    tried = 0
    for game, seat in positions(so_many(25, 2), "root"):
        search = thought(game, seat, name, FEW)
        forest = search.forest
        own = [child for child in children(forest, seat) if forest.edge[child] < FOREIGN]
        if own:
            tried += 1
            assert sum(forest.visits[child] for child in own) == forest.visits[seat] == FEW
            assert {int(forest.edge[child]) for child in own} <= {int(move) for move in game.moves_of(seat)}
    assert tried


@pytest.mark.parametrize("name", NAMES)
def test_values_of_all_players_lie_between_lost_and_won(name: str) -> None:
    for game, seat in positions(so_many(25, 2), "values"):
        search = thought(game, seat, name, FEW)
        assert search.iterations == FEW
        assert all(0 <= search.values[player] <= FEW for player in range(game.table.players))


def test_the_plans_of_others_are_open_again_in_every_search() -> None:
    """Even if they are ready: what they planned is unknown, so they plan anew. The game itself is not touched."""
    hand = {"cart1": {"black": 2}, "cart2": {"yellow": 2}}
    game = play(scene(hand, hand, stage="planning"), "farmer 2 black", "farmhand 2 yellow", seat=0)
    before = game.state.numbers()
    search = thought(game, 1, "mcts", FEW)
    forest = search.forest
    assert game.state.numbers() == before
    assert children(forest, 0), "A's own tree is empty"


# --- a clear choice -----------------------------------------------------------------------------------------------


def three_thaler() -> Game:
    """Last autumn: three Thaler pay the rent and more; a lorry without a tunnel is worth little."""
    places = {"33": [2, 0], "42": [1, 1], "45": [3, 1]}
    return working(planned({"tiles": [33]}, farmer={"black": 5}), field=places, **LAST_AUTUMN)


def last_food() -> Game:
    """Last autumn, two yellow disks, one food is due: A makes it."""
    hand = {"cart1": {"yellow": 1}, "tiles": [11], "thaler": 2}
    return planning(hand, field={"11": [0, 0]}, pools=[], **LAST_AUTUMN)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_clear_choice_is_found(name: str, seed: str) -> None:
    assert texts_of(choice_of(f"{name}:{FEW}", three_thaler(), seed=seed))[0] == "farmer buys 45"


@pytest.mark.parametrize("name", NAMES)
def test_more_iterations_settle_it(name: str) -> None:
    """The share of the best move grows, and so the choice is settled long before the limit."""

    def share(iterations: int) -> float:
        forest = thought(three_thaler(), 0, name, iterations).forest
        return float(forest.visits[forest.most_visited(0)] / iterations)

    assert share(FEW) >= share(8)
    assert share(FEW) > 0.8
    choice = choice_of(f"{name}:{10 * FEW}", three_thaler())
    assert choice.thoughts is not None
    assert 5 * FEW <= choice.thoughts.iterations < 10 * FEW


@pytest.mark.parametrize("name", NAMES)
def test_settled_means_that_nobody_can_catch_up(name: str) -> None:
    """With so many iterations left that the second best move could catch up, the search goes on."""
    for game, seat in positions(so_many(25, 2), "settled"):
        search = thought(game, seat, name, FEW)
        visits = sorted((search.forest.visits[child] for child in children(search.forest, seat)), reverse=True)
        if len(visits) < 2 or all(search.forest.edge[child] >= FOREIGN for child in children(search.forest, seat)):
            continue
        lead = visits[0] - visits[1]
        assert not search.is_settled(lead)
        assert not search.is_settled(FEW)
        assert lead == 0 or search.is_settled(min(lead - 1, FEW - 1))


@pytest.mark.parametrize("name", NAMES)
def test_a_settled_choice_is_the_choice_of_the_whole_search(name: str) -> None:
    """Stopping early changes no choice."""
    early = 0
    for game, seat in positions(so_many(15, 1), "early"):
        seen = observe(game, seat)
        search = Search(seen.state, seat, 7, judgement_of(name))
        search.think(FEW, 0.0)
        whole = thought(game, seat, name, FEW)
        early += search.iterations < FEW
        assert search.line(FEW)[0] == whole.line(FEW)[0]
    assert early or FEW < 200


# --- limits -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("iterations", [1, 2, 15, 16, 17, so_many(100, 30)])
def test_iterations_are_counted(name: str, iterations: int) -> None:
    """Never more than allowed, and at least half of them: before that nothing counts as settled."""
    for game, seat in positions(so_many(6, 1), "limits"):
        bot = make_bot(Spec(name), "seed")
        found = bot.choose(observe(game, seat), Limit(iterations=iterations)).thoughts
        assert found is not None
        assert iterations / 2 <= found.iterations <= iterations


@pytest.mark.parametrize("name", NAMES)
def test_a_time_limit_ends_a_search(name: str) -> None:
    """After the first look at the clock, if the time was short; a limit in iterations holds besides."""
    game, seat = next(positions(1))
    bot = make_bot(Spec(name), "seed")
    blink = bot.choose(observe(game, seat), Limit(seconds=1e-9)).thoughts
    both = bot.choose(observe(game, seat), Limit(iterations=5, seconds=3600)).thoughts
    assert blink is not None
    assert both is not None
    assert blink.iterations == 16
    assert both.iterations == 5


def test_without_a_limit_a_bot_thinks_a_while_and_stops() -> None:
    found = make_bot(Spec("expert"), "seed").choose(observe(three_thaler(), 0), Limit()).thoughts
    assert found is not None
    assert 500 <= found.iterations <= 1000


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
    assert ahead > 0.6 > 0.4 > behind


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
    """The kept moves belong to one step of the game: in the next step the bot thinks anew."""
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
    program = "import json; from tests.bots.test_search import golden_choices; print(json.dumps(golden_choices()))"
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert golden_choices() == json.loads(done.stdout)
