"""A run of generations: play, learn, play better. Every chunk of games is kept, so a stopped run goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from haspelknecht.arena.training.learning import fit
from haspelknecht.arena.training.samples import Chunk, Samples, load_samples, play_chunk
from haspelknecht.errors import UserError

CHUNK = 20
HABIT_GAMES = 2  # games by habit are quick: so many times as many in the generation before the first


@dataclass(frozen=True)
class TrainingRun:
    """What to train: where, how long, how many games of 2, 3 and 4 players in each generation."""

    folder: Path
    generations: int
    games: tuple[int, int, int]
    seed: str
    workers: int

    def chunks(self, generation: int) -> list[tuple[Path, Chunk]]:
        """The games of a generation, each chunk with its file."""
        expertise = None
        factor = HABIT_GAMES
        if generation > 0:
            factor = 1
            expertise = self.result(generation - 1).read_text(encoding="utf-8")
        found = []
        for players, games in zip((4, 3, 2), reversed(self.games), strict=True):
            for first in range(0, games * factor, CHUNK):
                count = min(CHUNK, games * factor - first)
                path = self.folder / f"generation-{generation}" / f"{players}-players-{first:06}.npz"
                found.append((path, Chunk(players, first, count, f"{self.seed}/{generation}", expertise)))
        return found

    def result(self, generation: int) -> Path:
        """Where the evaluation of a generation is kept."""
        return self.folder / f"generation-{generation}.json"

    def files(self, generation: int) -> list[Path]:
        """All finished chunks of a generation."""
        return [path for path, _ in self.chunks(generation) if path.exists()]


@dataclass(frozen=True)
class Report:
    """What a generation brought."""

    generation: int
    games: int
    mean_score: float  # of the games it learned from
    error: float
    linear_error: float


def run_training(run: TrainingRun, progress: Callable[[int, int, int], None]) -> Iterator[Report]:
    """Train generation after generation. `progress` gets the generation, the chunks done and all chunks."""
    for generation in range(run.generations + 1):
        yield run_generation(run, generation, progress)


def run_generation(run: TrainingRun, generation: int, progress: Callable[[int, int, int], None]) -> Report:
    """Play what is missing, then learn from this generation and the one before (games by habit only at first)."""
    make_folder(run.folder / f"generation-{generation}")
    claim(run)
    play_missing(run, generation, progress)
    files = run.files(generation)
    if generation > 1:
        files += run.files(generation - 1)
    samples = load_samples(files)
    evaluation = fit(samples)
    own = load_samples(run.files(generation))
    report = Report(generation, count_games(run, generation), mean(own), evaluation.error, evaluation.linear_error)
    text = evaluation.text(generation=generation, games=report.games, rows=len(samples.targets), seed=run.seed)
    write(run.result(generation), text)
    return report


def play_missing(run: TrainingRun, generation: int, progress: Callable[[int, int, int], None]) -> None:
    """Play the chunks that are not there yet, on several cores."""
    chunks = run.chunks(generation)
    missing = [(path, chunk) for path, chunk in chunks if not path.exists()]
    done = len(chunks) - len(missing)
    progress(generation, done, len(chunks))
    if not missing:
        return
    with ProcessPoolExecutor(run.workers, mp_context=get_context("spawn")) as pool:
        results = pool.map(play_chunk, [chunk for _, chunk in missing])
        for (path, _), samples in zip(missing, results, strict=True):
            save(samples, path)
            done += 1
            progress(generation, done, len(chunks))


def mean(samples: Samples) -> float:
    """The average final score."""
    return float(samples.scores.mean())


def count_games(run: TrainingRun, generation: int) -> int:
    """How many games a generation played."""
    return sum(chunk.games for _, chunk in run.chunks(generation))


def make_folder(folder: Path) -> None:
    """The folder of a generation."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError("file-unwritable", file=str(folder), problem=error.strerror or "?") from None


def claim(run: TrainingRun) -> None:
    """The folder belongs to one seed: games of another run are never mixed in."""
    sign = run.folder / "seed.txt"
    if not sign.exists():
        write(sign, run.seed)
    elif sign.read_text(encoding="utf-8") != run.seed:
        raise UserError("train-other-course", folder=str(run.folder))


def save(samples: Samples, path: Path) -> None:
    """Keep the samples of a chunk, or one clear sentence."""
    try:
        samples.save(path)
    except OSError as error:
        raise UserError("file-unwritable", file=str(path), problem=error.strerror or "?") from None


def write(path: Path, text: str) -> None:
    """Write a text, or one clear sentence."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError("file-unwritable", file=str(path), problem=error.strerror or "?") from None
