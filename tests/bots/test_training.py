"""Training: a tiny run works, can be resumed, is reproducible, and gives an evaluation that can play."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from haspelknecht.arena.training.learning import fit
from haspelknecht.arena.training.samples import Chunk, Samples, load_samples, play_chunk
from haspelknecht.arena.training.training_run import Report, TrainingRun, run_training
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
    """Run a tiny run."""
    heard: Progress = []
    run = TrainingRun(folder, 1, GAMES, "tiny", workers)
    reports = list(run_training(run, lambda *news: heard.append(news)))
    return reports, heard


def evaluations(folder: Path) -> list[str]:
    """What the generations have learned."""
    return [file.read_text(encoding="utf-8") for file in sorted(folder.glob("generation-*.json"))]


def strictly(text: str) -> object:
    """Strict JSON, without NaN or Infinity."""

    def refuse(word: str) -> NoReturn:
        raise AssertionError(f"{word} in an evaluation")

    return json.loads(text, parse_constant=refuse)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Report], Progress]:
    """A finished run: its folder, its reports, and how it went on."""
    place = tmp_path_factory.mktemp("run")
    return place, *train(place)


@pytest.fixture
def folder(finished: tuple[Path, list[Report], Progress]) -> Path:
    """The folder of a finished run. A test that changes it restores it."""
    return finished[0]


# --- a run -----------------------------------------------------------------------------------------------------


def test_a_course_reports_what_each_generation_brought(finished: tuple[Path, list[Report], Progress]) -> None:
    """Games by habit first, then games of the evaluation that learned from them: it plays far better."""
    place, reports, heard = finished
    assert [report.generation for report in reports] == [0, 1]
    assert reports[1].games == sum(GAMES)
    assert reports[0].games > reports[1].games
    assert reports[1].mean_score > reports[0].mean_score + 5
    assert all(0 < report.error < 50 and 0 < report.linear_error < 50 for report in reports)
    chunks = 3  # one for each number of players
    assert heard == [(generation, done, chunks) for generation in (0, 1) for done in range(chunks + 1)]
    assert len(list(place.rglob("*.npz"))) == 2 * chunks
    assert not list(place.rglob("*.part"))


def test_a_course_gives_the_same_again(folder: Path, tmp_path: Path) -> None:
    """The same seed, on however many cores."""
    train(tmp_path, workers=2)
    assert evaluations(tmp_path) == evaluations(folder)


def test_a_stopped_course_goes_on_without_playing_again_what_is_there(folder: Path) -> None:
    """One chunk and the last evaluation are missing: only that chunk is played, and the end is the same."""
    before = evaluations(folder)
    chunks = sorted((folder / "generation-1").glob("*.npz"))
    written = {chunk: chunk.stat().st_mtime_ns for chunk in chunks}
    chunks[1].unlink()
    (folder / "generation-1.json").unlink()
    _, heard = train(folder)
    assert heard[0] == (0, 3, 3)
    assert heard[1:] == [(1, 2, 3), (1, 3, 3)]
    after = {chunk: chunk.stat().st_mtime_ns for chunk in chunks}
    assert [chunk for chunk in chunks if after[chunk] != written[chunk]] == [chunks[1]]
    assert evaluations(folder) == before


def test_a_finished_course_plays_nothing(folder: Path) -> None:
    before = evaluations(folder)
    _, heard = train(folder)
    assert heard == [(0, 3, 3), (1, 3, 3)]
    assert evaluations(folder) == before


def test_the_evaluation_is_readable_and_plays(folder: Path) -> None:
    """It has the form of the shipped one, documents its origin, and works in a search."""
    file = folder / "generation-1.json"
    found = strictly(file.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    assert found.keys() == json.loads(shipped()).keys()
    assert found["story"]["seed"] == "tiny"
    assert found["story"]["games"] == sum(GAMES)
    game = Game.new(2, seed="trained")
    seen = observe(game, game.to_act[0])
    bot = SearchBot("seed", learned_evaluator(str(file)))
    assert bot.choose(seen, Limit(iterations=8)).move in seen.legal_moves


def test_a_damaged_chunk_is_no_traceback(folder: Path) -> None:
    """The machine stopped at a bad moment: the chunk is played again, or one sentence names it."""
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


# --- samples ------------------------------------------------------------------------------------------------------


def test_lessons_tell_how_many_points_were_still_made() -> None:
    """One row for each player between two seasons; points made and points to come are the final score."""
    samples = play_chunk(Chunk(players=3, first=0, games=2, seed="samples", expertise=None))
    rows = len(samples.targets)
    assert samples.features.shape == (rows, FEATURES)
    assert rows % 3 == 0
    assert samples.scores.shape == (6,)
    assert set(samples.phases) <= set(range(1, PHASES))
    assert samples.phases.max() == PHASES - 1
    assert np.isfinite(samples.features).all()


def test_lessons_are_the_same_again_and_games_do_not_depend_on_their_chunk() -> None:
    """Games 0 and 1 together are game 0 and game 1; another seed plays others."""
    both = play_chunk(Chunk(2, 0, 2, "chunks", None))
    single = [play_chunk(Chunk(2, number, 1, "chunks", None)) for number in (0, 1)]
    assert np.array_equal(both.features, np.concatenate([samples.features for samples in single]))
    assert np.array_equal(both.targets, np.concatenate([samples.targets for samples in single]))
    assert not np.array_equal(both.scores, play_chunk(Chunk(2, 0, 2, "other chunks", None)).scores)


def test_lessons_come_back_from_their_files(tmp_path: Path) -> None:
    samples = play_chunk(Chunk(2, 0, 1, "files", None))
    for name in ("one.npz", "two.npz"):
        samples.save(tmp_path / name)
    again = load_samples([tmp_path / "one.npz", tmp_path / "two.npz"])
    assert len(again.targets) == 2 * len(samples.targets)
    assert np.allclose(again.features[: len(samples.targets)], samples.features, atol=1e-3)
    assert np.array_equal(again.phases[len(samples.targets) :], samples.phases)


# --- learning -----------------------------------------------------------------------------------------------------


def made_up(rows: int) -> Samples:
    """Samples in which the points to come follow from two features, but for a little noise."""
    dice = np.random.default_rng(1)
    features = (dice.random((rows, FEATURES)) < 0.3).astype(np.float32)
    targets = (10 + 5 * features[:, 3] - 2 * features[:, 7] + 0.5 * dice.standard_normal(rows)).astype(np.float32)
    return Samples(features, np.full(rows, PHASES - 1), targets, targets)


def test_what_is_there_to_learn_is_learned() -> None:
    """Two features matter; what is left is the noise."""
    evaluation = fit(made_up(4000))
    assert evaluation.linear_error < 0.7
    weights = evaluation.linear[PHASES - 1]
    assert weights[3] == pytest.approx(5, abs=0.3)
    assert weights[7] == pytest.approx(-2, abs=0.3)
    assert np.abs(np.delete(weights, [3, 7, FEATURES])).max() < 0.3


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_network_never_makes_it_worse_than_the_linear_part_alone(seed: int) -> None:
    """Where there is nothing more to learn, the network contributes nothing."""
    evaluation = fit(made_up(2000), seed)
    assert evaluation.error <= evaluation.linear_error


def test_a_handful_of_lessons_gives_an_evaluation_too() -> None:
    """A bad one, but one that can be read, and nothing strange is printed."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        evaluation = fit(made_up(12))
    strictly(evaluation.text(generation=0))


