"""The report: one self-contained HTML file for screen, phone and print."""

from __future__ import annotations

from html import escape

from haspelknecht.arena.report_plots import (
    latency_figures,
    length_figures,
    score_figures,
    seat_figures,
    source_figures,
    tile_figures,
    win_figures,
)
from haspelknecht.arena.report_style import STYLE
from haspelknecht.arena.report_tables import cross_table, standings_table
from haspelknecht.arena.summary import Summary
from haspelknecht.locale import say
from haspelknecht.version import __version__


def report(summary: Summary, language: str = "en") -> str:
    """The whole page. The same games give the same page, except for the latency."""
    plan = summary.plan
    heading = say(f"report-title-{plan.kind}", language, bots=", ".join(plan.bots))
    about = say(
        "report-about", language, games=len(summary.results), players=plan.players, edition=plan.options.edition,
        seed=plan.seed, version=__version__,
    )  # fmt: skip
    sections = [
        section("standings", language, standings_table(summary, language), grid(win_figures(summary, language))),
        section("duels", language, cross_table(summary, language)),
        beside(
            section("scores", language, *score_figures(summary, language)),
            section("sources", language, *source_figures(summary, language)),
        ),
        section("tiles", language, grid(tile_figures(summary, language))),
        section("seats", language, grid(seat_figures(summary, language))),
        beside(
            section("length", language, *length_figures(summary, language)),
            section("latency", language, *latency_figures(summary, language)),
        ),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(heading)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n"
        f"<h1>{escape(heading)}</h1>\n<p>{escape(about)}</p>\n{problems(summary, language)}"
        + "\n".join(filter(None, sections))
        + "\n</body>\n</html>\n"
    )


def section(name: str, language: str, *parts: str) -> str:
    """A heading, an explanation and the contents; empty without contents."""
    if not any(parts):
        return ""
    heading, how = say(f"report-{name}", language), say(f"report-{name}-about", language)
    body = "\n".join(part for part in parts if part)
    return f'<section id="{name}">\n<h2>{escape(heading)}</h2>\n<p>{escape(how)}</p>\n{body}\n</section>'


def grid(figures: list[str]) -> str:
    """Figures beside each other, as many as fit."""
    return f'<div class="grid">\n{"".join(figures)}</div>' if figures else ""


def beside(*sections: str) -> str:
    """Put sections with one figure side by side if there is room."""
    return f'<div class="halves">\n{"".join(sections)}\n</div>' if any(sections) else ""


def problems(summary: Summary, language: str) -> str:
    """Report failed games and forfeits."""
    forfeits = sum(len(game.forfeits) for game in summary.results)
    found = []
    if summary.failed:
        found.append(say("arena-failed", language, games=len(summary.failed), reason=summary.failed[0].reason))
    if forfeits:
        reason = next(reason for game in summary.results for reason in game.forfeits.values())
        found.append(say("arena-forfeits", language, forfeits=forfeits, reason=reason))
    return "".join(f"<p><strong>{escape(words)}</strong></p>\n" for words in found)
