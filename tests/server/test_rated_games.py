"""Whether a game is rated is decided when it starts; later changes of people or devices do not change it."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert, select

from haspelknecht.server.services import ARCHIVE
from haspelknecht.server.storage.database import Database, migrate
from haspelknecht.server.storage.schema import PEOPLE
from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.save import save
from tests.server.drafts import person, table_of
from tests.server.serving import Server, Visitor, start_game
from tests.server.test_ratings import anna, bruno, concede_game, lost_game, member, statistics

__all__ = ["anna", "bruno"]
PASSWORD = "a long enough password"


def link_of(who: Visitor, table: str, seat: str) -> str:
    """The path of the link to a person's own seat."""
    code: str = who.ok("GET", f"/api/tables/{table}")["codes"][seat]
    return f"/api/links/{code}"


def hint_error(who: Visitor, table: str) -> str:
    """The error when a person asks for a hint; empty if they get one."""
    seat = who.news(table)["mine"][0]["seat"]
    answer = who.ask("POST", f"/api/tables/{table}/hint", seat=seat)
    return "" if answer.is_success else str(answer.json()["error"])


def test_a_members_seat_in_a_rated_game_cannot_be_taken_over(server: Server, anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    link = link_of(bruno, table, "B")
    for other in (Visitor(server.address, "Guest"), member(server, "Clara"), anna):
        answer = other.ask("POST", link)
        assert (answer.status_code, answer.json()["error"]) == (403, "server-seat-rated")
    assert bruno.ok("POST", link)["table"]["id"] == table  # Bruno himself can use it on any device
    assert hint_error(anna, table) == "server-hint-rated"
    concede_game(bruno, table, "B")
    assert statistics(anna)["rating"]["games"] == statistics(bruno)["rating"]["games"] == 1


def test_a_guest_who_becomes_a_member_during_a_game_is_not_rated_for_it(server: Server, anna: Visitor) -> None:
    guest = Visitor(server.address, "Guest")
    table = start_game([anna, guest])
    who = anna if anna.news(table)["mine"][0]["moves"] else guest
    assert hint_error(who, table) == ""
    guest.ok("POST", "/api/me/password", login=guest.id, password=PASSWORD)
    assert hint_error(who, table) == ""  # hints stay allowed in a game that started unrated
    concede_game(guest, table, "B")
    assert statistics(anna)["rating"] is None
    assert statistics(guest)["rating"] is None


@pytest.mark.parametrize("before", [True, False], ids=["before the game", "during the game"])
def test_a_guests_seat_can_be_moved_to_another_device(server: Server, anna: Visitor, before: bool) -> None:
    guest = Visitor(server.address, "Guest")
    table = anna.table("me", "open", start=False)
    guest.ok("POST", f"/api/tables/{table}/join")
    if not before:
        anna.ok("POST", f"/api/tables/{table}/start")
    clara = member(server, "Clara")
    clara.ok("POST", link_of(guest, table, "B"))
    if before:
        anna.ok("POST", f"/api/tables/{table}/start")
    concede_game(clara, table, "B")
    rated = {who.id: statistics(who)["rating"] is not None for who in (anna, clara)}
    assert rated == {anna.id: before, clara.id: before}


def test_a_game_is_still_rated_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("kept")
    server = Server(folder).start()
    try:
        people = [member(server, "Anna"), member(server, "Bruno")]
        table = start_game(people)
        server.stop()
        server.start()
        for who in people:
            who.http.base_url = server.address
        link = link_of(people[1], table, "B")
        assert Visitor(server.address, "Guest").ask("POST", link).status_code == 403
        assert hint_error(people[0], table) == "server-hint-rated"
    finally:
        server.stop()


@pytest.mark.parametrize(("kind", "games"), [("member", 1), ("guest", 0)])
def test_a_game_stored_before_this_flag_existed_is_rated_if_all_players_are_members(
    tmp_path: Path, kind: str, games: int
) -> None:
    database = Database(f"sqlite:///{tmp_path / 'games.db'}")
    migrate(database.engine)
    rows = [
        {"id": who.id, "kind": kind, "name": who.name, "language": "en", "epoch": 0, "created": 0.0}
        for who in (person(0), person(1))
    ]
    draft = table_of(2)
    draft.finalize()
    with database.engine.begin() as connection:
        connection.execute(insert(PEOPLE), rows)
        save(connection, draft, None, News(draft.id, draft.version), ARCHIVE)
        draft.new_events, draft.touched = [], set()
        assert draft.body.rated is (kind == "member")
        draft.body.rated = None
        lost_game(connection, draft)
        assert list(connection.scalars(select(PEOPLE.c.rated))) == [games, games]
    database.close()
