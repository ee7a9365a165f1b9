"""Serving below a path of a site (`example.org/games/`) is not supported: say so instead of showing an empty page.

The web app requests `/assets/...` and `/api/...`, which below a path would belong to another application. A proxy that
strips a path prefix says so in a header (Traefik by default, others if configured to).
"""

from __future__ import annotations

from litestar.types import ASGIApp, Receive, Scope, Send

from haspelknecht.errors import shorten
from haspelknecht.server.errors import Refusal
from haspelknecht.server.security.length_limits import send_refusal

HEADER = b"x-forwarded-prefix"


class BelowPath(Refusal):
    """The proxy serves the application below a path."""

    status = 400


def refuse_path_prefix(app: ASGIApp) -> ASGIApp:
    """The application, refusing requests from a proxy that serves it below a path."""

    async def check_prefix(scope: Scope, receive: Receive, send: Send) -> None:
        prefix = next((value for name, value in scope["headers"] if name == HEADER), b"").decode("latin-1").strip("/ ")
        if prefix:
            await send_refusal(scope, send, BelowPath("server-below-path", prefix="/" + shorten(prefix, 100)))
        else:
            await app(scope, receive, send)

    return check_prefix
