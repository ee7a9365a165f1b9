"""When a session ends its sockets end with it, at once in the same process: nothing private reaches an old device."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from haspelknecht.server.accounts.person import Person
from haspelknecht.server.notifications.sockets import OpenSocket
from haspelknecht.server.services import Services
from haspelknecht.server.settings import Settings
from haspelknecht.server.tables.table import new_id
from tests.server.serving import Server, Visitor
from tests.waiting import HANG

OLD, NEW = "a long enough password", "another long enough one"


@pytest.fixture
def anna(server: Server) -> Visitor:
    """A member."""
    visitor = Visitor(server.address, "Anna")
    visitor.ok("POST", "/api/me/password", login=new_id(), password=OLD)
    return visitor


def all_until_closed(socket: ClientConnection) -> tuple[int | None, list[str]]:
    """The code with which we are sent away, and what was said before."""
    heard: list[str] = []
    try:
        while True:
            heard.append(json.loads(socket.recv(timeout=HANG))["type"])
    except ConnectionClosed as end:
        return (None if end.rcvd is None else end.rcvd.code), heard


def signed_out(anna: Visitor) -> None:
    """Signs out everywhere."""
    assert anna.http.post("/api/sign-out?everywhere=true").status_code == 204


def new_password(anna: Visitor) -> None:
    """Changes the password."""
    login = anna.ok("GET", "/api/me")["login"]
    anna.ok("POST", "/api/me/password", login=login, password=NEW, old_password=OLD)


@pytest.mark.parametrize("end", [signed_out, new_password])
@pytest.mark.parametrize("path", ["/api/tables/{}/live", "/api/live"])
def test_open_sockets_end_with_the_session(anna: Visitor, end: Callable[[Visitor], None], path: str) -> None:
    table = anna.table("me", "me")
    with anna.socket(path.format(table)) as socket:
        assert json.loads(socket.recv(timeout=HANG))["type"] in ("view", "waiting")
        end(anna)
        assert all_until_closed(socket) == (4401, [])


def test_the_device_that_changed_the_password_opens_its_sockets_again(anna: Visitor) -> None:
    table = anna.table("me", "me")
    new_password(anna)
    with anna.socket(f"/api/tables/{table}/live") as socket:
        assert len(json.loads(socket.recv(timeout=HANG))["mine"]) == 2


def test_the_sockets_of_others_and_of_spectators_stay(server: Server, anna: Visitor) -> None:
    table = anna.table("me", "me")
    others = [Visitor(server.address, "Bruno"), Visitor(server.address)]
    for other in others:
        with other.socket(f"/api/tables/{table}/live") as socket:
            assert json.loads(socket.recv(timeout=HANG))["type"] == "view"
            new_password(anna) if other is others[0] else signed_out(anna)
            socket.send('{"type":"ping"}')
            assert json.loads(socket.recv(timeout=HANG))["type"] == "pong"


def test_signing_out_on_one_device_leaves_the_others_alone(anna: Visitor) -> None:
    with anna.socket("/api/live") as socket:
        assert json.loads(socket.recv(timeout=HANG))["type"] == "waiting"
        assert anna.http.post("/api/sign-out").status_code == 204
        socket.send('{"type":"ping"}')
        assert json.loads(socket.recv(timeout=HANG))["type"] == "pong"


def test_a_bot_without_its_token_neither_hears_nor_plays(server: Server, anna: Visitor) -> None:
    made = anna.ok("POST", "/api/me/bots", name="Iron")
    bot = Visitor(server.address, token=made["token"])
    table = bot_table(anna, bot)
    with bot.socket(f"/api/tables/{table}/live") as socket:
        assert json.loads(socket.recv(timeout=HANG))["mine"]
        assert anna.http.delete(f"/api/me/bots/{made['bot']['id']}").status_code == 204
        assert all_until_closed(socket) == (4401, [])


def bot_table(anna: Visitor, bot: Visitor) -> str:
    """A running game of a person and a bot from elsewhere."""
    table: str = anna.ok("POST", "/api/tables", seats=[{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    bot.ok("POST", f"/api/tables/{table}/join")
    anna.ok("POST", f"/api/tables/{table}/start")
    return table


def test_a_session_that_another_process_ended_is_found_by_asking_the_database(tmp_path: Path) -> None:
    """The other process is only another services with the same database; it does not tell ours."""

    async def compare() -> list[bool]:
        here, there = Services(Settings(folder=tmp_path)), Services(Settings(folder=tmp_path))
        people = [await there.people.create(name, "en") for name in ("Anna", "Bruno")]
        bot, _ = await there.people.new_bot(people[1], "Iron")
        gone = Person("gone", "guest", "Clara", "en", 0)
        sockets = [OpenSocket(person) for person in (*people, bot, None, gone)]
        await there.people.sign_out_everywhere(people[0])
        await there.people.drop_bot(people[1], bot.id)
        await here.open_sockets.end_revoked(sockets)
        for services in (here, there):
            services.people.close()
            services.database.close()
        return [socket.void.done() for socket in sockets]

    assert asyncio.run(compare()) == [True, False, True, False, True]


def test_who_is_looked_up_while_he_signs_out_is_not_remembered_as_he_was(tmp_path: Path) -> None:
    async def epochs() -> tuple[int, int]:
        services = Services(Settings(folder=tmp_path))
        people, read = services.people, services.database.read
        anna = await people.create("Anna", "en")
        seen, go_on = asyncio.Event(), asyncio.Event()

        async def slow(*given: Any, **options: Any) -> Any:
            row = await read(*given, **options)
            seen.set()
            await go_on.wait()
            return row

        services.database.read = slow  # type: ignore[method-assign]
        early = asyncio.create_task(people.find(anna.id))
        await seen.wait()
        services.database.read = read  # type: ignore[method-assign]
        await people.sign_out_everywhere(anna)
        go_on.set()
        before, after = await early, await people.find(anna.id)
        people.close()
        services.database.close()
        assert before is not None
        assert after is not None
        return before.epoch, after.epoch

    assert asyncio.run(epochs()) == (0, 1)
