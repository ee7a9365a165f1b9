"""The figures of a report."""

from __future__ import annotations

from html import escape

from haspelknecht.arena.amount_plots import histograms, stacked_bars, time_plot
from haspelknecht.arena.bot_statistics import own_seats
from haspelknecht.arena.rate_plots import interval_plot, twin_plot
from haspelknecht.arena.seat_rates import SeatRates
from haspelknecht.arena.statistics import Rate
from haspelknecht.arena.summary import BotStatistics, Summary
from haspelknecht.errors import shorten
from haspelknecht.locale import say
from haspelknecht.records.notation import seat_text
from haspelknecht.rules.pieces import SOURCE_NAMES

MOST_SOURCES = 8  # so many have their own colour; the rest is shown together


def figure(caption: str, picture: str, more: str = "") -> str:
    """A picture with its caption."""
    return f"<figure><figcaption>{escape(caption)}</figcaption>{picture}{more}</figure>\n"


def win_figures(summary: Summary, language: str) -> list[str]:
    """Win rates against others."""
    caption = say("report-win-rates", language)
    rows = [(item.bot, item.wins) for item in summary.standings]
    even = 1 / 2 if len(rows) == 2 else None  # with more bots it depends on how many sat at a table
    return [figure(caption, interval_plot(rows, caption, even))] if rows else []


def score_figures(summary: Summary, language: str) -> list[str]:
    """How the scores of every bot are spread."""
    caption = say("report-score-distribution", language)
    rows = [(bot, [seat.score for _, seat in own_seats(summary.results, bot)]) for bot in summary.plan.bots]
    rows = [(bot, scores) for bot, scores in rows if scores]
    return [figure(caption, histograms(rows, caption))] if rows else []


def source_figures(summary: Summary, language: str) -> list[str]:
    """Where the points come from: the largest sources, the others together."""
    weight = {source: max(abs(item.points[source]) for item in summary.bot_statistics) for source in SOURCE_NAMES}
    largest = sorted(SOURCE_NAMES, key=lambda source: -weight[source])[:MOST_SOURCES]
    shown = [source for source in SOURCE_NAMES if source in largest and weight[source] > 0]
    rows = []
    for item in playing(summary):
        parts = [(say(f"source-{source}", language), item.points[source]) for source in shown]
        rest = sum(points for source, points in item.points.items() if source not in shown)
        rows.append((item.bot, [*parts, (say("report-other-sources", language), rest)]))
    caption = say("report-points-by-source", language)
    names = [*(say(f"source-{source}", language) for source in shown), say("report-other-sources", language)]
    if not rows:
        return []
    return [figure(caption, stacked_bars(rows, caption), legend(names) + source_table(summary, language))]


def playing(summary: Summary) -> list[BotStatistics]:
    """The bots that played at least one game to the end."""
    return [item for item in summary.bot_statistics if item.tiles]


def legend(names: list[str]) -> str:
    """Which colour is what."""
    items = "".join(
        f'<li><svg viewBox="0 0 1 1" aria-hidden="true"><rect class="c{number}" width="1" height="1"/></svg>'
        f"{escape(name)}</li>"
        for number, name in enumerate(names)
    )
    return f'<ul class="legend">{items}</ul>'


def source_table(summary: Summary, language: str) -> str:
    """All sources in numbers, for those who want to know exactly."""
    heads = "".join(f"<th>{escape(item.bot)}</th>" for item in playing(summary))
    rows = "".join(
        f"<tr><td>{escape(say(f'source-{source}', language))}</td>"
        + "".join(f"<td>{item.points[source]:.2f}</td>" for item in playing(summary))
        + "</tr>"
        for source in SOURCE_NAMES
        if any(item.points[source] for item in summary.bot_statistics)
    )
    words = escape(say("report-in-numbers", language))
    table = f"<table><thead><tr><th></th>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<details><summary>{words}</summary><div class="wide">{table}</div></details>'


def tile_figures(summary: Summary, language: str) -> list[str]:
    """For every bot: how often it buys each tile, and how often it wins then."""
    headings = say("report-bought", language), say("report-won-then", language)
    found = []
    for item in playing(summary):
        rows = [(f"{use.tile} {say(f'tile-{use.tile}', language)}", use.bought, use.won) for use in item.tiles]
        caption = shorten(item.bot)
        found.append(figure(caption, twin_plot(rows, caption, headings, item.win_rate)))
    return found


def seat_figures(summary: Summary, language: str) -> list[str]:
    """Places in the first turn, in all games and in those of a bot against itself; and seats, as a control."""
    even = 1 / summary.plan.players
    found = []
    everything = say("report-all-games", language)
    mirrors = [(say("report-mirror-of", language, bot=shorten(item.bot)), item.rates) for item in summary.mirrors]
    for caption, rates in [(everything, summary.seats), *mirrors]:
        found.append(figure(caption, interval_plot(place_rows(rates, language), caption, even)))
    caption = say("report-seats-control", language)
    seats = [(say("report-seat", language, seat=seat_text(n)), rate) for n, rate in enumerate(summary.seats.seats)]
    return [*found, figure(caption, interval_plot(seats, caption, even))]


def place_rows(rates: SeatRates, language: str) -> list[tuple[str, Rate]]:
    """One row for each place in the first turn."""
    return [(say("report-place", language, place=place), rate) for place, rate in enumerate(rates.places, start=1)]


def length_figures(summary: Summary, language: str) -> list[str]:
    """How many decisions a game takes."""
    caption = say("report-decisions", language)
    rows = [(say("report-all-games", language), [game.decisions for game in summary.results])]
    return [figure(caption, histograms(rows, caption))]


def latency_figures(summary: Summary, language: str) -> list[str]:
    """How long the bots think about one choice."""
    caption = say("report-thinking", language)
    rows = [
        (bot, thinking.seconds / thinking.count, thinking.longest)
        for bot, thinking in summary.latency.items()
        if thinking.count and thinking.seconds > 0
    ]
    return [figure(caption, time_plot(rows, caption))] if rows else []
