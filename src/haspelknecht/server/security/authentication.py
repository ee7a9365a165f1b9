"""Authentication: who sent a request, by session cookie or bot token."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import ASGIApp

from haspelknecht.locale import LANGUAGES
from haspelknecht.server.accounts.accounts import People
from haspelknecht.server.accounts.credentials import COOKIE, SessionCookies
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.errors import NotAllowed, SignInNeeded
from haspelknecht.server.security.rates import Rates, address_of

AnyConnection = ASGIConnection[Any, Any, Any, Any]
ApiRequest = Request[Person | None, str | None, State]
SAFE = ("GET", "HEAD", "OPTIONS")
HEADER = "x-haspelknecht"  # a page of another site cannot send it without a CORS preflight, which we never grant


class Authentication(AbstractAuthenticationMiddleware):
    """Finds the person behind every request. Requests without one pass: each route decides whom it serves."""

    def __init__(
        self, app: ASGIApp, exclude: list[str], people: People, session_cookies: SessionCookies, rates: Rates
    ) -> None:
        super().__init__(app, exclude=exclude)
        self.people = people
        self.session_cookies = session_cookies
        self.rates = rates

    async def authenticate_request(self, connection: AnyConnection) -> AuthenticationResult:
        """The bot of a bearer token, else the person of the session cookie, if any; raises for an unknown token."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":  # any other scheme is meant for a proxy with a password of its own
            person = await self.people.by_token(token.strip())
            if person is None:
                self.rates.check("any", address_of(connection))
                raise SignInNeeded("server-token-unknown")
            return AuthenticationResult(user=person, auth="token")
        check_origin(connection)
        return AuthenticationResult(user=await self.by_cookie(connection), auth="cookie")

    async def by_cookie(self, connection: AnyConnection) -> Person | None:
        """The person of a valid session cookie; None without one."""
        cookie = connection.cookies.get(COOKIE)
        session = None if cookie is None else self.session_cookies.read(cookie)
        if session is None:
            return None
        person_id, epoch = session
        person = await self.people.find(person_id)
        if person is not None and person.epoch < epoch:  # another process has just issued this cookie
            person = await self.people.find_uncached(person_id)
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
