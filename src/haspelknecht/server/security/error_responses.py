"""Error responses: every error becomes one sentence that says what is wrong and where, never a traceback."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DataError, DBAPIError

from haspelknecht.errors import UserError, shorten
from haspelknecht.locale import say
from haspelknecht.server.errors import Refusal, Refused, rule_of
from haspelknecht.server.security.authentication import language_of
from haspelknecht.server.storage.database import UnreachableError

LOG = logging.getLogger("haspelknecht.server")
AnyRequest = Request[Any, Any, Any]


def refuse(request: AnyRequest, error: UserError) -> Response[Refused]:
    """A refusal or other user error, with its own status and headers."""
    status, headers = (error.status, error.headers) if isinstance(error, Refusal) else (400, {})
    refused = Refused(error.key, error.text(language_of(request)), rule_of(error))
    return Response(refused, status_code=status, headers=headers)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Refused]:
    """A request that does not fit the API: an unknown route, or a body that does not match the schema."""
    language = language_of(request)
    if error.status_code >= 500:
        return fail(request, error)
    if error.status_code == HTTPStatus.NOT_FOUND:
        return Response(Refused("server-no-route", say("server-no-route", language)), status_code=404)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return Response(
            Refused("server-no-method", say("server-no-method", language)), status_code=405, headers=error.headers
        )
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return Response(Refused("server-too-large", say("server-too-large", language)), status_code=413)
    text = say("server-unreadable", language, problem=shorten(problem_of(error), 300))
    return Response(Refused("server-unreadable", text), status_code=error.status_code)


def problem_of(error: HTTPException) -> str:
    """What does not fit, field by field if known. The URL is not repeated, because it may hold a secret link."""
    fields = [words for words in error.extra or [] if isinstance(words, dict)]
    return "; ".join(map(field_problem, fields)) or error.detail


def field_problem(words: dict[str, object]) -> str:
    """One field and what is wrong with it. Litestar calls the body `data`, and repeats the name of a missing field."""
    field, message = str(words.get("key", "")), str(words.get("message", ""))
    place = "body" if field == "data" else field
    return f"{place}: " + ("missing" if message == repr(field) else message)


def refuse_data(request: AnyRequest, error: DataError) -> Response[Refused]:
    """A value that the database cannot hold, such as a zero byte in a text or a name that grew when case-folded."""
    LOG.warning("the database refused a value", extra={"path": request.url.path})
    text = say("server-unreadable", language_of(request), problem=type(error.orig).__name__)
    return Response(Refused("server-unreadable", text), status_code=400)


def refuse_without_database(request: AnyRequest, error: DBAPIError) -> Response[Refused]:
    """503: the database cannot be reached; it may be restarting."""
    if not isinstance(error, UnreachableError):  # which has been logged once for all requests
        LOG.error("the database did not answer", exc_info=error, extra={"path": request.url.path})
    text = say("server-no-database", language_of(request))
    return Response(Refused("server-no-database", text), status_code=503)


def fail(request: AnyRequest, error: Exception) -> Response[Refused]:
    """500: a bug of ours. The log gets everything, the user an apology."""
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    text = say("server-failed", language_of(request))
    return Response(Refused("server-failed", text), status_code=500)
