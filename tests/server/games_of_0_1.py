"""Play games with version 0.1 and keep its databases beside the tests, with the records that it wrote and a backup.

How the files `old_databases/0.1-*` were made, with PostgreSQL on the machine:

    git worktree add --detach ../v0.1 444bb9b
    python -m tests.server.games_of_0_1 ../v0.1

Nothing of the checkout but its server and its command line is used, so this needs no change with a later program.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine

from tests.server.database_dump import OLD_DATABASES, dump
from tests.server.postgres import running_postgres

Json = dict[str, Any]
PASSWORDS = {"Clara": "a rope and a winch", "Dora": "a lamp in the shaft"}
HASTE = 0.05  # seconds between two requests while a bot thinks


class Player:
    """A client of the API of version 0.1."""

    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.Client(base_url=address, headers={"x-haspelknecht": "1"}, timeout=60)
        self.ok("POST", "/api/me", name=name)
        if name in PASSWORDS:
            self.ok("POST", "/api/me/password", login=name.lower(), password=PASSWORDS[name])

    def ok(self, method: str, path: str, **data: Any) -> Any:
        """Send a request that must succeed."""
        answer = self.http.request(method, path, json=None if method == "GET" else data)
        assert answer.is_success, f"{method} {path}: {answer.text}"
        return answer.json() if answer.content else None

    def news(self, table: str) -> Json:
        """The state of a table."""
        news: Json = self.ok("GET", f"/api/tables/{table}/news")
        return news

    def act(self, table: str, choose: random.Random, undoing: float) -> bool:
        """Do something legal, perhaps an undo; False if there was nothing to do."""
        news = self.news(table)
        for seat in news["mine"]:
            data = {"seat": seat["seat"], "after": news["table"]["number"]}
            if seat["may_undo"] and choose.random() < undoing:
                self.ok("POST", f"/api/tables/{table}/undo", **data, whole_turn=choose.random() < 0.3)
                return True
            if seat["plan"] is not None and not seat["plan"]["ready"]:
                more = [choose.choice(seat["moves"])] if seat["moves"] else []
                self.plan(table, seat, [move["number"] for move in seat["plan"]["moves"] + more])
                return True
            if seat["plan"] is None and seat["moves"]:
                move = choose.choice(seat["moves"])["number"]
                self.ok("POST", f"/api/tables/{table}/moves", **data, move=move)
                return True
        return False

    def plan(self, table: str, seat: Json, moves: list[int]) -> None:
        """Save a plan, and mark it ready if it is complete."""
        path = f"/api/tables/{table}/plan"
        data = {"seat": seat["seat"], "after": self.news(table)["table"]["number"], "moves": moves}
        saved = self.ok("PUT", path, **data, ready=False)
        mine = next(item for item in saved["mine"] if item["seat"] == seat["seat"])
        if not mine["moves"]:
            self.ok("PUT", path, **data, ready=True)


def play(
    players: list[Player], table: str, until: Callable[[Json], bool], undoing: float = 0.08, luck: int = 1
) -> None:
    """Make random moves until a condition holds."""
    choose = random.Random(luck)
    while not until(players[0].news(table)):
        acted = [player.act(table, choose, undoing) for player in players]
        if not any(acted):
            time.sleep(HASTE)


def is_over(news: Json) -> bool:
    """Whether the game is over."""
    over: bool = news["table"]["status"] == "over"
    return over


def new_table(players: list[Player], *bots: str, **more: Any) -> str:
    """Start a game of players and bots; returns the table."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in players[1:]), *({"kind": "bot", "bot": bot} for bot in bots)]
    table: str = players[0].ok("POST", "/api/tables", seats=seats, public=True, **more)["table"]["id"]
    for player in players[1:]:
        player.ok("POST", f"/api/tables/{table}/join")
    players[0].ok("POST", f"/api/tables/{table}/start")
    return table


def play_everything(address: str) -> dict[str, str]:
    """Play games of every kind; returns the tables by purpose."""
    anna, bruno, clara, dora = (Player(address, name) for name in ("Anna", "Bruno", "Clara", "Dora"))
    games = {"finished": new_table([anna, bruno])}
    for player, text in ((anna, "Glück auf!"), (bruno, "Good luck, Anna.")):
        player.ok("POST", f"/api/tables/{games['finished']}/chat", text=text)
    play([anna, bruno], games["finished"], is_over)
    games["planning"] = new_table([anna, clara])
    leave_planning(anna, clara, games["planning"])
    games["undone"] = new_table([anna, bruno])
    leave_undone(anna, bruno, games["undone"])
    games["three"] = new_table([anna, bruno, clara], rules={"edition": "first", "tiles": "random"})
    play([anna, bruno, clara], games["three"], lambda news: news["position"]["year"] == 2)
    games["four"] = new_table(
        [anna, bruno, clara], "greedy", rules={"edition": "french", "options": {"plan_in_turn_order": "yes"}}
    )
    play([anna, bruno, clara], games["four"], is_over, luck=4)
    games["paused"] = new_table([clara, dora])  # members: this game counts
    play([clara, dora], games["paused"], lambda news: news["position"]["season"] == "winter")
    for player, seat in ((clara, "A"), (dora, "B")):
        number = player.news(games["paused"])["table"]["number"]
        player.ok("PUT", f"/api/tables/{games['paused']}/wishes", seat=seat, after=number, wishes=["pause"])
    games["conceded"] = new_table([anna, dora])
    play([anna, dora], games["conceded"], lambda news: news["table"]["number"] > 12)
    dora.ok("POST", f"/api/tables/{games['conceded']}/concede", seat="B")
    return games | records_brought(bruno, anna, games)


