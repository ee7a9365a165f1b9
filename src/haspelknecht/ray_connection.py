"""Joining an existing Ray cluster, for arena and environments: with one clear sentence if that is not possible."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from haspelknecht.errors import UserError, shorten
from haspelknecht.version import __version__

KNOCK = 5.0  # seconds until a cluster must open its door
FIRST_ANSWER = 300.0  # clusters may have to start machines before the first game


def connect(ray: ModuleType, address: str) -> None:
    """Join the cluster, or say in one sentence that it is not possible."""
    try:
        knock(address)
        with silence():
            ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (OSError, RuntimeError, ValueError, AssertionError) as error:  # what Ray raises, by kind of address
        raise unreachable(address, error) from None


def knock(address: str) -> None:
    """Fail at once if nobody listens: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()


@contextmanager
def silence() -> Iterator[None]:
    """Keep Ray's own repeated complaints away; the sentence that follows says what is wrong."""
    kept = os.dup(2)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


def check_version(ray: ModuleType, address: str) -> None:
    """The cluster must play by the same engine."""
    try:
        found = ray.get(ray.remote(version_there).remote(), timeout=FIRST_ANSWER)
    except Exception as error:  # no package there, no processor free, a lost connection
        raise unreachable(address, getattr(error, "cause", None) or error) from None
    if found != __version__:
        raise UserError("arena-ray-version", address=address, here=__version__, there=str(found))


def version_there() -> str:
    """The version of this package, asked on the cluster."""
    return __version__


def unreachable(address: str, error: BaseException) -> UserError:
    """The sentence for a cluster that cannot be used."""
    return UserError("arena-ray-unreachable", address=address, problem=first_line(error))


def first_line(error: BaseException) -> str:
    """The beginning of what Ray says."""
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    lines = said.strip().splitlines() or [type(error).__name__]
    return shorten(lines[0].rstrip("."), 200)
