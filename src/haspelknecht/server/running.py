"""Running the server: one process of uvicorn, until it is told to stop."""

from __future__ import annotations

import logging
import signal
import socket
import sys
from contextlib import ExitStack
from types import FrameType

import uvicorn

from haspelknecht.errors import UserError
from haspelknecht.locale import say
from haspelknecht.server.alone import alone_with
from haspelknecht.server.app import create_app
from haspelknecht.server.house import House
from haspelknecht.server.logs import nobody_left_behind, set_up_logs
from haspelknecht.server.opening import address_to_open, open_browser
from haspelknecht.server.serving_client import built_client
from haspelknecht.server.settings import Settings
from haspelknecht.server.short_way import SocketWithShortWay
from haspelknecht.server.tidying import spare_programs
from haspelknecht.version import __version__

LOG = logging.getLogger("haspelknecht.server")
LARGEST_FRAME = 16_384  # bytes a client may send over a socket; it only ever says ping
SWITCH = 0.001  # seconds; with Python's 5 ms the scribe waits for the event loop again and again: half the speed
IDLE = 75  # seconds; proxies and browsers hang up before that, so that none asks on a line that we are just closing
PATIENCE = 5  # seconds to finish open requests when stopping; clients that stand still are left behind
# A proxy is believed if it is on this machine or in a private network: what strangers claim about themselves is not.
PROXIES = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]


class Server(uvicorn.Server):
    """uvicorn for a house. Being told to stop is nothing unusual: the exit status is 0, not a signal's."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second Ctrl-C does not wait for open requests."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is open. uvicorn closes sockets with code 1012; streams see `closing` and end."""
        LOG.info("closing")
        self.house.closing.set()
        logging.getLogger("uvicorn.error").addFilter(nobody_left_behind)
        await super().shutdown(sockets)
        LOG.info("closed")


def serve(settings: Settings, language: str, *, browse: bool = False) -> None:
    """Serve until SIGINT or SIGTERM; the port is taken before anything is printed. `browse`: open a browser."""
    set_up_logs()
    sys.setswitchinterval(SWITCH)
    listening = listen_on(settings.host, settings.port)
    with alone_with(settings.database_url):
        run(settings, listening, language, browse=browse)


def run(settings: Settings, listening: socket.socket, language: str, *, browse: bool) -> None:
    """Serve on a socket that listens already."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws=SocketWithShortWay,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=PATIENCE,
        proxy_headers=settings.proxy,
        forwarded_allow_ips=PROXIES,
        server_header=False,
        lifespan="on",
    )
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    LOG.info("open", extra={"host": host, "port": port, "version": __version__})
    print(say("server-listening", language, address=f"http://{shown}:{port}"), flush=True)
    if built_client():
        to_open = address_to_open(host, port)
        print(say("server-client-open", language, address=to_open), flush=True)
        if browse:
            open_browser(to_open)
    server = Server(config, app.state.house)
    spare_programs()
    server.run(sockets=[listening])
    if not server.started:
        LOG.error("the server could not start")
        sys.exit(1)


def listen_on(host: str, port: int) -> socket.socket:
    """A listening socket, or one sentence that says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with ExitStack() as closing:
        try:
            found = closing.enter_context(socket.socket(family, socket.SOCK_STREAM))
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((host, port))
            found.listen(2048)
        except (OSError, OverflowError, TypeError, ValueError) as error:  # the last two: no name of a machine
            raise UserError("server-port-taken", port=str(port), host=host, problem=str(error)) from None
        closing.pop_all()  # it stays open
    return found
