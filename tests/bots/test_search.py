"""The search comes to a clear answer, stops when it is settled, and keeps to its limit."""

from __future__ import annotations

import pytest

from haspelknecht.bots import Limit, Spec, make_bot, observe
from haspelknecht.bots.search.mcts import CHECK_EVERY, CLEAR_LEAD, CLEAR_PART, Search
from haspelknecht.records.game import Game
from tests.bots.searches import FEW, NAMES, has_choice, judgement_of, own_children, thought
from tests.bots.tables import choice_of, positions, so_many, texts_of
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
def test_more_iterations_settle_it(name: str) -> None:
    """The share of the best move grows, and so the choice is settled long before the limit."""

    def share(iterations: int) -> float:
        forest = thought(three_thaler(), 0, name, iterations).forest
        return float(forest.visits[forest.most_visited(0)] / iterations)

    assert share(FEW) >= share(8)
    assert share(FEW) > 0.8
    choice = choice_of(f"{name}:{10 * FEW}", three_thaler())
    assert choice.thoughts is not None
    assert 10 * FEW / (CLEAR_PART + 1) <= choice.thoughts.iterations < 10 * FEW


@pytest.mark.parametrize("name", NAMES)
def test_in_the_second_half_settled_means_that_nobody_can_catch_up(name: str) -> None:
    """As long as the second best move could catch up with what is left, the search goes on."""
    for game, seat in positions(so_many(25, 2), "settled"):
        search = thought(game, seat, name, FEW)
        best, second = two_most_visited(search)
        if best == 0:  # no choice at all
            assert search.is_settled(FEW - 1)
            continue
        for rest in (1, FEW // 2, FEW - 1, best - second, best - second - 1):
            if 0 <= rest < FEW:
                assert search.is_settled(rest) == (second + rest < best)


@pytest.mark.parametrize("name", NAMES)
def test_in_the_first_half_only_a_clear_case_is_settled(name: str) -> None:
    """One move was looked at far more often than any other; and never at the very beginning."""
    for game, seat in positions(so_many(25, 2), "settled"):
        search = thought(game, seat, name, FEW)
        best, second = two_most_visited(search)
        if best == 0:  # no choice at all
            assert search.is_settled(CLEAR_PART * FEW)
            continue
        assert search.is_settled(2 * FEW) == (best - second > CLEAR_LEAD * second)
        assert not search.is_settled(CLEAR_PART * FEW)
    assert thought(three_thaler(), 0, name, 400).is_settled(800)


def two_most_visited(search: Search) -> tuple[int, int]:
    """The visits of the two own moves looked at most."""
    forest = search.forest
    visits = sorted((int(forest.visits[child]) for child in own_children(forest, search.seat)), reverse=True)
    return (*visits, 0, 0)[0], (*visits, 0, 0)[1]


@pytest.mark.parametrize("name", NAMES)
def test_stopping_early_hardly_changes_a_choice(name: str) -> None:
    """Many searches end early, those of open questions do not."""
    count = so_many(60, 12)
    early = changed = 0
    for game, seat in positions(count, "early"):
        search = Search(observe(game, seat).state, seat, 7, judgement_of(name))
        search.think(FEW, 0.0)
        early += search.iterations < FEW
        changed += search.line(FEW)[0] != thought(game, seat, name, FEW).line(FEW)[0]
    assert changed <= count / 10
    if FEW > 2 * CHECK_EVERY:
        assert count / 4 < early < count


# --- limits -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("iterations", [1, 2, 15, 16, 17, so_many(100, 30)])
def test_iterations_are_counted(name: str, iterations: int) -> None:
    """Never more than allowed; a clear case may end earlier, but only without any choice at the very beginning."""
    for game, seat in positions(so_many(6, 1), "limits"):
        bot = make_bot(Spec(name), "seed")
        found = bot.choose(observe(game, seat), Limit(iterations=iterations)).thoughts
        assert found is not None
        assert min(iterations, CHECK_EVERY) <= found.iterations <= iterations
        if has_choice(game, seat):
            assert iterations / (CLEAR_PART + 1) <= found.iterations


@pytest.mark.parametrize("name", NAMES)
def test_a_time_limit_ends_a_search(name: str) -> None:
    """After the first look at the clock, if the time was short; a limit in iterations holds besides."""
    game, seat = next(positions(1, "time"))
    bot = make_bot(Spec(name), "seed")
    blink = bot.choose(observe(game, seat), Limit(seconds=1e-9)).thoughts
    both = bot.choose(observe(game, seat), Limit(iterations=5, seconds=3600)).thoughts
    assert blink is not None
    assert both is not None
    assert blink.iterations == CHECK_EVERY
    assert both.iterations == 5


def test_without_a_limit_a_bot_thinks_a_while_and_stops() -> None:
    found = make_bot(Spec("expert"), "seed").choose(observe(three_thaler(), 0), Limit()).thoughts
    assert found is not None
    assert 1000 / (CLEAR_PART + 1) <= found.iterations <= 1000
