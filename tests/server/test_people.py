"""Accounts: guests, members with passwords, bots with tokens, links to seats, several seats for one person."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from haspelknecht.server.accounts import accounts, credentials
from tests.server.in_process import Client, User, in_process

Json = dict[str, Any]
PASSWORD = "correct horse battery"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A new server."""
    with in_process(tmp_path, rates=0) as client:
        yield client


@pytest.fixture
def anna(client: Client) -> User:
    """A guest."""
    return User(client, "Anna")


@pytest.fixture
def bruno(client: Client) -> User:
    """Another guest."""
    return User(client, "Bruno")


def open_table(owner: User, *kinds: str) -> tuple[str, dict[str, str]]:
    """A table whose game has not started; returns its id and the links that its owner can give away."""
    seats = [{"kind": kind} for kind in kinds]
    details = owner.ask("POST", "/api/tables", 201, {"seats": seats})
    return details["table"]["id"], details["codes"]


# -- guests and members ----------------------------------------------------------------------------------------------


def test_a_guest_keeps_their_identity_and_can_change_their_name(client: Client, anna: User) -> None:
    assert anna.ask("GET", "/api/me", 200)["name"] == "Anna"
    assert anna.ask("POST", "/api/me", 201, {"name": "Another"})["id"] == anna.id
    assert anna.ask("PATCH", "/api/me", 200, {"name": "  Anna   Maria "})["name"] == "Anna Maria"
    assert User(client).ask("GET", f"/api/people/{anna.id}", 200)["name"] == "Anna Maria"


def test_a_member_can_sign_in_on_another_device(client: Client, anna: User) -> None:
    anna.ask("POST", "/api/me/password", 201, {"login": "Änna", "password": PASSWORD})
    stranger = User(client)
    signed_in = stranger.ask("POST", "/api/sign-in", 201, {"login": " äNNA", "password": PASSWORD})
    assert (signed_in["id"], signed_in["kind"], signed_in["login"]) == (anna.id, "member", "änna")


@pytest.mark.parametrize("login", ["Anna  Maria", "Anna\u00a0Maria", " Anna \t Maria"])
def test_whitespace_in_a_login_is_normalised(anna: User, login: str) -> None:
    anna.ask("POST", "/api/me/password", 201, {"login": login, "password": PASSWORD})
    assert anna.ask("POST", "/api/sign-in", 201, {"login": login, "password": PASSWORD})["login"] == "anna maria"


def test_a_new_password_signs_out_all_other_devices(client: Client, anna: User) -> None:
    anna.ask("POST", "/api/me/password", 201, {"login": "anna", "password": PASSWORD})
    anna.ask("GET", "/api/me", 401)  # the old cookie
    anna.ask("POST", "/api/sign-in", 201, {"login": "anna", "password": PASSWORD})
    anna.remember()
    other_device = User(client)
    other_device.headers = dict(anna.headers)
    new = {"login": "anna", "password": "another long one", "old_password": PASSWORD}
    anna.ask("POST", "/api/me/password", 201, new)
    anna.remember()
    anna.ask("GET", "/api/me", 200)
    other_device.ask("GET", "/api/me", 401)
    other_device.ask("POST", "/api/sign-in", 401, {"login": "anna", "password": PASSWORD})


def test_changing_password_or_login_requires_the_old_password(client: Client, anna: User) -> None:
    anna.ask("POST", "/api/me/password", 201, {"login": "anna", "password": PASSWORD, "old_password": "whatever"})
    anna.remember()
    for wrong in ({}, {"old_password": ""}, {"old_password": "not this one"}):
        for login in ("anna", "thief"):
            new = {"login": login, "password": "another long one", **wrong}
            assert anna.ask("POST", "/api/me/password", 403, new)["error"] == "server-old-password-wrong"
    anna.ask("GET", "/api/me", 200)  # still signed in
    assert User(client).ask("POST", "/api/sign-in", 201, {"login": "anna", "password": PASSWORD})["id"] == anna.id
    new = {"login": "anna maria", "password": "another long one", "old_password": PASSWORD}
    assert anna.ask("POST", "/api/me/password", 201, new)["login"] == "anna maria"


def test_logins_must_be_unique_and_passwords_long_enough(anna: User, bruno: User) -> None:
    anna.ask("POST", "/api/me/password", 201, {"login": "smith", "password": PASSWORD})
    taken = bruno.ask("POST", "/api/me/password", 409, {"login": "SMITH", "password": PASSWORD})
    assert taken["error"] == "server-login-taken"
    assert bruno.ask("GET", "/api/me", 200)["kind"] == "guest"
    short = bruno.ask("POST", "/api/me/password", 400, {"login": "bruno", "password": "123456789"})
    assert short["error"] == "server-password-short"


def test_the_database_contains_an_argon2_hash_but_no_password_and_no_token(tmp_path: Path) -> None:
    with in_process(tmp_path, rates=0) as client:
        anna = User(client, "Anna")
        anna.ask("POST", "/api/me/password", 201, {"login": "anna", "password": PASSWORD})
        anna.remember()
        token = anna.ask("POST", "/api/me/bots", 201, {"name": "Iron"})["token"]
    with sqlite3.connect(tmp_path / "games.db") as database:
        (stored,) = database.execute("SELECT password FROM people WHERE login = 'anna'").fetchone()
    assert stored.startswith("$argon2id$")
    files = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert stored.encode() in files
    assert PASSWORD.encode() not in files
    assert token.encode() not in files


