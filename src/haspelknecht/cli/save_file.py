"""Saving a game as a record, and going on with one. No file of another game is ever overwritten."""

from __future__ import annotations

import os
from pathlib import Path

from haspelknecht.cli.game_options import read_file
from haspelknecht.errors import UserError
from haspelknecht.records.draws import new_seed
from haspelknecht.records.game import Game
from haspelknecht.records.record import write_record
from haspelknecht.records.replay import read_record

DEFAULT = "haspelknecht-game"


class SaveFile:
    """Where the game is saved: the file the player asked for, the one he came from, or a free name."""

    def __init__(self, asked: str | None, resumed: str | None) -> None:
        self.asked = asked
        self.own = {Path(resumed).resolve()} if resumed is not None else set()
        self.has_seed = True
        if asked is not None:
            self.check_free(asked)

    def check_free(self, name: str) -> None:
        """Refuse a file that holds something else."""
        if Path(name).exists() and Path(name).resolve() not in self.own:
            raise UserError("play-file-exists", file=name)

    def save(self, game: Game, name: str | None = None) -> str:
        """Write the record; the name of the file."""
        chosen = name or self.asked or self.default()
        self.check_free(chosen)
        path = Path(chosen)
        part = path.with_name(path.name + ".part")
        try:
            part.write_text(self.record(game), encoding="utf-8")
            os.replace(part, path)
        except OSError as error:
            raise UserError("file-unwritable", file=chosen, problem=error.strerror or "?") from None
        self.own.add(path.resolve())
        return chosen

    def record(self, game: Game) -> str:
        """The record. A seed that did not make the draws from the beginning is not written into it."""
        if self.has_seed:
            return write_record(game)
        twin = game.copy()
        twin.seed = None
        return write_record(twin)

    def default(self) -> str:
        """The usual name, or the next free one."""
        number = 1
        while True:
            name = f"{DEFAULT}.txt" if number == 1 else f"{DEFAULT}-{number}.txt"
            if not Path(name).exists() or Path(name).resolve() in self.own:
                return name
            number += 1


def resume(name: str, seed: str | None) -> tuple[Game, bool]:
    """The game of a record, ready to go on, and whether the record had its own seed."""
    game = read_record(read_file(name))
    has_seed = game.seed is not None
    if not has_seed:
        game.seed = seed if seed is not None else new_seed()
    game.go_on()
    return game, has_seed
