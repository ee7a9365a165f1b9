"""The tutorial: a private table with a fixed game, and the lessons that lead through its first year."""

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

PUPIL = 0  # the seat of the learning player
Look = Literal["table", "water", "pools", "order", "workers", "pinge", "field", "farm", "score"]


class TutorialStep(msgspec.Struct, frozen=True):
    """One lesson: the moves the player is guided to make, or only a text. See `data/tutorial.toml`."""

    season: Season
    stage: Stage
    lesson: str  # its text is the message web-tutorial-LESSON
    look: Look
    moves: list[str]
    then: dict[str, int] = {}  # what the player has afterwards, by the names of the player's board


class TutorialCourse(msgspec.Struct, frozen=True):
    """All lessons, in order."""

    steps: list[TutorialStep]


class TutorialFile(msgspec.Struct, frozen=True):
    """The lessons with the seed and the bot of their game."""

    seed: str
    bot: str
    steps: list[TutorialStep]


@cache
def tutorial_file() -> TutorialFile:
    """The contents of `data/tutorial.toml`."""
    text = (files("haspelknecht.data") / "tutorial.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), TutorialFile)


def course() -> TutorialCourse:
    """The lessons for the browser, without the seed, which would reveal all draws."""
    return TutorialCourse(tutorial_file().steps)


def tutorial_table(person: Person, now: float) -> TableDraft:
    """A new table for the tutorial, with its game started."""
    pupil, neighbour = Seat(code=new_id()), Seat("bot", code=new_id())
    occupy(pupil, person)
    neighbour.name, neighbour.bot = say("server-tutorial-neighbour", person.language), tutorial_file().bot
    draft = new_table(person, Rules(), Clock(), [pupil, neighbour], public=False, now=now)
    draft.seed = tutorial_file().seed
    draft.body.tutorial = True
    start(draft, now)
    return draft


def running_tutorial(connection: Connection, person: str) -> str | None:
    """The id of a person's running tutorial table, the newest if there are several; None without one."""
    wanted = select(TABLES.c.id, TABLES.c.body).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SITTERS.c.person == person, TABLES.c.status == "playing", ~TABLES.c.public)
    for row in connection.execute(wanted.order_by(TABLES.c.created.desc())):
        body = DECODER.decode(row.body)
        if body.tutorial and body.seats[PUPIL].person == person:
            return str(row.id)
    return None
