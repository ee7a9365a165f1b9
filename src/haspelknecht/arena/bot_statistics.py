"""Statistics of each bot: points by source, tiles bought, thinking time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from haspelknecht.arena.result import GameResult, SeatResult, Thinking
from haspelknecht.arena.statistics import Rate, wilson
from haspelknecht.rules.pieces import SOURCE_NAMES


@dataclass(frozen=True, slots=True)
class TileUse:
    """A tile in the games in which it was in play: how often bought, and how often its buyer won."""

    tile: int
    bought: Rate
    won: Rate


def own_seats(results: Iterable[GameResult], bot: str) -> Iterator[tuple[GameResult, SeatResult]]:
    """The seats a bot played to the end."""
    for game in results:
        for seat in game.seats:
            if seat.bot == bot and not seat.forfeit:
                yield game, seat


def points_by_source(results: Iterable[GameResult], bot: str) -> dict[str, float]:
    """Mean points of every source; their sum is the mean score."""
    points = [seat.points for _, seat in own_seats(results, bot)]
    return {
        source: sum(by_source.get(source, 0) for by_source in points) / max(1, len(points)) for source in SOURCE_NAMES
    }


def tile_uses(results: Iterable[GameResult], bot: str) -> list[TileUse]:
    """Every tile that was in play, by number."""
    seen: dict[int, list[tuple[bool, bool]]] = {}
    for game, seat in own_seats(results, bot):
        own = {purchase.tile for purchase in seat.purchases}
        for tile in game.tiles:
            seen.setdefault(tile, []).append((tile in own, seat.rank == 1))
    return [tile_use(tile, seen[tile]) for tile in sorted(seen)]


def tile_use(tile: int, seen: list[tuple[bool, bool]]) -> TileUse:
    """One tile from (bought, won) of every seat."""
    won = [won for bought, won in seen if bought]
    return TileUse(tile, wilson(len(won), len(seen)), wilson(sum(won), len(won)))


def own_win_rate(results: Iterable[GameResult], bot: str) -> float:
    """How often a seat of this bot wins; the baseline for its tiles."""
    ranks = [seat.rank for _, seat in own_seats(results, bot)]
    return ranks.count(1) / max(1, len(ranks))


def thinking_of(results: Iterable[GameResult], bot: str) -> Thinking:
    """The total thinking time of a bot."""
    clocks = [clock for game in results for seat, clock in zip(game.seats, game.times, strict=True) if seat.bot == bot]
    return Thinking(
        seconds=sum(clock.seconds for clock in clocks),
        longest=max((clock.longest for clock in clocks), default=0.0),
        count=sum(clock.count for clock in clocks),
    )