def leave_planning(anna: Player, clara: Player, table: str) -> None:
    """Stop while players plan: one plan is unfinished, the other player is ready."""
    play([anna, clara], table, lambda news: news["position"]["stage"] == "planning", undoing=0)
    choose = random.Random(2)
    while not clara.news(table)["mine"][0]["plan"]["ready"]:
        clara.act(table, choose, 0)
    seat = anna.news(table)["mine"][0]
    anna.plan(table, seat, [seat["moves"][0]["number"]])


def leave_undone(anna: Player, bruno: Player, table: str) -> None:
    """Stop after an undo of the first of two steps of work."""

    def at_work(news: Json) -> bool:
        may_undo = any(player.news(table)["mine"][0]["may_undo"] for player in (anna, bruno))
        return news["position"]["stage"] == "working" and news["position"]["season"] == "summer" and may_undo

    play([anna, bruno], table, at_work, undoing=0)
    player = next(player for player in (anna, bruno) if player.news(table)["mine"][0]["may_undo"])
    news = player.news(table)
    data = {"seat": news["mine"][0]["seat"], "after": news["table"]["number"], "whole_turn": False}
    player.ok("POST", f"/api/tables/{table}/undo", **data)


def records_brought(bruno: Player, anna: Player, games: dict[str, str]) -> dict[str, str]:
    """Import records to look at, one of them unfinished, and two that continue from the middle: started, and not."""
    text, half = (bruno.http.get(f"/api/tables/{games[name]}/record").text for name in ("finished", "three"))
    imported = {
        "imported": bruno.ok("POST", "/api/records", record=text, public=True)["table"]["id"],
        "imported half": bruno.ok("POST", "/api/records", record=half, public=True)["table"]["id"],
    }
    for name, start in (("played on", True), ("to be played on", False)):
        wish = {
            "seats": [{"kind": "me"}, {"kind": "me"}],
            "step": working_step(bruno, games["finished"]),
            "start": start,
        }
        imported[name] = anna.ok("POST", "/api/records", record=text, play_on=wish)["table"]["id"]
    choose = random.Random(3)
    anna.act(imported["played on"], choose, 0)
    anna.act(imported["played on"], choose, 1)  # takes back the first move of a game that began in the middle
    anna.act(imported["played on"], choose, 0)
    return imported


def working_step(player: Player, table: str) -> int:
    """A step in the middle of a game after which a player works, so that moves can be undone."""
    steps = player.http.get(f"/api/tables/{table}/history").json()["steps"]
    middle = [step for step in steps[len(steps) // 3 :] if step["position"]["stage"] == "working"]
    number: int = middle[0]["step"]
    return number


@contextmanager
def old_server(checkout: Path, folder: Path, database: str) -> Iterator[str]:
    """The server of version 0.1."""
    command = [sys.executable, "-m", "haspelknecht", "serve", "--port", "0", "--data", str(folder), "--rates", "0"]
    command += ["--database", database] if database else []
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "LANG": "C"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    try:
        assert process.stdout is not None
        match = re.search(r"http://\S+", process.stdout.readline())
        assert match is not None
        while not is_ready(match[0]):
            time.sleep(HASTE)
        yield match[0]
    finally:
        process.terminate()
        process.wait(timeout=60)


def is_ready(address: str) -> bool:
    """Whether the server answers."""
    try:
        return httpx.get(f"{address}/ready", timeout=10).status_code == 200
    except httpx.TransportError:
        return False


def keep(checkout: Path, folder: Path, database: str, kind: str) -> None:
    """Play on a new database and write the dump and the backup."""
    with old_server(checkout, folder, database) as address:
        games = play_everything(address)
        watcher = httpx.Client(base_url=address, timeout=60)
        started = [table for name, table in games.items() if name != "to be played on"]
        answers = {
            "games": games,
            "records": {table: watcher.get(f"/api/tables/{table}/record").text for table in started},
            "positions": {table: watcher.get(f"/api/tables/{table}/news").json()["position"] for table in started},
        }
    url = database.replace("postgresql:", "postgresql+psycopg:") or f"sqlite:///{folder / 'games.db'}"
    written = json.loads(dump(create_engine(url))) | answers
    data = json.dumps(written, ensure_ascii=False, separators=(",", ":")).encode()
    (OLD_DATABASES / f"0.1-{kind}.json.gz").write_bytes(gzip.compress(data, mtime=0))
    backup = OLD_DATABASES / f"0.1-{kind}.backup"
    backup.unlink(missing_ok=True)
    command = [sys.executable, "-m", "haspelknecht", "backup", "--data", str(folder), str(backup)]
    command += ["--database", database] if database else []
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": str(checkout / "src")})


def main() -> None:
    """Write one database of each kind."""
    checkout = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name, running_postgres() as postgres:
        keep(checkout, Path(name) / "first", "", "sqlite")
        keep(checkout, Path(name) / "second", postgres.new_database(), "postgresql")


if __name__ == "__main__":
    main()
