"""The Litestar application: routes, guards, middleware, exception handlers, and the services behind them."""

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
from haspelknecht.server.api import (
    accounts,
    archive,
    chat,
    notifications,
    operations,
    play,
    records,
    reference,
    remote_bots,
    table_socket,
    tables,
    tutorial,
)
from haspelknecht.server.api.openapi import DeclareRefusals, DescribeStructs
from haspelknecht.server.client_files import client_routes
from haspelknecht.server.docs_files import docs_routes
from haspelknecht.server.request_log import with_request_log
from haspelknecht.server.security.authentication import Authentication
from haspelknecht.server.security.error_responses import (
    fail,
    refuse,
    refuse_data,
    refuse_http,
    refuse_without_database,
)
from haspelknecht.server.security.headers import add_security_headers
from haspelknecht.server.security.rates import general_limit
from haspelknecht.server.security.request_checks import SafeJsonRequest, refuse_path_prefix
from haspelknecht.server.services import Services
from haspelknecht.server.settings import Settings
from haspelknecht.version import __version__

LARGEST_BODY = 300_000  # bytes; a components file or a record is far smaller


def services_of(state: State) -> Services:
    """The services of the application, for dependency injection."""
    found: Services = state.services
    return found


def create_app(settings: Settings) -> Litestar:
    """The application of one server process."""
    services = Services(settings)
    api = Router(
        "/api",
        guards=[general_limit],
        route_handlers=[
            accounts.router,
            tables.router,
            play.router,
            chat.router,
            table_socket.router,
            remote_bots.router,
            records.router,
            archive.router,
            notifications.router,
            reference.router,
            tutorial.router,
        ],
    )
    app = Litestar(
        route_handlers=[api, operations.health, operations.ready, operations.metrics, docs_routes(), client_routes()],
        dependencies={"services": Provide(services_of, sync_to_thread=False)},
        middleware=[
            DefineMiddleware(
                Authentication,
                exclude=["^/health", "^/ready", "^/metrics"],
                people=services.people,
                session_cookies=services.session_cookies,
                rates=services.rates,
            )
        ],
        before_send=[add_security_headers],
        exception_handlers={
            UserError: refuse,
            HTTPException: refuse_http,
            DataError: refuse_data,
            OperationalError: refuse_without_database,
            InterfaceError: refuse_without_database,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Haspelknecht",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        plugins=[DeclareRefusals(), DescribeStructs()],
        lifespan=[services.channels, services.open],  # in this order: the services subscribe to the channels
        request_class=SafeJsonRequest,
        request_max_body_size=LARGEST_BODY,
        state=State({"services": services}),
        logging_config=None,  # `serve` sets up the logs
        debug=False,
    )
    inner = refuse_path_prefix(app.asgi_handler) if settings.proxy else app.asgi_handler
    app.asgi_handler = with_request_log(inner, services.metrics)
    return app
