"""Logs on standard error: short lines for people, or one JSON object per line for programs.

Neither contains cookies, tokens, links or table ids.
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

STANDARD_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
# Ids, links, tokens, seeds and signatures have 16 or more random letters; ordinary words are shorter or all lower case.
LONG: Final = re.compile(r"[\w-]{16,}", re.ASCII)
MIXED: Final = re.compile(r"[A-Z0-9]")
SHOWN: Final = 4  # first letters of a secret that are kept, so that lines about the same table can be matched


class PlainLines(logging.Formatter):
    """Formats a record as one short line for people; of an error only its type and place, unlike JSON lines."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        text = f"{clock} {record.levelname.lower()}: {redacted(record.getMessage())}"
        more = ", ".join(f"{name} {value}" for name, value in extras_of(record).items())
        if more:
            text += f" ({more})"
        if record.exc_info and record.exc_info[1] is not None:
            text += f": {short_problem(record.exc_info[1])}"
        return " ".join(text.splitlines())


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON, with the fields given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        words: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": redacted(record.getMessage()),
        }
        words |= extras_of(record)
        if record.exc_info and record.exc_info[1] is not None:
            words["problem"] = problem_text(record.exc_info[1])
        return msgspec.json.encode(words).decode()


def extras_of(record: logging.LogRecord) -> dict[str, object]:
    """The fields given to a record as `extra`, without secrets."""
    return {
        name: value if isinstance(value, int | float | None) else redacted(str(value))
        for name, value in vars(record).items()
        if name not in STANDARD_FIELDS
    }


def redacted(text: str) -> str:
    """The text without secrets: of anything that looks like one, only the first letters are kept."""
    return LONG.sub(lambda found: found[0][:SHOWN] + "…" if MIXED.search(found[0]) else found[0], text)


def problem_text(error: BaseException) -> str:
    """The traceback and type of an error, with only the first line of its message: databases quote values below it."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    frames = "".join(traceback.format_tb(error.__traceback__))
    text = f"{frames}{kind_and_message(error)}"
    return text if before is None else f"{problem_text(before)}\nand then\n{text}"


def short_problem(error: BaseException) -> str:
    """The type of an error, its message, and the line of code that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return kind_and_message(error) + place


def kind_and_message(error: BaseException) -> str:
    """The type of an error and the first line of its message, without secrets."""
    message = shorten(redacted(str(error).partition("\n")[0]), 300)
    return f"{type(error).__module__}.{type(error).__qualname__}: {message}"


def is_not_cancellation(record: logging.LogRecord) -> bool:
    """A log filter that drops cancelled requests: when the server stops, those are not errors."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


def set_up_logs(kind: LogFormat) -> None:
    """Send all logs of the process to standard error: as text only problems, as JSON every request too."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines() if kind == "json" else PlainLines())
    logging.basicConfig(level=logging.INFO if kind == "json" else logging.WARNING, handlers=[out], force=True)
    for name in ("alembic", "uvicorn", "websockets"):  # at INFO these log whole URLs, which contain secrets
        logging.getLogger(name).setLevel(logging.WARNING)