def test_an_unknown_login_costs_as_much_work_as_a_wrong_password(anna: User, monkeypatch: pytest.MonkeyPatch) -> None:
    anna.ask("POST", "/api/me/password", 201, {"login": "anna", "password": PASSWORD})
    compared: list[str] = []
    matches = credentials.matches

    def watched(hashed: str, given: str) -> bool:
        compared.append(hashed)
        return matches(hashed, given)

    monkeypatch.setattr(accounts, "matches", watched)
    answers = [
        anna.ask("POST", "/api/sign-in", 401, {"login": login, "password": "not this one"})
        for login in ("anna", "nobody")
    ]
    assert answers[0] == answers[1]
    parameters = [hashed.rsplit("$", 2)[0] for hashed in compared]  # kind, memory, rounds
    assert len(parameters) == 2
    assert parameters[0] == parameters[1]


# -- bots ------------------------------------------------------------------------------------------------------------


def test_a_token_is_valid_until_its_owner_deletes_the_bot(client: Client, anna: User, bruno: User) -> None:
    created = anna.ask("POST", "/api/me/bots", 201, {"name": "Iron"})
    bot = User(client, token=created["token"])
    assert bot.ask("GET", "/api/me", 200)["kind"] == "bot"
    assert [item["name"] for item in anna.ask("GET", "/api/me/bots", 200)] == ["Iron"]
    assert bruno.ask("GET", "/api/me/bots", 200) == []
    bruno.ask("DELETE", f"/api/me/bots/{created['bot']['id']}", 404)
    anna.ask("DELETE", f"/api/me/bots/{created['bot']['id']}", 204)
    assert bot.ask("GET", "/api/me", 401)["error"] == "server-token-unknown"


def test_a_token_cannot_be_exchanged_for_a_cookie(client: Client, anna: User) -> None:
    token = anna.ask("POST", "/api/me/bots", 201, {"name": "Iron"})["token"]
    answer = client.post("/api/me", json={"name": "Iron"}, headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


# -- links and seats -------------------------------------------------------------------------------------------------


def test_a_link_can_be_used_once(client: Client, anna: User, bruno: User) -> None:
    table, codes = open_table(anna, "me", "invited")
    bruno.ask("POST", f"/api/tables/{table}/join", 409, {})
    bruno.ask("POST", f"/api/tables/{table}/join", 403, {"seat": "B"})
    joined = bruno.ask("POST", f"/api/links/{codes['B']}", 200)
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Anna", "Bruno"]
    assert set(joined["codes"]) == {"B"}
    User(client, "Eva").ask("POST", f"/api/links/{codes['B']}", 404)


@pytest.mark.parametrize("kind", ["open", "invited"])
def test_the_owner_cannot_take_a_seat_back_with_its_link(anna: User, bruno: User, kind: str) -> None:
    table, codes = open_table(anna, "me", kind)
    if kind == "open":
        bruno.ask("POST", f"/api/tables/{table}/join", 200, {})
    else:
        bruno.ask("POST", f"/api/links/{codes['B']}", 200)
    anna.ask("POST", f"/api/tables/{table}/start", 200)
    anna.ask("POST", f"/api/links/{codes['B']}", 404)
    assert set(anna.ask("GET", f"/api/tables/{table}", 200)["codes"]) == {"A"}


def test_the_link_of_a_players_own_seat_moves_it_to_another_device(client: Client, anna: User, bruno: User) -> None:
    table, _ = open_table(anna, "me", "open")
    bruno.ask("POST", f"/api/tables/{table}/join", 200, {})
    anna.ask("POST", f"/api/tables/{table}/start", 200)
    code = bruno.ask("GET", f"/api/tables/{table}", 200)["codes"]["B"]
    telephone = User(client, "Bruno's telephone")
    telephone.ask("POST", f"/api/links/{code}", 200)
    assert [seat["seat"] for seat in telephone.ask("GET", f"/api/tables/{table}/news", 200)["mine"]] == ["B"]
    assert bruno.ask("GET", f"/api/tables/{table}/news", 200)["mine"] == []
    User(client, "Eva").ask("POST", f"/api/links/{code}", 404)


def test_links_of_seats_are_not_shown_to_others(client: Client, anna: User, bruno: User) -> None:
    table, codes = open_table(anna, "me", "open", "invited")
    assert set(codes) == {"A", "B", "C"}
    bruno.ask("POST", f"/api/tables/{table}/join", 200, {})
    assert set(bruno.ask("GET", f"/api/tables/{table}", 200)["codes"]) == {"B"}
    assert set(anna.ask("GET", f"/api/tables/{table}", 200)["codes"]) == {"A", "C"}
    assert User(client).ask("GET", f"/api/tables/{table}", 200)["codes"] == {}


def test_one_person_can_have_several_seats_with_separate_names(anna: User) -> None:
    seats: list[Json] = [{"kind": "me"}, {"kind": "me", "name": "Opa"}, {"kind": "me", "name": "Oma"}]
    created = anna.ask("POST", "/api/tables", 201, {"seats": seats, "start": True})
    assert [seat["name"] for seat in created["table"]["seats"]] == ["Anna", "Opa", "Oma"]
    news = anna.ask("GET", f"/api/tables/{created['table']['id']}/news", 200)
    assert [seat["seat"] for seat in news["mine"]] == ["A", "B", "C"]
    seats[1]["name"] = "\u202eapO"
    assert anna.ask("POST", "/api/tables", 400, {"seats": seats})["error"] == "server-name-unfit"
