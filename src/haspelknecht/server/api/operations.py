"""Routes for operators: liveness, readiness, metrics.

Monitors often send HEAD requests. These are answered like GET, without a body, and left out of the OpenAPI schema.
"""

from __future__ import annotations

import asyncio
from ipaddress import IPv6Address, ip_address

import msgspec
from litestar import Response, Router, get, route
from litestar.handlers.base import BaseRouteHandler
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from haspelknecht.server.errors import NotFound
from haspelknecht.server.security.rates import AnyConnection
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.settings import Networks
from haspelknecht.server.storage.database import revision_of
from haspelknecht.server.storage.schema import REVISION
from haspelknecht.version import __version__

DATABASE_TIMEOUT = 5.0  # seconds


class Health(msgspec.Struct):
    """The state of the server process."""

    status: str
    version: str


@get("/", operation_id="HealthHealth", summary="Health")
async def get_health() -> Health:
    """Check that the process is alive."""
    return Health("alive", __version__)


@route("/", http_method="HEAD", include_in_schema=False)
async def head_health() -> Health:
    """The same without a body."""
    return Health("alive", __version__)


@get("/", operation_id="ReadyReady", summary="Ready")
async def get_ready(services: InjectedServices) -> Response[Health]:
    """Check that the process can serve: the database answers and has the schema of this version."""
    return await readiness(services)


@route("/", http_method="HEAD", include_in_schema=False)
async def head_ready(services: InjectedServices) -> Response[Health]:
    """The same without a body."""
    return await readiness(services)


async def readiness(services: Services) -> Response[Health]:
    """Whether the database answers, and has the schema of this version."""
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT):
            revision = await services.database.read(revision_of)
    except (SQLAlchemyError, TimeoutError):
        return Response(Health("no database", __version__), status_code=503)
    if revision != REVISION:
        return Response(Health("another schema", __version__), status_code=503)
    return Response(Health("ready", __version__))


def require_metrics_access(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Raise `NotFound` unless the client is this machine or in a network that the operator has named.

    Players in the same network must not see the metrics: some numbers rise with the secret plans of others.
    """
    services: Services = connection.app.state.services
    if connection.client is None or not may_see_metrics(connection.client.host, services.settings.metrics_from):
        raise NotFound("server-no-route")


def may_see_metrics(host: str, networks: Networks) -> bool:
    """Whether an address is a loopback address or in one of these networks."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_loopback or any(address in network for network in networks)


@route("/metrics", http_method=["GET", "HEAD"], guards=[require_metrics_access], include_in_schema=False)
async def metrics(services: InjectedServices) -> Response[bytes]:
    """Get the metrics for Prometheus."""
    return Response(generate_latest(services.metrics.registry), media_type=CONTENT_TYPE_LATEST)


health = Router("/health", route_handlers=[get_health, head_health])
ready = Router("/ready", route_handlers=[get_ready, head_ready])
