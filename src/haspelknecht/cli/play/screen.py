"""What the terminal draws: the view of one seat, and the names of the players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from haspelknecht.locale import say
from haspelknecht.records.game import Game
from haspelknecht.records.table import Table
from haspelknecht.rules.player import READY
from haspelknecht.view.board import LETTERS, board_view
from haspelknecht.view.facts import game_facts
from haspelknecht.view.seat import seat_view
from haspelknecht.view.types import BoardView, GameFacts, Letter, Placement, PlayerView, SeatView


@dataclass(frozen=True)
class Screen:
    """Everything that the terminal shows comes from these views; it never reads the state of the game itself."""

    facts: GameFacts
    board: BoardView
    seat: SeatView
    names: tuple[str, ...]
    ready: frozenset[Letter]  # whose plans are complete
    language: str

    @classmethod
    def of(cls, game: Game, seat: int, language: str, placed: Sequence[Placement] = ()) -> Screen:
        """The screen of a seat. `placed` is what it has put on its workers or into its stores so far."""
        board = board_view(game)
        ready = [player.plan_step == READY for player in game.state.players]
        return cls(
            facts_of(game.table, language),
            board,
            seat_view(game, seat, language, placed=placed, may_undo=game.may_undo(seat)),
            game.table.names,
            frozenset(letter for letter, done in zip(board.players, ready, strict=True) if done),
            language,
        )

    def say(self, key: str, /, **values: str | int) -> str:
        """A message in the language of the screen."""
        return say(key, self.language, **values)

    def player(self, letter: Letter) -> PlayerView:
        """A board; the player's own board shows their secret plan."""
        own = self.seat.player if letter == self.seat.seat else None
        return own or self.board.players[letter]

    def name(self, letter: Letter) -> str:
        """`A Anna`."""
        return f"{letter} {self.names[LETTERS.index(letter)]}"

    def worker_name(self, letter: Letter, worker: str) -> str:
        """The name of a worker; Windlass and Water Mill are tiles."""
        if worker == "farmhand" and self.player(letter).improved_farmhand:
            return self.say("worker-improved-farmhand")
        if worker in ("windlass", "mill"):
            return self.say("tile-25" if worker == "windlass" else "building-35")
        return self.say(f"worker-{worker}")


@lru_cache(maxsize=8)
def facts_of(table: Table, language: str) -> GameFacts:
    """The facts of a game, which never change."""
    return game_facts(table, language)
