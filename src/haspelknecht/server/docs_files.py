"""The documentation at /docs: the site that `make docs` has built, read once when the server starts.

The site works with the content security policy of the web app: it has no inline scripts or styles.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from litestar.response import Redirect

from haspelknecht.locale import say
from haspelknecht.server.cached_response import REVALIDATE, answer
from haspelknecht.server.client_files import PAGE, Client, plain_page, read_files
from haspelknecht.server.security.authentication import language_of

ADDRESS: Final = "/docs"


@cache
def built_docs() -> Client:
    """The built site, from a source tree or an installed package; empty if it was not built."""
    return read_files(files("haspelknecht.server") / "site", lambda path: REVALIDATE)


def docs_routes() -> HTTPRouteHandler:
    """The handler of every path below /docs: a file of the site, or a page that says what is missing."""
    docs = built_docs()

    @route(
        [ADDRESS, ADDRESS + "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        opt={"exclude_from_auth": True},  # the same for everybody
        include_in_schema=False,
    )
    async def serve_docs(request: Request[Any, Any, Any], path: Annotated[str, PathParameter()] = "") -> Response[Any]:
        """The documentation."""
        wanted = path.strip("/")
        if wanted in docs:
            return answer(request, docs[wanted])
        if docs and not wanted:
            return Redirect(f"{ADDRESS}/{PAGE}")  # relative links between pages need the full path
        return missing_page(language_of(request), "server-docs-no-page" if docs else "server-docs-missing")

    return serve_docs


def missing_page(language: str, key: str) -> Response[bytes]:
    """A 404 page that says why there is nothing here."""
    page = plain_page(language, say("server-docs", language), say(key, language))
    return Response(page, status_code=404, media_type=MediaType.HTML, headers={"cache-control": "no-store"})
