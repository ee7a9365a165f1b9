"""Games for tests: short matches of random players, handmade results, and games that fail on purpose."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from haspelknecht.arena import GameOptions, GameResult, Job, Plan, Played, match_plan, play_one
from haspelknecht.arena.result import Purchase, SeatResult, Thinking

OPTIONS = GameOptions()
PAIR = ("random", "habit")


def short_match(games: int = 4, bots: Sequence[str] = PAIR, players: int = 2, *, mirror: bool = False) -> Plan:
    """A match that takes less than a second."""
    return match_plan(bots, players, games, "short", OPTIONS, mirror=mirror)


def played_alone(plan: Plan) -> Played:
    """The results of a match whose games are played in this process, one after the other."""
    return Played([play_one(job) for job in plan.jobs()], [])


def result(
    specs: Sequence[str], scores: Sequence[int], *, seed: str = "s", number: int = 0, forfeit: int = -1
) -> GameResult:
    """A game with these scores; the seats are in turn order, and each seat buys the tile 11 if it wins."""
    ranking = sorted(range(len(specs)), key=lambda seat: (seat == forfeit, -scores[seat]))
    seats = tuple(
        SeatResult(
            bot=spec,
            score=scores[seat],
            rank=ranking.index(seat) + 1,
            place=seat + 1,
            points={"developments": scores[seat]},
            purchases=(Purchase(11, 1, "spring"),) if ranking[0] == seat else (),
            forfeit="It fell asleep." if seat == forfeit else "",
        )
        for seat, spec in enumerate(specs)
    )
    return GameResult(number, seed, seats, (11, 21), 100, tuple(Thinking(1.0, 0.5, 10) for _ in specs))


def die_once(folder: Path, deadly: int, job: Job) -> GameResult:
    """The process dies at its first try of one game."""
    seen = folder / "seen"
    if job.number == deadly and not seen.exists():
        seen.touch()
        os._exit(7)
    return play_one(job)


def die_always(deadly: int, job: Job) -> GameResult:
    """The process dies whenever it is given one certain game."""
    if job.number == deadly:
        os._exit(7)
    return play_one(job)


def stumble_always(clumsy: int, job: Job) -> GameResult:
    """One certain game fails with a bug in our own code."""
    if job.number == clumsy:
        raise ZeroDivisionError("a fault of ours")
    return play_one(job)
