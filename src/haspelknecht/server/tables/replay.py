"""Replaying a stored game from its events, with the recorded draws."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.records.notation import SEATS, parse_move
from haspelknecht.records.rules_version import RULES_VERSION
from haspelknecht.records.set_up import set_up
from haspelknecht.rules.pieces import COLOUR_NAMES
from haspelknecht.rules.refilling import can_draw, draw
from haspelknecht.rules.stages import DRAWING
from haspelknecht.server.errors import Conflict
from haspelknecht.server.tables.events import Event, EventWithSteps, effective, event_values, with_steps

DAMAGED: Final = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, AssertionError)


@contextmanager
def unreplayable() -> Iterator[None]:
    """Turn every error in stored data into `Conflict`: it is not a failure of the server."""
    try:
        yield
    except Conflict:
        raise
    except UserError as error:
        raise Conflict("server-unreplayable", problem=str(error)) from None
    except DAMAGED as error:
        damage = UserError("server-stored-damaged", problem=type(error).__name__)  # never its values
        raise Conflict("server-unreplayable", problem=str(damage)) from error


def initial_game(start: bytes) -> Game:
    """Return the game before its first event."""
    return Game(*set_up(json.loads(start)), None)


@unreplayable()
def replayed(start: bytes, events: Sequence[Event], seed: str) -> Game:
    """Return the game after some events. It does not depend on the random number generator."""
    game = initial_game(start)
    for event in effective(events):
        if event.of_game:
            replay_event(game, event)
    game.seed = seed
    return game


@unreplayable()
def replay_with_steps(
    start: bytes, events: Sequence[Event], seed: str, since: int
) -> tuple[Game, list[EventWithSteps]]:
    """Return the game, and the events after `since` with their steps, including those that were taken back."""
    game = initial_game(start)
    counts = {event.number for event in effective(events)}
    ends = {0: 0}  # how long the history is after each event
    detailed: list[EventWithSteps] = []
    for event in events:
        known = len(game.history)
        if event.back_to is not None:
            known = ends[event.back_to]
            go_back(game, known)
        elif event.of_game and event.number in counts:
            replay_event(game, event)
        elif event.of_game:
            try_event(game, event)
        ends[event.number] = len(game.history)
        if event.number > since:
            detailed.append(with_steps(event, event_values(game, known)["steps"]))
    game.seed = seed
    return game, detailed


@unreplayable()
def replayable_until(start: bytes, events: Sequence[Event]) -> int | None:
    """Return the last event that corrected rules can replay of a game that began under earlier rules.

    None if the game did not begin under earlier rules: then the stored data must be damaged.
    """
    game = initial_game(start)
    if game.table.rules >= RULES_VERSION:
        return None
    last = 0
    for event in effective(events):
        if event.of_game:
            try:
                replay_event(game, event)
            except (UserError, *DAMAGED):
                break
            last = event.number
    return last


def go_back(game: Game, length: int) -> None:
    """Restore the game as it was when its history had this length."""
    if length < len(game.history):
        game.state = game.history[length].before.copy()
        game.disks_drawn -= sum(len(step.disks) for step in game.history[length:])
        del game.history[length:]


def try_event(game: Game, event: Event) -> None:
    """Replay an event that was taken back; if corrected rules refuse it, it gets no steps."""
    state, drawn, known = game.state.copy(), game.disks_drawn, len(game.history)
    try:
        replay_event(game, event)
    except (UserError, *DAMAGED):
        game.state, game.disks_drawn = state, drawn
        del game.history[known:]


def replay_event(game: Game, event: Event) -> None:
    """Replay the moves of an event and what followed from them."""
    draws = list(event.draws)
    game.run_automatic()
    draw_recorded(game, draws)
    for seat, text in event.moves:
        game.apply(parse_move(text), SEATS.index(seat))
        game.run_automatic()
        draw_recorded(game, draws)
    if draws:
        raise ValueError("more was drawn than is drawn now")


def draw_recorded(game: Game, draws: list[list[str]]) -> None:
    """Draw the recorded disks for all refills that are due."""
    while game.state.stage == DRAWING and draws:
        before = game.state.copy()
        disks = tuple(COLOUR_NAMES.index(name) for name in draws.pop(0))
        for colour in disks:
            if game.state.stage != DRAWING or not can_draw(game.state, colour):
                raise ValueError("a disk was drawn that cannot be drawn now")
            draw(game.state, colour)
        if game.state.stage == DRAWING:
            raise ValueError("fewer disks were drawn than are drawn now")
        game.disks_drawn += len(disks)
        game.history.append(Step("draw", before, disks=disks))
        game.run_automatic()
