"""The owner of a table before the game: ownership passes on when the owner stands up, and joining twice is safe."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.in_process import Client, User, in_process, services_of

Json = dict[str, Any]


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


def open_table(owner: User, *kinds: str) -> str:
    """A public table whose game has not started."""
    seats = [{"kind": kind} for kind in kinds]
    table: str = owner.ask("POST", "/api/tables", 201, {"seats": seats, "public": True})["table"]["id"]
    return table


def join(who: User, table: str, status: int = 200, **seat: str) -> Json:
    """Join a table; returns the table, or the error."""
    answer = who.ask("POST", f"/api/tables/{table}/join", status, seat)
    shown: Json = answer.get("table", answer)
    return shown


def leave_table(who: User, table: str) -> Json:
    """Leave a table; returns the table."""
    shown: Json = who.ask("POST", f"/api/tables/{table}/stand-up", 200)["table"]
    return shown


def listed(who: User, which: str) -> list[str]:
    """The ids of a list of tables."""
    return [table["id"] for table in who.ask("GET", f"/api/tables?which={which}", 200)]


def test_a_remaining_player_becomes_the_owner_when_the_owner_stands_up(client: Client, anna: User, bruno: User) -> None:
    table = open_table(anna, "me", "open")
    join(bruno, table)
    assert leave_table(anna, table)["owner"] == bruno.id
    assert (listed(anna, "mine"), listed(bruno, "mine")) == ([], [table])
    clara = User(client, "Clara")
    join(clara, table)
    assert clara.ask("POST", f"/api/tables/{table}/start", 403)["error"] == "server-owner-only"
    assert bruno.ask("POST", f"/api/tables/{table}/start", 200)["table"]["status"] == "playing"


def test_the_owner_stays_when_another_player_stands_up(anna: User, bruno: User) -> None:
    table = open_table(anna, "me", "open")
    join(bruno, table)
    assert leave_table(bruno, table)["owner"] == anna.id
    assert listed(bruno, "open") == [table]


def test_a_bot_never_becomes_the_owner(client: Client, anna: User, bruno: User) -> None:
    token = anna.ask("POST", "/api/me/bots", 201, {"name": "Iron"})["token"]
    table = open_table(anna, "me", "open", "open")
    join(User(client, token=token), table)
    assert leave_table(anna, table)["owner"] == anna.id
    assert join(bruno, table)["owner"] == bruno.id


def test_an_empty_table_is_not_listed_until_a_person_joins(anna: User, bruno: User) -> None:
    table = open_table(anna, "me", "open")
    assert listed(bruno, "open") == [table]
    leave_table(anna, table)
    assert (listed(bruno, "open"), listed(anna, "mine")) == ([], [])
    assert join(bruno, table)["owner"] == bruno.id
    assert (listed(anna, "open"), listed(anna, "mine"), listed(bruno, "mine")) == ([table], [], [table])
    join(anna, table)
    bruno.ask("POST", f"/api/tables/{table}/start", 200)


def test_an_owner_who_returns_to_their_empty_table_still_owns_it(anna: User, bruno: User) -> None:
    table = open_table(anna, "me", "open")
    leave_table(anna, table)
    anna.ask("PATCH", f"/api/tables/{table}/seats/A", 200, {"kind": "me"})
    assert listed(bruno, "open") == [table]
    assert join(bruno, table)["owner"] == anna.id


def test_an_owner_without_a_seat_keeps_the_table(anna: User, bruno: User) -> None:
    table = open_table(anna, "open", "open")
    join(bruno, table)
    assert leave_table(anna, table)["owner"] == anna.id
    assert leave_table(bruno, table)["owner"] == anna.id
    assert listed(bruno, "open") == [table]


# -- sitting down twice --------------------------------------------------------------------------------------------


def test_joining_again_without_naming_a_seat_changes_nothing(anna: User, bruno: User) -> None:
    table = open_table(anna, "me", "open", "open")
    once = join(bruno, table)
    assert join(bruno, table) == once
    assert [seat["kind"] for seat in once["seats"]] == ["person", "person", "open"]
    anna.ask("PATCH", f"/api/tables/{table}/seats/C", 200, {"kind": "bot"})
    anna.ask("POST", f"/api/tables/{table}/start", 200)
    assert join(bruno, table)["status"] == "playing"  # as if the first answer was lost


def test_a_second_seat_can_be_taken_by_naming_it(client: Client, anna: User, bruno: User) -> None:
    table = open_table(anna, "me", "open", "open")
    join(bruno, table)
    assert [seat["person"] for seat in join(bruno, table, seat="C")["seats"]] == [anna.id, bruno.id, bruno.id]
    token = anna.ask("POST", "/api/me/bots", 201, {"name": "Iron"})["token"]
    other, iron = open_table(anna, "me", "open", "open"), User(client, token=token)
    assert join(iron, other) == join(iron, other)
    assert join(iron, other, 409, seat="C")["error"] == "server-bot-sits"


def test_standing_up_without_a_seat_changes_nothing(client: Client, anna: User, bruno: User) -> None:
    table = open_table(anna, "me", "open")
    before = services_of(client).tables.changes
    assert leave_table(bruno, table)["owner"] == anna.id
    assert services_of(client).tables.changes == before  # neither a transaction nor a notification
