"""Addresses and cookies longer than any of ours are refused before anybody reads them.

Routers and readers of headers remember what they have seen: long nonsense would fill the memory.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from haspelknecht.server.errors import Refusal
from haspelknecht.server.messages import Refused
from haspelknecht.server.security.identify import language_of

LONGEST_ADDRESS: Final = 4_096  # bytes of path and query
LONGEST_PASSES: Final = 8_192  # bytes of all cookies and tokens of a request
PASSES: Final = (b"cookie", b"authorization")
SOCKETS_ANSWER: Final = "websocket.http.response"  # what a server calls it that a socket may be refused with a status


class AddressTooLong(Refusal):
    """Nothing of ours has such an address."""

    status = 414


class PassesTooLong(Refusal):
    """Nobody needs so much to prove who he is."""

    status = 431


def short_enough(app: ASGIApp) -> ASGIApp:
    """The same application, which is only asked what is not too long."""

    async def measure(scope: Scope, receive: Receive, send: Send) -> None:
        refusal = too_long(scope)
        if refusal is None:
            await app(scope, receive, send)
        else:
            await send_away(scope, send, refusal)

    return measure


def too_long(scope: Scope) -> Refusal | None:
    """What is too long about a request or socket."""
    if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
        return AddressTooLong("server-address-long", most=LONGEST_ADDRESS)
    if sum(len(value) for name, value in scope["headers"] if name in PASSES) > LONGEST_PASSES:
        return PassesTooLong("server-passes-long", most=LONGEST_PASSES)
    return None


async def send_away(scope: Scope, send: Send, refusal: Refusal) -> None:
    """One sentence, as for every refusal."""
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        kind = SOCKETS_ANSWER
        if kind not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    body = msgspec.json.encode(Refused(refusal.key, refusal.text(language_of(connection))))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start: Any = {"type": f"{kind}.start", "status": refusal.status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    for message in (start, rest):
        await send(message)
