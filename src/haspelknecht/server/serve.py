"""Runs the server: one process of uvicorn."""

from __future__ import annotations

import logging
import signal
import socket
import sys
from platform import python_version
from types import FrameType

import uvicorn

from haspelknecht.locale import say
from haspelknecht.pure import engine_kind
from haspelknecht.server.addresses import address_to_open, open_browser
from haspelknecht.server.app import create_app
from haspelknecht.server.garbage import collect_rarely
from haspelknecht.server.listen_socket import listen_anywhere, listen_on
from haspelknecht.server.logs import is_not_cancellation, set_up_logs
from haspelknecht.server.services import Services
from haspelknecht.server.settings import Settings
from haspelknecht.server.startup_message import first_line, more_lines
from haspelknecht.server.storage.file_lock import exclusive_lock
from haspelknecht.version import __version__

LOG = logging.getLogger("haspelknecht.server")
MAX_MESSAGE = 16_384  # bytes of a client's message; a whole plan has less than 4,000
SWITCH_INTERVAL = 0.001  # seconds; with Python's 5 ms the thread that writes waits for the event loop: half the speed
KEEP_ALIVE = 75  # seconds; longer than proxies and browsers, so that none sends a request while we close
SHUTDOWN_TIMEOUT = 5  # seconds to finish open requests when stopping
# Proxies whose X-Forwarded-* headers are trusted: on this machine or in a private network.
PROXIES = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]


class Server(uvicorn.Server):
    """uvicorn, but a signal to stop is not an error: the exit status is 0."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second Ctrl-C does not wait for open requests."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish open requests. uvicorn closes sockets with code 1012; streams end because `closing` is set."""
        LOG.info("closing")
        self.services.closing.set()
        logging.getLogger("uvicorn.error").addFilter(is_not_cancellation)
        await super().shutdown(sockets)
        LOG.info("closed")


def serve(settings: Settings, language: str, *, browse: bool = False) -> None:
    """Serve until SIGINT or SIGTERM; the port is taken before anything is printed. `browse`: open a browser."""
    set_up_logs(settings.log)
    sys.setswitchinterval(SWITCH_INTERVAL)
    host, port = settings.host, settings.port
    listening = listen_anywhere(host) if port is None else listen_on(host, port)
    with listening, exclusive_lock(settings.database_url):
        run(settings, listening, language, browse=browse)


def run(settings: Settings, listening: socket.socket, language: str, *, browse: bool) -> None:
    """Serve on a listening socket."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=True,  # a fifth of the bytes, for 50 kB of memory and 7 % processor time per socket
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        proxy_headers=settings.proxy,
        forwarded_allow_ips=PROXIES,
        server_header=False,
        lifespan="on",
    )
    announce(settings, listening, language)
    if browse:
        open_browser(address_to_open(*listening.getsockname()[:2]))
    server = Server(config, app.state.services)
    collect_rarely()
    server.run(sockets=[listening])
    if not server.started:
        LOG.error("the server could not start")
        sys.exit(1)
    if settings.log == "text":
        print(say("server-stopped", language), file=sys.stderr, flush=True)


def announce(settings: Settings, listening: socket.socket, language: str) -> None:
    """Print the address of the server, and more for people if the log is for people."""
    host, port = listening.getsockname()[:2]
    words = {"host": host, "port": port, "version": __version__, "python": python_version(), "engine": engine_kind()}
    LOG.info("open", extra=words)
    more = more_lines(settings, listening, language) if settings.log == "text" else []
    print("\n".join([first_line(listening, language), *more]), flush=True)
