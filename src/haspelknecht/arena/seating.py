"""Who sits where: every bot equally often on every seat, with the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

Seats = tuple[str, ...]


def seatings(bots: Seats, players: int, round_number: int) -> list[Seats]:
    """All seatings of one round, that is of one seed: each company in one ring, turned all the way round.

    Turning gives every bot every seat. Who follows whom changes from round to round.
    """
    found: list[Seats] = []
    for company in companies(bots, players):
        circles = rings(company)
        found += turns(circles[round_number % len(circles)])
    return found


def companies(bots: Seats, players: int) -> list[Seats]:
    """Who plays together when bots share the seats: as evenly as possible, and each in turn sits once more."""
    times, more = divmod(players, len(bots))
    return [tuple(sorted((*bots * times, *extra), key=bots.index)) for extra in combinations(bots, more)]


def rings(company: Seats) -> list[Seats]:
    """The different ways to sit around a table without head: turning the table is no difference."""
    first = {name: number for number, name in enumerate(dict.fromkeys(company))}
    found: dict[Seats, None] = {}
    for seats in dict.fromkeys(permutations(company)):
        found[min(turns(seats), key=lambda turned: [first[name] for name in turned])] = None
    return list(found)


def turns(ring: Seats) -> list[Seats]:
    """A ring turned seat by seat until it looks the same again."""
    return list(dict.fromkeys(ring[step:] + ring[:step] for step in range(len(ring))))


def tables(bots: Sequence[str], players: int, most: int | None = None) -> list[Seats]:
    """The tables of a round robin: all pairs, or all groups of three or four.

    `most` keeps so many of them that everybody plays about equally often, with everybody.
    """
    everything = list(combinations(bots, players)) if len(bots) >= players else [tuple(bots)]
    if most is None or most >= len(everything):
        return everything
    met = dict.fromkeys(combinations(bots, 2), 0)
    played = dict.fromkeys(bots, 0)
    chosen: list[Seats] = []
    for _ in range(most):
        rest = [table for table in everything if table not in chosen]
        table = min(rest, key=lambda table: (table_load(table, played, met), everything.index(table)))
        chosen.append(table)
        for bot in table:
            played[bot] += 1
        for pair in combinations(table, 2):
            met[pair] += 1
    return sorted(chosen, key=everything.index)


def table_load(table: Seats, played: dict[str, int], met: dict[tuple[str, str], int]) -> tuple[int, int]:
    """How much its players have played, and met each other, already: the least is next."""
    return sum(2 * played[bot] + 1 for bot in table), sum(2 * met[pair] + 1 for pair in combinations(table, 2))
