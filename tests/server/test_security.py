"""Security: cookies, requests from other sites, headers, errors without details, the key file."""

from __future__ import annotations

import errno
import os
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import haspelknecht.server
from haspelknecht.errors import UserError
from haspelknecht.locale import LANGUAGES, say
from haspelknecht.server.accounts.credentials import COOKIE, SessionCookies
from haspelknecht.server.security.headers import HEADERS
from haspelknecht.server.security.secret_key import load_or_create_key
from haspelknecht.server.tables.live_table import LiveTable
from tests.server.in_process import Client, guest, in_process, services_of
from tests.server.serving import Server, Visitor, serving
from tests.waiting import HANG

NEW_TABLE = {"seats": [{"kind": "me"}, {"kind": "me"}], "start": True}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A new server."""
    with in_process(tmp_path / "data", rates=0) as client:
        yield client


# -- cookies ---------------------------------------------------------------------------------------------------------


def test_the_cookie_is_http_only_and_same_site(client: Client) -> None:
    cookie = guest(client).headers["set-cookie"].lower()
    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "secure" not in cookie
    assert "httponly" in client.post("/api/sign-out").headers["set-cookie"].lower()


def test_behind_a_proxy_with_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--proxy") as server, httpx.Client(base_url=server.address, timeout=HANG) as http:
        http.headers.update({"x-haspelknecht": "1", "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"})
        assert "secure" in http.post("/api/me", json={"name": "Anna"}).headers["set-cookie"].lower()


def test_without_a_proxy_forwarded_headers_are_ignored(server: Server) -> None:
    answer = httpx.post(
        f"{server.address}/api/me", json={"name": "Anna"}, headers={"x-haspelknecht": "1", "x-forwarded-proto": "https"}
    )
    assert "secure" not in answer.headers["set-cookie"].lower()


def test_forged_truncated_and_foreign_cookies_are_refused(client: Client) -> None:
    guest(client)
    good = str(client.cookies[COOKIE])
    person, epoch, signature = good.rsplit(".", 2)
    foreign = SessionCookies(b"another key, just as long as ours").write(person, int(epoch))
    forged = [
        good[:-1], good[1:], good + "A", f"{person}.{int(epoch) + 1}.{signature}", f"{person}.{epoch}.",
        f"x{person}.{epoch}.{signature}", foreign, "", ".", "..", "é.0.é", "A" * 5000,
    ]  # fmt: skip
    client.cookies.clear()
    for cookie in forged:
        answer = client.get("/api/me", headers={b"cookie": f"{COOKIE}={cookie}".encode("latin-1")})
        assert answer.status_code == 401, cookie
    assert client.get("/api/me", headers={"cookie": f"{COOKIE}={good}"}).status_code == 200


@pytest.mark.parametrize("given", ["Basic Y2x1YjpzZWNyZXQ=", "Digest username=club", "Bearer", ""])
def test_basic_authentication_of_a_proxy_is_not_taken_for_a_token(client: Client, given: str) -> None:
    guest(client)
    answer = client.get("/api/me", headers={"authorization": given})
    assert answer.status_code == (401 if given == "Bearer" else 200)
    client.cookies.clear()
    assert client.get("/api/me", headers={"authorization": given}).status_code == 401
    forged = client.post(
        "/api/me", json={"name": "Eva"}, headers={"authorization": given, "origin": "http://evil.example"}
    )
    assert forged.status_code == (401 if given == "Bearer" else 403)  # nor does it bypass the check of the origin


def test_signing_out_everywhere_revokes_all_cookies(client: Client) -> None:
    guest(client)
    old = str(client.cookies[COOKIE])
    assert client.post("/api/sign-out?everywhere=true").status_code == 204
    assert client.get("/api/me", headers={"cookie": f"{COOKIE}={old}"}).status_code == 401


# -- pages of other sites --------------------------------------------------------------------------------------------

FOREIGN = [
    {"origin": "http://evil.example"}, {"origin": "null"}, {"origin": "http://games.example.evil.example"},
    {"origin": "http://["}, {"origin": "games.example"}, {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]  # fmt: skip


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_requests_from_other_sites_are_refused(client: Client, headers: dict[str, str]) -> None:
    guest(client)
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "Eva"}),
        ("POST", "/api/tables", NEW_TABLE),
        (
            "POST",
            "/api/sign-in",
            {"login": "eva", "password": "0123456789"},
        ),  # nor can they sign a visitor in to another account
    ):
        answer = client.request(method, path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "server-foreign-origin")
    assert client.get("/api/me").json()["name"] == "Anna"


def test_changes_need_a_header_that_forms_of_other_sites_cannot_send(client: Client) -> None:
    guest(client)
    del client.headers["x-haspelknecht"]
    for cookie in (str(client.cookies[COOKIE]), ""):
        client.cookies.clear()
        answer = client.post("/api/me", json={"name": "Eva"}, headers={"cookie": f"{COOKIE}={cookie}"})
        assert (answer.status_code, answer.json()["error"]) == (403, "server-header-missing")


def test_requests_of_the_web_app_and_of_programs_without_an_origin_are_accepted(client: Client) -> None:
    guest(client)
    for headers in ({"origin": "http://games.example", "sec-fetch-site": "same-origin"}, {}):
        assert client.patch("/api/me", json={"name": "Eva"}, headers=headers).status_code == 200


def test_a_page_of_another_site_cannot_open_a_socket(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    table = anna.table("me", "me")
    cookie = f"{COOKIE}={anna.http.cookies[COOKIE]}"
    for path in (f"/api/tables/{table}/live", "/api/live"):
        for origin in ("http://evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused:
                connect(
                    server.address.replace("http", "ws", 1) + path,
                    origin=Origin(origin),
                    additional_headers={"cookie": cookie},
                )
            assert refused.value.response.status_code == 403


# -- headers and failures --------------------------------------------------------------------------------------------


def test_every_kind_of_answer_has_the_security_headers(client: Client) -> None:
    answers = [
        client.get("/health"),
        client.get("/api/me"),
        guest(client),
        client.get("/api/nothing"),
        client.delete("/api/me"),
        client.post("/api/tables", content=b"{"),
        client.post("/api/tables", content=b"x" * 400_000),
        client.get("/api/schema/openapi.json"),
        client.get("/", headers={"authorization": "Bearer nonsense"}),
        client.get("/api/me", headers={"authorization": "Bearer nonsense"}),
    ]
    assert [answer.status_code for answer in answers] == [200, 401, 201, 404, 405, 400, 413, 200, 200, 401]
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert "server" not in answer.headers
        if answer.request.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"
    assert "unsafe" not in HEADERS["content-security-policy"]
    assert "frame-ancestors 'none'" in HEADERS["content-security-policy"]


def test_an_internal_error_is_answered_without_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(table_id: str) -> LiveTable:
        raise RuntimeError(f"a secret of {table_id}")

    with in_process(tmp_path, rates=0) as client:
        guest(client)
        table = client.post("/api/tables", json=NEW_TABLE).json()["table"]["id"]
        with monkeypatch.context() as patched:
            patched.setattr(services_of(client).tables, "table", broken)
            for path in ("", "/news", "/record", "/chat"):
                answer = client.get(f"/api/tables/{table}{path}")
                assert answer.status_code == 500
                assert answer.json() == {"error": "server-failed", "message": say("server-failed", "en"), "rule": None}
        assert client.get(f"/api/tables/{table}").status_code == 200
        assert client.post("/api/tables", json=NEW_TABLE).status_code == 201


def test_a_damaged_table_is_refused_without_showing_what_is_stored(tmp_path: Path) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        table = client.post("/api/tables", json=NEW_TABLE).json()["table"]["id"]
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("UPDATE tables SET body = ? WHERE id = ?", (b'{"owner": 5, "Mine": "secret"}', table))
    with in_process(tmp_path, rates=0) as client:
        for path in ("", "/news", "/record", "/chat"):
            answer = client.get(f"/api/tables/{table}{path}")
            assert (answer.status_code, answer.json()["error"]) == (409, "server-unreplayable")
            assert "secret" not in answer.text


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_errors_are_in_the_language_of_the_client(client: Client, language: str) -> None:
    by_browser = client.get("/api/tables/nothing", headers={"accept-language": f"{language}-XX, en;q=0.5"})
    assert by_browser.json()["message"] == say("server-no-table", language)
    client.post("/api/me", json={"name": "Anna", "language": language})
    assert client.get("/api/tables/nothing").json()["message"] == say("server-no-table", language)
    assert client.get("/api/no/such/route", headers={"accept-language": language}).json()["message"] == say(
        "server-no-route", language
    )


@pytest.mark.parametrize(
    ("path", "body", "problem"),
    [
        ("/api/tables", b"", "body: missing"),
        ("/api/sign-in", b"{}", "body: Object missing required field `login`"),
        ("/api/tables", b'{"seats": [{"kind": "me"}, {"kind": "x"}]}', "seats[1].kind: Invalid enum value 'x'"),
        ("/api/tables", b"{", "Input data was truncated"),
    ],
)
def test_an_invalid_body_is_refused_with_the_problem(client: Client, path: str, body: bytes, problem: str) -> None:
    guest(client)
    answer = client.post(path, content=body)
    assert answer.json()["message"] == say("server-unreadable", "en", problem=problem)


def test_an_invalid_query_is_refused_without_repeating_the_address(client: Client) -> None:
    guest(client)
    table = client.post("/api/tables", json=NEW_TABLE).json()["table"]["id"]
    message = client.get(f"/api/tables/{table}/news?since=x").json()["message"]
    assert message == say("server-unreadable", "en", problem="since: Expected `int`, got `str`")


# -- files on the disk ----------------------------------------------------------------------------------------------


def test_the_key_is_created_on_the_first_start_and_readable_only_by_its_owner(tmp_path: Path) -> None:
    first, second = (load_or_create_key(tmp_path / name / "secret") for name in ("one", "two"))
    assert len(first) == 32
    assert first != second
    assert (tmp_path / "one" / "secret").stat().st_mode & 0o777 == 0o600
    assert load_or_create_key(tmp_path / "one" / "secret") == first


def test_an_incomplete_key_file_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    for name in ("write", "fsync", "link"):
        with monkeypatch.context() as patched:
            patched.setattr(os, name, full)
            with pytest.raises(UserError, match="No space left"):
                load_or_create_key(tmp_path / "secret")
        assert list(tmp_path.iterdir()) == []


def test_a_key_that_is_damaged_or_readable_by_others_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    load_or_create_key(file)
    file.chmod(0o640)
    with pytest.raises(UserError, match="chmod 600"):
        load_or_create_key(file)
    file.chmod(0o600)
    file.write_bytes(b"short")
    with pytest.raises(UserError, match="damaged"):
        load_or_create_key(file)


def test_cookies_of_one_server_are_refused_by_another(tmp_path: Path) -> None:
    with in_process(tmp_path / "one") as one, in_process(tmp_path / "two") as two:
        guest(one)
        cookie = f"{COOKIE}={one.cookies[COOKIE]}"
        assert two.get("/api/me", headers={"cookie": cookie}).status_code == 401


def test_the_server_uses_no_pickle_and_no_eval() -> None:
    root = Path(str(haspelknecht.server.__file__)).parent
    dangerous = re.compile(r"\b(pickle|marshal|shelve|dill|PickleType|eval\(|exec\()")
    files = [file.name for file in root.rglob("*.py") if dangerous.search(file.read_text(encoding="utf-8"))]
    assert files == []
