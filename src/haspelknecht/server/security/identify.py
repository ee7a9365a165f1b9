"""Who is asking: the cookie or the token of a request, and what its owner may do."""

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
Asking = Request[Person | None, str | None, State]
SAFE = ("GET", "HEAD", "OPTIONS")
HEADER = "x-haspelknecht"  # no foreign page can send it without asking us first


class WhoIsIt(AbstractAuthenticationMiddleware):
    """Finds the person behind every request. Nobody is refused here: routes say whom they serve."""

    async def authenticate_request(self, connection: AnyConnection) -> AuthenticationResult:
        """A bot by its token, anybody else by his cookie."""
        services: Services = connection.app.state.services
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":  # anything else is meant for a proxy that asks for a password of its own
            person = await services.people.by_token(token.strip())
            if person is None:
                services.rates.check("any", address_of(connection))
                raise SignInNeeded("server-token-unknown")
            return AuthenticationResult(user=person, auth="token")
        check_origin(connection)
        return AuthenticationResult(user=await by_cookie(services, connection), auth="cookie")


async def by_cookie(services: Services, connection: AnyConnection) -> Person | None:
    """The person of a valid cookie."""
    cookie = connection.cookies.get(COOKIE)
    found = None if cookie is None else services.passes.read(cookie)
    if found is None:
        return None
    name, epoch = found
    person = await services.people.find(name)
    if person is not None and person.epoch < epoch:  # another process has given him this cookie a moment ago
        person = await services.people.find_again(name)
    return None if person is None or person.epoch != epoch else person


def check_origin(connection: AnyConnection) -> None:
    """Refuse what another site's page makes a browser send (CSRF): changes, signing in included, and sockets."""
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


def asker(connection: AnyConnection) -> Person:
    """The person who asks; everybody else is told to sign in."""
    person: Person | None = connection.user
    if person is None:
        raise SignInNeeded("server-sign-in")
    return person


def human(connection: AnyConnection) -> Person:
    """The same, for what a bot's token does not open."""
    person = asker(connection)
    if person.kind == "bot":
        raise NotAllowed("server-not-for-bots")
    return person


def language_of(connection: AnyConnection) -> str:
    """The language of the asker: his own, else what the browser prefers."""
    person = connection.scope.get("user")
    if isinstance(person, Person):
        return person.language
    for item in connection.headers.get("accept-language", "").split(","):
        short = item.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"
