"""A rematch: one new table for all players of a game, with the same tiles and options."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from haspelknecht.data.components import read_facts
from haspelknecht.data.layouts import read_layout
from haspelknecht.records.game import Game
from haspelknecht.records.positions import position_of
from haspelknecht.records.record import write_record
from tests.server.serving import Server, Visitor, start_game

Json = dict[str, Any]
OWN_LAYOUT = '''
players = [2]
drawing = """
1 1 1
 2 2 2
3 3 3
 4 4 4
"""
'''
OWN_COMPONENTS = """
[tiles.11]
cost = { any = 2 }
forks = 3
[tunnel]
lamp = [1, 2, 3, 4]
"""


def finished_game(anna: Visitor, bruno: Visitor) -> str:
    """A game of two that is over."""
    table = start_game([anna, bruno])
    bruno.ok("POST", f"/api/tables/{table}/concede", seat="B")
    return table


def mine(who: Visitor) -> list[str]:
    """The tables of a person."""
    return [table["id"] for table in who.ok("GET", "/api/tables", which="mine")]


def rematch(who: Visitor, table: str) -> str:
    """Ask for a rematch; returns the new table."""
    next_table: str = who.ok("POST", f"/api/tables/{table}/rematch")["table"]["id"]
    return next_table


def test_simultaneous_requests_for_a_rematch_lead_to_one_table(anna: Visitor, bruno: Visitor) -> None:
    old = [finished_game(anna, bruno) for _ in range(5)]
    with ThreadPoolExecutor(2) as threads:
        pairs = [[threads.submit(rematch, who, table) for who in (anna, bruno)] for table in old]
        tables_by_game = [{asked.result() for asked in pair} for pair in pairs]
    assert [len(tables) for tables in tables_by_game] == [1] * 5
    fresh = set.union(*tables_by_game)
    assert set(mine(anna)) == set(mine(bruno)) == fresh
    assert {anna.news(table)["table"]["rematch"] for table in old} == fresh


def test_a_reserved_seat_is_listed_until_its_player_stands_up(server: Server, anna: Visitor, bruno: Visitor) -> None:
    table = rematch(anna, finished_game(anna, bruno))
    assert mine(bruno) == [table]
    bruno.ok("POST", f"/api/tables/{table}/stand-up")
    assert (mine(anna), mine(bruno)) == ([table], [])


def test_a_reserved_seat_that_another_person_has_taken_is_not_listed_any_more(
    server: Server, anna: Visitor, bruno: Visitor
) -> None:
    table = rematch(anna, finished_game(anna, bruno))
    clara = Visitor(server.address, "Clara")
    seats = anna.ok("GET", f"/api/tables/{table}")
    open_seat = next(seat["seat"] for seat in seats["table"]["seats"] if seat["kind"] == "open")
    clara.ok("POST", f"/api/links/{seats['codes'][open_seat]}")
    assert (mine(anna), mine(bruno), mine(clara)) == ([table], [], [table])


def test_a_player_who_joins_owns_a_rematch_that_its_creator_has_left(anna: Visitor, bruno: Visitor) -> None:
    table = rematch(anna, finished_game(anna, bruno))
    anna.ok("POST", f"/api/tables/{table}/stand-up")
    assert (mine(anna), mine(bruno)) == ([], [])
    assert bruno.ok("POST", f"/api/tables/{table}/join")["table"]["owner"] == bruno.id


@pytest.mark.parametrize(
    "wanted",
    [
        {"tiles": "random", "seed": "another field"},
        {"layout": read_layout(OWN_LAYOUT, "own"), "tiles": [12, 13, 15, 21, 22, 23, 33, 32, 31, 41, 43, 44]},
        {"layout": read_layout(OWN_LAYOUT, "own"), "components": read_facts(OWN_COMPONENTS), "edition": "first"},
        {
            "layout": read_layout(OWN_LAYOUT, "own"), "tiles": [11, 12, 14, 21, 22, 23, 31, 32, 33, 41, 42, 43],
            "start_buildings": [15], "improved_farmhand": True, "options": {"mill_repeat": "repeat"},
        },
    ],
    ids=["random tiles", "own layout", "own components", "buildings"],
)  # fmt: skip
def test_a_rematch_after_a_record_has_the_same_field_and_values(anna: Visitor, wanted: Json) -> None:
    game = Game.new(2, **{"seed": "record", **wanted})
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = anna.ok("POST", "/api/records", record=write_record(game), play_on={"seats": seats, "start": True})
    anna.ok("POST", f"/api/tables/{table['table']['id']}/concede", seat="A")
    fresh = rematch(anna, table["table"]["id"])
    started = anna.ok("POST", f"/api/tables/{fresh}/start")
    expected = position_of(game.table, game.start)
    for part in ("field", "layout", "components", "edition", "options", "start_buildings", "improved_farmhand"):
        assert started["identity"][part] == expected[part], part
