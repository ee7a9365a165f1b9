"""The application: routes, guards, and one house behind them."""

from __future__ import annotations

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DataError, InterfaceError, OperationalError

from haspelknecht.errors import UserError
from haspelknecht.server.guarding.asking import WhoIsIt
from haspelknecht.server.guarding.declaring import DeclareRefusals
from haspelknecht.server.guarding.headers import careful_headers
from haspelknecht.server.guarding.prefix import only_at_the_root
from haspelknecht.server.guarding.rates import anything
from haspelknecht.server.guarding.reading import CarefulRequest
from haspelknecht.server.guarding.refusing import ask_later, fail, refuse, refuse_data, refuse_http
from haspelknecht.server.house import House
from haspelknecht.server.routes import (
    archive,
    chat,
    live,
    looking,
    notify,
    people,
    play,
    records,
    reference,
    remote,
    running,
    tables,
    tutorial,
)
from haspelknecht.server.serving_client import client_routes
from haspelknecht.server.serving_docs import docs_routes
from haspelknecht.server.settings import Settings
from haspelknecht.server.watching import watched
from haspelknecht.version import __version__

LARGEST_BODY = 300_000  # bytes; a components file or a record is far smaller


def house_of(state: State) -> House:
    """The house behind the routes."""
    found: House = state.house
    return found


def create_app(settings: Settings) -> Litestar:
    """A server process."""
    house = House(settings)
    api = Router(
        "/api",
        guards=[anything],
        route_handlers=[
            people.router,
            tables.router,
            play.router,
            looking.router,
            chat.router,
            live.router,
            remote.router,
            records.router,
            archive.router,
            notify.router,
            reference.router,
            tutorial.router,
        ],
    )
    app = Litestar(
        route_handlers=[api, running.health, running.ready, running.metrics, docs_routes(), client_routes()],
        dependencies={"house": Provide(house_of, sync_to_thread=False)},
        middleware=[DefineMiddleware(WhoIsIt, exclude=["^/health", "^/ready", "^/metrics"])],
        before_send=[careful_headers],
        exception_handlers={
            UserError: refuse,
            HTTPException: refuse_http,
            DataError: refuse_data,
            OperationalError: ask_later,
            InterfaceError: ask_later,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Haspelknecht", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        plugins=[DeclareRefusals()],
        lifespan=[house.channels, house.open],  # in this order: the house listens to the channels
        request_class=CarefulRequest,
        request_max_body_size=LARGEST_BODY,
        state=State({"house": house}),
        logging_config=None,  # logs are set up by whoever runs us
        debug=False,
    )
    inner = only_at_the_root(app.asgi_handler) if settings.proxy else app.asgi_handler
    app.asgi_handler = watched(inner, house.metrics)
    return app
