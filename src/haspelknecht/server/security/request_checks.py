"""Checks of a request before it reaches a route: lengths of paths and credentials, path prefixes, JSON bodies."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.types import ASGIApp, Receive, Scope, Send

from haspelknecht.errors import shorten
from haspelknecht.server.errors import Refusal, Refused
from haspelknecht.server.security.authentication import language_of

MAX_ADDRESS: Final = 4_096  # bytes of path and query
MAX_CREDENTIALS: Final = 8_192  # bytes of all cookies and tokens of a request
CREDENTIAL_HEADERS: Final = (b"cookie", b"authorization")
PREFIX_HEADER: Final = b"x-forwarded-prefix"
WEBSOCKET_DENIAL: Final = "websocket.http.response"  # ASGI extension: a WebSocket is refused with an HTTP status


# -- lengths -------------------------------------------------------------------------------------------------------


class AddressTooLong(Refusal):
    """The path and query of a request are too long."""

    status = 414


class CredentialsTooLong(Refusal):
    """The cookies and tokens of a request are too long."""

    status = 431


def with_length_limits(app: ASGIApp) -> ASGIApp:
    """The application, refusing paths, cookies and tokens that are longer than any of ours before they are parsed.

    Routers and header parsers cache what they have seen: long invalid values would fill the memory.
    """

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
    end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    for message in (start, end):
        await send(message)


# -- path prefixes -------------------------------------------------------------------------------------------------


class BelowPath(Refusal):
    """The proxy serves the application below a path."""

    status = 400


def refuse_path_prefix(app: ASGIApp) -> ASGIApp:
    """The application, refusing requests from a proxy that serves it below a path such as `example.org/games/`.

    The web app requests `/assets/...` and `/api/...`, which below a path would belong to another application: it would
    show an empty page. A proxy that strips a path prefix says so in a header (Traefik by default).
    """

    async def check_prefix(scope: Scope, receive: Receive, send: Send) -> None:
        given = next((value for name, value in scope["headers"] if name == PREFIX_HEADER), b"")
        prefix = given.decode("latin-1").strip("/ ")
        if prefix:
            await send_refusal(scope, send, BelowPath("server-below-path", prefix="/" + shorten(prefix, 100)))
        else:
            await app(scope, receive, send)

    return check_prefix


# -- bodies --------------------------------------------------------------------------------------------------------


class SafeJsonRequest(Request[Any, Any, Any]):
    """A request that reports every kind of undecodable JSON as a client error."""

    async def json(self) -> Any:
        """The decoded body; raises `ClientException` if it is not UTF-8 or too deeply nested."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ClientException("invalid UTF-8") from None
        except RecursionError:
            raise ClientException("too deeply nested") from None
