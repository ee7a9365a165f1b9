"""The server is killed during a turn: the page reconnects, and the move is made exactly once."""

from __future__ import annotations

import random
import re
import signal
from pathlib import Path

from playwright.sync_api import expect

from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.screen import play_now


def test_a_move_survives_a_crash_of_the_server(visit: Visit, tmp_path: Path) -> None:
    """The move is clicked while the server is down."""
    server = Server(tmp_path / "data").start()
    try:
        page = visit("/", server=server.address)
        screen = play_now(page)
        screen.until_stage("taking")
        screen.pick(screen.lit()[0])
        expect(screen.commit).to_be_enabled()
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)  # the server is dead, and the page does not know it yet
        screen.commit.click()
        server.kill()
        expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
        port = re.search(r":(\d+)", server.address.partition("//")[2])
        assert port is not None
        server.command[server.command.index("--port") + 1] = port[1]
        server.start()
        expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_be_hidden()
        choose = random.Random(1)
        screen.play_until(lambda: screen.stage == "planning", choose)
        page.get_by_role("button", name="Log and chat").click()
        log = page.get_by_role("dialog").get_by_role("list", name="Log")
        mine = log.get_by_role("listitem").filter(has=page.get_by_role("img", name="Guest")).filter(has_text="Takes")
        expect(mine).to_have_count(2)  # no duplicate, none lost
    finally:
        server.stop()
