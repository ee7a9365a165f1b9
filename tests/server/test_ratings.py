"""Ratings and statistics: which games count, and that none is lost when games end at the same time."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, text

from haspelknecht.server.ids import new_id
from haspelknecht.server.services import ARCHIVE
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.database import Database, migrate
from haspelknecht.server.storage.schema import PEOPLE, RESULTS
from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.leaving import concede
from haspelknecht.server.tables.save import save
from haspelknecht.server.tables.table_draft import TableDraft
from tests.server.drafts import person, table_of
from tests.server.serving import Server, Visitor, play_out, serving, start_game
from tests.waiting import eventually

pytest_plugins = ["tests.server.postgres"]
Json = dict[str, Any]
FRESH = PlackettLuce().rating()


def member(server: Server, name: str) -> Visitor:
    """A new member: a person with a password."""
    visitor = Visitor(server.address, name)
    visitor.ok("POST", "/api/me/password", login=new_id(), password="a long enough password")
    return visitor


@pytest.fixture
def anna(server: Server) -> Visitor:
    """A member."""
    return member(server, "Anna")


@pytest.fixture
def bruno(server: Server) -> Visitor:
    """Another member."""
    return member(server, "Bruno")


def concede_game(who: Visitor, table: str, seat: str) -> None:
    """Concede a game."""
    who.ok("POST", f"/api/tables/{table}/concede", seat=seat)


def statistics(who: Visitor) -> Json:
    """The public statistics of a person."""
    answer: Json = Visitor(who.address).ok("GET", f"/api/people/{who.id}/statistics")
    return answer


def test_a_game_between_members_is_rated_by_openskill(anna: Visitor, bruno: Visitor) -> None:
    assert statistics(anna)["rating"] is None
    concede_game(bruno, start_game([anna, bruno]), "B")
    model = PlackettLuce()
    (winner,), (loser,) = model.rate([[model.rating()], [model.rating()]], ranks=[1.0, 2.0])
    assert statistics(anna)["rating"] == {"mu": winner.mu, "sigma": winner.sigma, "games": 1}
    assert statistics(bruno)["rating"] == {"mu": loser.mu, "sigma": loser.sigma, "games": 1}
    concede_game(anna, start_game([anna, bruno]), "A")
    assert statistics(anna)["rating"]["games"] == 2
    assert winner.sigma > statistics(anna)["rating"]["sigma"]
    assert statistics(bruno)["rating"]["mu"] > loser.mu


def test_three_members_are_rated_by_their_ranks(server: Server, anna: Visitor, bruno: Visitor) -> None:
    clara = member(server, "Clara")
    table = start_game([anna, bruno, clara])
    concede_game(clara, table, "C")
    concede_game(anna, table, "A")
    ranks = anna.news(table)["table"]["result"]["ranks"]
    assert ranks["B"] == 1
    by_rank = sorted(zip("ABC", (anna, bruno, clara), strict=True), key=lambda item: ranks[item[0]])
    strengths = [statistics(who)["rating"]["mu"] for _, who in by_rank]
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[0] > FRESH.mu > strengths[2]


def test_games_with_guests_bots_or_oneself_and_games_ended_by_agreement_are_not_rated(
    server: Server, anna: Visitor, bruno: Visitor
) -> None:
    guest = Visitor(server.address, "Guest")
    concede_game(guest, start_game([anna, guest]), "B")
    concede_game(anna, start_game([anna], "random"), "A")
    table = start_game([anna, bruno], "random")
    concede_game(anna, table, "A")
    concede_game(bruno, table, "B")
    concede_game(anna, anna.table("me", "me"), "A")
    agreed = start_game([anna, bruno])
    for seat, who in (("A", anna), ("B", bruno)):
        who.ok("PUT", f"/api/tables/{agreed}/wishes", seat=seat, after=1, wishes=["end"])
    assert anna.news(agreed)["table"]["status"] == "over"
    assert statistics(anna)["rating"] is None
    assert statistics(bruno)["rating"] is None


def test_a_game_continued_from_a_record_is_not_rated(anna: Visitor, bruno: Visitor) -> None:
    record = anna.ask("GET", f"/api/tables/{start_game([anna, bruno])}/record").text
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.ok("POST", "/api/records", record=record, play_on={"seats": seats})["table"]["id"]
    bruno.ok("POST", f"/api/tables/{table}/join")
    anna.ok("POST", f"/api/tables/{table}/start")
    concede_game(bruno, table, "B")
    assert anna.news(table)["table"]["result"]["how"] == "conceded"
    assert statistics(anna)["rating"] is None
    assert statistics(anna)["with_people"]["games"] == 0


def test_statistics_contain_games_points_sources_and_tiles(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    news = play_out([anna, bruno], table)
    points, ranks = news["table"]["result"]["points"]["A"], news["table"]["result"]["ranks"]["A"]
    board = news["position"]["players"]["A"]
    concede_game(anna, start_game([anna], "random", "random"), "A")
    shown = statistics(anna)
    people, bots = shown["with_people"], shown["with_bots"]
    one = {"players": 2, "games": 1, "wins": int(ranks == 1), "average_rank": ranks, "average_points": points}
    assert people["by_players"] == [one]
    assert people["average_sources"] == board["points"]
    assert sum(people["average_sources"].values()) == points
    assert people["favourite_tiles"] == [{"tile": tile, "games": 1} for tile in sorted(board["tiles"])[:5]]
    assert bots["by_players"] == [{"players": 3, "games": 1, "wins": 0, "average_rank": 3, "average_points": None}]
    assert bots["average_sources"] == {}
    assert shown["rating"]["games"] == 1


def test_games_against_oneself_do_not_count(anna: Visitor) -> None:
    concede_game(anna, anna.table("me", "me"), "A")
    assert statistics(anna)["with_people"]["games"] == 0


def test_an_unknown_person_has_no_statistics(anna: Visitor) -> None:
    assert anna.ask("GET", "/api/people/nobody/statistics").status_code == 404


# -- at the same time --------------------------------------------------------------------------------------------


@pytest.fixture
def both_processes(tmp_path: Path, database: str) -> Iterator[tuple[Server, Server]]:
    """Two server processes on one PostgreSQL that accept each other's cookies."""
    with serving(tmp_path / "data", database=database) as one, serving(tmp_path / "data", database=database) as two:
        yield one, two


