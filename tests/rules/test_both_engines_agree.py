"""The compiled engine and the same source as plain Python play the same games, move for move."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig

from haspelknecht.data.editions import EDITIONS
from haspelknecht.pure import is_compiled
from haspelknecht.records.game import Game
from haspelknecht.rules.playout import random_games

GAMES = 250


def tallies() -> list[list[int]]:
    """Decisions and checksums of every move in thousands of seeded games."""
    found = []
    for players in (2, 3, 4):
        for edition in EDITIONS:
            for tiles in ("first", "random"):
                setup = Game.new(players, seed="agree", edition=edition, tiles=tiles).table.setup
                tally = random_games(setup, 1, GAMES)
                found.append([int(tally.decisions), int(tally.checksum)])
    return found


def other_engine(pure: bool) -> list[list[int]]:
    """The tallies of the other engine, computed in a separate process."""
    environment = {name: value for name, value in os.environ.items() if name != "HASPELKNECHT_PURE"}
    if pure:
        environment["HASPELKNECHT_PURE"] = "1"
    program = "import json; from tests.rules.test_both_engines_agree import tallies; print(json.dumps(tallies()))"
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    found: list[list[int]] = json.loads(done.stdout)
    return found


def test_both_engines_agree_move_for_move() -> None:
    """4,500 games: any difference in any move list, move or score would change a checksum."""
    assert tallies() == other_engine(pure=not os.environ.get("HASPELKNECHT_PURE"))


def test_the_engine_is_compiled_if_there_is_a_compiler() -> None:
    """A build that silently fell back to plain Python must fail here, unless plain Python was requested."""
    if os.environ.get("HASPELKNECHT_PURE"):
        assert not is_compiled()
    elif "site-packages" in Game.__init__.__code__.co_filename:
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        assert is_compiled() == (shutil.which(compiler) is not None)
