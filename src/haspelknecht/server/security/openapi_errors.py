"""The error responses in the OpenAPI schema: every route of the API may answer with each of them."""

from __future__ import annotations

from typing import Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from haspelknecht.server.messages import Answer, Refused, StaleNews

MEANINGS: Final = {
    400: "The request cannot be read or carried out.",
    401: "Nobody knows who is asking.",
    403: "It is not for the asker, or it came from a page of another site.",
    404: "There is no such thing.",
    409: "It does not fit what happened meanwhile.",
    413: "The body is too large.",
    414: "The address is too long.",
    429: "Too often.",
    431: "Cookies and tokens are too long.",
}
REFUSALS: Final = {
    status: ResponseSpec(Refused, generate_examples=False, description=meaning) for status, meaning in MEANINGS.items()
}
# for routes that answer a stale request with the events it missed
STALE: Final = {409: ResponseSpec(StaleNews, generate_examples=False, description=MEANINGS[409])}
# of intents; what is refused has the fields of `Refused` as well
ANSWERED: Final = {409: ResponseSpec(Answer, generate_examples=False, description=MEANINGS[409])}


class DeclareRefusals(ReceiveRoutePlugin):
    """Adds the error responses to the schema of every route of the API, so that no route has to declare them."""

    def receive_route(self, route: BaseRoute) -> None:
        """Called by Litestar for each route that is registered."""
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/"):
            for handler in route.route_handlers:
                if isinstance(handler, HTTPRouteHandler):
                    handler.responses = REFUSALS | dict(handler.responses or {})
