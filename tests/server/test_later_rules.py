"""Later versions with other move numbers or corrected rules: no stored game is lost or silently changed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select

from haspelknecht.records.notation import parse_move
from haspelknecht.server.storage.schema import EVENTS
from tests.server.database_dump import OLD_DATABASES, load_dump, read_dump
from tests.server.later_program import LaterProgram
from tests.server.serving import Visitor, play_out, serving

if TYPE_CHECKING:
    from tests.server.upgrading import Place

pytest_plugins = ["tests.server.upgrading"]
pytestmark = pytest.mark.parametrize("place", ["sqlite"], indirect=True)

Json = dict[str, Any]
KEPT = '[[corrections]]\nrules = 2\noption = "plan_in_turn_order"\nbefore = "no"\n'


@pytest.fixture
def written(place: Place) -> Json:
    """A database of version 0.1, loaded from its dump; returns the dump."""
    file = OLD_DATABASES / "0.1-sqlite.json.gz"
    load_dump(place.database.engine, file)
    return read_dump(file)


def corrected(folder: Path, *, kept: str) -> LaterProgram:
    """A program with version 2 of the rules: players plan in turn order in all editions."""
    later = LaterProgram(folder)
    later.change("records/rules_version.py", ("RULES_VERSION: Final = 1", "RULES_VERSION: Final = 2"))
    rule = 'plan_in_turn_order = "yes"\n'
    editions = [(f"[editions.{name}]\n", f"[editions.{name}]\n{rule}") for name in ("second", "first")]
    later.change("data/editions.toml", *editions, ("# --- where the books", f"{kept}\n# --- where the books"))
    return later


def record_of(visitor: Visitor, table: str) -> str:
    """The record of a game."""
    return visitor.http.get(f"/api/tables/{table}/record").text


def test_stored_games_do_not_depend_on_the_numbers_of_moves(
    place: Place, written: Json, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = LaterProgram(tmp_path, pure=True)
    inserted = "SURVEY: Final = GO_MINING + 2\nBUY: Final = SURVEY + 1"
    later.change("rules/moves.py", ("BUY: Final = GO_MINING + 2", inserted))
    before = "    elif move < moves.HIRE_DIGGER:\n"
    survey = "    elif move == moves.SURVEY:\n        parts = Single(move)\n"
    later.change("records/move_parts.py", (before, survey + before))
    later.change("records/notation.py", ("SINGLE_MOVES = {", 'SINGLE_MOVES = {\n    moves.SURVEY: "survey",'))
    monkeypatch.setenv("PYTHONPATH", later.path)
    games = written["games"]
    asked = [sys.executable, "-c", "from haspelknecht.records.notation import parse_move; print(parse_move('end'))"]
    assert int(subprocess.check_output(asked)) == parse_move("end") + 1
    with serving(place.folder, database=place.url) as server:
        watcher = Visitor(server.address)
        for table, record in written["records"].items():
            assert watcher.news(table)["position"] == written["positions"][table]
            assert record_of(watcher, table).splitlines()[-50:] == record.splitlines()[-50:]
        players = [place.visitor(server, name) for name in ("Anna", "Bruno")]
        assert play_out(players, games["undone"])["table"]["result"]["how"] == "scored"
        events = watcher.news(games["undone"])["events"]
    with serving(place.folder, database=place.url) as server:  # read again, with the new moves
        assert Visitor(server.address).news(games["undone"])["events"] == events


def test_running_games_keep_the_old_rule_if_an_option_preserves_it(
    place: Place, written: Json, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", corrected(tmp_path, kept=KEPT).path)
    games = written["games"]
    with serving(place.folder, database=place.url) as server:
        anna, bruno, clara = (place.visitor(server, name) for name in ("Anna", "Bruno", "Clara"))
        for table in written["records"]:
            assert anna.news(table)["position"] == written["positions"][table]
        assert anna.news(games["planning"])["mine"][0]["plan"] is not None  # plans are still secret
        assert play_out([anna, clara], games["planning"])["table"]["result"]["how"] == "scored"
        assert play_out([anna, bruno, clara], games["three"])["table"]["result"]["how"] == "scored"
        assert "option plan_in_turn_order: no" in record_of(anna, games["three"])
        fresh = anna.table("me", "me")
        assert anna.ok("GET", f"/api/tables/{fresh}")["identity"]["rules"] == 2
        assert "rules: 2\n" in record_of(anna, fresh)
        assert "plan_in_turn_order" not in record_of(anna, fresh)


def test_a_game_that_corrected_rules_cannot_replay_is_ended_and_stays_readable(
    place: Place, written: Json, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", corrected(tmp_path, kept="").path)
    running, over = written["games"]["three"], written["games"]["finished"]
    for start in range(2):  # the second start finds what the first one left
        with serving(place.folder, database=place.url) as server:
            anna = place.visitor(server, "Anna")
            mine = [table["id"] for table in anna.ok("GET", "/api/tables", which="mine")]
            assert (running in mine) == (start == 0)
            check_ended_early(anna, running, ["outdated", "over"])
            check_ended_early(anna, over, ["outdated"])
            assert anna.ok("GET", f"/api/tables/{running}")["table"]["result"] is None
            assert anna.ok("GET", f"/api/tables/{over}")["table"]["result"]["how"] == "scored"
            assert running not in [table["id"] for table in anna.ok("GET", "/api/tables", which="mine")]
            archived = anna.ok("GET", "/api/archive", how="unfinished")["games"]
            assert running in [game["table"] for game in archived]
            number = anna.news(running)["table"]["number"]
            refused = anna.ask("POST", f"/api/tables/{running}/moves", seat="A", after=number, move="end")
            assert (refused.status_code, refused.json()["error"]) == (409, "server-not-playing")
            for table in (running, over):
                lines = set(record_of(anna, table).replace("\n# ", "\n").splitlines())
                assert {line for moves in stored_moves(place, table) for line in moves} <= all_moves(lines)
            assert "# result (scored): " in record_of(anna, over)
    kinds = [json.loads(row["data"])["kind"] for row in written["tables"]["events"] if row["table_id"] == running]
    assert [event["kind"] for event in stored_events(place, running)] == [*kinds, "outdated", "over"]


def check_ended_early(visitor: Visitor, table: str, last: list[str]) -> None:
    """Check that a game can be viewed as far as the rules can replay it, and that the log says why it ends there."""
    news = visitor.news(table)
    assert news["table"]["status"] == "over"
    assert news["position"] is not None
    assert [event["kind"] for event in news["events"][-len(last) :]] == last
    last_replayable = next(event["back_to"] for event in news["events"] if event["kind"] == "outdated")
    replayed = [
        event for event in news["events"] if event["kind"] in ("move", "plans") and event["number"] <= last_replayable
    ]
    assert all(event["steps"] for event in replayed)
    history = visitor.ok("GET", f"/api/tables/{table}/history")
    assert max(step["event"]["number"] for step in history["steps"]) == last_replayable
    assert history["steps"][-1]["position"] == news["position"]
    log = visitor.ok("GET", f"/api/tables/{table}/view")["log"]
    assert any("rules were corrected" in line["text"] for entry in log for line in entry["lines"])
    assert [entry["number"] for entry in log if entry["kind"] in ("move", "plans")][-1] == last_replayable


def stored_events(place: Place, table: str) -> list[Json]:
    """The stored events of a table."""
    wanted = select(EVENTS.c.data).filter_by(table_id=table).order_by(EVENTS.c.number)
    with place.database.engine.begin() as connection:
        return [json.loads(data) for data in connection.scalars(wanted)]


def stored_moves(place: Place, table: str) -> list[list[str]]:
    """The moves of each event that was not undone."""
    kept: list[Json] = []
    for event in stored_events(place, table):
        if event["kind"] == "undo":
            kept = [item for item in kept if item["number"] <= event["back_to"]]
        else:
            kept.append(event)
    return [[f"{seat} {move}" for seat, move in event.get("moves", [])] for event in kept]


def all_moves(lines: set[str]) -> set[str]:
    """The single moves in the lines of a record."""
    return {f"{line[0]} {move}" for line in lines if line[1:2] == " " for move in line[2:].split(", ")}
