"""Notifications about a person's tables: over a socket, by polling, or by a webhook."""

from __future__ import annotations

from contextlib import aclosing
from typing import Annotated

import msgspec
from litestar import Router, delete, get, put, websocket
from litestar.params import JSONBody

from haspelknecht.server.api.sockets import (
    INVALID_MESSAGE,
    MAX_PINGS,
    NOT_SIGNED_IN,
    PONG,
    TOO_MANY,
    CloseSocket,
    Socket,
    WindowLimit,
    is_ping,
    run_socket,
)
from haspelknecht.server.errors import NotFound, SignInNeeded
from haspelknecht.server.notifications.waiting import WaitingNews, waiting_for
from haspelknecht.server.notifications.webhook_addresses import MAX_URL_LENGTH
from haspelknecht.server.notifications.webhook_rows import WebhookView, drop_hook, hook_of, set_hook, view_of
from haspelknecht.server.security.authentication import ApiRequest, language_of, require_human, require_person
from haspelknecht.server.security.rates import TooManyRequests, limited
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.storage.upsert import upsert


class Webhook(msgspec.Struct):
    """The URL to call."""

    url: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_URL_LENGTH)]


class WebhookSecret(msgspec.Struct):
    """A webhook with its secret, which is shown only once. Calls are signed with it (HMAC-SHA-256 of the body)."""

    url: str
    secret: str


@websocket("/live")
async def my_live(socket: Socket, services: InjectedServices) -> None:
    """Follow all tables of the signed-in person: first a `WaitingNews`, then every `Notice`."""
    await socket.accept()
    person = socket.user
    if person is None:
        await socket.close(NOT_SIGNED_IN)
        return
    pings = WindowLimit(MAX_PINGS)

    async def receive(given: str) -> None:
        if not is_ping(given):
            raise CloseSocket(INVALID_MESSAGE)
        pings.count_one()
        await socket.send_data(PONG)

    try:
        async with services.open_sockets.admit(socket) as registration:
            await run_socket(socket, registration, receive, send_notices(socket, services, person.id))
    except TooManyRequests:
        await socket.close(TOO_MANY)
    except SignInNeeded:
        await socket.close(NOT_SIGNED_IN)


async def send_notices(socket: Socket, services: Services, person: str) -> None:
    """Send every notice as it comes."""
    async with aclosing(services.notifier.follow(person)) as messages:
        async for message in messages:
            await socket.send_data(message)


@get("/me/waiting")
async def my_waiting(request: ApiRequest, services: InjectedServices) -> WaitingNews:
    """List the games that wait for the signed-in person, as the first message of the socket does."""
    news, _ = await waiting_for(services.tables, require_person(request).id)
    return news


@get("/me/webhook")
async def my_webhook(request: ApiRequest, services: InjectedServices) -> WebhookView:
    """Get the webhook of the signed-in person, and whether it works."""
    person = require_human(request).id
    hook = await services.database.read(lambda connection: hook_of(connection, person))
    if hook is None:
        raise NotFound("server-webhook-none")
    return view_of(hook, language_of(request))


@put("/me/webhook", guards=[limited("tables")])
async def set_webhook(request: ApiRequest, services: InjectedServices, data: JSONBody[Webhook]) -> WebhookSecret:
    """Call a URL whenever a game begins to wait for the signed-in person, and when one is over.

    Replaces an earlier webhook. The secret is new every time.
    """
    person = require_human(request).id
    await services.webhooks.check(data.url)
    hook = await upsert(services.database, lambda connection: set_hook(connection, person, data.url))
    services.webhooks.add_owner(person)
    return WebhookSecret(hook.url, hook.secret)


@delete("/me/webhook")
async def drop_webhook(request: ApiRequest, services: InjectedServices) -> None:
    """Delete the webhook."""
    person = require_human(request).id
    await services.database.run(lambda connection: drop_hook(connection, person))


router = Router(
    "/",
    route_handlers=[
        my_live, my_waiting, my_webhook, set_webhook, drop_webhook,
    ],
)  # fmt: skip
