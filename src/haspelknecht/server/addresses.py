"""How people reach the server: addresses for this machine and for others in the network, and opening a browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from ipaddress import ip_address

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # addresses to listen on, and how one reaches them from here
# Addresses for documentation: nothing is ever sent there, but the system says from which of ours it would be
ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def address_to_open(host: str, port: int) -> str:
    """The address that a browser on this machine opens."""
    return web_address(EVERYWHERE.get(host, host), port)


def web_address(host: str, port: int) -> str:
    """A host and a port as a browser wants them."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def table_path(table_id: str) -> str:
    """Where the web app shows a table, below the address of the server."""
    return f"/table/{table_id}"


def only_this_machine(host: str) -> bool:
    """Whether nobody else can reach an address."""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return False


def addresses_for_friends(listening: socket.socket) -> list[str]:
    """Where others in the network find a server that listens on all addresses of this machine, IPv4 first."""
    host, port = listening.getsockname()[:2]
    if host not in EVERYWHERE:
        return []
    return [web_address(found, port) for family, found in own_addresses() if accepts(listening, family)]


def own_addresses() -> list[tuple[socket.AddressFamily, str]]:
    """The addresses that this machine has in its network."""
    found: list[tuple[socket.AddressFamily, str]] = []
    for family, elsewhere in ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:  # no route, or no IPv6 at all
            asking.connect((elsewhere, 9))
            own = ip_address(asking.getsockname()[0])
            if not (own.is_loopback or own.is_link_local or own.is_unspecified):
                found.append((family, str(own)))
    return found


def accepts(listening: socket.socket, family: socket.AddressFamily) -> bool:
    """Whether a socket is open to IPv4 or IPv6; one for IPv6 may be open to both."""
    if listening.family == family:
        return True
    return listening.family == socket.AF_INET6 and not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)


def has_display() -> bool:
    """Whether a browser would get a window: without one it would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open an address if there is a display; the server does not wait for the browser."""
    if has_display():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
