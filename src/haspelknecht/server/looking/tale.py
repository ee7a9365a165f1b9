"""The story of a table in one language, told event by event and kept: whoever asks again hears what is new."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final, cast

from haspelknecht.locale import say
from haspelknecht.records.notation import SEATS
from haspelknecht.rules.final_scoring import ranking
from haspelknecht.rules.pieces import SEASON_NAMES
from haspelknecht.rules.stages import STAGE_NAMES
from haspelknecht.rules.state import State
from haspelknecht.server.looking.story import Story, StoryPart
from haspelknecht.server.position_types import Letter, Points
from haspelknecht.server.tables.events import Event, effective, happened
from haspelknecht.server.tables.replay import laid, replay_event
from haspelknecht.telling.chronicle import Chronicle, chronicle

BEGINNING: Final = 0  # the step that nobody takes back
REMEMBERED: Final = 64  # states to which an undo leads back at once; a turn has far fewer moves


class Forgotten(Exception):  # noqa: N818 - nobody erred
    """A move was taken back that is too long ago: the story has to be told from the beginning."""


class Tale:
    """All parts so far, and the game where the last one left it."""

    def __init__(self, identity: bytes, language: str) -> None:
        self.language = language
        self.game = laid(identity)
        self.number = 0  # the last event that was heard
        self.parts: list[StoryPart] = []
        self.undone: list[tuple[int, int]] = []  # undos, and the last event that counted after each
        self.marks: deque[tuple[int, State]] = deque([(0, self.game.state.copy())], maxlen=REMEMBERED)
        self.conceded: set[str] = set()

    def since(self, since: int) -> Story:
        """What counts after an event; more, if what the reader knows has been taken back meanwhile."""
        first = min([since, *(back_to for number, back_to in self.undone if number > since)])
        return Story(first, self.number, [part for part in self.parts if part.number > first])

    def begin(self, events: Sequence[Event]) -> None:
        """Everything so far, without what was taken back."""
        for event in effective(events):
            self.hear(event)
        self.undone = [(event.number, event.back_to) for event in events if event.back_to is not None]
        self.number = events[-1].number

    def hear(self, event: Event) -> None:
        """The next event."""
        if event.back_to is not None:
            self.take_back(event.number, event.back_to)
        if event.of_game:
            self.add_step(event)
        elif event.kind != "undo":
            self.add(event, None, [], self.outside(event))
        self.number = event.number

    def take_back(self, number: int, back_to: int) -> None:
        """Forget the steps after an event, as if they had never been."""
        self.undone.append((number, back_to))
        self.parts = [part for part in self.parts if part.number <= back_to or part.step in (None, BEGINNING)]
        while self.marks and self.marks[-1][0] > back_to:
            self.marks.pop()
        if not self.marks:
            raise Forgotten
        self.game.state = self.marks[-1][1].copy()

    def add_step(self, event: Event) -> None:
        """Something that belongs to the game itself."""
        before = self.game.state.copy()
        replay_event(self.game, event)
        open_plans = before.setup.options.plan_in_turn_order != 0
        told = chronicle(self.game, self.language, plans_at_once=open_plans)
        points = [points for item in happened(self.game, 0)["steps"] for points in item["points"]]
        self.game.history.clear()
        self.marks.append((event.number, self.game.state.copy()))
        step = sum(part.step is not None for part in self.parts)
        self.add(event, step, points, told, before)

    def add(
        self, event: Event, step: int | None, points: list[Any], told: Chronicle, state: State | None = None
    ) -> None:
        """A part of the story."""
        at = self.game.state if state is None else state
        spoken = told.all
        if told.moves and event.seat is not None:
            moves = say("look-by-player", self.language, name=self.name(event.seat), told=" ".join(told.moves))
            spoken = [moves, *told.then]
        part = StoryPart(
            number=event.number,
            step=step,
            kind=event.kind,
            year=int(at.year),
            season=SEASON_NAMES[at.season],
            stage=STAGE_NAMES[at.stage],
            seat=cast(Letter | None, event.seat),
            sentences=told.all,
            points=cast(list[Points], points),
            aloud=" ".join(spoken),
        )
        self.parts.append(part)

    def outside(self, event: Event) -> Chronicle:
        """Something that happened at the table, not in the game."""
        name = "" if event.seat is None else self.name(event.seat)
        if event.kind == "conceded" and event.seat is not None:
            self.conceded.add(event.seat)
        if event.kind == "over":
            return Chronicle(then=[self.ending(event.why)])
        why = {"why": event.why} if event.kind == "away" else {}
        return Chronicle(then=[say(f"look-event-{event.kind}", self.language, name=name, **why)])

    def ending(self, how: str) -> str:
        """How the game ended."""
        if how != "scored":
            return say(f"look-event-over-{how}", self.language)
        winner = next(seat for seat in ranking(self.game.state) if SEATS[seat] not in self.conceded)
        return say("play-winner", self.language, name=self.game.table.names[winner])

    def name(self, letter: str) -> str:
        """The name of a player."""
        return self.game.table.names[SEATS.index(letter)]
