"""Training: a tiny run works, can be resumed, is reproducible, and creates an evaluation that can play."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from haspelknecht.arena.training.course import Course, Report, run_course
from haspelknecht.arena.training.learning import fit
from haspelknecht.arena.training.lessons import Chunk, Lessons, give_lessons, load_lessons
from haspelknecht.bots import Limit, observe
from haspelknecht.bots.expertise import learned_evaluator, shipped
from haspelknecht.bots.search.features import FEATURES
from haspelknecht.bots.search.network import PHASES
from haspelknecht.bots.search_bot import SearchBot
from haspelknecht.cli import main
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game

Output = pytest.CaptureFixture[str]
Progress = list[tuple[int, int, int]]
GAMES = (2, 1, 1)  # of 2, 3 and 4 players


def train(folder: Path, workers: int = 1) -> tuple[list[Report], Progress]:
    """Run a tiny course."""
    progress: Progress = []
    course = Course(folder, 1, GAMES, "tiny", workers)
    reports = list(run_course(course, lambda *step: progress.append(step)))
    return reports, progress


def evaluations(folder: Path) -> list[str]:
    """The evaluations of all generations."""
    return [file.read_text(encoding="utf-8") for file in sorted(folder.glob("generation-*.json"))]


def strictly(text: str) -> object:
    """Parse strict JSON, without NaN and Infinity."""

    def refuse(word: str) -> NoReturn:
        raise AssertionError(f"{word} in an evaluation")

    return json.loads(text, parse_constant=refuse)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Report], Progress]:
    """A finished course: its folder, its reports and its progress."""
    place = tmp_path_factory.mktemp("course")
    return place, *train(place)


@pytest.fixture
def folder(finished: tuple[Path, list[Report], Progress]) -> Path:
    """The folder of a finished course. A test that changes it restores it."""
    return finished[0]


# --- a course -----------------------------------------------------------------------------------------------------


def test_a_course_reports_on_each_generation(finished: tuple[Path, list[Report], Progress]) -> None:
    """First games by habit, then games with the evaluation trained on them, which plays far better."""
    place, reports, progress = finished
    assert [report.generation for report in reports] == [0, 1]
    assert reports[1].games == sum(GAMES)
    assert reports[0].games > reports[1].games
    assert reports[1].mean_score > reports[0].mean_score + 5
    assert all(0 < report.error < 50 and 0 < report.linear_error < 50 for report in reports)
    chunks = 3  # one for each number of players
    assert progress == [(generation, done, chunks) for generation in (0, 1) for done in range(chunks + 1)]
    assert len(list(place.rglob("*.npz"))) == 2 * chunks
    assert not list(place.rglob("*.part"))


def test_a_course_is_reproducible(folder: Path, tmp_path: Path) -> None:
    """The same seed gives the same evaluations, with any number of cores."""
    train(tmp_path, workers=2)
    assert evaluations(tmp_path) == evaluations(folder)


def test_a_stopped_course_resumes_without_replaying_finished_chunks(folder: Path) -> None:
    """One chunk and the last evaluation are missing: only that chunk is played, and the result is the same."""
    before = evaluations(folder)
    chunks = sorted((folder / "generation-1").glob("*.npz"))
    written = {chunk: chunk.stat().st_mtime_ns for chunk in chunks}
    chunks[1].unlink()
    (folder / "generation-1.json").unlink()
    _, progress = train(folder)
    assert progress[0] == (0, 3, 3)
    assert progress[1:] == [(1, 2, 3), (1, 3, 3)]
    after = {chunk: chunk.stat().st_mtime_ns for chunk in chunks}
    assert [chunk for chunk in chunks if after[chunk] != written[chunk]] == [chunks[1]]
    assert evaluations(folder) == before


def test_a_finished_course_plays_nothing(folder: Path) -> None:
    before = evaluations(folder)
    _, progress = train(folder)
    assert progress == [(0, 3, 3), (1, 3, 3)]
    assert evaluations(folder) == before


def test_the_evaluation_is_readable_and_plays(folder: Path) -> None:
    """It has the format of the shipped one, documents its origin, and works in a search."""
    file = folder / "generation-1.json"
    evaluation = strictly(file.read_text(encoding="utf-8"))
    assert isinstance(evaluation, dict)
    assert evaluation.keys() == json.loads(shipped()).keys()
    assert evaluation["story"]["seed"] == "tiny"
    assert evaluation["story"]["games"] == sum(GAMES)
    game = Game.new(2, seed="trained")
    seen = observe(game, game.to_act[0])
    bot = SearchBot("seed", learned_evaluator(str(file)))
    assert bot.choose(seen, Limit(iterations=8)).move in seen.legal_moves


def test_a_damaged_chunk_causes_no_traceback(folder: Path) -> None:
    """After a crash of the machine the chunk is played again, or one sentence names it."""
    before = evaluations(folder)
    chunk = sorted((folder / "generation-0").glob("*.npz"))[0]
    good = chunk.read_bytes()
    chunk.write_bytes(good[: len(good) // 2])
    try:
        train(folder)
        assert evaluations(folder) == before
    except UserError as error:
        assert chunk.name in str(error)
    finally:
        chunk.write_bytes(good)


# --- lessons ------------------------------------------------------------------------------------------------------


def test_lessons_contain_the_points_still_to_come() -> None:
    """There is one row for each player between two seasons."""
    lessons = give_lessons(Chunk(players=3, first=0, games=2, seed="lessons", expertise=None))
    rows = len(lessons.targets)
    assert lessons.features.shape == (rows, FEATURES)
    assert rows % 3 == 0
    assert lessons.scores.shape == (6,)
    assert set(lessons.phases) <= set(range(1, PHASES))
    assert lessons.phases.max() == PHASES - 1
    assert np.isfinite(lessons.features).all()


def test_lessons_are_reproducible_and_do_not_depend_on_their_chunk() -> None:
    """Games 0 and 1 in one chunk are the same as in two chunks; another seed plays different games."""
    both = give_lessons(Chunk(2, 0, 2, "chunks", None))
    single = [give_lessons(Chunk(2, number, 1, "chunks", None)) for number in (0, 1)]
    assert np.array_equal(both.features, np.concatenate([lessons.features for lessons in single]))
    assert np.array_equal(both.targets, np.concatenate([lessons.targets for lessons in single]))
    assert not np.array_equal(both.scores, give_lessons(Chunk(2, 0, 2, "other chunks", None)).scores)


def test_lessons_can_be_saved_and_loaded(tmp_path: Path) -> None:
    lessons = give_lessons(Chunk(2, 0, 1, "files", None))
    for name in ("one.npz", "two.npz"):
        lessons.save(tmp_path / name)
    again = load_lessons([tmp_path / "one.npz", tmp_path / "two.npz"])
    assert len(again.targets) == 2 * len(lessons.targets)
    assert np.allclose(again.features[: len(lessons.targets)], lessons.features, atol=1e-3)
    assert np.array_equal(again.phases[len(lessons.targets) :], lessons.phases)


# --- learning -----------------------------------------------------------------------------------------------------


def synthetic(rows: int) -> Lessons:
    """Lessons in which the target depends on two features, with a little noise."""
    dice = np.random.default_rng(1)
    features = (dice.random((rows, FEATURES)) < 0.3).astype(np.float32)
    targets = (10 + 5 * features[:, 3] - 2 * features[:, 7] + 0.5 * dice.standard_normal(rows)).astype(np.float32)
    return Lessons(features, np.full(rows, PHASES - 1), targets, targets)


def test_training_finds_the_features_that_matter() -> None:
    """Two features matter; the remaining error is the noise."""
    evaluation = fit(synthetic(4000))
    assert evaluation.linear_error < 0.7
    weights = evaluation.linear[PHASES - 1]
    assert weights[3] == pytest.approx(5, abs=0.3)
    assert weights[7] == pytest.approx(-2, abs=0.3)
    assert np.abs(np.delete(weights, [3, 7, FEATURES])).max() < 0.3


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_network_is_never_worse_than_the_linear_part_alone(seed: int) -> None:
    """If there is nothing more to learn, the network contributes nothing."""
    evaluation = fit(synthetic(2000), seed)
    assert evaluation.error <= evaluation.linear_error


def test_training_works_with_very_few_lessons() -> None:
    """The evaluation is bad but valid, and there are no warnings."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        evaluation = fit(synthetic(12))
    strictly(evaluation.text(generation=0))


