"""Authentication: who sent a request, by session cookie or bot token."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from haspelknecht.locale import LANGUAGES
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.accounts.session_cookies import COOKIE
from haspelknecht.server.errors import NotAllowed, SignInNeeded
from haspelknecht.server.security.rates import address_of
from haspelknecht.server.services import Services

AnyConnection = ASGIConnection[Any, Any, Any, Any]
ApiRequest = Request[Person | None, str | None, State]
SAFE = ("GET", "HEAD", "OPTIONS")
HEADER = "x-haspelknecht"  # a page of another site cannot send it without a CORS preflight, which we never grant


class Authentication(AbstractAuthenticationMiddleware):
    """Finds the person behind every request. Requests without one pass: each route decides whom it serves."""

    async def authenticate_request(self, connection: AnyConnection) -> AuthenticationResult:
        """The bot of a bearer token, else the person of the session cookie, if any; raises for an unknown token."""
        services: Services = connection.app.state.services
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":  # any other scheme is meant for a proxy with a password of its own
            person = await services.people.by_token(token.strip())
            if person is None:
                services.rates.check("any", address_of(connection))
                raise SignInNeeded("server-token-unknown")
            return AuthenticationResult(user=person, auth="token")
        check_origin(connection)
        return AuthenticationResult(user=await by_cookie(services, connection), auth="cookie")


async def by_cookie(services: Services, connection: AnyConnection) -> Person | None:
    """The person of a valid session cookie; None without one."""
    cookie = connection.cookies.get(COOKIE)
    found = None if cookie is None else services.session_cookies.read(cookie)
    if found is None:
        return None
    name, epoch = found
    person = await services.people.find(name)
    if person is not None and person.epoch < epoch:  # another process has just issued this cookie
        person = await services.people.find_uncached(name)
    return None if person is None or person.epoch != epoch else person


def check_origin(connection: AnyConnection) -> None:
    """Raise `NotAllowed` for what a page of another site makes a browser send (CSRF).

    This covers every request that can change something, signing in included, and WebSockets.
    """
    method = connection.scope.get("method")  # a socket has none
    if method in SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise NotAllowed("server-foreign-origin")
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise NotAllowed("server-foreign-origin")
    if method is not None and HEADER not in connection.headers:
        raise NotAllowed("server-header-missing", header=HEADER)


def require_person(connection: AnyConnection) -> Person:
    """The person who sent the request; raises `SignInNeeded` if there is none."""
    person: Person | None = connection.user
    if person is None:
        raise SignInNeeded("server-sign-in")
    return person


def require_human(connection: AnyConnection) -> Person:
    """The same, and raises `NotAllowed` for a bot."""
    person = require_person(connection)
    if person.kind == "bot":
        raise NotAllowed("server-not-for-bots")
    return person


def language_of(connection: AnyConnection) -> str:
    """The language of the signed-in person, else the first known one in `Accept-Language`, else English."""
    person = connection.scope.get("user")
    if isinstance(person, Person):
        return person.language
    for item in connection.headers.get("accept-language", "").split(","):
        short = item.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"
