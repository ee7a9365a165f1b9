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
import re
import subprocess
import sys
import threading
import time
from contextlib import suppress
from http.client import HTTPException, InvalidURL
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import python_bot

SILENCE = 60  # seconds; the server says something at least every 15
LATER = (500, 502, 503, 504)  # the server or its database is just being restarted
TOO_OFTEN = 429
NO_ADDRESS = "This is no address of a server, such as http://127.0.0.1:8000: "
NO_TOKEN = "There is no token of a bot in HASPELKNECHT_TOKEN: it looks like hk_... and has no spaces."


class BotError(Exception):
    """What trying again does not mend, in one sentence; a refusal of the server has a status, too."""

    def __init__(self, sentence, status=None):
        super().__init__(sentence)
        self.status = status


class StayHere(HTTPRedirectHandler):
    """Servers are often moved to https. Python would follow, but turn our POST into a GET."""

    def redirect_request(self, request, *more):
        """Say where to go, which comes last; without the path, because that may be a secret link."""
        here, there = (f"{urlsplit(url).scheme}://{urlsplit(url).netloc}" for url in (request.full_url, more[-1]))
        raise BotError(f"{here} sends us to {there}: use that address.")


class Server:
    """The server, and who we are there."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.token = token
        self.reached = True
        self.opener = build_opener(StayHere)

    def open(self, path, message=None):
        """A request, again and again until the server takes or refuses it. With a message it is a POST."""
        data = None if message is None else json.dumps(message).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        while True:
            try:
                response = self.opener.open(Request(self.address + path, data, headers), timeout=SILENCE)
                self.reached = True
                return response
            except (ValueError, InvalidURL):  # such as a port that is no number
                raise BotError(NO_ADDRESS + self.address) from None
            except (OSError, HTTPException) as problem:
                status = problem.code if isinstance(problem, HTTPError) else None
                if status is not None and status not in (*LATER, TOO_OFTEN):
                    raise BotError(sentence(problem), status) from None
                if status != TOO_OFTEN:
                    if self.reached:  # say it once
                        reason = getattr(problem, "reason", problem)
                        print(f"Cannot get through to {self.address} ({reason}); trying again.", file=sys.stderr)
                    self.reached = False
                time.sleep(1)

    def post(self, path, message):
        """Send a message and read the answer; if the line breaks, it is sent again."""
        while True:
            with suppress(OSError, HTTPException), self.open(path, message) as response:
                said = response.read()
                if said:
                    self.expect("application/json", response)
                return json.loads(said or b"null")

    def lines(self, path):
        """The messages of a stream. If the line breaks, it begins again from the first message."""
        while True:
            with suppress(OSError, HTTPException, ValueError), self.open(path) as response:
                self.expect("application/x-ndjson", response)
                for line in response:
                    if line.strip():  # an empty line only says that the server is still there
                        yield json.loads(line)
            time.sleep(1)

    def expect(self, kind, response):
        """Web servers answer unknown addresses with some page; trying again would not help."""
        if response.headers.get_content_type() != kind:
            raise BotError(f"At {self.address} a page answers, not the game server: give its address without a path.")


def sentence(refusal):
    """What the server says about a request that it refused."""
    try:
        return json.loads(refusal.read())["message"]
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return str(refusal)


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
        self.name = command[0]
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as problem:
            raise BotError(f"{self.name} cannot be started: {problem.strerror}.") from None

    def answer(self, message):
        """Pass on a message; only hello and choose are answered."""
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline()) if message["type"] in ("hello", "choose") else None
        except (OSError, ValueError):
            raise BotError(f"{self.name} has ended or answers no JSON: try haspelknecht bot-check.") from None

    def close(self):
        """End it by closing its input."""
        with suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(2)
        except subprocess.TimeoutExpired:
            self.process.kill()


def play(server, table, new_player):
    """Play at a table until the game is over; the result."""
    place, seat, player = f"/api/tables/{table}", None, None
    try:
        for message in server.lines(f"{place}/bot"):
            if message["type"] == "hello":  # a new connection: everything is sent again
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
        server.post(path, message)
    except BotError as error:
        if error.status != 409:
            raise
        print(error, file=sys.stderr)


def play_and_report(server, table, new_player):
    """Play at a table and print how it ended; whether it ended well."""
    try:
        result = play(server, table, new_player)
    except BotError as error:
        print(f"{table}: {error}", file=sys.stderr)
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


def checked(given, shape, complaint):
    """A pasted value without the white space around it, if it has the right form."""
    if not re.fullmatch(shape, given.strip(), re.ASCII):
        raise BotError(complaint)
    return given.strip()


def main():
    """Read the command line."""
    words, command = sys.argv[1:], None
    if "--" in words:
        words, command = words[: words.index("--")], words[words.index("--") + 1 :]
    if not 1 <= len(words) <= 2 or "HASPELKNECHT_TOKEN" not in os.environ:
        sys.exit(__doc__)
    new_player = (lambda: Program(command)) if command else RulesOfThumb
    try:
        address = checked(words[0], r"https?://[\w\[][\w.:/\[\]%~-]*", NO_ADDRESS + words[0])
        server = Server(address, checked(os.environ["HASPELKNECHT_TOKEN"], r"[\w-]+", NO_TOKEN))
        codes = [word.strip().rstrip("/").rpartition("/")[2] for word in words[1:]]  # the whole link will do
        codes = [checked(code, r"[\w-]+", f"This is no link of a seat: {code!r}") for code in codes]
        player = new_player()  # a program that cannot even say hello must not use up the link
        player.answer({"type": "hello", "protocol": 1, "engine": "?"})
        player.close()
        if not codes:
            play_everywhere(server, new_player)
        table = server.post(f"/api/links/{codes[0]}", {})["table"]["id"]
        sys.exit(0 if play_and_report(server, table, new_player) else 1)
    except BotError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