# --- the command --------------------------------------------------------------------------------------------------


def test_the_command_prints_its_results_and_their_files(capsys: Output, tmp_path: Path) -> None:
    place = str(tmp_path / "course")
    words = ["train", "--out", place, "--generations", "0", "--games", "2,1,1", "--workers", "1", "--lang", "en"]
    assert main(words) == 0
    output = " ".join(capsys.readouterr().out.split())
    assert "Generation 0: 8 games" in output
    assert "generation-0.json" in output.replace(" ", "")
    assert strictly((tmp_path / "course" / "generation-0.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--games", "5"], "2000,1000,700"),
        (["--games", "a,b,c"], "2000,1000,700"),
        (["--games", "0,0,0"], "2000,1000,700"),
        (["--games", "1,2,3,4"], "2000,1000,700"),
        (["--games=-1,2,3"], "2000,1000,700"),
        (["--games", "1" * 200 + ",1,1"], "2000,1000,700"),
        (["--generations", "-1"], "from 0 to 1000"),
        (["--generations", "1001"], "from 0 to 1000"),
        (["--generations", "many"], "--generations"),
        (["--workers", "x"], "--workers"),
    ],
)
def test_invalid_arguments_get_one_sentence(capsys: Output, tmp_path: Path, words: list[str], hint: str) -> None:
    """And nothing is started."""
    place = tmp_path / "course"
    assert main(["train", "--lang", "en", "--out", str(place), *words]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert hint in output.err
    assert not place.exists()


def test_a_folder_that_is_a_file_gets_one_sentence(capsys: Output, tmp_path: Path) -> None:
    place = tmp_path / "course"
    place.write_text("not a folder", encoding="utf-8")
    assert main(["train", "--lang", "en", "--out", str(place), "--games", "1,1,1", "--workers", "1"]) == 1
    output = capsys.readouterr()
    assert output.err.count("\n") == 1
    assert "course" in output.err


def test_the_folder_must_be_given(capsys: Output) -> None:
    assert main(["train", "--lang", "en"]) == 1
    assert "--out" in capsys.readouterr().err
