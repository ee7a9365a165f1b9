"""What happens at one's tables, over a socket, by asking, or by a webhook; and whom one does not want to hear."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import aclosing
from typing import Annotated, TypeVar

import msgspec
from litestar import Router, delete, get, put, websocket
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from haspelknecht.server.accounts.mutes import mute, muted_people, unmute
from haspelknecht.server.accounts.person import PersonView
from haspelknecht.server.api.sockets import (
    MOST_PINGS,
    NOBODY,
    NONSENSE,
    PONG,
    TOO_MUCH,
    ClosedFor,
    Few,
    Socket,
    is_ping,
    talk,
)
from haspelknecht.server.errors import NotFound, SignInNeeded
from haspelknecht.server.notifications.waiting import WaitingNews, waiting_for
from haspelknecht.server.notifications.webhook_addresses import MAX_URL_LENGTH
from haspelknecht.server.notifications.webhook_rows import WebhookView, drop_hook, hook_of, set_hook, view_of
from haspelknecht.server.security.authentication import ApiRequest, language_of, require_human, require_person
from haspelknecht.server.security.rates import TooManyRequests, limited
from haspelknecht.server.services import InjectedServices, Services

Found = TypeVar("Found")


class Webhook(msgspec.Struct):
    """Where to call."""

    url: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_URL_LENGTH)]


class WebhookSecret(msgspec.Struct):
    """A webhook that was set. The secret is shown only now: calls carry its HMAC-SHA-256 of their body."""

    url: str
    secret: str


@websocket("/live")
async def my_live(socket: Socket, services: InjectedServices) -> None:
    """Everything that happens at one's tables: first what waits (`WaitingNews`), then every `Notice`."""
    await socket.accept()
    person = socket.user
    if person is None:
        await socket.close(NOBODY)
        return
    pings = Few(MOST_PINGS)

    async def hear(given: str) -> None:
        if not is_ping(given):
            raise ClosedFor(NONSENSE)
        pings.one_more()
        await socket.send_data(PONG)

    try:
        async with services.open_sockets.admit(socket) as place:
            await talk(socket, place, hear, send_notices(socket, services, person.id))
    except TooManyRequests:
        await socket.close(TOO_MUCH)
    except SignInNeeded:
        await socket.close(NOBODY)


async def send_notices(socket: Socket, services: Services, person: str) -> None:
    """Send what is new whenever something is."""
    async with aclosing(services.notifier.follow(person)) as messages:
        async for message in messages:
            await socket.send_data(message)


@get("/me/waiting")
async def my_waiting(request: ApiRequest, services: InjectedServices) -> WaitingNews:
    """The games that wait for the asker: the same as the socket tells, for those who ask now and then."""
    news, _ = await waiting_for(services.tables, require_person(request).id)
    return news


async def store(services: Services, work: Callable[[Connection], Found]) -> Found:
    """Store something that may be there already; again if another request of the same person was faster."""
    try:
        return await services.database.run(work)
    except IntegrityError:
        return await services.database.run(work)


@get("/me/mutes")
async def my_mutes(request: ApiRequest, services: InjectedServices) -> list[PersonView]:
    """Whose chat lines the asker does not see."""
    person = require_human(request).id
    found = await services.database.read(lambda connection: muted_people(connection, person))
    return [PersonView(other.id, other.kind, other.name) for other in found]


@put("/me/mutes/{person_id:str}", status_code=204)
async def mute_somebody(request: ApiRequest, services: InjectedServices, person_id: FromPath[str]) -> None:
    """See no chat lines of somebody, at any table. He is not told."""
    person = require_human(request).id
    await store(services, lambda connection: mute(connection, person, person_id))


@delete("/me/mutes/{person_id:str}")
async def unmute_somebody(request: ApiRequest, services: InjectedServices, person_id: FromPath[str]) -> None:
    """See somebody's chat lines again, those of the past too."""
    person = require_human(request).id
    await services.database.run(lambda connection: unmute(connection, person, person_id))


@get("/me/webhook")
async def my_webhook(request: ApiRequest, services: InjectedServices) -> WebhookView:
    """The webhook of the asker, and whether it works."""
    person = require_human(request).id
    hook = await services.database.read(lambda connection: hook_of(connection, person))
    if hook is None:
        raise NotFound("server-webhook-none")
    return view_of(hook, language_of(request))


@put("/me/webhook", guards=[limited("tables")])
async def set_webhook(request: ApiRequest, services: InjectedServices, data: JSONBody[Webhook]) -> WebhookSecret:
    """Call a URL whenever a game begins to wait for the asker, and when one is over. Every time with a new secret."""
    person = require_human(request).id
    await services.webhooks.check(data.url)
    hook = await store(services, lambda connection: set_hook(connection, person, data.url))
    services.webhooks.add_owner(person)
    return WebhookSecret(hook.url, hook.secret)


@delete("/me/webhook")
async def drop_webhook(request: ApiRequest, services: InjectedServices) -> None:
    """Call nobody any more."""
    person = require_human(request).id
    await services.database.run(lambda connection: drop_hook(connection, person))


router = Router(
    "/",
    route_handlers=[
        my_live, my_waiting, my_mutes, mute_somebody, unmute_somebody, my_webhook, set_webhook, drop_webhook,
    ],
)  # fmt: skip
