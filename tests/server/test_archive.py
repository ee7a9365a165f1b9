"""The archive: which games a search finds, for whom, and in which order. On SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from haspelknecht.records.game import Game
from haspelknecht.records.record import write_record
from haspelknecht.server.ids import new_id
from tests.server.serving import Server, Visitor, serving, start_game

pytest_plugins = ["tests.server.postgres"]
Json = dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of database."""
    url = request.getfixturevalue("postgres").new_database() if request.param == "postgres" else ""
    with serving(tmp_path_factory.mktemp("archive"), database=url) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Visitor:
    """A guest with a unique name."""
    return Visitor(server.address, f"Änna {new_id()}")


@pytest.fixture
def bruno(server: Server) -> Visitor:
    """Another guest."""
    return Visitor(server.address, f"Bruno {new_id()}")


@pytest.fixture
def stranger(server: Server) -> Visitor:
    """A visitor without an account."""
    return Visitor(server.address)


def conceded(who: Visitor, bot: str = "random", **more: Any) -> str:
    """A game against a bot that ended by conceding at once."""
    table = who.table("me", bot, **more)
    who.ok("POST", f"/api/tables/{table}/concede", seat="A")
    return table


def ended_by_agreement(people: list[Visitor], **more: Any) -> str:
    """A game of people that ended at once by agreement."""
    table = start_game(people, **more)
    number = people[0].news(table)["table"]["number"]
    for seat, person in zip("ABCD", people, strict=False):
        person.ok("PUT", f"/api/tables/{table}/wishes", seat=seat, after=number, wishes=["end"])
    return table


def search(who: Visitor, **wanted: Any) -> list[str]:
    """The tables that a search finds, in order."""
    return [game["table"] for game in who.ok("GET", "/api/archive", **wanted)["games"]]


def test_the_archive_shows_names_points_and_ranks(anna: Visitor, stranger: Visitor) -> None:
    table = conceded(anna, public=True, rules={"edition": "first"})
    shown = anna.news(table)["table"]
    (game,) = stranger.ok("GET", "/api/archive", person=anna.id)["games"]
    assert game == {
        "table": table, "ended": shown["ended"], "edition": "first", "players": 2, "how": "conceded", "bots": True,
        "imported": False, "public": True,
        "seats": [
            {"seat": seat["seat"], "name": seat["name"], "person": seat["person"],
             "points": shown["result"]["points"][seat["seat"]], "rank": shown["result"]["ranks"][seat["seat"]]}
            for seat in shown["seats"]
        ],
    }  # fmt: skip
    assert [seat["rank"] for seat in game["seats"]] == [2, 1]


def test_private_games_are_found_only_by_their_players(anna: Visitor, bruno: Visitor, stranger: Visitor) -> None:
    table = ended_by_agreement([anna, bruno])
    assert search(anna, person=anna.id) == search(bruno, person=anna.id) == [table]
    assert search(stranger, person=anna.id) == []
    other = Visitor(anna.address, "Somebody else")
    assert search(other, person=anna.id) == []


def test_unfinished_games_are_not_in_the_archive(anna: Visitor) -> None:
    anna.table("me", "random", public=True)
    anna.table("me", "open", start=False, public=True)
    assert search(anna, person=anna.id) == []


def test_games_can_be_filtered(anna: Visitor, bruno: Visitor) -> None:
    clara = Visitor(anna.address, "Clara")
    bots = conceded(anna, public=True)
    two = ended_by_agreement([anna, bruno], public=True, rules={"edition": "first"})
    three = ended_by_agreement([anna, bruno, clara])
    ended = {table: anna.news(table)["table"]["ended"] for table in (bots, two, three)}

    def asked(**wanted: Any) -> list[str]:
        return search(anna, person=anna.id, **wanted)

    assert asked() == [three, two, bots]
    assert asked(bots=True) == asked(how="conceded") == [bots]
    assert asked(bots=False) == asked(how="agreed") == [three, two]
    assert asked(edition="first") == [two]
    assert asked(players=3) == [three]
    assert asked(since=ended[two]) == [three, two]
    assert asked(until=ended[two]) == [bots]
    assert asked(since=ended[two], until=ended[three], edition="first", players=2, bots=False) == [two]
    assert search(anna, person=clara.id) == [three]


def test_names_are_found_by_prefix_ignoring_case(anna: Visitor, bruno: Visitor) -> None:
    name = anna.ok("GET", "/api/me")["name"]
    table = ended_by_agreement([anna, bruno], public=True)
    for begin in (name, name.upper(), name.lower()[:-2]):
        assert search(bruno, name=begin) == [table]
    for other in (name[1:], name + "x", "%", "_" * len(name)):
        assert search(bruno, name=other) == []


def test_pages_contain_every_game_once_even_if_other_games_end_meanwhile(anna: Visitor) -> None:
    games = [conceded(anna, public=bool(number % 2)) for number in range(5)]
    seen: list[str] = []
    cursor: str | None = ""
    while cursor is not None:
        more = {"cursor": cursor} if cursor else {}
        page = anna.ok("GET", "/api/archive", person=anna.id, most=2, **more)
        seen += [game["table"] for game in page["games"]]
        cursor = page["next"]
        conceded(anna, public=True)
    assert seen == games[::-1]


@pytest.mark.parametrize("cursor", ["", "yesterday", "1e999~x", "nan~x", "12.5~\0", "12.5~ä"])
def test_an_invalid_cursor_is_refused(stranger: Visitor, cursor: str) -> None:
    assert stranger.ask("GET", "/api/archive", cursor=cursor).status_code == 400


@pytest.mark.parametrize(
    "wanted",
    [{"name": "\0"}, {"name": ""}, {"person": "\0"}, {"players": 7}, {"most": 0}, {"since": "nan"}, {"how": "lost"}],
)
def test_an_invalid_search_is_refused(stranger: Visitor, wanted: Json) -> None:
    assert stranger.ask("GET", "/api/archive", **wanted).status_code == 400


def test_an_imported_record_is_marked_as_imported(anna: Visitor) -> None:
    game = Game.new(3, seed="elsewhere", names=["Xaver", "Yolanda", "Zita"])
    game.play(game.legal_moves[0])
    anna.ok("POST", "/api/records", record=write_record(game), public=True)
    games = anna.ok("GET", "/api/archive", name="yolanda", most=1)["games"]
    assert [(item["how"], item["imported"], item["players"]) for item in games] == [("unfinished", True, 3)]
    assert [seat["name"] for seat in games[0]["seats"]] == ["Xaver", "Yolanda", "Zita"]
    assert [seat["person"] for seat in games[0]["seats"]] == [None] * 3
