"""The tutorial: a private table with a fixed game, and a course through its first year."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from sqlalchemy import Connection, select

from haspelknecht.bots.seated import SeatedBot
from haspelknecht.locale import say
from haspelknecht.records.game import Game
from haspelknecht.records.notation import parse_move
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.ids import new_id
from haspelknecht.server.position_types import Season, Stage
from haspelknecht.server.storage.schema import SITTERS, TABLES
from haspelknecht.server.tables.play import new_game
from haspelknecht.server.tables.private_plan import planned
from haspelknecht.server.tables.seating import new_table, occupy, start
from haspelknecht.server.tables.table import DECODER, Clock, Rules, Seat
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.view.compose import placements_of
from haspelknecht.view.compose_store import is_storing, stored_placements
from haspelknecht.view.targets import targets_of
from haspelknecht.view.types import Placement

PUPIL, NEIGHBOUR = 0, 1  # the seats of the person who learns, and of the bot
Look = Literal["table", "water", "pools", "order", "workers", "pinge", "field", "farm", "score"]


class TutorialStep(msgspec.Struct, frozen=True):
    """What the player is asked to do at one moment; without moves, a text to read. See `data/tutorial.toml`."""

    season: Season
    stage: Stage
    lesson: str  # the message web-tutorial-LESSON
    look: Look
    moves: list[str]
    then: dict[str, int] = {}  # what the player has afterwards, by the words of their board
    targets: list[list[str]] = []  # what each move lights; none for a plain button, or where things are placed
    placed: list[Placement] = []  # what is to be placed, when planning and storing


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
    """Return the course as it is stored."""
    text = (files("haspelknecht.data") / "tutorial.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), TutorialFile)


def course() -> TutorialCourse:
    """Return the course with the targets of its moves, without the seed, which would reveal all draws."""
    given = tutorial_file()
    game, bot = new_game(Rules(), ["A", "B"], given.seed), SeatedBot(given.bot, given.seed)
    return TutorialCourse([with_targets(game, bot, step) for step in given.steps])


def with_targets(game: Game, bot: SeatedBot, step: TutorialStep) -> TutorialStep:
    """Return a step with its targets. Its moves and those of the bot are played in `game`."""
    targets: list[list[str]] = []
    placed: list[Placement] = []
    for text in step.moves:
        while NEIGHBOUR in game.to_act:
            game.play(bot.choose(game, NEIGHBOUR).move, NEIGHBOUR)
        move = parse_move(text)
        if is_storing(move):
            placed = stored_placements(move)
        elif game.planning and not placed:
            placed = placements_of(planned(game, PUPIL, [parse_move(each) for each in step.moves]), PUPIL)
        targets.append(targets_of(game.state, PUPIL, move))
        game.play(move, PUPIL)
    return msgspec.structs.replace(step, targets=targets, placed=placed)


def tutorial_table(person: Person, now: float) -> TableDraft:
    """Create a started game of the course."""
    pupil, neighbour = Seat(code=new_id()), Seat("bot", code=new_id())
    occupy(pupil, person)
    neighbour.name, neighbour.bot = say("server-tutorial-neighbour", person.language), tutorial_file().bot
    draft = new_table(person, Rules(), Clock(), [pupil, neighbour], public=False, now=now)
    draft.seed = tutorial_file().seed
    draft.body.tutorial = True
    start(draft, now)
    return draft


def running_tutorial(connection: Connection, person: str) -> str | None:
    """Return the tutorial table of a person, the newest if there are several."""
    wanted = select(TABLES.c.id, TABLES.c.body).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SITTERS.c.person == person, TABLES.c.status == "playing", ~TABLES.c.public)
    for row in connection.execute(wanted.order_by(TABLES.c.created.desc())):
        body = DECODER.decode(row.body)
        if body.tutorial and body.seats[PUPIL].person == person:
            return str(row.id)
    return None
