"""Connecting to an existing Ray cluster, for arena and environments."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from haspelknecht.errors import UserError, shorten
from haspelknecht.version import __version__

CONNECT_TIMEOUT = 5.0  # seconds
FIRST_ANSWER_TIMEOUT = 300.0  # seconds; clusters may have to start machines first


def connect(ray: ModuleType, address: str) -> None:
    """Connect to a cluster.

    :raises UserError: If that is not possible.
    """
    try:
        check_reachable(address)
        with stderr_suppressed():
            ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (OSError, RuntimeError, ValueError, AssertionError) as error:  # what Ray raises, by kind of address
        raise unreachable(address, error) from None


def check_reachable(address: str) -> None:
    """Raise `OSError` at once if there is no server. Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_TIMEOUT).close()


@contextmanager
def stderr_suppressed() -> Iterator[None]:
    """Hide Ray's repeated error messages; our error says what is wrong."""
    stderr = os.dup(2)
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, 2)
    try:
        yield
    finally:
        os.dup2(stderr, 2)
        os.close(stderr)
        os.close(devnull)


def check_version(ray: ModuleType, address: str) -> None:
    """Check that the cluster has the same version of this package.

    :raises UserError: If it has another version, or does not answer.
    """
    try:
        remote_version = ray.get(ray.remote(own_version).remote(), timeout=FIRST_ANSWER_TIMEOUT)
    except Exception as error:  # no package there, no processor free, a lost connection
        raise unreachable(address, getattr(error, "cause", None) or error) from None
    if remote_version != __version__:
        raise UserError("arena-ray-version", address=address, here=__version__, there=str(remote_version))


def own_version() -> str:
    """The version of this package; runs on the cluster."""
    return __version__


def unreachable(address: str, error: BaseException) -> UserError:
    """The error for a cluster that cannot be used."""
    return UserError("arena-ray-unreachable", address=address, problem=first_line(error))


def first_line(error: BaseException) -> str:
    """The first line of Ray's error message."""
    message = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    lines = message.strip().splitlines() or [type(error).__name__]
    return shorten(lines[0].rstrip("."), 200)
