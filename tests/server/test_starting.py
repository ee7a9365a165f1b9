"""Starting a server: one per database file, private files, and one clear sentence for every wrong setting."""

from __future__ import annotations

import os
import socket
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from haspelknecht.cli import main
from haspelknecht.errors import UserError
from haspelknecht.locale import say
from haspelknecht.server.listen_socket import listen_on
from haspelknecht.server.services import Services
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage import database
from haspelknecht.server.storage.backup.restore import restore
from haspelknecht.server.storage.backup.write import back_up
from haspelknecht.server.storage.database import Database, migrate, open_engine
from haspelknecht.server.storage.database_url import display_url, parse_url
from tests.server.in_process import in_process
from tests.server.serving import Server, Visitor, serving
from tests.waiting import HANG

pytest_plugins = ["tests.server.postgres"]

Prepare = Callable[[Path], object]
PASSWORD = "correct-horse"
UNREADABLE = ["postgresql://h:abc/x", "postgresql://[::1/x", "sqlite:///HERE/x.db?timeout=abc", "://"]
IN_MEMORY = [
    ":memory:", "sqlite://", "sqlite:///", "sqlite:///:memory:", "file:x?mode=memory", "sqlite:///x?mode=memory",
    "sqlite:///file:x?mode=memory&uri=true", "sqlite:///file::memory:?uri=true", "sqlite+pysqlite://",
]  # fmt: skip


