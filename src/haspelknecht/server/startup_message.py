"""What is printed when the server starts: its URL, how friends reach it, where games are stored, how to stop it."""

from __future__ import annotations

import socket

from haspelknecht.locale import say
from haspelknecht.pure import TIMES_SLOWER, is_compiled
from haspelknecht.server.addresses import address_to_open, addresses_for_friends, only_this_machine
from haspelknecht.server.client_files import built_client
from haspelknecht.server.listen_socket import PORT, start_command
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.database_url import display_url, parse_url


def first_line(listening: socket.socket, language: str) -> str:
    """The line with the URL; programs that start a server wait for it."""
    return say("server-listening", language, address=address_to_open(*listening.getsockname()[:2]))


def more_lines(settings: Settings, listening: socket.socket, language: str) -> list[str]:
    """The lines after it, for people."""
    host, port = listening.getsockname()[:2]
    lines = []
    if settings.port is None and port != PORT:
        lines.append(say("server-other-port", language, taken=str(PORT), port=str(port)))
    if not built_client():
        lines.append(say("server-client-missing-about", language))
    lines += [say("server-friends", language, address=found) for found in addresses_for_friends(listening)]
    if only_this_machine(host):
        lines.append(say("server-only-here", language, command=start_command(host="0.0.0.0")))
    lines.append(say("server-games-kept", language, place=display_url(parse_url(settings.database_url))))
    if not is_compiled():
        lines.append(say("server-plain-engine", language, times=TIMES_SLOWER))
    lines.append(say("server-how-to-stop", language))
    return lines
