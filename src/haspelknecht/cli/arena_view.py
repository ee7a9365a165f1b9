"""The outcome of a match or tournament as tables in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from haspelknecht.arena import Summary
from haspelknecht.arena.numbers import interval, mean_text, percent, time_text
from haspelknecht.arena.seat_rates import SeatRates
from haspelknecht.arena.statistics import Rate
from haspelknecht.locale import say
from haspelknecht.records.notation import seat_text


def show(summary: Summary, language: str) -> None:
    """Print all tables that have rows."""
    console = Console()
    seats = [say("report-seat", language, seat=seat_text(seat)) for seat in range(summary.plan.players)]
    places = [say("report-place", language, place=seat + 1) for seat in range(summary.plan.players)]
    for table in (
        standings(summary, language),
        cross_table(summary, language),
        mirrors(summary, language, seats, lambda rates: rates.seats),
        mirrors(summary, language, places, lambda rates: rates.places),
    ):
        if table.rows:
            console.print(table)


def standings(summary: Summary, language: str) -> Table:
    """One row for each bot."""
    ratings = {rating.bot: f"{rating.mu:.1f}\n± {rating.sigma:.1f}" for rating in summary.ratings or ()}
    columns = ["bot", "games", "win-rate", "score", "rank", *(["rating"] if ratings else []), "thought"]
    table = new_table(say("arena-standings", language, games=len(summary.results)), heads(columns, language))
    even = 1 / len(summary.standings) if len(summary.standings) == 2 else None
    for item in summary.standings:
        clock = summary.latency[item.bot]
        table.add_row(
            Text(item.bot), str(item.wins.games), rate_text(item.wins, even), two_lines(mean_text(item.score)),
            f"{item.rank:.2f}", *([ratings.get(item.bot, "–")] if ratings else []),
            time_text(clock.seconds / max(1, clock.count)),
        )  # fmt: skip
    return table


def cross_table(summary: Summary, language: str) -> Table:
    """Each bot against each other bot; empty for two bots."""
    bots = [item.bot for item in summary.standings]
    table = new_table(say("arena-cross-table", language), ["", *bots])
    if len(bots) > 2:
        rates = {(duel.bot, duel.against): duel.ahead for duel in summary.duels}
        for bot in bots:
            table.add_row(Text(bot), *(rate_text(rates.get((bot, against)), 0.5) for against in bots))
    return table


def mirrors(
    summary: Summary, language: str, names: list[str], chosen: Callable[[SeatRates], tuple[Rate, ...]]
) -> Table:
    """Every bot against itself: by seat, or by place in the first turn."""
    table = new_table(say("arena-mirrors", language), [*heads(["bot", "games", "score"], language), *names])
    even = 1 / summary.plan.players
    for item in summary.mirrors:
        rates = (rate_text(rate, even) for rate in chosen(item.rates))
        table.add_row(Text(item.bot), str(item.games), two_lines(mean_text(item.score)), *rates)
    return table


def rate_text(rate: Rate | None, even: float | None) -> Text:
    """A rate above its confidence interval; bold if the interval excludes an even rate."""
    if rate is None:
        return Text("–")
    style = "" if even is None or rate.includes(even) else "bold"
    return Text(percent(rate.rate), style).append(f"\n{interval(rate)}", "dim")


def two_lines(mean: str) -> Text:
    """A mean above its error."""
    value, sign, error = mean.partition(" ± ")
    return Text(value).append(f"\n± {error}" if sign else "", "dim")


def heads(columns: Iterable[str], language: str) -> list[str]:
    """Column headings in the user's language."""
    return [say(f"arena-column-{column}", language) for column in columns]


def new_table(title: str, columns: Iterable[str]) -> Table:
    """A table: names on the left, numbers on the right."""
    table = Table(title=title, box=SIMPLE_HEAD, title_justify="left", pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(
            Text(column), justify="right" if number else "left", overflow="fold", min_width=3 if number else 8
        )
    return table
