"""Servers in this process whose time stands still, so that two of them can be compared byte for byte."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from sqlalchemy import create_engine
from websockets.sync.client import ClientConnection

from haspelknecht.records.game import Game
from haspelknecht.rules.flow import legal_moves
from haspelknecht.server.accounts.credentials import COOKIE
from haspelknecht.server.app import create_app
from haspelknecht.server.services import Services
from haspelknecht.server.settings import Settings
from haspelknecht.server.tables.private_plan import planned
from tests.server.serving import Visitor
from tests.waiting import eventually

Words = dict[str, Any]
NOON = 1_800_000_000.0


class Universe:
    """A server on a folder, and people who are the same in every universe made from a copy of that folder."""

    def __init__(self, folder: Path) -> None:
        self.time = NOON
        self.folder = folder
        self.app: Litestar = create_app(Settings(folder=folder, rates=0, now=lambda: self.time))
        config = uvicorn.Config(self.app, port=0, log_config=None, lifespan="on", ws="websockets-sansio")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)
        self.people: dict[str, Visitor] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.leaving = ExitStack()

    @property
    def address(self) -> str:
        """Where it listens."""
        port = self.server.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    @property
    def services(self) -> Services:
        """Everything behind it."""
        found: Services = self.app.state.services
        return found

    def visit(self, name: str, cookie: str | None = None) -> Visitor:
        """Somebody known by his cookie; a stranger without."""
        visitor = self.people[name] = Visitor(self.address)
        if cookie is not None:
            visitor.http.cookies.set(COOKIE, cookie)
        return visitor

    def follow(self, visitor: Visitor, path: str, name: str) -> ClientConnection:
        """A socket that stays open, under a name."""
        found = self.sockets[name] = self.leaving.enter_context(visitor.socket(path))
        return found

    def game(self, table: str) -> Game:
        """The game of a table, as the server knows it."""
        found = self.services.tables.in_memory[table].current.game
        assert found is not None
        return found

    def stop(self) -> None:
        """Close everything."""
        self.leaving.close()
        for visitor in self.people.values():
            visitor.http.close()
        self.server.should_exit = True
        self.thread.join()


@contextmanager
def universe(folder: Path) -> Iterator[Universe]:
    """A running server."""
    found = Universe(folder)
    found.thread.start()
    eventually(lambda: found.server.started or not found.thread.is_alive(), "the server is started")
    assert found.thread.is_alive()
    try:
        yield found
    finally:
        found.stop()


def some_plan(game: Game, seat: int, luck: int) -> list[int]:
    """A complete secret plan."""
    choose = random.Random(luck)
    moves: list[int] = []
    state = planned(game, seat, moves)
    while state.may_act(seat):
        moves.append(int(choose.choice(list(legal_moves(state, seat)))))
        state = planned(game, seat, moves)
    return moves


def change_database(folder: Path, statement: str, **values: object) -> None:
    """Change what is stored, behind the back of the server."""
    engine = create_engine(f"sqlite:///{folder / 'games.db'}")
    with engine.begin() as connection:
        connection.exec_driver_sql(statement, values)
    engine.dispose()


def answer_bytes(answer: httpx.Response) -> bytes:
    """Everything of an answer but the date."""
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return f"{answer.status_code} {headers}\n".encode() + answer.content
