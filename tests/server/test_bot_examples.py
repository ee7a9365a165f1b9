"""The example bot over HTTP can play, and the page about it is correct."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from haspelknecht.server.app import LARGEST_BODY
from haspelknecht.server.remote_bots.question import MAX_REFUSED
from haspelknecht.server.remote_bots.streams import KEEP_ALIVE
from haspelknecht.server.security.rates import Rates
from haspelknecht.server.tables.clocks import REMOTE_SECONDS
from tests.server.example_bot import EXAMPLES, PATIENCE, invited, start, start_when_joined
from tests.server.remote_bots import RemoteBot, sit_down
from tests.server.serving import Server, Visitor

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots_http.md").read_text(encoding="utf-8")


def end_of(program: subprocess.Popen[str]) -> str:
    """The output of a program that exits by itself."""
    out, err = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0, err
    assert err == ""
    return out


@pytest.mark.parametrize("command", [[], ["--", sys.executable, str(EXAMPLES / "python_bot.py")]])
def test_the_example_plays_a_whole_game(anna: Visitor, command: list[str]) -> None:
    """With its own choices, and as a bridge for a local program; it is never replaced by a bot of the server."""
    bot = RemoteBot(anna)
    table, code = invited(anna)
    program = start(bot, f"{anna.address}/seat/{code}", *command)
    start_when_joined(anna, table, program)
    assert table in end_of(program)
    news = anna.news(table)
    assert news["table"]["result"]["how"] == "scored"
    assert [event for event in news["events"] if event["kind"] == "away"] == []


def test_the_example_plays_at_several_tables_at_once(anna: Visitor) -> None:
    """Without a link, one program plays at all tables of its bot."""
    bot = RemoteBot(anna)
    tables = [sit_down(anna, bot, "random") for _ in range(2)]
    program = start(bot)
    try:
        assert program.stdout is not None
        reports = [program.stdout.readline() for _ in tables]
    finally:
        program.kill()
        program.communicate()
    assert sorted(report.partition(":")[0] for report in reports) == sorted(tables)


def test_the_example_reports_a_refusal_of_the_server_in_one_line(anna: Visitor) -> None:
    program = start(RemoteBot(anna), "no-such-link")
    _, err = program.communicate(timeout=PATIENCE)
    assert program.returncode == 1
    assert err == "This link isn’t valid, or it has already been used.\n"


def test_the_commands_of_the_page_run(server: Server, tmp_path: Path) -> None:
    """They lead to a finished game; then come the requests to try by hand."""
    for file in ("http_bot.py", "python_bot.py"):
        shutil.copy(EXAMPLES / file, tmp_path)
    (block,) = re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    by_hand = re.findall(r"^    (curl .*)$", PAGE, re.MULTILINE)
    assert len(by_hand) == 2
    script = "\n".join(["set -e", block, *(f"{command}; echo" for command in by_hand)])
    script = script.replace("http://127.0.0.1:8000", server.address)
    done = subprocess.run(
        ["sh", "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr + done.stdout
    assert '"status":"playing"' in done.stdout  # the answer to the start
    assert "first " in done.stdout  # the report of the bot
    *_, last_line, _, refusal = done.stdout.splitlines()  # the stream of a finished game ends by itself
    assert '"type":"game_over"' in last_line
    assert '"error":"server-not-playing"' in refusal


def test_the_page_states_the_limits_of_the_server() -> None:
    """Numbers are those of the code, and links lead to existing pages."""
    rates = Rates(1.0, lambda: 0.0).kinds["any"]
    for phrase in (
        f"| {REMOTE_SECONDS:g} s |",
        f"question | {MAX_REFUSED} |",
        f"every {KEEP_ALIVE:g} s",
        f"| {LARGEST_BODY:,} bytes |",
        f"a burst of {rates.size:g} requests, then {rates.per_second:g} a second",
    ):
        assert phrase in PAGE, phrase
    for link in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / link).exists(), link
