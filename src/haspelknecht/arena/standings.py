"""How the bots did: wins, points and ranks in games against others, and against each other bot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations, product

from haspelknecht.arena.result import GameResult, SeatResult
from haspelknecht.arena.statistics import Mean, Rate, mean_of, wilson


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot in all its games against other bots."""

    bot: str
    wins: Rate
    score: Mean
    lowest: int | None
    highest: int | None
    rank: float
    forfeits: int


@dataclass(frozen=True, slots=True)
class Duel:
    """How often a bot was ranked before another one, in the games they both played."""

    bot: str
    against: str
    ahead: Rate


def contests(results: Iterable[GameResult]) -> list[GameResult]:
    """The games between different bots."""
    return [result for result in results if not result.is_mirror]


def standings(results: Iterable[GameResult], bots: Sequence[str]) -> list[Standing]:
    """All bots that met others, the most successful first."""
    games = contests(results)
    found = [standing(games, bot) for bot in bots if any(bot in game.specs for game in games)]
    return sorted(found, key=lambda item: (-item.wins.rate, item.rank, bots.index(item.bot)))


def standing(games: Iterable[GameResult], bot: str) -> Standing:
    """One bot. Points that greedy made in its place do not count as its own."""
    own = [game for game in games if bot in game.specs]
    seats = [seat for game in own for seat in game.seats if seat.bot == bot]
    scores = [seat.score for seat in seats if not seat.forfeit]
    return Standing(
        bot=bot,
        wins=wilson(sum(game.seats[game.winner].bot == bot for game in own), len(own)),
        score=score_of(own, bot),
        lowest=min(scores, default=None),
        highest=max(scores, default=None),
        rank=sum(seat.rank for seat in seats) / len(seats),
        forfeits=sum(bool(seat.forfeit) for seat in seats),
    )


def score_of(games: Iterable[GameResult], bot: str) -> Mean:
    """The mean score. Games with the same seed are alike, so the error is taken from the means of the seeds."""
    scores: dict[str, list[int]] = defaultdict(list)
    for game in games:
        for seat in game.seats:
            if seat.bot == bot and not seat.forfeit:
                scores[game.seed].append(seat.score)
    by_seed = mean_of([sum(points) / len(points) for points in scores.values()])
    everything = [score for points in scores.values() for score in points]
    return Mean(mean_of(everything).mean, by_seed.error, len(everything))


def duels(results: Iterable[GameResult], bots: Sequence[str]) -> list[Duel]:
    """Every bot against every other one, both ways."""
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in contests(results):
        for bot, against in permutations(dict.fromkeys(game.specs), 2):
            shares[bot, against].append(share_ahead(game.seats, bot, against))
    pairs = (pair for pair in permutations(bots, 2) if pair in shares)
    return [Duel(*pair, wilson(sum(shares[pair]), len(shares[pair]))) for pair in pairs]


def share_ahead(seats: Sequence[SeatResult], bot: str, against: str) -> float:
    """One game as a share: 1 if the bot was before the other; between if they sat on several seats."""
    meetings = [
        seat.rank < other.rank for seat, other in product(seats, seats) if (seat.bot, other.bot) == (bot, against)
    ]
    return sum(meetings) / len(meetings)