# --- the command --------------------------------------------------------------------------------------------------


def test_the_command_says_what_was_learned_and_where_it_is(capsys: Output, tmp_path: Path) -> None:
    place = str(tmp_path / "run")
    words = ["train", "--out", place, "--generations", "0", "--games", "2,1,1", "--workers", "1", "--lang", "en"]
    assert main(words) == 0
    output = " ".join(capsys.readouterr().out.split())
    assert "Generation 0: 8 games" in output
    assert "generation-0.json" in output.replace(" ", "")
    assert strictly((tmp_path / "run" / "generation-0.json").read_text(encoding="utf-8"))


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
def test_wrong_words_get_one_sentence(capsys: Output, tmp_path: Path, words: list[str], hint: str) -> None:
    """And nothing is begun."""
    place = tmp_path / "run"
    assert main(["train", "--lang", "en", "--out", str(place), *words]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert hint in output.err
    assert not place.exists()


def test_a_folder_that_is_a_file_gets_one_sentence(capsys: Output, tmp_path: Path) -> None:
    place = tmp_path / "run"
    place.write_text("not a folder", encoding="utf-8")
    assert main(["train", "--lang", "en", "--out", str(place), "--games", "1,1,1", "--workers", "1"]) == 1
    output = capsys.readouterr()
    assert output.err.count("\n") == 1
    assert "run" in output.err


def test_the_folder_must_be_named(capsys: Output) -> None:
    assert main(["train", "--lang", "en"]) == 1
    assert "--out" in capsys.readouterr().err