def refused(*words: str) -> str:
    """The one sentence that `haspelknecht` prints when it exits with an error."""
    environment = {**os.environ, "LANG": "C"}
    done = subprocess.run(
        [sys.executable, "-m", "haspelknecht", *words],
        capture_output=True, text=True, check=False, timeout=HANG, env=environment,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def refused_here(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The same in the test process."""
    assert main([*words, "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1, said.err
    return said.err


def new_backup(folder: Path) -> Path:
    """A backup of an empty database."""
    url = Settings(folder=folder / "old").database_url
    database = Database(url)
    migrate(database.engine)
    database.close()
    back_up(url, folder / "b.gz")
    return folder / "b.gz"


# --- one server on each file ------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    folder, other_name = tmp_path / "data", tmp_path / "link"
    with serving(folder) as server:
        anna = Visitor(server.address, "Anna")
        other_name.symlink_to(folder)
        for data in (folder, other_name):
            said = refused("serve", "--port", "0", "--data", str(data))
            assert f"Another server is using {folder / 'games.db'}." in said
            assert "PostgreSQL" in said
        anna.table("me", "me")  # the first one still works
        assert main(["backup", str(tmp_path / "b.gz"), "--data", str(folder)]) == 0
        said = refused("restore", str(tmp_path / "b.gz"), "--data", str(folder))
        assert "Another server is using" in said


def test_the_file_is_unlocked_when_a_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    anna = Visitor(server.address, "Anna")
    anna.table("mcts:10s", "mcts:10s")  # bots think in other processes, which must not keep the lock
    for _ in range(3):
        server.kill()
        server.start()
    assert server.stop() == 0


def test_two_servers_can_share_a_postgresql_database(tmp_path: Path, database: str) -> None:
    with serving(tmp_path / "data", database=database), serving(tmp_path / "data", database=database):
        assert not list((tmp_path / "data").glob("*.lock"))


# --- private files ---------------------------------------------------------------------------------------------


def mode(file: Path) -> int:
    """The permissions of a file."""
    return stat.S_IMODE(file.stat().st_mode)


def test_only_the_owner_can_read_the_database(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        Visitor(server.address, "Anna")
        files = sorted(tmp_path.glob("data/*"))
        assert {file.name: mode(file) for file in files} == dict.fromkeys(
            ("games.db", "games.db-shm", "games.db-wal", "games.db.lock", "secret"), 0o600
        )
    assert mode(tmp_path / "data") == 0o700


def test_only_the_owner_can_read_a_restored_database(tmp_path: Path) -> None:
    restore(Settings(folder=tmp_path / "new").database_url, new_backup(tmp_path))
    assert mode(tmp_path / "new" / "games.db") == 0o600
    assert mode(tmp_path / "new") == 0o700


def test_an_existing_database_keeps_its_permissions(tmp_path: Path) -> None:
    (tmp_path / "games.db").touch()
    (tmp_path / "games.db").chmod(0o640)
    Database(Settings(folder=tmp_path).database_url).close()
    assert mode(tmp_path / "games.db") == 0o640


# --- wrong settings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prepare", "data", "database"),
    [
        pytest.param(lambda folder: (folder / "data").write_text("x"), "data", "", id="a file instead of the folder"),
        pytest.param(lambda folder: (folder / "file").write_text("x"), "file/data", "", id="a folder in a file"),
        pytest.param(lambda folder: (folder / "file").write_text("x"), "file", "games.db", id="no place for the key"),
        pytest.param(lambda folder: (folder / "data/secret").mkdir(parents=True), "data", "", id="a folder as the key"),
        pytest.param(lambda folder: (folder / "data/games.db").mkdir(parents=True), "data", "", id="as the database"),
        pytest.param(lambda folder: (folder / "data/games.db.lock").mkdir(parents=True), "data", "", id="as the lock"),
        pytest.param(lambda folder: None, "n" * 300, "", id="a name too long"),
    ],
)
def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path, prepare: Prepare, data: str, database: str) -> None:
    prepare(tmp_path)
    place = ["--database", str(tmp_path / database)] if database else []
    said = refused("serve", "--port", "0", "--data", str(tmp_path / data), *place)
    if not said.startswith("The database couldn’t be set up"):  # SQLite does not name the file
        assert str(tmp_path / data) in said


@pytest.mark.parametrize("url", UNREADABLE)
def test_an_invalid_database_url_is_refused(tmp_path: Path, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    place = url.replace("HERE", str(tmp_path))
    refused("serve", "--port", "0", "--data", str(tmp_path), "--database", place)
    refused_here(capsys, "backup", str(tmp_path / "b.gz"), "--database", place)
    assert not (tmp_path / "b.gz").exists()


@pytest.mark.parametrize("url", IN_MEMORY)
def test_a_database_in_memory_is_refused(
    tmp_path: Path, url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = new_backup(tmp_path)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    with pytest.raises(UserError, match="would exist only in memory"):
        Database(Settings(database=url).database_url)
    assert "would exist only in memory" in refused_here(capsys, "restore", str(backup), "--database", url)
    assert "would exist only in memory" in refused_here(capsys, "backup", "b.gz", "--database", url)
    assert list((tmp_path / "here").iterdir()) == []


def test_a_server_does_not_start_with_a_database_in_memory(tmp_path: Path) -> None:
    said = refused("serve", "--port", "0", "--data", str(tmp_path), "--database", ":memory:")
    assert "would exist only in memory" in said


@pytest.mark.parametrize("option", ["--bot-workers=0", "--bot-workers=-1", "--rates=-1", "--rates=nan", "--rates=inf"])
def test_an_invalid_number_is_refused(tmp_path: Path, option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert option.partition("=")[0] in refused_here(capsys, "serve", "--data", str(tmp_path), option)


@pytest.mark.parametrize("network", ["", "here", "10.0.0.0/33", "10.0.0.0/8,", "1.2.3"])
def test_an_invalid_network_is_refused(tmp_path: Path, network: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--metrics-from" in refused_here(capsys, "serve", "--data", str(tmp_path), "--metrics-from", network)


@pytest.mark.parametrize("host", ["ä" * 70, "a..b", "\0"])
def test_an_invalid_host_name_is_refused(host: str) -> None:
    with pytest.raises(UserError, match="can’t listen"):
        listen_on(host, 0)


@pytest.mark.parametrize("name", ["what?", "100%25", "a b+c", "x?mode=memory"])
def test_special_characters_in_file_names_are_kept(tmp_path: Path, name: str) -> None:
    Database(Settings(folder=tmp_path / name).database_url).close()
    assert (tmp_path / name / "games.db").is_file()
    Database(Settings(database=str(tmp_path / f"{name}.db")).database_url).close()
    assert (tmp_path / f"{name}.db").is_file()
    assert len(list(tmp_path.iterdir())) == 2


def test_a_file_name_that_is_not_valid_unicode_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="can’t be read"):
        Database(Settings(folder=tmp_path / "\udcff").database_url)


def test_an_sqlite_url_is_used_unchanged(tmp_path: Path) -> None:
    Database(Settings(database=f"sqlite:///{tmp_path}/100%25.db?timeout=3").database_url).close()
    assert (tmp_path / "100%.db").is_file()


def test_a_read_only_database_is_refused_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check is replaced, because root may write everything."""
    url = Settings(folder=tmp_path).database_url
    Database(url).close()
    monkeypatch.setattr(os, "access", lambda file, how: (Path(file), how) != (tmp_path / "games.db", os.W_OK))
    with pytest.raises(UserError, match=r"games\.db \(Permission denied\)"):
        Database(url)
    open_engine(url, reading=True).dispose()  # it can still be backed up


def test_a_database_with_another_encoding_is_refused(
    tmp_path: Path, postgres: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute("CREATE DATABASE plain ENCODING 'SQL_ASCII' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'")
    url = postgres.url("plain")
    with pytest.raises(UserError, match="SQL_ASCII"):
        Services(Settings(folder=tmp_path, database=url))
    assert "--encoding=UTF8" in refused_here(capsys, "restore", str(new_backup(tmp_path)), "--database", url)


def test_errors_of_postgresql_are_shown_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql://h@127.0.0.1:1/games"
    backup = new_backup(tmp_path)
    for words in (["backup", str(tmp_path / "c.gz")], ["restore", str(backup)]):
        assert "?" not in refused_here(capsys, *words, "--database", url)
    with pytest.raises(UserError) as caught:
        Services(Settings(folder=tmp_path, database=url))
    assert "?" not in str(caught.value)


def test_a_backup_with_an_invalid_source_or_target_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new_backup(tmp_path)
    long, file = tmp_path / ("n" * 300), tmp_path / "b.gz"
    for data in (long, file, tmp_path / "old" / "secret" / "data"):
        assert str(data) in refused_here(capsys, "backup", str(tmp_path / "c.gz"), "--data", str(data))
    for target in (long, long / "c.gz", file / "c.gz", tmp_path / "missing" / "c.gz"):
        assert str(target) in refused_here(capsys, "backup", str(target), "--data", str(tmp_path / "old"))
    assert "can’t store anything" in refused_here(capsys, "restore", str(file), "--data", str(file))


# --- secrets in URLs --------------------------------------------------------------------------------------------


def test_passwords_of_databases_are_not_shown(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = database + f"&password={PASSWORD}"
    said = refused_here(capsys, "backup", str(tmp_path / "b.gz"), "--database", secret)
    assert "nothing to save" in said
    assert PASSWORD not in said
    file = new_backup(tmp_path)
    restore(Settings(database=secret).database_url, file)
    said = refused_here(capsys, "restore", str(file), "--database", secret)
    assert "isn’t empty" in said
    assert PASSWORD not in said


@pytest.mark.parametrize("password", ["correct%horse", "correct/horse:staple"])
def test_a_password_that_only_sqlalchemy_can_parse_works_for_notifications_too(
    tmp_path: Path, database: str, password: str
) -> None:
    url = database.replace("postgres@", f"postgres:{password}@")
    with in_process(tmp_path, database=url) as client:
        assert client.get("/ready").status_code == 200


@pytest.mark.parametrize("option", ["prepare_threshold=0", f"{PASSWORD}=x"])
def test_an_unknown_option_of_postgresql_is_refused_without_showing_it(
    tmp_path: Path, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"postgresql://h@127.0.0.1:1/games?{option}"
    said = refused_here(capsys, "backup", str(tmp_path / "b.gz"), "--database", url)
    assert said == say("server-database-address", "en") + "\n"


def test_shown_database_urls_contain_no_secrets() -> None:
    url = f"postgresql+psycopg://anna:{PASSWORD}@db.example.org:5433/games?password={PASSWORD}&sslmode=require"
    assert display_url(parse_url(url)) == "postgresql://anna@db.example.org:5433/games"
    assert display_url(parse_url("sqlite:////srv/games.db?timeout=3")) == "/srv/games.db"


def test_connecting_to_a_postgresql_that_never_answers_times_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "CONNECT_SECONDS", 2)  # the minimum of the driver
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        url = f"postgresql://h@127.0.0.1:{deaf.getsockname()[1]}/games"
        said = refused_here(capsys, "backup", str(tmp_path / "b.gz"), "--database", url)
    assert "timeout" in said
