"""Saving a game as a record, and resuming one. Files of other games are never overwritten."""

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
    """Where a game is saved: the file the player named, the one it was resumed from, or an unused name."""

    def __init__(self, asked: str | None, resumed: str | None) -> None:
        self.asked = asked
        self.own = {Path(resumed).resolve()} if resumed is not None else set()
        self.has_seed = True
        if asked is not None:
            self.check_free(asked)

    def check_free(self, name: str) -> None:
        """Raise `UserError` if the file exists and is not one of this game."""
        if Path(name).exists() and Path(name).resolve() not in self.own:
            raise UserError("play-file-exists", file=name)

    def save(self, game: Game, name: str | None = None) -> str:
        """Write the record and return the name of the file; raises `UserError` if that is impossible."""
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
        """The text of the record, without the seed if that did not determine all draws from the start."""
        if self.has_seed:
            return write_record(game)
        twin = game.copy()
        twin.seed = None
        return write_record(twin)

    def default(self) -> str:
        """The default name, or the next unused one."""
        number = 1
        while True:
            name = f"{DEFAULT}.txt" if number == 1 else f"{DEFAULT}-{number}.txt"
            if not Path(name).exists() or Path(name).resolve() in self.own:
                return name
            number += 1


def resume(name: str, seed: str | None) -> tuple[Game, bool]:
    """The game of a record, ready to be continued, and whether the record contained its seed."""
    game = read_record(read_file(name))
    has_seed = game.seed is not None
    if not has_seed:
        game.seed = seed if seed is not None else new_seed()
    game.go_on()
    return game, has_seed
