"""Everything a match or tournament gave, computed once for tables, files and report."""

from __future__ import annotations

from dataclasses import dataclass

from haspelknecht.arena.attempts import Failed
from haspelknecht.arena.bot_statistics import TileUse, own_win_rate, points_by_source, thinking_of, tile_uses
from haspelknecht.arena.ratings import Rating, ratings
from haspelknecht.arena.result import GameResult, Thinking
from haspelknecht.arena.runner import Played
from haspelknecht.arena.schedule import Plan
from haspelknecht.arena.seat_rates import Mirror, SeatRates, mirrors_of, seat_rates
from haspelknecht.arena.standings import Duel, Standing, duels, standings
from haspelknecht.arena.statistics import Mean, mean_of


@dataclass(frozen=True, slots=True)
class BotStatistics:
    """What one bot does, in all its games, those against itself included."""

    bot: str
    win_rate: float  # of one seat
    points: dict[str, float]
    tiles: list[TileUse]


@dataclass(frozen=True, slots=True)
class Summary:
    """The whole outcome. `latency` alone depends on the machine."""

    plan: Plan
    results: list[GameResult]
    failed: list[Failed]
    standings: list[Standing]
    duels: list[Duel]
    ratings: list[Rating]
    mirrors: list[Mirror]
    seats: SeatRates
    bot_statistics: list[BotStatistics]
    decisions: Mean
    latency: dict[str, Thinking]


def summarize(plan: Plan, played: Played) -> Summary:
    """Compute everything."""
    results, bots = played.results, plan.bots
    return Summary(
        plan=plan,
        results=results,
        failed=played.failed,
        standings=standings(results, bots),
        duels=duels(results, bots),
        ratings=ratings(results, bots),
        mirrors=mirrors_of(results, bots, plan.players),
        seats=seat_rates(results, plan.players),
        bot_statistics=[
            BotStatistics(bot, own_win_rate(results, bot), points_by_source(results, bot), tile_uses(results, bot))
            for bot in bots
        ],
        decisions=mean_of([game.decisions for game in results]),
        latency={bot: thinking_of(results, bot) for bot in bots},
    )
