"""Requests and socket messages that could leak secret plans, and their answers."""

from __future__ import annotations

import json
from typing import Any, Final

from litestar.routes import HTTPRoute

from haspelknecht.records.notation import move_text
from tests.server.leak_worlds import ONLOOKERS, without_hashes
from tests.server.serving import Visitor
from tests.server.universe import Universe, answer_bytes
from tests.waiting import HANG

Json = dict[str, Any]
# Not sent: these would start, end or leave the game, or their answer is empty or compared elsewhere.
LEFT_OUT: Final = {
    "POST chat", "POST join", "POST stand-up", "POST start", "POST rematch", "POST concede", "POST away", "POST back",
    "POST hint",  # takes seconds; the bot gets an observation, and tests/bots shows that those are safe
    "POST bot",
}  # fmt: skip


def requests(number: int, moves: list[int]) -> list[tuple[str, Json]]:
    """Method and end of the path, and the body, of what seat A tries and does, and of what it may not do."""
    mine: Json = {"seat": "A", "after": number}
    return [
        *(("POST intents", {**mine, "do": do}) for do in intents(moves)),
        ("POST intents", {**mine, "seat": "B", "do": {"type": "try", "moves": []}}),
        *(("POST why", {**mine, "move": move}) for move in (moves[0], moves[-1], "pass")),
        ("PUT plan", {**mine, "moves": moves[:1], "ready": False}),
        ("PUT plan", {**mine, "seat": "B", "moves": moves[:1], "ready": False}),
        ("POST why", {**mine, "move": moves[0]}),
        ("POST moves", {**mine, "move": moves[0]}),
        ("POST undo", mine),
        *(("PUT wishes", {**mine, "wishes": wishes}) for wishes in (["pause"], ["replace B"], [])),
    ]


def intents(moves: list[int]) -> list[Json]:
    """Everything that a seat can send as an intent while all plan; some of it is refused."""
    texts = [move_text(move) for move in moves]
    disk = [{"what": f"disk:{colour}", "on": "worker:farmer"} for colour in ("yellow", "brown", "black")]
    return [
        *({"type": "try", "moves": texts[:size]} for size in (0, 1, len(texts))),
        *({"type": "try", "placed": disk[:size]} for size in (0, 1, 3)),
        *({"type": "why", "target": target, "placed": disk[:1]} for target in ("worker:farmer", "tile:11", "nothing")),
        *({"type": "explain", "move": text} for text in texts[:2]),
        {"type": "move", "move": texts[0]},
        *({"type": "plan", "placed": disk[at : at + 1], "ready": False} for at in range(3)),
        {"type": "plan", "moves": texts, "ready": False},
        {"type": "store", "placed": []},
        {"type": "undo"},
        *({"type": "wish", "wishes": wishes} for wishes in (["pause"], [])),
    ]


def all_answers(place: Universe, table: str, moves: list[int]) -> list[bytes]:
    """The answers to all onlookers."""
    number = place.services.tables.in_memory[table].current.number
    answers = []
    for name in ONLOOKERS:
        visitor = place.people[name]
        for request, body in requests(number, moves):
            method, end = request.split()
            answers.append(answer_bytes(visitor.http.request(method, f"/api/tables/{table}/{end}", json=body)))
        answers += all_messages(visitor, table, number, moves)
    return [without_hashes(answer) for answer in answers]


def all_messages(visitor: Visitor, table: str, number: int, moves: list[int]) -> list[bytes]:
    """The messages of a socket over which intents are sent."""
    messages = []
    with visitor.socket(f"/api/tables/{table}/live?since={number}") as socket:
        for do in intents(moves):
            socket.send(json.dumps({"seat": "A", "after": number, "do": do}))
            message = b""
            while not message or json.loads(message)["type"] != "answer":
                message = socket.recv(timeout=HANG, decode=False)
                messages.append(message)
    return messages


def changing_routes(place: Universe) -> set[str]:
    """The routes of a table that take a body, written as in `requests`."""
    start = "/api/tables/{table_id:str}/"
    routes = [route for route in place.app.routes if isinstance(route, HTTPRoute) and route.path.startswith(start)]
    return {
        f"{method} {route.path.removeprefix(start)}" for route in routes for method in route.methods & {"POST", "PUT"}
    }
