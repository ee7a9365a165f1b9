"""The socket that the server listens on, bound before anything is printed; one clear sentence if that fails."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Iterable
from contextlib import ExitStack, suppress

from haspelknecht.errors import UserError

PORT = 8000  # the default
NEXT_PORTS = 100  # how many ports after a taken one are tried
LAST_PORT = 65535
TAKEN = (errno.EADDRINUSE, errno.EACCES)  # Windows reports reserved ports with the second


def listen_on(host: str, port: int) -> socket.socket:
    """A listening socket on exactly this port; raises `UserError` if that is impossible."""
    try:
        return bind(host, port)
    except (OSError, OverflowError, TypeError, ValueError) as error:  # the last three: an invalid host name
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            free = free_port(host, ports_after(port))
            raise UserError("server-port-taken", port=str(port), command=start_command(port=free)) from None
        raise UserError("server-cannot-listen", port=str(port), host=host, problem=str(error)) from None


def listen_anywhere(host: str) -> socket.socket:
    """A listening socket on the default port or the next free one; raises `UserError` if that is impossible."""
    for port in (PORT, *ports_after(PORT)):
        try:
            return bind(host, port)
        except OSError as error:
            if error.errno not in TAKEN:
                break
    return listen_on(host, PORT)  # raises the error that says what is wrong


def bind(host: str, port: int) -> socket.socket:
    """A bound and listening socket; raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with ExitStack() as closing:
        found = closing.enter_context(socket.socket(family, socket.SOCK_STREAM))
        if sys.platform != "win32":  # on Windows it would let two servers listen on one port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
        closing.pop_all()  # nothing failed: keep the socket open
    return found


def ports_after(port: int) -> range:
    """The ports that are tried when one is taken."""
    return range(port + 1, min(port + NEXT_PORTS, LAST_PORT) + 1)


def free_port(host: str, ports: Iterable[int]) -> int:
    """The first of these ports that is free now; 0, which means any port, if none is."""
    for port in ports:
        with suppress(OSError):
            bind(host, port).close()
            return port
    return 0


def start_command(*, host: str | None = None, port: int | None = None) -> str:
    """The command that starts the server with another host or port, in the form that this user used (`make` or not)."""
    given = {"host": host, "port": port}
    chosen = {name: value for name, value in given.items() if value is not None}
    if os.environ.get("HASPELKNECHT_STARTED_BY") == "make":
        return " ".join(["make play", *(f"{name.upper()}={value}" for name, value in chosen.items())])
    return " ".join(["haspelknecht serve", *(f"--{name} {value}" for name, value in chosen.items())])
