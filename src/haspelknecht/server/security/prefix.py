"""A server below a path of a site (`example.org/games/`) is refused with one sentence instead of an empty page.

The web app asks for `/assets/...` and `/api/...`: below a path these would be pages of somebody else. A proxy that
removes a path says so in a header (Traefik by itself, others if told to).
"""

from __future__ import annotations

from litestar.types import ASGIApp, Receive, Scope, Send

from haspelknecht.errors import shorten
from haspelknecht.server.errors import Refusal
from haspelknecht.server.security.length_limits import send_away

HEADER = b"x-forwarded-prefix"


class BelowPath(Refusal):
    """The proxy serves us below a path."""

    status = 400


def only_at_the_root(app: ASGIApp) -> ASGIApp:
    """The same application, which is only asked what a proxy serves at the root of its site."""

    async def look(scope: Scope, receive: Receive, send: Send) -> None:
        prefix = next((value for name, value in scope["headers"] if name == HEADER), b"").decode("latin-1").strip("/ ")
        if prefix:
            await send_away(scope, send, BelowPath("server-below-path", prefix="/" + shorten(prefix, 100)))
        else:
            await app(scope, receive, send)

    return look
