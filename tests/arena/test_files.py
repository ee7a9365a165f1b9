"""The files of a match: JSON, CSV, Parquet, and a self-contained report."""

from __future__ import annotations

import csv
import json
import re
import sys
from dataclasses import replace
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from haspelknecht.arena import Played, Summary, run, summarize, tournament_plan
from haspelknecht.arena.attempts import Failed
from haspelknecht.arena.outcome_files import write_outcome
from haspelknecht.arena.report import report
from haspelknecht.arena.summary_json import summary_words
from haspelknecht.rules.pieces import SOURCE_NAMES
from tests.arena.games import OPTIONS, result, short_match

parquet = import_module("pyarrow.parquet")  # it has no types of its own
BOTS = ("random", "habit", "exec:./my-bot <b>&")


def summary_of(bots: tuple[str, ...] = BOTS) -> Summary:
    """A handmade tournament in which the order of the bots is their strength."""
    plan = tournament_plan(bots, 2, 2, "s", OPTIONS)
    strength = {bot: 30 - 10 * number for number, bot in enumerate(bots)}
    results = [
        result(
            job.specs, [strength[bot] - seat for seat, bot in enumerate(job.specs)], seed=job.seed, number=job.number
        )
        for job in plan.jobs()
    ]
    return summarize(plan, Played(results, []))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a short real match."""
    folder = tmp_path_factory.mktemp("match")
    plan = short_match(2, mirror=True)
    assert write_outcome(summarize(plan, run(plan.jobs(), workers=1, folder=folder)), folder) is None
    return folder


def rows(file: Path) -> list[dict[str, str]]:
    """A CSV file."""
    with file.open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


def test_all_files_are_there(folder: Path) -> None:
    """And no half of one."""
    data_tables = [f"{name}.{end}" for name in ("purchases", "seats", "times") for end in ("csv", "parquet")]
    assert sorted(file.name for file in folder.iterdir()) == sorted(
        ["games.jsonl", "report.html", "results.json", *data_tables]
    )


def test_the_seats_table_holds_every_seat_of_every_game(folder: Path) -> None:
    """Two games and four mirrors of two seats; points by source add up."""
    seats = rows(folder / "seats.csv")
    assert len(seats) == 12
    for row in seats:
        assert sum(int(row[f"points_{source}"]) for source in SOURCE_NAMES) == int(row["score"])
    assert [row["bot"] for row in seats if row["game"] == "0"] == ["random", "habit"]
    assert sorted(row["rank"] for row in seats) == ["1"] * 6 + ["2"] * 6


def test_parquet_and_csv_hold_the_same_values(folder: Path) -> None:
    """Value by value."""
    for name in ("seats", "purchases", "times"):
        table = parquet.read_table(folder / f"{name}.parquet").to_pylist()
        assert [{key: str(value) for key, value in row.items()} for row in table] == rows(folder / f"{name}.csv")


def test_purchases_are_those_of_the_games(folder: Path) -> None:
    """In the order in which they were bought."""
    lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    games = [json.loads(line) for line in lines]
    bought = sum(len(seat["purchases"]) for game in games for seat in game["seats"])
    assert bought == len(rows(folder / "purchases.csv")) > 0


def test_results_as_json() -> None:
    """Standings, duels, ratings, mirrors, habits: all of it, as plain data."""
    from_file = words_of(summary_of(("a", "b", "c")))
    assert from_file["kind"] == "tournament"
    assert from_file["games"] == 12
    assert [(row["bot"], row["games"], row["wins"]) for row in from_file["bots"]] == [
        ("a", 4, 4),
        ("b", 4, 2),
        ("c", 4, 0),
    ]
    assert from_file["bots"][0]["low"] == 0.5101
    assert [row["bot"] for row in from_file["ratings"]] == ["a", "b", "c"]
    assert len(from_file["head_to_head"]) == 6
    assert [row["win_rate"] for row in from_file["mirrors"][0]["seats"]] == [1, 0]
    assert from_file["habits"][0]["points"]["developments"] == from_file["bots"][0]["mean_score"] == 29.5
    assert from_file["latency"][0] == {"bot": "a", "thoughts": 80, "mean_seconds": 0.1, "longest_seconds": 0.5}


def words_of(summary: Summary) -> dict[str, Any]:
    """The contents of results.json."""
    found: dict[str, Any] = json.loads(json.dumps(summary_words(summary)))
    return found


def test_a_missing_parquet_library_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything else is written."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    missing = write_outcome(summary_of(), tmp_path)
    assert missing is not None
    assert str(missing).endswith('pip install "haspelknecht[arena]"')
    assert (tmp_path / "seats.csv").exists()
    assert not (tmp_path / "seats.parquet").exists()


class Page(HTMLParser):
    """Reads a page: its tags must close, its attributes are collected."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Record an opening tag."""
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Only an open tag can be closed."""
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed at once."""
        self.tags.append((tag, dict(attrs)))


def read_page(text: str) -> Page:
    """A well-formed page."""
    page = Page()
    page.feed(text)
    page.close()
    assert page.open == []
    return page


def test_the_report_has_all_its_plots() -> None:
    """At least one image in each section, each with a text alternative."""
    text = report(summary_of())
    read_page(text)
    for name in ("standings", "scores", "sources", "tiles", "seats", "length", "latency"):
        section = text.partition(f'<section id="{name}">')[2].partition("</section>")[0]
        assert '<svg viewBox="0 0 360' in section, name
        assert 'role="img" aria-label="' in section, name
    assert text.count("<figcaption>random against itself") == 1


def test_the_report_is_self_contained() -> None:
    """No scripts, images, fonts or links from other sites."""
    text = report(summary_of())
    page = read_page(text)
    assert {tag for tag, _ in page.tags}.isdisjoint({"script", "link", "img", "iframe", "object", "a", "base"})
    assert all(name not in attributes for _, attributes in page.tags for name in ("src", "href", "srcset", "onload"))
    assert not re.search(r"https?:|url\(|@import", text)
    assert "prefers-color-scheme: dark" in text
    assert '<meta name="viewport"' in text


def test_names_of_bots_are_escaped() -> None:
    """A command may contain any character but a comma."""
    text = report(summary_of())
    assert "my-bot &lt;b&gt;&amp;" in text
    assert "my-bot <b>" not in text


def test_the_report_shows_failures() -> None:
    """Games that could not be played, and bots that forfeited."""
    plan = short_match(2)
    games = [result(("random", "habit"), (1, 2), forfeit=1)]
    text = report(summarize(plan, Played(games, [Failed(1, "s", ("habit", "random"), "The lights went out.")])))
    read_page(text)
    assert "The lights went out." in text
    assert "It fell asleep." in text


def test_a_match_of_nothing_but_forfeits_has_a_report() -> None:
    """There are no scores to show, and nothing breaks."""
    game = result(("random", "habit"), (1, 2))
    game = replace(game, seats=tuple(replace(seat, forfeit="It fell asleep.") for seat in game.seats))
    text = report(summarize(short_match(2), Played([game], [])))
    read_page(text)
    assert "It fell asleep." in text
