"""Nothing that was acknowledged is lost or happens twice, however often the server is killed: on SQLite."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.crash_servers import KILLS, nothing_is_lost


@pytest.mark.parametrize(("sync", "kills"), [("full", KILLS), ("normal", 5)])  # they differ only after a power cut
def test_nothing_is_lost_on_sqlite(tmp_path: Path, sync: str, kills: int) -> None:
    nothing_is_lost(tmp_path / "data", "--sync", sync, kills=kills)
