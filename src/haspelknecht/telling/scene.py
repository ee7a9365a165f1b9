"""What one player sees of the table, and the words to say it in."""

from __future__ import annotations

from dataclasses import dataclass

from haspelknecht.locale import say
from haspelknecht.records.notation import seat_text
from haspelknecht.rules.player import Player
from haspelknecht.rules.state import State


@dataclass(frozen=True)
class Scene:
    """The table as a seat may know it (`Game.view`), the names of the players, the language."""

    state: State
    names: tuple[str, ...]
    language: str

    def say(self, key: str, /, **values: str | int) -> str:
        """A message of `play.ftl` or a word of the game."""
        return say(key, self.language, **values)

    def player(self, seat: int) -> Player:
        """The board of a seat."""
        return self.state.players[seat]

    def name(self, seat: int) -> str:
        """`A Anna`."""
        return f"{seat_text(seat)} {self.names[seat]}"

    @property
    def order(self) -> list[int]:
        """The seats in turn order."""
        return [int(seat) for seat in self.state.order]
