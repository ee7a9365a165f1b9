"""When a session is revoked its sockets are closed, so that nothing private reaches an old device."""

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
from haspelknecht.server.ids import new_id
from haspelknecht.server.security.open_sockets import OpenSocket
from haspelknecht.server.services import Services
from haspelknecht.server.settings import Settings
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
    """The close code, and the types of the messages before it."""
    types: list[str] = []
    try:
        while True:
            types.append(json.loads(socket.recv(timeout=HANG))["type"])
    except ConnectionClosed as end:
        return (None if end.rcvd is None else end.rcvd.code), types


def sign_out(anna: Visitor) -> None:
    """Sign out everywhere."""
    assert anna.http.post("/api/sign-out?everywhere=true").status_code == 204


def change_password(anna: Visitor) -> None:
    """Change the password."""
    login = anna.ok("GET", "/api/me")["login"]
    anna.ok("POST", "/api/me/password", login=login, password=NEW, old_password=OLD)


@pytest.mark.parametrize("end", [sign_out, change_password])
@pytest.mark.parametrize("path", ["/api/tables/{}/live", "/api/live"])
def test_open_sockets_are_closed_with_the_session(anna: Visitor, end: Callable[[Visitor], None], path: str) -> None:
    table = anna.table("me", "me")
    with anna.socket(path.format(table)) as socket:
        assert json.loads(socket.recv(timeout=HANG))["type"] in ("view", "waiting")
        end(anna)
        assert all_until_closed(socket) == (4401, [])


def test_the_device_that_changed_the_password_can_open_new_sockets(anna: Visitor) -> None:
    table = anna.table("me", "me")
    change_password(anna)
    with anna.socket(f"/api/tables/{table}/live") as socket:
        assert len(json.loads(socket.recv(timeout=HANG))["mine"]) == 2


def test_sockets_of_other_people_stay_open(server: Server, anna: Visitor) -> None:
    table = anna.table("me", "me")
    others = [Visitor(server.address, "Bruno"), Visitor(server.address)]
    for other in others:
        with other.socket(f"/api/tables/{table}/live") as socket:
            assert json.loads(socket.recv(timeout=HANG))["type"] == "view"
            change_password(anna) if other is others[0] else sign_out(anna)
            socket.send('{"type":"ping"}')
            assert json.loads(socket.recv(timeout=HANG))["type"] == "pong"


def test_signing_out_on_one_device_does_not_affect_others(anna: Visitor) -> None:
    with anna.socket("/api/live") as socket:
        assert json.loads(socket.recv(timeout=HANG))["type"] == "waiting"
        assert anna.http.post("/api/sign-out").status_code == 204
        socket.send('{"type":"ping"}')
        assert json.loads(socket.recv(timeout=HANG))["type"] == "pong"


def test_deleting_a_bot_closes_its_sockets(server: Server, anna: Visitor) -> None:
    created = anna.ok("POST", "/api/me/bots", name="Iron")
    bot = Visitor(server.address, token=created["token"])
    table = bot_table(anna, bot)
    with bot.socket(f"/api/tables/{table}/live") as socket:
        assert json.loads(socket.recv(timeout=HANG))["mine"]
        assert anna.http.delete(f"/api/me/bots/{created['bot']['id']}").status_code == 204
        assert all_until_closed(socket) == (4401, [])


def bot_table(anna: Visitor, bot: Visitor) -> str:
    """A running game of a person and a remote bot."""
    table: str = anna.ok("POST", "/api/tables", seats=[{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    bot.ok("POST", f"/api/tables/{table}/join")
    anna.ok("POST", f"/api/tables/{table}/start")
    return table


def test_sessions_revoked_by_another_process_are_found_in_the_database(tmp_path: Path) -> None:
    """The other process is a second `Services` on the same database that sends no notifications."""

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
        return [socket.revoked.done() for socket in sockets]

    assert asyncio.run(compare()) == [True, False, True, False, True]


def test_a_person_loaded_during_a_sign_out_is_not_cached_with_the_old_epoch(tmp_path: Path) -> None:
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
