"""The error responses in the OpenAPI schema: every route of the API may answer with each of them."""

from __future__ import annotations

from typing import Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from haspelknecht.server.errors import Refused

MEANINGS: Final = {
    400: "The request is malformed or cannot be carried out.",
    401: "Not signed in.",
    403: "Not allowed for this person, or sent by a page of another site.",
    404: "Not found.",
    409: "Does not fit the current state, for example because something else happened first.",
    413: "The body is too large.",
    414: "The URL is too long.",
    429: "Too many requests; `Retry-After` says when to try again.",
    431: "Cookies and tokens are too long.",
}


def error_response(body: type, status: int) -> ResponseSpec:
    """The description of an error response that has another body than `Refused`."""
    return ResponseSpec(body, generate_examples=False, description=MEANINGS[status])


REFUSALS: Final = {status: error_response(Refused, status) for status in MEANINGS}


class DeclareRefusals(ReceiveRoutePlugin):
    """Adds the error responses to the schema of every route of the API, so that no route has to declare them."""

    def receive_route(self, route: BaseRoute) -> None:
        """Called by Litestar for each route that is registered."""
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/"):
            for handler in route.route_handlers:
                if isinstance(handler, HTTPRouteHandler):
                    handler.responses = REFUSALS | dict(handler.responses or {})
