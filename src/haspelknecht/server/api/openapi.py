"""The OpenAPI schema: descriptions of types from their docstrings, and the error responses of all routes."""

from __future__ import annotations

import inspect
from typing import Any, Final

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin, ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute
from litestar.typing import FieldDefinition

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
    """The description of an error response with this body."""
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


class DescribeStructs(OpenAPISchemaPlugin):
    """Describes types by their docstrings, which Litestar leaves out."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether a type is a msgspec struct."""
        return not field_definition.is_union and field_definition.is_subclass_of(msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """The schema that Litestar's own plugin builds, with a description."""
        others = (plugin for plugin in schema_creator.plugins if plugin is not self)
        builder = next(plugin for plugin in others if schema_creator.plugin_supports_field(plugin, field_definition))
        schema: Schema = builder.to_openapi_schema(field_definition, schema_creator)
        schema.description = inspect.cleandoc(field_definition.type_.__doc__ or "") or None
        return schema
