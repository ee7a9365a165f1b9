"""Malformed messages, frames and requests are refused, and other clients are still served."""

from __future__ import annotations

import os
import socket
import struct
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import pytest

from tests.server.following import TableClient, following
from tests.server.serving import Server, Visitor, close_code
from tests.waiting import HANG

TEXT, BINARY, CLOSE, PING, CONTINUATION = 0x1, 0x2, 0x8, 0x9, 0x0
NONSENSE = [
    '{"type":"move"}', '{"do":{"type":"move"}}', '{"id":1,"do":{"type":"dance"}}', '{"id":-1,"do":{"type":"away"}}',
    '{"id":1,"do":{"type":"away"},"more":1}', '{"id":1,"do":{"type":"plan","placed":[{}]}}',
    '{"type":"ping"', "", "[]", "null", "ping", '{"type":["ping"]}', '{"type":"pong"}',
    "[" * 5000, '{"type":"ping","more":' + "[" * 5000 + "]" * 5000 + "}", '{"type":"ping","more":1}', "\u0000",
    "é" * 5000,
]  # fmt: skip


@pytest.fixture
def table(anna: Visitor) -> str:
    """A running game in which Anna plays both seats."""
    return anna.table("me", "me")


@pytest.fixture
def witness(anna: Visitor, table: str) -> Iterator[TableClient]:
    """A client that follows the game, and must receive the move that is made at the end of each test."""
    with following(anna, table) as client:
        yield client
        after = client.number
        news = anna.news(table)
        seat = next(seat for seat in news["mine"] if seat["moves"])
        move = seat["moves"][0]["text"]
        anna.ok("POST", f"/api/tables/{table}/moves", seat=seat["seat"], after=after, move=move)
        assert client.next_change()["number"] == after + 1


@pytest.mark.usefixtures("witness")
@pytest.mark.parametrize("path", ["/api/tables/{}/live", "/api/live"])
def test_invalid_messages_close_the_socket(anna: Visitor, table: str, path: str) -> None:
    for message in NONSENSE:
        with anna.socket(path.format(table)) as connection:
            connection.send(message)
            assert close_code(connection) == 4400, message[:50]


@pytest.mark.usefixtures("witness")
def test_binary_and_large_messages_close_the_socket(anna: Visitor, table: str) -> None:
    for message, code in ((b"\x00\xff\xfe", 4400), (b'{"type":"ping","more":"\xff"}', 4400), ("x" * 20_000, 1009)):
        with anna.socket(f"/api/tables/{table}/live") as connection:
            connection.send(message)
            assert close_code(connection) == code


@pytest.mark.usefixtures("witness")
def test_too_many_pings_close_the_socket(anna: Visitor, table: str) -> None:
    with anna.socket(f"/api/tables/{table}/live") as connection:
        for _ in range(25):
            connection.send('{"type":"ping"}')
        assert close_code(connection) == 4429


@pytest.mark.usefixtures("witness")
def test_a_fragmented_ping_is_answered(anna: Visitor, table: str) -> None:
    with anna.socket(f"/api/tables/{table}/live") as connection:
        connection.send(iter(['{"type"', ':"pi', "", 'ng"}']))
        while b"pong" not in connection.recv(timeout=HANG, decode=False):
            pass


def test_the_socket_of_an_unknown_table_is_closed(anna: Visitor) -> None:
    with anna.socket("/api/tables/nothing/live") as connection:
        assert close_code(connection) == 4404


# -- raw TCP ---------------------------------------------------------------------------------------------------------


def raw_connection(server: Server) -> socket.socket:
    """A raw TCP connection."""
    parts = urlsplit(server.address)
    assert parts.hostname is not None
    assert parts.port is not None
    return socket.create_connection((parts.hostname, parts.port), timeout=HANG)


