"""Authorization: every route and socket answers every role as `matrix.toml` says."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import count
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import ConnectionClosed

from haspelknecht.server.api.intent_types import AnyDo
from haspelknecht.server.app import create_app
from haspelknecht.server.docs_files import built_docs
from haspelknecht.server.settings import Settings
from tests.server.serving import Server, Visitor
from tests.waiting import HANG

Json = dict[str, Any]
MATRIX = tomllib.loads(Path(__file__).with_name("matrix.toml").read_text())
ROLES: list[str] = MATRIX["roles"]
ROWS: list[Json] = MATRIX["route"]
FRESH = count()


class Cast:
    """A visitor for every role, and tables for their requests."""

    def __init__(self, address: str) -> None:
        self.owner, self.player, self.spectator = (Visitor(address, name) for name in ("Anna", "Bruno", "Clara"))
        self.address = address
        self.visitors = dict(zip(ROLES, [self.owner, self.player, self.spectator, Visitor(address)], strict=False))
        for role, owner in (("seated bot", self.owner), ("other bot", self.spectator)):
            token = owner.ok("POST", "/api/me/bots", name="Iron")["token"]
            self.visitors[role] = Visitor(address, token=token)

    def scene(self, row: Json) -> Json:
        """A new table and new ids for a request."""
        scene = self.table(row["scene"]) if "scene" in row else {}
        while "$move" in str(row) and not scene["move"]:  # another seat moves first: try again until it is seat A
            scene = self.table(row["scene"])
        scene |= {"person_id": self.player.id, "path": "nothing", "fresh": f"login {next(FRESH)}"}
        if "{bot_id}" in row["ask"]:
            scene["bot_id"] = self.owner.ok("POST", "/api/me/bots", name="Spare")["bot"]["id"]
        return scene

    def table(self, scene: str) -> Json:
        """A table: its id, the link of the last seat, and the number and the text of a move."""
        table = self.owner.table("me", "open", "open", "open", start=False)
        code = self.owner.ok("GET", f"/api/tables/{table}")["codes"]["D"]
        for guest in (self.player, self.visitors["seated bot"]):
            guest.ok("POST", f"/api/tables/{table}/join")
        if scene != "open":
            self.player.ok("POST", f"/api/links/{code}")
            self.owner.ok("POST", f"/api/tables/{table}/start")
        if scene == "over":
            for seat, visitor in (("B", self.player), ("C", self.visitors["seated bot"]), ("D", self.player)):
                visitor.ok("POST", f"/api/tables/{table}/concede", seat=seat)
        news = self.owner.news(table)
        moves = [move["text"] for seat in news["mine"] for move in seat["moves"]]
        return {"table_id": table, "code": code, "number": news["table"]["number"], "move": [*moves, ""][0]}


def asked(cast: Cast, role: str, row: Json, scene: Json) -> int | str:
    """The status of the answer to one role, or the answer of a socket."""
    method, path = row["ask"].split(" ")
    path = path.format(**scene)
    visitor = cast.visitors[role]
    if "say" in row:
        return said_on_socket(visitor, path, filled_in(row["say"], scene))
    if method == "WS":
        return answer_of_socket(visitor, path)
    body = filled_in(row["body"], scene) if "body" in row else None
    with visitor.http.stream(method, path, json=body) as answer:  # some routes are endless streams
        return answer.status_code


def filled_in(body: Any, scene: Json) -> Any:
    """A body with each `$name` replaced by the value in the scene."""
    if isinstance(body, dict):
        return {name: filled_in(value, scene) for name, value in body.items()}
    if isinstance(body, list):
        return [filled_in(value, scene) for value in body]
    return scene[body[1:]] if isinstance(body, str) and body.startswith("$") else body


def answer_of_socket(visitor: Visitor, path: str) -> int:
    """101 if the socket sends a message, else its close code."""
    with visitor.socket(path) as socket:
        try:
            json.loads(socket.recv(timeout=HANG))
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code
        return 101


def said_on_socket(visitor: Visitor, path: str, said: Json) -> str:
    """The answer to a message on a socket: `done`, or the error."""
    with visitor.socket(path) as socket:
        socket.send(json.dumps(said))
        while True:
            message = json.loads(socket.recv(timeout=HANG))
            if message["type"] == "answer":
                return str(message.get("error") or message["status"])


def has_changed(row: Json, answer: int | str) -> bool:
    """Whether a request has changed something, so that the next role needs a new scene."""
    if isinstance(answer, str):
        return answer == "done"
    return answer < 300 and not row["ask"].startswith(("GET", "WS"))


@pytest.fixture(scope="module")
def everybody(server: Server) -> Cast:
    """The cast of all rows that do not change it."""
    return Cast(server.address)


def name_of(row: Json) -> str:
    """The id of a row: the request, the intent and the scene."""
    said = "".join(f" {row[name]['do']['type']}" for name in ("say", "body") if "do" in row.get(name, ""))
    return f"{row['ask']}{said} ({row.get('scene', 'none')})"


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_every_role_gets_the_expected_answer(server: Server, everybody: Cast, row: Json) -> None:
    cast = Cast(server.address) if row.get("alone") else everybody
    answers: dict[str, int | str] = {}
    scene = cast.scene(row)
    for role in ROLES:
        answers[role] = asked(cast, role, row, scene)
        if has_changed(row, answers[role]):
            scene = cast.scene(row)
    expected = row["if_built"] if "if_built" in row and built_docs() else row["expect"]
    assert answers == dict(zip(ROLES, expected, strict=True))


def test_every_route_of_the_application_is_in_the_matrix(tmp_path: Path) -> None:
    app = create_app(Settings(folder=tmp_path))
    existing = set()
    for route in app.routes:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
        if isinstance(route, WebSocketRoute):
            existing.add(f"WS {path}")
        else:
            assert isinstance(route, HTTPRoute), f"{path} is neither an HTTP route nor a socket"
            existing |= {f"{method} {path}" for method in route.methods - {"OPTIONS"}}
    named = {row["ask"].partition("?")[0].replace("/seats/D", "/seats/{letter}") for row in ROWS}
    assert existing == named


def test_every_intent_of_the_socket_is_in_the_matrix() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(AnyDo)}
    assert tags == {row["say"]["do"]["type"] for row in ROWS if "say" in row}
