"""A match on Ray in which one game kills its process once, and another one always. Prints the outcome."""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from pathlib import Path

from haspelknecht.arena import GameResult, Job, run
from tests.arena.games import die_once, short_match


def play(folder: Path, job: Job) -> GameResult:
    """Game 1 dies once, game 2 always."""
    if job.number == 2:
        os._exit(7)
    return die_once(folder, 1, job)


if __name__ == "__main__":
    played = run(short_match(4).jobs(), ray=sys.argv[1], play=partial(play, Path(sys.argv[2])))
    print(json.dumps([[result.number for result in played.results], [failed.number for failed in played.failed]]))
