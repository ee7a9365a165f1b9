"""Servers in this process whose time stands still, so that their answers can be compared byte for byte."""

from __future__ import annotations

import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine
from websockets.sync.client import ClientConnection

from haspelknecht.records.game import Game
from haspelknecht.records.private_plan import game_with_plan
from haspelknecht.server.accounts.credentials import COOKIE
from tests.server.serving import Visitor
from tests.server.threaded_server import ThreadedServer

Json = dict[str, Any]
NOON = 1_800_000_000.0


class Universe(ThreadedServer):
    """A server whose time stands still. Universes made from copies of one folder know the same people."""

    def __init__(self, folder: Path) -> None:
        self.time = NOON
        super().__init__(folder=folder, rates=0, now=lambda: self.time)
        self.people: dict[str, Visitor] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.leaving = ExitStack()

    def __exit__(self, *_: object) -> None:
        self.leaving.close()
        for visitor in self.people.values():
            visitor.http.close()
        super().__exit__()

    def visit(self, name: str, cookie: str | None = None) -> Visitor:
        """A visitor with a cookie, or a stranger without one."""
        visitor = self.people[name] = Visitor(self.address)
        if cookie is not None:
            visitor.http.cookies.set(COOKIE, cookie)
        return visitor

    def follow(self, visitor: Visitor, path: str, name: str) -> ClientConnection:
        """Open a socket under a name; it stays open until the server stops."""
        connection = self.sockets[name] = self.leaving.enter_context(visitor.socket(path))
        return connection

    def game(self, table: str) -> Game:
        """The game of a table."""
        game = self.services.tables.in_memory[table].current.game
        assert game is not None
        return game


def some_plan(game: Game, seat: int, luck: int) -> list[int]:
    """A complete random plan."""
    choose = random.Random(luck)
    moves: list[int] = []
    while legal := game_with_plan(game, seat, moves).moves_of(seat):
        moves.append(int(choose.choice(legal)))
    return moves


def change_database(folder: Path, statement: str, **values: object) -> None:
    """Change the database while no server uses it."""
    engine = create_engine(f"sqlite:///{folder / 'games.db'}")
    with engine.begin() as connection:
        connection.exec_driver_sql(statement, values)
    engine.dispose()


def answer_bytes(answer: httpx.Response) -> bytes:
    """Status, headers and body of an answer without the date."""
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return f"{answer.status_code} {headers}\n".encode() + answer.content
