"""A game as events in plain data: the set-up, then every draw, move and automatic event with the state after it."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht.records.fields import move_fields
from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.records.identity import identity_of
from haspelknecht.records.notation import SEATS, disk_names, move_text
from haspelknecht.records.reasons import reason_text
from haspelknecht.records.state_words import state_words
from haspelknecht.rules.pieces import SEASON_NAMES, SOURCE_NAMES
from haspelknecht.rules.state import State
from haspelknecht.rules.why import why
from haspelknecht.version import __version__

Event = dict[str, object]


def events_of(game: Game, language: str = "en") -> Iterator[Event]:
    """Yield the set-up and all events of a game. States use the names of positions.

    >>> from haspelknecht import Game
    >>> [event["event"] for event in events_of(Game.new(seed="example"))]
    ['set-up', 'draw', 'water rises']
    """
    yield {
        "event": "set-up",
        "number": 0,
        "engine": __version__,
        "seed": game.seed,
        **identity_of(game.table),
        "state": state_words(game.start),
    }
    afters = [step.before for step in game.history[1:]] + [game.state]
    for number, (step, after) in enumerate(zip(game.history, afters, strict=True), start=1):
        yield {
            "event": step.kind,
            "number": number,
            "year": int(step.before.year),
            "season": SEASON_NAMES[step.before.season],
            **details(game, step, language),
            "points": points_between(step.before, after),
            "state": state_words(after),
        }


def details(game: Game, step: Step, language: str) -> Event:
    """The fields of this kind of event."""
    if step.kind == "draw":
        return {"disks": disk_names(step.disks)}
    if step.kind != "move":
        return {}
    return {
        "player": SEATS[step.seat],
        "name": game.table.names[step.seat],
        "move": move_text(step.move),
        **move_fields(step.move),
        "reasons": [reason_text(reason, language) for reason in why(step.before, step.seat, step.move)],
    }


def points_between(before: State, after: State) -> list[Event]:
    """Every change of the score sheets, with its source."""
    changes: list[Event] = []
    for seat, player in enumerate(after.players):
        earlier = before.players[seat].sheet
        if player.sheet == earlier:
            continue
        for source, name in enumerate(SOURCE_NAMES):
            change = player.sheet[source] - earlier[source]
            if change:
                changes.append({"player": SEATS[seat], "source": name, "points": int(change)})
    return changes
