"""Operating a server: readiness, logs, and shutdown."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from haspelknecht.locale import say
from haspelknecht.server.app import create_app
from haspelknecht.server.logs import JsonLines, PlainLines, redacted
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.database import Database, UnreachableError
from tests.server.serving import HEADERS, Server, Visitor, close_code, serving
from tests.server.test_metrics import numbers
from tests.waiting import HANG, eventually

pytest_plugins = ["tests.server.postgres"]

SOCKETS = 200


def log_of(server: Server) -> list[dict[str, Any]]:
    """The lines of a server's JSON log."""
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def wait_for_log(server: Server, message: str) -> None:
    """Wait until the log contains a message."""
    eventually(lambda: any(line["message"] == message for line in log_of(server)), f"{message} in the log")


# --- health and readiness ---------------------------------------------------------------------------------------


def test_a_server_is_not_ready_if_its_database_has_another_schema(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        assert httpx.get(f"{server.address}/ready", timeout=HANG).json()["status"] == "ready"
        set_schema(tmp_path / "data" / "games.db", "9999")
        answer = httpx.get(f"{server.address}/ready", timeout=HANG)
        assert (answer.status_code, answer.json()["status"]) == (503, "another schema")
        assert httpx.get(f"{server.address}/health", timeout=HANG).status_code == 200


def set_schema(file: Path, revision: str) -> None:
    """Change the schema revision, as a newer version would."""
    connection = sqlite3.connect(file, timeout=HANG)
    connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    connection.commit()
    connection.close()


def test_a_server_is_alive_but_not_ready_while_its_database_is_down(postgres: Any, tmp_path: Path) -> None:
    url = postgres.new_database()
    name = url.partition("@/")[2].partition("?")[0]
    with serving(tmp_path / "data", database=url) as server:
        with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
        answer = httpx.get(f"{server.address}/ready", timeout=HANG)
        assert (answer.status_code, answer.json()["status"]) == (503, "no database")
        assert httpx.get(f"{server.address}/health", timeout=HANG).status_code == 200
        asked = httpx.post(f"{server.address}/api/me", json={"name": "Anna"}, headers=HEADERS, timeout=HANG)
        assert (asked.status_code, asked.json()["error"]) == (503, "server-no-database")


def test_a_connection_lost_during_a_transaction_is_reported_as_unreachable(database: str) -> None:
    opened = Database(Settings(database=database).database_url)
    end = select(func.pg_terminate_backend(func.pg_backend_pid()))
    with pytest.raises(UnreachableError):
        opened.run_now(lambda connection: connection.execute(end) and None)
    assert opened.run_now(lambda connection: connection.scalar(select(1))) == 1
    opened.close()


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics"])
def test_head_requests_are_answered(server: Server, path: str) -> None:
    answer = httpx.head(server.address + path, timeout=HANG)
    assert (answer.status_code, answer.content) == (200, b"")
    assert httpx.get(server.address + path, timeout=HANG).headers["content-type"] == answer.headers["content-type"]


def test_the_api_description_contains_no_head_requests(tmp_path: Path) -> None:
    paths = create_app(Settings(folder=tmp_path)).openapi_schema.to_schema()["paths"]
    assert {method for path in ("/health", "/ready") for method in paths[path]} == {"get"}


# --- logs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("log", ["json", "text"])
def test_logs_contain_no_secrets(tmp_path: Path, log: str) -> None:
    """Cookies, tokens, links, passwords, seeds and private tables are used in valid and in invalid requests."""
    password, wrong = "correct-horse-battery", "Tr0ub4dor-and-three"
    with serving(tmp_path / "data", "--log", log) as server:
        anna, bruno = Visitor(server.address, "Anna"), Visitor(server.address, "Bruno")
        anna.ok("POST", "/api/me/password", login="anna", password=password)
        bruno.ask("POST", "/api/sign-in", login="anna", password=wrong)
        created = anna.ok("POST", "/api/tables", seats=[{"kind": "me"}, {"kind": "invited"}, {"kind": "invited"}])
        table, codes = created["table"]["id"], list(created["codes"].values())
        bruno.ok("POST", f"/api/links/{codes[1]}")
        bruno.ask("GET", f"/api/links/{codes[2]}")
        bruno.ask("GET", f"/api/nowhere/{codes[2]}")
        token = anna.ok("POST", "/api/me/bots", name="Robot")["token"]
        Visitor(server.address, token=token).ask("GET", f"/api/tables/{table}/news", since=1)
        Visitor(server.address, token=token + "x").ask("GET", "/api/me")
        anna.ask("GET", "/api/tables", which=f"token={token}")
        for visitor in (anna, bruno):
            with visitor.socket(f"/api/tables/{table}/live?since=0&token={token}") as following:
                following.recv(timeout=HANG)
                following.send(f"nonsense {token}")
                assert close_code(following) == 4400
        cookies = [str(cookie) for visitor in (anna, bruno) for cookie in visitor.http.cookies.values()]
    with sqlite3.connect(tmp_path / "data" / "games.db") as connection:
        seeds = [row[0] for row in connection.execute("SELECT seed FROM tables")]
        hashed = [row[0] for row in connection.execute("SELECT password FROM people WHERE password IS NOT NULL")]
    connection.close()
    key = (tmp_path / "data" / "secret").read_bytes()
    secrets = [password, wrong, table, token, *codes, *cookies, *seeds, *hashed, key.hex(), "since=0"]
    assert len(secrets) == 13
    text = server.log.read_text()
    assert [secret for secret in secrets if secret in text] == []
    if log == "text":  # nothing failed, so nothing is logged
        assert text == say("server-stopped", "en") + "\n"
        return
    lines = log_of(server)
    wanted = {"message": "request", "method": "POST", "route": "/api/links/{code}", "status": 200}
    assert any(wanted.items() <= line.items() and line["ms"] >= 0 for line in lines)
    assert any(line["message"] == "socket" and line["code"] == 4400 for line in lines)
    assert not any(line["level"] in ("error", "critical") for line in lines)


def test_a_logged_error_has_its_place_and_type_but_no_values() -> None:
    secret, name = "Zq8_vB3xKp-LmN0w", "Anna"
    refused = IntegrityError("INSERT", {"code": secret, "name": name}, Exception(f"failed\nKey (name)=({name})"))
    try:
        try:
            raise KeyError(secret)
        except KeyError as error:
            raise refused from error
    except IntegrityError as error:
        problem = (type(error), error, error.__traceback__)
        record = logging.LogRecord("x", logging.ERROR, __file__, 1, "broken at %s", (secret,), problem)
        record.table = secret
        line, plain = JsonLines().format(record), PlainLines().format(record)
    words = json.loads(line)
    for text in (line, plain):
        assert secret not in text
        assert name not in text
    assert "test_running.py" in words["problem"]
    assert "builtins.KeyError: 'Zq8_…'" in words["problem"]
    assert "sqlalchemy.exc.IntegrityError: (builtins.Exception) failed" in words["problem"]
    assert words["table"] == "Zq8_…"
    expected = r"error: broken at Zq8_… \(table Zq8_…\): sqlalchemy.exc.IntegrityError: .* at test_running.py:\d+"
    assert re.fullmatch(r"\d\d:\d\d:\d\d " + expected, plain)


def test_ordinary_words_are_not_redacted() -> None:
    line = "the sweep failed at /api/tables/{table_id:str}/live after 1234567.25 s, see a_long_lower_case_name"
    assert redacted(line) == line


# --- stopping ---------------------------------------------------------------------------------------------------


def test_a_graceful_shutdown_closes_all_connections_and_loses_nothing(tmp_path: Path) -> None:
    """With hundreds of sockets, a bot's stream, a bot that thinks, and a request whose body is incomplete."""
    with serving(tmp_path / "data", "--log", "json") as server:
        anna = Visitor(server.address, "Anna")
        token = anna.ok("POST", "/api/me/bots", name="Robot")["token"]
        table = anna.table("mcts:10s", "mcts:10s")
        wait_for_thinking(server.address)
        closed, streamed, answer = asyncio.run(stop_in_the_middle(server, anna, table, token))
        assert server.process is not None
        assert server.process.wait(timeout=HANG) == 0
    assert closed == [1012] * SOCKETS
    assert streamed  # the answer was complete, not cut off
    assert answer.startswith("HTTP/1.1 201")
    lines = log_of(server)
    assert [line["message"] for line in lines][-1] == "closed"
    assert not any(line["level"] in ("error", "critical") for line in lines), lines[-5:]
    with sqlite3.connect(tmp_path / "data" / "games.db") as connection:
        numbers_of_events = connection.execute("SELECT count(*), max(number) FROM events WHERE table_id = ?", (table,))
        count, last = numbers_of_events.fetchone()
        assert count == last
        assert connection.execute("SELECT number FROM tables WHERE id = ?", (table,)).fetchone() == (last,)
        assert connection.execute("SELECT count(*) FROM people WHERE name = 'Late'").fetchone() == (1,)
    connection.close()


def test_an_incomplete_request_does_not_block_the_shutdown(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--log", "json") as server:
        assert asyncio.run(stop_with_half_a_request(server)) == 0
    lines = log_of(server)
    assert lines[-1]["message"] == "closed"
    assert [line for line in lines if "problem" in line] == []


async def stop_with_half_a_request(server: Server) -> int:
    """The exit status of a server that is stopped while a client never completes its request."""
    _, writer = await half_a_request(server.address)
    status = await asyncio.to_thread(server.stop)
    writer.close()
    return status


def wait_for_thinking(address: str) -> None:
    """Wait until a bot thinks."""
    eventually(lambda: numbers(address)["haspelknecht_bots_thinking"] >= 1, "a bot thinks")


async def stop_in_the_middle(server: Server, visitor: Visitor, table: str, token: str) -> tuple[list[int], bool, str]:
    """Open sockets, a stream and a request, stop the server, and return how each of them ends."""
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    sockets = [await connect(url, open_timeout=HANG, ping_interval=None) for _ in range(SOCKETS)]
    for one in sockets:
        await one.recv()  # the first view: the server knows the socket now
    opened = asyncio.Event()
    stream = asyncio.create_task(follow_stream(server.address, token, opened))
    reader, writer = await half_a_request(server.address)
    await asyncio.wait_for(opened.wait(), HANG)
    assert server.process is not None
    server.process.terminate()
    await asyncio.to_thread(wait_for_log, server, "closing")
    writer.write(b'"Late"}')
    answer = (await reader.read()).decode()
    writer.close()
    closed = [await end_of(one) for one in sockets]
    return closed, await stream, answer


async def end_of(websocket: Any) -> int:
    """The close code of a socket; messages before that are ignored."""
    try:
        while True:
            await asyncio.wait_for(websocket.recv(), HANG)
    except ConnectionClosed as error:
        return 0 if error.rcvd is None else error.rcvd.code


async def follow_stream(address: str, token: str, opened: asyncio.Event) -> bool:
    """Read the event stream of a bot until the server completes the answer; sets `opened` at the first line."""
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(timeout=HANG) as client, client.stream(
        "GET", f"{address}/api/bot/events", headers=headers
    ) as answer:  # fmt: skip
        assert answer.status_code == 200
        async for _ in answer.aiter_lines():
            opened.set()
    return opened.is_set()


async def half_a_request(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Send a request with an incomplete body; the server has said that it waits for the rest."""
    host, port = re.fullmatch(r"http://(.*):(\d+)", address).groups()  # type: ignore[union-attr]
    reader, writer = await asyncio.open_connection(host, int(port), family=socket.AF_INET)
    head = f"POST /api/me HTTP/1.1\r\nhost: {host}:{port}\r\nx-haspelknecht: 1\r\ncontent-type: application/json\r\n"
    writer.write(f"{head}content-length: 15\r\nexpect: 100-continue\r\n\r\n".encode())
    assert await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), HANG) == b"HTTP/1.1 100 Continue\r\n\r\n"
    writer.write(b'{"name":')
    await writer.drain()
    return reader, writer
