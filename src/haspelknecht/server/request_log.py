"""Counts every request and WebSocket for the metrics, and writes a log line for each.

Both name the route template (`/api/links/{code}`), never the URL, because URLs can contain secret links.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from haspelknecht.server.metrics import Metrics
from haspelknecht.server.security.request_checks import with_length_limits

LOG = logging.getLogger("haspelknecht.access")
METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"))
PROBES: Final = ("/health", "/ready", "/metrics")  # requested every few seconds: counted, but not logged
NO_ROUTE: Final = "none"
CLIENT_CLOSED: Final = 499  # as nginx: the client disconnected before the response


def with_request_log(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """The application with length limits and a request log around it, which also sees what the router refuses."""
    app = with_length_limits(app)

    async def log(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await log_request(app, metrics, scope, receive, send)
        else:
            await log_socket(app, metrics, scope, receive, send)

    return log


def route_of(scope: Scope) -> str:
    """The route template that Litestar's router has stored in the scope."""
    return str(scope.get("path_template", NO_ROUTE))


async def log_request(app: ASGIApp, metrics: Metrics, scope: Scope, receive: Receive, send: Send) -> None:
    """Measure a request until its response begins; count and log it when the response ends."""
    begun = time.perf_counter()
    method = str(scope.get("method"))
    if method not in METHODS:
        method = "other"
    status = CLIENT_CLOSED

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
        if route not in PROBES:
            words = {"method": method, "route": route, "status": status, "ms": milliseconds_since(begun)}
            LOG.info("request", extra=words)


async def log_socket(app: ASGIApp, metrics: Metrics, scope: Scope, receive: Receive, send: Send) -> None:
    """Count a WebSocket while it is open; log it with its close code."""
    begun = time.perf_counter()
    metrics.sockets.inc()
    code: int | None = None

    async def note_disconnect() -> Message:
        nonlocal code
        message = await receive()
        if message["type"] == "websocket.disconnect" and code is None:
            code = message["code"]
        return message  # type: ignore[return-value]

    async def note_close(message: Message) -> None:
        nonlocal code
        if message["type"] == "websocket.close" and code is None:
            code = message["code"]
        await send(message)

    try:
        await app(scope, note_disconnect, note_close)  # type: ignore[arg-type]
    finally:
        metrics.sockets.dec()
        LOG.info("socket", extra={"route": route_of(scope), "code": code, "ms": milliseconds_since(begun)})


def milliseconds_since(begun: float) -> float:
    """Milliseconds since a moment, rounded for the log."""
    return round((time.perf_counter() - begun) * 1000, 1)
