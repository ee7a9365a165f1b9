"""Everything that people ask for with a body, or say on a socket, while others plan secretly; and the answers."""

from __future__ import annotations

import json
from typing import Any, Final

from litestar.routes import HTTPRoute

from haspelknecht.records.notation import move_text
from tests.server.leak_worlds import ONLOOKERS, without_hashes
from tests.server.serving import Visitor
from tests.server.universe import Universe, answer_bytes
from tests.waiting import HANG

Words = dict[str, Any]
# What is not asked for here: it would begin, end or leave the game, or its answer is empty or compared elsewhere.
LEFT_OUT: Final = {
    "POST chat", "POST join", "POST stand-up", "POST start", "POST rematch", "POST concede", "POST away", "POST back",
    "POST hint",  # a strong bot is asked, for seconds; it gets an observation, as bots do (tests/bots)
    "POST bot",
}  # fmt: skip


def asks(number: int, moves: list[int]) -> list[tuple[str, Words]]:
    """Method and end of the path, with a body: what seat A tries and does, and what it may not do."""
    mine: Words = {"seat": "A", "after": number}
    return [
        *(("POST intents", {**mine, "do": do}) for do in dos(moves)),
        ("POST intents", {**mine, "seat": "B", "do": {"type": "try", "moves": []}}),
        *(("POST why", {**mine, "move": move}) for move in (moves[0], moves[-1], "pass")),
        ("PUT plan", {**mine, "moves": moves[:1], "ready": False}),
        ("PUT plan", {**mine, "seat": "B", "moves": moves[:1], "ready": False}),
        ("POST why", {**mine, "move": moves[0]}),
        ("POST moves", {**mine, "move": moves[0]}),
        ("POST undo", mine),
        *(("PUT wishes", {**mine, "wishes": wishes}) for wishes in (["pause"], ["replace B"], [])),
    ]


def dos(moves: list[int]) -> list[Words]:
    """What a seat can do or ask for while all plan: some of it is refused."""
    texts = [move_text(move) for move in moves]
    disk = [{"what": f"disk:{colour}", "on": "worker:farmer"} for colour in ("yellow", "brown", "black")]
    return [
        *({"type": "try", "moves": texts[:size]} for size in (0, 1, len(texts))),
        *({"type": "try", "placed": disk[:size]} for size in (0, 1, 3)),
        *({"type": "why", "target": target, "placed": disk[:1]} for target in ("worker:farmer", "tile:11", "nothing")),
        {"type": "move", "move": texts[0]},
        *({"type": "plan", "placed": disk[at : at + 1], "ready": False} for at in range(3)),
        {"type": "plan", "moves": texts, "ready": False},
        {"type": "store", "placed": []},
        {"type": "undo"},
        *({"type": "wish", "wishes": wishes} for wishes in (["pause"], [])),
    ]


def everything_asked(place: Universe, table: str, moves: list[int]) -> list[bytes]:
    """The answers to all who look on."""
    number = place.services.tables.in_memory[table].current.number
    found = []
    for name in ONLOOKERS:
        visitor = place.people[name]
        for ask, body in asks(number, moves):
            method, end = ask.split()
            found.append(answer_bytes(visitor.http.request(method, f"/api/tables/{table}/{end}", json=body)))
        found += everything_said(visitor, table, number, moves)
    return [without_hashes(answer) for answer in found]


def everything_said(visitor: Visitor, table: str, number: int, moves: list[int]) -> list[bytes]:
    """The answers to what is done over a socket."""
    found = []
    with visitor.socket(f"/api/tables/{table}/live?since={number}") as socket:
        for do in dos(moves):
            socket.send(json.dumps({"seat": "A", "after": number, "do": do}))
            heard = b""
            while not heard or json.loads(heard)["type"] != "answer":
                heard = socket.recv(timeout=HANG, decode=False)
                found.append(heard)
    return found


def changing_routes(place: Universe) -> set[str]:
    """What can be asked of a table with a body, as it is written in `asks`."""
    start = "/api/tables/{table_id:str}/"
    routes = [route for route in place.app.routes if isinstance(route, HTTPRoute) and route.path.startswith(start)]
    return {
        f"{method} {route.path.removeprefix(start)}" for route in routes for method in route.methods & {"POST", "PUT"}
    }
