"""Opening a browser for whoever has just started a server at his own machine."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # addresses to listen on, and how one reaches them from here


def address_to_open(host: str, port: int) -> str:
    """The address that a browser on this machine opens."""
    shown = EVERYWHERE.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def has_display() -> bool:
    """Whether a browser would get a window: without one it would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open an address if there is a display; the server does not wait for the browser."""
    if has_display():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