def test_games_that_end_at_the_same_time_in_two_processes_all_count(both_processes: tuple[Server, Server]) -> None:
    one, two = both_processes
    anna, bruno = member(one, "Anna"), member(one, "Bruno")
    tables = [start_game([anna, bruno]) for _ in range(5)] + [start_game([bruno, anna]) for _ in range(5)]
    there = Visitor(two.address)
    there.http.cookies = bruno.http.cookies
    ends = [
        threading.Thread(target=concede_game, args=(who, table, "B" if number < 5 else "A"))
        for number, table in enumerate(tables)
        for who in [bruno if number % 2 else there]
    ]
    for thread in ends:
        thread.start()
    for thread in ends:
        thread.join()
    assert statistics(anna)["rating"]["games"] == statistics(bruno)["rating"]["games"] == len(tables)
    assert statistics(anna)["with_people"]["wins"] == len(tables)


def lost_game(connection: Connection, draft: TableDraft) -> None:
    """The first player of a table concedes, and the result is stored."""
    before = draft.copy()
    concede(draft, 0, 1.0)
    draft.version += 1
    draft.finalize()
    assert save(connection, draft, before, News(draft.id, draft.version), ARCHIVE)


def test_ratings_of_the_same_people_are_updated_one_after_the_other(database: str) -> None:
    services = Database(Settings(database=database).database_url)
    migrate(services.engine)
    first, second = table_of(2), table_of(2)
    second.body.seats.reverse()
    with services.engine.begin() as connection:
        rows = [
            {"id": who.id, "kind": "member", "name": who.name, "language": "en", "epoch": 0, "created": 0.0}
            for who in (person(0), person(1))
        ]
        connection.execute(insert(PEOPLE), rows)
        for draft in (first, second):
            draft.finalize()
            save(connection, draft, None, News(draft.id, draft.version), ARCHIVE)
            draft.new_events, draft.touched = [], set()
    with services.engine.connect() as connection, connection.begin():
        lost_game(connection, first)
        other = threading.Thread(target=services.run_now, args=(lambda connection: lost_game(connection, second),))
        other.start()
        wait_for_lock(services)
    other.join()
    with services.engine.begin() as connection:
        people = {row.id: row for row in connection.execute(select(PEOPLE))}
        after = {(row.table_id, row.person): row for row in connection.execute(select(RESULTS))}
    services.close()
    assert [people[name].rated for name in ("anna", "bruno")] == [2, 2]
    model = PlackettLuce()
    (bruno,), (anna,) = model.rate([[model.rating()], [model.rating()]], ranks=[1.0, 2.0])
    assert (after[first.id, "anna"].mu, after[first.id, "bruno"].mu) == (anna.mu, bruno.mu)
    (anna,), (bruno,) = model.rate([[anna], [bruno]], ranks=[1.0, 2.0])
    for name, rating in (("anna", anna), ("bruno", bruno)):
        assert (people[name].mu, people[name].sigma) == (rating.mu, rating.sigma)
        assert (after[second.id, name].mu, after[second.id, name].sigma) == (rating.mu, rating.sigma)


def wait_for_lock(services: Database) -> None:
    """Wait until a transaction waits for the lock of another."""
    waiting = text(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    )

    def count() -> int:
        with services.engine.begin() as connection:
            number: int = connection.scalar(waiting)
            return number

    eventually(count, "a transaction waits for a lock")
