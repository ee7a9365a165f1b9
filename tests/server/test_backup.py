"""Backups: complete, portable, private and never partial."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import stat
import threading
import tracemalloc
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Boolean, Float, Integer, LargeBinary, MetaData, String, Text, insert, select

from haspelknecht.cli import main
from haspelknecht.errors import UserError
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.backup.read import check
from haspelknecht.server.storage.backup.restore import restore
from haspelknecht.server.storage.backup.write import back_up
from haspelknecht.server.storage.database import migrate, open_engine, revision_of
from haspelknecht.server.storage.schema import METADATA, REVISION
from tests.server.serving import Visitor, serving
from tests.waiting import HANG

pytest_plugins = ["tests.server.postgres"]

Rows = dict[str, list[tuple[object, ...]]]
PASSWORD = "a long and good password"
PERSON: dict[str, object] = {"kind": "guest", "language": "en", "epoch": 0, "created": 0.0}
TABLE: dict[str, object] = {
    "version": 1, "number": 1, "status": "open", "public": False, "players": 2, "edition": "second", "engine": "0.1",
    "seed": "s", "body": b"{}", "created": 1.5,
}  # fmt: skip


def url_of(place: Path | str) -> str:
    """The SQLAlchemy URL of a database."""
    return Settings(database=str(place)).database_url


def rows_of(place: Path | str) -> Rows:
    """Everything in a database."""
    engine = open_engine(url_of(place))
    schema = MetaData()
    with engine.begin() as connection:
        schema.reflect(connection)
        rows = {
            name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for name, table in schema.tables.items()
        }
    engine.dispose()
    return rows


def filled(file: Path, revision: str = "head", events: int = 3, size: int = 10) -> Path:
    """A small database with difficult content: all bytes, unusual characters, bots before their owners."""
    engine = open_engine(url_of(file))
    migrate(engine, revision)
    schema = MetaData()
    with engine.begin() as connection:
        schema.reflect(connection)
        people, tables, chat = schema.tables["people"], schema.tables["tables"], schema.tables["chat"]
        owner = PERSON | {"id": "z", "name": "Żółć ⛏ \"'\\", "login": None, "owner": None, "created": 1e-7}
        bot = PERSON | {"id": "a", "name": "\u2028\t", "login": "x", "owner": "z", "created": 1794800000.123456}
        connection.execute(insert(people), [owner, bot])
        connection.execute(insert(tables), [TABLE | {"id": "t", "body": bytes(range(256)), "public": True}])
        connection.execute(insert(tables), [TABLE | {"id": "u", "deadline": 0.1 + 0.2}])
        result = {"table_id": "t", "seat": 0, "name": "", "points": 1, "rank": 1}  # without a sheet: no bytes at all
        connection.execute(insert(schema.tables["results"]), [result])
        rows = [
            {"table_id": "t", "number": number, "data": random.Random(number).randbytes(size), "at": 1.0}
            for number in range(events)
        ]
        connection.execute(insert(schema.tables["events"]), rows)
        connection.execute(insert(chat), [{"id": 41, "table_id": "t", "person": "a", "name": "", "text": "", "at": 1}])
    engine.dispose()
    return file


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small complete backup."""
    folder = tmp_path_factory.mktemp("backup")
    back_up(url_of(filled(folder / "games.db")), folder / "backup.gz")
    return folder / "backup.gz"


def rewritten(backup: Path, file: Path, change: Callable[[list[Any]], None]) -> Path:
    """A backup with changed content and the matching checksum."""
    words = [json.loads(line) for line in gzip.decompress(backup.read_bytes()).splitlines()][:-1]
    change(words)
    text = b"".join(json.dumps(line).encode() + b"\n" for line in words)
    end = json.dumps({"sha256": sha256(text).hexdigest()}).encode() + b"\n"
    file.write_bytes(gzip.compress(text + end))
    return file


def refusal(file: Path, place: Path) -> UserError:
    """The error when a file is restored; no database is created."""
    with pytest.raises(UserError) as caught:
        restore(url_of(place), file)
    assert not place.exists()
    return caught.value


def test_a_backup_goes_from_sqlite_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    first = filled(tmp_path / "first.db")
    back_up(url_of(first), tmp_path / "first.gz")
    restore(url_of(database), tmp_path / "first.gz")
    assert rows_of(database) == rows_of(first)
    back_up(url_of(database), tmp_path / "second.gz")
    restore(url_of(tmp_path / "second.db"), tmp_path / "second.gz")
    assert rows_of(tmp_path / "second.db") == rows_of(first)


def test_after_a_restore_postgresql_continues_its_sequences(database: str, backup: Path) -> None:
    restore(url_of(database), backup)
    engine = open_engine(url_of(database))
    with engine.begin() as connection:
        line = {"table_id": "t", "person": "a", "name": "", "text": "", "at": 1.0}
        assert connection.execute(insert(METADATA.tables["chat"]), line).inserted_primary_key == (42,)
    engine.dispose()


