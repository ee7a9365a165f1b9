"""In a whole game the server sends no seed before the end, no links of others, and nothing internal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from sqlalchemy import select

from haspelknecht.server.storage.schema import CODES, PEOPLE, TABLES, TOKENS
from tests.server.serving import Visitor, wait_for_bots
from tests.server.universe import Universe
from tests.waiting import HANG

Json = dict[str, Any]
INTERNAL = [b'"version"', b"keeper", b"$argon2", b'"seat_code"', b"Traceback"]


class RecordingVisitor(Visitor):
    """A visitor who keeps everything that the server sent."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.sent: list[bytes] = []
        super().__init__(address, name)

    def ask(self, method: str, path: str, **data: Any) -> Any:
        """Send a request and keep the answer."""
        answer = super().ask(method, path, **data)
        self.sent.append(str(answer.headers).encode() + answer.content)
        return answer

    def everything(self) -> bytes:
        """All answers as one text."""
        return b"\n".join(self.sent)


def codes_of(place: Universe) -> dict[int, str]:
    """The links of the seats, from the database."""
    rows = place.services.database.run_now(lambda connection: connection.execute(select(CODES)).all())
    return {row.seat: row.code for row in rows}


def read_everything(visitor: RecordingVisitor, table: str) -> None:
    """Read everything about a table; discarded if a bot has ended the game meanwhile."""
    known = len(visitor.sent)
    for path in ("", "/news", "/view", "/chat", "/record", "/history"):
        visitor.ask("GET", f"/api/tables/{table}{path}")
    for which in ("mine", "open", "playing"):
        visitor.ask("GET", "/api/tables", which=which)
    for path in ("/api/me", "/api/me/waiting", "/api/archive"):
        visitor.ask("GET", path)
    if visitor.ok("GET", f"/api/tables/{table}/news", since=10_000)["table"]["status"] == "over":
        del visitor.sent[known:]  # then the record contains the seed


def play(visitors: list[RecordingVisitor], onlooker: RecordingVisitor, table: str) -> None:
    """Play a whole game; from time to time all visitors read everything."""
    choose = random.Random(5)
    for turn in range(3000):
        number = visitors[0].ok("GET", f"/api/tables/{table}/news", since=10_000)["table"]["number"]
        moved = False
        for visitor in visitors:
            news = visitor.ok("GET", f"/api/tables/{table}/news", since=10_000)
            if news["table"]["status"] == "over":
                return
            for seat in news["mine"]:
                if visitor.act(news, seat, choose) is not None:
                    moved = True
                    break
        if not moved:
            wait_for_bots(visitors[0], table, number)
        if turn % 50 == 0:
            for visitor in [*visitors, onlooker]:
                read_everything(visitor, table)
    raise AssertionError("the game does not end")


def test_no_secret_is_sent_in_a_whole_game(tmp_path: Path) -> None:
    with Universe(tmp_path) as place:
        anna, bruno, dora = (RecordingVisitor(place.address, name) for name in ("Anna", "Bruno", "Dora"))
        stranger = RecordingVisitor(place.address)
        place.people.update({"Anna": anna, "Bruno": bruno, "Dora": dora, "stranger": stranger})
        bruno.ok("POST", "/api/me/password", login="bruno", password="a very long password")
        bruno.ok("POST", "/api/me/bots", name="Iron")
        table = anna.table("me", "open", "random", start=False, public=True)
        bruno.ok("POST", f"/api/tables/{table}/join")
        anna.ok("POST", f"/api/tables/{table}/start")
        codes = codes_of(place)
        with stranger.socket(f"/api/tables/{table}/live") as socket:
            seed = place.services.database.run_now(lambda connection: connection.scalar(select(TABLES.c.seed)))
            assert seed is not None
            play([anna, bruno], stranger, table)
            messages: list[bytes] = []
            while not messages or b'"status":"over"' not in messages[-1]:
                messages.append(socket.recv(timeout=HANG, decode=False))
        *before, the_end = messages
        before_the_end = b"\n".join(before)
        assert b'"kind":"over"' in the_end
        assert seed.encode() in the_end
        assert seed.encode() not in before_the_end
        stranger.sent.append(before_the_end)
        check_no_secrets(place, {"Anna": anna, "Bruno": bruno, "": stranger}, codes, seed)


def check_no_secrets(place: Universe, people: dict[str, RecordingVisitor], codes: dict[int, str], seed: str) -> None:
    """Check that no visitor received a secret."""
    run = place.services.database.run_now
    digests = run(lambda connection: list(connection.scalars(select(TOKENS.c.digest))))
    passwords = run(lambda connection: list(connection.scalars(select(PEOPLE.c.password))))
    secrets = [*digests, *filter(None, passwords), place.services.tables.name]
    assert len(secrets) == 3
    for name, visitor in people.items():
        own = {"Anna": 0, "Bruno": 1}.get(name)
        playing = b"\n".join(message for message in visitor.sent if b'"status":"over"' not in message)
        assert seed.encode() not in playing
        for secret in INTERNAL + [secret.encode() for secret in secrets]:
            assert secret not in visitor.everything(), secret
        for seat, code in codes.items():
            assert (code.encode() in visitor.everything()) == (seat == own)
