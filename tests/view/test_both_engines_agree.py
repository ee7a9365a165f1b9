"""The compiled engine and the same source as plain Python show the same views, byte for byte."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import msgspec

from haspelknecht.view.board import board_view
from haspelknecht.view.facts import game_facts
from haspelknecht.view.game_log import GameLog, happened_in
from haspelknecht.view.tiles import tile_views
from haspelknecht.view.winter import winter_view
from tests.view.games import positions


def digest() -> str:
    """A checksum of everything that is shown in some whole games."""
    found = hashlib.sha256()
    for number in range(6):
        for game in positions(number, 0.2):
            found.update(msgspec.json.encode(board_view(game)))
            for seat in range(game.table.players):
                found.update(msgspec.json.encode(tile_views(game.view(seat), seat, "de")))
                found.update(msgspec.json.encode(winter_view(game.state, seat)))
        log = GameLog(game.table, game.start, "en")
        log.add_all(happened_in(game))
        found.update(msgspec.json.encode(log.entries))
        found.update(msgspec.json.encode(game_facts(game.table, "fr")))
    return found.hexdigest()


def test_both_engines_show_the_same() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "HASPELKNECHT_PURE"}
    if not os.environ.get("HASPELKNECHT_PURE"):
        environment["HASPELKNECHT_PURE"] = "1"
    program = "from tests.view.test_both_engines_agree import digest; print(digest())"
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest()
