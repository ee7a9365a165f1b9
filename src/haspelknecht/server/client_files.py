"""The web app: the files that Vite has built, read once when the server starts.

Requests are answered from memory only: no path of a request ever becomes a path of a file.
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
from haspelknecht.server.cached_response import REVALIDATE, CachedResponse, answer, cached_response
from haspelknecht.server.errors import NotFound
from haspelknecht.server.security.authentication import language_of

FOREVER: Final = "public, max-age=31536000, immutable"  # for files with a hash of their content in the name
HASHED: Final = "assets/"
PAGE: Final = "index.html"
COMPRESSIBLE: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
MEDIA_TYPES: Final = {  # the registry of some machines lacks these or has wrong ones
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
    """The built web app, from a source tree or an installed package."""
    return read_client(files("haspelknecht.server") / "client")


def read_client(folder: Traversable) -> Client:
    """The files of the web app by path; empty if it was not built."""
    return read_files(folder, lambda path: FOREVER if path.startswith(HASHED) else REVALIDATE)


def read_files(folder: Traversable, cache_control: Callable[[str], str]) -> Client:
    """All files below a folder by path, with `Cache-Control` by path; empty if there is no such folder."""
    if not folder.is_dir():
        return {}
    return {path: file_response(path, data, cache_control(path)) for path, data in files_in(folder, "")}


def files_in(folder: Traversable, before: str) -> Iterator[tuple[str, bytes]]:
    """The path and content of every file below a folder."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from files_in(entry, f"{before}{entry.name}/")
        else:
            yield before + entry.name, entry.read_bytes()


def file_response(path: str, data: bytes, cache_control: str) -> CachedResponse:
    """The response for one file."""
    ending = "." + path.rpartition(".")[2]
    media_type = MEDIA_TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return cached_response(data, media_type, cache_control, compressible=media_type.startswith(COMPRESSIBLE))


def client_routes() -> HTTPRouteHandler:
    """The handler of every path that no other route answers: a file of the web app, or its page."""
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
        """A file of the web app; for any other path without a dot its page, which routes in the browser."""
        wanted = path.removeprefix("/")
        if wanted in client:
            return answer(request, client[wanted])
        if "." in wanted or wanted.startswith(HASHED):
            raise NotFound("server-no-route")
        return answer(request, client.get(PAGE) or missing_page(language_of(request)))

    return serve_client


@cache
def missing_page(language: str) -> CachedResponse:
    """The page that says that the web app was not built."""
    page = plain_page(language, say("server-client-missing", language), say("server-client-missing-about", language))
    return cached_response(page, MediaType.HTML)


def plain_page(language: str, title: str, about: str) -> bytes:
    """An HTML page that needs no other file."""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Haspelknecht</title><h1>{escape(title)}</h1><p>{escape(about)}</p></html>"
    ).encode()
