"""Many games: any number of workers, interrupted and resumed runs, workers that die."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from haspelknecht.arena import run
from haspelknecht.arena.results_file import GAMES_FILE
from haspelknecht.errors import UserError
from tests.arena.games import die_always, die_once, played_alone, short_match, stumble_always


def test_the_number_of_workers_changes_nothing() -> None:
    """Results come in the order of the jobs."""
    plan = short_match(6)
    assert run(plan.jobs(), workers=1) == run(plan.jobs(), workers=2) == played_alone(plan)


def test_progress_is_reported() -> None:
    """From the start to the last game."""
    told: list[tuple[int, int]] = []
    run(short_match(2).jobs(), workers=1, on_progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 2), (1, 2), (2, 2)]


def test_a_second_run_resumes_the_first(tmp_path: Path) -> None:
    """It stopped in the middle of a line; the result is as if it had not."""
    jobs = short_match(4).jobs()
    whole = run(jobs, workers=1, folder=tmp_path)
    file = tmp_path / GAMES_FILE
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    file.write_bytes(b"".join(lines[:2]) + lines[2][:-40])
    told: list[int] = []
    again = run(jobs, workers=1, folder=tmp_path, on_progress=lambda done, total: told.append(done))
    assert again == whole
    assert told == [2, 3, 4]
    assert len(file.read_bytes().splitlines()) == 4


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    """Times included: they are those of the first run."""
    jobs = short_match(2).jobs()
    first = run(jobs, workers=1, folder=tmp_path)
    second = run(jobs, workers=1, folder=tmp_path, play=partial(die_always, 0))
    assert second == first
    assert [result.times for result in second.results] == [result.times for result in first.results]


def test_a_match_can_be_made_longer(tmp_path: Path) -> None:
    """More games, and each bot against itself: the first games stay."""
    run(short_match(2).jobs(), workers=1, folder=tmp_path)
    longer = short_match(4, mirror=True)
    told: list[int] = []
    played = run(longer.jobs(), workers=1, folder=tmp_path, on_progress=lambda done, total: told.append(done))
    assert told[0] == 2
    assert played == played_alone(longer)


def test_another_match_is_refused(tmp_path: Path) -> None:
    """Other bots, another seed, other rules: one sentence, and the file stays as it was."""
    run(short_match(2).jobs(), workers=1, folder=tmp_path)
    before = (tmp_path / GAMES_FILE).read_bytes()
    with pytest.raises(UserError, match="another match"):
        run(short_match(2, ("random", "greedy")).jobs(), workers=1, folder=tmp_path)
    assert (tmp_path / GAMES_FILE).read_bytes() == before


def test_a_damaged_list_of_games_is_refused(tmp_path: Path) -> None:
    """With the number of the line."""
    jobs = short_match(2).jobs()
    run(jobs, workers=1, folder=tmp_path)
    file = tmp_path / GAMES_FILE
    file.write_text("what?\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(UserError, match="line 1: this isn’t one of our games"):
        run(jobs, workers=1, folder=tmp_path)


def test_a_game_whose_worker_died_is_played_again(tmp_path: Path) -> None:
    """The result is the same."""
    plan = short_match(4)
    assert run(plan.jobs(), workers=2, play=partial(die_once, tmp_path, 1)) == played_alone(plan)
    assert (tmp_path / "seen").exists()


def test_a_game_that_kills_twice_is_counted_as_failed(tmp_path: Path) -> None:
    """The others are played; a later start tries the failed one again."""
    plan = short_match(4)
    jobs = plan.jobs()
    played = run(jobs, workers=2, folder=tmp_path, play=partial(die_always, 2))
    assert [result.number for result in played.results] == [0, 1, 3]
    assert [(failed.number, failed.specs) for failed in played.failed] == [(2, jobs[2].specs)]
    assert "ended with status 7" in played.failed[0].reason
    assert run(jobs, workers=1, folder=tmp_path) == played_alone(plan)


def test_an_exception_in_our_code_fails_one_game() -> None:
    """It is named."""
    played = run(short_match(4).jobs(), workers=1, play=partial(stumble_always, 0))
    assert len(played.results) == 3
    assert played.failed[0].reason == "ZeroDivisionError: a fault of ours"
