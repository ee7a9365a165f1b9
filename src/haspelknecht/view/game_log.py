"""The log of a table in one language, written event by event and kept, so that readers get only what is new."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final

from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.records.table import Table
from haspelknecht.rules.final_scoring import ranking
from haspelknecht.rules.refilling import draw
from haspelknecht.rules.stages import DRAWING, PLANNING
from haspelknecht.rules.state import State
from haspelknecht.view.board import LETTERS, SEASONS, STAGES
from haspelknecht.view.log_lines import LogWords, points_between
from haspelknecht.view.types import LogEntry, LogLine, LogPoints

OF_THE_GAME: Final = ("begin", "move", "plans")
SNAPSHOTS: Final = 4  # states that an undo restores at once, 2.5 kB each; an earlier one is replayed in 2 ms


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that happened at a table.

    `kind`: `begin`, `move` and `plans` (all secret plans, as they are revealed) are steps of the game; `undo` takes
    back everything of the game after event `back_to`; `away`, `back`, `conceded`, `paused`, `resumed`, `stand-in` and
    `over` happen beside it. `why` says why a player is away, or how the game ended. `draws` are the colours of each
    refill that followed.
    """

    number: int
    kind: str
    seat: int | None = None
    moves: list[tuple[int, int]] = field(default_factory=list)  # seat and move
    draws: list[tuple[int, ...]] = field(default_factory=list)
    why: str = ""
    back_to: int | None = None


class GameLog:
    """All entries so far, and the game where the last one left it.

    >>> game = Game.new(seed="example")
    >>> game.play("take 1 yellow")
    >>> log = GameLog(game.table, game.start, "en")
    >>> log.add_all(happened_in(game))
    >>> log.since(1)[1][0].spoken
    'Anna: Takes the yellow disk from pool 1.'
    """

    def __init__(self, table: Table, start: State, language: str) -> None:
        """:param start: The position in which the game began, before anything was drawn."""
        self.words = LogWords(table.names, language)
        self.start = start.copy()
        self.game = Game(table, start.copy(), None)
        self.number = 0  # the last event that was added
        self.entries: list[LogEntry] = []
        self.played: list[Happened] = []  # the steps of the game that still count
        self.undone: list[tuple[int, int]] = []  # undos, and the last event that counted after each
        self.snapshots: deque[tuple[int, State]] = deque(maxlen=SNAPSHOTS)
        self.conceded: set[int] = set()

    def since(self, number: int) -> tuple[int, list[LogEntry]]:
        """The entries after an event. It begins at an earlier event if something that the reader knows has been undone
        since: the entries they have after that event are void."""
        first = min([number, *(back_to for undo, back_to in self.undone if undo > number)])
        return first, self.entries[bisect_right(self.entries, first, key=attrgetter("number")) :]

    def add_all(self, events: Iterable[Happened]) -> None:
        """Several events."""
        for event in events:
            self.add(event)

    def add(self, event: Happened) -> None:
        """The next event.

        :raises UserError: If a move is not legal.
        """
        if event.kind == "undo":
            self.take_back(event)
        elif event.kind in OF_THE_GAME:
            self.add_step(event)
        else:
            self.add_beside(event)
        self.number = event.number

    # -- steps of the game -------------------------------------------------------------------------------------

    def add_step(self, event: Happened) -> None:
        """Something that belongs to the game itself."""
        game = self.game
        begun = game.state.copy()
        replay(game, event)
        builder = EntryBuilder(self.words, event, len(self.played))
        builder.begin(begun)
        states = [*(step.before for step in game.history), game.state]
        for step, after in zip(game.history, states[1:], strict=True):
            builder.step(step, after)
        game.history.clear()
        self.entries += builder.entries()
        self.played.append(event)
        self.snapshots.append((event.number, game.state.copy()))

    def take_back(self, event: Happened) -> None:
        """Remove the steps after an event; the beginning always stays."""
        back_to = event.back_to or 0
        self.undone.append((event.number, back_to))
        self.entries = [entry for entry in self.entries if entry.number <= back_to or entry.step in (None, 0)]
        self.played = [step for step in self.played if step.number <= back_to or step.kind == "begin"]
        last = self.played[-1].number if self.played else 0
        while self.snapshots and self.snapshots[-1][0] > last:
            self.snapshots.pop()
        self.game.state = self.snapshots[-1][1].copy() if self.snapshots else self.replayed()

    def replayed(self) -> State:
        """The state after all events that count, replayed: for an undo that goes back further than the snapshots."""
        game = Game(self.game.table, self.start.copy(), None)
        for event in self.played:
            replay(game, event)
        return game.state

    # -- what happens beside the game --------------------------------------------------------------------------

    def add_beside(self, event: Happened) -> None:
        """A player left or came back, or the game was paused, resumed or ended."""
        if event.kind == "conceded" and event.seat is not None:
            self.conceded.add(event.seat)
        state, text = self.game.state, self.beside(event)
        where = Where.at(state)
        self.entries.append(where.entry(event, kind=event.kind, lines=[LogLine(text)], spoken=text))

    def beside(self, event: Happened) -> str:
        """What happened, in words."""
        if event.kind == "over" and event.why == "scored":
            winner = next(seat for seat in ranking(self.game.state) if seat not in self.conceded)
            return self.words.say("play-winner", name=self.words.names[winner])
        if event.kind == "over":
            return self.words.say(f"view-log-event-over-{event.why}")
        name = "" if event.seat is None else self.words.names[event.seat]
        why = {"why": event.why} if event.kind == "away" else {}
        return self.words.say(f"view-log-event-{event.kind}", name=name, **why)


