"""Counting: wins, points, ranks, duels, mirrors, tiles, times, ratings."""

from __future__ import annotations

import pytest

from haspelknecht.arena.bot_statistics import own_win_rate, points_by_source, thinking_of, tile_uses
from haspelknecht.arena.ratings import ratings
from haspelknecht.arena.seat_rates import mirrors_of, seat_rates
from haspelknecht.arena.standings import duels, standings
from tests.arena.games import result

SWAPPED = [
    result(("a", "b"), (30, 20), seed="1"),
    result(("b", "a"), (25, 26), seed="1"),
    result(("a", "b"), (10, 40), seed="2"),
    result(("b", "a"), (18, 24), seed="2"),
]


def test_standings_count_games_against_others() -> None:
    """A game against itself does not count as a win."""
    games = [*SWAPPED, result(("a", "a"), (99, 98), seed="3")]
    best, other = standings(games, ("b", "a"))
    assert (best.bot, best.wins.wins, best.wins.games, best.rank) == ("a", 3, 4, 1.25)
    assert (other.bot, other.wins.wins, other.wins.games, other.rank) == ("b", 1, 4, 1.75)
    assert (best.score.mean, best.lowest, best.highest) == (22.5, 10, 30)


def test_the_error_of_a_score_goes_from_seed_to_seed() -> None:
    """Seed 1 gave 28 in the mean, seed 2 gave 17: the error is half the difference."""
    assert standings(SWAPPED, ("a", "b"))[0].score.error == pytest.approx(5.5)


def test_points_that_greedy_made_in_its_place_are_not_the_bots() -> None:
    """The game is lost all the same."""
    games = [result(("a", "b"), (50, 10), forfeit=0), result(("b", "a"), (10, 20))]
    found = {item.bot: item for item in standings(games, ("a", "b"))}
    assert (found["a"].wins.wins, found["a"].forfeits, found["a"].score.mean) == (1, 1, 20)
    assert (found["b"].wins.wins, found["b"].forfeits) == (1, 0)


def test_a_bot_on_two_seats_wins_the_game_once() -> None:
    """And is ranked before the other in the share of its meetings."""
    games = [result(("a", "b", "a", "b"), (40, 30, 20, 10))]
    best, other = standings(games, ("a", "b"))
    assert (best.wins.wins, best.wins.games, best.rank) == (1, 1, 2)
    assert other.rank == 3
    found = {(duel.bot, duel.against): duel.ahead for duel in duels(games, ("a", "b"))}
    assert found["a", "b"].rate == 0.75
    assert found["b", "a"].rate == 0.25
    assert found["a", "b"].games == 1


def test_duels_at_larger_tables() -> None:
    """Duels compare ranks, not only wins."""
    games = [result(("a", "b", "c"), (10, 30, 20)), result(("b", "c", "a"), (10, 30, 20))]
    found = {(duel.bot, duel.against): duel.ahead.rate for duel in duels(games, ("a", "b", "c"))}
    assert found == {
        ("a", "b"): 0.5, ("a", "c"): 0.0, ("b", "a"): 0.5, ("b", "c"): 0.5, ("c", "a"): 1.0, ("c", "b"): 0.5,
    }  # fmt: skip


def test_mirror_games_show_the_advantage_of_a_seat() -> None:
    """Three of four games go to the first seat; a forfeit says nothing about seats."""
    games = [result(("a", "a"), scores) for scores in ((2, 1), (2, 1), (1, 2), (2, 1))]
    (mirror,) = mirrors_of([*SWAPPED, *games, result(("a", "a"), (0, 9), forfeit=1)], ("a", "b"), 2)
    assert (mirror.bot, mirror.games, mirror.score.mean) == ("a", 4, 1.5)
    assert [rate.rate for rate in mirror.rates.seats] == [0.75, 0.25]
    assert [rate.rate for rate in mirror.rates.places] == [0.75, 0.25]


def test_seats_of_a_balanced_match() -> None:
    """Over all games, whichever bot has the seat."""
    assert [rate.wins for rate in seat_rates(SWAPPED, 2).seats] == [1, 3]


def test_tiles_and_points_of_a_bot() -> None:
    """In these games the winner buys tile 11, and nobody buys 21."""
    eleven, twenty_one = tile_uses(SWAPPED, "a")
    assert (eleven.tile, eleven.bought.rate, eleven.won.rate) == (11, 0.75, 1)
    assert (twenty_one.tile, twenty_one.bought.wins, twenty_one.won.games) == (21, 0, 0)
    assert own_win_rate(SWAPPED, "a") == 0.75
    assert points_by_source(SWAPPED, "a")["developments"] == 22.5
    assert sum(points_by_source(SWAPPED, "b").values()) == 25.75


def test_times_add_up() -> None:
    """Four games of one second each."""
    thinking = thinking_of(SWAPPED, "a")
    assert (thinking.seconds, thinking.longest, thinking.count) == (4, 0.5, 40)


def test_ratings_follow_strength() -> None:
    """a beats b, b beats c: more games make the order clearer and the uncertainty smaller. Mirrors do not count."""
    games = [result(pair, (9, 1)) for pair in (("a", "b"), ("b", "c"), ("a", "c"))] * 10
    found = ratings([*games, result(("c", "c"), (9, 1))], ("c", "b", "a"))
    assert [rating.bot for rating in found] == ["a", "b", "c"]
    few = ratings(games[:3], ("a", "b", "c"))
    assert found[0].mu > few[0].mu
    assert found[0].sigma < few[0].sigma
    assert found[0].ordinal == found[0].mu - 3 * found[0].sigma
    assert ratings(games, ("a", "b", "c")) == ratings(games, ("a", "b", "c"))


def test_one_game_between_newcomers_by_hand() -> None:
    """Plackett-Luce for two equals: the winner gains half of sigma squared / c (Weng and Lin 2011)."""
    best, other = ratings([result(("a", "b"), (9, 1))], ("a", "b"))
    spread = (25 / 3) ** 2 + (25 / 300) ** 2  # OpenSkill adds tau, so that the uncertainty never vanishes
    c = (2 * (spread + (25 / 6) ** 2)) ** 0.5
    assert best.mu == pytest.approx(25 + spread / c / 2)
    assert other.mu == pytest.approx(25 - spread / c / 2)
    assert best.sigma == other.sigma < 25 / 3


def test_a_bot_on_all_seats_but_one_learns_once() -> None:
    """Its seats are averaged, so that no seat counts twice."""
    (best, other) = ratings([result(("a", "a", "b"), (9, 8, 1))], ("a", "b"))
    assert best.bot == "a"
    assert best.mu > 25 > other.mu
