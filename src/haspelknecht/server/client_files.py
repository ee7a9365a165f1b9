"""The web app: the files that Vite has built, read once when the server starts.

Only what was read is ever given: there is no way from a path to a file.
"""

from __future__ import annotations

import mimetypes
from collections.abc import Callable, Iterator
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from haspelknecht.locale import say
from haspelknecht.server.cached_response import ASK_AGAIN, CachedResponse, answer, cached_response
from haspelknecht.server.errors import NotFound
from haspelknecht.server.security.identify import language_of

FOREVER: Final = "public, max-age=31536000, immutable"  # the names of these files change with what is in them
HASHED: Final = "assets/"
PAGE: Final = "index.html"
TEXTS: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
KINDS: Final = {  # not every machine knows these, and some are told wrong things
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}

Client = dict[str, CachedResponse]


@cache
def built_client() -> Client:
    """The web app as it was built, in a source tree or an installed package."""
    return read_client(files("haspelknecht.server") / "client")


def read_client(folder: Traversable) -> Client:
    """All files by their paths; empty if the web app was not built."""
    return read_files(folder, lambda path: FOREVER if path.startswith(HASHED) else ASK_AGAIN)


def read_files(folder: Traversable, cache_rule: Callable[[str], str]) -> Client:
    """All files below a folder, each with the rule by which browsers keep it; none if there is no such folder."""
    if not folder.is_dir():
        return {}
    return {path: made_file(path, data, cache_rule(path)) for path, data in files_in(folder, "")}


def files_in(folder: Traversable, before: str) -> Iterator[tuple[str, bytes]]:
    """Every file below a folder."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from files_in(entry, f"{before}{entry.name}/")
        else:
            yield before + entry.name, entry.read_bytes()


def made_file(path: str, data: bytes, cache_rule: str) -> CachedResponse:
    """One file, ready to be sent."""
    ending = "." + path.rpartition(".")[2]
    kind = KINDS.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return cached_response(data, kind, cache_rule, packable=kind.startswith(TEXTS))


def client_routes() -> HTTPRouteHandler:
    """Every path that nothing else answers: a file of the web app, or its page, which knows where it is."""
    client = built_client()

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        opt={"exclude_from_auth": True},  # the same for everybody
        include_in_schema=False,
    )
    async def serve_client(
        request: Request[Any, Any, Any], path: Annotated[str, PathParameter()] = ""
    ) -> Response[Any]:
        """The web app."""
        wanted = path.removeprefix("/")
        if wanted in client:
            return answer(request, client[wanted])
        if "." in wanted or wanted.startswith(HASHED):
            raise NotFound("server-no-route")
        return answer(request, client.get(PAGE) or missing_page(language_of(request)))

    return serve_client


@cache
def missing_page(language: str) -> CachedResponse:
    """The page that says that there is no web app here."""
    page = plain_page(language, say("server-client-missing", language), say("server-client-missing-about", language))
    return cached_response(page, MediaType.HTML)


def plain_page(language: str, title: str, about: str) -> bytes:
    """A page that needs nothing else, for when nothing else is there."""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Haspelknecht</title><h1>{escape(title)}</h1><p>{escape(about)}</p></html>"
    ).encode()
