"""OpenSkill ratings (Plackett-Luce): one number for a bot's strength over all opponents."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from haspelknecht.arena.result import GameResult
from haspelknecht.arena.standings import contests


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength: `mu` is the estimate, `sigma` its uncertainty, `ordinal` a conservative estimate."""

    bot: str
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """Three sigma below the estimate, as usual with OpenSkill."""
        return self.mu - 3 * self.sigma


def ratings(results: Iterable[GameResult], bots: Sequence[str]) -> list[Rating]:
    """Ratings after all games in their order, the strongest first. A bot on two seats gets the mean of both."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - takes longer to load than the rest of the arena

    model = PlackettLuce()
    start = model.rating()
    known: dict[str, tuple[float, float]] = {}
    for game in contests(results):
        teams = [[model.create_rating(list(known.get(bot, (start.mu, start.sigma))))] for bot in game.specs]
        after = model.rate(teams, ranks=[float(seat.rank) for seat in game.seats])
        for bot in dict.fromkeys(game.specs):
            own = [team[0] for team, name in zip(after, game.specs, strict=True) if name == bot]
            known[bot] = (sum(new.mu for new in own) / len(own), sum(new.sigma for new in own) / len(own))
    found = [Rating(bot, *known[bot]) for bot in bots if bot in known]
    return sorted(found, key=lambda rating: -rating.mu)
