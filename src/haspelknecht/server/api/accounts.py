"""Accounts: guests, members with passwords, bots with tokens."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from haspelknecht.locale import Language
from haspelknecht.server.accounts.credentials import COOKIE, COOKIE_AGE
from haspelknecht.server.accounts.person import Me, Person, PersonView
from haspelknecht.server.errors import NotFound
from haspelknecht.server.ids import ID_PATTERN
from haspelknecht.server.notifications.webhook_rows import hook_of, view_of
from haspelknecht.server.security.authentication import ApiRequest, language_of, require_human, require_person
from haspelknecht.server.security.rates import limited
from haspelknecht.server.services import InjectedServices, Services

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class NewGuest(msgspec.Struct):
    """A new guest. Without a language, the one of the request is used."""

    name: Name
    language: Language | None = None


class Changes(msgspec.Struct):
    """A new name, language or both."""

    name: Name | None = None
    language: Language | None = None


class Credentials(msgspec.Struct):
    """A login and its password."""

    login: Name
    password: Password


class NewCredentials(Credentials):
    """A new login and password. Members must also give their old password."""

    old_password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class NewBot(msgspec.Struct):
    """A bot that will play from another machine."""

    name: Name


class BotWithToken(msgspec.Struct):
    """A new bot with its token, which is shown only once."""

    bot: PersonView
    token: str


def cookie_of(services: Services, request: ApiRequest, person: Person) -> Cookie:
    """The signed session cookie: hidden from scripts and other sites, and `Secure` if the request came over TLS."""
    return Cookie(
        key=COOKIE,
        value=services.session_cookies.write(person.id, person.epoch),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


def me_of(person: Person) -> Me:
    """The person's own view of their account."""
    return Me(person.id, person.kind, person.name, person.language, person.login)


@post("/me", guards=[limited("people")])
async def create_guest(request: ApiRequest, services: InjectedServices, data: JSONBody[NewGuest]) -> Response[Me]:
    """Create a guest account and sign it in with a session cookie.

    A person who is already signed in keeps their account and gets a fresh cookie.
    """
    if request.user is None:
        person = await services.people.create(data.name, data.language or language_of(request))
    else:
        person = require_human(request)  # a cookie for a bot would outlive its token
    return Response(me_of(person), cookies=[cookie_of(services, request, person)])


@get("/me")
async def who_am_i(request: ApiRequest, services: InjectedServices) -> Me:
    """Get the signed-in account."""
    person = require_person(request)
    me = me_of(person)
    hook = await services.database.read(lambda connection: hook_of(connection, person.id))
    if hook is not None and hook.off:
        me.webhook_notice = view_of(hook, person.language).notice
    return me


@patch("/me")
async def change_me(request: ApiRequest, services: InjectedServices, data: JSONBody[Changes]) -> Me:
    """Change the name or language of the signed-in account."""
    person = require_human(request)
    changes = {key: value for key, value in msgspec.structs.asdict(data).items() if value is not None}
    return me_of(await services.people.change(person, **changes) if changes else person)


@post("/me/password", guards=[limited("passwords")])
async def set_password(request: ApiRequest, services: InjectedServices, data: JSONBody[NewCredentials]) -> Response[Me]:
    """Set a login and password, which makes a guest a member who can sign in on other devices.

    All other devices are signed out.
    """
    person = await services.people.set_password(require_human(request), data.login, data.password, data.old_password)
    return Response(me_of(person), cookies=[cookie_of(services, request, person)])


@post("/sign-in", guards=[limited("passwords")])
async def sign_in(request: ApiRequest, services: InjectedServices, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in as a member with login and password."""
    person = await services.people.sign_in(data.login, data.password)
    return Response(me_of(person), cookies=[cookie_of(services, request, person)])


@post("/sign-out", status_code=204, responses={204: ResponseSpec(None, description="Signed out.")})
async def sign_out(
    request: ApiRequest, services: InjectedServices, everywhere: FromQuery[bool] = False
) -> Response[None]:
    """Sign out on this device, or everywhere. A guest cannot sign in again."""
    if everywhere:
        await services.people.sign_out_everywhere(require_human(request))
    expired = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")
    return Response(None, cookies=[expired], status_code=204)


@get("/me/bots")
async def my_bots(request: ApiRequest, services: InjectedServices) -> list[PersonView]:
    """List the bots of the signed-in person."""
    return [PersonView(bot.id, bot.kind, bot.name) for bot in await services.people.bots_of(require_human(request))]


@post("/me/bots", guards=[limited("tables")])
async def new_bot(request: ApiRequest, services: InjectedServices, data: JSONBody[NewBot]) -> BotWithToken:
    """Create a bot and its token."""
    bot, token = await services.people.new_bot(require_human(request), data.name)
    return BotWithToken(PersonView(bot.id, bot.kind, bot.name), token)


@delete("/me/bots/{bot_id:str}")
async def drop_bot(request: ApiRequest, services: InjectedServices, bot_id: FromPath[str]) -> None:
    """Delete the token of a bot, which can then no longer play."""
    await services.people.drop_bot(require_human(request), bot_id)


@get("/people/{person_id:str}")
async def get_person(
    services: InjectedServices, person_id: Annotated[str, PathParameter(pattern=ID_PATTERN)]
) -> PersonView:
    """Get the public profile of a person or bot."""
    person = await services.people.find(person_id)
    if person is None:
        raise NotFound("server-no-person")
    return PersonView(person.id, person.kind, person.name)


router = Router(
    "/",
    route_handlers=[
        create_guest, who_am_i, change_me, set_password, sign_in, sign_out, my_bots, new_bot, drop_bot, get_person,
    ],
)  # fmt: skip
