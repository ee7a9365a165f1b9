"""The tutorial: a private table whose game is always the same, and the course that leads through its first year."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from sqlalchemy import Connection, select

from haspelknecht.locale import say
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.position_types import Season, Stage
from haspelknecht.server.storage.schema import SITTERS, TABLES
from haspelknecht.server.tables.seating import new_table, occupy, start
from haspelknecht.server.tables.table import DECODER, Clock, Rules, Seat, new_id
from haspelknecht.server.tables.table_draft import TableDraft

PUPIL = 0  # the seat of the person who learns
Look = Literal["table", "water", "pools", "order", "workers", "pinge", "field", "farm", "score"]


class TutorialStep(msgspec.Struct, frozen=True):
    """What the player is led to do at one moment; without moves, something to read. See `data/tutorial.toml`."""

    season: Season
    stage: Stage
    lesson: str  # the message web-tutorial-LESSON
    look: Look
    moves: list[str]
    then: dict[str, int] = {}  # what the player has afterwards, by the words of their board
    targets: list[list[str]] = []  # for each move what to point at, one target after the other


class TutorialCourse(msgspec.Struct, frozen=True):
    """The whole course."""

    steps: list[TutorialStep]


class TutorialFile(msgspec.Struct, frozen=True):
    """The course with the game that it belongs to."""

    seed: str
    bot: str
    steps: list[TutorialStep]


@cache
def tutorial_file() -> TutorialFile:
    """The course as it is written down."""
    text = (files("haspelknecht.data") / "tutorial.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), TutorialFile)


def course() -> TutorialCourse:
    """The course as it is told: whoever knows the seed knows all draws."""
    return TutorialCourse(tutorial_file().steps)


def tutorial_table(person: Person, now: float) -> TableDraft:
    """A new game of the course, begun."""
    pupil, neighbour = Seat(code=new_id()), Seat("bot", code=new_id())
    occupy(pupil, person)
    neighbour.name, neighbour.bot = say("server-tutorial-neighbour", person.language), tutorial_file().bot
    draft = new_table(person, Rules(), Clock(), [pupil, neighbour], public=False, now=now)
    draft.seed = tutorial_file().seed
    draft.body.tutorial = True
    start(draft, now)
    return draft


def running_tutorial(connection: Connection, person: str) -> str | None:
    """The table at which a person is learning, the newest if there are several."""
    wanted = select(TABLES.c.id, TABLES.c.body).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SITTERS.c.person == person, TABLES.c.status == "playing", ~TABLES.c.public)
    for row in connection.execute(wanted.order_by(TABLES.c.created.desc())):
        body = DECODER.decode(row.body)
        if body.tutorial and body.seats[PUPIL].person == person:
            return str(row.id)
    return None
