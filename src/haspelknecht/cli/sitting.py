"""One sitting at the table: the game, who plays, and what the players have been shown so far."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.text import Text

from haspelknecht.bots import SeatedBot
from haspelknecht.cli import move_view, question, signs, table_view
from haspelknecht.cli.play_keyboard import Keyboard
from haspelknecht.cli.save_file import SaveFile
from haspelknecht.cli.story import tell
from haspelknecht.locale import say
from haspelknecht.records.game import Game
from haspelknecht.records.moves import Move
from haspelknecht.rules.flow import play_move
from haspelknecht.rules.stages import PLANNING, REFUNDING
from haspelknecht.telling.scene import Scene


class Sitting:
    """The table in the terminal."""

    def __init__(
        self, game: Game, bots: dict[int, SeatedBot], console: Console, save_file: SaveFile, language: str
    ) -> None:
        self.game = game
        self.bots = bots
        self.console = console
        self.keyboard = Keyboard(console)
        self.save_file = save_file
        self.language = language
        self.told = len(game.history)  # steps of the history already told
        self.planner: tuple[int, ...] = ()  # who took the keyboard for a secret plan: year, season, seat
        self.pending: Move | None = None  # the last step of a plan, waiting for the word "ready"
        self.moment: tuple[int, ...] = ()  # the turn for which the whole table was shown
        self.listed: tuple[object, ...] = ()  # the decision for which the moves were listed

    # -- who ---------------------------------------------------------------------------------------------------

    @property
    def humans(self) -> list[int]:
        """The seats at the keyboard."""
        return [seat for seat in range(self.game.table.players) if seat not in self.bots]

    @property
    def secret(self) -> bool:
        """Whether plans are being made that others must not see."""
        return self.game.state.stage == PLANNING and not self.game.state.setup.options.plan_in_turn_order

    def next_seat(self) -> int:
        """Who moves: while plans are open, whoever has begun to plan, then other humans by turn, then bots."""
        waiting = self.game.to_act
        for seat in waiting:
            if self.planner == self.phase(seat):
                return seat
        in_turn = [int(seat) for seat in self.game.state.order if seat in waiting]
        return next((seat for seat in in_turn if seat not in self.bots), in_turn[0])

    def phase(self, seat: int) -> tuple[int, ...]:
        """A seat in this action phase."""
        return int(self.game.state.year), int(self.game.state.season), seat

    # -- what is shown -----------------------------------------------------------------------------------------

    def say(self, key: str, /, **values: str | int) -> str:
        """A message in the language of the sitting."""
        return say(key, self.language, **values)

    def show(self, *things: RenderableType) -> None:
        """Print; bare texts are never read as markup."""
        for thing in things:
            self.console.print(Text(thing) if isinstance(thing, str) else thing)

    def scene(self, seat: int) -> Scene:
        """The table as a seat may know it; a plan waiting for "ready" lies on the board already."""
        view = self.game.view(seat)
        if self.pending is not None:
            play_move(view, seat, self.pending)
            view.stage = PLANNING  # nothing is revealed yet
        return Scene(view, self.game.table.names, self.language)

    def tell_news(self) -> None:
        """Everything that happened since the last time."""
        history = self.game.history
        self.show(*tell(self.game, self.told, len(history), self.language))
        self.told = len(history)

    def taken_back(self) -> None:
        """The history became shorter."""
        self.told = min(self.told, len(self.game.history))
        self.pending = None

    def moves(self, seat: int) -> list[int]:
        """The legal moves in the order of the list."""
        return move_view.in_groups(self.scene(seat), [int(move) for move in self.game.moves_of(seat)])

    def show_decision(self, seat: int) -> None:
        """The table at the beginning of a turn, later only what changed, then the moves; nothing twice."""
        state = self.game.state
        moment = (int(state.year), int(state.season), int(state.stage), seat)
        listed = (len(self.game.history), moment, self.pending)
        if listed == self.listed:
            return
        scene = self.scene(seat)
        if moment != self.moment:
            pools = state.stage <= REFUNDING
            self.show("", table_view.overview(scene, seat, self.console.width, with_pools=pools))
        elif self.pending is None:
            self.show(question.status(scene, seat))
        self.moment, self.listed = moment, listed
        self.show_moves(seat)

    def show_moves(self, seat: int) -> None:
        """The question and the possible answers."""
        scene = self.scene(seat)
        if self.pending is not None:
            self.show(*question.confirm(scene, seat))
            return
        self.show(Text(question.ask(scene, seat), signs.LAMP))
        self.show(move_view.move_list(scene, seat, self.moves(seat)))
