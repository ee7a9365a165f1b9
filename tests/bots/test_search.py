"""The search finds a clear answer, stops when it is settled, and respects its limit."""

from __future__ import annotations

import pytest

from haspelknecht.bots import Limit, Spec, make_bot, observe
from haspelknecht.bots.search.mcts import CHECK_EVERY, CLEAR_LEAD, CLEAR_PART, Search
from haspelknecht.records.game import Game
from tests.bots.searches import FEW, NAMES, evaluator_of, has_choice, own_children, searched
from tests.bots.tables import case_count, choice_of, positions, texts_of
from tests.rules.tiles import planned, working

# --- a clear choice -----------------------------------------------------------------------------------------------


def three_thaler() -> Game:
    """Last autumn: three Thaler pay the rent and more; a lorry without a tunnel is worth little."""
    places = {"33": [2, 0], "42": [1, 1], "45": [3, 1]}
    return working(planned({"tiles": [33]}, farmer={"black": 5}), field=places, year=3, season="autumn")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_clear_choice_is_found(name: str, seed: str) -> None:
    assert texts_of(choice_of(f"{name}:{FEW}", three_thaler(), seed=seed))[0] == "farmer buys 45"


@pytest.mark.parametrize("name", NAMES)
def test_more_iterations_settle_the_choice(name: str) -> None:
    """The best move's share of visits grows, so the choice is settled long before the limit."""

    def share(iterations: int) -> float:
        forest = searched(three_thaler(), 0, name, iterations).forest
        return float(forest.visits[forest.most_visited(0)] / iterations)

    assert share(FEW) >= share(8)
    assert share(FEW) > 0.8
    choice = choice_of(f"{name}:{10 * FEW}", three_thaler())
    assert choice.thoughts is not None
    assert 10 * FEW / (CLEAR_PART + 1) <= choice.thoughts.iterations < 10 * FEW


@pytest.mark.parametrize("name", NAMES)
def test_in_the_second_half_settled_means_that_no_move_can_catch_up(name: str) -> None:
    """While the second best move could catch up in the remaining iterations, the search continues."""
    for game, seat in positions(case_count(25, 2), "settled"):
        search = searched(game, seat, name, FEW)
        best, second = two_most_visited(search)
        if best == 0:  # no choice at all
            assert search.is_settled(FEW - 1)
            continue
        for rest in (1, FEW // 2, FEW - 1, best - second, best - second - 1):
            if 0 <= rest < FEW:
                assert search.is_settled(rest) == (second + rest < best)


@pytest.mark.parametrize("name", NAMES)
def test_in_the_first_half_only_a_clear_case_is_settled(name: str) -> None:
    """One move has far more visits than any other, and some iterations have been done."""
    for game, seat in positions(case_count(25, 2), "settled"):
        search = searched(game, seat, name, FEW)
        best, second = two_most_visited(search)
        if best == 0:  # no choice at all
            assert search.is_settled(CLEAR_PART * FEW)
            continue
        assert search.is_settled(2 * FEW) == (best - second > CLEAR_LEAD * second)
        assert not search.is_settled(CLEAR_PART * FEW)
    assert searched(three_thaler(), 0, name, 400).is_settled(800)


def two_most_visited(search: Search) -> tuple[int, int]:
    """The visits of the two most visited moves of the searching player."""
    forest = search.forest
    visits = sorted((int(forest.visits[child]) for child in own_children(forest, search.seat)), reverse=True)
    return (*visits, 0, 0)[0], (*visits, 0, 0)[1]


@pytest.mark.parametrize("name", NAMES)
def test_stopping_early_hardly_changes_a_choice(name: str) -> None:
    """Many searches end early, but not all."""
    count = case_count(60, 12)
    early = changed = 0
    for game, seat in positions(count, "early"):
        search = Search(observe(game, seat).state, seat, 7, evaluator_of(name))
        search.think(FEW, 0.0)
        early += search.iterations < FEW
        changed += search.line(FEW)[0] != searched(game, seat, name, FEW).line(FEW)[0]
    assert changed <= count / 10
    if FEW > 2 * CHECK_EVERY:
        assert count / 4 < early < count


# --- limits -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("iterations", [1, 2, 15, 16, 17, case_count(100, 30)])
def test_iterations_are_counted(name: str, iterations: int) -> None:
    """There are never more than allowed. A clear case may end earlier; only without any choice it ends at once."""
    for game, seat in positions(case_count(6, 1), "limits"):
        bot = make_bot(Spec(name), "seed")
        thoughts = bot.choose(observe(game, seat), Limit(iterations=iterations)).thoughts
        assert thoughts is not None
        assert min(iterations, CHECK_EVERY) <= thoughts.iterations <= iterations
        if has_choice(game, seat):
            assert iterations / (CLEAR_PART + 1) <= thoughts.iterations


@pytest.mark.parametrize("name", NAMES)
def test_a_time_limit_ends_a_search(name: str) -> None:
    """A very short time ends at the first check of the clock. A limit in iterations applies as well."""
    game, seat = next(positions(1, "time"))
    bot = make_bot(Spec(name), "seed")
    short = bot.choose(observe(game, seat), Limit(seconds=1e-9)).thoughts
    both = bot.choose(observe(game, seat), Limit(iterations=5, seconds=3600)).thoughts
    assert short is not None
    assert both is not None
    assert short.iterations == CHECK_EVERY
    assert both.iterations == 5


def test_without_a_limit_a_search_has_at_most_1000_iterations() -> None:
    thoughts = make_bot(Spec("expert"), "seed").choose(observe(three_thaler(), 0), Limit()).thoughts
    assert thoughts is not None
    assert 1000 / (CLEAR_PART + 1) <= thoughts.iterations <= 1000
