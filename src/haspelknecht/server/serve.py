"""Running the server: one uvicorn process, until SIGINT or SIGTERM."""

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
from haspelknecht.server.listen_socket import listen_anywhere, listen_on
from haspelknecht.server.logs import is_not_cancellation, set_up_logs
from haspelknecht.server.services import Services
from haspelknecht.server.settings import Settings
from haspelknecht.server.short_way import SocketWithShortWay
from haspelknecht.server.startup_message import first_line, more_lines
from haspelknecht.server.storage.file_lock import exclusive_lock
from haspelknecht.server.tidying import spare_programs
from haspelknecht.version import __version__

LOG = logging.getLogger("haspelknecht.server")
MAX_FRAME = 16_384  # bytes of one WebSocket message from a client
SWITCH_INTERVAL = 0.001  # seconds; with Python's 5 ms the writer thread waits for the event loop: half the speed
KEEP_ALIVE = 75  # seconds; longer than proxies and browsers, so that none reuses a connection we are just closing
SHUTDOWN_TIMEOUT = 5  # seconds for open requests to finish when stopping; then they are cancelled
# Forwarded headers are trusted only from proxies on this machine or in a private network.
PROXIES = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]


class Server(uvicorn.Server):
    """uvicorn that exits with status 0, not a signal's, when it is told to stop."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop gracefully; a second Ctrl-C does not wait for open requests."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish open requests. uvicorn closes WebSockets with code 1012; streams see `closing` and end."""
        LOG.info("closing")
        self.services.closing.set()
        logging.getLogger("uvicorn.error").addFilter(is_not_cancellation)
        await super().shutdown(sockets)
        LOG.info("closed")


def serve(settings: Settings, language: str, *, browse: bool = False) -> None:
    """Serve until SIGINT or SIGTERM. `browse` opens a browser.

    Raises `UserError` if the port or the database cannot be used.
    """
    set_up_logs(settings.log)
    sys.setswitchinterval(SWITCH_INTERVAL)
    host, port = settings.host, settings.port
    listening = listen_anywhere(host) if port is None else listen_on(host, port)
    with listening, exclusive_lock(settings.database_url):
        run(settings, listening, language, browse=browse)


def run(settings: Settings, listening: socket.socket, language: str, *, browse: bool) -> None:
    """Serve on a socket that is already listening."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws=SocketWithShortWay,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
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
    spare_programs()
    server.run(sockets=[listening])
    if not server.started:
        LOG.error("the server could not start")
        sys.exit(1)
    if settings.log == "text":
        print(say("server-stopped", language), file=sys.stderr, flush=True)


def announce(settings: Settings, listening: socket.socket, language: str) -> None:
    """Print where the server listens: with all hints for people, or only the URL if the log is JSON for programs."""
    host, port = listening.getsockname()[:2]
    words = {"host": host, "port": port, "version": __version__, "python": python_version(), "engine": engine_kind()}
    LOG.info("open", extra=words)
    more = more_lines(settings, listening, language) if settings.log == "text" else []
    print("\n".join([first_line(listening, language), *more]), flush=True)
