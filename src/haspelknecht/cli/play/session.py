"""A game in the terminal: who plays, the drafts of plans, and what the players have been shown so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.console import Console, RenderableType
from rich.text import Text

from haspelknecht.bots import SeatedBot
from haspelknecht.cli.play import draw_decision, draw_table
from haspelknecht.cli.play.draw_log import LogWriter
from haspelknecht.cli.play.keyboard import Keyboard
from haspelknecht.cli.play.save_file import SaveFile
from haspelknecht.cli.play.screen import Screen
from haspelknecht.locale import say
from haspelknecht.records.game import Game
from haspelknecht.rules.stages import PLANNING, REFUNDING, STORING
from haspelknecht.view.game_log import GameLog, happened_in
from haspelknecht.view.types import LogEntry, Placement

Moment = tuple[int, ...]  # year, season, stage, seat


@dataclass
class Draft:
    """What a player has put on workers or into stores and not committed yet, with earlier versions for undo."""

    moment: Moment = ()
    placed: list[Placement] = field(default_factory=list)
    earlier: list[list[Placement]] = field(default_factory=list)

    def change(self, placed: Iterable[Placement]) -> None:
        """Replace what is placed; undo brings it back."""
        self.earlier.append(self.placed)
        self.placed = list(placed)


class Session:
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
        self.log = self.new_log()
        self.writer = LogWriter(game.table.names, language)
        self.shown = self.log.number  # the last event of the log that was printed
        self.planner: Moment = ()  # who took the keyboard for a secret plan
        self.draft = Draft()
        self.pending: tuple[str, ...] = ()  # moves that would waste something, until the player confirms them
        self.overview: Moment = ()  # the turn for which the whole table was printed
        self.listed: tuple[object, ...] = ()  # the decision for which the choices were printed

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
        """The seat that moves next. In secret planning: the player at the keyboard, then other humans, then bots."""
        waiting = self.game.to_act
        for seat in waiting:
            if self.planner == self.moment(seat):
                return seat
        in_turn = [int(seat) for seat in self.game.state.order if seat in waiting]
        return next((seat for seat in in_turn if seat not in self.bots), in_turn[0])

    def moment(self, seat: int) -> Moment:
        """A seat in this step of the game."""
        state = self.game.state
        return int(state.year), int(state.season), int(state.stage), seat

    def name(self, seat: int) -> str:
        """The name of a player."""
        return self.game.table.names[seat]

    # -- the view of a seat ------------------------------------------------------------------------------------

    def screen(self, seat: int) -> Screen:
        """What a seat sees, with its draft."""
        return Screen.of(self.game, seat, self.language, self.draft_of(seat).placed)

    def draft_of(self, seat: int) -> Draft:
        """The draft of a seat in this step; an empty one if it belongs to another step."""
        if self.draft.moment != self.moment(seat):
            self.draft = Draft(self.moment(seat))
        return self.draft

    def play(self, moves: Iterable[str], seat: int) -> None:
        """Play moves; a draft of goods to store is kept until it is committed."""
        for move in moves:
            self.game.play(move, seat)
        self.pending = ()
        if self.game.state.stage != STORING:
            self.draft = Draft()

    def taken_back(self) -> None:
        """Bring the log up to date after the history became shorter."""
        self.log = self.new_log()
        self.shown = min(self.shown, self.log.number)
        self.pending = ()

    # -- what is printed ---------------------------------------------------------------------------------------

    def say(self, key: str, /, **values: str | int) -> str:
        """A message in the language of the session."""
        return say(key, self.language, **values)

    def show(self, *things: RenderableType) -> None:
        """Print; bare texts are never read as markup."""
        for thing in things:
            self.console.print(Text(thing) if isinstance(thing, str) else thing)

    def new_log(self) -> GameLog:
        """The log of the whole game so far."""
        log = GameLog(self.game.table, self.game.start, self.language)
        log.add_all(happened_in(self.game))
        return log

    def entries(self, after: int, last: int | None = None) -> list[LogEntry]:
        """The entries of the log after an event, up to another one."""
        self.log.add_all(happened_in(self.game)[self.log.number :])
        return [entry for entry in self.log.since(after)[1] if last is None or entry.number <= last]

    def show_news(self) -> None:
        """Print what happened since the last time."""
        self.show(*self.writer.paragraphs(self.entries(self.shown)))
        self.shown = self.log.number

    def show_decision(self, seat: int) -> None:
        """Print the table at the beginning of a turn, later only what changed, then the choices; nothing twice."""
        listed = (len(self.game.history), self.moment(seat), tuple(map(str, self.draft_of(seat).placed)))
        if listed == self.listed:
            return
        screen = self.screen(seat)
        if self.moment(seat) != self.overview:
            pools = self.game.state.stage <= REFUNDING
            self.show("", draw_table.overview(screen, self.console.width, with_pools=pools))
            self.show(*draw_decision.outlook(screen))
        else:
            self.show(*draw_decision.status(screen))
        self.overview, self.listed = self.moment(seat), listed
        self.show(*draw_decision.decision(screen))
