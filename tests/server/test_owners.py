"""Who has a table before its game: it is passed on when its owner stands up, and nobody sits twice by mistake."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.in_process import Client, in_process, services_of
from tests.server.test_people import Somebody

Words = dict[str, Any]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A new server."""
    with in_process(tmp_path, rates=0) as found:
        yield found


@pytest.fixture
def anna(client: Client) -> Somebody:
    """A guest."""
    return Somebody(client, "Anna")


@pytest.fixture
def bruno(client: Client) -> Somebody:
    """Another guest."""
    return Somebody(client, "Bruno")


def open_table(owner: Somebody, *kinds: str) -> str:
    """A public table that has not begun."""
    seats = [{"kind": kind} for kind in kinds]
    found: str = owner.ask("POST", "/api/tables", 201, {"seats": seats, "public": True})["table"]["id"]
    return found


def join(who: Somebody, table: str, status: int = 200, **seat: str) -> Words:
    """Sit down; the table afterwards, or why not."""
    answer = who.ask("POST", f"/api/tables/{table}/join", status, seat)
    found: Words = answer.get("table", answer)
    return found


def leave_table(who: Somebody, table: str) -> Words:
    """Leave; the table afterwards."""
    found: Words = who.ask("POST", f"/api/tables/{table}/stand-up", 200)["table"]
    return found


def listed(who: Somebody, which: str) -> list[str]:
    """The ids of a list of tables."""
    return [table["id"] for table in who.ask("GET", f"/api/tables?which={which}", 200)]


def test_whoever_still_sits_has_the_table_when_its_owner_stands_up(
    client: Client, anna: Somebody, bruno: Somebody
) -> None:
    table = open_table(anna, "me", "open")
    join(bruno, table)
    assert leave_table(anna, table)["owner"] == bruno.id
    assert (listed(anna, "mine"), listed(bruno, "mine")) == ([], [table])
    clara = Somebody(client, "Clara")
    join(clara, table)
    assert clara.ask("POST", f"/api/tables/{table}/start", 403)["error"] == "server-owner-only"
    assert bruno.ask("POST", f"/api/tables/{table}/start", 200)["table"]["status"] == "playing"


def test_a_player_who_stands_up_takes_nothing_from_the_owner(anna: Somebody, bruno: Somebody) -> None:
    table = open_table(anna, "me", "open")
    join(bruno, table)
    assert leave_table(bruno, table)["owner"] == anna.id
    assert listed(bruno, "open") == [table]


def test_a_bot_never_has_a_table(client: Client, anna: Somebody, bruno: Somebody) -> None:
    token = anna.ask("POST", "/api/me/bots", 201, {"name": "Iron"})["token"]
    table = open_table(anna, "me", "open", "open")
    join(Somebody(client, token=token), table)
    assert leave_table(anna, table)["owner"] == anna.id
    assert join(bruno, table)["owner"] == bruno.id


def test_a_table_that_everybody_has_left_is_nowhere_until_somebody_comes(anna: Somebody, bruno: Somebody) -> None:
    table = open_table(anna, "me", "open")
    assert listed(bruno, "open") == [table]
    leave_table(anna, table)
    assert (listed(bruno, "open"), listed(anna, "mine")) == ([], [])
    assert join(bruno, table)["owner"] == bruno.id
    assert (listed(anna, "open"), listed(anna, "mine"), listed(bruno, "mine")) == ([table], [], [table])
    join(anna, table)
    bruno.ask("POST", f"/api/tables/{table}/start", 200)


def test_an_owner_who_comes_back_to_his_empty_table_has_it_still(anna: Somebody, bruno: Somebody) -> None:
    table = open_table(anna, "me", "open")
    leave_table(anna, table)
    anna.ask("PATCH", f"/api/tables/{table}/seats/A", 200, {"kind": "me"})
    assert listed(bruno, "open") == [table]
    assert join(bruno, table)["owner"] == anna.id


def test_an_owner_who_never_sat_keeps_his_table(anna: Somebody, bruno: Somebody) -> None:
    table = open_table(anna, "open", "open")
    join(bruno, table)
    assert leave_table(anna, table)["owner"] == anna.id
    assert leave_table(bruno, table)["owner"] == anna.id
    assert listed(bruno, "open") == [table]


# -- sitting down twice --------------------------------------------------------------------------------------------


def test_who_asks_again_for_any_seat_stays_where_he_is(anna: Somebody, bruno: Somebody) -> None:
    table = open_table(anna, "me", "open", "open")
    once = join(bruno, table)
    assert join(bruno, table) == once
    assert [seat["kind"] for seat in once["seats"]] == ["person", "person", "open"]
    anna.ask("PATCH", f"/api/tables/{table}/seats/C", 200, {"kind": "bot"})
    anna.ask("POST", f"/api/tables/{table}/start", 200)
    assert join(bruno, table)["status"] == "playing"  # the answer to the first time was lost on the way


def test_a_second_seat_is_taken_by_its_name(client: Client, anna: Somebody, bruno: Somebody) -> None:
    table = open_table(anna, "me", "open", "open")
    join(bruno, table)
    assert [seat["person"] for seat in join(bruno, table, seat="C")["seats"]] == [anna.id, bruno.id, bruno.id]
    token = anna.ask("POST", "/api/me/bots", 201, {"name": "Iron"})["token"]
    other, iron = open_table(anna, "me", "open", "open"), Somebody(client, token=token)
    assert join(iron, other) == join(iron, other)
    assert join(iron, other, 409, seat="C")["error"] == "server-bot-sits"


def test_who_does_not_sit_changes_nothing_by_standing_up(client: Client, anna: Somebody, bruno: Somebody) -> None:
    table = open_table(anna, "me", "open")
    before = services_of(client).tables.changes
    assert leave_table(bruno, table)["owner"] == anna.id
    assert services_of(client).tables.changes == before  # neither a transaction nor news for everybody at the table
