"""One look at every request and socket: counted for the metrics, and one line in the log.

Both name the route as it is written in the code (`/api/links/{code}`): addresses hold links, and links are secrets.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from haspelknecht.server.metrics import Metrics
from haspelknecht.server.security.length_limits import with_length_limits

LOG = logging.getLogger("haspelknecht.access")
METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"))
FOR_MACHINES: Final = ("/health", "/ready", "/metrics")  # asked every few seconds: counted, but not logged
NOWHERE: Final = "none"
GONE: Final = 499  # what nginx says when the client left before the answer


def watched(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """The same application, watched from outside: refusals of the router are seen too, and those before it."""
    app = with_length_limits(app)

    async def watch(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await watch_request(app, metrics, scope, receive, send)
        else:
            await watch_socket(app, metrics, scope, receive, send)

    return watch


def route_of(scope: Scope) -> str:
    """The route that was taken; the router has noted it."""
    return str(scope.get("path_template", NOWHERE))


async def watch_request(app: ASGIApp, metrics: Metrics, scope: Scope, receive: Receive, send: Send) -> None:
    """Count a request when its answer begins, log it when the answer ends."""
    begun = time.perf_counter()
    method = str(scope.get("method"))
    if method not in METHODS:
        method = "other"
    status = GONE

    async def note_status(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            metrics.request_seconds.labels(method, route_of(scope)).observe(time.perf_counter() - begun)
        await send(message)

    try:
        await app(scope, receive, note_status)
    finally:
        route = route_of(scope)
        metrics.requests.labels(method, route, str(status)).inc()
        if route not in FOR_MACHINES:
            words = {"method": method, "route": route, "status": status, "ms": milliseconds_since(begun)}
            LOG.info("request", extra=words)


async def watch_socket(app: ASGIApp, metrics: Metrics, scope: Scope, receive: Receive, send: Send) -> None:
    """Count a socket while it is open, log it when it closes, with the code that says why."""
    begun = time.perf_counter()
    metrics.sockets.inc()
    code: int | None = None

    async def note_leaving() -> Message:
        nonlocal code
        message = await receive()
        if message["type"] == "websocket.disconnect" and code is None:
            code = message["code"]
        return message  # type: ignore[return-value]

    async def note_closing(message: Message) -> None:
        nonlocal code
        if message["type"] == "websocket.close" and code is None:
            code = message["code"]
        await send(message)

    try:
        await app(scope, note_leaving, note_closing)  # type: ignore[arg-type]
    finally:
        metrics.sockets.dec()
        LOG.info("socket", extra={"route": route_of(scope), "code": code, "ms": milliseconds_since(begun)})


def milliseconds_since(begun: float) -> float:
    """Time passed, as it is logged."""
    return round((time.perf_counter() - begun) * 1000, 1)