@dataclass(frozen=True)
class Where:
    """When in the game something happens."""

    year: int
    season: int
    stage: int

    @classmethod
    def at(cls, state: State) -> Where:
        """Now."""
        return cls(int(state.year), int(state.season), int(state.stage))

    def entry(
        self,
        event: Happened,
        *,
        kind: str,
        lines: list[LogLine],
        spoken: str,
        part: int = 0,
        step: int | None = None,
        points: list[LogPoints] | None = None,
    ) -> LogEntry:
        """An entry of an event. Only its first part has a seat; automatic steps have none."""
        return LogEntry(
            number=event.number,
            kind=kind,
            year=self.year,
            season=SEASONS[self.season],
            stage=STAGES[self.stage],
            part=part,
            lines=lines,
            step=step,
            seat=None if event.seat is None or part else LETTERS[event.seat],
            points=points or [],
            spoken=spoken,
        )


@dataclass
class Part:
    """An entry that is being built."""

    kind: str
    where: Where
    lines: list[LogLine]
    points: list[LogPoints] = field(default_factory=list)


class EntryBuilder:
    """The entries of one event of the game: what was done, then each thing that followed by itself."""

    def __init__(self, words: LogWords, event: Happened, step: int) -> None:
        self.words = words
        self.event = event
        self.number = step
        self.parts: list[Part] = []

    def begin(self, state: State) -> None:
        """The first part, which every event has."""
        lines = self.words.beginning(state) if self.event.kind == "begin" else []
        self.parts.append(Part(self.event.kind, Where.at(state), lines))

    def step(self, step: Step, after: State) -> None:
        """One step of the game's history. Secret plans are logged together when they are revealed."""
        before, own = step.before, self.parts[0]
        open_plans = before.setup.options.plan_in_turn_order != 0
        points = points_between(before, after)
        if step.kind == "move":
            if open_plans or before.stage != PLANNING:
                own.lines += self.words.move(before, after, step.seat, step.move)
            own.points += points
        elif step.kind == "revealing":
            own.lines += [] if open_plans else self.words.plans(before)
        else:
            lines = self.words.happening(step.kind, before, after)
            if lines:
                self.parts.append(Part(step.kind, Where.at(before), lines, points))

    def entries(self) -> list[LogEntry]:
        """All parts, as they are sent."""
        return [
            part.where.entry(
                self.event,
                kind=part.kind,
                lines=part.lines,
                spoken=self.spoken(part, own=place == 0),
                part=place,
                step=self.number,
                points=part.points,
            )
            for place, part in enumerate(self.parts)
        ]

    def spoken(self, part: Part, *, own: bool) -> str:
        """The same for a screen reader, with the names of the players."""
        if own and self.event.seat is not None:
            text = " ".join(line.text for line in part.lines)
            return self.named(self.event.seat, text) if text else ""
        seats = [None if line.seat is None else LETTERS.index(line.seat) for line in part.lines]
        texts = zip(seats, part.lines, strict=True)
        return " ".join(line.text if seat is None else self.named(seat, line.text) for seat, line in texts)

    def named(self, seat: int, text: str) -> str:
        """A sentence with the name of the player it is about."""
        return self.words.say("view-log-by-player", name=self.words.names[seat], told=text)


def replay(game: Game, event: Happened) -> None:
    """The moves of an event and what followed from them, with the disks that were drawn then."""
    draws = list(event.draws)
    run(game, draws)
    for seat, move in event.moves:
        game.apply(move, seat)
        run(game, draws)


def run(game: Game, draws: list[tuple[int, ...]]) -> None:
    """Everything that follows by itself, as long as the draws last."""
    game.run_automatic()
    while game.state.stage == DRAWING and draws:
        before, disks = game.state.copy(), draws.pop(0)
        for colour in disks:
            draw(game.state, colour)
        game.history.append(Step("draw", before, disks=disks))
        game.run_automatic()


def happened_in(game: Game) -> list[Happened]:
    """The history of a game as events: its beginning, moves, and secret plans once they are revealed."""
    events = [Happened(1, "begin")]
    plans: list[tuple[int, int]] = []
    secret = game.state.setup.options.plan_in_turn_order == 0
    for step in game.history:
        if step.kind == "draw":
            events[-1].draws.append(step.disks)
        elif step.kind == "revealing" and secret:
            events.append(Happened(len(events) + 1, "plans", moves=plans))
            plans = []
        elif step.kind == "move" and secret and step.before.stage == PLANNING:
            plans.append((step.seat, step.move))
        elif step.kind == "move":
            events.append(Happened(len(events) + 1, "move", step.seat, [(step.seat, step.move)]))
    return events
