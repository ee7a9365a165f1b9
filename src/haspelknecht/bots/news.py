"""The events of a game that a seat may know: everything public, and plans once they are revealed."""

from __future__ import annotations

from dataclasses import dataclass

from haspelknecht.records.events import points_between
from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.records.notation import SEATS, move_text
from haspelknecht.rules.pieces import COLOUR_NAMES, SEASON_NAMES
from haspelknecht.rules.stages import PLANNING

Event = dict[str, object]
StepKey = tuple[str, int, int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class News:
    """Events as plain data, numbered from `since` on. Events from that number on that were sent before are undone."""

    since: int
    events: tuple[Event, ...]


class NewsFeed:
    """The events of a game for one seat. It remembers which ones have been delivered."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.delivered: list[StepKey] = []

    def news(self) -> News | None:
        """The events since the last call; None if there are none."""
        known = known_steps(self.game, self.seat)
        keys = [step_key(self.game.history[number]) for number in known]
        if keys == self.delivered:
            return None
        since = 0
        while since < min(len(keys), len(self.delivered)) and keys[since] == self.delivered[since]:
            since += 1
        self.delivered = keys
        return News(since, tuple(event_words(self.game, number) for number in known[since:]))


def known_steps(game: Game, seat: int) -> list[int]:
    """The indexes of the steps of the history that a seat may know, in the order in which it may know them.

    Plans are secret until they are revealed, and so is their number of moves: a seat sees its own at once, and those
    of the others, seat by seat, after planning.
    """
    open_plans = game.state.setup.options.plan_in_turn_order != 0
    known: list[int] = []
    secret: list[tuple[int, int]] = []
    for number, step in enumerate(game.history):
        planned = step.kind == "move" and step.before.stage == PLANNING
        if planned and step.seat != seat and not open_plans:
            secret.append((step.seat, number))
            continue
        if not planned:
            known += [hidden for _, hidden in sorted(secret)]
            secret = []
        known.append(number)
    return known


def step_key(step: Step) -> StepKey:
    """A step without the state before it, which may contain secrets."""
    return step.kind, step.seat, step.move, step.disks


def event_words(game: Game, number: int) -> Event:
    """A step of the history as plain data."""
    step = game.history[number]
    after = game.history[number + 1].before if number + 1 < len(game.history) else game.state
    words: Event = {"event": step.kind, "year": int(step.before.year), "season": SEASON_NAMES[step.before.season]}
    if step.kind == "move":
        words |= {"player": SEATS[step.seat], "move": move_text(step.move), "number": step.move}
    if step.kind == "draw":
        words["disks"] = [COLOUR_NAMES[colour] for colour in step.disks]
    return {**words, "points": points_between(step.before, after)}
