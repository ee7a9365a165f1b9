"""Every bot plays every seat equally often, with the same seeds."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from haspelknecht.arena import Plan, match_plan, tournament_plan
from haspelknecht.arena.seating import rings, seatings, tables
from tests.arena.games import OPTIONS

BOTS = ("random", "habit", "greedy", "mcts:10")


def seats_of(plan: Plan) -> Counter[tuple[str, str, int]]:
    """How often each bot sits on each seat with each seed, mirrors left out."""
    return Counter(
        (job.seed, bot, seat) for job in plan.jobs() if len(set(job.specs)) > 1 for seat, bot in enumerate(job.specs)
    )


def test_two_bots_exchange_seats_with_every_seed() -> None:
    """The simplest match."""
    jobs = match_plan(("random", "habit"), 2, 4, "7", OPTIONS).jobs()
    assert [(job.seed, job.specs) for job in jobs] == [
        ("7-1", ("random", "habit")),
        ("7-1", ("habit", "random")),
        ("7-2", ("random", "habit")),
        ("7-2", ("habit", "random")),
    ]
    assert [job.number for job in jobs] == [0, 1, 2, 3]


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 3), (3, 3), (2, 4), (3, 4), (4, 4)])
def test_a_match_is_balanced_for_every_seed(bots: int, players: int) -> None:
    """However many bots share however many seats."""
    counts = seats_of(match_plan(BOTS[:bots], players, 40, "7", OPTIONS))
    for seed in {seed for seed, _, _ in counts}:
        own = [counts[seed, bot, seat] for bot in BOTS[:bots] for seat in range(players)]
        assert len(set(own)) == 1
        assert own[0] > 0


@pytest.mark.parametrize(("bots", "players", "games"), [(2, 2, 5), (2, 3, 7), (4, 4, 1), (3, 4, 13)])
def test_rounds_are_never_cut(bots: int, players: int, games: int) -> None:
    """At least as many games as asked for, and one round at most above."""
    jobs = match_plan(BOTS[:bots], players, games, "7", OPTIONS).jobs()
    assert games <= len(jobs) < games + len(seatings(BOTS[:bots], players, 0))


def test_the_order_of_bots_changes_from_seed_to_seed() -> None:
    """All six rings of four bots come up, each with its four turns."""
    jobs = match_plan(BOTS, 4, 24, "7", OPTIONS).jobs()
    assert len(rings(BOTS)) == 6
    assert len({job.specs for job in jobs}) == 24


def test_no_game_of_a_match_is_repeated() -> None:
    """No combination of seed and seating occurs twice, so a restart can tell which games have been played."""
    for players in (2, 3, 4):
        jobs = match_plan(BOTS[:2], players, 30, "7", OPTIONS, mirror=True).jobs()
        assert len({job.key for job in jobs}) == len(jobs)


def test_all_pairs_of_a_tournament_play_the_same_seeds() -> None:
    """And every bot meets itself, as often as others."""
    plan = tournament_plan(BOTS, 2, 6, "7", OPTIONS)
    seeds: dict[tuple[str, ...], list[str]] = {}
    for job in plan.jobs():
        seeds.setdefault(tuple(sorted(job.specs)), []).append(job.seed)
    pairs = [tuple(sorted(pair)) for pair in combinations(BOTS, 2)]
    assert {tuple(seeds[pair]) for pair in pairs} == {("7-1", "7-1", "7-2", "7-2", "7-3", "7-3")}
    for bot in BOTS:
        assert seeds[bot, bot] == [f"7-{number}" for number in range(1, 7)]
    assert len(seeds) == 6 + 4


def test_a_tournament_of_four_seats_them_all() -> None:
    """Five bots make five tables of four; every bot plays every seat equally often."""
    bots = (*BOTS, "expert:10")
    counts = seats_of(tournament_plan(bots, 4, 8, "7", OPTIONS))
    assert len(tables(bots, 4)) == 5
    for seed in ("7-1", "7-2"):
        assert {counts[seed, bot, seat] for bot in bots for seat in range(4)} == {4}


def test_a_sample_of_tables_is_even() -> None:
    """Twelve of the 84 tables of nine bots: every bot plays four times, and once with every other."""
    bots = tuple(f"bot{number}" for number in range(9))
    chosen = tables(bots, 3, 12)
    assert set(Counter(bot for table in chosen for bot in table).values()) == {4}
    met = Counter(pair for table in chosen for pair in combinations(table, 2))
    assert max(met.values()) <= 2
    assert len(met) >= 30
    assert tables(bots, 3, 1000) == tables(bots, 3)


def test_more_games_begin_with_the_same_games() -> None:
    """So that a match can be made longer later."""
    few = {job.key for job in match_plan(BOTS[:3], 3, 9, "7", OPTIONS, mirror=True).jobs()}
    many = {job.key for job in match_plan(BOTS[:3], 3, 30, "7", OPTIONS, mirror=True).jobs()}
    assert few < many
