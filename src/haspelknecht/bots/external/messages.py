"""The messages to an external bot, as plain data. Pure functions, without processes or sockets.

They are built only from observations, news and results, so they cannot contain anything that a seat may not know.
"""

from __future__ import annotations

import json
from typing import Final

from haspelknecht.bots.news import News
from haspelknecht.bots.observation import Observation
from haspelknecht.records.history import Outcome
from haspelknecht.records.identity import identity_of
from haspelknecht.records.notation import SEATS, move_text
from haspelknecht.records.positions import position_of
from haspelknecht.records.table import Table
from haspelknecht.version import __version__

PROTOCOL: Final = 1

Message = dict[str, object]


def hello() -> Message:
    """The first message; the bot answers with its own hello."""
    return {"type": "hello", "protocol": PROTOCOL, "engine": __version__}


def new_game(table: Table, seat: int, seconds: float) -> Message:
    """A game begins, or the bot joins it."""
    return {
        "type": "new_game",
        "seat": SEATS[seat],
        "players": table.players,
        "names": dict(zip(SEATS, table.names, strict=False)),
        "seconds": seconds,
        "game": identity_of(table),
    }


def observe(news: News) -> Message:
    """The events since the last message."""
    return {"type": "observe", "from": news.since, "events": list(news.events)}


def choose(number: int, observation: Observation, seconds: float) -> Message:
    """The bot has to move."""
    return {
        "type": "choose",
        "id": number,
        "seconds": seconds,
        "moves": [{"move": move_text(move), "number": move} for move in observation.legal_moves],
        "position": position_of(observation.table, observation.state),
    }


def game_over(outcome: Outcome) -> Message:
    """The result."""
    return {
        "type": "game_over",
        "scores": dict(zip(SEATS, outcome.scores, strict=False)),
        "ranking": [SEATS[seat] for seat in outcome.ranking],
    }


def line_of(message: Message) -> bytes:
    """A message as one line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
