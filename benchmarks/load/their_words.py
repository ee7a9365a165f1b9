"""The parts of boardgame.io's messages that a client uses."""

from __future__ import annotations

import msgspec


class Pool(msgspec.Struct):
    """Disks to take."""

    action: dict[str, int]


class Player(msgspec.Struct):
    """The parts of a board that a client uses."""

    cart1: dict[str, int]
    cart2: dict[str, int]
    done: list[str]


class Board(msgspec.Struct):
    """The parts of the game's state that a client uses."""

    pools: list[Pool]
    players: dict[str, Player]


class Context(msgspec.Struct):
    """Whose turn it is."""

    phase: str
    current_player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """A state as one player sees it."""

    G: Board
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Payload(msgspec.Struct):
    """Who acted."""

    player: str | None = msgspec.field(name="playerID", default=None)


class Action(msgspec.Struct):
    """What was done."""

    payload: Payload


class Entry(msgspec.Struct):
    """A line of the log."""

    action: Action


class Synced(msgspec.Struct):
    """The first state that a client receives."""

    state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, list[Entry]])
SYNC = msgspec.json.Decoder(tuple[str, str, Synced])