def test_a_server_continues_from_a_backup_made_while_it_was_running(tmp_path: Path) -> None:
    with serving(tmp_path / "old") as server:
        anna = Visitor(server.address, "Anna")
        anna.ok("POST", "/api/me/password", login="anna", password=PASSWORD)
        token = anna.ok("POST", "/api/me/bots", name="Robot")["token"]
        table = anna.table("me", "me")
        choose = random.Random(1)
        for _ in range(5):
            news = anna.news(table)
            anna.act(news, next(seat for seat in news["mine"] if seat["moves"]), choose)
        known = anna.news(table)
        words = ["backup", str(tmp_path / "b.gz"), "--data", str(tmp_path / "old")]
        assert main(words) == 0
    key = (tmp_path / "old" / "secret").read_bytes()
    text = gzip.decompress((tmp_path / "b.gz").read_bytes())
    assert key not in text
    assert b64encode(key) not in text
    assert main(["restore", str(tmp_path / "b.gz"), "--data", str(tmp_path / "new")]) == 0
    with serving(tmp_path / "new") as server:
        assert anna.http.cookies
        assert status_with_cookies_of(server.address, anna) == 401  # the key that signs cookies is not in the backup
        again = Visitor(server.address)
        again.ok("POST", "/api/sign-in", login="anna", password=PASSWORD)
        assert again.news(table)["events"] == known["events"]
        assert again.news(table)["position"] == known["position"]
        assert Visitor(server.address, token=token).ok("GET", "/api/me")["name"] == "Robot"
        news = again.news(table)
        answer = again.act(news, next(seat for seat in news["mine"] if seat["moves"]), choose)
        assert answer is not None
        assert answer.status_code == 200


def status_with_cookies_of(address: str, visitor: Visitor) -> int:
    """The status with which another server answers the cookies of a visitor."""
    other = Visitor(address)
    other.http.cookies = visitor.http.cookies
    return other.ask("GET", "/api/me").status_code


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_backups_are_consistent_while_games_go_on(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    place = str(tmp_path / "live.db") if kind == "sqlite" else request.getfixturevalue("database")
    with serving(tmp_path / "live", database=place) as server:
        anna = Visitor(server.address, "Anna")
        tables = [anna.table("me", "me") for _ in range(3)]
        enough, moved = threading.Event(), threading.Event()

        def play_on() -> None:
            choose = random.Random(2)
            while not enough.is_set():
                for index, table in enumerate(tables):
                    news = anna.news(table)
                    seats = [seat for seat in news["mine"] if seat["moves"] or seat["plan"]]
                    if news["table"]["status"] == "over":
                        tables[index] = anna.table("me", "me")
                    elif seats[0]["plan"] is None:
                        answer = anna.act(news, seats[0], choose)
                        assert answer is not None
                        assert answer.is_success, answer.text
                        moved.set()
                    else:
                        anna.act(news, choose.choice(seats), choose)

        player = threading.Thread(target=play_on)
        player.start()
        try:
            for number in range(4):
                moved.clear()
                assert moved.wait(HANG)
                back_up(url_of(place), tmp_path / f"{number}.gz")
        finally:
            enough.set()
            player.join()
    seen = []
    for number in range(4):
        restore(url_of(tmp_path / f"{number}.db"), tmp_path / f"{number}.gz")
        with sqlite3.connect(tmp_path / f"{number}.db") as connection:
            counted = connection.execute("SELECT table_id, max(number), count(*) FROM events GROUP BY table_id")
            events = {name: (last, count) for name, last, count in counted}
            for name, last in connection.execute("SELECT id, number FROM tables"):
                assert events[name] == (last, last)
        seen.append(sum(last for last, _ in events.values()))
        connection.close()
    assert seen == sorted(set(seen))  # moves were made between the backups


def test_only_the_owner_can_read_a_backup(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert [file.name for file in backup.parent.glob("backup*")] == ["backup.gz"]


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    file = filled(tmp_path / "games.db")
    before = file.read_bytes()
    with pytest.raises(UserError, match="already exists"):
        back_up(url_of(file), file)
    assert file.read_bytes() == before


def test_a_backup_is_not_restored_into_a_database_with_games(tmp_path: Path, backup: Path) -> None:
    used = filled(tmp_path / "used.db")
    before = rows_of(used)
    with pytest.raises(UserError, match="isn’t empty"):
        restore(url_of(used), backup)
    assert rows_of(used) == before


def test_a_missing_database_cannot_be_backed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "b.gz"), "--data", str(tmp_path / "nobody"), "--lang", "en"]) == 1
    assert "nothing to save" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_backup_with_an_older_schema_is_restored_and_migrated(tmp_path: Path) -> None:
    old = filled(tmp_path / "old.db", revision="0001")
    header = back_up(url_of(old), tmp_path / "old.gz")
    assert header.schema == "0001"
    restore(url_of(tmp_path / "new.db"), tmp_path / "old.gz")
    engine = open_engine(url_of(tmp_path / "new.db"))
    with engine.begin() as connection:
        assert revision_of(connection) == REVISION
    engine.dispose()
    assert rows_of(tmp_path / "new.db")["events"] == rows_of(old)["events"]


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path, backup: Path) -> None:
    newer = rewritten(backup, tmp_path / "newer.gz", lambda words: words[0].update(schema="9999", program="9.9"))
    assert refusal(newer, tmp_path / "new.db").key == "server-backup-newer"


