"""The verdicts on the games of a rung."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

import pytest
from ladder_rungs import RUNGS, Control, Points, Rung, Wins, holds, verdict_of

from haspelknecht.arena import GameResult, Played, Summary, summarize
from haspelknecht.bots import parse_spec
from haspelknecht.cli.arena_options import named_bots
from haspelknecht.cli.main import build_parser
from tests.arena.games import result

ROOT = Path(__file__).parent.parent.parent


def summary_of(rung: Rung, scores: Sequence[Sequence[int]], forfeit: int = -1) -> Summary:
    """A rung with these scores: for each game those of the first bot's seats, then those of the second's."""
    plan = rung.plan(len(scores))
    games: list[GameResult] = []
    for job, points in zip(plan.jobs(), scores, strict=False):
        by_bot = {bot: iter(points[at :: len(rung.bots)]) for at, bot in enumerate(rung.bots)}
        seats = [next(by_bot[spec]) for spec in job.specs]
        games.append(result(job.specs, seats, seed=job.seed, number=job.number, forfeit=forfeit))
    return summarize(plan, Played(games, []))


def pair(won: int, lost: int, demand: Wins) -> str:
    """The verdict after so many games won and lost."""
    rung = Rung("pair", ("mcts:10", "greedy"), demand)
    return verdict_of(rung, summary_of(rung, [(2, 1)] * won + [(1, 2)] * lost))


def test_a_demand_is_met_by_the_share_of_won_games() -> None:
    """At least 80 % is reached with 8 of 10; how sure that is, the interval says."""
    demand = Wins(0.8)
    assert demand.text == "at least 80 %"
    assert pair(7, 3, demand) == "not met"
    assert pair(8, 2, demand) == "met"
    assert pair(40, 0, demand) == "met, whole interval"


def test_more_than_half_is_more_than_half() -> None:
    """Equal strength is not enough for the bot that thinks longer."""
    demand = Wins(0.5, strictly=True)
    assert demand.text == "more than 50 %"
    assert pair(5, 5, demand) == "not met"
    assert pair(6, 4, demand) == "met"


@pytest.mark.parametrize(
    ("greedy", "random", "verdict"),
    [(40, 20, "met"), (39, 20, "not met"), (20, -30, "met"), (19, -30, "not met"), (0, 0, "not met")],
)
def test_twice_a_negative_score_demands_nothing_so_there_is_a_least_one(greedy: int, random: int, verdict: str) -> None:
    """Both conditions have to hold."""
    rung = Rung("four", ("greedy", "random"), Points(times=2, least=20), players=4)
    assert verdict_of(rung, summary_of(rung, [(greedy, random) * 2] * 4)) == verdict


def test_a_control_says_whether_a_seat_is_an_advantage() -> None:
    """A control never fails: it is information."""
    rung = Rung("mirror", ("greedy",), Control())
    fair = verdict_of(rung, summary_of(rung, [(2, 1), (1, 2)] * 10))
    unfair = verdict_of(rung, summary_of(rung, [(1, 2)] * 20))
    assert (fair, unfair) == ("even", "uneven")
    assert holds(fair)
    assert holds(unfair)


def test_a_forfeit_is_not_a_win() -> None:
    """However the points are."""
    rung = Rung("pair", ("mcts:10", "greedy"), Wins(0.5))
    verdict = verdict_of(rung, summary_of(rung, [(9, 1)] * 2, forfeit=1))
    assert verdict == "void: 2 forfeits"
    assert not holds(verdict)


def test_an_unfinished_rung_has_no_verdict() -> None:
    """Its first games do not matter."""
    rung = Rung("pair", ("mcts:10", "greedy"), Wins(0.5))
    whole = summary_of(rung, [(9, 1)] * 4)
    part = summarize(whole.plan, Played(whole.results[:3], []))
    assert verdict_of(rung, part) == "unfinished: 1 games left"
    assert not holds(verdict_of(rung, part))


@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: rung.name)
def test_every_rung_can_be_played_from_the_command_line(rung: Rung) -> None:
    """With the very same games: at least 400, each bot equally often on each seat."""
    jobs = rung.plan().jobs()
    assert len(jobs) >= 400
    for bot in rung.bots:
        parse_spec(bot)
        seats = [sum(job.specs[seat] == bot for job in jobs) for seat in range(rung.players)]
        assert len(set(seats)) == 1
    words = shlex.split(rung.command())
    options = build_parser("en").parse_args(words[1:])
    assert named_bots(options.bots) == list(rung.bots)
    assert (options.games, options.seed, options.mirror) == (rung.games, "ladder", len(rung.bots) == 1)
    assert (options.players or 2) == rung.players


def test_foreign_bots_are_where_the_rungs_look_for_them() -> None:
    """Their files belong to the build that is written on the page."""
    for rung in RUNGS:
        assert all((ROOT / name).is_file() for name in rung.files)
        assert bool(rung.files) == any(bot.startswith("exec:") for bot in rung.bots)
