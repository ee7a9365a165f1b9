"""The URLs of the server, for this machine and for others in the network, and opening a browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from ipaddress import ip_address

ALL_INTERFACES = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # the address to listen on: the address to open here
# Addresses reserved for documentation: nothing is sent, but the system says which of its own addresses it would use
REMOTE_ADDRESSES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def address_to_open(host: str, port: int) -> str:
    """The URL that a browser on this machine opens."""
    return web_address(ALL_INTERFACES.get(host, host), port)


def web_address(host: str, port: int) -> str:
    """The URL of a host and port."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def table_path(table_id: str) -> str:
    """Where the web app shows a table, below the address of the server."""
    return f"/table/{table_id}"


def only_this_machine(host: str) -> bool:
    """Whether only this machine can reach an address."""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return False


def addresses_for_friends(listening: socket.socket) -> list[str]:
    """The URLs for others in the network, IPv4 first; empty if the server does not listen on all interfaces."""
    host, port = listening.getsockname()[:2]
    if host not in ALL_INTERFACES:
        return []
    return [web_address(found, port) for family, found in local_addresses() if accepts(listening, family)]


def local_addresses() -> list[tuple[socket.AddressFamily, str]]:
    """The addresses of this machine in its network."""
    found: list[tuple[socket.AddressFamily, str]] = []
    for family, remote in REMOTE_ADDRESSES:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:  # no route, or no IPv6 at all
            probe.connect((remote, 9))
            own = ip_address(probe.getsockname()[0])
            if not (own.is_loopback or own.is_link_local or own.is_unspecified):
                found.append((family, str(own)))
    return found


def accepts(listening: socket.socket, family: socket.AddressFamily) -> bool:
    """Whether a listening socket accepts IPv4 or IPv6; an IPv6 socket may accept both."""
    if listening.family == family:
        return True
    return listening.family == socket.AF_INET6 and not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)


def has_display() -> bool:
    """Whether a browser could open a window; without a display a text browser would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open a URL if there is a display, without waiting for the browser."""
    if has_display():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