def test_a_backup_with_an_unknown_table_is_refused(tmp_path: Path, backup: Path) -> None:
    def rename(words: list[Any]) -> None:
        words[0]["rows"] = {"horses" if name == "people" else name: n for name, n in words[0]["rows"].items()}
        words[1]["table"] = "horses"

    strange = rewritten(backup, tmp_path / "strange.gz", rename)
    with pytest.raises(UserError, match="isn’t a complete Haspelknecht backup"):
        restore(url_of(tmp_path / "new.db"), strange)
    assert rows_of(tmp_path / "new.db") == {}
    restore(url_of(tmp_path / "new.db"), backup)  # it is still empty


def test_a_backup_with_rows_that_the_database_rejects_changes_nothing(tmp_path: Path, backup: Path) -> None:
    strange = rewritten(backup, tmp_path / "strange.gz", remove_owner)
    with pytest.raises(UserError, match="didn’t accept the backup"):
        restore(url_of(tmp_path / "new.db"), strange)
    assert rows_of(tmp_path / "new.db") == {}


def test_a_number_out_of_range_counts_as_damage(tmp_path: Path, backup: Path) -> None:
    def grow(words: list[Any]) -> None:
        line = next(line for line in words if isinstance(line, list) and line[0] == "a")
        line[next(place for place, value in enumerate(line) if type(value) is int)] = 2**63

    assert refusal(rewritten(backup, tmp_path / "strange.gz", grow), tmp_path / "new.db").key == "server-backup-damaged"


def remove_owner(words: list[Any]) -> None:
    """Make a bot belong to a person who does not exist."""
    for line in words:
        if isinstance(line, list) and line[0] == "a":
            line[line.index("z")] = "nobody"


def test_a_file_that_is_not_a_backup_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna,\n")
    for name in ("letter.txt", "missing.gz"):
        assert main(["restore", str(tmp_path / name), "--data", str(tmp_path / "new"), "--lang", "en"]) == 1
        said = capsys.readouterr().err
        assert name in said
        assert len(said.splitlines()) == 1
    assert not (tmp_path / "new").exists()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_truncated_backup_is_refused(tmp_path: Path, backup: Path, data: st.DataObject) -> None:
    whole = backup.read_bytes()
    part = tmp_path / "part.gz"
    part.write_bytes(whole[: data.draw(st.integers(0, len(whole) - 1))])
    assert refusal(part, tmp_path / "new.db").key == "server-backup-damaged"


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_backup_is_detected(tmp_path: Path, backup: Path, data: st.DataObject) -> None:
    """Any changed byte inside or outside the compression, except in gzip's metadata such as its date."""
    inside = data.draw(st.booleans())
    whole = gzip.decompress(backup.read_bytes()) if inside else backup.read_bytes()
    place = data.draw(st.integers(0, len(whole) - 1))
    other = (whole[place] + data.draw(st.integers(1, 255))) % 256
    changed = whole[:place] + bytes([other]) + whole[place + 1 :]
    damaged = tmp_path / "damaged.gz"
    damaged.write_bytes(gzip.compress(changed) if inside else changed)
    try:
        header = check(damaged)
    except UserError as error:
        assert error.key == "server-backup-damaged"
    else:
        assert not inside
        assert header == check(backup)
        assert gzip.decompress(changed) == gzip.decompress(whole)


def test_a_large_database_is_never_completely_in_memory(tmp_path: Path) -> None:
    big = filled(tmp_path / "big.db", events=1_200, size=10_000)
    small = filled(tmp_path / "small.db", events=1, size=10)  # so that what the first run imports is not counted
    back_up(url_of(small), tmp_path / "small.gz")
    restore(url_of(tmp_path / "small_again.db"), tmp_path / "small.gz")
    tracemalloc.start()
    try:
        back_up(url_of(big), tmp_path / "big.gz")
        restore(url_of(tmp_path / "new.db"), tmp_path / "big.gz")
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < big.stat().st_size / 2
    assert rows_of(tmp_path / "new.db")["events"] == rows_of(big)["events"]


def test_backups_support_the_type_of_every_column() -> None:
    kinds = (String, Text, Integer, Float, Boolean, LargeBinary)
    for table in METADATA.tables.values():
        for column in table.columns:
            assert isinstance(column.type, kinds), f"{table.name}.{column.name}"
