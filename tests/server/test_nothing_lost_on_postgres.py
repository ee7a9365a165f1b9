"""Nothing that was acknowledged is lost or happens twice: two processes on one PostgreSQL, killed in turn."""

from __future__ import annotations

from pathlib import Path

from tests.server.crash_servers import nothing_is_lost

pytest_plugins = ["tests.server.postgres"]


def test_nothing_is_lost_on_postgresql_with_two_processes(tmp_path: Path, database: str) -> None:
    nothing_is_lost(tmp_path / "data", processes=2, database=database)
