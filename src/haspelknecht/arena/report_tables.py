"""The tables of a report."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from haspelknecht.arena.numbers import interval, mean_text, percent
from haspelknecht.arena.statistics import Rate
from haspelknecht.arena.summary import Summary
from haspelknecht.locale import say


def standings_table(summary: Summary, language: str) -> str:
    """All bots against others."""
    ratings = {rating.bot: f"{rating.mu:.1f} ± {rating.sigma:.1f}" for rating in summary.ratings or ()}
    columns = ["bot", "win-rate", "interval", "score", "rank", *(["rating"] if ratings else [])]
    columns += ["games", "wins", "forfeits"]
    rows = [
        [
            escape(item.bot), percent(item.wins.rate), interval(item.wins), mean_text(item.score), f"{item.rank:.2f}",
            *([ratings.get(item.bot, "–")] if ratings else []), str(item.wins.games), f"{item.wins.wins:g}",
            str(item.forfeits),
        ]
        for item in summary.standings
    ]  # fmt: skip
    return table([say(f"arena-column-{column}", language) for column in columns], rows)


def cross_table(summary: Summary, language: str) -> str:
    """Row against column; bold where the interval leaves no doubt who is better."""
    bots = [item.bot for item in summary.standings]
    if len(bots) < 3:
        return ""
    found = {(duel.bot, duel.against): duel.ahead for duel in summary.duels}
    rows = [[escape(bot), *(rate_cell(found.get((bot, against)), 0.5) for against in bots)] for bot in bots]
    return table(["", *bots], rows)


def rate_cell(rate: Rate | None, even: float) -> str:
    """A rate above its interval."""
    if rate is None:
        return "–"
    share = percent(rate.rate) if rate.includes(even) else f"<strong>{percent(rate.rate)}</strong>"
    return f"{share}<br><small>{interval(rate)}</small>"


def table(heads: Iterable[str], rows: list[list[str]]) -> str:
    """A table that scrolls by itself on a narrow screen; cells are markup already."""
    if not rows:
        return ""
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f'<div class="wide card"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table></div>'
