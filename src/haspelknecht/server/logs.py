"""Logs on standard error: short lines for people, or one JSON object a line for programs.

Neither holds cookies, tokens, links or ids of tables.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
import time
import traceback
from pathlib import Path
from typing import Final

import msgspec

from haspelknecht.errors import shorten
from haspelknecht.server.settings import LogFormat

ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
# Ids, links, tokens, seeds and signatures are random letters, 16 or more; words of ours are neither as long nor mixed.
LONG: Final = re.compile(r"[\w-]{16,}", re.ASCII)
MIXED: Final = re.compile(r"[A-Z0-9]")
KEPT: Final = 4  # letters of a secret that are shown, so that two lines about one table can be told to be


class PlainLines(logging.Formatter):
    """A record as one short line for people. An error tells its kind and its place; JSON lines have all of it."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        text = f"{clock} {record.levelname.lower()}: {veiled(record.getMessage())}"
        more = ", ".join(f"{name} {value}" for name, value in extras_of(record).items())
        if more:
            text += f" ({more})"
        if record.exc_info and record.exc_info[1] is not None:
            text += f": {short_problem(record.exc_info[1])}"
        return " ".join(text.splitlines())


class JsonLines(logging.Formatter):
    """A record as one line of JSON, with what was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        words: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": veiled(record.getMessage()),
        }
        words |= extras_of(record)
        if record.exc_info and record.exc_info[1] is not None:
            words["problem"] = problem_text(record.exc_info[1])
        return msgspec.json.encode(words).decode()


def extras_of(record: logging.LogRecord) -> dict[str, object]:
    """What was given to a record as `extra`, without secrets."""
    return {
        name: value if isinstance(value, int | float | None) else veiled(str(value))
        for name, value in vars(record).items()
        if name not in ORDINARY
    }


def veiled(text: str) -> str:
    """A text without secrets: of anything that looks like one, only the beginning is left."""
    return LONG.sub(lambda found: found[0][:KEPT] + "…" if MIXED.search(found[0]) else found[0], text)


def problem_text(error: BaseException) -> str:
    """Where an error came from and its kind. Of its message only the first line: databases quote values below it."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    frames = "".join(traceback.format_tb(error.__traceback__))
    text = f"{frames}{kind_and_message(error)}"
    return text if before is None else f"{problem_text(before)}\nand then\n{text}"


def short_problem(error: BaseException) -> str:
    """The kind of an error, its message, and the line of code that it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return kind_and_message(error) + place


def kind_and_message(error: BaseException) -> str:
    """The name of an error and the first line of its message, without secrets."""
    message = shorten(veiled(str(error).partition("\n")[0]), 300)
    return f"{type(error).__module__}.{type(error).__qualname__}: {message}"


def nobody_left_behind(record: logging.LogRecord) -> bool:
    """Whether a record tells of anything but a request that was given up: when closing, that is no error."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


def set_up_logs(kind: LogFormat) -> None:
    """All logs of the process go one way. People are told of problems only, programs of every request too."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines() if kind == "json" else PlainLines())
    logging.basicConfig(level=logging.INFO if kind == "json" else logging.WARNING, handlers=[out], force=True)
    for name in ("alembic", "uvicorn", "websockets"):  # these tell addresses with everything in them
        logging.getLogger(name).setLevel(logging.WARNING)
