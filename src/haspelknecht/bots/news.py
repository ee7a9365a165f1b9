"""What a seat hears of the course of its game: all that happens in the open, and plans once they are revealed."""

from __future__ import annotations

from dataclasses import dataclass

from haspelknecht.records.events import points_between
from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.records.notation import SEATS, move_text
from haspelknecht.rules.pieces import COLOUR_NAMES, SEASON_NAMES
from haspelknecht.rules.stages import PLANNING

Event = dict[str, object]
Happened = tuple[str, int, int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class News:
    """Events in plain words, numbered from `since` on. Smaller than what was heard: the later ones were taken back."""

    since: int
    events: tuple[Event, ...]


class Hearing:
    """One seat of one game, and what it has heard so far."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.heard: list[Happened] = []

    def news(self) -> News | None:
        """What the seat has not heard yet; None if there is nothing new."""
        known = known_steps(self.game, self.seat)
        happened = [what_happened(self.game.history[number]) for number in known]
        if happened == self.heard:
            return None
        since = 0
        while since < min(len(happened), len(self.heard)) and happened[since] == self.heard[since]:
            since += 1
        self.heard = happened
        return News(since, tuple(event_words(self.game, number) for number in known[since:]))


def known_steps(game: Game, seat: int) -> list[int]:
    """The steps of the history that a seat may know, in the order in which it hears of them.

    Plans are secret until they are revealed, and so is how many moves they take: a seat hears its own at once and
    those of the others, seat by seat, when something else has happened.
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


def what_happened(step: Step) -> Happened:
    """A step without the state before it, in which secrets may lie."""
    return step.kind, step.seat, step.move, step.disks


def event_words(game: Game, number: int) -> Event:
    """A step of the history in plain words."""
    step = game.history[number]
    after = game.history[number + 1].before if number + 1 < len(game.history) else game.state
    words: Event = {"event": step.kind, "year": int(step.before.year), "season": SEASON_NAMES[step.before.season]}
    if step.kind == "move":
        words |= {"player": SEATS[step.seat], "move": move_text(step.move), "number": step.move}
    if step.kind == "draw":
        words["disks"] = [COLOUR_NAMES[colour] for colour in step.disks]
    return {**words, "points": points_between(step.before, after)}
