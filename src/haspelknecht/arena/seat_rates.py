"""Whether a seat or an early turn is an advantage; a bot against itself is the control."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from haspelknecht.arena.result import GameResult
from haspelknecht.arena.standings import score_of
from haspelknecht.arena.statistics import Mean, Rate, wilson


@dataclass(frozen=True, slots=True)
class SeatRates:
    """Win rates by seat, and by place in the turn order of the first turn."""

    seats: tuple[Rate, ...]
    places: tuple[Rate, ...]


@dataclass(frozen=True, slots=True)
class Mirror:
    """A bot against itself: all seats should win equally often, or the game favours one."""

    bot: str
    games: int
    score: Mean
    rates: SeatRates


def seat_rates(results: Iterable[GameResult], players: int) -> SeatRates:
    """Win rates of the seats and places in some games. A forfeit says nothing about a seat."""
    winners = [(game.winner, game.seats[game.winner].place) for game in results if not game.forfeits]
    return SeatRates(
        seats=tuple(wilson(sum(seat == number for seat, _ in winners), len(winners)) for number in range(players)),
        places=tuple(
            wilson(sum(place == number + 1 for _, place in winners), len(winners)) for number in range(players)
        ),
    )


def mirrors_of(results: Iterable[GameResult], bots: Sequence[str], players: int) -> list[Mirror]:
    """The control of every bot that played against itself."""
    games = [result for result in results if result.is_mirror and not result.forfeits]
    found = []
    for bot in bots:
        own = [game for game in games if game.specs[0] == bot]
        if own:
            found.append(Mirror(bot, len(own), score_of(own, bot), seat_rates(own, players)))
    return found
