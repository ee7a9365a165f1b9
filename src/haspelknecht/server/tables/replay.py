"""Playing a stored game again from its events, with the draws that were recorded: nothing is drawn anew."""

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
from haspelknecht.server.tables.events import Event, ToldEvent, effective, happened, in_words

DAMAGED: Final = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, AssertionError)


@contextmanager
def unreplayable() -> Iterator[None]:
    """Whatever is wrong with what was stored is refused in one way: it must not look like a failure of the server."""
    try:
        yield
    except Conflict:
        raise
    except UserError as error:
        raise Conflict("server-unreplayable", problem=str(error)) from None
    except DAMAGED as error:
        damage = UserError("server-stored-damaged", problem=type(error).__name__)  # never its values
        raise Conflict("server-unreplayable", problem=str(damage)) from error


def laid(start: bytes) -> Game:
    """The game before its first event."""
    return Game(*set_up(json.loads(start)), None)


@unreplayable()
def replayed(start: bytes, events: Sequence[Event], seed: str) -> Game:
    """The game after some events. A later engine or generator of random numbers gives the same game."""
    game = laid(start)
    for event in effective(events):
        if event.of_game:
            replay_event(game, event)
    game.seed = seed
    return game


@unreplayable()
def replayed_and_told(start: bytes, events: Sequence[Event], seed: str, since: int) -> tuple[Game, list[ToldEvent]]:
    """The same, and the events after `since` in words: also those that were taken back."""
    game = laid(start)
    counts = {event.number for event in effective(events)}
    ends = {0: 0}  # how long the history is after each event
    told: list[ToldEvent] = []
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
            told.append(in_words(event, happened(game, known)["steps"]))
    game.seed = seed
    return game, told


@unreplayable()
def replayable_until(start: bytes, events: Sequence[Event]) -> int | None:
    """If corrected rules refuse a game that began under earlier ones: the last event that they can replay.

    None: the game is not of earlier rules, so what was stored must be damaged.
    """
    game = laid(start)
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
    """Forget what happened after a part of the history."""
    if length < len(game.history):
        game.state = game.history[length].before.copy()
        game.disks_drawn -= sum(len(step.disks) for step in game.history[length:])
        del game.history[length:]


def try_event(game: Game, event: Event) -> None:
    """An event that does not count any more. If corrected rules refuse it, there are no words for it."""
    state, drawn, known = game.state.copy(), game.disks_drawn, len(game.history)
    try:
        replay_event(game, event)
    except (UserError, *DAMAGED):
        game.state, game.disks_drawn = state, drawn
        del game.history[known:]


def replay_event(game: Game, event: Event) -> None:
    """The moves of an event and what followed from them."""
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
    """The recorded disks, as many refills as are due."""
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
