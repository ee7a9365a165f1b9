"""A server writes only into its data folder, so its package can be read-only."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.serving import Visitor, play_out, serving

# Python runs this at the start of every server process, bot workers included
WATCH = """
import os, sys

out = os.open(os.environ["WRITES"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
PATHS = {"os.mkdir": 0, "os.rename": 1, "os.link": 1, "os.symlink": 1, "os.truncate": 0, "sqlite3.connect": 0}

def note(event, args):
    if event == "open":
        path = args[0] if args[2] & WRITING else None
    else:
        path = args[PATHS[event]] if event in PATHS else None
    if isinstance(path, (str, bytes)):
        os.write(out, os.fsencode(os.path.abspath(path)) + b"\\n")

sys.addaudithook(note)
"""


def test_a_server_writes_only_into_its_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hook, writes, data = tmp_path / "hook", tmp_path / "writes", tmp_path / "data"
    hook.mkdir()
    (hook / "sitecustomize.py").write_text(WATCH, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(hook), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("WRITES", str(writes))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")  # Python's own cache is optional
    with serving(data) as server:
        anna = Visitor(server.address, "Anna")
        play_out([anna], anna.table("me", "mcts:5"))
    paths = {Path(line) for line in writes.read_text(encoding="utf-8").splitlines()}
    assert data / "games.db" in paths  # the hook was active
    assert [path for path in paths if not path.is_relative_to(data) and path != Path(os.devnull)] == []
