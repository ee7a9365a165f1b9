"""The page about the HTTP API, generated from the server's OpenAPI schema.

The schema has types and responses; the purpose of a route comes from the docstring of its handler.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from haspelknecht.server.app import create_app
from haspelknecht.server.settings import Settings

Words = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")
GROUPS = {  # the first part of a path after /api: the heading of these routes
    "me": "You",
    "sign-in": "You",
    "sign-out": "You",
    "people": "People",
    "tables": "Tables",
    "links": "Tables",
    "bot": "Bots on other machines",
    "records": "Finished games",
    "archive": "Finished games",
    "rules": "Reference",
    "editions": "Reference",
    "tiles": "Reference",
    "layouts": "Reference",
    "levels": "Reference",
    "examples": "Reference",
    "scales": "Reference",
    "components": "Reference",
    "tutorial": "Tutorial",
    "health": "For hosts",
    "ready": "For hosts",
}
INTRODUCTION = """# HTTP API

The web app uses nothing else, and neither need your program. The machine-readable description is at
`/api/schema/openapi.json` on every server; this page is made from it.

- Requests and answers are JSON. Requests that change something need the header `X-Haspelknecht: 1`, or a bot's token
  in `Authorization: Bearer`; browsers are known by a signed cookie that `POST /api/me` sets.
- Every refusal has the same body ([`Refused`](#refused)): a key for programs, and one sentence in the language of
  `Accept-Language`. Unless a route says otherwise it may answer with: REFUSALS
- Live updates come over WebSockets: `/api/tables/{table_id}/live` for one table, `/api/live` for everything that waits
  for you. Bots on other machines use [streams of lines](../bots_http.md) instead.
"""


def http_page() -> str:
    """All routes and types, as Markdown."""
    description = api_description()
    common = common_refusals(description)
    refusals = "; ".join(f"{status}: {text[0].lower()}{text[1:].rstrip('.')}" for status, text in common.items())
    lines = [INTRODUCTION.replace("REFUSALS", f"{refusals}.")]
    for heading, routes in grouped(description["paths"]).items():
        lines += [f"## {heading}", ""]
        for method, path, route in routes:
            lines += route_section(method, path, route, common)
    lines += ["## Types", ""]
    for name, schema in sorted(description["components"]["schemas"].items()):
        lines += type_section(name, schema)
    return "\n".join(lines)


def api_description() -> Words:
    """The OpenAPI schema of an application that is never started."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(folder=Path(folder)))
        description: Words = app.openapi_schema.to_schema()
        app.state.services.database.close()
    return description


def common_refusals(description: Words) -> dict[str, str]:
    """The error responses that every route of the API may give."""
    routes = [
        route for path, item in description["paths"].items() if path.startswith("/api") for route in item.values()
    ]
    return {
        status: answer["description"]
        for status, answer in routes[0]["responses"].items()
        if status >= "400" and all(status in route["responses"] for route in routes)
    }


def grouped(paths: Words) -> dict[str, list[tuple[str, str, Words]]]:
    """Routes by heading; fails for a path without one in `GROUPS`."""
    found: dict[str, list[tuple[str, str, Words]]] = {heading: [] for heading in GROUPS.values()}
    for path, item in paths.items():
        heading = GROUPS[path.removeprefix("/api").split("/")[1]]
        found[heading] += [(method, path, item[method]) for method in METHODS if method in item]
    return found


def route_section(method: str, path: str, route: Words, common: dict[str, str]) -> list[str]:
    """One route: its description, parameters, body and responses."""
    lines = [f"### `{method.upper()} {path}`", "", route.get("description", ""), ""]
    rows = [
        f"| `{given['name']}` | {given['in']} | {type_text(given['schema'])} | {yes(given.get('required', False))} |"
        for given in route.get("parameters", ())
    ]
    if rows:
        lines += ["| parameter | in | type | required |", "|---|---|---|---|", *rows, ""]
    if "requestBody" in route:
        lines += [f"**Body:** {content_text(route['requestBody'])}", ""]
    for status, answer in route["responses"].items():
        if status not in common:
            lines += [f"**{status}:** {content_text(answer) or 'no body'}", ""]
    return lines


def content_text(answer: Words) -> str:
    """The type of a body; its media type if it is not JSON."""
    texts = []
    for kind, content in answer.get("content", {}).items():
        text = type_text(content.get("schema", {}))
        texts.append(text if kind == "application/json" else f"{text} (`{kind}`)")
    return ", ".join(texts)


def type_section(name: str, schema: Words) -> list[str]:
    """A named type with its fields."""
    lines = [f"### {name}", "", schema.get("description", ""), ""]
    if "properties" not in schema:
        return [*lines, type_text(schema), ""]
    lines += ["| field | type | required |", "|---|---|---|"]
    required = schema.get("required", ())
    for field, inner in schema["properties"].items():
        lines.append(f"| `{field}` | {type_text(inner)} | {yes(field in required)} |")
    return [*lines, ""]


def yes(required: bool) -> str:
    """The table cell that says whether something is required."""
    return "yes" if required else ""


def type_text(schema: Words) -> str:
    """A type in one line, with links to named ones."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(type_text(inner) for inner in schema[key])
    if "enum" in schema or "const" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"list of {type_text(schema.get('items', {}))}"
    if schema.get("type") == "object" and schema.get("additionalProperties"):
        inner = schema["additionalProperties"]
        return f"object of {type_text(inner)}" if isinstance(inner, dict) else "object"
    kind = schema.get("type", "anything")
    return (" or ".join(kind) if isinstance(kind, list) else str(kind)) + bounds_text(schema)


def bounds_text(schema: Words) -> str:
    """The limits of a value, in brackets."""
    words = {"minimum": "at least", "maximum": "at most", "minLength": "at least", "maxLength": "at most"}
    found = [f"{word} {schema[key]}" for key, word in words.items() if key in schema]
    letters = " characters" if "minLength" in schema or "maxLength" in schema else ""
    return f" ({', '.join(found)}{letters})" if found else ""
