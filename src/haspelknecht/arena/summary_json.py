"""The outcome as plain words, for `--json` and results.json."""

from __future__ import annotations

from dataclasses import asdict

from haspelknecht.arena.bot_statistics import TileUse
from haspelknecht.arena.ratings import Rating
from haspelknecht.arena.result import Thinking
from haspelknecht.arena.seat_rates import Mirror, SeatRates
from haspelknecht.arena.standings import Standing
from haspelknecht.arena.statistics import Mean, Rate
from haspelknecht.arena.summary import BotStatistics, Summary
from haspelknecht.records.notation import seat_text
from haspelknecht.version import __version__

Words = dict[str, object]


def summary_words(summary: Summary) -> Words:
    """Everything but the single games. All of it is reproducible except `latency`."""
    plan = summary.plan
    return {
        "kind": plan.kind,
        "engine": __version__,
        "players": plan.players,
        "seed": plan.seed,
        **asdict(plan.options),
        "games": len(summary.results),
        "bots": [standing_words(standing) for standing in summary.standings],
        "head_to_head": [
            {"bot": duel.bot, "against": duel.against, **rate_words(duel.ahead)} for duel in summary.duels
        ],
        "ratings": [rating_words(rating) for rating in summary.ratings],
        "mirrors": [mirror_words(mirror) for mirror in summary.mirrors],
        **seat_words(summary.seats),
        "decisions": mean_words(summary.decisions),
        "habits": [bot_words(bot) for bot in summary.bot_statistics],
        "forfeits": [
            {"game": game.number, "seed": game.seed, "seat": seat_text(seat), "bot": game.specs[seat], "reason": reason}
            for game in summary.results
            for seat, reason in game.forfeits.items()
        ],
        "failed": [asdict(failed) for failed in summary.failed],
        "latency": [latency_words(bot, thinking) for bot, thinking in summary.latency.items()],
    }


def standing_words(standing: Standing) -> Words:
    """One bot against others."""
    return {
        "bot": standing.bot,
        **rate_words(standing.wins),
        "mean_score": rounded(standing.score.mean),
        "standard_error": rounded(standing.score.error),
        "lowest": standing.lowest,
        "highest": standing.highest,
        "mean_rank": rounded(standing.rank),
        "forfeits": standing.forfeits,
    }


def rate_words(rate: Rate) -> Words:
    """A share of games with its 95 % interval."""
    return {
        "games": rate.games,
        "wins": rounded(rate.wins),
        "win_rate": rounded(rate.rate),
        "low": rounded(rate.low),
        "high": rounded(rate.high),
    }


def mean_words(mean: Mean) -> Words:
    """A mean with its standard error."""
    return {"mean": rounded(mean.mean), "standard_error": rounded(mean.error)}


def rating_words(rating: Rating) -> Words:
    """One rating."""
    return {
        "bot": rating.bot,
        "mu": rounded(rating.mu),
        "sigma": rounded(rating.sigma),
        "ordinal": rounded(rating.ordinal),
    }


def mirror_words(mirror: Mirror) -> Words:
    """One bot against itself."""
    score = {"mean_score": rounded(mirror.score.mean), "standard_error": rounded(mirror.score.error)}
    return {"bot": mirror.bot, "games": mirror.games, **score, **seat_words(mirror.rates)}


def seat_words(rates: SeatRates) -> Words:
    """Win rates of seats, and of places in the first turn."""
    return {
        "seats": [{"seat": seat_text(seat), **rate_words(rate)} for seat, rate in enumerate(rates.seats)],
        "first_turn": [{"place": place, **rate_words(rate)} for place, rate in enumerate(rates.places, start=1)],
    }


def bot_words(bot: BotStatistics) -> Words:
    """Points and tiles of one bot."""
    return {
        "bot": bot.bot,
        "win_rate_of_a_seat": rounded(bot.win_rate),
        "points": {source: rounded(points) for source, points in bot.points.items()},
        "tiles": [tile_words(tile) for tile in bot.tiles],
    }


def tile_words(use: TileUse) -> Words:
    """One tile of one bot."""
    return {
        "tile": use.tile,
        "in_play": use.bought.games,
        "bought": rounded(use.bought.wins),
        "purchase_rate": rounded(use.bought.rate),
        "wins_of_buyers": rounded(use.won.wins),
        "win_rate_of_buyers": rounded(use.won.rate) if use.won.games else None,
        "low": rounded(use.won.low),
        "high": rounded(use.won.high),
    }


def latency_words(bot: str, thinking: Thinking) -> Words:
    """How long a bot thinks."""
    return {
        "bot": bot,
        "thoughts": thinking.count,
        "mean_seconds": rounded(thinking.seconds / thinking.count if thinking.count else None, 6),
        "longest_seconds": rounded(thinking.longest, 6),
    }


def rounded(value: float | None, places: int = 4) -> float | int | None:
    """Whole numbers as such, others with a few digits."""
    if value is None:
        return None
    return int(value) if value == int(value) else round(value, places)
