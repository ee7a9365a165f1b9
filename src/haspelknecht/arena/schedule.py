"""All games of a match or a tournament, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from haspelknecht.arena.job import Job
from haspelknecht.arena.seating import Seats, seatings, tables
from haspelknecht.records.game_options import GameOptions


@dataclass(frozen=True, slots=True)
class Plan:
    """The schedule: tables of bots, at least `games` games at each, all with the same seeds."""

    kind: str  # "match" or "tournament"
    bots: Seats
    players: int
    games: int
    seed: str
    tables: tuple[Seats, ...]
    options: GameOptions

    def jobs(self) -> list[Job]:
        """Every game, seed by seed, and for each seed table by table: an interrupted run is balanced too."""
        found = [
            (round_number, number, seats)
            for number, table in enumerate(self.tables)
            for round_number, seats in self.games_at(table)
        ]
        found.sort(key=lambda item: item[:2])
        return [
            Job(number, f"{self.seed}-{round_number + 1}", seats, self.options)
            for number, (round_number, _, seats) in enumerate(found)
        ]

    def games_at(self, table: Seats) -> Iterator[tuple[int, Seats]]:
        """Whole rounds only, so that all seats are balanced."""
        played = round_number = 0
        while played < self.games:
            seated = seatings(table, self.players, round_number)
            yield from ((round_number, seats) for seats in seated)
            played += len(seated)
            round_number += 1


def match_plan(
    bots: Sequence[str], players: int, games: int, seed: str, options: GameOptions, *, mirror: bool = False
) -> Plan:
    """All bots at one table; with `mirror` also each bot against itself."""
    together = [tuple(bots)] if len(bots) > 1 else []
    return Plan("match", tuple(bots), players, games, seed, (*together, *(mirrors(bots) if mirror else ())), options)


def tournament_plan(
    bots: Sequence[str], players: int, games: int, seed: str, options: GameOptions, *, most: int | None = None
) -> Plan:
    """A round robin, and each bot against itself as a control."""
    chosen = (*tables(bots, players, most), *mirrors(bots))
    return Plan("tournament", tuple(bots), players, games, seed, chosen, options)


def mirrors(bots: Sequence[str]) -> tuple[Seats, ...]:
    """Tables at which a bot meets only itself."""
    return tuple((bot,) for bot in bots)
