"""Paths, cookies and tokens longer than any of ours are refused before anything parses them.

Routers and header parsers cache what they have seen: long invalid values would fill the memory.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from haspelknecht.server.errors import Refusal, Refused
from haspelknecht.server.security.identify import language_of

MAX_ADDRESS: Final = 4_096  # bytes of path and query
MAX_CREDENTIALS: Final = 8_192  # bytes of all cookies and tokens of a request
CREDENTIAL_HEADERS: Final = (b"cookie", b"authorization")
WEBSOCKET_DENIAL: Final = "websocket.http.response"  # ASGI extension: a WebSocket is refused with an HTTP status


class AddressTooLong(Refusal):
    """The path and query of a request are too long."""

    status = 414


class CredentialsTooLong(Refusal):
    """The cookies and tokens of a request are too long."""

    status = 431


def with_length_limits(app: ASGIApp) -> ASGIApp:
    """The application behind a check of lengths."""

    async def check_length(scope: Scope, receive: Receive, send: Send) -> None:
        refusal = too_long(scope)
        if refusal is None:
            await app(scope, receive, send)
        else:
            await send_refusal(scope, send, refusal)

    return check_length


def too_long(scope: Scope) -> Refusal | None:
    """The refusal of a request or WebSocket that is too long; None if it is not."""
    if len(scope["raw_path"]) + len(scope["query_string"]) > MAX_ADDRESS:
        return AddressTooLong("server-address-long", most=MAX_ADDRESS)
    if sum(len(value) for name, value in scope["headers"] if name in CREDENTIAL_HEADERS) > MAX_CREDENTIALS:
        return CredentialsTooLong("server-passes-long", most=MAX_CREDENTIALS)
    return None


async def send_refusal(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Respond with a refusal from ASGI middleware, in the same form as the error handlers of the application."""
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        kind = WEBSOCKET_DENIAL
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
