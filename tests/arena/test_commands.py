"""`match` and `tournament`, through the real command."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from haspelknecht.cli import main
from tests.cli.test_commands import refused, run

Output = pytest.CaptureFixture[str]
ASLEEP = f"exec:{shlex.quote(sys.executable)} -c pass"


def outcome(capsys: Output, *words: str) -> dict[str, Any]:
    """What a command prints with --json, without what depends on the machine."""
    workers = () if "--workers" in words else ("--workers", "1")
    found: dict[str, Any] = json.loads(run(capsys, *words, *workers, "--json"))
    assert found.pop("latency")
    return found


def test_a_match_reports_a_confidence_interval(capsys: Output) -> None:
    """The same for any number of workers."""
    words = ("match", "--bots", "random,habit", "--games", "3", "--seed", "9", "--mirror")
    alone = outcome(capsys, *words, "--workers", "1")
    assert alone == outcome(capsys, *words, "--workers", "2")
    assert alone["games"] == 4 + 2 * 3
    assert [row["games"] for row in alone["bots"]] == [4, 4]
    assert sum(row["wins"] for row in alone["bots"]) == 4
    for row in alone["bots"]:
        assert row["low"] < row["win_rate"] < row["high"] or row["win_rate"] in (0, 1)
    for mirror in alone["mirrors"]:
        assert sum(seat["wins"] for seat in mirror["seats"]) == mirror["games"] == 3


def test_a_match_has_as_many_players_as_bots(capsys: Output) -> None:
    """Unless more are asked for."""
    assert outcome(capsys, "match", "--bots", "random,habit,beginner", "--games", "1")["players"] == 3
    more = outcome(capsys, "match", "--bots", "random,habit", "--games", "1", "--players", "3")
    assert more["players"] == 3
    assert [row["games"] for row in more["bots"]] == [6, 6]


def test_a_match_accepts_every_game_option(capsys: Output, tmp_path: Path) -> None:
    """Edition, options, tiles, components."""
    components = tmp_path / "box.toml"
    components.write_text("[pinge]\ngroups = [1, 3, 3]\n", encoding="utf-8")
    found = outcome(
        capsys, "match", "--bots", "random,habit", "--games", "2", "--edition", "french", "--option",
        "mill_repeat=repeat", "--tiles", "random", "--components", str(components),
    )  # fmt: skip
    assert (found["edition"], found["options"], found["tiles"]) == ("french", {"mill_repeat": "repeat"}, "random")
    assert found["components"]["pinge"]["groups"] == [1, 3, 3]


def test_a_match_prints_a_table(capsys: Output) -> None:
    """A table with intervals, and one for each control."""
    text = run(capsys, "match", "--bots", "random,habit", "--games", "2", "--mirror", "--workers", "1")
    for words in ("random", "habit", "Win rate", "Rating", "Seat A", "2nd in turn", " % "):
        assert words in text
    assert "\x1b" not in text  # no colours if the output is not a terminal


def test_a_tournament_resumes_after_an_interruption(capsys: Output, tmp_path: Path) -> None:
    """Every file is there, and the second start prints the same at once."""
    words = ("tournament", "--bots", "random,habit,beginner", "--games", "2", "--out", str(tmp_path / "deep" / "cup"))
    first = outcome(capsys, *words)
    games = tmp_path / "deep" / "cup" / "games.jsonl"
    lines = games.read_bytes().splitlines(keepends=True)
    assert len(lines) == first["games"] == 3 * 2 + 3 * 2
    games.write_bytes(b"".join(lines[:-1]) + b'{"rules"')
    assert outcome(capsys, *words) == first
    saved = json.loads((games.parent / "results.json").read_text(encoding="utf-8"))
    assert saved.pop("latency")
    assert saved == first
    assert [row["bot"] for row in first["ratings"]] != []
    assert "Tournament: random, habit, beginner" in (games.parent / "report.html").read_text(encoding="utf-8")


def test_forfeits_are_reported(capsys: Output) -> None:
    """The bot loses, and one line says why."""
    assert main(["match", "--bots", f"random,{ASLEEP}", "--games", "2", "--json", "--workers", "1"]) == 0
    output = capsys.readouterr()
    assert output.err.count("\n") == 1
    assert "Bots forfeited 2 times" in output.err
    found = json.loads(output.out)
    assert [(row["bot"], row["wins"]) for row in found["bots"]] == [("random", 2), (ASLEEP, 0)]
    assert found["bots"][1]["forfeits"] == len(found["forfeits"]) == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("match --bots random,nobody", "There’s no bot “nobody”."),
        ("match --bots ,", "Name the bots"),
        ("match --bots random", "add --mirror"),
        ("match --bots random,random", "You named the bot “random” twice."),
        ("match --bots random,habit,greedy --players 2", "3 bots don’t fit at a table for 2 players"),
        ("match --bots random,habit --games 0", "must be from 1 to"),
        ("match --bots random,habit --players 5", "2, 3 or 4 players, not 5"),
        ("match --bots random,habit --workers 0", "The number of workers must be"),
        ("match --bots random,habit --workers 2 --ray auto", "Use either --workers or --ray"),
        ("match --bots random,habit --edition third", "third"),
        ("match --bots random,exec:./a,b", "There’s no bot “b”."),
        ("tournament --bots random", "A tournament needs at least two bots"),
        ("tournament --bots random,habit --players 0", "2, 3 or 4 players, not 0"),
        ("tournament --bots random,habit --tables 0", "must be 1 or more"),
        ("tournament", "--bots"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: Output, words: str, complaint: str) -> None:
    """Nothing is played."""
    assert complaint in refused(capsys, *words.split())


def test_unusable_output_folders_are_refused(capsys: Output, tmp_path: Path) -> None:
    """A file in the way, another match, a damaged list."""
    in_the_way = tmp_path / "file"
    in_the_way.write_text("x", encoding="utf-8")
    words = ("match", "--bots", "random,habit", "--games", "2", "--workers", "1", "--out")
    assert "Can’t write" in refused(capsys, *words, str(in_the_way))
    assert "Can’t write" in refused(capsys, *words, str(in_the_way / "deeper"))
    folder = tmp_path / "match"
    run(capsys, *words, str(folder))
    assert "another match" in refused(capsys, *words, str(folder), "--seed", "2")
    assert "another match" in refused(capsys, *words, str(folder), "--edition", "first")
    (folder / "games.jsonl").write_text("{}\n", encoding="utf-8")
    assert "games.jsonl, line 1" in refused(capsys, *words, str(folder))


def test_an_unreachable_ray_cluster_is_an_error(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence that says how to get it."""
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ("match", "--bots", "random,habit", "--games", "2", "--ray", "auto")
    assert 'pip install "haspelknecht[ray]"' in refused(capsys, *words)