def raw_websocket(server: Server, table: str) -> socket.socket:
    """A raw connection after the WebSocket handshake, over which any frames can be sent."""
    connection = raw_connection(server)
    key = b64encode(os.urandom(16)).decode()
    connection.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: {urlsplit(server.address).netloc}\r\nupgrade: websocket\r\n"
        f"connection: upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(65_536)
    assert answer.startswith(b"HTTP/1.1 101")
    return connection


def frame(kind: int, data: bytes, *, last: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A WebSocket frame, valid or not."""
    first = (0x80 if last else 0) | reserved | kind
    mask = b"\x01\x02\x03\x04" if masked else b""
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)) if masked else data
    size = (
        struct.pack("!B", len(data) | 0x80 * masked)
        if len(data) < 126
        else struct.pack("!BH", 126 | 0x80 * masked, len(data))
    )
    return bytes([first]) + size + mask + hidden


INVALID_FRAMES = {
    "broken UTF-8": frame(TEXT, b'{"type":"\xff\xfe"}'),
    "half a character": frame(TEXT, b"\xe2\x82", last=False) + frame(CONTINUATION, b"x"),
    "not masked": frame(TEXT, b'{"type":"ping"}', masked=False),
    "reserved bits": frame(TEXT, b'{"type":"ping"}', reserved=0x40),
    "an unknown kind": frame(0x3, b"x"),
    "continuation of nothing": frame(CONTINUATION, b"x"),
    "two first frames": frame(TEXT, b"a", last=False) + frame(TEXT, b"b"),
    "a fragmented ping": frame(PING, b"x", last=False),
    "a long ping": frame(PING, b"x" * 200),
    "a huge size": bytes([0x81, 0xFF]) + struct.pack("!Q", 2**62) + b"\x01\x02\x03\x04",
    "a negative size": bytes([0x81, 0xFF]) + b"\xff" * 8,
    "an impossible close": frame(CLOSE, b"\x00"),
    "endless fragments": frame(TEXT, b"x" * 1000, last=False) + frame(CONTINUATION, b"x" * 1000, last=False) * 40,
    "random bytes": bytes(range(255, 0, -1)) * 20,
}


@pytest.mark.usefixtures("witness")
@pytest.mark.parametrize("name", INVALID_FRAMES)
def test_invalid_frames_close_the_connection(server: Server, table: str, name: str) -> None:
    with raw_websocket(server, table) as connection:
        try:
            connection.sendall(INVALID_FRAMES[name])
            while connection.recv(65_536):
                pass
        except ConnectionError:
            pass  # it was closed before everything was sent


GARBAGE = [
    b"\x00" * 100, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200, b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n", b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * 20_000 + b"\r\n", b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", bytes(range(256)) * 50,
]  # fmt: skip


@pytest.mark.usefixtures("witness")
@pytest.mark.parametrize("garbage", GARBAGE, ids=[str(item[:20]) for item in GARBAGE])
def test_garbage_over_tcp_is_not_answered_with_an_internal_error(server: Server, garbage: bytes) -> None:
    with raw_connection(server) as connection:
        answer = b""
        try:
            connection.sendall(garbage)
            connection.shutdown(socket.SHUT_WR)
            while part := connection.recv(65_536):
                answer += part
        except ConnectionError:
            pass
    assert b" 500 " not in answer.split(b"\r\n")[0]
    assert b"Traceback" not in answer


@pytest.mark.usefixtures("witness")
def test_hundreds_of_idle_connections_do_not_block_others(server: Server, anna: Visitor, table: str) -> None:
    with ExitStack() as stack:
        for number in range(300):
            idle = stack.enter_context(raw_connection(server))
            if number % 3 == 1:
                idle.sendall(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n{")
            if number % 3 == 2:
                idle.sendall(b"GET /api/tables HTTP/1.1\r\nho")
        assert Visitor(server.address, "Bruno").news(table)["table"]["id"] == table
        with following(anna, table) as client:
            assert client.view["table"]["id"] == table
