"""Upgrades: databases of earlier versions are migrated and their games continue; later ones are refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text, update

import haspelknecht
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.database import migrate, revision_of
from haspelknecht.server.storage.migrate import known_revisions
from haspelknecht.server.storage.schema import METADATA, REVISION, TABLES
from tests.server.database_dump import OLD_DATABASES, load_dump
from tests.server.later_program import LaterProgram
from tests.server.replaying import replay
from tests.server.serving import Server, Visitor, play_out, serving
from tests.waiting import HANG

if TYPE_CHECKING:
    from tests.server.upgrading import Place

pytest_plugins = ["tests.server.upgrading"]

OLD = sorted(OLD_DATABASES.glob("*.json"))


@pytest.mark.parametrize("file", OLD, ids=lambda file: str(file.stem))
def test_a_database_with_an_earlier_schema_is_migrated_and_its_games_continue(place: Place, file: Path) -> None:
    load_dump(place.database.engine, file)
    assert place.database.run_now(revision_of) == file.stem
    over, running = place.table("over"), place.table("playing")
    with serving(place.folder, database=place.url) as server:
        assert place.database.run_now(revision_of) == REVISION
        anna, clara = place.visitor(server, "Anna"), place.visitor(server, "Clara")
        before = anna.news(running)
        assert len(anna.ok("GET", f"/api/tables/{over}/chat")) == 2
        assert len(before["mine"][0]["plan"]["moves"]) == 2  # an unfinished plan from before the upgrade
        assert clara.news(running)["mine"][0]["plan"]["ready"]
        after = play_out([anna, clara], running)
        assert after["table"]["status"] == "over"
        assert after["events"][: before["table"]["number"]] == before["events"]
        assert anna.news(over)["table"]["result"]["how"] == "scored"
    place.database.run_now(lambda connection: replay(connection, over))
    place.database.run_now(lambda connection: replay(connection, running))


def test_people_can_still_sign_in_after_the_upgrade(place: Place) -> None:
    load_dump(place.database.engine, OLD[0])
    with serving(place.folder, database=place.url) as server:
        clara = Visitor(server.address)
        assert clara.ok("POST", "/api/sign-in", login="clara", password="a rope and a winch")["name"] == "Clara"
        assert [table["id"] for table in clara.ok("GET", "/api/tables", which="mine")] == [place.table("playing")]


def test_a_game_of_an_older_engine_continues_with_its_own_printed_values(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_dump(place.database.engine, OLD[0])
    migrate(place.database.engine)
    place.database.run_now(lambda connection: connection.execute(update(TABLES).values(engine="0.0.9")))
    over, running = place.table("over"), place.table("playing")
    seen: list[list[dict[str, Any]]] = []
    later = with_other_values(tmp_path)
    for path in (str(Path(haspelknecht.__file__).parents[1]), later.path):
        monkeypatch.setenv("PYTHONPATH", path)
        with serving(place.folder, database=place.url) as server:
            anna, clara = place.visitor(server, "Anna"), place.visitor(server, "Clara")
            seen.append([anna.news(table) for table in (over, running)])
            if path == later.path:
                assert anna.ok("GET", "/health")["version"] == "9.9.9"
                fresh = anna.table("me", "me")
                assert anna.news(fresh)["table"]["engine"] == "9.9.9"
                costs = [anna.ok("GET", f"/api/tables/{table}")["identity"] for table in (running, fresh)]
                assert costs[0]["components"] != costs[1]["components"]
                ended = play_out([anna, clara], running)["table"]
    assert seen[0] == seen[1]  # the later program shows the games exactly as the earlier one
    assert (ended["status"], ended["engine"]) == ("over", "0.0.9")
    place.database.run_now(lambda connection: replay(connection, running))


def with_other_values(folder: Path) -> LaterProgram:
    """A program with version 9.9.9 and other values printed on tiles."""
    later = LaterProgram(folder)
    later.change("version.py", (f'"{haspelknecht.__version__}"', '"9.9.9"'))
    costs = [f"cost = {{ {colour} = 1, any = 1 }}" for colour in ("black", "brown", "yellow")]
    later.change("data/components.toml", *((cost, "cost = { any = 2 }") for cost in costs))
    return later


def test_a_database_with_a_later_schema_is_refused_with_one_sentence(place: Place) -> None:
    migrate(place.database.engine)
    place.database.run_now(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    )
    command = Server(place.folder, database=place.url).command
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=HANG, env={**os.environ, "LANG": "C"}, check=False
    )
    assert done.returncode == 1
    assert "9999" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert place.database.run_now(revision_of) == "9999"


def test_migrations_and_schema_agree(place: Place) -> None:
    migrate(place.database.engine)

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA))

    assert place.database.run_now(differences) == []
    assert known_revisions()[0] == REVISION


def test_two_processes_can_migrate_an_empty_database_at_the_same_time(place: Place) -> None:
    imports = "import sys; from haspelknecht.server.storage.database import migrate, open_engine"
    program = f"{imports}; migrate(open_engine(sys.argv[1]))"
    url = Settings(database=place.url, folder=place.folder).database_url
    started = [subprocess.Popen([sys.executable, "-c", program, url]) for _ in range(2)]
    assert [process.wait(timeout=HANG) for process in started] == [0, 0]
    assert place.database.run_now(revision_of) == REVISION
