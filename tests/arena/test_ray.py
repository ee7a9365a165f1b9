"""Games on a real Ray cluster, reached by its address."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from haspelknecht.cli import main
from tests.arena.cluster import Cluster, running_cluster

MATCH = ("match", "--bots", "random,habit", "--games", "4", "--seed", "ray", "--json")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """One for all tests of this file."""
    with running_cluster() as found:
        yield found


def outcome(text: str) -> dict[str, Any]:
    """What a match printed, without what depends on the machine."""
    found: dict[str, Any] = json.loads(text)
    assert found.pop("latency")
    return found


def test_ray_gives_the_same_results(cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same results as on this machine alone; what was played there need not be played again here."""
    done = cluster.call("-m", "haspelknecht", *MATCH, "--ray", cluster.address, "--out", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    there = outcome(done.stdout)
    assert there["games"] == 4
    for words in ((), ("--out", str(tmp_path))):
        assert main([*MATCH, "--workers", "1", *words]) == 0
        assert there == outcome(capsys.readouterr().out)


def test_a_game_that_kills_its_process_is_tried_once_more(cluster: Cluster, tmp_path: Path) -> None:
    """The others are played, and Ray's messages are kept out of the results."""
    done = cluster.call("-m", "tests.arena.ray_deaths", cluster.address, str(tmp_path))
    assert json.loads(done.stdout) == [[0, 1, 3], [2]], done.stderr


def test_an_unreachable_cluster_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, at once."""
    assert main([*MATCH, "--ray", "127.0.0.1:1"]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == "The Ray cluster at 127.0.0.1:1 can’t be used: Connection refused.\n"
