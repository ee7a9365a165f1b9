#!/usr/bin/env python3
"""A bot for Haspelknecht that plays at tables of a server, with nothing but Python's standard library.

    export HASPELKNECHT_TOKEN=hk_...                              # the token of your bot
    python3 http_bot.py http://127.0.0.1:8000 CODE                # sit down by the link of a seat, play, leave
    python3 http_bot.py http://127.0.0.1:8000                     # play at all tables the bot sits at, for ever
    python3 http_bot.py http://127.0.0.1:8000 CODE -- ./my_bot    # let any program play that speaks our protocol

It chooses like python_bot.py beside it. The protocol is described in docs/bots.md, the streams in docs/bots_http.md.
"""

import json
import os
import subprocess
import sys
import threading
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import python_bot

SILENCE = 60  # seconds; the server says something at least every 15
LATER = (429, 502, 503, 504)  # too often, or the server is just being restarted


class Server:
    """The server, and who we are there."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.token = token

    def open(self, path, message=None):
        """A request: with a message it is a POST."""
        data = None if message is None else json.dumps(message).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        return urlopen(Request(self.address + path, data, headers), timeout=SILENCE)

    def tell(self, path, message):
        """Send a message until the server has taken it or refused it; the answer, or None."""
        while True:
            try:
                with self.open(path, message) as response:
                    return json.loads(response.read() or b"null")
            except HTTPError as refusal:
                if refusal.code not in LATER:
                    raise
            except (OSError, HTTPException):
                pass
            time.sleep(1)

    def lines(self, path):
        """The messages of a stream until it ends. If the line breaks, it begins again from the first message."""
        while True:
            try:
                with self.open(path) as response:
                    for line in response:
                        if line.strip():  # an empty line only says that the server is still there
                            yield json.loads(line)
            except HTTPError as refusal:
                if refusal.code not in LATER:
                    raise
            except (OSError, HTTPException, ValueError):
                pass
            time.sleep(1)


class RulesOfThumb:
    """Plays like python_bot.py."""

    seat = "A"

    def answer(self, message):
        """The answer to a message, None if it wants none."""
        self.seat = message.get("seat", self.seat)
        return python_bot.answer(message, self.seat)

    def close(self):
        """Nothing to do."""


class Program:
    """Any program that speaks the protocol over its standard input and output."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def answer(self, message):
        """Pass on a message; only hello and choose are answered."""
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline()) if message["type"] in ("hello", "choose") else None

    def close(self):
        """The end of its input tells it to leave."""
        self.process.stdin.close()
        self.process.wait()


def play(server, table, new_player):
    """Play at a table until the game is over; the result."""
    place, seat, player = f"/api/tables/{table}", None, None
    try:
        for message in server.lines(f"{place}/bot"):
            if message["type"] == "hello":  # the line is new: everything is told again
                if player is not None:
                    player.close()
                player = new_player()
            seat = message.get("seat", seat)
            said = player.answer(message)
            if said is not None:
                send(server, f"{place}/bot", said)
            if message["type"] == "away" and message["why"] != "conceded":  # we were too slow, or not there
                send(server, f"{place}/back", {"seat": seat})
            if message["type"] == "game_over":
                return message
    finally:
        if player is not None:
            player.close()


def send(server, path, message):
    """Send a message. What came too late does not matter: the next question is already on its way."""
    try:
        server.tell(path, message)
    except HTTPError as refusal:
        if refusal.code != 409:
            raise
        print(sentence(refusal), file=sys.stderr)


def sentence(refusal):
    """What the server says about a request that it refused."""
    try:
        return json.loads(refusal.read())["message"]
    except (ValueError, KeyError):
        return str(refusal)


def play_and_report(server, table, new_player):
    """Play at a table and print how it ended; whether it ended well."""
    try:
        result = play(server, table, new_player)
    except HTTPError as refusal:
        print(f"{table}: {sentence(refusal)}", file=sys.stderr)
        return False
    print(f"{table}: {result['scores']}, first {result['ranking'][0]}", flush=True)
    return True


def play_everywhere(server, new_player):
    """Play at every table at which the bot sits, each in a thread of its own."""
    games = {}
    for message in server.lines("/api/bot/events"):
        table = message.get("table")
        if message["type"] == "table_started" and not (table in games and games[table].is_alive()):
            games[table] = threading.Thread(target=play_and_report, args=(server, table, new_player), daemon=True)
            games[table].start()
        if message["type"] == "table_over":
            games.pop(table, None)


def main():
    """Read the command line."""
    words, command = sys.argv[1:], None
    if "--" in words:
        words, command = words[: words.index("--")], words[words.index("--") + 1 :]
    if not 1 <= len(words) <= 2 or "HASPELKNECHT_TOKEN" not in os.environ:
        sys.exit(__doc__)
    server = Server(words[0], os.environ["HASPELKNECHT_TOKEN"])
    new_player = (lambda: Program(command)) if command else RulesOfThumb
    try:
        if len(words) == 1:
            play_everywhere(server, new_player)
        code = words[1].rstrip("/").rpartition("/")[2]  # the whole link will do
        table = server.tell(f"/api/links/{code}", {})["table"]["id"]
        sys.exit(0 if play_and_report(server, table, new_player) else 1)
    except HTTPError as refusal:
        sys.exit(sentence(refusal))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
